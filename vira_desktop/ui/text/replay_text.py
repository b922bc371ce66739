"""Words of the replay of a deal: its title, the steps, and from where it is looked at."""

from PySide6.QtCore import QCoreApplication

from ...rules.seats import Seat
from ...session.archive import ArchivedDeal
from .history_text import moment_text
from .seats_text import seat_name

translate = QCoreApplication.translate


def replay_title(deal: ArchivedDeal) -> str:
    """Which deal is replayed."""
    return translate("Replay", "Deal {number}, {moment}").format(
        number=deal.key.number, moment=moment_text(deal.at)
    )


def practice() -> str:
    """Says that a replay counts for nothing (field test W19)."""
    return translate("Replay", "Practice: a replay changes no score and no statistics")


def practice_short() -> str:
    """The same where there is little room."""
    return translate("Replay", "Practice: nothing counts")


def back_to_list() -> str:
    """Leaves the replay."""
    return translate("Replay", "‹ History")


def back_to_list_spoken() -> str:
    """The same for a screen reader."""
    return translate("Replay", "Back to the history")


def to_start() -> str:
    """Steps."""
    return translate("Replay", "To the start (Home)")


def to_previous_part() -> str:
    """Steps to where the trick, or the bidding or buying, began."""
    return translate("Replay", "To the trick before (Page Up)")


def one_back() -> str:
    """Steps."""
    return translate("Replay", "One action back (left arrow)")


def one_forward() -> str:
    """Steps."""
    return translate("Replay", "One action on (right arrow)")


def to_next_part() -> str:
    """Steps to where the next trick, or the buying or payment, begins."""
    return translate("Replay", "To the next trick (Page Down)")


def to_end() -> str:
    """Steps."""
    return translate("Replay", "To the end (End)")


def place_slider() -> str:
    """The slider over all actions, for a screen reader."""
    return translate("Replay", "Place in the deal")


def place_text(at: int, length: int) -> str:
    """How far the replay has come."""
    return translate("Replay", "{at} of {length}").format(at=at, length=length)


def seen_from() -> str:
    """Before the names of the seats."""
    return translate("Replay", "Seen from")


def seat_button(name: str, seat: Seat) -> str:
    """A seat to look from."""
    return translate("Replay", "Seen from {name}, {seat}").format(name=name, seat=seat_name(seat))


def open_hands() -> str:
    """Shows all hands."""
    return translate("Replay", "All hands open")


def story_tab() -> str:
    """What was done, line by line."""
    return translate("Replay", "Story")


def story_list() -> str:
    """The same for a screen reader."""
    return translate("Replay", "Story of the deal")


def line(section: str, said: str) -> str:
    """What has just been done, and in which section of the deal."""
    return translate("Replay", "{section}: {said}").format(section=section, said=said)
