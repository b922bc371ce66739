"""The line over the table: which deal of the evening it is, who deals, shuffles, cuts and sits
out, and that it is the last one."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from ..growing import Growing
from ..text import standing_text
from .model import TableModel
from .panel import Button, Line, ShortLine


class EveningBar(Growing):
    """Shows what a TableModel tells of its evening; nothing if the deal belongs to none."""

    smallest, largest = 0.82, 1.8
    usual_size = (1100, 0)

    standing_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("evening-bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._model: TableModel | None = None
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
        self.retranslate()

    def retranslate(self) -> None:
        evening = self._model.evening if self._model else None
        if self._model is None or evening is None:
            return
        number = standing_text.deal_of(self._model.deal_number, evening.length)
        self.line.say(f"{number} · {standing_text.dealing(evening.match)}")
        self.borup.say(standing_text.borup() if evening.is_last else "")
        self.standing_button.say(standing_text.session_button())
