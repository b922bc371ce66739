"""The bar over the table that says the next thing of the lesson."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from ..panel_style import panel_stylesheet
from ..table.panel import Button, Line
from ..text import lesson_text
from ..theme import LIGHT, Theme

_WIDTH = 1100
"""The width at which texts have the size of the application's font."""
_SMALLEST, _LARGEST = 0.85, 1.6


class LessonBar(QWidget):
    """What is said at a step, why an attempt was not taken, and the buttons."""

    go_on = Signal()
    leave = Signal()
    start_over = Signal()
    rule = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lesson-bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme, self._point_size = LIGHT, 0.0
        self.told, self.wrong = Line("prompt"), Line("hint")
        self._where = Line("fine")
        self._progress = QProgressBar()
        self._progress.setTextVisible(False)
        self.go_on_button, self.rule_button = Button("primary"), Button("link")
        self.over_button, self.leave_button = Button("link"), Button("link")
        for button, signal in (
            (self.go_on_button, self.go_on),
            (self.rule_button, self.rule),
            (self.over_button, self.start_over),
            (self.leave_button, self.leave),
        ):
            button.clicked.connect(signal)
        top = QHBoxLayout()
        top.addWidget(self._where)
        top.addWidget(self._progress, 1)
        for button in (self.rule_button, self.over_button, self.leave_button):
            top.addWidget(button)
        said = QHBoxLayout()
        said.addWidget(self.told, 1)
        said.addWidget(self.go_on_button, 0, Qt.AlignmentFlag.AlignBottom)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 4, 12, 8)
        layout.setSpacing(4)
        layout.addLayout(top)
        layout.addLayout(said)
        layout.addWidget(self.wrong)
        self.wrong.hide()

    def show_step(self, number: int, total: int, text: str) -> None:
        """Says *text* at step *number* of *total*; what was wrong before is forgotten."""
        self._where.say(lesson_text.step_of(number, total))
        self._progress.setRange(0, total)
        self._progress.setValue(number)
        self._progress.setAccessibleName(lesson_text.step_of(number, total))
        self.told.say(text)
        self.told.setAccessibleName(text)
        self.wrong.say("")
        self.rule_button.say(lesson_text.read_rule())
        self.over_button.say(lesson_text.start_over())
        self.leave_button.say(lesson_text.leave())
        self.leave_button.setToolTip(lesson_text.leave_help())

    def show_button(self, text: str) -> None:
        """Offers to go on by a button with *text*; without any there is none."""
        self.go_on_button.say(text)
        self.go_on_button.setVisible(bool(text))

    def show_wrong(self, text: str) -> None:
        """Says why an attempt was not taken."""
        self.wrong.say(text)
        self.wrong.setAccessibleName(text)

    def set_theme(self, theme: Theme) -> None:
        """Colours the bar by *theme*."""
        self._theme = theme
        self._restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        factor = min(max(self.width() / _WIDTH, _SMALLEST), _LARGEST)
        point_size = round(2 * factor * QApplication.font().pointSizeF()) / 2
        if point_size != self._point_size:
            self._point_size = point_size
            self._restyle()

    def _restyle(self) -> None:
        if not self._point_size:
            return
        theme, thick = self._theme, round(0.5 * self._point_size)
        self.setStyleSheet(f"""
{panel_stylesheet(theme, self._point_size)}
#lesson-bar {{ background: {theme.window}; border-bottom: 2px solid {theme.highlight}; }}
QProgressBar {{
    background: {theme.edge}; border: 0px; border-radius: {thick // 2}px;
    min-height: {thick}px; max-height: {thick}px;
}}
QProgressBar::chunk {{ background: {theme.highlight}; border-radius: {thick // 2}px; }}
""")
