"""The line over the table: which deal of the evening it is, who deals, shuffles, cuts and sits
out, and that it is the last one."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSizePolicy, QWidget

from ..panel_style import panel_stylesheet
from ..text import standing_text
from ..theme import LIGHT, Theme
from .model import TableModel
from .panel import Button, Line, ShortLine

_WIDTH = 1100
"""The width at which texts have the size of the application's font."""
_SMALLEST, _LARGEST = 0.82, 1.6


class EveningBar(QWidget):
    """Shows what a TableModel tells of its evening; nothing if the deal belongs to none."""

    standing_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("evening-bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._model: TableModel | None = None
        self._theme, self._point_size = LIGHT, 0.0
        self.line = ShortLine("plain", lines=1)
        self.borup = Line("hint")
        self.borup.setWordWrap(False)
        self.standing_button = Button("link")
        self.standing_button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 0, 10, 0)
        row.addWidget(self.line, 1)
        row.addWidget(self.borup)
        row.addWidget(self.standing_button)
        self.standing_button.clicked.connect(self.standing_asked)

    def show_model(self, model: TableModel) -> None:
        """Shows this moment."""
        self._model = model
        self.setVisible(model.evening is not None)
        self._say()

    def set_theme(self, theme: Theme) -> None:
        """Colours the bar by *theme*."""
        self._theme = theme
        self._restyle()

    def _say(self) -> None:
        evening = self._model.evening if self._model else None
        if self._model is None or evening is None:
            return
        number = standing_text.deal_of(self._model.deal_number, evening.length)
        self.line.say(f"{number} · {standing_text.dealing(evening.match)}")
        self.borup.say(standing_text.borup() if evening.is_last else "")
        self.standing_button.say(standing_text.session_button())

    # Qt's events:

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        factor = min(max(self.width() / _WIDTH, _SMALLEST), _LARGEST)
        point_size = round(2 * factor * QApplication.font().pointSizeF()) / 2
        if point_size != self._point_size:
            self._point_size = point_size
            self._restyle()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._say()
        super().changeEvent(event)

    def _restyle(self) -> None:
        if self._point_size:
            self.setStyleSheet(panel_stylesheet(self._theme, self._point_size))
