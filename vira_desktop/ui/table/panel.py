"""What the panels at the side have in common, and the small parts they are made of."""

from abc import abstractmethod
from html import escape

from PySide6.QtCore import Property, QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QWidget

from .model import TableModel
from .signs import RED_SIGNS, draw_text, has_red_signs

_WRAP = Qt.TextFlag.TextWordWrap


class Panel(QWidget):
    """A part of the side that shows one moment of the deal and tells what the user means."""

    acted = Signal(object)
    """The action the user means."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model: TableModel | None = None

    def show_model(self, model: TableModel) -> None:
        """Shows this moment."""
        self._model = model
        self.fill(model)

    def retranslate(self) -> None:
        """Asks for every text again."""
        if self._model is not None:
            self.fill(self._model)

    @abstractmethod
    def fill(self, model: TableModel) -> None:
        """Puts the moment on the screen; each panel has its own."""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class Line(QLabel):
    """Plain text that wraps; *look* is the name by which the stylesheet knows its kind.

    The stylesheet also gives the colour of the signs of hearts and diamonds.
    """

    def __init__(self, look: str = "plain", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.said, self._red = "", ""
        self.setProperty("look", look)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        # Left to itself Qt indents the lines that the stylesheet gives a padding, and no others.
        self.setIndent(0)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def say(self, text: str) -> None:
        """Shows *text*; without any the line takes no room."""
        self.said = text
        self.write()
        # A line that lies in no panel yet would be shown as a window of its own.
        if self.parent() is not None or not text:
            self.setVisible(bool(text))

    def set_look(self, look: str) -> None:
        """Changes the name by which the stylesheet knows its kind."""
        set_look(self, look)

    def setText(self, text: str) -> None:
        """The same as `say`."""
        self.say(text)

    def write(self) -> None:
        """Puts what is said on the screen; other kinds of lines have ways of their own."""
        self.put(self.said)

    def put(self, text: str) -> None:
        """Shows *text* with its red signs."""
        if not self._red or not has_red_signs(text):
            self.setTextFormat(Qt.TextFormat.PlainText)
            super().setText(text)
            return
        shown = escape(text).replace("\n", "<br>")
        for sign in RED_SIGNS:
            shown = shown.replace(sign, f'<span style="color:{self._red}">{sign}</span>')
        self.put_html(shown)

    def put_html(self, shown: str) -> None:
        """Shows *shown*, which is markup."""
        self.setTextFormat(Qt.TextFormat.RichText)
        super().setText(shown)

    def _red_signs(self) -> str:
        return self._red

    def _set_red_signs(self, colour: str) -> None:
        if colour != self._red:
            self._red = colour
            self.write()

    redSigns = Property(str, _red_signs, _set_red_signs)
    """Set by the stylesheet alone; without one the signs are as the rest."""


class ShortLine(Line):
    """A line that is always *lines* high: what below it stands does not jump when the text
    changes. What has no room is seen by pointing at it."""

    def __init__(self, look: str, *, lines: int, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._lines = lines
        self.setAlignment(Qt.AlignmentFlag.AlignTop)

    def say(self, text: str) -> None:
        self.said = text
        self.setAccessibleName(text)
        self.write()

    def write(self) -> None:
        metrics = self.fontMetrics()
        height = self._lines * metrics.lineSpacing() + metrics.descent()
        self.setFixedHeight(height)
        room = QRect(0, 0, max(1, self.width()), 10_000)
        words, shown = self.said.split(), self.said
        while words and metrics.boundingRect(room, _WRAP, shown).height() > height:
            words.pop()
            shown = " ".join(words) + " …"
        self.put(shown)
        self.setToolTip(self.said if shown != self.said else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.write()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.write()


_BESIDE_ICON = 4
"""Pixels that Qt leaves between a button's icon and its text."""


class Button(QPushButton):
    """A button that Enter presses as Space does, and that shortens its text when it must."""

    def __init__(self, look: str = "plain", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", look)
        self.setAutoDefault(False)
        self._whole = ""
        self._is_sign = False
        self._red = ""

    def say(self, text: str) -> None:
        """Shows *text*, and tells all of it to screen readers."""
        self._whole = text
        self.setAccessibleName(text)
        self._fit()
        self.updateGeometry()

    def say_short(self, short: str, text: str) -> None:
        """Shows *short* for *text*, which is what screen readers say."""
        self.say(short)
        self.setAccessibleName(text)

    def say_sign(self, sign: str, text: str) -> None:
        """Shows a *sign*; *text* is its tooltip, and what screen readers say."""
        self._is_sign = True
        self.say_short(sign, text)
        self.setToolTip(text)

    def set_look(self, look: str) -> None:
        """Changes the name by which the stylesheet knows its kind."""
        set_look(self, look)

    def _red_signs(self) -> str:
        return self._red

    def _set_red_signs(self, colour: str) -> None:
        self._red = colour
        self.update()

    redSigns = Property(str, _red_signs, _set_red_signs)
    """Set by the stylesheet: the colour of hearts and diamonds on a button that is not coloured
    itself."""

    # Qt's events:

    def paintEvent(self, event: QPaintEvent) -> None:
        is_plain = self.isEnabled() and not self.isChecked() and not self.isDown()
        coloured = self.property("look") in ("primary", "red")
        if not self._red or coloured or not is_plain or not has_red_signs(self.text()):
            super().paintEvent(event)
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter = QPainter(self)
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        painter.setFont(self.font())
        ink = self.palette().color(QPalette.ColorRole.ButtonText)
        text = self.text().replace("&&", "&")
        draw_text(painter, QRectF(self.rect()), text, ink=ink, red=QColor(self._red))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # A key that is still held down from the moment before presses nothing.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The second click of two may fall on a button that has just come under the mouse.
        if self._is_sign:
            super().mouseDoubleClickEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def sizeHint(self) -> QSize:
        # Of the whole text, not of what is shown of it now, with the keyboard and without: the
        # same before and after.
        self.ensurePolished()
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.state &= ~QStyle.StateFlag.State_HasFocus
        option.text = self._whole
        metrics, kind = self.fontMetrics(), QStyle.ContentsType.CT_PushButton
        # Two more, because the width of a text is not a whole number.
        needed = QSize(metrics.horizontalAdvance(self._whole) + 2, metrics.height())
        if not self.icon().isNull():
            picture = self.iconSize()
            beside = picture.width() + _BESIDE_ICON
            needed = QSize(needed.width() + beside, max(needed.height(), picture.height()))
        return self.style().sizeFromContents(kind, option, needed, self)

    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        few_letters = self._width_of("mmmmmmm") + hint.height()
        return QSize(min(hint.width(), few_letters), hint.height())

    def _fit(self) -> None:
        """Elides what has no room; an ampersand is a letter here, not a shortcut."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        contents = QStyle.SubElement.SE_PushButtonContents
        room = self.style().subElementRect(contents, option, self).width()
        shown = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, room)
        self.setText(shown.replace("&", "&&"))

    def _width_of(self, text: str) -> int:
        return QFontMetrics(self.font()).horizontalAdvance(text)


def set_look(widget: QWidget, look: str) -> None:
    """Gives *widget* another name by which the stylesheet knows its kind."""
    if widget.property("look") != look:
        widget.setProperty("look", look)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
