"""A position as `vira solve` reads it: one JSON object, read strictly."""

from ..rules.cards import CardSet, Suit, parse_card
from ..rules.notation import SUIT_BY_LETTER, BadNotation, parse_hand
from ..rules.seats import SEATS, BySeat, Seat
from ..rules.state import Played
from ..rules.strict_json import Json, quoted
from ..solver.api import Position

_REQUIRED = ("hands", "declarer", "leader", "tricks")
_OPTIONAL = ("trump", "low", "aces_low", "trick")
_LETTERS = tuple(seat.value for seat in SEATS)


class BadPosition(ValueError):
    """No position that can be solved; the argument says why."""


def read_position(value: Json) -> Position:
    """The position that *value* says. Raises BadPosition."""
    if not isinstance(value, dict):
        raise BadPosition(f"a position is an object, not {quoted(value)}")
    for key in value:
        if key not in _REQUIRED and key not in _OPTIONAL:
            raise BadPosition(f"the key {quoted(key)} is not known")
    for key in _REQUIRED:
        if key not in value:
            raise BadPosition(f'the key "{key}" is missing')
    tricks = value["tricks"]
    if not isinstance(tricks, int) or isinstance(tricks, bool):
        raise BadPosition(f'"tricks" is {quoted(tricks)}, not a whole number')
    try:
        return Position(
            hands=_hands(value["hands"]),
            declarer=_seat("declarer", value["declarer"]),
            leader=_seat("leader", value["leader"]),
            trump=_trump(value.get("trump")),
            low=_switch(value, "low"),
            aces_low=_switch(value, "aces_low"),
            trick=_trick(value.get("trick", [])),
            tricks=tricks,
        )
    except BadPosition:
        raise
    except ValueError as problem:
        raise BadPosition(str(problem)) from None


def _hands(value: Json) -> BySeat[CardSet]:
    if not isinstance(value, dict) or set(value) != set(_LETTERS):
        raise BadPosition('"hands" has the keys F, M and R')
    return BySeat(*(_hand(letter, value[letter]) for letter in _LETTERS))


def _hand(letter: str, value: Json) -> CardSet:
    try:
        if isinstance(value, str):
            return parse_hand(value)
    except BadNotation:
        pass
    raise BadPosition(f"the hand of {letter} is {quoted(value)}, not four suits as in AK4.96.QJ3.T")


def _seat(key: str, value: Json) -> Seat:
    if value not in _LETTERS:
        raise BadPosition(f'"{key}" is {quoted(value)}, not F, M or R')
    return Seat(value)


def _trump(value: Json) -> Suit | None:
    if value is None:
        return None
    if not isinstance(value, str) or value not in SUIT_BY_LETTER:
        raise BadPosition(f'"trump" is {quoted(value)}, not S, H, D, C or null')
    return SUIT_BY_LETTER[value]


def _switch(fields: dict[str, Json], key: str) -> bool:
    value = fields.get(key, False)
    if not isinstance(value, bool):
        raise BadPosition(f'"{key}" is {quoted(value)}, not true or false')
    return value


def _trick(value: Json) -> tuple[Played, ...]:
    if not isinstance(value, list):
        raise BadPosition(f'"trick" is {quoted(value)}, not a list as in ["F SA"]')
    return tuple(map(_played, value))


def _played(value: Json) -> Played:
    if isinstance(value, str):
        letter, _, name = value.partition(" ")
        if letter in _LETTERS:
            try:
                return Played(Seat(letter), parse_card(name))
            except ValueError:
                pass
    raise BadPosition(f'{quoted(value)} is no seat with a card, as in "F SA"')
