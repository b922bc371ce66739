"""Events to and from what is kept of them: a kind, and a body that a person can read. What is done
in a deal is written as in the deal record, and the row that begins a deal is such a record."""

import json
from collections.abc import Callable
from datetime import datetime
from decimal import Decimal, InvalidOperation
from typing import assert_never
from zlib import crc32

from ..rules.cards import Card
from ..rules.notation import format_action, format_cards, parse_action, parse_cards
from ..rules.record import Record, format_record, format_rules, parse_record
from ..rules.record_fields import Fields, read_rules
from ..rules.strict_json import Json, parse_json
from ..session.agreement import Agreement, Bowl, Deals, Length, Open, Rate, Rounds, Until
from ..session.events import (
    Acted,
    CutBack,
    DealBegun,
    DealDropped,
    Ended,
    Event,
    Joined,
    Left,
    LengthAgreed,
    Opened,
    SeatsDrawn,
    SeatsTaken,
)
from ..session.log import Entry, TakeBack
from ..session.players import Player, TokenColour

DEAL = "deal"
ACTED = "acted"
ENDED = "ended"

NUMBER = "x-number"
_TAKE_BACK = "take-back"


class Unsound(ValueError):
    """A row that is none of ours; the argument is its kind."""


def checksum(*parts: str | int) -> int:
    """A number by which it shows when one of *parts* was changed on the disk."""
    return crc32("\n".join(map(str, parts)).encode("utf-8", "surrogateescape"))


def to_row(event: Event) -> tuple[str, str]:
    """The kind and the body of *event*."""
    match event:
        case Acted(entry=entry):
            return ACTED, format_entry(entry)
        case DealBegun():
            return DEAL, _format_deal(event)
        case Opened(players=players, agreement=agreement, seed=seed):
            seated: Json = [_format_player(player) for player in players]
            agreed = _format_agreement(agreement)
            return "opened", compact({"players": seated, "agreement": agreed, "seed": seed})
        case SeatsDrawn(places=places, drawn=drawn):
            cards: Json = {"places": format_cards(places), "drawn": format_cards(drawn)}
            return "seats-drawn", compact(cards)
        case SeatsTaken(seats=seats, laid_by=laid_by, laid=laid):
            taken: Json = {"seats": list(seats), "laid_by": laid_by, "laid": format_cards(laid)}
            return "seats-taken", compact(taken)
        case DealDropped():
            return "deal-dropped", "{}"
        case LengthAgreed(length=length):
            return "length", compact(_format_length(length))
        case Joined(player=player):
            return "joined", compact(_format_player(player))
        case Left(number=number):
            return "left", compact({"number": number})
        case Ended(lots=lots, left=left):
            return ENDED, compact({"lots": list(lots), "left": left})
        case CutBack(keep=keep):
            return "cut-back", compact({"keep": keep})
        case _ as unknown:
            assert_never(unknown)


def from_row(kind: str, body: str) -> Event:
    """The event that a row of *kind* with *body* is. Raises Unsound if it is none."""
    try:
        return _READERS[kind](body)
    except (KeyError, TypeError, ValueError, InvalidOperation) as problem:
        raise Unsound(kind) from problem


def format_entry(entry: Entry) -> str:
    """An action as in a deal record, or "take-back 12"."""
    return f"{_TAKE_BACK} {entry.keep}" if isinstance(entry, TakeBack) else format_action(entry)


def parse_entry(text: str) -> Entry:
    """What `format_entry` wrote. Raises ValueError."""
    word, _, count = text.partition(" ")
    return TakeBack(_count(count)) if word == _TAKE_BACK else parse_action(text)


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise ValueError(text)
    return int(text)


def _format_deal(begun: DealBegun) -> str:
    extras: dict[str, Json] = {NUMBER: begun.number}
    at = begun.at.isoformat()
    return format_record(Record(deal=begun.deal, date=at, seed=begun.seed, extras=extras))


def _read_deal(body: str) -> DealBegun:
    record = parse_record(body)
    if record.actions or not isinstance(record.seed, str) or record.date is None:
        raise ValueError(body)
    number = whole(record.extras, NUMBER)
    return DealBegun(number, record.deal, record.seed, _moment(record.date))


def _format_player(player: Player) -> Json:
    colour = player.colour and player.colour.value
    return {"name": player.name, "bot": player.bot, "colour": colour, "profile": player.profile}


def _read_player(value: Json) -> Player:
    fields = fields_of(value)
    colour = _text_or_none(fields, "colour")
    return Player(
        text(fields, "name"),
        _text_or_none(fields, "bot"),
        None if colour is None else TokenColour(colour),
        _text_or_none(fields, "profile"),
    )


def _format_agreement(agreement: Agreement) -> Json:
    rate, bowl = agreement.rate, agreement.bowl
    return {
        "length": _format_length(agreement.length),
        "rules": format_rules(agreement.rules),
        "rate": None if rate is None else {"bet": str(rate.bet), "currency": rate.currency},
        "bowl": {
            "triangles": bowl.triangles,
            "bets": bowl.bets,
            "rounds": bowl.rounds,
            "pins": bowl.pins,
        },
    }


def _read_agreement(value: Json) -> Agreement:
    fields = fields_of(value)
    bowl = fields_of(fields["bowl"])
    return Agreement(
        length=_read_length(fields["length"]),
        rules=read_rules(fields["rules"]),
        rate=_read_rate(fields["rate"]),
        bowl=Bowl(
            triangles=whole(bowl, "triangles"),
            bets=whole(bowl, "bets"),
            rounds=whole(bowl, "rounds"),
            pins=whole(bowl, "pins"),
        ),
    )


def _read_rate(value: Json) -> Rate | None:
    if value is None:
        return None
    fields = fields_of(value)
    return Rate(Decimal(text(fields, "bet")), text(fields, "currency"))


def _format_length(length: Length) -> Json:
    match length:
        case Deals(count=count):
            return {"deals": count}
        case Rounds(count=count):
            return {"rounds": count}
        case Until(time=time, last_round=last_round):
            return {"until": time.isoformat(), "last_round": last_round}
        case Open():
            return {}
        case _ as unknown:
            assert_never(unknown)


def _read_length(value: Json) -> Length:
    fields = fields_of(value)
    if "deals" in fields:
        return Deals(whole(fields, "deals"))
    if "rounds" in fields:
        return Rounds(whole(fields, "rounds"))
    if "until" in fields:
        return Until(_moment(text(fields, "until")), fields["last_round"] is True)
    if fields:
        raise ValueError(value)
    return Open()


def _read_opened(body: str) -> Opened:
    fields = fields_of(parse_json(body))
    players = tuple(_read_player(player) for player in _items(fields["players"]))
    return Opened(players, _read_agreement(fields["agreement"]), text(fields, "seed"))


def _read_seats_drawn(body: str) -> SeatsDrawn:
    fields = fields_of(parse_json(body))
    return SeatsDrawn(_cards(fields, "places"), _cards(fields, "drawn"))


def _read_seats_taken(body: str) -> SeatsTaken:
    fields = fields_of(parse_json(body))
    seats = _wholes(fields, "seats")
    return SeatsTaken(seats, whole(fields, "laid_by"), _cards(fields, "laid"))


def _read_dropped(body: str) -> DealDropped:
    if body != "{}":
        raise ValueError(body)
    return DealDropped()


def _read_ended(body: str) -> Ended:
    fields = fields_of(parse_json(body))
    left = None if fields["left"] is None else whole(fields, "left")
    return Ended(_wholes(fields, "lots"), left)


_READERS: dict[str, Callable[[str], Event]] = {
    ACTED: lambda body: Acted(parse_entry(body)),
    DEAL: _read_deal,
    "opened": _read_opened,
    "seats-drawn": _read_seats_drawn,
    "seats-taken": _read_seats_taken,
    "deal-dropped": _read_dropped,
    "length": lambda body: LengthAgreed(_read_length(parse_json(body))),
    "joined": lambda body: Joined(_read_player(parse_json(body))),
    "left": lambda body: Left(whole(fields_of(parse_json(body)), "number")),
    ENDED: _read_ended,
    "cut-back": lambda body: CutBack(whole(fields_of(parse_json(body)), "keep")),
}


def fields_of(value: Json) -> Fields:
    """*value* as an object. Raises TypeError."""
    if not isinstance(value, dict):
        raise TypeError(value)
    return value


def text(fields: Fields, key: str) -> str:
    """The text under *key*. Raises KeyError or TypeError."""
    value = fields[key]
    if not isinstance(value, str):
        raise TypeError(key)
    return value


def whole(fields: Fields, key: str) -> int:
    """The whole number under *key*. Raises KeyError or TypeError."""
    return _whole(fields[key])


def compact(value: Json) -> str:
    """*value* as JSON without a blank."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _text_or_none(fields: Fields, key: str) -> str | None:
    return None if fields[key] is None else text(fields, key)


def _whole(value: Json) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(value)
    return value


def _wholes(fields: Fields, key: str) -> tuple[int, ...]:
    return tuple(map(_whole, _items(fields[key])))


def _items(value: Json) -> list[Json]:
    if not isinstance(value, list):
        raise TypeError(value)
    return value


def _cards(fields: Fields, key: str) -> tuple[Card, ...]:
    return parse_cards(text(fields, key))


def _moment(written: str) -> datetime:
    """A moment in UTC. Raises ValueError if the zone is another, or not said."""
    moment = datetime.fromisoformat(written)
    if moment.utcoffset() is None or moment.utcoffset():
        raise ValueError(written)
    return moment
