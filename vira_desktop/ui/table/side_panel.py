"""The panel at the right of the table: bidding, buying, play or the sheet, as the deal goes."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ...rules.view import Phase
from ..growing import Growing
from .bidding_panel import BiddingPanel
from .buying_panel import BuyingPanel
from .looking_on_panel import LookingOnPanel
from .model import TableModel
from .panel import Panel
from .play_panel import PlayPanel
from .scrolling import Scrolling
from .sheet_panel import SheetPanel


class SidePanel(Growing):
    """Shows the panel that fits the moment; its texts grow with it."""

    smallest, largest = 0.9, 3.0
    usual_size = (384, 560)

    acted = Signal(object)
    """The action the user means."""
    next_deal = Signal()
    why = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("side-panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.bidding, self.buying = BiddingPanel(), BuyingPanel()
        self.looking_on = LookingOnPanel()
        self.play, self.sheet = PlayPanel(), SheetPanel()
        self._stack = QStackedWidget()
        self._pages: dict[Phase, tuple[Panel, QWidget]] = {
            Phase.BIDDING: (self.bidding, self.bidding),
            Phase.BUYING: (self.buying, _scrolled(self.buying)),
            Phase.PLAY: (self.play, _scrolled(self.play)),
            Phase.SETTLED: (self.sheet, self.sheet),
        }
        self._onlooker = self.looking_on, _scrolled(self.looking_on)
        """Of the bidding, for who has nothing to bid."""
        for panel, page in self._all():
            self._stack.addWidget(page)
            panel.acted.connect(self.acted)
        self.sheet.next_deal.connect(self.next_deal)
        self.sheet.why.connect(self.why)
        layout = QVBoxLayout(self)
        layout.addWidget(self._stack)

    def show_model(self, model: TableModel) -> None:
        """Shows this moment; a last trick that still lies is looked at before the sheet."""
        phase = model.view.phase
        if phase is Phase.SETTLED and model.lying_trick:
            phase = Phase.PLAY
        panel, page = self._pages[phase]
        if model.onlooks and phase is Phase.BIDDING:
            panel, page = self._onlooker
        self._stack.setCurrentWidget(page)
        panel.show_model(model)
        self._settle()

    def _settle(self) -> None:
        page = self._stack.currentWidget()
        if isinstance(page, Scrolling):
            page.settle()

    def panel(self) -> Panel:
        """The panel that is shown."""
        return next(panel for panel, page in self._all() if page is self._stack.currentWidget())

    def _all(self) -> tuple[tuple[Panel, QWidget], ...]:
        return (*self._pages.values(), self._onlooker)

    def restyle(self) -> None:
        super().restyle()
        margin = round(self.point_size)
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(margin, margin, margin, margin)
        self._settle()


def _scrolled(panel: Panel) -> Scrolling:
    """*panel* in a frame that scrolls when the window is low."""
    area = Scrolling(focus=Qt.FocusPolicy.NoFocus)
    area.hold(panel)
    return area
