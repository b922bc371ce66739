"""Of which time results are asked for."""

from datetime import datetime, timedelta
from enum import Enum
from typing import assert_never


class Period(Enum):
    """A stretch of time that ends now."""

    ALL = "all"
    WEEK = "week"
    MONTH = "month"
    YEAR = "year"
    THIS_YEAR = "this-year"

    def since(self, now: datetime) -> datetime | None:
        """When it began, if it ends at *now*, whose time zone tells where a year begins; None if
        it has no beginning."""
        match self:
            case Period.ALL:
                return None
            case Period.WEEK:
                return now - timedelta(days=7)
            case Period.MONTH:
                return now - timedelta(days=30)
            case Period.YEAR:
                return now - timedelta(days=365)
            case Period.THIS_YEAR:
                return now.replace(month=1, day=1, hour=0, minute=0, second=0, microsecond=0)
            case _ as unknown:
                assert_never(unknown)
