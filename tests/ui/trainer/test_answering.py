"""Every skill asked on the screen, answered by mouse and by keys, in both languages."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.ui.trainer.desk import Desk, OnSkill, right_answer, wrong_answer
from vira_desktop.trainer.grading import Grade
from vira_desktop.trainer.question import Choose
from vira_desktop.trainer.reviews import Review
from vira_desktop.trainer.skills import Kind, Skill, skills_of
from vira_desktop.trainer.why import Place
from vira_desktop.ui.language import Language
from vira_desktop.ui.text.trainer.answers_text import answer_text
from vira_desktop.ui.text.trainer.sentences import ask_text, explanation
from vira_desktop.ui.trainer.places import title_at

Make = Callable[..., Desk]


@pytest.mark.parametrize("kind", Kind, ids=lambda kind: kind.value)
def test_every_skill_by_mouse_or_by_keys(kind: Kind, desk: Desk, language: Language) -> None:
    """What is answered by mouse in one language is answered by keys in the other."""
    for number, skill in enumerate(skills_of(kind)):
        if number % 2 == (language is Language.SV):
            right_by_mouse(desk, skill)
            wrong_by_keys(desk, skill)
        else:
            right_by_keys(desk, skill)
            wrong_by_mouse(desk, skill)


def right_by_mouse(desk: Desk, skill: Skill) -> None:
    question = desk.begin(OnSkill(skill, 3))
    assert desk.drill.ask.said == ask_text(question)
    assert not desk.drill.verdict.isVisible()
    desk.give_by_mouse(right_answer(question))
    check_right(desk)


def right_by_keys(desk: Desk, skill: Skill) -> None:
    question = desk.begin(OnSkill(skill, 5))
    desk.give_by_keys(right_answer(question))
    check_right(desk)


def wrong_by_mouse(desk: Desk, skill: Skill) -> None:
    question = desk.begin(OnSkill(skill, 2))
    desk.give_by_mouse(wrong_answer(question))
    check_wrong(desk)


def wrong_by_keys(desk: Desk, skill: Skill) -> None:
    question = desk.begin(OnSkill(skill, 4))
    desk.give_by_keys(wrong_answer(question))
    check_wrong(desk)
    # The key that is under the finger goes on.
    assert QApplication.focusWidget() is desk.drill.next
    desk.key(Qt.Key.Key_Return)
    assert desk.question is not question
    assert not desk.drill.verdict.isVisible()


def check_right(desk: Desk) -> None:
    """It is stored as right, and said to be right."""
    question, review = desk.question, desk.store.entries()[-1]
    assert isinstance(review, Review)
    assert review.right
    assert desk.drill.verdict.right.isVisible()
    assert not desk.drill.verdict.wrong.isVisible()
    for answer in right_answer(question):
        assert answer_text(question, answer) in desk.drill.verdict.right.said
    check_why(desk)


def check_wrong(desk: Desk) -> None:
    """It is stored as not known, and what is right is told."""
    question, review = desk.question, desk.store.entries()[-1]
    assert isinstance(review, Review)
    assert not review.right
    assert review.grade is Grade.AGAIN
    assert desk.drill.verdict.wrong.isVisible()
    for answer in question.accepted:
        assert answer_text(question, answer) in desk.drill.verdict.wrong.said
    check_why(desk)


def check_why(desk: Desk) -> None:
    """Every reason is to be read, and each section of the rules that tells one is led to once, by
    its title."""
    told = explanation(desk.question)
    assert told
    lines = [line.said for line in desk.drill.verdict.lines]
    assert lines == [reason.text for reason in told]
    titles = [link.text() for link in desk.drill.verdict.links]
    assert len(set(titles)) == len(titles)
    assert set(titles) == {title_at(reason.place, reason.rulings) for reason in told}
    wanted: list[str] = []

    def note(place: Place, rulings: tuple[int, ...]) -> None:
        wanted.append(title_at(place, rulings))

    desk.page.place_wanted.connect(note)
    for link in desk.drill.verdict.links:
        link.click()
    desk.page.place_wanted.disconnect(note)
    assert wanted == titles


def test_yes_and_no_have_keys_of_their_own(desk: Desk) -> None:
    for key, answer in ((Qt.Key.Key_Y, "yes"), (Qt.Key.Key_J, "yes"), (Qt.Key.Key_N, "no")):
        desk.begin(OnSkill(Skill.BID_MAY, 2))
        desk.key(key)
        asked = desk.training.asked
        assert asked is not None
        assert asked.asking.tries == ((answer,),)


def test_a_number_of_one_digit_is_its_own_key(desk: Desk) -> None:
    question = desk.begin(OnSkill(Skill.COST_ANTES, 3))
    number = question.answers[1]
    assert isinstance(number, int)
    assert all(isinstance(answer, int) and answer <= 9 for answer in question.answers)
    desk.key(Qt.Key(ord("0") + number))
    asked = desk.training.asked
    assert asked is not None
    assert asked.asking.tries == ((number,),)


def test_what_is_chosen_is_chosen_until_it_is_answered(desk: Desk) -> None:
    question = desk.begin(OnSkill(Skill.LOW_HAND, 3))
    assert question.choose is Choose.ALL
    desk.key(Qt.Key.Key_B)
    desk.key(Qt.Key.Key_C)
    desk.key(Qt.Key.Key_B)
    assert desk.drill.answers.chosen == ("D",)
    assert len(desk.store.entries()) == 0
    desk.training.hint()
    assert set(desk.drill.answers.chosen) <= {"D"}


def test_answers_as_good_as_the_best_are_said_to_be_so(desk: Desk) -> None:
    """Field test W29."""
    question = desk.begin(OnSkill(Skill.READ_LEAD, 3))
    while len(question.accepted) < 2:
        desk.training.skip()
        question = desk.question
    desk.give_by_mouse(question.accepted[1:2])
    verdict = desk.drill.verdict.right
    assert verdict.isVisible()
    assert "Just as good" in verdict.said
    for answer in question.accepted:
        assert answer_text(question, answer) in verdict.said
        assert desk.widget_of(answer).accessibleName().endswith("right")


@pytest.mark.parametrize("size", [(800, 560), (2560, 1440)], ids=str)
@pytest.mark.parametrize("skill", [Skill.LOW_HAND, Skill.SEND_FIRST, Skill.COUNT_LOW_CARDS])
def test_every_card_has_a_place_where_it_can_be_pressed(
    skill: Skill, size: tuple[int, int], desk_of: Make
) -> None:
    desk = desk_of(size=size)
    desk.begin(OnSkill(skill, 5))
    fans = [*desk.drill.shown.fans, *([desk.drill.answers.fan] if desk.drill.answers.fan else [])]
    assert fans
    for fan in fans:
        parts = [*fan.buttons, *fan.pictures]
        lefts = [part.x() for part in parts]
        steps = [b - a for a, b in pairwise(lefts)]
        assert min(steps, default=20) >= 20
        assert lefts[-1] + parts[-1].width() <= fan.width()
        assert fan.x() + fan.width() <= desk.page.width()


@pytest.mark.parametrize(
    "skill", [Skill.SEND_FIRST, Skill.READ_LEAD, Skill.COUNT_LOW_CARDS, Skill.GOK_PULLA]
)
def test_question_and_verdict_are_in_sight_together_also_in_a_small_window(
    desk_of: Make, skill: Skill, language: Language
) -> None:
    desk = desk_of(size=(800, 600))
    question = desk.begin(OnSkill(skill, 5))
    desk.training.answer(wrong_answer(question))
    desk.spin()
    for line in (desk.drill.ask, desk.drill.verdict.wrong):
        assert line.visibleRegion().boundingRect() == line.rect(), line.said
    for link in desk.drill.verdict.links:
        desk.drill.column.ensureWidgetVisible(link)
        assert desk.drill.ask.visibleRegion().boundingRect() == desk.drill.ask.rect()
