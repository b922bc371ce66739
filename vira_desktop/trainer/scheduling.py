"""When a skill is due again: the `fsrs` package behind values, without its clock and its chance."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from fsrs import Card, Rating, Scheduler, State

from .grading import Grade
from .reviews import check_utc

RETENTION = 0.9
"""How likely it should be that a skill that is due is still known."""
LONGEST_DAYS = 365
SHORTEST = timedelta(minutes=1)

_SCHEDULER = Scheduler(
    desired_retention=RETENTION,
    learning_steps=(SHORTEST, timedelta(minutes=10)),
    relearning_steps=(timedelta(minutes=10),),
    maximum_interval=LONGEST_DAYS,
    # Fuzz would draw from the global generator; the same log must give the same schedule.
    enable_fuzzing=False,
)
_CARD_ID = 1
"""Cards are told apart by the skill they stand for; without a number fsrs waits for the clock."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Schedule:
    """What is remembered of one skill."""

    due: datetime
    last: datetime
    stability: float
    """Days after which it is as likely to be known as is wanted."""
    difficulty: float
    """1 to 10."""
    state: int
    """Learning, in review, or learning again, as fsrs numbers them."""
    step: int | None
    lapses: int = 0
    """How often it was forgotten after it had been learnt."""

    @property
    def is_learnt(self) -> bool:
        """True when it is out of the first steps, and not forgotten since."""
        return self.state == State.Review


def reviewed(schedule: Schedule | None, grade: Grade, at: datetime) -> Schedule:
    """*schedule* after one more review; None is a skill that is new. A clock that stands before
    the last review counts as that review's time."""
    check_utc(at)
    at = max(at, schedule.last) if schedule else at
    card, _ = _SCHEDULER.review_card(_card(schedule, at), Rating(int(grade)), review_datetime=at)
    if card.stability is None or card.difficulty is None:
        raise AssertionError("a reviewed card has a stability")
    forgot = schedule is not None and schedule.is_learnt and grade is Grade.AGAIN
    return Schedule(
        due=card.due,
        last=at,
        stability=card.stability,
        difficulty=card.difficulty,
        state=int(card.state),
        step=card.step,
        lapses=(schedule.lapses if schedule else 0) + int(forgot),
    )


def intervals(schedule: Schedule | None, at: datetime) -> dict[Grade, timedelta]:
    """How long it would take until the skill is due again, for each grade."""
    after = {grade: reviewed(schedule, grade, at) for grade in Grade}
    return {grade: then.due - then.last for grade, then in after.items()}


def recall(schedule: Schedule, at: datetime) -> float:
    """How likely it is, 0 to 1, that the skill is still known."""
    return float(_SCHEDULER.get_card_retrievability(_card(schedule, at), current_datetime=at))


def _card(schedule: Schedule | None, at: datetime) -> Card:
    if schedule is None:
        return Card(card_id=_CARD_ID, due=at)
    return Card(
        card_id=_CARD_ID,
        state=State(schedule.state),
        step=schedule.step,
        stability=schedule.stability,
        difficulty=schedule.difficulty,
        due=schedule.due,
        last_review=schedule.last,
    )
