#!/usr/bin/env python3
"""Finds the numbers by which bots read hands: resources/inference/reading.tsv, see
vira_desktop/bots/reading_numbers.py. `python -P packaging/fit_reading.py 2000 60` looks at so many
deals of each family, and at the play of so many stored ones of each; needs numpy, and hours.

Deals are drawn, bought and kept as `freeze_deals` does it, from other seeds. Where two cards lie in
different places that an opponent cannot see, he may ask: which of the two worlds is it, this or the
one with the two exchanged? The numbers are those by which the true one is likeliest on the whole
(logistic regression on what the two worlds differ in, with a pull towards 0). They fit as they are
used: by exchanges. For the plays the same is asked in the middle of games in which *uniform* plays
alone against two of *uniform* and two of *mastare*, with what is known of hands counted before."""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from lzma import decompress
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

# ruff: noqa: E402 # the checkout, and nothing installed beside it
import freeze_deals
from reading_hands import AWAY, EXCHANGES, Bought, bought, doubt_in, hands_read

from vira_desktop.bots.habits import signs
from vira_desktop.bots.inference import Reading, scores_for
from vira_desktop.bots.reading_numbers import FILE, HEAD, shipped_numbers
from vira_desktop.bots.sampling import shown_out, unseen_by
from vira_desktop.laboratory import tracks
from vira_desktop.laboratory.entrants import entrant
from vira_desktop.rules.actions import PlayCard
from vira_desktop.rules.cards import ALL_CARDS
from vira_desktop.rules.flow import apply
from vira_desktop.rules.record import Record, parse_record
from vira_desktop.rules.seats import SEATS, BySeat
from vira_desktop.rules.state import Playing
from vira_desktop.rules.view import view_for
from vira_desktop.session import log as logs
from vira_desktop.session.simulation import Play

PLAY_PULL = 4.0
MEASURED, DEFENDERS = "uniform", ("uniform", "mastare")
ABOUT = """\
How hands are read: what adds how much to the logarithm of how likely a hand is. "of" says in what
games, of whom and of what; "2:7" is a seven as the second card of its suit, counted from the bottom
in low games and from the top in high ones, "length 5" a suit of five, a lone number a step of a
count, all else a card that was not played. "bought" is what five cards bought change (of those that
lie in no hand: what a gask changes). Made by packaging/fit_reading.py."""


def played(line: str, defender: str, seed: str) -> Record:
    """The stored deal *line* played out, *uniform* alone against two of *defender*."""
    record = parse_record(line)
    log, _ = logs.read(record.deal, record.actions)
    assert isinstance(log.state, Playing)
    opponent, declarer = entrant(defender), log.state.contract.declarer
    seated = BySeat(opponent, opponent, opponent).put(declarer, entrant(MEASURED))
    table = Play(log, seated, seed=seed)
    table.to_the_end()
    return Record(deal=table.log.deal, actions=table.log.actions)


def exchanges(record: Record, rng: random.Random) -> Iterator[tuple[float, Counter[str]]]:
    """Exchanges of two cards, in the middle of the play of *record*: how much the hands speak for
    the true world, and how often each sign does (or against it, if less than 0)."""
    log, _ = logs.read(record.deal, ())
    state = log.state
    for action in record.actions:
        if isinstance(state, Playing) and isinstance(action, PlayCard) and not state.claim:
            if state.to_act is not state.contract.declarer and rng.random() < 0.5:
                yield from _exchanges_now(state, rng)
        state = apply(state, action)


def _exchanges_now(state: Playing, rng: random.Random) -> Iterator[tuple[float, Counter[str]]]:
    contract, view = state.contract, view_for(state, state.to_act)
    if contract.aces_low:
        return
    seats = [contract.declarer, contract.declarer.left, contract.declarer.right]
    me = seats.index(view.seat)
    told = [[Counter[str]() for _ in ALL_CARDS] for _ in range(4)]
    held = [[0] * 4 for _ in range(4)]
    owner = dict.fromkeys(ALL_CARDS, AWAY)
    for seat in SEATS:
        owner |= dict.fromkeys(state.table.hands[seat], seats.index(seat))
    for lying in (*(trick.cards for trick in view.tricks), view.trick):
        for place, card_played in enumerate(lying):
            by = seats.index(card_played.seat)
            owner[card_played.card] = by
            if by != me:
                for card, sign in signs(contract, card_played, lying[:place]):
                    told[by][card][sign] += 1
    for card, place in owner.items():
        if card not in view.discards:
            held[place][card.suit] |= 1 << card % 13
    unseen, voids = unseen_by(view), shown_out(view)
    free = [*unseen.for_both, *unseen.for_first, *unseen.for_second]
    scores = scores_for(view, Reading.PURCHASES)
    for _ in range(6 * EXCHANGES):
        if len(free) < 2:
            return
        one, other = rng.sample(free, 2)
        here, there = owner[one], owner[other]
        moved = ((one, here, there), (other, there, here))
        if here == there or any(
            to == me or (to < AWAY and card.suit in voids[seats[to]]) for card, _, to in moved
        ):
            continue
        after = [list(hand) for hand in held]
        count: Counter[str] = Counter()
        for card, source, target in moved:
            after[source][card.suit] ^= 1 << card % 13
            after[target][card.suit] ^= 1 << card % 13
            count.update(told[source][card])
            count.subtract(told[target][card])
        places = here, there
        yield sum(scores[at](*held[at]) - scores[at](*after[at]) for at in places), count


def plays_read(name: str, records: list[Record]) -> Iterator[tuple[str, str, float]]:
    """The lines for plays (Newton's method)."""
    rng = random.Random("plays")
    found = [pair for record in records for pair in exchanges(record, rng)]
    names = sorted({sign for _, count in found for sign in count})
    place = {sign: number for number, sign in enumerate(names)}
    counts = np.zeros((len(found), len(names)))
    by_hands = np.array([odds for odds, _ in found])
    for row, (_, count) in enumerate(found):
        for sign, number in count.items():
            counts[row, place[sign]] = number
    numbers = np.zeros(len(names))
    for _ in range(15):
        doubt = 1 / (1 + np.exp(by_hands + counts @ numbers))
        slope = counts.T @ doubt - PLAY_PULL * numbers
        bend = (counts * (doubt * (1 - doubt))[:, None]).T @ counts
        numbers += np.linalg.solve(bend + PLAY_PULL * np.eye(len(numbers)), slope)
    before, after = doubt_in(by_hands), doubt_in(by_hands + counts @ numbers)
    print(f"{name}: doubt by hands {before:.4f}, by plays too {after:.4f}")
    found_of = zip(names, numbers, strict=True)
    yield from ((f"{name} plays", sign, float(number)) for sign, number in found_of)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("deals", type=int, help="of each family, for the hands")
    parser.add_argument("games", type=int, help="of each family, for the plays")
    chosen = parser.parse_args()
    low = [family for family in tracks.FAMILIES if family != "trump"]
    for name, families in (("low", low), ("high", ["trump"])):
        deals: list[Bought] = []
        for family in families:
            drawn = islice(freeze_deals.found(family, "reading"), chosen.deals)
            deals += [deal for record in drawn if (deal := bought(record)) is not None]
        write(name, "hands", list(hands_read(name, deals)))
        records = [
            played(line, defender, f"reading/{number}")
            for family in families
            for number, line in enumerate(stored(family)[: chosen.games])
            for defender in DEFENDERS
        ]
        write(name, "plays", list(plays_read(name, records)))


def stored(family: str) -> list[str]:
    """The deals of *family* to tune on."""
    folder, name = tracks.file_of(family, tracks.TUNING)
    return decompress((ROOT / "resources" / folder / name).read_bytes()).decode().splitlines()


def write(name: str, part: str, lines: list[tuple[str, str, float]]) -> None:
    """Puts *lines* in the place of those that the file has of this part."""
    path = ROOT / "resources" / Path(*FILE)
    kept = []
    if path.exists():
        kept = [line.split("\t") for line in path.read_text("utf-8").splitlines()]
        kept = [row for row in kept if len(row) == len(HEAD) and row != list(HEAD)]
    kept = [row for row in kept if _part(row[0]) != (name, part)]
    kept += [[of, feature, f"{number:.3f}"] for of, feature, number in lines]
    kept.sort(key=lambda row: row[0])
    text = [*(f"# {line}" if line else "#" for line in ABOUT.splitlines())]
    text += ["\t".join(row) for row in (list(HEAD), *kept)]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(text) + "\n", "utf-8")
    shipped_numbers.cache_clear()


def _part(of: str) -> tuple[str, str]:
    name, rest = of.split(" ", 1)
    return name, "plays" if rest == "plays" else "hands"


if __name__ == "__main__":
    main()
