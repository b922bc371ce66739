"""The bar over the table that says the next thing of the lesson."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from ..growing import Growing
from ..table.panel import Button, Line
from ..text import lesson_text


class LessonBar(Growing):
    """What is said at a step, why an attempt was not taken, and the buttons."""

    smallest, largest = 0.85, 1.6
    usual_size = (1100, 0)

    go_on = Signal()
    leave = Signal()
    start_over = Signal()
    rule = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lesson-bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._longest: tuple[str, ...] = ()
        self.told, self._where = Line("prompt"), Line("fine")
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._where.setWordWrap(False)
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
        # The text keeps its room, so that the table does not jump when the button comes and goes.
        policy = self.go_on_button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.go_on_button.setSizePolicy(policy)
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

    def reserve(self, texts: Sequence[str]) -> None:
        """Keeps room for the longest of *texts*."""
        self._longest = tuple(texts)
        self._fit()

    def show_step(self, number: int, total: int, text: str) -> None:
        """Says *text* at step *number* of *total*."""
        self._where.say(lesson_text.step_of(number, total))
        self._progress.setRange(0, total)
        self._progress.setValue(number)
        self._progress.setAccessibleName(lesson_text.step_of(number, total))
        self.told.say(text)
        self.told.setAccessibleName(text)
        self.rule_button.say(lesson_text.read_rule())
        self.over_button.say(lesson_text.start_over())
        self.leave_button.say(lesson_text.leave())
        self.leave_button.setToolTip(lesson_text.leave_help())

    def show_button(self, text: str) -> None:
        """Offers to go on by a button with *text*; without any there is none."""
        self.go_on_button.say(text)
        self.go_on_button.setVisible(bool(text))

    def restyle(self) -> None:
        super().restyle()
        self._fit()

    def stylesheet(self) -> str:
        theme, thick = self.theme, round(0.5 * self.point_size)
        return f"""{super().stylesheet()}
#lesson-bar {{ background: {theme.window}; border-bottom: 2px solid {theme.highlight}; }}
QProgressBar {{
    background: {theme.edge}; border: 0px; border-radius: {thick // 2}px;
    min-height: {thick}px; max-height: {thick}px;
}}
QProgressBar::chunk {{ background: {theme.highlight}; border-radius: {thick // 2}px; }}
"""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Makes the text as high as the longest that will stand in its place."""
        metrics = self.told.fontMetrics()
        beside = self.go_on_button.sizeHint().width() + 40
        room = QRect(0, 0, max(200, self.width() - beside), 10_000)
        wrap = Qt.TextFlag.TextWordWrap
        heights = (metrics.boundingRect(room, wrap, text).height() for text in self._longest)
        self.told.setFixedHeight(max(heights, default=metrics.height()) + metrics.descent())
