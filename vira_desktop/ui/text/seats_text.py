"""Seats and roles in words."""

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from ...rules.seats import Seat

translate = QCoreApplication.translate


def seat_name(seat: Seat) -> str:
    """As "forehand"."""
    match seat:
        case Seat.FOREHAND:
            return translate("Seat", "forehand")
        case Seat.MIDDLEHAND:
            return translate("Seat", "middle-hand")
        case Seat.REARHAND:
            return translate("Seat", "rear-hand")
        case _ as unknown:
            assert_never(unknown)


def seat_help(seat: Seat) -> str:
    """What the seat has to do in the deal."""
    match seat:
        case Seat.FOREHAND:
            return translate(
                "Seat",
                "Forehand receives cards first, opens the bidding and leads to the first trick.",
            )
        case Seat.MIDDLEHAND:
            return translate("Seat", "Middle-hand sits to the left of forehand.")
        case Seat.REARHAND:
            return translate("Seat", "Rear-hand sits to the right of forehand and has dealt.")
        case _ as unknown:
            assert_never(unknown)


def role_name(seat: Seat, declarer: Seat | None) -> str:
    """ "declarer" or "opponent"; empty until the auction has ended."""
    if declarer is None:
        return ""
    if seat is declarer:
        return translate("Seat", "declarer")
    return translate("Seat", "opponent")


def dealer_name() -> str:
    """The other name of rear-hand."""
    return translate("Seat", "dealer")


def seat_and_role(seat: Seat, declarer: Seat | None) -> str:
    """As "middle-hand, declarer"; "rear-hand, dealer" until the auction has ended."""
    role = role_name(seat, declarer)
    if not role and seat is Seat.REARHAND:
        role = dealer_name()
    if not role:
        return seat_name(seat)
    return translate("Seat", "{seat}, {role}").format(seat=seat_name(seat), role=role)
