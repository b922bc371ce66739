"""Everything that a question shows is on the screen, and nothing else."""

import pytest
from PySide6.QtCore import QPoint

from tests.trainer.drills import PLAYED, asked
from tests.ui.trainer.desk import Desk, OnSkill, right_answer
from vira_desktop.rules.cards import Card, parse_card
from vira_desktop.rules.notation import parse_hand
from vira_desktop.rules.seats import Seat
from vira_desktop.trainer.question import Ask, Question
from vira_desktop.trainer.skills import Kind, Skill
from vira_desktop.ui.language import Language
from vira_desktop.ui.text.trainer import drill_text
from vira_desktop.ui.theme import DARK, LIGHT, Theme
from vira_desktop.ui.trainer.pieces import (
    Calls,
    Fact,
    Fan,
    Tricks,
    answer_cards,
    is_crowded,
    pieces_of,
)
from vira_desktop.ui.trainer.shown_view import FactsLine

DRAWN = {"hand", "cards", "hands", "open", "aside", "tricks", "trick", "auction"}
IN_FACTS = {"highest", "players", "pulla", "accounts", "declarer", "game", "qualifier", "played"}
IN_FACTS |= {"trump", "first_trump", "repurchased", "laid", "conceded", "stock_left"}
FOLLOWS = {"dealt", "buying", "stock"}
"""What one did oneself, card by card: the hand and what was set aside are what came of it."""
ASKED = {"seat", "partner", "suit", "bid", "bids", "games", "level", "fact", "fault", "word"}
ASKED |= {"chair", "thrown"}
"""Told in the sentence that asks, or by the answers themselves."""


@pytest.mark.parametrize("kind", Kind, ids=lambda kind: kind.value)
def test_all_that_is_shown_is_drawn(kind: Kind, language: Language) -> None:
    for question in asked(kind, 25 if kind in PLAYED else 200):
        assert set(question.shown) <= DRAWN | IN_FACTS | ASKED | FOLLOWS, question.shown
        pieces = pieces_of(question)
        fans = [piece for piece in pieces if isinstance(piece, Fan)]
        drawn = sorted(card for fan in fans for card in fan.cards)
        if question.ask in (Ask.DISCARD, Ask.LEAD, Ask.SETTING_CARD):
            drawn = sorted((*drawn, *answer_cards(question)))
        assert drawn == sorted(_cards(question))
        has_auction = isinstance(question.shown.get("auction"), list)
        assert any(isinstance(piece, Calls) for piece in pieces) is has_auction
        facts = [piece for piece in pieces if isinstance(piece, Fact)]
        assert all(fact.label and fact.value for fact in facts)
        if "declarer" in question.shown:
            assert facts


def _cards(question: Question) -> list[Card]:
    """The cards of the hands that the question shows."""
    found: list[Card] = []
    shown = question.shown
    hands = shown.get("hands")
    texts = [shown.get("hand"), *(hands.values() if isinstance(hands, dict) else ())]
    for text in texts:
        found += parse_hand(str(text)) if text else ()
    for name in ("cards", "aside", "open"):
        value = shown.get(name)
        found += [parse_card(word) for word in value.split()] if isinstance(value, str) else []
    return found


@pytest.mark.parametrize("kind", PLAYED, ids=lambda kind: kind.value)
def test_tricks_are_shown_with_their_winners(kind: Kind) -> None:
    """Who wins a trick leads to the next, and forehand to the first (ruling 24)."""
    seen = 0
    for question in asked(kind, 25):
        (tricks,) = (piece for piece in pieces_of(question) if isinstance(piece, Tricks))
        leader = Seat.FOREHAND
        for number, trick in enumerate(tricks.tricks, 1):
            assert trick.number == number
            assert trick.plays[0][0] is leader
            if trick.winner is not None:
                leader = trick.winner
                seen += 1
        assert is_crowded(question)
    assert seen > 40


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_the_signs_of_hearts_can_be_read_on_a_verdict(desk: Desk, theme: Theme) -> None:
    """The verdict has a ground of its own, on which red is not seen."""
    desk.page.set_theme(theme)
    verdict = desk.drill.verdict
    assert verdict.right.property("redSigns") == theme.highlight_text
    assert verdict.wrong.property("redSigns") == theme.declarer_text
    assert verdict.grade.property("redSigns") == theme.plate_red


def test_the_way_out_of_the_first_question_is_written_whole(desk: Desk, language: Language) -> None:
    desk.begin(OnSkill(Skill.LOW_HAND, 1))
    assert desk.drill.stop.text() == drill_text.stop()
    desk.training.leave()
    desk.begin(OnSkill(Skill.COUNT_VOIDS, 1))
    assert desk.drill.stop.text() == drill_text.stop()


@pytest.mark.parametrize("is_over", [False, True], ids=["asked", "answered"])
def test_a_question_that_shows_nothing_leaves_no_gap(desk: Desk, *, is_over: bool) -> None:
    """Also after an answer, and when the colours change while it lies there."""
    question = desk.begin(OnSkill(Skill.NUMBER_KEPT, 1))
    assert not pieces_of(question)
    if is_over:
        desk.training.answer(right_answer(question))
        desk.spin()
    desk.page.set_theme(DARK)
    desk.spin()
    assert desk.drill.shown.isHidden()
    above = desk.drill.ask if is_over else desk.drill.how
    gap = (
        desk.drill.answers.mapTo(desk.page, QPoint()).y()
        - above.mapTo(desk.page, QPoint(0, above.height())).y()
    )
    assert gap <= 12


def test_no_label_is_broken_off_from_what_it_tells(desk: Desk, language: Language) -> None:
    facts = (Fact("What happened", "one thing"), Fact("Pulla before", "3 bets"))
    line = FactsLine(facts)
    line.setParent(desk.window)
    space = "\N{NO-BREAK SPACE}"
    assert line.said == f"What{space}happened:{space}one thing · Pulla{space}before:{space}3 bets"
    assert f"<b>What{space}happened:</b>" in line.text()
    assert line.accessibleName() == "What happened: one thing. Pulla before: 3 bets"
