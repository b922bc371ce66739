"""The trainer: its first page, a question of every kind, asked and answered, and what is told of a
round and of the progress."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtWidgets import QWidget

from ...trainer.ports import UnstoredReviews
from ...trainer.question import Answer, Choose, Question
from ...trainer.reviews import Review
from ...trainer.rounds import ExamRound, PlacementRound, PracticeRound, Round
from ...trainer.sitting import Moment
from ...trainer.skills import Kind
from ...ui.page import Page
from ...ui.trainer.training_page import TrainingPage
from .picture import Picture
from .stage import Stage
from .story import NOW, OFFSET, reviews

LEVEL = 3
EXAM_QUESTIONS = 4
_CREPT = 2


def pictures() -> Iterator[Picture]:
    """Page by page."""
    yield _picture("home-of-a-beginner", partial(_at_home, log=()))
    yield _picture("home", partial(_at_home, log=reviews()))
    for kind in Kind:
        yield _picture(f"{kind.value}-asked", partial(_ask, kind=kind))
        yield _picture(f"{kind.value}-right", partial(_answer, kind=kind, is_right=True))
        yield _picture(f"{kind.value}-wrong", partial(_answer, kind=kind, is_right=False))
    yield _picture("hint", _hint)
    yield _picture("put-away", _put_away)
    yield _picture("played-out", _play_out)
    yield _picture("exam-asked", _ask_exam)
    yield _picture("exam-result", _finish_exam)
    yield _picture("placement", _ask_placement)
    yield _picture("placement-result", _finish_placement)
    yield _picture("progress", _show_progress)


def _picture(name: str, prepare: Callable[[Stage], object]) -> Picture:
    return Picture(page=Page.TRAINING, name=name, seen=_see, prepare=prepare)


def _see(stage: Stage) -> QWidget:
    stage.show_page(Page.TRAINING, TrainingPage)
    return stage.window


def _page(stage: Stage, log: Sequence[Review] = ()) -> TrainingPage:
    """The page, for a learner who has answered that before."""
    page = stage.show_page(Page.TRAINING, TrainingPage)
    page.training.clock = lambda: Moment(NOW, OFFSET)
    store = UnstoredReviews()
    for review in log:
        store.append(review)
    page.change_learner(store)
    return page


def _at_home(stage: Stage, *, log: Sequence[Review]) -> None:
    _page(stage, log)


def _show_progress(stage: Stage) -> None:
    _page(stage, reviews()).show_progress()


def _begin(stage: Stage, round_: Round) -> TrainingPage:
    page = _page(stage)
    page.training.begin(round_)
    _wait_for_question(stage, page)
    return page


def _wait_for_question(stage: Stage, page: TrainingPage) -> None:
    stage.wait(lambda: not page.training.is_drawing, "a question is drawn")


def _ask(stage: Stage, *, kind: Kind) -> None:
    _begin(stage, PracticeRound((kind,), LEVEL, seed="gallery"))


def _answer(stage: Stage, *, kind: Kind, is_right: bool) -> None:
    page = _begin(stage, PracticeRound((kind,), LEVEL, seed="gallery"))
    _give(page, is_right=is_right)


def _ask_exam(stage: Stage) -> None:
    _begin(stage, _exam())


def _finish_exam(stage: Stage) -> None:
    page = _begin(stage, _exam())
    for number in range(EXAM_QUESTIONS):
        _give(page, is_right=number != 1)
        page.training.go_on()
        _wait_for_question(stage, page)


def _ask_placement(stage: Stage) -> None:
    _begin(stage, PlacementRound(tuple(Kind)))


def _hint(stage: Stage) -> None:
    """A hint, asked for as often as it helps."""
    page = _begin(stage, PracticeRound((Kind.WORDS,), LEVEL, seed="gallery"))
    page.training.hint()


def _put_away(stage: Stage) -> None:
    """A skill was put away, and the next question lies there."""
    page = _begin(stage, PracticeRound((Kind.COUNTING,), LEVEL, seed="gallery"))
    page.training.put_away()
    _wait_for_question(stage, page)


def _play_out(stage: Stage) -> None:
    """A low holding that is played out, card by card."""
    page = _begin(stage, PracticeRound((Kind.LAGGARD,), LEVEL, seed="gallery"))
    _give(page, is_right=True)
    for _ in range(_CREPT):
        page.drill.verdict.creeping.button.click()


def _finish_placement(stage: Stage) -> None:
    page = _begin(stage, PlacementRound((Kind.NUMBERS, Kind.LAGGARD, Kind.BID_TABLE)))
    while not page.training.is_finished:
        _give(page, is_right=True)
        page.training.go_on()
        _wait_for_question(stage, page)


def _exam() -> ExamRound:
    return ExamRound(tuple(Kind), count=EXAM_QUESTIONS, level=LEVEL, seed="gallery")


def _give(page: TrainingPage, *, is_right: bool) -> None:
    """Answers what is asked."""
    asked = page.training.asked
    assert asked is not None
    question = asked.question
    page.training.answer(_right(question) if is_right else _wrong(question))


def _right(question: Question) -> Sequence[Answer]:
    return question.accepted if question.choose is Choose.ALL else question.accepted[:1]


def _wrong(question: Question) -> Sequence[Answer]:
    """The first answer that is not right; where all may be chosen together, that one alone."""
    return [answer for answer in question.answers if not question.is_right([answer])][:1]
