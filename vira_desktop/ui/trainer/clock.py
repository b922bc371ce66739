"""The learner's clock: the only place where the trainer reads the time."""

from collections.abc import Callable
from datetime import UTC, datetime

from ...trainer.sitting import Moment

Clock = Callable[[], Moment]


def local_now() -> Moment:
    """Now, in UTC, with what the learner's own clock is ahead of it."""
    ahead = datetime.now(UTC).astimezone().utcoffset()
    offset = round(ahead.total_seconds() / 60) if ahead is not None else 0
    return Moment(datetime.now(UTC), offset)
