"""The first lesson as a learner goes through it: every step is said, done with his own hands, and
explained when he tries something else."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent, QEventLoop, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from vira_desktop.rules.actions import Action, Bid, Buy, LayDown, PlayCard, SetAside
from vira_desktop.rules.cards import parse_card
from vira_desktop.rules.games import Result
from vira_desktop.rules.seats import Seat
from vira_desktop.trainer.lesson import STEPS, Chapter, Told
from vira_desktop.ui.language import Language
from vira_desktop.ui.lesson.lesson_bar import LessonBar
from vira_desktop.ui.lesson.lesson_view import LessonView, everything_said
from vira_desktop.ui.lesson.where import anchor_for_step
from vira_desktop.ui.rules.book import book
from vira_desktop.ui.table_controller import Pace
from vira_desktop.ui.text import lesson_text
from vira_desktop.ui.theme import LIGHT

# What the offscreen platform says of any window that is shown.
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints", extend=True)
AT_ONCE = Pace(trick_seconds=0, trick_waits=False, bot_seconds=0)
FOREHAND = Seat.FOREHAND


class Learner:
    """Somebody at the lesson, who does things by the signals of the table."""

    def __init__(self, number: int = 0) -> None:
        self.view = LessonView(AT_ONCE, number)
        self.view.table.set_slowness(0)
        self.view.resize(1000, 700)
        self.view.show()
        self.wait()

    @property
    def told(self) -> Told:
        return self.view.course.step.told

    @property
    def said(self) -> str:
        return self.view.bar.told.said

    @property
    def hint(self) -> str:
        return self.view.table.prompt.hint.said

    def leave(self) -> None:
        """Throws the view away while it is still known: a table is not left to the collector of
        garbage, which takes its parts in any order."""
        self.view.close()
        self.view.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def wait(self) -> None:
        """Until the others have acted and no trick lies."""
        deadline = QDeadlineTimer(5000)
        while self._is_moving():
            assert not deadline.hasExpired(), self.told
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)

    def do(self, action: Action) -> None:
        """Chooses the cards and does *action* as the table tells it."""
        table = self.view.table
        match action:
            case PlayCard(card=card):
                table.card_clicked.emit(card)
            case Buy(cards=cards) | SetAside(cards=cards):
                for card in cards:
                    table.card_clicked.emit(card)
                model = self.view.controller.model()
                assert model is not None
                assert model.selected == frozenset(cards)
                table.acted.emit(action)
            case _:
                table.acted.emit(action)
        self.wait()

    def go_on(self) -> None:
        QTest.mouseClick(self.view.bar.go_on_button, Qt.MouseButton.LeftButton)
        self.wait()

    def step(self) -> None:
        """Does what is asked."""
        wanted = self.view.course.wanted
        if wanted is None:
            self.go_on()
        else:
            self.do(wanted)

    def _is_moving(self) -> bool:
        model = self.view.controller.model()
        assert model is not None
        return self.view.course.others_act is not None or bool(model.lying_trick)


Begin = Callable[..., Learner]


@pytest.fixture
def begin(qapp: QApplication) -> Iterator[Begin]:
    """Begins the lesson, at a step if one is given."""
    learners: list[Learner] = []

    def new(number: int = 0) -> Learner:
        learners.append(Learner(number))
        return learners[-1]

    yield new
    for learner in learners:
        learner.leave()


def number_of(told: Told) -> int:
    return next(number for number, step in enumerate(STEPS) if step.told is told)


def test_the_whole_lesson_to_both_finishes(qtbot: QtBot, begin: Begin, language: Language) -> None:
    learner = begin()
    finishes, said = {}, []
    while not learner.view.course.is_last:
        said.append((learner.told, learner.said))
        model = learner.view.controller.model()
        assert model is not None
        if model.view.settled is not None:
            finishes[learner.view.course.step.chapter] = model.view.settled
        before = learner.view.course.number
        learner.step()
        assert learner.view.course.number == before + 1
    said.append((learner.told, learner.said))
    assert [told for told, _text in said] == [step.told for step in STEPS]
    assert len({text for _told, text in said}) == len(STEPS)
    assert lesson_text.wait() not in {text for _told, text in said}
    assert {chapter: end.settlement.result for chapter, end in finishes.items()} == {
        Chapter.BEGAR: Result.HOME,
        Chapter.GOK: Result.HOME,
    }
    with qtbot.waitSignal(learner.view.left):
        learner.go_on()


def test_the_account_goes_on_from_the_first_deal_to_the_second(begin: Begin) -> None:
    learner = begin(number_of(Told.BEGAR_HOME))
    model = learner.view.controller.model()
    assert model is not None
    paid = model.standings[FOREHAND]
    learner.go_on()
    model = learner.view.controller.model()
    assert model is not None
    assert model.view.seat is Seat.REARHAND
    assert model.standings[Seat.REARHAND] == paid
    assert model.deal_number == 2


@pytest.mark.parametrize("told", [Told.DRAW_TRUMPS, Told.SET_ASIDE])
def test_it_goes_on_where_it_was_left(begin: Begin, told: Told) -> None:
    learner = begin(number_of(told))
    assert learner.told is told
    learner.step()
    assert learner.view.course.number == number_of(told) + 1


def test_another_bid_is_answered_with_a_reason(begin: Begin, language: Language) -> None:
    learner = begin(number_of(Told.BID_BEGAR))
    before = learner.view.course
    learner.do(Bid(FOREHAND, "gask"))
    assert learner.view.course == before
    assert "begär" in learner.hint
    learner.do(Bid(FOREHAND, "begar"))
    assert learner.told is Told.NAME_TRUMP
    assert learner.hint == ""


def test_cards_that_should_be_kept_are_named(begin: Begin, language: Language) -> None:
    learner = begin(number_of(Told.BUY))
    learner.do(Buy(FOREHAND, tuple(map(parse_card, ("S8", "S3", "HQ")))))
    assert learner.told is Told.BUY
    assert ("♥D" if language is Language.SV else "♥Q") in learner.hint


def test_what_the_rules_forbid_is_refused_by_the_rules(begin: Begin) -> None:
    learner = begin(number_of(Told.FOLLOW_AND_TAKE))
    learner.do(PlayCard(FOREHAND, parse_card("HQ")))
    assert learner.told is Told.FOLLOW_AND_TAKE
    assert "spades" in learner.hint


def test_a_card_is_played_only_when_the_lesson_takes_it(begin: Begin) -> None:
    learner = begin(number_of(Told.TRUMP_IN))
    hand = learner.view.controller.model()
    learner.do(PlayCard(FOREHAND, parse_card("CQ")))
    assert learner.view.controller.model() == hand
    assert learner.hint
    learner.do(PlayCard(FOREHAND, parse_card("H5")))
    assert learner.told is Told.CLAIM


def test_laying_down_is_not_taken(begin: Begin) -> None:
    learner = begin(number_of(Told.SAY_PLAY))
    learner.do(LayDown(FOREHAND))
    assert learner.told is Told.SAY_PLAY
    assert learner.hint


def test_while_one_reads_nothing_happens(begin: Begin) -> None:
    learner = begin(number_of(Told.DEAL_PASSES_ON))
    QTest.qWait(60)
    assert learner.view.course.done == ()
    learner.do(Bid(Seat.REARHAND, "gok"))
    assert learner.hint
    learner.go_on()
    assert len(learner.view.course.done) == 2


def test_starting_over(begin: Begin) -> None:
    learner = begin(number_of(Told.CLAIM_NONE))
    learner.view.bar.over_button.click()
    learner.wait()
    assert learner.told is Told.WELCOME
    model = learner.view.controller.model()
    assert model is not None
    assert (model.deal_number, model.view.seat) == (1, FOREHAND)


def test_the_next_button_of_the_sheet_goes_on_too(begin: Begin) -> None:
    learner = begin(number_of(Told.BEGAR_HOME))
    learner.view.table.next_deal.emit()
    learner.wait()
    assert learner.told is Told.DEAL_PASSES_ON


def test_the_language_is_switched_in_the_middle(
    begin: Begin, speak: Callable[[Language], None]
) -> None:
    speak(Language.EN)
    learner = begin(number_of(Told.BUY))
    learner.view.table.card_clicked.emit(parse_card("S8"))
    before = learner.said
    speak(Language.SV)
    QApplication.processEvents()
    assert learner.said != before
    assert "talong" not in before
    assert "tryck på knappen" in learner.said
    model = learner.view.controller.model()
    assert model is not None
    assert model.selected == {parse_card("S8")}


def test_the_button_has_the_keys_where_there_is_only_to_read(begin: Begin) -> None:
    learner = begin()
    view, button = learner.view, learner.view.bar.go_on_button
    learner.go_on()
    assert view.focusWidget() is button
    while view.course.is_read:
        QTest.keyClick(button, Qt.Key.Key_Return)
        learner.wait()
    assert learner.told is Told.BID_BEGAR
    assert not button.isVisible()
    assert view.focusWidget() is not button


@pytest.mark.parametrize("width", [800, 1280, 2560])
def test_every_text_has_room_and_the_table_does_not_jump(
    qtbot: QtBot, language: Language, width: int
) -> None:
    bar, heights = LessonBar(), set()
    qtbot.addWidget(bar)
    bar.set_theme(LIGHT)
    bar.resize(width, 200)
    bar.reserve(everything_said())
    bar.show()
    for number, text in enumerate(everything_said(), 1):
        bar.show_step(number, len(STEPS), text)
        bar.show_button(lesson_text.go_on() if number % 2 else "")
        QApplication.processEvents()
        assert bar.told.heightForWidth(bar.told.width()) <= bar.told.height(), text
        heights.add(bar.sizeHint().height())
    assert len(heights) == 1
    assert max(heights) <= 150 * max(1, width / 1280)


def test_every_step_has_its_place_in_the_rules() -> None:
    for told in Told:
        assert anchor_for_step(told) in book(Language.SV)
