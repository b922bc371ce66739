"""The table with its panel at the right and the line below: one page of the main window."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from .cards.deck import Deck
from .cards.style import DeckStyle
from .table.evening_bar import EveningBar
from .table.model import TableModel
from .table.prompt_bar import PromptBar
from .table.side_panel import SidePanel
from .table.table_view import TableView
from .theme import Theme

MIN_PANEL_WIDTH = 300
PANEL_SHARE = 0.3
"""Share of the page's width that the panel takes ..."""
PANEL_SHAPE = 0.72
"""... but no more than this share of its height, where a window is wide and low."""


def panel_width(width: int, height: int) -> int:
    """Of the panel on a page of that size."""
    return max(MIN_PANEL_WIDTH, round(min(PANEL_SHARE * width, PANEL_SHAPE * height)))


class TablePage(QWidget):
    """Shows a TableModel; passes on what the player does."""

    acted = Signal(object)
    """An Action the player means."""
    card_clicked = Signal(object)
    """A Card of the player's hand."""
    table_clicked = Signal()
    next_deal = Signal()
    why = Signal()
    """Computer players shall say why they acted."""
    cleared = Signal()
    """No card shall be chosen any more."""

    def __init__(self, parent: QWidget | None = None, *, deck: Deck | None = None) -> None:
        super().__init__(parent)
        self._trick_lies = False
        """A trick lies, or a deal is played without the person: a press anywhere goes on."""
        self.bar = EveningBar(self)
        self.table = TableView(self, deck=deck)
        self.panel = SidePanel(self)
        self.prompt = PromptBar(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addWidget(self.table, stretch=1)
        layout.addWidget(self.prompt)
        self.table.panel_height_changed.connect(self._place_panel)
        self.table.card_clicked.connect(self.card_clicked)
        self.table.table_clicked.connect(self.table_clicked)
        self.panel.acted.connect(self.acted)
        self.panel.next_deal.connect(self.next_deal)
        self.panel.why.connect(self.why)

    def show_model(self, model: TableModel) -> None:
        """Shows *model* everywhere. A page that is not seen leaves the keyboard where it is."""
        had_keyboard: QWidget | None = self.window().focusWidget()
        self._trick_lies = bool(model.lying_trick) or (model.onlooks and model.view.settled is None)
        self.bar.show_model(model)
        self.table.show_model(model)
        self.panel.show_model(model)
        self.prompt.show_model(model)
        self._place_panel()
        if had_keyboard is not None and not self.isVisible():
            had_keyboard.setFocus()

    def show_hint(self, text: str) -> None:
        """Says in the line below why something was refused."""
        self.prompt.show_hint(text)

    def show_advice(self, text: str) -> None:
        """Says in the line below what somebody would do."""
        self.prompt.show_advice(text)

    def set_style(self, style: DeckStyle) -> None:
        """Draws the cards in *style*."""
        self.table.set_style(style)

    def set_slowness(self, slowness: float) -> None:
        """Things on the table take *slowness* times their usual time to move; 0: they do not."""
        self.table.set_slowness(slowness)

    def set_theme(self, theme: Theme) -> None:
        """Colours everything by *theme*."""
        self.bar.set_theme(theme)
        self.table.set_theme(theme)
        self.panel.set_theme(theme)
        self.prompt.set_theme(theme)

    # What nobody on the page has had a use for comes here: a press beside the buttons gathers a
    # trick that lies (field test W5), and Escape chooses no card.

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Whoever comes to this page can play at once. A proxy would have a screen reader told
        that both have the keyboard."""
        self.table.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._trick_lies and event.text() and not event.isAutoRepeat():
            self.table_clicked.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.cleared.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._trick_lies:
            self.table_clicked.emit()
        else:
            super().mousePressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_panel()

    def _place_panel(self) -> None:
        width = panel_width(self.width(), self.height())
        self.table.set_panel_area(width)
        top = self.table.y()
        self.panel.setGeometry(self.width() - width, top, width, self.table.panel_height())
        self.panel.raise_()
