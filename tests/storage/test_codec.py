"""Every event is written and read back as it was; what is no event is refused, never guessed."""

from dataclasses import replace
from datetime import UTC, datetime
from decimal import Decimal

import pytest

from tests.storage.kept import NOW, Listed, opening, play
from vira_desktop.rules.cards import ALL_CARDS
from vira_desktop.rules.games import PullaRow
from vira_desktop.rules.notation import parse_action, parse_cards
from vira_desktop.rules.state import HouseRules
from vira_desktop.session.agreement import Agreement, Bowl, Deals, Open, Rate, Rounds, Until
from vira_desktop.session.events import (
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
from vira_desktop.session.log import TakeBack
from vira_desktop.session.players import Player, TokenColour
from vira_desktop.storage.codec import Unsound, checksum, from_row, to_row

HOUSE = HouseRules(forehand_may_pass=True, pulla=(("tringel-9", PullaRow(3, 4, 8, 0, 12, 20)),))
ALL_AGREED = Agreement(
    length=Until(NOW, last_round=False),
    rules=HOUSE,
    rate=Rate(Decimal("0.25"), "€"),
    bowl=Bowl(triangles=2, bets=5, rounds=8, pins=9),
)
EVENTS: list[Event] = [
    opening(None, deals=7),
    Opened((Player("Åsa"), Player('"\n', "regel")), ALL_AGREED, "frö"),
    SeatsDrawn(ALL_CARDS[:3], ALL_CARDS[1:4]),
    SeatsTaken((2, 0, 1), 1, ALL_CARDS[10:14]),
    Acted(parse_action("F bid spel-7 suit")),
    Acted(parse_action("M buy S2 D4")),
    Acted(TakeBack(12)),
    DealDropped(),
    *(LengthAgreed(length) for length in (Deals(3), Rounds(2), Until(NOW), Open())),
    Joined(Player("Per", "regel", TokenColour.BLACK, "key")),
    Left(3),
    Ended(),
    Ended((2, 0), left=1),
    CutBack(17),
]


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_an_event_is_read_as_it_was_written(event: Event) -> None:
    assert from_row(*to_row(event)) == event


@pytest.mark.parametrize("rules", [HouseRules(), HOUSE], ids=["rulings", "house"])
@pytest.mark.parametrize("micro", [0, 250])
def test_a_deal_is_a_record_and_nothing_of_it_is_lost(rules: HouseRules, micro: int) -> None:
    store = Listed()
    play(store, deals=1)
    (begun,) = (event for event in store.events if isinstance(event, DealBegun))
    at = datetime(2026, 11, 30, 23, 59, 1, micro, tzinfo=UTC)
    begun = replace(begun, at=at, deal=replace(begun.deal, rules=rules))
    kind, body = to_row(begun)
    assert from_row(kind, body) == begun
    assert '"format": "vira-deal"' in body


def test_whole_evenings_are_read_as_they_were_written() -> None:
    for players in (3, 4):
        store = Listed()
        play(store, deals=5, players=players)
        assert [from_row(*to_row(event)) for event in store.events] == store.events


FIRST_SAMPLES = [
    ("acted", "F bid spel-7 suit", Acted(parse_action("F bid spel-7 suit"))),
    ("acted", "take-back 12", Acted(TakeBack(12))),
    (
        "seats-drawn",
        '{"places":"HA C5 S2","drawn":"C5 HA S2"}',
        SeatsDrawn(parse_cards("HA C5 S2"), parse_cards("C5 HA S2")),
    ),
    (
        "seats-taken",
        '{"seats":[2,0,1],"laid_by":1,"laid":"S2 C3 H4"}',
        SeatsTaken((2, 0, 1), 1, parse_cards("S2 C3 H4")),
    ),
    ("deal-dropped", "{}", DealDropped()),
    ("length", '{"until":"2026-11-30T19:00:00+00:00","last_round":true}', LengthAgreed(Until(NOW))),
    (
        "joined",
        '{"name":"Per","bot":null,"colour":"black","profile":null}',
        Joined(Player("Per", None, TokenColour.BLACK)),
    ),
    ("left", '{"number":3}', Left(3)),
    ("ended", '{"lots":[2,0],"left":null}', Ended((2, 0))),
    ("cut-back", '{"keep":17}', CutBack(17)),
]


@pytest.mark.parametrize(("kind", "body", "event"), FIRST_SAMPLES)
def test_what_the_first_version_wrote_stays_readable(kind: str, body: str, event: Event) -> None:
    assert from_row(kind, body) == event


DAMAGED = [
    ("acted", "F bid"),
    ("acted", "take-back"),
    ("acted", "take-back -1"),
    ("acted", "take-back ²"),
    ("acted", ""),
    ("deal-dropped", "{ }"),
    ("left", "{}"),
    ("left", '{"number":true}'),
    ("left", '{"number":"3"}'),
    ("left", "[3]"),
    ("left", "3"),
    ("left", "{"),
    ("length", '{"deal":3}'),
    ("length", '{"until":"2026-11-30T19:00:00","last_round":true}'),
    ("length", '{"until":"2026-11-30T19:00:00+01:00","last_round":true}'),
    ("length", '{"until":"tonight","last_round":true}'),
    ("joined", '{"name":5,"bot":null,"colour":null,"profile":null}'),
    ("joined", '{"name":"Per","bot":null,"colour":"pink","profile":null}'),
    ("ended", '{"lots":2,"left":null}'),
    ("ended", '{"lots":[],"left":"x"}'),
    ("seats-drawn", '{"places":"HA C5 S1","drawn":"C5 HA S2"}'),
    ("cards-eaten", "{}"),
]


@pytest.mark.parametrize(("kind", "body"), DAMAGED)
def test_what_is_no_event_is_refused(kind: str, body: str) -> None:
    with pytest.raises(Unsound):
        from_row(kind, body)


def test_a_bad_agreement_is_refused() -> None:
    kind, body = to_row(EVENTS[1])
    for right, wrong in (
        ('"bet":"0.25"', '"bet":"a quarter"'),
        ('"rate":{', '"rate":[],"x":{'),
        ('"pulla":{"tringel-9"', '"pulla":{"tringel-99"'),
        ('"pins":9', '"pins":9.5'),
        ('"seed":"frö"', '"seed":7'),
    ):
        assert right in body
        with pytest.raises(Unsound):
            from_row(kind, body.replace(right, wrong))


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ('"actions": []', '"actions": ["F bid begar"]'),
        ('"seed": "s/1"', '"seed": 1'),
        ('"x-number": 1', '"x-number": "1"'),
        ('"version": 1', '"version": 2'),
        ('"date": "2026-11-30T19:00:00+00:00", ', ""),
        ('"date": "2026-11-30T19:00:00+00:00"', '"date": "2026-11-30"'),
    ],
)
def test_a_bad_deal_is_refused(right: str, wrong: str) -> None:
    store = Listed()
    play(store, deals=1)
    kind, body = to_row(next(event for event in store.events if isinstance(event, DealBegun)))
    assert right in body
    with pytest.raises(Unsound):
        from_row(kind, body.replace(right, wrong))


def test_any_changed_bit_changes_the_checksum() -> None:
    right = checksum(3, "acted", "F card SA")
    raw = b"F card SA"
    for place in range(len(raw)):
        for bit in range(8):
            flipped = bytearray(raw)
            flipped[place] ^= 1 << bit
            text = bytes(flipped).decode("utf-8", "surrogateescape")
            assert checksum(3, "acted", text) != right
    assert checksum(4, "acted", "F card SA") != right
