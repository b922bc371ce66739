"""The deal record as a file has it: what is read, what is refused with which place, and what is
kept when it is written again."""

import json
from typing import Any

import pytest

from vira_desktop.rules.actions import Bid, Pass
from vira_desktop.rules.games import PullaRow
from vira_desktop.rules.record import (
    Record,
    Unreadable,
    format_record,
    parse_record,
    read_records,
)
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.verdict import check

PLAIN: dict[str, Any] = {
    "format": "vira-deal",
    "version": 1,
    "players": 3,
    "pulla": 3,
    "highest": "H",
    "hands": {"F": "AKQJT98765432...", "M": ".AKQJT98765432..", "R": "..AKQJT98765432."},
    "stock": "CA CK CQ CJ CT C9 C8 C7 C6 C5 C4 C3 C2",
    "actions": ["F bid begar", "M pass"],
}
TEXT = json.dumps(PLAIN)
PRETTY = json.dumps(PLAIN, indent=1)


class Gone:
    """Stands for a key that is left out; its name is the same in every process."""

    def __repr__(self) -> str:
        return "left out"


GONE = Gone()


def text_with(**changes: Any) -> str:
    """The plain record with other values; a key that is GONE is left out."""
    return json.dumps({k: v for k, v in {**PLAIN, **changes}.items() if v is not GONE})


def raw(key: str, value: str) -> str:
    """The plain record with *value* as JSON text under *key*."""
    return text_with(**{key: "@@"}).replace('"@@"', value)


def error(text: str) -> str:
    """Why *text* is no record."""
    with pytest.raises(Unreadable) as caught:
        parse_record(text)
    return caught.value.error


def lines(text: str) -> list[tuple[int, bool]]:
    """The line of each record of *text*, and whether it can be read."""
    return [(line, isinstance(entry, Record)) for line, entry in read_records(text)]


def test_a_record_is_read() -> None:
    record = parse_record(TEXT)
    assert record.actions == (Bid(Seat.FOREHAND, "begar"), Pass(Seat.MIDDLEHAND))
    assert (record.deal.players, record.deal.pulla) == (3, 3)
    assert str(record.deal.highest.letter) == "H"
    assert [str(card) for card in record.deal.stock[:2]] == ["CA", "CK"]
    assert (record.id, record.note, record.date, record.seed, record.names) == (None,) * 5


ONE_OF_EACH = text_with(
    id="a", note="Åke’s \u2028 “note”", date="2026-01-31T18:30:00Z", seed=7, players=4,
    names={"R": "Åsa", "F": "", "M": "Bo", "S": "Ö"},
    rules={"pulla": {"tringel-9": [3, 4, 8, 0, 12, 20]}, "forehand_may_pass": True,
           "turne_plain_repurchase": False},
    **{"x-a": {"n": [1, -0.5, 1e300, None, True, {"ä": []}]}, "x-": "y"},
)  # fmt: skip


def test_the_optional_keys_are_read() -> None:
    record = parse_record(ONE_OF_EACH)
    assert (record.id, record.date, record.seed) == ("a", "2026-01-31T18:30:00Z", 7)
    assert record.names == {"F": "", "M": "Bo", "R": "Åsa", "S": "Ö"}
    assert record.deal.rules.forehand_may_pass
    assert not record.deal.rules.turne_plain_repurchase
    assert record.deal.rules.pulla == (("tringel-9", PullaRow(3, 4, 8, 0, 12, 20)),)
    assert list(record.extras) == ["x-a", "x-"]


def test_house_rules_change_what_is_paid() -> None:
    spel = ["F bid begar", "M pass", "R pass", "F trump H", "F buy", "F lay"]
    dearer = {"pulla": {"begar": [1, 9, 2, 0, 3, 5]}}
    assert check(parse_record(text_with(actions=spel, rules=dearer)))["pulla_after"] == 12


def test_what_is_written_is_read_again_with_every_key_in_its_place() -> None:
    for text in (TEXT, ONE_OF_EACH, text_with(rules={}), text_with(**{"x-first": [1.5]})):
        shuffled = json.dumps(dict(reversed(json.loads(text).items())))
        for source in (text, shuffled):
            written = format_record(parse_record(source))
            assert json.loads(written) == json.loads(source)
            assert list(json.loads(written)) == list(json.loads(source))
            assert parse_record(written) == parse_record(source)
            assert "\n" not in written


def test_a_new_record_needs_no_order() -> None:
    record = Record(deal=parse_record(TEXT).deal, seed="7/1", names={"F": "Åsa", "M": "", "R": ""})
    assert json.loads(format_record(record)) == {
        **PLAIN, "actions": [], "seed": "7/1", "names": {"F": "Åsa", "M": "", "R": ""},
    }  # fmt: skip


WRONG: dict[str, list[Any]] = {
    "format": [GONE, None, 1, "vira", "VIRA-DEAL", []],
    "version": [GONE, None, 0, -1, 1.0, 1.5, True, "1", 2, 10**30, []],
    "players": [GONE, None, 2, 5, 0, -3, 3.0, True, "3", [3]],
    "pulla": [GONE, None, -1, 0.5, 3.0, True, "3", [], {}],
    "highest": [GONE, None, "", "N", "h", "SH", "Hearts", 1, ["S"]],
    "hands": [
        GONE, None, [], "AK", {}, {"F": "AK"}, {**PLAIN["hands"], "S": "..."},
        {"F": PLAIN["hands"]["F"], "M": PLAIN["hands"]["M"]},
        {**PLAIN["hands"], "F": "KQJT98765432..."},  # twelve cards
        {**PLAIN["hands"], "F": "AKQJT98765432..A."},  # fourteen
        {**PLAIN["hands"], "F": "AKQJT9876543..A."},  # a card of rear-hand's
        {**PLAIN["hands"], "F": "AKQJT98765432..."[::-1]},
        {**PLAIN["hands"], "F": "KAQJT98765432..."},
        {**PLAIN["hands"], "F": "akqjt98765432..."},
        {**PLAIN["hands"], "F": "AKQJT98765432"},
        {**PLAIN["hands"], "F": 13}, {**PLAIN["hands"], "F": None}, {**PLAIN["hands"], "f": ""},
    ],
    "stock": [
        GONE, None, "", [], 13, PLAIN["stock"].split(), PLAIN["stock"] + " ",
        " " + PLAIN["stock"], PLAIN["stock"].replace(" ", "  ", 1),
        PLAIN["stock"].replace(" ", ","), PLAIN["stock"].lower(), PLAIN["stock"][:-3],
        PLAIN["stock"] + " SA", PLAIN["stock"].replace("CA", "CK"),
        PLAIN["stock"].replace("CA", "SA"), PLAIN["stock"].replace("CT", "C10"),
    ],
    "actions": [
        GONE, None, {}, "F pass", [1], [None], [["F pass"]], [{}], ["F bid"], ["F pass", "f pass"],
    ],
    "id": [None, 1, [], {}], "note": [None, 1, ["a"], False],
    "date": [
        None, 20260131, "", "yesterday", "2026-13-01", "2026-02-29", "2026-04-31", "2026-01-00",
        "2026-01-31T18:30:00", "2026-01-31T18:30:00+02:00", "2026-01-31T24:30:00Z",
        "2026-01-31 18:30:00Z", "2026-0131", "26-01-31", "2026-01-31T", "2026-01-31Z",
        "2026-01-31T18:30:00Z\n", "٢٠٢٦-01-31",
    ],
    "seed": [None, 1.0, 1.5, True, [], {}],
    "names": [
        None, [], "Anna", {"X": "Anna"}, {"f": "Anna"}, {"F": 1}, {"F": None},
        {"F": "Anna", "M": "Bo", "R": "Åke", "S": "Nobody sits out with three"},
    ],
    "rules": [
        None, [], True, "none", {"unknown": True}, {"forehand_may_pass": 1},
        {"forehand_may_pass": None}, {"turne_plain_repurchase": "false"}, {"pulla": []},
        {"pulla": {"spel": [1, 1, 2, 0, 3, 5]}}, {"pulla": {"gok": [1, 2, 4]}},
        {"pulla": {"gok": [1, 2, 4, 0, 0, -1]}}, {"pulla": {"gok": [1, 2, 4, 0, 0, True]}},
        {"pulla": {"gok": [1, 2, 4, 0, 0, 1.0]}}, {"pulla": {"gok": [1, 2, 4, 0, 0, None]}},
        {"pulla": {"gok": [1, 2, 4, 0, 0, 0, 0]}}, {"pulla": {"gok": "124000"}},
        {"pulla": {"gok": {}}}, {"pulla": {"gok": []}},
    ],
    "unknown": [1], "X-big": [1], "": [1], "x": [1], "_x-": [1], "Format": ["vira-deal"],
}  # fmt: skip


@pytest.mark.parametrize(
    ("key", "value"), [(key, value) for key, values in WRONG.items() for value in values], ids=repr
)
def test_a_wrong_value_is_refused_by_the_name_of_its_key(key: str, value: Any) -> None:
    sentence = error(text_with(**{key: value}))
    shown = "hands and stock" if "more than once" in sentence else f'"{key}"'
    assert shown in sentence or f"version {json.dumps(value)}" in sentence


GOOD: dict[str, list[Any]] = {
    "pulla": [0, 10**30],
    "players": [4],
    "actions": [[], ["F bid nothing"]],
    "date": ["2026-01-31", "2024-02-29", "2026-01-31T18:30Z", "2026-01-31T18:30:00.123+00:00",
             "20260131T183000Z", "2000-02-29", "2016-12-31T23:59:60Z"],
    "seed": ["", "ö", 0, -1, 2**64],
    "names": [{}, {"M": "Bo"}],
    "rules": [{}, {"forehand_may_pass": False}, {"pulla": {}}],
    "note": ["", "\u0000", "\U0001f0a1"],
    "x-anything": [None, 1.5, {"a": [{}]}],
}  # fmt: skip


@pytest.mark.parametrize(
    ("key", "value"), [(key, value) for key, values in GOOD.items() for value in values], ids=repr
)
def test_a_value_at_the_edge_is_read(key: str, value: Any) -> None:
    text = text_with(**{key: value})
    assert parse_record(format_record(parse_record(text))) == parse_record(text)


def test_a_newer_version_is_refused_politely_whatever_else_is_in_it() -> None:
    sentence = error(json.dumps({"format": "vira-deal", "version": 2, "deals": []}))
    assert "version 2" in sentence
    assert "newer" in sentence


def test_the_place_of_a_wrong_action_is_said() -> None:
    sentence = error(text_with(actions=["F bid begar", "M dance"]))
    assert '"M dance"' in sentence
    assert "number 1," in sentence


def test_the_whole_record_is_read_before_the_first_action_is_replayed() -> None:
    assert error(text_with(actions=["F pass", "M dance"]))


@pytest.mark.parametrize("value", ["NaN", "Infinity", "-Infinity", "1.", ".5", "01", "+1", "0x1"])
def test_numbers_that_json_does_not_have(value: str) -> None:
    assert "not JSON" in error(raw("pulla", value))
    assert "not JSON" in error(raw("x-n", f"[{value}]"))


def test_numbers_beyond_all_bounds() -> None:
    assert "too large" in error(raw("x-n", "1e999"))
    assert "digits" in error(raw("pulla", "9" * 5000))


def test_a_key_that_is_there_twice_is_refused() -> None:
    assert '"pulla" is there twice' in error(TEXT.replace('"pulla": 3', '"pulla": 3, "pulla": 3'))
    assert '"F" is there twice' in error(TEXT.replace('"F": "A', '"F": "", "F": "A'))
    assert '"a" is there twice' in error(raw("x-n", '[{"a": 1, "a": 1}]'))


def test_half_a_character_is_refused() -> None:
    assert "surrogate" in error(raw("note", '"\\ud800"'))
    assert "surrogate" in error(raw("x-n", '{"\\udc00": 1}'))
    assert parse_record(raw("note", '"\\ud83c\\udca1"')).note == "\U0001f0a1"


def test_what_is_nested_too_deeply_is_refused() -> None:
    deep = parse_record(raw("x-n", "[" * 99 + "]" * 99))
    assert parse_record(format_record(deep)) == deep
    for depth in (101, 500, 5_000, 200_000):
        assert "nested" in error(raw("x-n", "[" * depth + "]" * depth))
        assert "nested" in error(raw("x-n", '{"a":' * depth + "1" + "}" * depth))


@pytest.mark.parametrize("text", ["null", "1", '"vira"', "[]", "true", "[{}]", f"[{TEXT}]", "{}"])
def test_other_json_values_are_one_unreadable_record(text: str) -> None:
    assert lines(text) == [(1, False)]


def test_a_text_that_is_one_value_is_one_record() -> None:
    assert lines(TEXT) == [(1, True)]
    assert lines(PRETTY) == [(1, True)]
    assert lines(f"\n \r\n\t{PRETTY}\n\n") == [(3, True)]
    assert lines(TEXT.replace("{", "{\r\n", 1)) == [(1, True)]


def test_every_line_is_a_record_of_its_own() -> None:
    text = f"\n{TEXT}\n\n   \n{TEXT}\r\n nonsense\n{TEXT[:-1]}\n{PRETTY}"
    read = lines(text)
    assert read[:4] == [(2, True), (5, True), (6, False), (7, False)]
    assert read[4:] == [(8 + n, False) for n in range(PRETTY.count("\n") + 1)]


def test_the_line_of_a_bad_record_is_told() -> None:
    (_, first), (line, second) = read_records(f"{TEXT}\n{TEXT[:-5]}\n")
    assert isinstance(first, Record)
    assert isinstance(second, Unreadable)
    assert line == second.line == 2


def test_only_a_line_feed_ends_a_line() -> None:
    separators = raw("note", '"\u2028\x85\u2029"')
    assert lines(f"{TEXT}\n{separators}") == [(1, True), (2, True)]
    assert lines(f"{TEXT}\r{TEXT}") == [(1, False)]


def test_a_broken_value_over_many_lines_is_told_where_reading_stopped() -> None:
    bad = PRETTY.replace('"pulla": 3,', '"pulla": 3')
    where = bad[: bad.index('"highest"')].count("\n") + 1
    assert lines(bad) == [(where, False)]
    assert lines(PRETTY.replace('"pulla": 3', '"pulla": NaN')) == [(where - 1, False)]
    assert lines(PRETTY[:-2])[0][1] is False


def test_text_after_the_record_is_refused() -> None:
    assert lines(f"{PRETTY}\n{PRETTY}") == [(PRETTY.count("\n") + 2, False)]
    assert lines(f"{TEXT} x") == [(1, False)]


@pytest.mark.parametrize("text", ["", "\n\n", "   ", "\ufeff" + TEXT, "x", "{", "\x00", "}{"])
def test_what_is_no_json_at_all_is_one_unreadable_record(text: str) -> None:
    ((_, entry),) = read_records(text)
    assert isinstance(entry, Unreadable)
    assert entry.error


def test_a_byte_order_mark_is_named() -> None:
    assert "byte order mark" in error("\ufeff" + TEXT)


def test_bytes_that_are_not_utf8_spoil_only_their_own_line() -> None:
    bad = TEXT.replace("begar", "beg\udce4r")
    assert lines(f"{TEXT}\n{bad}\n{TEXT}") == [(1, True), (2, False), (3, True)]
    assert "UTF-8" in error(bad)
    pretty = PRETTY.replace("begar", "beg\udce4r")
    ((line, entry),) = read_records(pretty)
    assert line == pretty[: pretty.index("\udce4")].count("\n") + 1
    assert isinstance(entry, Unreadable)


def test_of_two_faults_the_first_stops_the_reading() -> None:
    first, second = PRETTY.replace('"pulla": 3,', '"pulla": 3'), "beg\udce4r"
    ((line, _),) = read_records(first.replace("begar", second))
    ((expected, _),) = read_records(first)
    assert line == expected
    ((line, entry),) = read_records(PRETTY.replace("vira-deal", second)[:-2])
    assert line == 2
    assert isinstance(entry, Unreadable)
    assert "UTF-8" in entry.error


def test_one_value_that_cannot_be_used_is_told_where_it_begins() -> None:
    doubled = PRETTY.replace('"pulla": 3', '"pulla": 3,\n "pulla": 3')
    assert lines(f"\n\n{doubled}") == [(3, False)]
    twice_on_two_lines = TEXT[:-1] + ', "names": {}\n, "names": {}}'
    assert lines(twice_on_two_lines) == [(1, False)]


def test_a_constant_within_a_text_is_a_text() -> None:
    pretty = json.dumps({"note": "NaN", **PLAIN, "id": 'a "NaN'}, indent=1)
    assert lines(pretty) == [(1, True)]
    where = pretty[: pretty.index('"pulla"')].count("\n") + 1
    assert lines(pretty.replace('"pulla": 3', '"pulla": -Infinity')) == [(where, False)]
