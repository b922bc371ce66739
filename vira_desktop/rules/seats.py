"""The three seats of a deal and their order."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Generic, TypeVar


class Seat(Enum):
    """Forehand, middle-hand and rear-hand, as they sit in this deal; the value is the letter."""

    FOREHAND = "F"
    MIDDLEHAND = "M"
    REARHAND = "R"

    @property
    def left(self) -> "Seat":
        """The next seat clockwise."""
        return _LEFT[self]

    @property
    def right(self) -> "Seat":
        """The seat whose left-hand neighbour this is."""
        return _LEFT[_LEFT[self]]

    @property
    def precedence(self) -> int:
        """The worth of the seat when two bids are else equal: 2, 1, 0 (ruling 10)."""
        return _PRECEDENCE[self]


_LEFT = {
    Seat.FOREHAND: Seat.MIDDLEHAND,
    Seat.MIDDLEHAND: Seat.REARHAND,
    Seat.REARHAND: Seat.FOREHAND,
}
_PRECEDENCE = {Seat.FOREHAND: 2, Seat.MIDDLEHAND: 1, Seat.REARHAND: 0}

SEATS = tuple(Seat)


def opponents_of(declarer: Seat) -> tuple[Seat, Seat]:
    """The two opponents, the one on the declarer's left first."""
    return declarer.left, declarer.right


T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class BySeat(Generic[T]):
    """One value for each seat; read with `values[seat]`."""

    forehand: T
    middlehand: T
    rearhand: T

    def __getitem__(self, seat: Seat) -> T:
        if seat is Seat.FOREHAND:
            return self.forehand
        return self.middlehand if seat is Seat.MIDDLEHAND else self.rearhand

    def __iter__(self) -> Iterator[T]:
        return iter((self.forehand, self.middlehand, self.rearhand))

    def put(self, seat: Seat, value: T) -> "BySeat[T]":
        """The same values, but *value* for *seat*."""
        return BySeat(*(value if other is seat else self[other] for other in SEATS))

    def items(self) -> Iterator[tuple[Seat, T]]:
        """Seats and values, forehand first."""
        return iter(zip(SEATS, self, strict=True))
