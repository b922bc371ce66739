"""Choices among cards stand for the actions they mean, and no others."""

from itertools import combinations

from vira_desktop.rules.actions import Buy, Keep, Pass, SetAside
from vira_desktop.rules.cards import parse_card
from vira_desktop.rules.choices import CardChoice, allows
from vira_desktop.rules.seats import Seat

F, M = Seat.FOREHAND, Seat.MIDDLEHAND
HELD = tuple(parse_card(text) for text in ("S2", "S3", "S4", "S5"))
CHOICE = CardChoice(Buy, F, frozenset(HELD), 1, 2)


def test_every_pick_of_the_right_size() -> None:
    for count in range(5):
        for cards in combinations(HELD, count):
            assert CHOICE.allows(Buy(F, cards)) is (1 <= count <= 2)


def test_no_other_kind_seat_or_card() -> None:
    one = HELD[:1]
    assert not CHOICE.allows(Keep(F, one))
    assert not CHOICE.allows(SetAside(F, one))
    assert not CHOICE.allows(Buy(M, one))
    assert not CHOICE.allows(Pass(F))
    assert not CHOICE.allows(Buy(F, (parse_card("HA"),)))
    assert not CHOICE.allows(Buy(F, one * 2)), "a card named twice"


def test_among_options() -> None:
    options = (Pass(F), CHOICE)
    assert allows(options, Pass(F))
    assert allows(options, Buy(F, HELD[:2]))
    assert not allows(options, Pass(M))
    assert not allows((), Pass(F))
