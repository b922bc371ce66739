"""Worlds for the play that fit what was seen, each as often as bids and purchases make it likely.

From one world that fits the next ones come by exchanging two cards between places, again and again,
an exchange being taken back with the chance that makes the long run right (Metropolis)."""

import random
from collections.abc import Iterator
from math import exp

from ..rules.cards import ALL_CARDS, Card, CardSet
from ..rules.seats import SEATS, BySeat
from ..rules.state import Playing
from ..rules.view import SeatView
from .habits import told_by
from .inference import AWAY, Reading, bit_of, even, scores_for
from .reading_numbers import shipped_numbers
from .sampling import table_in, unseen_by

SETTLING = 12
"""Exchanges tried, for every card not seen, before the world begun with is forgotten."""
BETWEEN = 0.7
"""Exchanges tried, for every card not seen, between one world and the next that is used."""


class LikelyWorlds:
    """The worlds of *view* during the play; *reading* says what makes some likelier than others.
    Raises ValueError if *view* contradicts itself."""

    def __init__(self, view: SeatView, rng: random.Random, reading: Reading) -> None:
        contract = view.contract
        if contract is None:
            raise ValueError("the auction is not over")
        self._rng = rng
        self._unseen = unseen_by(view)
        self._reading = reading
        self._infers = reading is not Reading.NOTHING
        start = SEATS.index(contract.declarer)
        seats = [SEATS[(start + step) % 3] for step in range(3)]
        self._place_of = {seat: place for place, seat in enumerate(seats)}
        hands = self._unseen.hands(random.Random(0))  # not `rng`: what is drawn is drawn later
        self.moment: Playing = table_in(view, hands)
        """The table, with cards for the others that may be theirs."""
        self.owners = bytearray([AWAY]) * len(ALL_CARDS)
        """Who has which card in the world that was drawn last: see ManyWorlds.results."""
        self._trick = [(played.card, self._place_of[played.seat]) for played in view.trick]
        self._lay(hands)
        if self._infers:
            self._prepare(view, aces_low=contract.aces_low)

    def draw(self, count: int) -> Iterator[bytearray]:
        """*count* worlds, one after the other, always in `owners`."""
        if self._infers:
            self._exchange(SETTLING * len(self._free))
        for _ in range(count):
            if self._infers:
                self._exchange(round(BETWEEN * len(self._free)))
            else:
                self._lay(self._unseen.hands(self._rng))
            yield self.owners

    def _lay(self, hands: BySeat[CardSet]) -> None:
        """Makes *hands* the world."""
        self.owners[:] = bytes([AWAY]) * len(ALL_CARDS)
        for seat, place in self._place_of.items():
            for card in hands[seat]:
                self.owners[card] = place
        for card, place in self._trick:
            self.owners[card] = place

    def _prepare(self, view: SeatView, *, aces_low: bool) -> None:
        unseen, places = self._unseen, self._place_of
        first, second = places[unseen.first], places[unseen.second]
        may: dict[Card, int] = {}
        for cards, allowed in (
            (unseen.for_both, 1 << first | 1 << second | 1 << AWAY),
            (unseen.for_first, 1 << first | 1 << AWAY),
            (unseen.for_second, 1 << second | 1 << AWAY),
        ):
            may |= dict.fromkeys(cards, allowed)
        self._may = [may.get(card, 0) for card in ALL_CARDS]
        self._free = list(may)
        self._suit = [int(card.suit) for card in ALL_CARDS]
        self._bit = [bit_of(card, aces_low=aces_low) for card in ALL_CARDS]
        self._held = [[0, 0, 0, 0] for _ in range(4)]
        for card in (*self._free, *(c for cards in unseen.sure.values() for c in cards)):
            self._held[self.owners[card]][self._suit[card]] |= self._bit[card]
        for lying in (*(trick.cards for trick in view.tricks), view.trick):
            for played in lying:
                held = self._held[places[played.seat]]
                held[self._suit[played.card]] |= self._bit[played.card]
        scores = list(scores_for(view, self._reading))
        scores[places[view.seat]] = even
        self._scores = scores
        self._leaning = [[0.0] * len(ALL_CARDS) for _ in range(4)]
        if self._reading is Reading.PLAYS:
            kind = "low" if view.contract and view.contract.is_low else "high"
            for seat, told in told_by(view, shipped_numbers().weights(f"{kind} plays")).items():
                self._leaning[places[seat]] = told
        self._now = [score(*held) for score, held in zip(scores, self._held, strict=True)]

    def _exchange(self, tries: int) -> None:
        """Tries to let two cards change places, so many times."""
        chance, free, owners, may = self._rng.random, self._free, self.owners, self._may
        suits, bits, hands, scores, now = (
            self._suit,
            self._bit,
            self._held,
            self._scores,
            self._now,
        )
        leaning = self._leaning
        count = len(free)
        for _ in range(tries if count > 1 else 0):
            one, two = free[int(chance() * count)], free[int(chance() * count)]
            here, there = owners[one], owners[two]
            if here == there or not (may[one] >> there & 1 and may[two] >> here & 1):
                continue
            mine, theirs = hands[here], hands[there]
            suit, bit, other_suit, other_bit = suits[one], bits[one], suits[two], bits[two]
            mine[suit] ^= bit
            mine[other_suit] ^= other_bit
            theirs[suit] ^= bit
            theirs[other_suit] ^= other_bit
            score_here, score_there = scores[here](*mine), scores[there](*theirs)
            of_here, of_there = leaning[here], leaning[there]
            gain = score_here + score_there - now[here] - now[there]
            gain += of_here[two] - of_here[one] + of_there[one] - of_there[two]
            if gain >= 0 or chance() < exp(gain):
                owners[one], owners[two] = there, here
                now[here], now[there] = score_here, score_there
            else:
                mine[suit] ^= bit
                mine[other_suit] ^= other_bit
                theirs[suit] ^= bit
                theirs[other_suit] ^= other_bit
