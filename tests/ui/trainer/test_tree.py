"""What a screen reader finds at every drill: names, roles, states; and a drill by it alone
(field test W14)."""

from collections import Counter

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton

from tests.ui.trainer.desk import Desk, OnSkill, wrong_answer
from tests.ui.window.reader import PRESSED, act, nodes_of
from vira_desktop.rules.cards import parse_card
from vira_desktop.trainer.question import Choose, Question
from vira_desktop.trainer.skills import Kind, skills_of
from vira_desktop.ui.language import Language
from vira_desktop.ui.text.cards_text import card_name
from vira_desktop.ui.text.trainer.answers_text import answer_label
from vira_desktop.ui.trainer.pieces import Fan, Tricks, answer_cards, pieces_of

pytestmark = pytest.mark.usefixtures("accessible")
Role = QAccessible.Role


@pytest.mark.parametrize("kind", Kind, ids=lambda kind: kind.value)
def test_everything_has_a_name_a_role_and_a_state(
    kind: Kind, desk: Desk, language: Language
) -> None:
    for skill in skills_of(kind)[::2]:
        question = desk.begin(OnSkill(skill, 4))
        check_shown(desk, question)
        check_answers(desk, question)
        check_buttons(desk)
        desk.training.answer(wrong_answer(question))
        desk.spin()
        check_buttons(desk)
        names = [node.name for node in nodes_of(desk.page)]
        verdict = desk.drill.verdict
        assert verdict.wrong.said in names
        for line in verdict.lines:
            assert line.said in names
        marked = [name for name in names if desk_marks(name)]
        assert len(marked) >= len(question.accepted)


def desk_marks(name: str) -> bool:
    """True for an option that is told to be right."""
    return name.endswith((", right", ", rätt"))


def check_shown(desk: Desk, question: Question) -> None:
    """Every card and every trick is told, and what is asked."""
    names = Counter(node.name for node in nodes_of(desk.page))
    assert names[desk.drill.ask.said] == 1
    for piece in pieces_of(question):
        if isinstance(piece, Fan):
            assert all(names[card_name(card)] >= 1 for card in piece.cards)
        elif isinstance(piece, Tricks):
            for trick in piece.tricks:
                cards = [card_name(card) for _, card in trick.plays]
                assert any(all(card in name for card in cards) for name in names)


def check_answers(desk: Desk, question: Question) -> None:
    """Every answer under its name: a box to tick where several belong together."""
    role = Role.CheckBox if question.choose is Choose.ALL else Role.Button
    nodes = [node for node in nodes_of(desk.page) if node.role is role and not node.is_disabled]
    names = Counter(node.name for node in nodes)
    cards = {str(card) for card in answer_cards(question)}
    for answer in question.answers:
        is_card = answer in cards
        name = card_name(parse_card(str(answer))) if is_card else answer_label(question, answer)
        assert names[name] == 1, name


def check_buttons(desk: Desk) -> None:
    """Every button that is seen has a name that no other has, and one thing has the keyboard."""
    nodes = nodes_of(desk.page)
    names = Counter(node.name for node in nodes if node.role in PRESSED)
    assert max(names.values()) == 1, names.most_common(2)
    assert all(names)
    seen = [button for button in desk.page.findChildren(QAbstractButton) if button.isVisible()]
    assert len(seen) > 6
    assert {button.accessibleName() for button in seen} <= set(names)
    assert sum(node.is_focused for node in nodes) == 1


@pytest.mark.parametrize("kind", Kind, ids=lambda kind: kind.value)
def test_a_question_by_the_actions_of_the_tree_alone(kind: Kind, desk: Desk) -> None:
    question = desk.begin(OnSkill(skills_of(kind)[-1], 3))
    several = question.choose is Choose.ALL
    for answer in question.accepted if several else question.accepted[:1]:
        name = desk.widget_of(answer).accessibleName()
        role, action = (Role.CheckBox, "Toggle") if several else (Role.Button, "Press")
        act(desk.page, name, role, action)
        desk.spin()
    if several:
        act(desk.page, desk.drill.answers.submit.accessibleName(), Role.Button, "Press")
    wait_until_up(desk)
    assert desk.drill.verdict.right.isVisible()
    act(desk.page, desk.drill.next.accessibleName(), Role.Button, "Press")
    wait_until_up(desk)
    assert desk.question is not question


def wait_until_up(desk: Desk) -> None:
    """Qt presses for a tenth of a second."""
    for _ in range(10_000):
        desk.spin()
        if not any(button.isDown() for button in desk.page.findChildren(QAbstractButton)):
            return
    raise AssertionError("a button stays down")
