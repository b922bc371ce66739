"""The window that says why: the story of the deal on the table, and beside it the reason of what is
chosen in it."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ...rules.flow import is_over
from ...rules.seats import BySeat, Seat
from ...session.reasons import Inquiry, NoReason
from ...session.replay import Playback
from ..history.story_list import StoryList
from ..own_window import OwnWindow
from ..reading_page import ReadingPage
from ..table.panel import Button, Line
from ..text import reasons_text as words
from .asker import Asker
from .reason_view import ReasonView


class WhyWindow(OwnWindow):
    """Opens over the game, which goes on."""

    part_of_window = 0.7

    def __init__(self, asker: Asker, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        page = WhyPage(asker)
        self.page = self.hold(page, closed_by=page.close_button)

    def title(self) -> str:
        return words.why_window()


class WhyPage(ReadingPage):
    """What fills the window. It follows the deal: what was done last is chosen when it comes."""

    usual_size = (760, 560)
    during_deal_meant = Signal(bool)
    """Whether reasons shall be told before the deal is paid."""

    def __init__(self, asker: Asker, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._asker = asker
        self._inquiry: Inquiry | None = None
        self._at = 0
        self._names: BySeat[str] = BySeat("", "", "")
        self._person: Seat | None = None
        self.story, self.view, self.line = StoryList(), ReasonView(), Line("strong")
        self.during_deal, self.close_button = Button(), Button("primary")
        self.during_deal.setCheckable(True)
        beside = QVBoxLayout()
        beside.setSpacing(8)
        beside.addWidget(self.line)
        beside.addWidget(self.view, 1)
        middle = QHBoxLayout()
        middle.setSpacing(12)
        middle.addWidget(self.story, 2)
        middle.addLayout(beside, 3)
        foot = QHBoxLayout()
        foot.addWidget(self.during_deal)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(10)
        column.addLayout(middle, 1)
        column.addLayout(foot)
        self.story.place_meant.connect(self._choose)
        self.during_deal.toggled.connect(self.during_deal_meant)
        self.during_deal.toggled.connect(lambda _is_on: self._tell())
        asker.answered.connect(self._tell)
        self.retranslate()

    def show_deal(self, inquiry: Inquiry, names: BySeat[str], person: Seat | None) -> None:
        """Shows the deal of *inquiry* as far as it has come, as *person* may know it, None if he
        only looks on."""
        before = self._inquiry.log if self._inquiry else None
        self._inquiry, self._names, self._person = inquiry, names, person
        if inquiry.log is not before:
            self._at = len(inquiry.log.actions)
        self.retranslate()

    def go_to(self, at: int) -> None:
        """Chooses action number *at* of the deal that is shown."""
        self.story.go_to(at)
        self._choose(at)

    def show_nothing(self) -> None:
        """No deal lies on the table."""
        self._inquiry = None
        self.retranslate()

    def set_during_deal(self, during_deal: bool) -> None:
        """Reasons are told before the deal is paid, or are not."""
        self.during_deal.blockSignals(True)
        self.during_deal.setChecked(during_deal)
        self.during_deal.blockSignals(False)

    def retranslate(self) -> None:
        self.during_deal.say(words.during_deal())
        self.close_button.say(words.close())
        if self._inquiry is not None:
            playback = Playback(self._inquiry.log, self._at)
            viewer = None if playback.is_finished else self._person
            self.story.tell(playback, self._names, viewer=viewer, you=self._person)
        self._tell()

    def _choose(self, at: int) -> None:
        self._at = at
        self._tell()

    def _tell(self) -> None:
        inquiry = self._inquiry
        # Who only looks on has no hand to look from: he sees the story when all may be told.
        self.story.setVisible(
            inquiry is not None and (self._person is not None or self._tells(inquiry))
        )
        if inquiry is None:
            self.line.say("")
            self.view.say(words.nothing_dealt())
            return
        playback = Playback(inquiry.log, self._at)
        self.line.say(self.story.line(self._at) if self._at else "")
        if not self._tells(inquiry):
            self.view.say(words.not_yet())
        elif playback.told is None:
            self.view.say(words.no_reason_text(NoReason.NOTHING_DONE))
        elif self.isVisible():
            self.view.tell(playback.told, self._names, self._asker.reason(inquiry, self._at))

    def _tells(self, inquiry: Inquiry) -> bool:
        """A reason tells what is in a hand: not before the deal is paid, but for practice."""
        return self.during_deal.isChecked() or is_over(inquiry.log.state)

    # Qt's events:

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._tell()
