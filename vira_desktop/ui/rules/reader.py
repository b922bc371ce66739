"""The text of the rules: one chapter at a time, with the words searched for marked."""

import re
from collections.abc import Iterator

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QColor, QResizeEvent, QTextCharFormat, QTextCursor, QTextFrameFormat
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from ..theme import LIGHT, Theme
from .book import Book
from .markup import chapter_html, foot_html, neighbours, style_of

_LINE = 78
"""Letters in a line at most; a longer one is hard to read."""

_INDENT = 22


class Reader(QTextBrowser):
    """Shows the chapter of an anchor and brings the anchor to the top."""

    link = Signal(str)
    """The anchor to which the user wants to go."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book: Book | None = None
        self._anchor = ""
        self._theme = LIGHT
        self._patterns: tuple[re.Pattern[str], ...] = ()
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        # A table fits, but for the pixel by which its columns are rounded up.
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setIndentWidth(_INDENT)
        self.anchorClicked.connect(self._on_link)

    def show_section(self, book: Book, anchor: str) -> None:
        """Shows the chapter in which *anchor* lies, from there on."""
        is_here = book is self._book and bool(self._anchor)
        is_here = is_here and book.section(anchor).chapter == book.section(self._anchor).chapter
        self._book, self._anchor = book, anchor
        if not is_here:
            self._write()
        self._go_to_anchor()

    def mark_words(self, patterns: tuple[re.Pattern[str], ...]) -> None:
        """Marks what *patterns* find."""
        self._patterns = patterns
        self._mark()

    def set_theme(self, theme: Theme) -> None:
        """Colours the text by *theme*; where one reads stays."""
        self._theme = theme
        if self._book is not None:
            seen = self.verticalScrollBar().value()
            self._write()
            self.verticalScrollBar().setValue(seen)

    def marked(self) -> tuple[str, ...]:
        """The words that are marked now, as they stand in the text."""
        return tuple(each.cursor.selectedText() for each in self.extraSelections())

    # Qt's events:

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_margins()

    def _on_link(self, url: QUrl) -> None:
        self.link.emit(url.fragment())

    def _go_to_anchor(self) -> None:
        assert self._book is not None
        if self._book.section(self._anchor).opens_chapter:
            self.verticalScrollBar().setValue(0)
        else:
            self.scrollToAnchor(self._anchor)

    def _write(self) -> None:
        assert self._book is not None
        foot = foot_html(*neighbours(self._book, self._anchor))
        self.document().setDefaultStyleSheet(style_of(self._theme))
        self.setHtml(chapter_html(self._book.chapter(self._anchor), self._theme, foot))
        self._set_margins()
        self._mark()

    def _set_margins(self) -> None:
        """Keeps the lines short in a wide window, with the text in the middle."""
        unit = self.fontMetrics().averageCharWidth()
        room = self.viewport().width()
        side = max(2.0 * unit, (room - _LINE * unit) / 2)
        frame = self.document().rootFrame()
        shape = QTextFrameFormat(frame.frameFormat())
        shape.setLeftMargin(side)
        shape.setRightMargin(side)
        shape.setTopMargin(2 * unit)
        shape.setBottomMargin(3 * unit)
        frame.setFrameFormat(shape)

    def _mark(self) -> None:
        look = QTextCharFormat()
        look.setBackground(QColor(self._theme.hint))
        look.setForeground(QColor(self._theme.hint_text))
        marks = []
        for cursor in self._found():
            mark = QTextEdit.ExtraSelection()
            mark.cursor, mark.format = cursor, look
            marks.append(mark)
        self.setExtraSelections(marks)

    def _found(self) -> Iterator[QTextCursor]:
        text = self.document().toPlainText()
        for pattern in self._patterns:
            for match in pattern.finditer(text):
                cursor = QTextCursor(self.document())
                cursor.setPosition(match.start())
                cursor.setPosition(match.end(), QTextCursor.MoveMode.KeepAnchor)
                yield cursor
