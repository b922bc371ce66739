"""Cards moving between a hand, the stock and the discards; the steps themselves are buying's."""

from dataclasses import replace

from ..cards import NO_CARDS, Card, CardSet
from ..refusals import IllegalAction, Reason
from ..seats import Seat
from ..state import Purchase, Table


def held(table: Table, seat: Seat, cards: tuple[Card, ...]) -> CardSet:
    """*cards* as a set. Raises IllegalAction if *seat* lacks one, or one is named twice."""
    named = frozenset(cards)
    if len(named) < len(cards) or not named <= table.hands[seat]:
        raise IllegalAction(Reason.CARD_NOT_HELD, seat)
    return named


def set_aside(table: Table, seat: Seat, cards: CardSet) -> Table:
    """*seat* lays *cards* face down among the discards and takes nothing."""
    return replace(
        table,
        hands=table.hands.put(seat, table.hands[seat] - cards),
        discards=table.discards.put(seat, table.discards[seat] | cards),
    )


def buy(table: Table, seat: Seat, cards: CardSet) -> Table:
    """*seat* sets *cards* aside, then takes as many from the top, turned ones first."""
    count = len(cards)
    lighter = set_aside(table, seat, cards)
    return replace(
        lighter,
        hands=lighter.hands.put(seat, lighter.hands[seat] | set(table.stock[:count])),
        stock=table.stock[count:],
        turned=(),
        purchases=(*table.purchases, Purchase(seat, count, table.turned)),
    )


def take_stock(table: Table, seat: Seat, cards_aside: CardSet = NO_CARDS) -> Table:
    """*seat* sets *cards_aside* of the dealt hand aside and takes the whole stock."""
    lighter = set_aside(table, seat, cards_aside)
    return replace(
        lighter,
        hands=lighter.hands.put(seat, lighter.hands[seat] | set(table.stock)),
        stock=(),
        purchases=(*table.purchases, Purchase(seat, len(table.stock))),
    )
