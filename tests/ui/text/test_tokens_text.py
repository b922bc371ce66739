"""How tokens were moved, in words."""

import pytest

from tests.ui.conftest import Speak
from vira_desktop.session.agreement import Bowl
from vira_desktop.session.players import Player
from vira_desktop.session.token_table import Move, Occasion, Place, Spot
from vira_desktop.session.tokens import Heap, Kind, Token, bowlful, single
from vira_desktop.ui.language import Language
from vira_desktop.ui.text.tokens_text import heap_text, moves_text

PEOPLE = (Player(""), Player("Nils", "regel"), Player("Rut", "regel"))
BET = Token(0, Kind.BET, 8)
SMALL = Bowl(bets=2, rounds=1, pins=3)


@pytest.fixture(autouse=True)
def _english(speak: Speak) -> None:
    speak(Language.EN)


def test_what_was_moved_is_told_with_who_did_it() -> None:
    bet = single(Token(1, Kind.BET, 8))
    moves = (
        Move(Occasion.LOSS, Place(Spot.BOWL, 1), Place(Spot.LID), bet, 1),
        Move(Occasion.SLIP, Place(Spot.LID), Place(Spot.PULLA), bet, 2),
        Move(Occasion.LIFT, Place(Spot.PULLA), Place(Spot.BESIDE, 0), single(BET), 2),
        Move(Occasion.BORROW, Place(Spot.TIN), Place(Spot.BOWL, 2), bowlful(2, SMALL), 2),
    )
    assert moves_text(moves, PEOPLE) == (
        "Nils: 1 bet on the lid (slipped in by: Rut).",
        "You: 1 bet out of the pulla (its keeper: Rut).",
        "Rut: another bowl, borrowed.",
    )


@pytest.mark.parametrize(
    ("heap", "told"),
    [
        (single(Token(0, Kind.ROUND, 8), 2), "2 rounds, for a bet each"),
        (single(Token(0, Kind.PIN, 48)), "1 pin half under the pulla, for six bets each"),
        (single(BET, 2) + single(Token(0, Kind.PIN, 1)), "2 bets and 1 pin"),
    ],
)
def test_what_stands_for_bets_is_said(heap: Heap, told: str) -> None:
    assert heap_text(heap) == told
