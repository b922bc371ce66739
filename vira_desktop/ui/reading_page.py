"""What the pages of history and statistics have in common: texts that grow with the window, a
theme, and something to say while there is nothing to show."""

from abc import abstractmethod

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from .growing import Growing
from .panel_style import panel_stylesheet
from .table.panel import Button, Line
from .theme import Theme

_LINES_WIDE = 24
"""How wide a notice is, in heights of its lines."""


class ReadingPage(Growing):
    """A page that grows with the window and asks for its texts again when the language changes."""

    smallest, largest = 0.9, 1.7
    usual_size = (1000, 640)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("reading-page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)

    @abstractmethod
    def retranslate(self) -> None:
        """Asks for every text again."""

    def stylesheet(self) -> str:
        return _stylesheet(self.theme, self.point_size)


class Notice(QWidget):
    """Said in the middle of a page that has nothing to show: why, what can be done, and a button
    that does it."""

    pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title, self._help = Line("big"), Line("note")
        self.button = Button("primary")
        self._busy = QProgressBar()
        self._busy.setRange(0, 0)
        self._busy.setTextVisible(False)
        self._card = QFrame()
        self._card.setProperty("look", "card")
        column = QVBoxLayout(self._card)
        column.setContentsMargins(28, 24, 28, 24)
        column.setSpacing(12)
        for line in (self._title, self._help):
            line.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(line)
        column.addWidget(self._busy)
        column.addWidget(self.button, alignment=Qt.AlignmentFlag.AlignHCenter)
        layout = QVBoxLayout(self)
        across = QHBoxLayout()
        across.addStretch()
        across.addWidget(self._card)
        across.addStretch()
        layout.addStretch(2)
        layout.addLayout(across)
        layout.addStretch(3)
        self.button.clicked.connect(self.pressed)

    def say(self, title: str, help_: str = "", *, button: str = "", busy: bool = False) -> None:
        """Says *title* and *help_*; without a text for it there is no *button*."""
        self._title.say(title)
        self._help.say(help_)
        self.button.say(button)
        self.button.setVisible(bool(button))
        self._busy.setVisible(busy)
        self._busy.setAccessibleName(title)

    def told(self) -> str:
        """What is said."""
        return "\n".join(filter(None, (self._title.said, self._help.said)))

    # Qt's events:

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # A width of its own, so that the height of wrapped lines is known.
        wished = _LINES_WIDE * self._help.fontMetrics().height()
        self._card.setFixedWidth(max(1, min(wished, self.width() - 24)))


def _stylesheet(theme: Theme, point_size: float) -> str:
    """The panels' look, and what only these pages have."""
    pad, round_ = 0.28 * point_size, 0.45 * point_size
    small = max(9.0, 0.88 * point_size)
    return f"""{panel_stylesheet(theme, point_size)}
#reading-page {{ background: {theme.window}; }}
#side-column {{ background: {theme.panel}; border-left: 1px solid {theme.edge}; }}
#bar {{ background: {theme.panel}; border-top: 1px solid {theme.edge}; }}
#head {{ background: {theme.panel}; border-bottom: 1px solid {theme.edge}; }}
QLabel[look="chip"] {{
    color: {theme.hint_text}; background: {theme.hint}; font-size: {small:.1f}pt;
    border-radius: {round_:.0f}px; padding: {pad:.0f}px {2 * pad:.0f}px;
}}
QListView {{
    background: {theme.field}; border: 1px solid {theme.edge}; border-radius: {round_:.0f}px;
    font-size: {small:.1f}pt; outline: 0px;
}}
QListView::item {{ padding: {pad:.0f}px {1.5 * pad:.0f}px; }}
QListView::item:disabled {{ color: {theme.muted}; }}
QListView::item:hover:!selected:enabled {{ background: {theme.panel}; }}
QListView::item:selected {{ background: {theme.highlight}; color: {theme.highlight_text}; }}
QPlainTextEdit {{
    background: {theme.field}; border: 1px solid {theme.edge}; border-radius: {round_:.0f}px;
    padding: {pad:.0f}px {2 * pad:.0f}px;
    selection-background-color: {theme.highlight}; selection-color: {theme.highlight_text};
}}
QPlainTextEdit:focus {{ border: 2px solid {theme.focus}; }}
QLineEdit {{
    background: {theme.field}; color: {theme.text}; border: 1px solid {theme.edge};
    border-radius: {round_:.0f}px; padding: {pad:.0f}px {2 * pad:.0f}px;
}}
QLineEdit:focus {{ border: 2px solid {theme.focus}; }}
QComboBox {{
    background: {theme.field}; color: {theme.text}; border: 1px solid {theme.edge};
    border-radius: {round_:.0f}px; padding: {pad:.0f}px {2 * pad:.0f}px;
}}
QComboBox:focus {{ border: 2px solid {theme.focus}; }}
QComboBox:hover {{ border-color: {theme.muted}; }}
QComboBox::drop-down {{ border: 0px; width: {2 * point_size:.0f}px; }}
QComboBox::down-arrow {{ image: none; }}
QComboBox QAbstractItemView {{
    background: {theme.field}; border: 1px solid {theme.edge}; border-radius: 0px;
    selection-background-color: {theme.highlight}; selection-color: {theme.highlight_text};
}}
QPushButton[look="link"]:disabled {{ color: {theme.disabled_text}; }}
#reading-page QTableView, #reading-page QListView {{ border: 2px solid {theme.edge}; }}
#reading-page QTableView:focus, #reading-page QListView:focus {{ border-color: {theme.focus}; }}
QHeaderView::section {{ padding: {0.6 * pad:.0f}px {0.8 * pad:.0f}px; }}
QProgressBar {{
    background: {theme.field}; border: 1px solid {theme.edge};
    border-radius: {round_:.0f}px; max-height: {0.8 * point_size:.0f}px;
}}
QProgressBar::chunk {{ background: {theme.highlight}; border-radius: {round_:.0f}px; }}
QSlider:focus {{ border: 2px solid {theme.focus}; border-radius: {round_:.0f}px; }}
"""
