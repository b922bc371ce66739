"""The three seats and their order (ruling 4)."""

from vira_desktop.rules.seats import SEATS, BySeat, Seat, opponents_of

F, M, R = SEATS


def test_clockwise() -> None:
    """ "The player to the left of forehand is called middle-hand, and the player to the right of
    him is called rear-hand." """
    assert (F.left, M.left, R.left) == (M, R, F)
    assert (F.right, M.right, R.right) == (R, F, M)
    assert [seat.value for seat in SEATS] == ["F", "M", "R"]


def test_better_hands() -> None:
    assert F.precedence > M.precedence > R.precedence


def test_opponents_left_first() -> None:
    assert [opponents_of(seat) for seat in SEATS] == [(M, R), (R, F), (F, M)]


def test_a_value_for_each_seat() -> None:
    values = BySeat("f", "m", "r")
    assert [values[seat] for seat in SEATS] == list(values) == ["f", "m", "r"]
    assert values.put(M, "x") == BySeat("f", "x", "r")
    assert dict(values.items()) == {Seat.FOREHAND: "f", Seat.MIDDLEHAND: "m", Seat.REARHAND: "r"}
