"""Every code of the trainer has words in both languages, and no question shows a bare code."""

import re
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import Any

import pytest

from tests.trainer.drills import PLAYED, asked, materials
from vira_desktop.trainer.grading import Grade
from vira_desktop.trainer.question import Ask
from vira_desktop.trainer.reviews import Mode
from vira_desktop.trainer.skills import Kind, Skill
from vira_desktop.trainer.why import Why
from vira_desktop.ui.language import Language
from vira_desktop.ui.text.trainer import answered_text, drill_text
from vira_desktop.ui.text.trainer.answers_text import answer_label, answers_text
from vira_desktop.ui.text.trainer.facts_text import ANSWERS, FACTS
from vira_desktop.ui.text.trainer.sentences import ASKS, WHYS, ask_text, explanation
from vira_desktop.ui.text.trainer.skills_text import kind_help, kind_name, skill_name
from vira_desktop.ui.text.trainer.table_drill_text import AFTERWARDS, FAULTS, PAYERS

Speak = Callable[[Language], None]

WORDS: list[tuple[Callable[[Any], str], Iterable[Enum]]] = [
    (kind_name, Kind),
    (kind_help, Kind),
    (skill_name, Skill),
    (drill_text.mode_name, Mode),
    (answered_text.grade_text, Grade),
]
TABLES: dict[str, Mapping[str, Any]] = {
    "facts": FACTS,
    "answers": ANSWERS,
    "faults": FAULTS,
    "payers": PAYERS,
    "then": AFTERWARDS,
}
SAME = {"borup", "virapulla", "kodilj", "sexmastare"}
"""Codes whose words both languages share."""
CODE = re.compile(r"\{|\}|%n|\b[a-z]+-[a-z]+-[a-z]+|\b[SHDC][2-9TJQKA]\b|Why\.|Ask\.")
"""What no learner is to see: holes, codes, cards in notation."""


@pytest.mark.parametrize(
    ("words", "codes"), WORDS, ids=lambda value: getattr(value, "__name__", "")
)
def test_every_code_has_its_own_words_in_both_languages(
    words: Callable[[Any], str], codes: Iterable[Enum], speak: Speak
) -> None:
    said = []
    for language in Language:
        speak(language)
        said.append([words(code) for code in codes])
        assert len(set(said[-1])) == len(said[-1])
    assert not set(said[0]) & set(said[1])


def test_every_ask_and_every_reason_has_words() -> None:
    assert set(ASKS) == set(Ask)
    assert set(WHYS) == set(Why)


def test_the_facts_of_the_files_have_words_and_no_others() -> None:
    found = materials()
    assert set(FACTS) == {fact.key for fact in found.facts}
    codes = {code for fact in found.facts for code in (fact.right, *fact.wrong)}
    words = {code for code in codes if isinstance(code, str) and len(code) > 1}
    assert set(ANSWERS) == words - {"yes", "no"}
    assert set(FAULTS) == {fault.key for fault in found.irregularities}
    assert set(PAYERS) == {fault.payer for fault in found.irregularities}
    assert set(AFTERWARDS) == {fault.deal for fault in found.irregularities}


def test_facts_and_answers_differ_in_the_two_languages(speak: Speak) -> None:
    said: list[dict[str, str]] = []
    for language in Language:
        speak(language)
        words = {
            f"{name}/{key}": _said(say)
            for name, table in TABLES.items()
            for key, say in table.items()
        }
        assert len(set(words.values())) >= len(words) - 3
        said.append(words)
    alike = {key.partition("/")[2] for key in said[0] if said[0][key] == said[1][key]}
    assert alike <= SAME


def _said(say: Any) -> str:
    return " ".join(part() for part in say) if isinstance(say, tuple) else say()


@pytest.mark.parametrize("kind", Kind, ids=lambda kind: kind.value)
def test_no_question_shows_a_bare_code(kind: Kind, language: Language) -> None:
    for question in asked(kind, 25 if kind in PLAYED else 250):
        labels = [answer_label(question, answer) for answer in question.answers]
        assert len(set(labels)) == len(labels), question
        sentences = [reason.text for reason in explanation(question)]
        texts = [ask_text(question), *labels, *sentences]
        texts.append(answers_text(question, question.accepted))
        assert all(texts), question
        assert sentences
        for text in texts:
            if kind is not Kind.WORDS:
                assert not CODE.search(text), text
        for sentence in (ask_text(question), *sentences):
            assert sentence[0] == sentence[0].upper(), sentence
            assert sentence[-1] in ".?»”", sentence


@pytest.mark.parametrize("kind", Kind, ids=lambda kind: kind.value)
def test_every_sentence_is_another_in_the_other_language(kind: Kind, speak: Speak) -> None:
    questions = asked(kind, 25 if kind in PLAYED else 250)
    said = []
    for language in Language:
        speak(language)
        said.append([(ask_text(q), *(r.text for r in explanation(q))) for q in questions])
    for swedish, english in zip(*said, strict=True):
        assert len(swedish) == len(english)
        assert not set(swedish) & set(english)
