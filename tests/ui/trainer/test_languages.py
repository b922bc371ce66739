"""Switched in the middle of a drill, the page says all that a page says that was opened in that
language, and nothing else (field test W15)."""

from collections import Counter
from collections.abc import Callable

import pytest

from tests.ui.trainer.desk import Desk, OnSkill, right_answer, wrong_answer
from tests.ui.window.texts import all_texts
from vira_desktop.trainer.question import Choose
from vira_desktop.trainer.rounds import ExamRound
from vira_desktop.trainer.skills import Kind, skills_of
from vira_desktop.ui.language import Language

Make = Callable[..., Desk]
Speak = Callable[[Language], None]


def asked(desk: Desk, kind: Kind) -> None:
    """A question on the last skill of *kind*, with something chosen where several belong
    together."""
    question = desk.begin(OnSkill(skills_of(kind)[-1], 4))
    if question.choose is Choose.ALL:
        desk.widget_of(question.answers[0]).click()
    desk.training.hint()


def answered(desk: Desk, kind: Kind) -> None:
    """The same, answered wrong, and a step of the play-out."""
    asked(desk, kind)
    desk.training.answer(wrong_answer(desk.question))
    if desk.drill.verdict.creeping.isVisible():
        desk.drill.verdict.creeping.button.click()


def reported(desk: Desk, kind: Kind) -> None:
    """The next question, with a notice about the one before."""
    asked(desk, kind)
    desk.training.report()


@pytest.mark.parametrize("kind", Kind, ids=lambda kind: kind.value)
def test_in_the_middle_of_a_drill(kind: Kind, desk_of: Make, speak: Speak) -> None:
    desks = {language: desk_of() for language in Language}
    for moment in (asked, answered, reported):
        said: dict[Language, list[str]] = {}
        for language, own in desks.items():
            speak(language)
            moment(own, kind)
            own.spin()
            said[language] = all_texts(own.page)
        assert said[Language.SV] != said[Language.EN]
        desk = desks[Language.SV]
        chosen = desk.drill.answers.chosen
        for language in (*reversed(Language), *Language):
            speak(language)
            desk.spin()
            assert differing(all_texts(desk.page), said[language]) == []
            assert desk.drill.answers.chosen == chosen


def test_the_other_pages(desk_of: Make, speak: Speak) -> None:
    def home(desk: Desk) -> None:
        desk.page.show_home()

    def progress(desk: Desk) -> None:
        desk.page.show_progress()

    def result(desk: Desk) -> None:
        desk.begin(ExamRound((Kind.NUMBERS,), count=2, level=2, seed="e"))
        desk.training.answer(right_answer(desk.question))
        desk.training.go_on()
        desk.training.answer(wrong_answer(desk.question))
        desk.training.go_on()

    for moment in (home, result, progress):
        said: dict[Language, list[str]] = {}
        desks = []
        for language in Language:
            speak(language)
            desk = desk_of()
            desks.append(desk)
            result(desk)
            desk.training.leave()
            moment(desk)
            desk.spin()
            said[language] = all_texts(desk.page)
        desk = desks[0]
        for language in (*reversed(Language), *Language):
            speak(language)
            desk.spin()
            assert differing(all_texts(desk.page), said[language]) == []


def differing(said: list[str], expected: list[str]) -> list[str]:
    """What is said too often or too seldom."""
    found, wanted = Counter(said), Counter(expected)
    return sorted(((found - wanted) + (wanted - found)).elements())
