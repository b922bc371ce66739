"""Where every card of a finished deal came from and went to (field test W11)."""

from dataclasses import dataclass

from ...rules.cards import Card, CardSet
from ...rules.seats import SEATS, BySeat, Seat
from ...rules.state import Table


@dataclass(frozen=True, slots=True)
class Bought:
    """One purchase with its cards, in the order of the stock."""

    seat: Seat
    cards: tuple[Card, ...]


def purchases_of(table: Table) -> tuple[Bought, ...]:
    """Who took which cards from the stock, in order; purchases of none are left out."""
    found, start = [], 0
    for purchase in table.purchases:
        if purchase.count:
            end = start + purchase.count
            found.append(Bought(purchase.seat, table.deal.stock[start:end]))
            start = end
    return tuple(found)


def bought_by(table: Table) -> BySeat[CardSet]:
    """All cards each seat took from the stock."""
    purchases = purchases_of(table)
    return BySeat(
        *(
            frozenset(card for bought in purchases if bought.seat is seat for card in bought.cards)
            for seat in SEATS
        )
    )
