"""Rounds on the screen: what is stored when, undo, leaving questions, reviews, exam, placement."""

from collections.abc import Callable
from datetime import timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.trainer.desk import START, AtOnce, Desk, OnSkill, right_answer, wrong_answer
from vira_desktop.trainer.grading import Grade
from vira_desktop.trainer.memory import rebuild
from vira_desktop.trainer.ports import UnstoredReviews
from vira_desktop.trainer.progress import streak
from vira_desktop.trainer.reviews import Entry, Mode, Placed, PutAway, Remark, RemarkKind, Review
from vira_desktop.trainer.rounds import ExamRound, PlacementRound, PlanRound, Round
from vira_desktop.trainer.skills import Kind, Skill, skills_of
from vira_desktop.ui.language import Language
from vira_desktop.ui.table.panel import Line
from vira_desktop.ui.text.trainer import drill_text, home_text, progress_text, result_text
from vira_desktop.ui.text.trainer.sentences import ask_text
from vira_desktop.ui.text.trainer.verdict_text import verdict_text
from vira_desktop.ui.trainer.drawing import Draw

Make = Callable[..., Desk]


class Watched(UnstoredReviews):
    """A log that writes down what happens."""

    def __init__(self, told: list[str]) -> None:
        super().__init__()
        self._told = told

    def append(self, entry: Entry) -> None:
        super().append(entry)
        self._told.append("stored")


class Telling(AtOnce):
    """A drawer that writes down when it draws."""

    def __init__(self, told: list[str]) -> None:
        super().__init__()
        self._told = told

    def draw(self, ticket: int, draw: Draw) -> None:
        self._told.append("drawn")
        super().draw(ticket, draw)


def test_an_answer_is_stored_before_the_next_question_is_drawn(desk_of: Make) -> None:
    told: list[str] = []
    desk = desk_of(store=Watched(told), drawer=Telling(told))
    desk.begin(PlanRound())
    for _ in range(3):
        desk.training.answer(right_answer(desk.question))
        desk.training.go_on()
    assert told == ["drawn", *["stored", "drawn"] * 3]


def test_the_next_question_waits_while_the_explanation_is_read(desk: Desk) -> None:
    desk.begin(OnSkill(Skill.READ_LEAD, 3))
    desk.training.answer(wrong_answer(desk.question))
    assert desk.drill.next.isEnabled()
    first = desk.question
    desk.training.go_on()
    assert not desk.training.is_drawing
    assert desk.question is not first


def test_a_question_that_is_not_drawn_yet_is_waited_for_and_shown(desk_of: Make) -> None:
    waiting: list[tuple[int, Draw]] = []

    class Slow(AtOnce):
        def draw(self, ticket: int, draw: Draw) -> None:
            waiting.append((ticket, draw))

    drawer = Slow()
    desk = desk_of(drawer=drawer)
    desk.training.begin(OnSkill(Skill.BID_MAY, 2))
    assert desk.training.is_drawing
    assert desk.drill.ask.said == drill_text.drawing()
    assert not desk.drill.next.isEnabled()
    desk.training.leave()
    desk.training.begin(OnSkill(Skill.LOW_HAND, 2))
    # What nobody waits for any more is dropped.
    for ticket, draw in waiting:
        drawer.drawn.emit(ticket, draw())
    assert desk.question.skill is Skill.LOW_HAND
    assert desk.drill.shown.isVisible()


def test_input_after_the_answer_changes_nothing(desk: Desk) -> None:
    """Field test W28."""
    question = desk.begin(OnSkill(Skill.NUMBER_TRICKS, 2))
    desk.give_by_mouse(wrong_answer(question))
    log, asked = desk.store.entries(), desk.training.asked
    for answer in question.answers:
        desk.widget_of(answer).click()
        QTest.keyClick(desk.drill, Qt.Key(ord("A") + question.answers.index(answer)))
    for key in (Qt.Key.Key_F5, Qt.Key.Key_F6, Qt.Key.Key_F7):
        QTest.keyClick(desk.drill, key)
    desk.training.answer(right_answer(question))
    desk.training.hint()
    desk.training.show_answer()
    desk.training.skip()
    assert desk.store.entries() == log
    assert desk.training.asked == asked


def test_a_hint_and_the_answer_cost_their_grade(desk: Desk) -> None:
    question = desk.begin(OnSkill(Skill.NUMBER_TRICKS, 2))
    desk.key(Qt.Key.Key_F5)
    struck = [answer for answer in question.answers if not desk.widget_of(answer).isEnabled()]
    assert len(struck) == 1
    assert struck[0] not in question.accepted
    desk.give_by_mouse(right_answer(question))
    desk.drill.next.click()
    desk.key(Qt.Key.Key_F6)
    assert desk.drill.verdict.isVisible()
    grades = [entry.grade for entry in desk.store.entries() if isinstance(entry, Review)]
    assert grades == [Grade.HARD, Grade.AGAIN]


def test_a_question_seen_before_says_so(desk: Desk) -> None:
    """Field test W27: a small set is gone through, and then comes again."""
    last: dict[str, int] = {}
    for day in range(14):
        question = desk.begin(OnSkill(Skill.WORDS_GAME, 3))
        before = last.get(question.identity)
        said = drill_text.new_question() if before is None else drill_text.last_seen(day - before)
        assert desk.drill.seen.said == said
        last[question.identity] = day
        desk.training.answer(right_answer(question))
        desk.training.leave()
        desk.pass_time(days=1)
    assert 1 < len(last) < 14


@pytest.mark.parametrize(("days", "said"), [(0, "today"), (1, "yesterday"), (5, "5")])
def test_when_it_was_seen_counts_local_days(days: int, said: str) -> None:
    assert said in drill_text.last_seen(days)


def test_undo_restores_everything(desk: Desk) -> None:
    """Field test W32: log, schedule, counts, streak, also for the last answer of a sitting."""
    desk.begin(PlanRound())
    for _ in range(3):
        desk.training.answer(right_answer(desk.question))
        desk.training.go_on()
    before = desk.training.sitting.memory
    desk.training.answer(wrong_answer(desk.question))
    skill = desk.question.skill
    assert desk.training.sitting.memory != before
    desk.training.undo()
    assert desk.training.sitting.memory == before
    assert rebuild(desk.store.entries(), desk.now) == before
    assert desk.question.skill is skill
    assert desk.drill.notice.said == home_text.undone()
    desk.training.answer(right_answer(desk.question))
    desk.training.leave()
    days = streak(desk.training.sitting.memory, desk.now, offset=60)
    desk.page.home.undo.click()
    assert desk.training.sitting.memory == before
    assert days == streak(before, desk.now, offset=60) == 1
    for _ in range(3):
        desk.page.home.undo.click()
    assert desk.training.sitting.memory == rebuild((), desk.now)
    assert not desk.page.home.undo.isEnabled()


def test_skipping_putting_away_and_reporting(desk: Desk) -> None:
    """Field test W33."""
    first = desk.begin(PlanRound())
    desk.key(Qt.Key.Key_F7)
    assert desk.question is not first
    assert desk.drill.notice.said == drill_text.skipped()
    second = desk.question
    desk.key(Qt.Key.Key_F9)
    third = desk.question
    assert third is not second
    desk.key(Qt.Key.Key_F8)
    assert desk.question.skill is not third.skill
    skipped, reported, away = desk.store.entries()
    assert isinstance(skipped, Remark)
    assert skipped.remark is RemarkKind.SKIPPED
    assert isinstance(reported, Remark)
    assert (reported.remark, reported.identity) == (RemarkKind.REPORTED, second.identity)
    assert second.ask.value in reported.question
    assert away == PutAway(third.skill, desk.now)
    desk.training.leave()
    desk.page.show_progress()
    (button,) = desk.page.progress.away
    desk.click(button)
    assert desk.training.sitting.memory.put_away == frozenset()
    assert desk.page.progress.away == []


@pytest.mark.parametrize("leave", [Qt.Key.Key_F7, Qt.Key.Key_F8, Qt.Key.Key_F9])
@pytest.mark.parametrize(
    "round_of",
    [
        PlanRound,
        lambda: OnSkill(Skill.NUMBER_TRICKS, 2),
        lambda: ExamRound((Kind.BID_TABLE,), count=1, level=2, seed="exam"),
        lambda: PlacementRound((Kind.WORDS,)),
    ],
    ids=["plan", "practice", "exam", "placement"],
)
def test_a_question_that_was_left_lies_there_again_after_undo(
    desk: Desk, round_of: Callable[[], Round], leave: Qt.Key
) -> None:
    before = desk.training.sitting.memory
    question = desk.begin(round_of())
    desk.key(Qt.Key.Key_F5)
    hinted, where = desk.training.asked, desk.drill.where.said
    desk.key(leave)
    desk.training.undo()
    assert desk.training.asked == hinted
    assert desk.question is question
    assert desk.drill.isVisible()
    assert desk.drill.ask.said == ask_text(question)
    assert desk.drill.where.said == where
    assert desk.drill.notice.said == home_text.undone()
    assert desk.training.sitting.memory == before
    assert not desk.drill.undo.isEnabled()
    desk.training.answer(right_answer(question))
    (review,) = (entry for entry in desk.store.entries() if isinstance(entry, Review))
    assert review.identity == question.identity
    assert review.hints == (hinted.asking.hints if hinted else 0)


def test_eight_lapses_lead_to_the_rule(desk_of: Make) -> None:
    """Field test W33."""
    store, at = UnstoredReviews(), START - timedelta(days=400)
    for _ in range(8):
        for grade in (Grade.EASY, Grade.EASY, Grade.AGAIN):
            at += timedelta(days=6)
            store.append(lapse(grade, at=at))
    desk = desk_of(store=store)
    assert desk.training.sitting.memory.stubborn == (Skill.BID_HIGHER,)
    wanted: list[object] = []
    desk.page.place_wanted.connect(lambda place, rulings: wanted.append((place, rulings)))
    (link,) = desk.page.home.rules
    desk.click(link)
    desk.begin(OnSkill(Skill.BID_HIGHER, 2))
    assert desk.drill.stubborn.isVisible()
    desk.click(desk.drill.rule)
    reason = desk.question.reasons[0]
    assert wanted == [(reason.place, reason.rulings)] * 2


def lapse(grade: Grade, *, at: object, skill: Skill = Skill.BID_HIGHER) -> Review:
    return Review(
        skill=skill,
        level=2,
        identity="x",
        grade=grade,
        right=grade is not Grade.AGAIN,
        hints=0,
        seconds=3.0,
        at=at,  # type: ignore[arg-type]
        offset=60,
    )


def test_an_exam_gives_no_hints_and_ends_in_a_result(desk: Desk) -> None:
    desk.begin(ExamRound((Kind.BID_TABLE,), count=4, level=2, seed="exam"))
    for number in range(4):
        assert not desk.drill.hint.isEnabled()
        assert drill_text.number_of(number + 1, 4) in desk.drill.where.said
        give = wrong_answer if number == 1 else right_answer
        desk.training.answer(give(desk.question))
        if number == 3:
            assert desk.drill.next.accessibleName() == drill_text.finish_button()
        desk.drill.next.click()
    assert desk.page.result.isVisible()
    assert desk.page.result.score.said == result_text.exam_result(3, 4)
    # What was answered wrong is told beside what is right.
    round_ = desk.training.round
    assert round_ is not None
    (wrong,) = (result for result in round_.results if not result.right)
    said = [line.said for line in desk.page.result.findChildren(Line)]
    assert verdict_text(wrong.question, wrong.asking) in said
    modes = {entry.mode for entry in desk.store.entries() if isinstance(entry, Review)}
    assert modes == {Mode.EXAM}
    desk.page.result.undo.click()
    assert desk.drill.isVisible()
    assert drill_text.number_of(4, 4) in desk.drill.where.said


def test_a_placement_round_finds_the_level_and_can_be_taken_back(desk: Desk) -> None:
    desk.begin(PlacementRound((Kind.NUMBERS, Kind.LAGGARD)))
    while desk.question.kind is Kind.NUMBERS:
        desk.training.answer(right_answer(desk.question))
        desk.training.go_on()
    assert desk.training.sitting.memory.placed == {Kind.NUMBERS: 5}
    desk.training.undo()
    assert desk.training.sitting.memory.placed == {}
    assert desk.question.skill in skills_of(Kind.NUMBERS)
    while not desk.training.is_finished:
        desk.training.answer(wrong_answer(desk.question))
        desk.training.go_on()
    assert desk.training.sitting.memory.placed[Kind.LAGGARD] == 1
    assert desk.page.result.isVisible()
    kept = [entry for entry in desk.training.sitting.memory.entries if isinstance(entry, Placed)]
    assert [entry.kind for entry in kept] == [Kind.NUMBERS, Kind.LAGGARD]


def test_the_plan_ends_and_says_what_was_done(desk: Desk) -> None:
    desk.page.home.start.click()
    answered = 0
    while not desk.training.is_finished:
        desk.training.answer(right_answer(desk.question))
        answered += 1
        desk.training.go_on()
    assert desk.page.result.score.said == result_text.exam_result(answered, answered)
    desk.page.result.stop.click()
    assert desk.page.home.isVisible()
    assert not desk.page.home.start.isEnabled()
    desk.pass_time(days=1)
    desk.page.show_home()
    assert desk.page.home.start.isEnabled()


def test_every_way_on_from_the_first_page_is_seen_in_the_smallest_window(
    desk_of: Make, language: Language
) -> None:
    """Also of somebody who has trained: the weakest skills take their room."""
    store = UnstoredReviews()
    for day, skill in enumerate(skills_of(Kind.WORDS), start=1):
        store.append(lapse(Grade.AGAIN, at=START - timedelta(days=day), skill=skill))
    desk = desk_of(store=store, size=(800, 575))
    home = desk.page.home
    assert home.scrolled.verticalScrollBar().maximum() == 0
    assert all(each.text() == each.accessibleName() for each in (home.lesson, home.progress))


def test_what_was_only_practised_freely_is_not_called_unbegun(desk: Desk) -> None:
    home = desk.page.home
    home.practise.click()
    desk.training.answer(right_answer(desk.question))
    desk.training.leave()
    desk.page.show_progress()
    said = " ".join(line.said for line in desk.page.progress.findChildren(Line))
    assert progress_text.due_text(None) in said
    assert "not begun" not in said


def test_what_the_day_still_holds_is_said_truly(desk: Desk) -> None:
    """What was not known falls due again within the day, until its limit is reached."""
    home = desk.page.home
    home.limit.setCurrentIndex(0)
    limit, answered = home.daily_limit, 0
    while answered < limit:
        desk.page.home.start.click()
        while not desk.training.is_finished:
            desk.training.answer(wrong_answer(desk.question))
            answered += 1
            desk.training.go_on()
        desk.training.leave()
        is_full = answered >= limit
        assert home.plan.said == home_text.plan_text(0, 0, is_full=is_full)
        desk.pass_time(hours=1)
        assert home.start.isEnabled() is not is_full
    assert home.plan.said == home_text.plan_text(0, 0, is_full=True)


def test_free_practice_by_kind_and_level(desk: Desk) -> None:
    home = desk.page.home
    home.kind.setCurrentIndex(1 + list(Kind).index(Kind.WORDS))
    home.level.setCurrentIndex(2)
    home.practise.click()
    for _ in range(5):
        assert desk.question.kind is Kind.WORDS
        assert desk.question.level <= 2
        desk.training.answer(right_answer(desk.question))
        desk.training.go_on()
    assert desk.training.sitting.memory.schedules == {}


def test_a_low_holding_is_played_out_step_by_step(desk: Desk) -> None:
    question = desk.begin(OnSkill(Skill.LOW_PLAY_OUT, 4))
    while question.accepted == ("none",):
        desk.training.skip()
        question = desk.question
    desk.training.answer(wrong_answer(question))
    creeping = desk.drill.verdict.creeping
    (lead,) = question.accepted
    assert isinstance(lead, int)
    for number in range(1, lead + 1):
        desk.click(creeping.button)
        # Each lead is crept under, but for the last.
        assert len(creeping.pictures) == 2 * number - (number == lead)
    assert creeping.end.isVisible()
    desk.click(creeping.button)
    assert creeping.pictures == []
