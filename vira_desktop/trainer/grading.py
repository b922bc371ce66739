"""From how a question was answered to a grade (field test W28)."""

import hashlib
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import IntEnum

from .question import Answer, Choose, Question
from .skills import Kind


class Grade(IntEnum):
    """How well something was known; the numbers are stored."""

    AGAIN = 1
    HARD = 2
    GOOD = 3
    EASY = 4


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds below which an answer is quick, and above which it is slow."""

    quick: float
    slow: float


PACES = {
    Kind.LAGGARD: Pace(8, 45),
    Kind.GOK_PASS: Pace(10, 60),
    Kind.AGREN_SEND: Pace(12, 75),
    Kind.AGREN_READ: Pace(12, 75),
    Kind.BID_TABLE: Pace(5, 30),
    Kind.NUMBERS: Pace(3, 15),
    Kind.COST: Pace(8, 60),
    Kind.TABLE: Pace(4, 20),
    Kind.WORDS: Pace(3, 15),
    Kind.COUNTING: Pace(15, 90),
    Kind.BIDDING: Pace(15, 90),
    Kind.LAST_WORD: Pace(10, 75),
}


def grade(*, right: bool, hints: int, seconds: float, answer_shown: bool, pace: Pace) -> Grade:
    """The grade of a first try. A clock that says nothing sensible counts neither way."""
    if answer_shown or not right:
        return Grade.AGAIN
    if hints:
        return Grade.HARD
    if not math.isfinite(seconds) or seconds < 0:
        return Grade.GOOD
    if seconds > pace.slow:
        return Grade.HARD
    return Grade.EASY if seconds < pace.quick else Grade.GOOD


@dataclass(frozen=True, slots=True)
class Asking:
    """A question that lies before the learner. Each step gives the next value; once it is over
    nothing changes it, and after the first try nothing changes its grade."""

    question: Question
    tries: tuple[tuple[Answer, ...], ...] = ()
    hints: int = 0
    answer_shown: bool = False
    seconds: float = math.nan
    """What the first try, or asking for the answer, took; NaN until then."""

    @property
    def is_over(self) -> bool:
        """True when it is answered right, or the answer has been shown."""
        return self.answer_shown or bool(self.tries and self.question.is_right(self.tries[-1]))

    @property
    def is_graded(self) -> bool:
        """True after the first try, and when the answer has been shown."""
        return self.answer_shown or bool(self.tries)

    def hinted(self) -> "Asking":
        """With one more hint; those after the first try are free."""
        return self if self.is_graded else replace(self, hints=self.hints + 1)

    def answered(self, given: Sequence[Answer], *, seconds: float) -> "Asking":
        """With one more try, *seconds* after the question was shown."""
        if self.is_over:
            return self
        took = self.seconds if self.is_graded else seconds
        return replace(self, tries=(*self.tries, tuple(given)), seconds=took)

    def shown_answer(self, *, seconds: float) -> "Asking":
        """With the answer shown. After a first try it changes no grade: that was wrong anyway."""
        if self.is_over:
            return self
        took = self.seconds if self.is_graded else seconds
        return replace(self, answer_shown=True, seconds=took)

    @property
    def struck_out(self) -> tuple[Answer, ...]:
        """Wrong answers that the hints have struck out, one each; some choice always stays."""
        question = self.question
        wrong = [answer for answer in question.answers if answer not in question.accepted]
        keep = 1 if question.choose is Choose.ONE else (len(wrong) + 1) // 2
        # In the same order every time, and in no order that tells anything.
        wrong.sort(
            key=lambda answer: hashlib.sha256(f"{answer}{question.identity}".encode()).digest()
        )
        return tuple(wrong[: max(0, min(self.hints, len(wrong) - keep))])

    @property
    def is_right(self) -> bool:
        """True if the first try was right, and no answer was shown before it."""
        return bool(self.tries) and self.question.is_right(self.tries[0])

    @property
    def grade(self) -> Grade:
        """How well it was known. Raises ValueError before the first try."""
        if not self.is_graded:
            raise ValueError("there is no grade before the first try")
        return grade(
            right=self.is_right,
            hints=self.hints,
            seconds=self.seconds,
            answer_shown=not self.tries,
            pace=PACES[self.question.kind],
        )
