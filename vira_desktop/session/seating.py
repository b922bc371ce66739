"""Who sits where: seats drawn or taken, a fourth who joins, one of four who leaves (rulings 4, 7
and 34)."""

from dataclasses import replace
from typing import TypeVar

from ..rules.cards import Suit
from ..rules.phases.payment import PINS_IN_A_BET
from ..rules.session_end import bet_in
from .events import SeatsDrawn, SeatsTaken
from .match import Match
from .players import Player
from .refusals import Fault, IllegalEvent
from .settlement import Line, leaving

T = TypeVar("T")


def seats_drawn(present: tuple[int, ...], event: SeatsDrawn) -> tuple[tuple[int, ...], int]:
    """The numbers by chair of those who are *present*, as they have drawn, and the chair of the
    forehand. Raises IllegalEvent if cards do not lie as they must."""
    suits = [card.suit for card in event.places]
    fits = len(suits) == len(set(suits)) == len(present) and Suit.HEARTS in suits
    if not fits or sorted(event.places) != sorted(event.drawn):
        raise IllegalEvent(Fault.WRONG_LOTS)
    seats = tuple(present[event.drawn.index(card)] for card in event.places)
    return seats, suits.index(Suit.HEARTS)


def seats_taken(present: tuple[int, ...], event: SeatsTaken) -> tuple[tuple[int, ...], int]:
    """The numbers by chair of those who are *present*, as they sit down, and the chair of the
    forehand, before whom the first heart falls. Raises IllegalEvent if it is not so."""
    if sorted(event.seats) != list(present) or event.laid_by not in range(len(present)):
        raise IllegalEvent(Fault.WRONG_LOTS)
    laid = event.laid
    hearts = [place for place, card in enumerate(laid) if card.suit is Suit.HEARTS]
    if hearts != [len(laid) - 1] or len(set(laid)) != len(laid):
        raise IllegalEvent(Fault.WRONG_LOTS)
    return event.seats, (event.laid_by + len(laid)) % len(present)


def moved(table: Match, seats: tuple[int, ...], *, forehand: int) -> Match:
    """*table* with the players at these chairs, everybody with what he has, and the next deal
    dealt by who sits on the right of the chair *forehand*."""
    chairs = [table.numbers.index(number) for number in seats]
    return replace(
        table,
        players=tuple(table.players[chair] for chair in chairs),
        numbers=seats,
        dealer=(forehand - 1) % len(seats),
        accounts=tuple(table.accounts[chair] for chair in chairs),
    )


def with_fourth(table: Match, player: Player, *, number: int) -> Match:
    """*table* of three after *player* has bet in and sat down at the next dealer's right, where he
    sits the next deal out (ruling 34)."""
    pays, chair = bet_in(table.pulla), table.dealer
    own = -PINS_IN_A_BET * pays.bets - pays.pins * len(table.players)
    others = tuple(account + pays.pins for account in table.accounts)
    return replace(
        table,
        players=_inserted(table.players, chair, player),
        numbers=_inserted(table.numbers, chair, number),
        accounts=_inserted(others, chair, own),
        dealer=chair + 1,
        pulla=table.pulla + pays.bets,
    )


def without(table: Match, number: int) -> tuple[Match, Line]:
    """*table* of four after the player with *number* has taken his share of the pulla and gone,
    and his line of the sheet (ruling 34). If he was to deal, who sat on his left deals."""
    chair, share = table.numbers.index(number), leaving(table.pulla)
    line = Line(number=number, account=table.accounts[chair], bets=share.bets, pins=share.pins)
    others = tuple(account + share.pins for account in table.accounts)
    left = replace(
        table,
        players=_removed(table.players, chair),
        numbers=_removed(table.numbers, chair),
        accounts=_removed(others, chair),
        dealer=(table.dealer - (chair < table.dealer)) % 3,
        pulla=share.pulla_after,
    )
    return left, line


def _inserted(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place:])


def _removed(values: tuple[T, ...], place: int) -> tuple[T, ...]:
    return (*values[:place], *values[place + 1 :])
