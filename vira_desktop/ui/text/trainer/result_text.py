"""Words of how a round went."""

from PySide6.QtCore import QCoreApplication

from ...language import number_text
from . import shares_text

translate = QCoreApplication.translate


def exam_result(right_ones: int, count: int) -> str:
    """How many were right."""
    return translate("Trainer", "{right} of {questions} right").format(
        right=number_text(right_ones), questions=shares_text.questions_count(count)
    )


def placement_done() -> str:
    """The heading after a placement round."""
    return translate("Trainer", "Where each kind begins for you")


def plan_done() -> str:
    """After the last question of the day."""
    return translate("Trainer", "Today’s training is done")


def row_right() -> str:
    """A question of the list that was answered right."""
    return translate("Trainer", "right")


def row_wrong() -> str:
    """A question of the list that was answered wrong."""
    return translate("Trainer", "wrong")
