"""A deal replayed on the real table: step by step, from any seat, beside it story and sheet."""

from dataclasses import replace
from enum import Enum

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from ...rules.cards import CardSet
from ...rules.seats import BySeat, Seat
from ...rules.state import Settled, table_of
from ...session.archive import ArchivedDeal
from ...session.reasons import NoReason
from ...session.replay import Playback
from ..cards.style import DeckStyle
from ..reading_page import ReadingPage
from ..reasons.asker import Asker
from ..reasons.reason_view import ReasonView
from ..table.model import TableModel, finished_trick, standings_of
from ..table.panel import Button, Line
from ..table.sheet_panel import SheetPanel
from ..table.table_view import TableView
from ..text import reasons_text, sheet_text
from ..text import replay_text as words
from ..text.history_text import name_text
from ..text.story_text import beginning, section_text, told_text
from .steps import Step, Steps
from .story_list import StoryList
from .viewpoint import Viewpoint

SIDE_SHARE, LEAST_SIDE, MOST_SIDE = 0.3, 264, 640
"""Share of the width that the column beside the table takes, within its limits."""
LONG_TITLE = 900
"""Width below which the page says less."""


class Tab(Enum):
    """What stands beside the table."""

    STORY = "story"
    PAYMENT = "payment"
    CARDS = "cards"


_LOOKS = {Tab.STORY: "segment-first", Tab.PAYMENT: "segment-middle", Tab.CARDS: "segment-last"}


class ReplayView(ReadingPage):
    """Shows one deal; nothing that is done here changes it, or counts for anything (W19)."""

    left = Signal()
    """Back to where the deal was chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deal: ArchivedDeal | None = None
        self._playback: Playback | None = None
        self._slowness = 0.0
        self.back_button, self._title, self._chip = Button("link"), Line("title"), Line("chip")
        self.table, self.story_line = TableView(), Line("prompt")
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.steps, self.viewpoint, self.story = Steps(), Viewpoint(), StoryList()
        self.sheet = SheetPanel()
        self.sheet.next_button.hide()
        self.sheet.why_button.hide()
        self.sheet.tabs.tabBar().hide()
        self.tabs = {tab: Button(look) for tab, look in _LOOKS.items()}
        self._stack = QStackedWidget()
        self.why_button, self.reason = Button(), ReasonView()
        self.asker = Asker(self)
        self._side = self._build_side()
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.table, 1)
        middle.addWidget(self._side)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._build_head())
        layout.addLayout(middle, 1)
        layout.addWidget(self._build_bar())
        self._connect()

    @property
    def playback(self) -> Playback | None:
        """The deal and the place in it that is shown."""
        return self._playback

    @property
    def tab(self) -> Tab:
        """What stands beside the table."""
        return next(tab for tab, button in self.tabs.items() if button.isChecked())

    def show_deal(self, deal: ArchivedDeal) -> None:
        """Shows *deal* from its start, as who it belongs to saw it."""
        self._deal, self._playback = deal, Playback(deal.log)
        seats = self._playback.seats_to_look_from(deal.own)
        self.viewpoint.offer(self._names(), seats, deal.own or (seats or tuple(Seat))[0])
        for tab in (Tab.PAYMENT, Tab.CARDS):
            self.tabs[tab].setEnabled(self._playback.is_finished)
        self._show_tab(Tab.STORY)
        self.retranslate()
        self.story.setFocus()

    def set_style(self, style: DeckStyle) -> None:
        """Draws the cards in *style*."""
        self.table.set_style(style)

    def set_slowness(self, slowness: float) -> None:
        """Steps on take *slowness* times their usual time to move; 0: nothing moves."""
        self._slowness = slowness

    def retranslate(self) -> None:
        self._chip.setToolTip(words.practice())
        self._fit_words()
        self.back_button.say(words.back_to_list())
        self.back_button.setAccessibleName(words.back_to_list_spoken())
        self.why_button.say(reasons_text.why())
        self.tabs[Tab.STORY].say(words.story_tab())
        self.tabs[Tab.PAYMENT].say(sheet_text.payment_tab())
        self.tabs[Tab.CARDS].say(sheet_text.cards_tab())
        self.steps.retranslate()
        self.viewpoint.retranslate()
        if self._deal is not None and self._playback is not None:
            self._title.say(words.replay_title(self._deal))
            self._settle(self._deal, self._playback)
            self._show(animate=False)
            self._tell()

    def restyle(self) -> None:
        super().restyle()
        self.table.set_theme(self.theme)
        self.steps.set_look(self.theme, self.point_size)

    # What is built once:

    def _build_head(self) -> QWidget:
        head = _named(QWidget(), "head")
        row = QHBoxLayout(head)
        row.setContentsMargins(8, 4, 12, 4)
        self._title.setWordWrap(False)
        self._chip.setWordWrap(False)
        row.addWidget(self.back_button)
        row.addWidget(self._title, 1)
        row.addWidget(self._chip)
        return head

    def _build_side(self) -> QWidget:
        side = _named(QWidget(), "side-column")
        column = QVBoxLayout(side)
        column.setContentsMargins(10, 8, 10, 8)
        column.setSpacing(8)
        tabs = QHBoxLayout()
        tabs.setSpacing(0)
        for button in self.tabs.values():
            button.setCheckable(True)
            button.setAutoExclusive(True)
            tabs.addWidget(button, 1)
        self.tabs[Tab.STORY].setChecked(True)
        story = QWidget()
        self.why_button.setCheckable(True)
        self.reason.hide()
        below = QVBoxLayout(story)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(8)
        below.addWidget(self.story, 3)
        below.addWidget(self.why_button)
        below.addWidget(self.reason, 4)
        self._stack.addWidget(story)
        self._stack.addWidget(self.sheet)
        column.addWidget(self.viewpoint)
        column.addLayout(tabs)
        column.addWidget(self._stack, 1)
        return side

    def _build_bar(self) -> QWidget:
        bar = _named(QWidget(), "bar")
        column = QVBoxLayout(bar)
        column.setContentsMargins(12, 6, 12, 8)
        column.setSpacing(6)
        column.addWidget(self.story_line)
        column.addWidget(self.steps)
        return bar

    def _connect(self) -> None:
        self.back_button.clicked.connect(self.left)
        self.steps.step_meant.connect(self._step)
        self.steps.place_meant.connect(self._go_to)
        self.story.place_meant.connect(self._go_to)
        self.table.table_clicked.connect(lambda: self._step(Playback.forward))
        self.viewpoint.changed.connect(self._on_viewpoint)
        self.why_button.toggled.connect(self._show_reason)
        self.asker.answered.connect(self._tell_reason)
        for tab, button in self.tabs.items():
            button.clicked.connect(lambda _=False, tab=tab: self._show_tab(tab))
        within = Qt.ShortcutContext.WidgetWithChildrenShortcut
        for key in self.steps.buttons:
            shortcut = QShortcut(QKeySequence(key), self, context=within)
            shortcut.activated.connect(lambda key=key: self.steps.press(key))
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self, context=within)
        escape.activated.connect(self.left)

    # What changes:

    def _step(self, step: Step) -> None:
        if self._playback is not None:
            self._move(step(self._playback))

    def _go_to(self, at: int) -> None:
        if self._playback is not None:
            self._move(self._playback.to(at))

    def _move(self, there: Playback) -> None:
        here = self._playback
        if here is None or there == here:
            return
        self._playback = there
        self._show(animate=there.at == here.at + 1)
        self.story.go_to(there.at)
        if there.is_finished and there.is_at_end:
            self._show_tab(Tab.PAYMENT)
        elif here.is_at_end:
            self._show_tab(Tab.STORY)

    def _on_viewpoint(self) -> None:
        self._show(animate=False)
        self._tell()

    def _show_tab(self, tab: Tab) -> None:
        had_focus = self.focusWidget() in (self.story, *self.tabs.values())
        self.tabs[tab].setChecked(True)
        self._stack.setCurrentIndex(0 if tab is Tab.STORY else 1)
        if tab is not Tab.STORY:
            self.sheet.tabs.setCurrentIndex(0 if tab is Tab.PAYMENT else 1)
        if had_focus:
            (self.story if tab is Tab.STORY else self.tabs[tab]).setFocus()

    def _show(self, *, animate: bool) -> None:
        """The table, the line below it and the place."""
        deal, playback = self._deal, self._playback
        if deal is None or playback is None:
            return
        self.table.set_slowness(self._slowness if animate else 0.0)
        self.table.show_model(self._model(deal, playback))
        self.steps.show_place(playback)
        self.story_line.say(self._line(deal, playback))
        self._tell_reason()

    def _settle(self, deal: ArchivedDeal, playback: Playback) -> None:
        """The sheet, which is the same wherever the replay has come."""
        if playback.is_finished:
            self.sheet.show_model(self._model(deal, playback.to(playback.length)))

    def ask_why(self) -> None:
        """Tells why what is shown was done, or no more."""
        self._show_tab(Tab.STORY)
        self.why_button.toggle()

    def _show_reason(self, is_wanted: bool) -> None:
        self.reason.setVisible(is_wanted)
        self._tell_reason()
        if self._playback is not None:
            self.story.go_to(self._playback.at)

    def _tell_reason(self) -> None:
        """The reason follows the replay; nobody is asked while it is not seen."""
        deal, playback = self._deal, self._playback
        if deal is None or playback is None or not self.why_button.isChecked():
            return
        if not playback.is_finished:
            self.reason.say(reasons_text.not_yet())
        elif playback.told is None:
            self.reason.say(reasons_text.no_reason_text(NoReason.NOTHING_DONE))
        else:
            reason = self.asker.reason(deal.inquiry, playback.at)
            self.reason.tell(playback.told, self._names(), reason)

    def _tell(self) -> None:
        if self._playback is not None:
            viewer = None if self.viewpoint.is_open else self.viewpoint.seat
            self.story.tell(self._playback, self._names(), viewer=viewer)

    def _line(self, deal: ArchivedDeal, playback: Playback) -> str:
        told = playback.told
        if told is None:
            return beginning(deal.log.deal, self._names())
        viewer = None if self.viewpoint.is_open else self.viewpoint.seat
        said = told_text(told, self._names(), viewer=viewer)
        return words.line(section_text(playback.to(playback.at - 1).mark), said)

    def _model(self, deal: ArchivedDeal, playback: Playback) -> TableModel:
        told = playback.told
        model = TableModel(
            view=playback.view(self.viewpoint.seat),
            names=self._names(),
            standings=standings_of(deal.match, playback.state),
            deal_number=deal.key.number,
            lying_trick=finished_trick(told.action, told.before, told.after) if told else (),
            is_replay=True,
        )
        return (
            replace(model, open_hands=_hands(playback, model)) if self.viewpoint.is_open else model
        )

    def _names(self) -> BySeat[str]:
        assert self._deal is not None
        return BySeat(*(name_text(self._deal.match.names[seat], seat.value) for seat in Seat))

    def _fit_words(self) -> None:
        is_wide = self.width() >= LONG_TITLE
        self._chip.say(words.practice() if is_wide else words.practice_short())

    # Qt's events:

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = min(max(round(SIDE_SHARE * self.width()), LEAST_SIDE), MOST_SIDE)
        self._side.setFixedWidth(side)
        self._fit_words()


def _hands(playback: Playback, model: TableModel) -> BySeat[CardSet]:
    """All hands; when the deal is over, as they were dealt, like the own one."""
    is_over = isinstance(playback.state, Settled) and not model.lying_trick
    return table_of(playback.state).deal.hands if is_over else playback.hands


def _named(widget: QWidget, name: str) -> QWidget:
    """*widget* with a ground of its own, which the stylesheet knows by *name*."""
    widget.setObjectName(name)
    widget.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    return widget
