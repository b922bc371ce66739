"""Where the keyboard is in the own hand."""

from collections.abc import Sequence

from PySide6.QtCore import Qt

from ...rules.cards import Card, Suit
from ..text.cards_text import suit_name
from .hand_cards import HandCard


class HandCursor:
    """One card of the hand, kept while cards come and go.

    It moves among the cards that may be chosen now, or among all when none may."""

    def __init__(self) -> None:
        self._hand: tuple[HandCard, ...] = ()
        self._place = 0

    def follow(self, hand: Sequence[HandCard]) -> None:
        """The hand as it is now; the card stays, or its neighbour takes its place."""
        before = self.card
        self._hand = tuple(hand)
        cards = [shown.card for shown in self._hand]
        if before in cards:
            self._place = cards.index(before)
        self._place = max(0, min(self._place, len(cards) - 1))
        reachable = self._reachable()
        if reachable and self._place not in reachable:
            self._place = min(reachable, key=lambda place: abs(place - self._place))

    @property
    def card(self) -> Card | None:
        """The card; None in an empty hand."""
        return self._hand[self._place].card if self._hand else None

    def go_to(self, card: Card) -> None:
        """*card* got the focus otherwise, as by the mouse."""
        for place, shown in enumerate(self._hand):
            if shown.card == card:
                self._place = place

    def press(self, key: int) -> bool:
        """Moves by an arrow, Home, End or the first letter of a suit; False for other keys."""
        reachable = self._reachable()
        if not reachable:
            return False
        earlier = [place for place in reachable if place < self._place]
        later = [place for place in reachable if place > self._place]
        match key:
            case Qt.Key.Key_Left:
                self._place = earlier[-1] if earlier else reachable[-1]
            case Qt.Key.Key_Right:
                self._place = later[0] if later else reachable[0]
            case Qt.Key.Key_Home:
                self._place = reachable[0]
            case Qt.Key.Key_End:
                self._place = reachable[-1]
            case _:
                suit = _suit_of(key)
                if suit is None:
                    return False
                onwards = [*later, *earlier]
                found = (p for p in onwards if self._hand[p].card.suit is suit)
                self._place = next(found, self._place)
        return True

    def _reachable(self) -> list[int]:
        chosen = [place for place, shown in enumerate(self._hand) if shown.is_open]
        return chosen or list(range(len(self._hand)))


def _suit_of(key: int) -> Suit | None:
    """The suit whose name begins with the letter of *key* in the language of the screen."""
    for suit in Suit:
        if ord(suit_name(suit)[0].upper()) == key:
            return suit
    return None
