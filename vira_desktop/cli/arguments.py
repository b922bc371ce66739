"""What may be said on the command line, and what each word of it means."""

import argparse
import os
import re
import sys
from collections.abc import Sequence
from typing import TypeAlias

from .drill_notes import DRILL_NOTES, KINDS
from .fit_notes import FIT_NOTES, QUESTIONS_NOTES

_SIM_NOTES = """\
Bots, by what they know: nyborjare (spel and solo, forgets what was played), hemmaspelare (counts
trumps and voids), klubbspelare (bids by worth, tries cards in worlds that fit the bids), mastare
(reads purchases and plays too, tries bids that are about as good), stormastare (more worlds); regel
(plain rules), random (draws lots). They are named by chair, clockwise; the deal passes on after
every deal, and with four one sits out in turn. The same bot may be named more than once.

With --json one object is printed:
  deals, exceptions, illegal, seconds   exceptions: a bot failed; illegal: its answer was refused.
                                        A plain legal action is put in its place.
  games   by game, in bidding order, those that came up:
          bid          calls of the game (a bid without a level counts as the lowest it stands for)
          played       deals of which it was the game, laid hands included
          home, bet, kodilj   how these ended; together they are `played`
          laid, repurchased   how many of `played` were laid down, were repurchased
  worth          by bot: mean pins a deal and chair (pins, bets at eight, share of the pulla)
  worth_by_seat  the same by seat: F, M, R, and S for the one who sits out

The same seed gives the same deals, decisions and figures; only `seconds` differs."""

_MATCH_NOTES = """\
Two bots play the same deals in all six mixed seatings. Bots: those of `vira sim`, and rulers that
only measure: uniform (plays the card that does best over 100 worlds, all that fit what was seen
being as likely; uniform-N over N), cheat (sees all cards). Both bid and buy as regel. And
bids-by-worth bids by what hands are worth, bids-by-worth:FILE by the numbers in FILE (see vira
fit); both do all else as regel.

Tracks: whole-deal (deals drawn from the seed), card-play (stored deals of one family; the auction
and the purchases are given, the bots only play). Families: trump, misere-11, misere-12, misere-13
(closed, of so many cards). Sets: tuning, and test, on which nothing is ever tuned.

What is finished is kept in the folder matches of --data-dir, of VIRA_DATA_DIR, or where your system
keeps such things: stopped, the same command goes on, as long as the program is the same.

With --json one object is printed:
  diff      what A earns more than B, in pins a deal and chair: mean, and low to high, 95 % (10,000
            resamplings of the deals); worth: what each earned
  declared  at how many tables each played alone; success, kodilj: how often these ended so
  ms        by bot, and by phase or trick: decisions, and what they took in milliseconds of
            processor time: median, p95, most
  with --gap (card-play): uniform plays alone against two of A, of uniform and of cheat;
  gap_share how much of what cheat defends better than uniform A reaches; gap: low to high, 95 %,
            and home: how often uniform went home against each; with --bots A nothing else
  bots, track, family, set, deals, tables, seed, exceptions, illegal

The same arguments give the same figures on any number of processes, and on a cluster of workers
that have the same version of Vira; only `ms` differs."""

_CHECK_NOTES = """\
One JSON object is printed for each record, on one line. Exit status: 0 if all are legal, 1 if
one is illegal, 2 if one cannot be read."""

_DB_NOTES = """\
The database is one SQLite file in the folder of --data-dir, of VIRA_DATA_DIR, or where your system
keeps such things. --data-dir stands before `db`: vira --data-dir DIR db check

An export holds players, evenings, deals and training. Its deals are lines that `vira check` reads.
An import is made whole or not at all, and adds nothing a second time.

Exit status: 0; 1 if `check` finds something wanting; 2 if something cannot be done."""

_SOLVE_NOTES = """\
A position is one JSON object; with many, each stands on a line of its own:
  {"hands": {"F": "AK4.96.QJ3.T9852", "M": ..., "R": ...}, "declarer": "F", "trump": "H",
   "low": false, "aces_low": false, "leader": "F", "trick": [], "tricks": 13}
trump is null without one; trump, low, aces_low and trick may be left out. Cards in the trick
("F SA") are in no hand. tricks: those still to be played, the running one included; the declarer
has a card for each of them, the opponents as many or more.

For each position one JSON object is printed, on one line:
  declarer_tricks   what he takes from here on: high as many as he can, low as few
  cards             the same for each card of the player to move
  nodes, seconds    what the search cost

Exit status: 0, or 2 if something cannot be solved."""


_WITH_A_WORD = ("--lang", "--data-dir")
"""Options before the command that take the word which follows them."""


def read(version: str, words: Sequence[str] | None = None) -> argparse.Namespace:
    """What *words*, or those of the command line, ask for. Wrong ones end in SystemExit."""
    words = list(sys.argv[1:] if words is None else words)
    top, commands = _parser(version)
    for n, word in enumerate(words):
        if word.startswith("-") or (n and words[n - 1] in _WITH_A_WORD):
            continue
        if word not in commands.choices and _names_file(word):
            words.insert(n, "open")
        break
    return top.parse_args(words)


def _names_file(word: str) -> bool:
    """As a desktop hands it over when a saved deal is to be opened."""
    return word.endswith(".vira") or os.sep in word or os.path.isfile(word)  # noqa: PTH113


def _parser(version: str) -> tuple[argparse.ArgumentParser, "Commands"]:
    """The parser of the whole command line, and its commands; `command` is None when the window is
    wanted."""
    top = argparse.ArgumentParser(
        prog="vira",
        description="Vira, Sweden's national card game. Without a command the window opens;"
        " with a FILE in its place, as with `open FILE`, that deal is on the table.",
        allow_abbrev=False,
    )
    top.add_argument("--version", action=_Version, version=version, help="what is running")
    top.add_argument(
        "--self-check", action="store_true", help="use every part once and say what works"
    )
    top.add_argument("--lang", choices=("sv", "en"), help="language of the window for this run")
    top.add_argument("--data-dir", metavar="DIR", help="where settings and deals are kept")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    _add_open(commands)
    _add_check(commands)
    _add_sim(commands)
    _add_match(commands)
    _add_fit(commands)
    _add_deal(commands)
    _add_drill(commands)
    _add_solve(commands)
    _add_db(commands)
    _add_bench(commands)
    _add_screenshots(commands)
    return top, commands


class _Version(argparse.Action):
    """Tells the versions of Vira, Qt and Python, and whether the solver is compiled; all of which
    is looked up only here."""

    def __init__(self, option_strings: Sequence[str], version: str, **rest: str) -> None:
        super().__init__(option_strings, dest=argparse.SUPPRESS, nargs=0, help=rest["help"])
        self._version = version

    def __call__(self, parser: argparse.ArgumentParser, *_: object, **__: object) -> None:
        import importlib.metadata
        import platform

        from ..solver.api import COMPILED

        # Asked of the package and not of Qt itself, which would be loaded for it.
        qt = importlib.metadata.version("PySide6-Essentials")
        how = "compiled" if COMPILED else "interpreted"
        python = platform.python_version()
        print(f"vira {self._version} (Qt {qt}, Python {python}, solver {how})")
        parser.exit()


Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def _add(commands: Commands, name: str, what: str, *, notes: str = "") -> argparse.ArgumentParser:
    return commands.add_parser(
        name,
        help=what,
        description=f"{what[0].upper()}{what[1:]}.",
        epilog=notes,
        allow_abbrev=False,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def _add_open(commands: Commands) -> None:
    opened = _add(commands, "open", "open the window with a saved deal on the table")
    opened.add_argument("file", metavar="FILE", help="a record file")


def _add_check(commands: Commands) -> None:
    check = _add(commands, "check", "replay deal records through the rules", notes=_CHECK_NOTES)
    check.add_argument(
        "files", nargs="+", metavar="FILE", help="a record file; - is standard input"
    )


def _add_sim(commands: Commands) -> None:
    sim = _add(commands, "sim", "let bots play many deals", notes=_SIM_NOTES)
    sim.add_argument("--deals", type=_at_least_one, required=True, metavar="N", help="how many")
    sim.add_argument("--seed", type=_seed, required=True, metavar="S", help="any word or number")
    sim.add_argument("--players", type=_players, metavar="3|4", help="chairs at the table")
    sim.add_argument("--bots", type=_names, metavar="A,B,C[,D]", help="who plays (all regel)")
    sim.add_argument("--records", metavar="FILE", help="write the deals there, a record a line")
    sim.add_argument("--json", action="store_true", help="print one JSON object, not a table")


def _add_match(commands: Commands) -> None:
    match = _add(commands, "match", "measure two bots against each other", notes=_MATCH_NOTES)
    match.add_argument("--bots", type=_names, required=True, metavar="A,B", help="which two")
    match.add_argument("--deals", type=_at_least_one, required=True, metavar="N", help="how many")
    match.add_argument("--seed", type=_seed, required=True, metavar="S", help="any word or number")
    match.add_argument(
        "--track",
        choices=("whole-deal", "card-play"),
        default="whole-deal",
        help="what they decide (whole-deal)",
    )
    match.add_argument(
        "--family",
        choices=("trump", "misere-11", "misere-12", "misere-13"),
        help="what is played in card-play",
    )
    match.add_argument(
        "--set", choices=("tuning", "test"), help="which stored deals, in card-play (tuning)"
    )
    match.add_argument("--gap", action="store_true", help="compare A's defence with the cheater's")
    _add_place(match)
    match.add_argument("--json", action="store_true", help="print one JSON object, not a table")


def _add_place(command: argparse.ArgumentParser) -> None:
    command.add_argument("--processes", type=_at_least_one, metavar="N", help="(one a core)")
    command.add_argument(
        "--cluster", metavar="ADDRESS", help="of a Dask scheduler: its workers do it"
    )


def _add_fit(commands: Commands) -> None:
    fit = _add(commands, "fit", "find numbers that bots bid by, or questions")
    what = fit.add_subparsers(dest="what", required=True, metavar="WHAT")
    _add_fit_bidding(what)
    _add_fit_questions(what)


def _add_fit_bidding(what: Commands) -> None:
    fit = _add(what, "bidding", "the numbers by which bots bid", notes=FIT_NOTES)
    fit.add_argument("--deals", type=_at_least_one, required=True, metavar="N", help="how many")
    fit.add_argument("--seed", type=_seed, required=True, metavar="S", help="any word or number")
    fit.add_argument(
        "--margin", type=_pins, metavar="PINS", help="by which a bid must be ahead of a pass (0)"
    )
    fit.add_argument("--out", metavar="FILE", help="write the numbers there, not where they lie")
    fit.add_argument("--check", action="store_true", help="tell how true the numbers are")
    fit.add_argument("--curves", action="store_true", help="make the numbers truer by sessions")
    fit.add_argument(
        "--known",
        metavar="N",
        type=_at_least_one,
        help="deals of each kind for which that counts which was known before --curves (30)",
    )
    fit.add_argument("--model", metavar="FILE", help="of these numbers (those that lie there)")
    fit.add_argument(
        "--bot",
        choices=("klubbspelare", "mastare", "stormastare"),
        help="who plays the sessions (who bids by the numbers, and does all else as regel)",
    )
    _add_place(fit)
    fit.add_argument("--json", action="store_true", help="print one JSON object, not a table")


def _add_fit_questions(what: Commands) -> None:
    fit = _add(what, "questions", "judged questions for the trainer", notes=QUESTIONS_NOTES)
    fit.add_argument("--count", type=_at_least_one, metavar="N", help="bids; to check: of all")
    fit.add_argument("--last-words", type=_at_least_one, metavar="N", help="last words (half)")
    fit.add_argument("--seed", type=_seed, default="1", metavar="S", help="any word or number (1)")
    fit.add_argument("--out", metavar="FILE", help="write them there, not where they lie")
    fit.add_argument("--more", action="store_true", help="keep those there are, and go on")
    fit.add_argument("--check", action="store_true", help="judge those there are again")
    fit.add_argument("--worlds", type=_at_least_one, default=10, metavar="X", help="times as many")
    fit.add_argument("--stream", action="store_true", help="print questions as they are found")
    fit.add_argument("--first", type=int, default=0, metavar="N", help="number to begin with (0)")
    _add_place(fit)
    fit.add_argument("--json", action="store_true", help="print one JSON object, not a table")


def _add_deal(commands: Commands) -> None:
    deal = _add(commands, "deal", "deal afresh and print the record")
    deal.add_argument("--seed", type=_seed, metavar="S", help="the same seed, the same cards")
    deal.add_argument("--players", type=_players, default=3, metavar="3|4", help="at the table (3)")
    deal.add_argument("--pulla", type=_bets, metavar="BETS", help="in the pulla (one a player)")


def _add_drill(commands: Commands) -> None:
    drill = _add(commands, "drill", "print questions of the trainer", notes=DRILL_NOTES)
    drill.add_argument("kind", nargs="?", choices=KINDS, metavar="KIND", help=", ".join(KINDS))
    drill.add_argument("--count", type=_at_least_one, metavar="N", help="how many questions")
    drill.add_argument("--seed", type=_seed, metavar="S", help="any word or number")
    drill.add_argument("--level", type=_level, metavar="1-5", help="how hard (all levels)")
    drill.add_argument("--list", action="store_true", help="kinds, skills and sizes instead")
    drill.add_argument("--json", action="store_true", help="print JSON, not text")


def _add_solve(commands: Commands) -> None:
    solve = _add(commands, "solve", "tell what all cards seen decide", notes=_SOLVE_NOTES)
    source = solve.add_mutually_exclusive_group(required=True)
    source.add_argument("file", nargs="?", metavar="FILE", help="positions; - is standard input")
    source.add_argument("--record", metavar="FILE", help="a position out of this deal record")
    solve.add_argument("--at", type=_actions, metavar="N", help="after its first N actions (all)")


def _add_db(commands: Commands) -> None:
    db = _add(commands, "db", "look after the database", notes=_DB_NOTES)
    deeds = db.add_subparsers(dest="deed", metavar="DEED", title="deeds", required=True)
    _add(deeds, "path", "print where the database lies")
    look = _add(deeds, "check", "look whether all of it can be read and was counted rightly")
    look.add_argument("--recount", action="store_true", help="count all results again before")
    backup = _add(deeds, "backup", "copy it, also while it is in use")
    backup.add_argument("file", nargs="?", metavar="FILE", help="to there (the backups' folder)")
    restore = _add(deeds, "restore", "put a backup in its place; what is there now is kept aside")
    which = restore.add_mutually_exclusive_group()
    which.add_argument("file", nargs="?", metavar="BACKUP", help="which (the newest good one)")
    which.add_argument("--list", action="store_true", help="print the backups instead")
    out = _add(deeds, "export", "write everything as one readable file, a JSON value a line")
    out.add_argument("file", metavar="FILE", help="where to; - is standard output")
    back = _add(deeds, "import", "put in what an export holds and is not there yet")
    back.add_argument("file", metavar="FILE", help="an export; - is standard input")


def _add_bench(commands: Commands) -> None:
    bench = _add(commands, "bench", "measure the program on this machine")
    bench.add_argument(
        "what", choices=("rules", "start", "window", "solver", "storage"), help="what to measure"
    )
    bench.add_argument("--json", action="store_true", help="print one JSON object, not a table")


def _add_screenshots(commands: Commands) -> None:
    shots = _add(commands, "screenshots", "draw every screen and phase into picture files")
    shots.add_argument("folder", metavar="DIR", help="where the pictures go")
    shots.add_argument(
        "--only", type=_pattern, default="", metavar="PATTERN", help="part of a name, or a regex"
    )
    shots.add_argument("--scale", type=_at_least_one, metavar="PERCENT", help=argparse.SUPPRESS)


def _pattern(text: str) -> str:
    try:
        re.compile(text)
    except re.error as problem:
        raise argparse.ArgumentTypeError(f"{text!r} is no pattern: {problem}") from None
    return text


def _at_least_one(text: str) -> int:
    return _whole(text, least=1)


def _bets(text: str) -> int:
    return _whole(text, least=0)


def _actions(text: str) -> int:
    return _whole(text, least=0)


def _whole(text: str, *, least: int) -> int:
    if not re.fullmatch("[0-9]{1,9}", text) or int(text) < least:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from {least} to 999999999")
    return int(text)


def _pins(text: str) -> float:
    if not re.fullmatch("[0-9]{1,2}([.][0-9]{1,3})?", text):
        raise argparse.ArgumentTypeError(f"{text!r} is no number of pins from 0 to 99.999")
    return float(text)


def _level(text: str) -> int:
    if text not in ("1", "2", "3", "4", "5"):
        raise argparse.ArgumentTypeError(f"{text!r} is no level; there are 1 to 5")
    return int(text)


def _players(text: str) -> int:
    if text not in ("3", "4"):
        raise argparse.ArgumentTypeError(f"{text!r} players cannot play; three or four can")
    return int(text)


def _seed(text: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise argparse.ArgumentTypeError(f"{text!r} is no text") from None
    return text


def _names(text: str) -> tuple[str, ...]:
    return tuple(text.split(","))
