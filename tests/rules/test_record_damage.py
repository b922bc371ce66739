"""Damaged records: whatever has happened to the text, every record gets an answer, never an
exception, and what can still be read is written and read as the same."""

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from vira_desktop.rules.record import Record, Unreadable, format_record, parse_record, read_records
from vira_desktop.rules.verdict import Answer, answer_to, check

from .test_record import ONE_OF_EACH, PLAIN, PRETTY, TEXT

WHOLE = ONE_OF_EACH.encode()


def answers(content: bytes) -> list[Answer]:
    """What `vira check` says to a file with this content; fails if an answer is not whole."""
    text = content.decode("utf-8", errors="surrogateescape")
    found = []
    for line, entry in read_records(text):
        answer = answer_to(entry)
        assert 1 <= line <= text.count("\n") + 1
        assert json.loads(json.dumps(answer, allow_nan=False).encode("ascii")) == answer
        if isinstance(entry, Unreadable):
            assert set(answer) == {"error", "line"}
            assert answer["line"] == line
            assert isinstance(answer["error"], str)
            assert "\n" not in answer["error"]
            answer["error"].encode()
        else:
            assert parse_record(format_record(entry)) == entry
        found.append(answer)
    assert found
    return found


def test_cut_off_at_every_byte() -> None:
    for length in range(len(WHOLE)):
        (answer,) = answers(WHOLE[:length])
        assert "error" in answer


def test_cut_off_in_front_at_every_byte() -> None:
    for length in range(1, len(WHOLE)):
        assert "error" in answers(WHOLE[length:])[0]


def test_each_byte_left_out() -> None:
    for place in range(len(WHOLE)):
        answers(WHOLE[:place] + WHOLE[place + 1 :])


@given(st.integers(0, len(WHOLE) - 1), st.integers(0, 7))
@settings(max_examples=500)
def test_one_bit_flipped(place: int, bit: int) -> None:
    content = bytearray(WHOLE)
    content[place] ^= 1 << bit
    answers(bytes(content))


@given(st.binary(max_size=200), st.integers(0, len(TEXT)), st.integers(0, 40))
def test_bytes_thrown_in(junk: bytes, place: int, lost: int) -> None:
    for text in (TEXT.encode(), PRETTY.encode()):
        answers(text[:place] + junk + text[place + lost :])


@given(st.binary(max_size=300))
def test_any_bytes(content: bytes) -> None:
    answers(content)


@given(st.lists(st.sampled_from(["{", "}", "[", "]", '"', ",", ":", "\n", " ", "1", TEXT, "\\"])))
def test_any_heap_of_json_signs(parts: list[str]) -> None:
    answers("".join(parts).encode())


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)  # fmt: skip


@given(st.sampled_from([*PLAIN, "id", "note", "date", "seed", "names", "rules", "odd"]), VALUES)
@settings(max_examples=400)
def test_any_value_under_any_key(key: str, value: Any) -> None:
    answers(json.dumps({**PLAIN, key: value}).encode())


@given(st.dictionaries(st.text().map("x-{}".format), VALUES, max_size=3))
def test_any_value_is_kept_under_a_key_of_its_own(extras: dict[str, Any]) -> None:
    text = json.dumps({**PLAIN, **extras})
    assert json.loads(format_record(parse_record(text))) == json.loads(text)


@given(
    st.lists(st.text(max_size=12) | st.sampled_from(["F", "bid", "S2", "card", " "]), max_size=4)
)
def test_any_words_as_an_action(words: list[str]) -> None:
    answers(json.dumps({**PLAIN, "actions": [*PLAIN["actions"], " ".join(words)]}).encode())


@given(
    st.lists(st.sampled_from([TEXT, ONE_OF_EACH, "{}", "nonsense", TEXT[:-1], "[]"]), min_size=2)
)
def test_in_a_file_of_lines_every_line_is_answered(parts: list[str]) -> None:
    first = parts[0].startswith("{") and parts[0].endswith("}")
    found = answers("\n".join(parts).encode())
    assert len(found) == (len(parts) if first else 1)
    if first:
        wanted = ["legal" in answers(part.encode())[0] for part in parts]
        assert ["legal" in answer for answer in found] == wanted


def test_the_records_of_this_test_are_sound() -> None:
    for text in (TEXT, PRETTY, ONE_OF_EACH):
        record = parse_record(text)
        assert isinstance(record, Record)
        assert check(record)["legal"] is True
