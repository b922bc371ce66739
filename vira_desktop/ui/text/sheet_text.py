"""Words of the sheet after a deal that are not the payment's own."""

from PySide6.QtCore import QCoreApplication

from ...rules.games import Result
from ...rules.seats import Seat
from ...rules.state import Contract
from .counts_text import capital
from .payment_text import Unit, amount_text, result_name
from .seats_text import seat_and_role

translate = QCoreApplication.translate


def title(deal_number: int, result: Result | None) -> str:
    """The heading of the sheet: which deal, and how it ended."""
    if result is None:
        return translate("Sheet", "Deal {number}: passed out").format(number=deal_number)
    return translate("Sheet", "Deal {number}: {result}").format(
        number=deal_number, result=result_name(result)
    )


def payment_tab() -> str:
    """The page with the payment."""
    return translate("Sheet", "Payment")


def cards_tab() -> str:
    """The page with all cards."""
    return translate("Sheet", "The cards")


def next_deal() -> str:
    """The button that goes on to the next deal."""
    return translate("Sheet", "Next deal")


def amount(number: int, unit: Unit) -> str:
    """What a seat wins or pays."""
    return amount_text(number, unit)


def spoken_amount(name: str, said: str) -> str:
    """What a screen reader says of an amount."""
    return translate("Sheet", "{name}: {amount}").format(name=name, amount=said)


def holder(name: str, seat: Seat, contract: Contract | None) -> str:
    """The player over the cards, with seat and role."""
    role = seat_and_role(seat, contract.declarer if contract else None)
    return translate("Sheet", "{name} ({role})").format(name=capital(name), role=role)


def dealt() -> str:
    """The column of the cards dealt."""
    return translate("Sheet", "Dealt")


def bought() -> str:
    """The column of the cards from the stock."""
    return translate("Sheet", "Taken")


def set_aside() -> str:
    """The column of the cards set aside."""
    return translate("Sheet", "Set aside")


def spoken_cards(column: str, cards: str) -> str:
    """What a screen reader says of the cards of one suit in a column."""
    if not cards:
        return translate("Sheet", "{column}: none").format(column=column)
    return translate("Sheet", "{column}: {cards}").format(column=column, cards=cards)


def stock() -> str:
    """The heading over the stock."""
    return translate("Sheet", "The stock, from the top")


def taken_by(name: str, cards: str) -> str:
    """Cards of the stock and who took them."""
    return translate("Sheet", "{name}: {cards}").format(name=capital(name), cards=cards)


def left_over(cards: str) -> str:
    """Cards of the stock that nobody took."""
    return translate("Sheet", "Left over: {cards}").format(cards=cards)
