"""How tokens are moved in an evening, event by event ("Pins, rounds and the pulla", "Payments",
ruling 32):

    tokens = token_moves.begin(opened)
    tokens = token_moves.follow(tokens, before, event, after)        # for every later event

Where the rulebook leaves it to the players what they do with their tokens, it is decided here."""

from collections.abc import Iterable
from dataclasses import replace

from ..rules.phases.payment import PINS_IN_A_BET
from ..rules.seats import SEATS
from ..rules.session_end import bet_in
from ..rules.state import Settlement
from . import evening as evenings
from .evening import Evening
from .events import (
    Acted,
    DealBegun,
    Ended,
    Event,
    Joined,
    Left,
    LengthAgreed,
    Opened,
    SeatsDrawn,
    SeatsTaken,
)
from .match import Match
from .settlement import leaving
from .token_desk import Desk
from .token_table import Holding, Occasion, TokenTable
from .tokens import bowlful


def begin(opened: Opened) -> TokenTable:
    """Everybody with a full bowl before him, and an empty pulla."""
    bowl = opened.agreement.bowl
    holdings = (Holding(bowlful(number, bowl)) for number in range(len(opened.players)))
    return TokenTable(bowl=bowl, holdings=tuple(holdings))


def follow(tokens: TokenTable, before: Evening, event: Event, after: Evening) -> TokenTable:
    """*tokens* after *event* has led from *before* to *after*."""
    if isinstance(event, Acted):
        return _acted(tokens, after)
    desk = Desk(replace(tokens, moves=(), unpaid=None))
    match event:
        case SeatsDrawn() | SeatsTaken() if before.seated is None:
            _ante(desk, after.table)
        case DealBegun():
            desk.tidy()
        case Joined():
            _bet_in(desk, before.table)
        case Left(number):
            _leave(desk, before.table, after.table, number)
        case Ended() if before.seated is not None:
            _share_all(desk, before.table, after)
        case LengthAgreed():
            return tokens  # a paid deal lies there as it did
        case _:
            return replace(tokens, moves=())
    return desk.tokens


def paid(tokens: TokenTable, table: Match, settlement: Settlement) -> TokenTable:
    """*tokens* after a deal at *table* is paid, in the order of ruling 29: antes, what the declarer
    lifts or puts in, penalties, pins."""
    desk = Desk(replace(tokens, moves=()))
    for _ in range(settlement.antes):
        for number in table.numbers:
            desk.put_in(number, 1, Occasion.ANTE)
    # Nobody but the declarer lifts, and nobody pays a penalty to the pulla unless he does.
    for seat in sorted(SEATS, key=lambda seat: -settlement.pulla[seat]):
        number, bets = table.number_at(seat), settlement.pulla[seat]
        if bets > 0:
            desk.lift(number, bets, Occasion.LIFT)
        elif bets < 0:
            desk.put_in(number, -bets, Occasion.LOSS, slipped_by=_slipper(desk, table, number))
    _pay_pins(desk, {table.number_at(seat): pins for seat, pins in settlement.pins.items()})
    return desk.tokens


def of_events(events: Iterable[Event]) -> TokenTable:
    """The tokens after *events*, all of them sound and effective. Raises as
    `evening.next_of`."""
    evening: Evening | None = None
    tokens: TokenTable | None = None
    for event in events:
        after = evenings.next_of(evening, event)
        if isinstance(event, Opened):
            tokens = begin(event)
        elif tokens is not None and evening is not None:
            tokens = follow(tokens, evening, event, after)
        evening = after
    if tokens is None:
        raise ValueError("no events")
    return tokens


def _acted(tokens: TokenTable, after: Evening) -> TokenTable:
    running = after.running
    assert running is not None
    if running.settled is None:
        # Perhaps by taking back what had ended the deal.
        before = tokens.unpaid or tokens
        return replace(before, moves=()) if before.moves else before
    if tokens.unpaid is not None:
        return replace(tokens, moves=())
    table = paid(tokens, running.match, running.settled.settlement)
    return replace(table, unpaid=replace(tokens, moves=()))


def _pay_pins(desk: Desk, due: dict[int, int]) -> None:
    """Who has lost pins (-) pays those who have won (+), until nothing is *due*."""
    for payer, lost in due.items():
        left = max(0, -lost)
        for payee, won in due.items():
            pins = min(left, won)
            if pins > 0:
                desk.pay(payer, pins, payee)
                due[payee] -= pins
                left -= pins


def _slipper(desk: Desk, table: Match, loser: int) -> int:
    """Who slips a lost bet in: the pulla keeper, or the loser's left neighbour where he himself is
    the keeper [D]."""
    if desk.keeper != loser:
        return desk.keeper
    chair = table.numbers.index(loser)
    return table.numbers[(chair + 1) % len(table.numbers)]


def _ante(desk: Desk, table: Match) -> None:
    """Before the first deal."""
    desk.tokens = replace(desk.tokens, keeper=table.numbers[table.dealer])
    for number in table.numbers:
        desk.put_in(number, 1, Occasion.ANTE)


def _bet_in(desk: Desk, table: Match) -> None:
    """A newcomer at the *table* of three, with a bowl of his own."""
    desk.tidy()
    pays, number = bet_in(table.pulla), desk.sit_down()
    desk.put_in(number, pays.bets, Occasion.BET_IN)
    _pay_pins(desk, {number: -pays.pins * 3, **dict.fromkeys(table.numbers, pays.pins)})


def _leave(desk: Desk, table: Match, left: Match, number: int) -> None:
    """One of four takes his share; his tokens stay where they are."""
    desk.tidy()
    share = leaving(table.pulla)
    desk.lift(number, share.bets, Occasion.SHARE)
    changed = table.pulla - share.bets - share.pulla_after
    _change(desk, changed, dict.fromkeys(table.numbers, share.pins))
    if number == desk.keeper:
        desk.tokens = replace(desk.tokens, keeper=left.numbers[left.dealer])


def _share_all(desk: Desk, table: Match, after: Evening) -> None:
    """The end: the sheet says who gets what."""
    desk.tidy()
    lines = [line for line in after.sheet if line.number in table.numbers]
    for line in lines:
        desk.lift(line.number, line.bets, Occasion.SHARE)
    changed = table.pulla - sum(line.bets for line in lines)
    _change(desk, changed, {line.number: line.pins + line.last_pins for line in lines})


def _change(desk: Desk, bets: int, pins: dict[int, int]) -> None:
    """The last *bets* of the pulla as *pins* to everybody: the keeper takes them and pays [D]."""
    desk.lift(desk.keeper, bets, Occasion.SHARE)
    _pay_pins(desk, {**pins, desk.keeper: pins[desk.keeper] - PINS_IN_A_BET * bets})
