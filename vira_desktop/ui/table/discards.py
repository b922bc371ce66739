"""The cards a player has set aside, which he may look at until the first lead (ruling 23)."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ..text import panels_text
from ..text.cards_text import cards_list, cards_short
from .model import TableModel
from .panel import Button, Line


class Discards(QWidget):
    """A button that shows and hides one's own discards; not there when they may not be seen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.button = Button("link")
        self.button.setCheckable(True)
        self.cards = Line()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(self.button)
        layout.addWidget(self.cards)
        self.cards.hide()
        self.button.toggled.connect(self._on_toggled)

    def show_model(self, model: TableModel) -> None:
        """The discards of the person at the bottom."""
        view = model.view
        may_look = view.may_look_at_discards and bool(view.discards) and view.settled is None
        self.setVisible(may_look)
        if not may_look:
            # Nothing is left lying behind that may no longer be seen.
            self.button.setChecked(False)
            self.cards.say("")
            self.cards.setAccessibleName("")
            return
        cards = sorted(view.discards, key=lambda card: (card.suit, -card.rank))
        self.cards.say(cards_short(cards))
        self.cards.setAccessibleName(cards_list(cards))
        self._on_toggled()

    def _on_toggled(self) -> None:
        is_open = self.button.isChecked()
        self.button.say(panels_text.show_discards(is_open=is_open))
        self.cards.setVisible(is_open)
