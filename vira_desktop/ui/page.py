"""What pages the main window may have."""

from enum import Enum


class Page(Enum):
    """A page by what it is for, in the order of the menu."""

    TABLE = "table"
    TRAINING = "training"
    HISTORY = "history"
    STATISTICS = "statistics"
    PLAYERS = "players"
    RULES = "rules"
    LESSON = "lesson"


KEYS = {page: f"Ctrl+{number}" for number, page in enumerate(Page, start=1)}
"""The keys that lead to each page from everywhere in the window."""
