"""Worlds for a seat that buys: as likely as another while it alone has bought, then as likely as
bids and the numbers bought make them."""

import random

from ..rules.cards import ALL_CARDS, NO_CARDS, Card, Rank
from ..rules.seats import BySeat
from ..rules.view import SeatView
from .inference import Reading
from .likely_worlds import LikelyWorlds
from .sampling import World, unseen_by

MOST = 100_000
"""More worlds than these nobody asks for."""


class BuyingWorlds:
    """The worlds of the seat of *view*, which is to buy. Raises ValueError before the auction is
    over, or if *view* contradicts itself."""

    share = 1.0

    def __init__(self, view: SeatView, rng: random.Random) -> None:
        if view.contract is None:
            raise ValueError("the auction is not over")
        self._rng = rng
        self._unseen = unseen_by(view)
        declarer = view.contract.declarer
        self._seats = (declarer, declarer.left, declarer.right)
        likely = None if view.is_declarer else LikelyWorlds(view, rng, Reading.PURCHASES)
        self._is_low, self._trump = view.contract.is_low, view.contract.trump
        self._owners = likely.draw(MOST) if likely else None

    def draw(self) -> World:
        """The next world."""
        if self._owners is None:
            return self._unseen.world(self._rng)
        owners = next(self._owners)
        hands = BySeat(NO_CARDS, NO_CARDS, NO_CARDS)
        for place, seat in enumerate(self._seats):
            held = frozenset(card for card in ALL_CARDS if owners[card] == place)
            hands = hands.put(seat, held)
        return self._unseen.world_with(hands, self._rng, self._is_kept)

    def _is_kept(self, card: Card) -> bool:
        """True if who has bought has hardly set *card* aside."""
        if self._is_low:
            return card.rank <= Rank.SIX
        return card.suit is self._trump or card.rank >= Rank.KING
