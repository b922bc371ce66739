"""The own hand: its order, which cards may be chosen and how that is shown; and whether another
lies open."""

from collections.abc import Iterable
from dataclasses import dataclass

from ...rules.actions import PlayCard
from ...rules.cards import Card
from ...rules.games import Openness
from ...rules.view import Phase
from .model import TableModel


@dataclass(frozen=True, slots=True, kw_only=True)
class HandCard:
    """One card of the own hand at this moment."""

    card: Card
    is_open: bool = False
    """A click means something."""
    is_chosen: bool = False
    is_raised: bool = False
    is_dimmed: bool = False


def in_hand_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Black and red suits in turn, each from the ace down: the same in every phase (W8)."""
    return tuple(sorted(cards, key=lambda card: (_SUIT_PLACE[card.suit], -card.rank)))


# Spades, hearts, clubs, diamonds: neighbours differ in colour.
_SUIT_PLACE = (0, 1, 3, 2)


def hand_cards(model: TableModel) -> tuple[HandCard, ...]:
    """The own hand, from left to right.

    In the play legal cards stand up and the others are dimmed; while cards are being chosen, the
    chosen ones stand up. While a finished trick lies, nothing may be played. When the deal is over
    the hand is seen once more as it was dealt."""
    view = model.view
    choice = None if model.lying_trick else view.choice()
    playable = frozenset(option.card for option in view.legal if isinstance(option, PlayCard))
    if model.lying_trick:
        playable = frozenset()
    open_cards = choice.cards if choice else playable
    return tuple(
        HandCard(
            card=card,
            is_open=card in open_cards,
            is_chosen=card in model.selected,
            is_raised=card in (model.selected if choice else playable),
            is_dimmed=bool(open_cards) and card not in open_cards,
        )
        for card in in_hand_order(view.dealt if is_dealt_hand(model) else view.hand)
    )


def is_dealt_hand(model: TableModel) -> bool:
    """True when the thirteen cards as dealt are shown, after the deal."""
    return model.view.phase is Phase.SETTLED and not model.lying_trick


def chooses_several(model: TableModel) -> bool:
    """True while cards are chosen and not played at once."""
    return not model.lying_trick and model.view.choice() is not None


def shows_open_hand(model: TableModel) -> bool:
    """True while another's cards lie face up; after the deal the sheet shows them."""
    view = model.view
    contract = view.contract
    if contract is None or view.open_hand is None or view.is_declarer:
        return False
    if view.phase is not Phase.SETTLED:
        return True
    # The last trick still lies: the table stays as it is until it is gathered.
    is_open = contract.is_low and contract.named_game.low is not Openness.CLOSED
    return bool(model.lying_trick) and is_open
