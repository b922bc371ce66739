"""Words round a question: where one is, how to answer, and what else may be done."""

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from ....trainer.question import Choose, Question
from ....trainer.reviews import Mode
from ...language import number_text
from . import shares_text

translate = QCoreApplication.translate


def mode_name(mode: Mode) -> str:
    """On what occasion a question is asked."""
    match mode:
        case Mode.PLAN:
            return translate("Trainer", "Today’s training")
        case Mode.EXAM:
            return translate("Trainer", "Exam")
        case Mode.PLACEMENT:
            return translate("Trainer", "Placement round")
        case Mode.PRACTICE:
            return translate("Trainer", "Free practice")
        case _ as unknown:
            assert_never(unknown)


def number_of(number: int, total: int | None) -> str:
    """Which question it is, and of how many if that is known."""
    if total is None:
        return translate("Trainer", "Question {number}").format(number=number_text(number))
    return translate("Trainer", "Question {number} of {total}").format(
        number=number_text(number), total=number_text(total)
    )


def last_seen(days: int) -> str:
    """A question that has been asked before, by local days ago (field test W27)."""
    if days <= 0:
        return translate("Trainer", "Review: last seen today")
    if days == 1:
        return translate("Trainer", "Review: last seen yesterday")
    return translate("Trainer", "Review: last seen {days} ago").format(
        days=shares_text.days_count(days)
    )


def new_question() -> str:
    """A question that has not been asked before."""
    return translate("Trainer", "New question")


def drawing() -> str:
    """While the next question is being drawn."""
    return translate("Trainer", "The cards are being dealt …")


def how_to_answer(question: Question, *, by_cards: bool) -> str:
    """How an answer is given."""
    if by_cards and question.choose is Choose.ALL:
        return translate("Trainer", "Choose every card that is right, or none; then press Answer.")
    if question.choose is Choose.ALL:
        return translate("Trainer", "Choose all that are right, or none; then press Answer.")
    if by_cards:
        return translate("Trainer", "Click on a card, or go to it with the arrows and press Enter.")
    return translate("Trainer", "Click on an answer, or press its letter.")


def answer_button() -> str:
    """The button that gives the chosen answers."""
    return translate("Trainer", "Answer")


def next_button() -> str:
    """The button to the next question."""
    return translate("Trainer", "Next question")


def finish_button() -> str:
    """The button after the last question."""
    return translate("Trainer", "To the result")


def hint() -> str:
    """The button that strikes out a wrong answer."""
    return translate("Trainer", "Hint")


def hint_help() -> str:
    """What a hint costs."""
    return translate(
        "Trainer", "Strikes out one wrong answer; the grade is then “hard” at best. Key: F5"
    )


def show_answer() -> str:
    """The button that shows the answer."""
    return translate("Trainer", "Show the answer")


def show_answer_help() -> str:
    """What it costs."""
    return translate("Trainer", "Shows the answer; it counts as not known. Key: F6")


def skip() -> str:
    """The button that skips the question."""
    return translate("Trainer", "Skip")


def skip_help() -> str:
    """What skipping means."""
    return translate("Trainer", "Another question; this one is not graded. Key: F7")


def put_away() -> str:
    """The button that puts the skill away."""
    return translate("Trainer", "Put away", "a button")


def put_away_help() -> str:
    """What putting away means."""
    return translate(
        "Trainer",
        "This skill is not asked in the plan until you take it up again under Progress. Key: F8",
    )


def report() -> str:
    """The button that reports a question as wrong."""
    return translate("Trainer", "Report")


def report_help() -> str:
    """What reporting means."""
    return translate(
        "Trainer", "Notes that something is wrong with this question, with all of it. Key: F9"
    )


def skipped() -> str:
    """Said after skipping."""
    return translate("Trainer", "Skipped; it will not come again soon.")


def reported() -> str:
    """Said after a report."""
    return translate(
        "Trainer", "Reported: the question is kept in your training log as it was shown."
    )


def was_put_away(skill: str) -> str:
    """Said after putting away."""
    return translate("Trainer", "Put away: {skill}. You find it again under Progress.").format(
        skill=skill
    )


def stop() -> str:
    """The button back to the home page."""
    return translate("Trainer", "Back to Training")


def undo() -> str:
    """The button that takes the answer back."""
    return translate("Trainer", "Undo")


def undo_help() -> str:
    """What undoing means."""
    return translate(
        "Trainer", "Takes the last answer back, as if it had never been given. Key: Ctrl+Z"
    )
