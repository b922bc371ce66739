"""The yardstick: what *regel* decides in 500 stored deals, as one hash.

`python -m tests.bots.frozen` prints the hash of today's decisions; with `--renew` it writes it as
the one that is expected, and the deals if there are none. To be done only when *regel* is meant to
play otherwise: results of other bots measured against it are then no longer comparable."""

import hashlib
import random
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.bots.chairs import REGEL, chance_deal, declared
from vira_desktop.bots.bot import Budget, Decision
from vira_desktop.rules.actions import Accept, Action, Bid, Pass, Refuse
from vira_desktop.rules.flow import apply, replay
from vira_desktop.rules.games import GAMES
from vira_desktop.rules.notation import format_action
from vira_desktop.rules.record import Record, format_record, parse_record
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.state import Call, Playing, Settled, table_of
from vira_desktop.rules.view import view_for

DATA = Path(__file__).resolve().parent.parent / "data"
DEALS = DATA / "regel_deals.jsonl"
HASH = DATA / "regel_decisions.sha256"
COUNT = 500
FORCED = 200
"""So many of the deals begin with an auction that was forced: every game, five times."""


def stored_deals() -> list[Record]:
    """The deals, each with the calls made before *regel* takes over."""
    return [parse_record(line) for line in DEALS.read_text("utf-8").splitlines()]


def decisions(record: Record) -> Iterator[str]:
    """What *regel* decides in all three chairs from where *record* ends, one line a decision: the
    action, the rule and its figures. Of the claims every other one is accepted."""
    state = replay(record.deal, record.actions).state
    refused = False
    number = 0
    while not isinstance(state, Settled):
        seat, number = state.to_act, number + 1
        if isinstance(state, Playing) and state.claim:
            state = apply(state, Accept(seat) if refused else Refuse(seat))
            refused = refused or not isinstance(state, Settled)
            continue
        chance = random.Random(f"{record.seed}/{number}")
        decision = REGEL.decide(view_for(state, seat), chance, Budget())
        yield _line(decision)
        state = apply(state, decision.action)


def _line(decision: Decision) -> str:
    figures = " ".join(f"{name}={value:.6g}" for name, value in decision.motive.figures)
    return f"{format_action(decision.action)} | {decision.motive.rule.value} | {figures}"


def hash_of(records: list[Record]) -> str:
    """The hash of every decision in *records*."""
    digest = hashlib.sha256()
    for record in records:
        for line in decisions(record):
            digest.update(line.encode() + b"\n")
        digest.update(b"\n")
    return digest.hexdigest()


def fresh_deals() -> Iterator[Record]:
    """The deals as they were made: drawn, the last ones with every game forced on every seat."""
    for number in range(COUNT):
        seed = f"regel {number}"
        deal, calls = chance_deal(seed), tuple[Action, ...]()
        forced = number - (COUNT - FORCED)
        if forced >= 0:
            game, seat = GAMES[forced % len(GAMES)], tuple(Seat)[forced % len(Seat)]
            calls = tuple(_calls(table_of(declared(deal, seat, game.key)).auction))
        yield Record(deal=deal, actions=calls, seed=seed)


def _calls(auction: tuple[Call, ...]) -> Iterator[Action]:
    for call in auction:
        offer = call.offer
        yield Bid(call.seat, offer.game.key, offer.qualifier) if offer else Pass(call.seat)


def main(arguments: list[str]) -> None:
    """Prints today's hash; `--renew` writes it."""
    if "--renew" in arguments:
        if not DEALS.exists():
            lines = (format_record(record) for record in fresh_deals())
            DEALS.write_text("".join(f"{line}\n" for line in lines), "utf-8")
        HASH.write_text(hash_of(stored_deals()) + "\n", "utf-8")
    print(hash_of(stored_deals()))


if __name__ == "__main__":
    main(sys.argv[1:])
