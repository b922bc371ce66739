"""A plain legal action, for a bot that fails: the deal must go on (field test W16)."""

from ..rules.actions import Action, LayDown, Pass, PlayHand
from ..rules.choices import CardChoice
from ..rules.view import SeatView


def plain_action(view: SeatView) -> Action:
    """A legal action for *view*, whose turn it is: pass, play on, or else the first that is open,
    with as few of the lowest cards as a choice among cards takes."""
    options = sorted(view.legal, key=lambda option: isinstance(option, LayDown))
    for option in options:
        if isinstance(option, Pass | PlayHand):
            return option
    first = options[0]
    if isinstance(first, CardChoice):
        cheapest = sorted(first.cards, key=lambda card: card.rank)[: first.least]
        return first.kind(first.seat, tuple(cheapest))
    return first
