"""The record's short text: every form is read and written, and nothing else is read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vira_desktop.rules.cards import ALL_CARDS
from vira_desktop.rules.notation import (
    BadNotation,
    format_action,
    format_cards,
    format_hand,
    parse_action,
    parse_cards,
    parse_hand,
)

FORMS = (
    """
F bid gask-0|M bid spel-7 suit|R bid solo-vira highest|F bid gask|M bid solo suit|R bid nothing
F pass|F level gask-6|F trump H|F turn|F buy S2 D3|F buy|M buy|F keep SA SK|F keep|F take
F aside S2|F aside S2 S3 S4|F high|F low|F repurchase|F lay|F play|F aces-low|M card SA
F claim 0|F claim 9|F claim 13|M accept|R refuse|M concede|F bid begär|F bid suit|F level x
""".strip()
    .replace("\n", "|")
    .split("|")
)

NO_FORMS = [
    "", " ", "F", "F ", " F pass", "F pass ", "F  pass", "F\tpass", "f pass", "S pass", "X pass",
    "FM pass", "F PASS", "F Pass", "F dance", "pass", "F pass F", "F turn S2", "F take 13",
    "F bid", "F bid ", "F bid  suit", "F bid spel-7 ", "F bid spel-7 Suit", "F bid spel-7 färg",
    "F bid spel-7 suit highest", "F bid spel-7\tsuit", "F bid spel-7\n", "F bid spel-7\u00a0suit",
    "F level", "F level gask-2 suit", "F trump", "F trump h", "F trump N", "F trump S H",
    "F buy S2,S3", "F buy s2", "F buy 2S", "F buy S10", "F buy S1", "F buy  S2", "F buy none",
    "F keep XX", "F aside", "F aside ", "F aside S2 S", "F card", "F card SA SK", "F card ♠A",
    "F card", "F claim", "F claim 14", "F claim -1", "F claim 09", "F claim nine", "F claim 1.0",
    "F claim ٣", "F claim 1 2", "F claim +1", "F aces_low", "F accept yes", "F high low",
]  # fmt: skip


@pytest.mark.parametrize("text", FORMS)
def test_every_form_is_read_and_written_again(text: str) -> None:
    assert format_action(parse_action(text)) == text


@pytest.mark.parametrize("text", NO_FORMS, ids=repr)
def test_what_has_none_of_the_forms_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_action(text)


@given(st.text(max_size=30))
def test_any_text_is_an_action_or_bad_notation(text: str) -> None:
    try:
        action = parse_action(text)
    except BadNotation:
        return
    assert format_action(action) == text


@given(st.frozensets(st.sampled_from(ALL_CARDS)))
def test_any_hand_is_written_and_read_again(hand: frozenset[int]) -> None:
    cards = frozenset(card for card in ALL_CARDS if card in hand)
    assert parse_hand(format_hand(cards)) == cards


@pytest.mark.parametrize(
    "text",
    ["", "AK", "A.K.Q", "A.K.Q.J.T", "KA...", "AA...", "a...", "10...", "A K...", "-...", "1..."],
)
def test_what_is_no_hand(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_hand(text)


@pytest.mark.parametrize("text", ["", "SA ", " SA", "SA  SK", "SA,SK", "SA\tSK", "sa", "S10", "AS"])
def test_what_is_no_row_of_cards(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_cards(text)


def test_cards_keep_their_order() -> None:
    assert format_cards(parse_cards("H2 SA C5")) == "H2 SA C5"
