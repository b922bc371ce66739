"""The signs of hearts and diamonds, red in the middle of a text that is not."""

import re

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)

from ...rules.cards import Suit
from ..text.cards_text import suit_symbol

RED_SIGNS = (suit_symbol(Suit.HEARTS), suit_symbol(Suit.DIAMONDS))
_RUNS = re.compile(f"[{''.join(RED_SIGNS)}]+|[^{''.join(RED_SIGNS)}]+")


def has_red_signs(text: str) -> bool:
    """True if something in *text* is to be red."""
    return any(sign in text for sign in RED_SIGNS)


def draw_text(painter: QPainter, area: QRectF, text: str, *, ink: QColor, red: QColor) -> None:
    """The lines of *text* in the middle of *area*, in *ink*, their red signs in *red*."""
    metrics = QFontMetricsF(painter.font())
    lines = text.split("\n")
    top = area.center().y() - ((len(lines) - 1) * metrics.lineSpacing() + metrics.height()) / 2
    for number, line in enumerate(lines):
        x = area.center().x() - metrics.horizontalAdvance(line) / 2
        y = top + number * metrics.lineSpacing() + metrics.ascent()
        for run in _RUNS.findall(line):
            painter.setPen(red if run[0] in RED_SIGNS else ink)
            painter.drawText(QPointF(x, y), run)
            x += metrics.horizontalAdvance(run)


def draw_wrapped(painter: QPainter, area: QRectF, text: str, *, ink: QColor, red: QColor) -> None:
    """*text* from the left of *area* and in the middle of its height, in as many lines as its width
    asks for, in *ink*, its red signs in *red*."""
    layout = QTextLayout(text, painter.font())
    layout.setTextOption(_BY_WORDS)
    layout.setFormats(_red_ranges(text, red))
    height = 0.0
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(area.width())
        line.setPosition(QPointF(0, height))
        height += line.height()
    layout.endLayout()
    painter.setPen(ink)
    layout.draw(painter, QPointF(area.left(), area.center().y() - height / 2))


_BY_WORDS = QTextOption()
_BY_WORDS.setWrapMode(QTextOption.WrapMode.WordWrap)


def _red_ranges(text: str, red: QColor) -> list[QTextLayout.FormatRange]:
    found = []
    for run in _RUNS.finditer(text):
        if run[0][0] in RED_SIGNS:
            one = QTextLayout.FormatRange()
            one.start, one.length = run.start(), len(run[0])
            one.format = QTextCharFormat()
            one.format.setForeground(red)
            found.append(one)
    return found
