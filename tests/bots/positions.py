"""Positions of misère defence: a line of tests/data/misere-defence.tsv each, the view of whoever is
to play in it, and every world that fits what he sees.

Forehand looks on; the declarer of a closed misère of twelve cards sits on his left (M) or on his
right (R). `before` are the last tricks as "R H9 H4 CK", leader first, `trick` the cards that lie;
hands are spades, hearts, diamonds, clubs. `out` are the cards that are with the two others or set
aside by them; everything else has been seen to go."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path

from tests.bots.chairs import F, in_play
from vira_desktop.bots.sampling import table_in, unseen_by
from vira_desktop.rules.cards import NO_CARDS, Card
from vira_desktop.rules.games import Result
from vira_desktop.rules.notation import parse_cards
from vira_desktop.rules.seats import BySeat, Seat
from vira_desktop.rules.view import SeatView
from vira_desktop.solver.api import Solver, owners_in

FILE = Path(__file__).resolve().parent.parent / "data" / "misere-defence.tsv"
HEAD = ("name", "declarer", "before", "trick", "hand", "out", "good", "why")
GAME = "kopmisar-3"
WORSE = {Result.HOME: 0, Result.BET: 1, Result.KODILJ: 2}
"""How bad a result is for the declarer."""

Judged = dict[Card, int]


@dataclass(frozen=True, slots=True)
class Position:
    """One line of the file."""

    name: str
    declarer: str
    before: str
    trick: str
    hand: str
    out: str
    good: str
    why: str

    @property
    def answers(self) -> frozenset[Card]:
        """The cards that are right."""
        return frozenset(parse_cards(self.good))

    @property
    def view(self) -> SeatView:
        """What forehand sees."""
        hand = self.hand.split(".")
        view = in_play(
            self.hand,
            seat=F,
            declarer=Seat(self.declarer),
            game=GAME,
            trick=self.trick,
            out=self.out,
            before=tuple(part for part in self.before.split(" / ") if part),
            tricks_left=sum(map(len, hand)),
        )
        counts = view.card_counts
        for played in view.trick:
            counts = counts.put(played.seat, counts[played.seat] - 1)
        return replace(view, card_counts=counts)


def stored_positions() -> list[Position]:
    """Every position of the file. Raises ValueError for one that is not as HEAD has it."""
    head, *lines = FILE.read_text("utf-8").splitlines()
    if tuple(head.split("\t")) != HEAD:
        raise ValueError("the heading is another")
    return [Position(*line.split("\t")) for line in lines]


def in_every_world(view: SeatView, solver: Solver) -> Iterator[Judged]:
    """For every world that fits *view*, what each card that may be played leads to when all cards
    are seen: 0 the declarer goes home, 1 bet, 2 kodilj."""
    moment = None
    for hands in _worlds(view):
        state = table_in(view, hands)
        moment = moment or solver.in_many_worlds(state)
        results = moment.results(owners_in(state))
        assert results is not None
        yield {card: WORSE[it] for card, it in zip(moment.cards, results, strict=True)}


def _worlds(view: SeatView) -> Iterator[BySeat[frozenset[Card]]]:
    unseen, counts = unseen_by(view), view.card_counts
    common = unseen.for_both
    for one, two in unseen.splits:
        for first in combinations(unseen.for_first, one):
            for second in combinations(unseen.for_second, two):
                for more in combinations(common, counts[unseen.first] - one):
                    rest = [card for card in common if card not in more]
                    for others in combinations(rest, counts[unseen.second] - two):
                        hands = BySeat(NO_CARDS, NO_CARDS, NO_CARDS).put(view.seat, view.hand)
                        hands = hands.put(unseen.first, frozenset((*first, *more)))
                        yield hands.put(unseen.second, frozenset((*second, *others)))
