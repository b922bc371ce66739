"""The trick in the middle: who led to it, and who wins it or would if it ended now."""

from dataclasses import dataclass

from ...rules.cards import Card
from ...rules.phases.play import best_of
from ...rules.seats import Seat
from .model import TableModel


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickCard:
    """One card of the shown trick."""

    seat: Seat
    card: Card
    leads: bool
    wins: bool


def trick_cards(model: TableModel) -> tuple[TrickCard, ...]:
    """The shown trick in the order of play; a lone lead is not called winning yet."""
    trick, contract = model.shown_trick, model.view.contract
    if not trick or contract is None:
        return ()
    best = best_of(trick, contract.trump, aces_low=contract.aces_low)
    return tuple(
        TrickCard(
            seat=played.seat,
            card=played.card,
            leads=played is trick[0],
            wins=played is best and len(trick) > 1,
        )
        for played in trick
    )
