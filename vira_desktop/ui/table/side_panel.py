"""The panel at the right of the table: bidding, buying, play or the sheet, as the deal goes."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ...rules.view import Phase
from ..panel_style import panel_stylesheet
from ..theme import LIGHT, Theme
from .bidding_panel import BiddingPanel
from .buying_panel import BuyingPanel
from .model import TableModel
from .panel import Panel
from .play_panel import PlayPanel
from .scrolling import Scrolling
from .sheet_panel import SheetPanel

_WIDTH, _HEIGHT = 384, 560
"""The size at which texts have the size of the application's font."""
_SMALLEST, _LARGEST = 0.9, 1.7


class SidePanel(QWidget):
    """Shows the panel that fits the moment; its texts grow with it."""

    acted = Signal(object)
    """The action the user means."""
    next_deal = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("side-panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = LIGHT
        self._point_size = 0.0
        self.bidding, self.buying = BiddingPanel(), BuyingPanel()
        self.play, self.sheet = PlayPanel(), SheetPanel()
        self._stack = QStackedWidget()
        self._pages: dict[Phase, tuple[Panel, QWidget]] = {
            Phase.BIDDING: (self.bidding, self.bidding),
            Phase.BUYING: (self.buying, _scrolled(self.buying)),
            Phase.PLAY: (self.play, _scrolled(self.play)),
            Phase.SETTLED: (self.sheet, self.sheet),
        }
        for panel, page in self._pages.values():
            self._stack.addWidget(page)
            panel.acted.connect(self.acted)
        self.sheet.next_deal.connect(self.next_deal)
        layout = QVBoxLayout(self)
        layout.addWidget(self._stack)

    def show_model(self, model: TableModel) -> None:
        """Shows this moment; a last trick that still lies is looked at before the sheet."""
        phase = model.view.phase
        if phase is Phase.SETTLED and model.lying_trick:
            phase = Phase.PLAY
        panel, page = self._pages[phase]
        self._stack.setCurrentWidget(page)
        panel.show_model(model)
        self._settle()

    def _settle(self) -> None:
        page = self._stack.currentWidget()
        if isinstance(page, Scrolling):
            page.settle()

    def panel(self) -> Panel:
        """The panel that is shown."""
        return next(
            panel for panel, page in self._pages.values() if page is self._stack.currentWidget()
        )

    def retranslate(self) -> None:
        """Asks for every text again."""
        for panel, _page in self._pages.values():
            panel.retranslate()

    def set_theme(self, theme: Theme) -> None:
        """Colours the panels by *theme*."""
        self._theme = theme
        self._restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        factor = min(self.width() / _WIDTH, self.height() / _HEIGHT)
        factor = min(max(factor, _SMALLEST), _LARGEST)
        point_size = round(2 * factor * QApplication.font().pointSizeF()) / 2
        if point_size != self._point_size:
            self._point_size = point_size
            self._restyle()

    def _restyle(self) -> None:
        if self._point_size:
            self.setStyleSheet(panel_stylesheet(self._theme, self._point_size))
            margin = round(self._point_size)
            layout = self.layout()
            assert layout is not None
            layout.setContentsMargins(margin, margin, margin, margin)
            self._settle()


def _scrolled(panel: Panel) -> Scrolling:
    """*panel* in a frame that scrolls when the window is low."""
    area = Scrolling(focus=Qt.FocusPolicy.NoFocus)
    area.hold(panel)
    return area
