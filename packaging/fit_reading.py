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
from dataclasses import dataclass
from itertools import islice
from lzma import decompress
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

# ruff: noqa: E402 # the checkout, and nothing installed beside it
import freeze_deals

from vira_desktop.bots.habits import signs
from vira_desktop.bots.inference import (
    CARDS_BOUGHT,
    DANGER_STEPS,
    HEIGHT_STEPS,
    LEAST_HEIGHT,
    Reading,
    scores_for,
)
from vira_desktop.bots.measures import suit_danger, suit_score
from vira_desktop.bots.reading_numbers import FILE, HEAD, shipped_numbers
from vira_desktop.bots.sampling import shown_out, unseen_by
from vira_desktop.laboratory import tracks
from vira_desktop.laboratory.entrants import entrant
from vira_desktop.rules.actions import PlayCard
from vira_desktop.rules.cards import ALL_CARDS
from vira_desktop.rules.flow import apply
from vira_desktop.rules.games import Group
from vira_desktop.rules.record import Record, parse_record
from vira_desktop.rules.seats import SEATS, BySeat
from vira_desktop.rules.state import Playing
from vira_desktop.rules.view import view_for
from vira_desktop.session import log as logs
from vira_desktop.session.simulation import Play

SETS = 1 << 13
FEATURES = [f"{place + 1}:{height + 2}" for place in range(13) for height in range(13)]
FEATURES += [f"length {count}" for count in range(14)]
EXCHANGES = 6
"""So many pairs of cards are asked about, for each opponent of each deal."""
DANGERS, HEIGHTS = 41, 41
PULL, PLAY_PULL = 3.0, 4.0
ROUNDS = 120
MEASURED, DEFENDERS = "uniform", ("uniform", "mastare")
ABOUT = """\
How hands are read: what adds how much to the logarithm of how likely a hand is. "of" says in what
games, of whom and of what; "2:7" is a seven as the second card of its suit, counted from the bottom
in low games and from the top in high ones, "length 5" a suit of five, a lone number a step of a
count, all else a card that was not played. "bought" is what five cards bought change (of those that
lie in no hand: what a gask changes). Made by packaging/fit_reading.py."""
AWAY = 3


def ranks_in(mask: int) -> list[int]:
    return [place + 2 for place in range(13) if mask >> place & 1]


def basis(*, from_top: bool) -> np.ndarray:
    """For each set of cards of a suit the FEATURES it has."""
    found = np.zeros((SETS, len(FEATURES)), np.float32)
    for mask in range(SETS):
        ranks = sorted(ranks_in(mask), reverse=from_top)
        for place, rank in enumerate(ranks):
            found[mask, 13 * place + rank - 2] = 1
        found[mask, 169 + len(ranks)] = 1
    return found


LOW, HIGH = basis(from_top=False), basis(from_top=True)
DANGER = np.array([suit_danger(ranks_in(mask)) for mask in range(SETS)])
TRUMP_HEIGHT = np.array([suit_score(ranks_in(mask), is_trump=True) for mask in range(SETS)])
SIDE_HEIGHT = np.array([suit_score(ranks_in(mask), is_trump=False) for mask in range(SETS)])


# --- hands ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Bought:
    """A deal at the first lead: the places are the declarer, his left, his right, and none."""

    group: Group
    trump: int
    """-1 in a low game."""
    needed: int
    owners: list[int]
    thrown: list[list[int]]
    bought: list[int]
    """At the last purchase, -1 without one."""


def bought(record: Record) -> Bought | None:
    """The deal of *record*; None if aces are low in it."""
    log, _ = logs.read(record.deal, record.actions)
    state = log.state
    assert isinstance(state, Playing)
    contract, table = state.contract, state.table
    if contract.aces_low:
        return None
    seats = [contract.declarer, contract.declarer.left, contract.declarer.right]
    owners = [AWAY] * len(ALL_CARDS)
    for place, seat in enumerate(seats):
        for card in table.hands[seat]:
            owners[card] = place
    counts = [[buy.count for buy in table.purchases if buy.seat is seat] for seat in seats]
    return Bought(
        group=contract.named_game.group,
        trump=-1 if contract.trump is None else int(contract.trump),
        needed=contract.tricks_needed,
        owners=owners,
        thrown=[[int(card) for card in table.discards[seat]] for seat in seats],
        bought=[found[-1] if found else -1 for found in counts],
    )


class Pairs:
    """Worlds that are true, and the same with two cards exchanged, by the sets of cards of each
    suit in each place."""

    def __init__(self, deals: list[Bought], seed: str) -> None:
        rng = random.Random(seed)
        deal, seen_by, ones, others = [], [], [], []
        for number, found in enumerate(deals):
            for viewer in (1, 2):
                hidden = [
                    card
                    for card in range(52)
                    if found.owners[card] != viewer and card not in found.thrown[viewer]
                ]
                count = 0
                while count < EXCHANGES:
                    one, other = rng.sample(hidden, 2)
                    if found.owners[one] != found.owners[other]:
                        count += 1
                        deal.append(number)
                        seen_by.append(viewer)
                        ones.append(one)
                        others.append(other)
        self.deal, viewer_of = np.array(deal), np.array(seen_by)
        self.count, self.every = len(deal), np.arange(len(deal))
        self.partner = 3 - viewer_of
        held = np.zeros((len(deals), 4, 4), np.int64)
        thrown = np.zeros((len(deals), 3, 4), np.int64)
        for number, found in enumerate(deals):
            for card, owner in enumerate(found.owners):
                held[number, owner, card // 13] |= 1 << card % 13
            for place, cards in enumerate(found.thrown):
                for card in cards:
                    thrown[number, place, card // 13] |= 1 << card % 13
        self.true = held[self.deal].copy()
        self.true[self.every, AWAY] &= ~thrown[self.deal, viewer_of]
        self.false = self.true.copy()
        owners = np.array([found.owners for found in deals])
        one, other = np.array(ones), np.array(others)
        of_one, of_other = owners[self.deal, one], owners[self.deal, other]
        for card, source, target in ((one, of_one, of_other), (other, of_other, of_one)):
            self.false[self.every, source, card // 13] ^= 1 << card % 13
            self.false[self.every, target, card // 13] ^= 1 << card % 13
        self.trump = np.array([found.trump for found in deals])[self.deal]
        self.needed = np.array([found.needed for found in deals])[self.deal]
        counts = np.array([found.bought for found in deals])
        self.declarer_bought = counts[self.deal, 0]
        self.partner_bought = counts[self.deal, self.partner]
        self.group = np.array([found.group.value for found in deals])[self.deal]


@dataclass(slots=True)
class Term:
    """Numbers looked up by what true and false worlds hold, each counted *times*."""

    name: str
    true: np.ndarray
    false: np.ndarray
    basis: np.ndarray | None
    """Which features each looked-up thing has; None if it is the feature itself."""
    size: int
    times: np.ndarray
    numbers: np.ndarray

    def table(self) -> np.ndarray:
        return self.numbers if self.basis is None else self.basis @ self.numbers

    def odds(self) -> np.ndarray:
        table = self.table()
        return (table[self.true] - table[self.false]).sum(1) * self.times

    def slope(self, doubt: np.ndarray) -> np.ndarray:
        each = np.repeat(doubt * self.times, self.true.shape[1])
        found = np.bincount(self.true.ravel(), each, self.size)
        found -= np.bincount(self.false.ravel(), each, self.size)
        return found if self.basis is None else self.basis.T @ found


def by_cards(name: str, true: np.ndarray, false: np.ndarray, of: np.ndarray, times) -> Term:  # type: ignore[no-untyped-def]
    return Term(name, true, false, of, SETS, times * 1.0, np.zeros(len(FEATURES)))


def by_step(name: str, true: np.ndarray, false: np.ndarray, size: int, times) -> Term:  # type: ignore[no-untyped-def]
    return Term(name, true[:, None], false[:, None], None, size, times * 1.0, np.zeros(size))


def low_terms(pairs: Pairs) -> Iterator[Term]:
    """What is read in a low game."""
    every, true, false = pairs.every, pairs.true, pairs.false
    buying = pairs.group == Group.BUYING.value
    declarer = true[:, 0], false[:, 0]
    yield by_cards("low declarer", *declarer, LOW, 1)
    times = buying * pairs.declarer_bought / CARDS_BOUGHT
    yield by_cards("low declarer bought", *declarer, LOW, times)
    for group in Group:
        of_group = pairs.group == group.value
        steps = (np.minimum(DANGER_STEPS * DANGER[held].sum(1), DANGERS - 1) for held in declarer)
        counts = (count.astype(int) for count in steps)
        yield by_step(f"low declarer {group.value} danger", *counts, DANGERS, of_group)
    partner = true[every, pairs.partner], false[every, pairs.partner]
    buys = pairs.partner_bought >= 0
    yield by_cards("low opponent", *partner, LOW, buys)
    times = buys * pairs.partner_bought / CARDS_BOUGHT
    yield by_cards("low opponent bought", *partner, LOW, times)
    yield by_cards("low away", true[:, AWAY], false[:, AWAY], LOW, 1)
    gask = pairs.group == Group.GASK.value
    yield by_cards("low away bought", true[:, AWAY], false[:, AWAY], LOW, gask)


def high_terms(pairs: Pairs) -> Iterator[Term]:
    """What is read in a high game; of gask and solo there are too few deals to read hands by."""
    every = pairs.every
    sides = np.array([[suit for suit in range(4) if suit != trump] for trump in range(4)])

    def suits_of(place: np.ndarray | int) -> Iterator[tuple[str, np.ndarray, np.ndarray]]:
        held = [world[every, place] for world in (pairs.true, pairs.false)]
        yield "trump", *(hand[every, pairs.trump][:, None] for hand in held)
        yield "side", *(np.take_along_axis(hand, sides[pairs.trump], 1) for hand in held)

    buying = pairs.group == Group.BUYING.value
    buys = pairs.partner_bought >= 0
    heights = []
    for kind, true, false in suits_of(0):
        yield by_cards(f"high declarer {kind}", true, false, HIGH, buying)
        times = buying * pairs.declarer_bought / CARDS_BOUGHT
        yield by_cards(f"high declarer {kind} bought", true, false, HIGH, times)
        table = TRUMP_HEIGHT if kind == "trump" else SIDE_HEIGHT
        heights.append([table[held].sum(1) for held in (true, false)])
    steps = []
    for height in np.sum(heights, axis=0):
        step = (HEIGHT_STEPS * height).astype(int) - HEIGHT_STEPS * (pairs.needed + LEAST_HEIGHT)
        steps.append(np.clip(step, 0, HEIGHTS - 1))
    yield by_step("high declarer height", *steps, HEIGHTS, buying)
    for kind, true, false in suits_of(pairs.partner):
        yield by_cards(f"high opponent {kind}", true, false, HIGH, buys)
        times = buys * pairs.partner_bought / CARDS_BOUGHT
        yield by_cards(f"high opponent {kind} bought", true, false, HIGH, times)
    for kind, true, false in suits_of(AWAY):
        yield by_cards(f"high away {kind}", true, false, HIGH, pairs.group != Group.GASK.value)


def doubt_in(odds: np.ndarray) -> float:
    """The mean of minus the logarithm of how likely the true world is held to be."""
    return float(np.logaddexp(0, -odds).mean())


def odds_of(terms: list[Term]) -> np.ndarray:
    """By how much, in the logarithm, each true world is held to be likelier than the false one."""
    return np.sum([term.odds() for term in terms], axis=0)


def fit(terms: list[Term], count: int) -> None:
    """Finds the numbers of *terms* (steepest ascent with momentum, each number at its own pace)."""
    means = [np.zeros_like(term.numbers) for term in terms]
    squares = [np.zeros_like(term.numbers) for term in terms]
    for turn in range(1, ROUNDS + 1):
        doubt = 1 / (1 + np.exp(odds_of(terms)))
        pace = 0.08 if turn < 0.6 * ROUNDS else 0.02
        for number, term in enumerate(terms):
            slope = (term.slope(doubt) - PULL * term.numbers) / count
            means[number] = 0.9 * means[number] + 0.1 * slope
            squares[number] = 0.99 * squares[number] + 0.01 * slope * slope
            mean = means[number] / (1 - 0.9**turn)
            size = np.sqrt(squares[number] / (1 - 0.99**turn)) + 1e-8
            term.numbers = term.numbers + pace * mean / size


def hands_read(name: str, deals: list[Bought]) -> Iterator[tuple[str, str, float]]:
    """The lines for hands, found in four fifths of *deals*; prints how well the rest is read."""
    cut = len(deals) * 4 // 5
    of = low_terms if name == "low" else high_terms
    pairs, others = Pairs(deals[:cut], "fit"), Pairs(deals[cut:], "check")
    terms, checks = list(of(pairs)), list(of(others))
    fit(terms, pairs.count)
    for term, check in zip(terms, checks, strict=True):
        check.numbers = term.numbers
    found = [doubt_in(odds_of(some)) for some in (terms, checks)]
    print(f"{name}: doubt {found[0]:.4f}, in other deals {found[1]:.4f}; all alike 0.6931")
    for term in terms:
        names = FEATURES if term.basis is not None else [str(step) for step in range(term.size)]
        # What is never met stays at 0; the steps of a count must all be there.
        yield from (
            (term.name, name, float(number))
            for name, number in zip(names, term.numbers, strict=True)
            if term.basis is None or abs(number) >= 0.005
        )


# --- plays ----------------------------------------------------------------------------------------


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


# --- all of it ------------------------------------------------------------------------------------


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
