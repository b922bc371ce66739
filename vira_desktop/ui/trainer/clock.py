"""The learner's clock: the only place where the trainer reads the time."""

import time
from collections.abc import Callable
from datetime import UTC, datetime

from ...trainer.sitting import Moment

Clock = Callable[[], Moment]


def local_now() -> Moment:
    """Now, in UTC, with what the learner's own clock is ahead of it: by the time zone of this
    moment, also when it is another than at the start."""
    if hasattr(time, "tzset"):
        time.tzset()  # a process reads its time zone once, and the learner may be on a journey
    ahead = datetime.now(UTC).astimezone().utcoffset()
    offset = round(ahead.total_seconds() / 60) if ahead is not None else 0
    return Moment(datetime.now(UTC), offset)
