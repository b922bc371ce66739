"""Right or wrong, and which answers are just as good, or better."""

from ....trainer.grading import Asking
from ....trainer.question import Choose, Question
from . import answered_text
from .answers_text import answers_text, any_of_text
from .markings_text import why_not
from .worth_text import WORTH_ASKS, cost_text


def verdict_text(question: Question, asking: Asking) -> str:
    """The verdict on the first try, or the answer that was shown instead."""
    accepted = question.accepted
    is_any = question.choose is Choose.ONE and len(accepted) > 1
    best = any_of_text(question, accepted) if is_any else answers_text(question, accepted)
    if not asking.tries:
        return answered_text.shown_any(best) if is_any else answered_text.shown(best)
    given = asking.tries[0]
    said = answers_text(question, given)
    if question.is_right(given):
        others = [answer for answer in accepted if answer not in given]
        if is_any:
            return answered_text.right_among(said, any_of_text(question, others))
        return answered_text.right(said)
    if question.ask in WORTH_ASKS and given:
        return cost_text(question, given[0])
    if question.choose is Choose.ALL:
        missing = [answer for answer in accepted if answer not in given]
        extra = [answer for answer in given if answer not in accepted]
        return answered_text.wrong_all(
            answers_text(question, missing) if missing else "",
            answers_text(question, extra) if extra else "",
            best,
        )
    verdict = answered_text.wrong_any(said, best) if is_any else answered_text.wrong(said, best)
    reason = why_not(question, str(given[0])) if given else ""
    return f"{verdict} {reason}".strip()
