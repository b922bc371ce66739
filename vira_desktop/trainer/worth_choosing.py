"""Which of the questions that were made are kept, so that they are worth asking together; and
whether their verdicts stand when they are judged again."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from ..rules.phases.payment import PINS_IN_A_BET
from .skills import Kind
from .worth_questions import GOOD, WorthQuestion

JUDGED_KINDS = (Kind.BIDDING, Kind.LAST_WORD)
WRONG, NEAR_SHARE = 0.3, 0.6
"""In at least such shares *regel* is wrong, and the second choice is near the best."""
ONE_PLACE = 0.5
"""In at most such a share the same place among the answers is right."""


def turn_of(number: int) -> tuple[Kind, int]:
    """Of which kind the question made as *number* is, every third being a last word, and its
    number among its kind."""
    three, rest = divmod(number, 3)
    return (Kind.LAST_WORD, three) if rest == 2 else (Kind.BIDDING, 2 * three + rest)


def chosen(made: Iterable[WorthQuestion], wanted: Mapping[Kind, int]) -> list[WorthQuestion]:
    """Of those *made*, in their order, as many of each kind as are *wanted*, or fewer: one that
    would spoil the shares is left out."""
    kept: dict[Kind, list[WorthQuestion]] = {kind: [] for kind in wanted}
    places: dict[Kind, Counter[int]] = {kind: Counter() for kind in wanted}
    for question in made:
        of_kind, right = kept[question.kind], places[question.kind]
        if len(of_kind) < wanted[question.kind] and _fits(question, of_kind, right):
            of_kind.append(question)
            right.update(_right_places(question))
    return [question for of_kind in kept.values() for question in of_kind]


def _fits(question: WorthQuestion, kept: Sequence[WorthQuestion], right: Counter[int]) -> bool:
    count = len(kept) + 1
    wrong = sum(one.regel_is_wrong for one in (*kept, question))
    near = sum(one.is_near for one in (*kept, question))
    if not question.regel_is_wrong and wrong < WRONG * count - 1:
        return False
    if not question.is_near and near < NEAR_SHARE * count - 1:
        return False
    return all(right[place] + 1 <= ONE_PLACE * count + 2 for place in _right_places(question))


def _right_places(question: WorthQuestion) -> list[int]:
    order = question.item.order or ()
    return [order.index(answer) for answer in question.accepted]


def shares(questions: Sequence[WorthQuestion]) -> dict[str, dict[str, float]]:
    """By kind: how many there are, how often the second choice is near the best, how often *regel*
    is wrong, and how many answers are offered and good on the average."""
    found = {}
    for kind in JUDGED_KINDS:
        some = [question for question in questions if question.kind is kind]
        if some:
            found[kind.value] = {
                "questions": len(some),
                "near": _share(sum(question.is_near for question in some), len(some)),
                "regel_wrong": _share(sum(question.regel_is_wrong for question in some), len(some)),
                "answers": _share(sum(len(question.tried) for question in some), len(some)),
                "good": _share(sum(len(question.accepted) for question in some), len(some)),
            }
    return found


def good_again(again: WorthQuestion) -> set[str]:
    """The answers that cost so little in a judgement of many worlds that they count as good."""
    return {one.answer for one in again.tried if one.loss <= GOOD * PINS_IN_A_BET}


def fallen(before: WorthQuestion, again: WorthQuestion) -> set[str]:
    """The answers of which *again* says otherwise than *before*."""
    return good_again(again) ^ set(before.accepted)


def _share(part: int, whole: int) -> float:
    return round(part / whole, 3)
