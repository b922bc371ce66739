"""Why an event is refused in an evening: codes, never sentences."""

from enum import Enum


class Fault(Enum):
    """Stable codes."""

    NOT_OPENED = "not-opened"
    """An evening begins with something else than its opening."""
    ALREADY_OPENED = "already-opened"
    EVENING_IS_OVER = "evening-is-over"
    WRONG_NUMBER_OF_PLAYERS = "wrong-number-of-players"
    """Three or four sit down."""
    SAME_COLOUR = "same-colour"
    """Two players have tokens of one colour."""
    WRONG_LENGTH = "wrong-length"
    """Less than one deal or round."""
    POOR_BOWL = "poor-bowl"
    """Not every amount up to a bet can be paid out of a bowl."""
    SEATS_MISSING = "seats-missing"
    """Seats must be drawn or taken first."""
    WRONG_LOTS = "wrong-lots"
    """Cards or names that this draw cannot have brought."""
    DEAL_RUNS = "deal-runs"
    """Only between two deals."""
    NO_DEAL_RUNS = "no-deal-runs"
    WRONG_DEAL = "wrong-deal"
    """A deal of another number, table, pulla or rules."""
    TIME_IS_UP = "time-is-up"
    """The last deal that was agreed on has been played."""
    TABLE_IS_FULL = "table-is-full"
    NOT_AT_THE_TABLE = "not-at-the-table"
    TOO_FEW_LEFT = "too-few-left"
    """One of three cannot leave without ending the evening."""
    UNREADABLE = "unreadable"
    """A stored event cannot be read."""
    WRONG_CUT = "wrong-cut"
    """Events are cut back to another place than the last sound one."""


class IllegalEvent(Exception):
    """An event is refused; nothing has changed."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault
