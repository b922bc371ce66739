"""The auction so far, as running text: who said what, the last call always in sight."""

from html import escape

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from ..text import bid_table_text
from ..text.games_text import call_text
from .model import TableModel
from .panel import Line

_HYPHEN = "\N{NON-BREAKING HYPHEN}"
Call = tuple[str, str]
"""Who, and what was said."""


def calls_of(model: TableModel) -> tuple[Call, ...]:
    """Each call so far."""
    said: list[Call] = []
    standing = None
    for call in model.view.auction:
        said.append((model.names[call.seat], call_text(call, standing)))
        standing = call.offer or standing
    return tuple(said)


class AuctionLine(Line):
    """All calls in as many lines as they take, or the last of them in *most_lines*."""

    def __init__(self, *, most_lines: int = 0, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._most_lines = most_lines
        self._calls: tuple[Call, ...] = ()

    def show_model(self, model: TableModel) -> None:
        """The calls of *model*."""
        self._calls = calls_of(model)
        spoken = bid_table_text.auction_spoken(self._calls)
        self.setAccessibleName(spoken)
        self.setToolTip(spoken if self._most_lines else "")
        self.say(spoken)

    def write(self) -> None:
        """Leaves out the first calls where all of them would be too many."""
        room = self._most_lines * self.fontMetrics().lineSpacing() * 1.1
        for left_out in range(max(1, len(self._calls))):
            self.put_html(_as_html(self._calls, left_out=left_out))
            if not room or self.heightForWidth(max(200, self.width())) <= room:
                return

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.write()


def _as_html(calls: tuple[Call, ...], *, left_out: int) -> str:
    """The names are bold; no call is broken between two lines, and no line begins with a dot."""
    if not calls:
        return escape(bid_table_text.no_call_yet())
    shown = [
        f"<b>{escape(who)}</b> {escape(said)}".replace(" ", "&nbsp;").replace("-", _HYPHEN)
        for who, said in calls[left_out:]
    ]
    return ("… " if left_out else "") + "&nbsp;· ".join(shown)
