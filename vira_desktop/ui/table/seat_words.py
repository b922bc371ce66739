"""What is told about a seat: on its plate, in its bubble, and to a screen reader."""

from ...rules.games import Group
from ...rules.phases.payment import PINS_IN_A_BET
from ...rules.seats import Seat, opponents_of
from ...rules.view import Phase
from ..language import signed_text
from ..text import table_text
from ..text.cards_text import suit_name
from ..text.counts_text import capital
from ..text.seats_text import role_name
from .model import Position, TableModel
from .seat_plate import PlateWords


def plate_of(model: TableModel, seat: Seat) -> PlateWords:
    """The plate of *seat*."""
    contract = model.view.contract
    alone = contract is not None and contract.declarer is seat
    return PlateWords(
        position=model.position_of(seat),
        name=model.names[seat],
        role=table_text.role_label(seat),
        short_role=table_text.short_role_label(seat),
        account=signed_text(model.standings[seat]),
        turn=turn_of(model, seat),
        game=table_text.declared(contract) if contract and alone else "",
        trump=contract.trump if contract and alone else None,
        tricks=tricks_of(model, seat),
    )


def plate_lines(model: TableModel) -> int:
    """How many lines the plates need below name and role: none before there is a declarer, up to
    three where a long name of a game stands over the tricks."""
    declarer = model.view.declarer
    if declarer is None:
        return 0
    words = plate_of(model, declarer)
    game = len(words.game) + (2 if words.trump is not None else 0)
    # Before the play there are no tricks to tell yet, but soon there will be.
    if game + (len(words.tricks) or 6) <= 17:
        return 1
    return 2 if game <= 19 else 3


def turn_of(model: TableModel, seat: Seat) -> str:
    """Told at the seat that is asked now; empty at the others and while a trick lies."""
    if model.lying_trick or model.view.to_act is not seat:
        return ""
    if model.position_of(seat) is Position.BOTTOM and model.has_own_hand:
        return table_text.your_turn()
    return table_text.thinking() if model.thinking is seat else table_text.to_act()


def tricks_of(model: TableModel, seat: Seat) -> str:
    """The declarer's tricks against what he needs; at an opponent those of both together, and
    before there are any, what he is."""
    view, contract = model.view, model.view.contract
    if contract is None:
        return ""
    is_declarer = contract.declarer is seat
    if view.phase not in (Phase.PLAY, Phase.SETTLED):
        return "" if is_declarer else capital(role_name(seat, contract.declarer))
    if is_declarer:
        return table_text.declarer_tricks(contract, view.taken[seat])
    one, other = opponents_of(contract.declarer)
    return table_text.opponents_tricks(view.taken[one] + view.taken[other])


def note_of(model: TableModel, seat: Seat) -> str:
    """What *seat* last called, bought or claims; empty when that is past."""
    view = model.view
    match view.phase:
        case Phase.BIDDING:
            return _last_call(model, seat)
        case Phase.BUYING:
            return _bought(model, seat)
        case Phase.PLAY:
            if view.claim and view.declarer is seat:
                return table_text.claims(view.claim.tricks)
            return "" if view.tricks else _bought(model, seat)
        case Phase.SETTLED:
            return "" if model.lying_trick else _won(model, seat)


def seat_details(model: TableModel, seat: Seat) -> list[str]:
    """The game, trump and tricks of *seat* and whether it is asked, one phrase each."""
    words = plate_of(model, seat)
    trump = "" if words.trump is None else suit_name(words.trump)
    return [part for part in (words.game, trump, words.tricks, words.turn) if part]


def _last_call(model: TableModel, seat: Seat) -> str:
    said, standing = "", None
    for call in model.view.auction:
        if call.seat is seat:
            said = table_text.called(call, standing)
        standing = call.offer or standing
    return said


def _won(model: TableModel, seat: Seat) -> str:
    """What the deal has brought *seat*, counted in pins as on the sheet."""
    settled = model.view.settled
    if settled is None:
        return ""
    paid = settled.settlement
    bets = paid.pulla[seat] - paid.antes
    return table_text.won(paid.pins[seat] + PINS_IN_A_BET * bets)


def _bought(model: TableModel, seat: Seat) -> str:
    contract = model.view.contract
    counts = [purchase.count for purchase in model.view.purchases if purchase.seat is seat]
    if counts and contract is not None and contract.named_game.group is Group.GASK:
        return table_text.took_stock()
    return table_text.bought(counts) if counts else ""
