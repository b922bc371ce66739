"""The keys of a deal record, each read strictly: what is wrong is said in a sentence, with its
place."""

import re
from collections import Counter
from collections.abc import Mapping
from typing import TypeGuard

from .actions import Action
from .cards import Card, CardSet, Suit
from .games import GAME_BY_KEY, PullaRow
from .notation import SUIT_BY_LETTER, BadNotation, parse_action, parse_cards, parse_hand
from .seats import SEATS, BySeat
from .state import Deal, HouseRules
from .strict_json import Json, quoted

Fields = Mapping[str, Json]

_SEAT_LETTERS = tuple(seat.value for seat in SEATS)
_SITTING_OUT = "S"
_DATE = re.compile(
    r"(?P<year>[0-9]{4})(?P<dash>-?)(?P<month>0[1-9]|1[0-2])(?P=dash)(?P<day>[0-2][0-9]|3[01])"
    r"(T([01][0-9]|2[0-3])(:?[0-5][0-9](:?([0-5][0-9]|60)([.,][0-9]+)?)?)?(Z|[+]00(:?00)?))?"
)
_DAYS = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


class BadField(ValueError):
    """A value that does not belong in a record; the argument is a sentence about it."""


def read_object(name: str, value: Json) -> Fields:
    """*value* as an object. Raises BadField, calling it *name*."""
    if not isinstance(value, dict):
        raise BadField(f"{name} is an object; this is {quoted(value)}")
    return value


def is_whole(value: Json) -> TypeGuard[int]:
    """True for a whole number, written as one: 3, neither 3.0 nor true."""
    return isinstance(value, int) and not isinstance(value, bool)


def read_deal(fields: Fields) -> Deal:
    """What chance decided, and the table it was dealt at. Raises BadField."""
    players, pulla = fields["players"], fields["pulla"]
    if not is_whole(players) or players not in (3, 4):
        raise BadField(f'"players" is {quoted(players)}, not 3 or 4')
    if not is_whole(pulla) or pulla < 0:
        raise BadField(f'"pulla" is {quoted(pulla)}, not a whole number of 0 or more')
    hands, stock = _hands(fields["hands"]), _stock(fields["stock"])
    counts = Counter([*(card for hand in hands for card in hand), *stock])
    doubled = sorted(card for card, count in counts.items() if count > 1)
    if doubled:
        raise BadField(f"{doubled[0]} is dealt more than once in hands and stock")
    return Deal(
        players=players,
        pulla=pulla,
        highest=_highest(fields["highest"]),
        hands=hands,
        stock=stock,
        rules=read_rules(fields["rules"]) if "rules" in fields else HouseRules(),
    )


def read_actions(value: Json) -> tuple[Action, ...]:
    """The actions, each in one of the record's forms. Raises BadField."""
    if not isinstance(value, list):
        raise BadField(f'"actions" is a list of texts; this is {quoted(value)}')
    return tuple(_action(number, item) for number, item in enumerate(value))


def read_text(fields: Fields, key: str) -> str | None:
    """The text under *key*, None if there is no such key. Raises BadField."""
    if key not in fields:
        return None
    value = fields[key]
    if not isinstance(value, str):
        raise BadField(f'"{key}" is a text; this is {quoted(value)}')
    return value


def read_date(fields: Fields) -> str | None:
    """When the deal was played: a day, or a moment in UTC. Raises BadField."""
    text = read_text(fields, "date")
    if text is not None and not _is_date(text):
        raise BadField(f'"date" is {quoted(text)}, not ISO 8601 in UTC as "2025-12-31T18:30:00Z"')
    return text


def read_seed(fields: Fields) -> str | int | None:
    """What the deal was drawn from. Raises BadField."""
    if "seed" not in fields:
        return None
    value = fields["seed"]
    if not isinstance(value, str) and not is_whole(value):
        raise BadField(f'"seed" is a text or a whole number; this is {quoted(value)}')
    return value


def read_names(fields: Fields, players: int) -> dict[str, str] | None:
    """Names by seat letter, not necessarily of all; "S" where somebody sits out. Raises
    BadField."""
    if "names" not in fields:
        return None
    letters = (*_SEAT_LETTERS, _SITTING_OUT) if players == 4 else _SEAT_LETTERS
    names: dict[str, str] = {}
    for letter, name in read_object('"names"', fields["names"]).items():
        _check_seat("names", letter, letters)
        if not isinstance(name, str):
            raise BadField(f'"names": the name of {letter} is a text; this is {quoted(name)}')
        names[letter] = name
    return names


def read_rules(value: Json) -> HouseRules:
    """The house rules that a record names, the rulings elsewhere. Raises BadField."""
    found = read_object('"rules"', value)
    usual = HouseRules()
    for key in found:
        if key not in ("forehand_may_pass", "turne_plain_repurchase", "pulla"):
            raise BadField(f'"rules": {quoted(key)} is no house rule')
    return HouseRules(
        forehand_may_pass=_switch(found, "forehand_may_pass", usual=usual.forehand_may_pass),
        turne_plain_repurchase=_switch(
            found, "turne_plain_repurchase", usual=usual.turne_plain_repurchase
        ),
        pulla=_pulla_rows(found["pulla"]) if "pulla" in found else (),
    )


def _check_seat(key: str, letter: str, letters: tuple[str, ...]) -> None:
    if letter not in letters:
        raise BadField(f'"{key}": {quoted(letter)} is no seat of this deal')


def _highest(value: Json) -> Suit:
    if not isinstance(value, str) or value not in SUIT_BY_LETTER:
        raise BadField(f'"highest" is {quoted(value)}, not one of S, H, D and C')
    return SUIT_BY_LETTER[value]


def _hands(value: Json) -> BySeat[CardSet]:
    found = read_object('"hands"', value)
    for letter in found:
        _check_seat("hands", letter, _SEAT_LETTERS)
    for letter in _SEAT_LETTERS:
        if letter not in found:
            raise BadField(f'"hands" says nothing of {letter}')
    return BySeat(*(_hand(letter, found[letter]) for letter in _SEAT_LETTERS))


def _hand(letter: str, value: Json) -> CardSet:
    try:
        hand = parse_hand(value) if isinstance(value, str) else None
    except BadNotation:
        hand = None
    if hand is None:
        raise BadField(
            f'"hands": {letter} has {quoted(value)}; a hand is its suits S.H.D.C, '
            "ranks of AKQJT98765432 high to low"
        )
    if len(hand) != 13:
        raise BadField(f'"hands": {letter} has {len(hand)} cards, not 13')
    return hand


def _stock(value: Json) -> tuple[Card, ...]:
    try:
        stock = parse_cards(value) if isinstance(value, str) else None
    except BadNotation:
        stock = None
    if stock is None:
        raise BadField(f'"stock" is {quoted(value)}, not cards as "SQ H8" with one space between')
    if len(stock) != 13:
        raise BadField(f'"stock" has {len(stock)} cards, not 13')
    return stock


def _action(number: int, value: Json) -> Action:
    try:
        if isinstance(value, str):
            return parse_action(value)
    except BadNotation:
        pass
    raise BadField(f'"actions": {quoted(value)} (number {number}, from 0) is no action')


def _is_date(text: str) -> bool:
    found = _DATE.fullmatch(text)
    if found is None:
        return False
    year, month, day = int(found["year"]), int(found["month"]), int(found["day"])
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    last = 28 if month == 2 and not leap else _DAYS[month - 1]
    return 1 <= day <= last


def _switch(rules: Fields, key: str, *, usual: bool) -> bool:
    value = rules.get(key, usual)
    if not isinstance(value, bool):
        raise BadField(f'"rules": "{key}" is true or false; this is {quoted(value)}')
    return value


def _pulla_rows(value: Json) -> tuple[tuple[str, PullaRow], ...]:
    rows = read_object('"rules": "pulla"', value)
    return tuple((key, _pulla_row(key, row)) for key, row in rows.items())


def _pulla_row(key: str, value: Json) -> PullaRow:
    if key not in GAME_BY_KEY:
        raise BadField(f'"rules": "pulla": {quoted(key)} is no game')
    bets = [bet for bet in value if is_whole(bet)] if isinstance(value, list) else []
    if not isinstance(value, list) or len(bets) != len(value) or len(bets) != 6 or min(bets) < 0:
        raise BadField(
            f'"rules": "pulla": "{key}" has {quoted(value)}, not a list of six whole numbers '
            "of 0 or more"
        )
    return PullaRow(*bets)
