"""The page of the rules: contents or what was found at the left, the text at the right."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ...trainer.why import Place
from ..language import Language, current_language
from ..table.panel import Button, Line
from ..text import rules_text
from ..theme import LIGHT, Theme
from .book import Book, book
from .contents import Contents, Hits
from .reader import Reader
from .searching import search, word_patterns
from .style import rules_stylesheet

_WIDTH = 1100
"""The width at which texts have the size of the application's font."""
_SMALLEST, _LARGEST = 0.85, 1.6
_SIDE = (2, 5)
"""How the width is shared between the list and the text."""
_FEWEST = 2
"""Letters of a query from which on it is searched for."""


class RulesPage(QWidget):
    """Shows the book in the language of the moment."""

    closed = Signal()
    """The user has read enough."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rules-page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._language: Language | None = None
        self._trail: list[str] = ["start"]
        self._at = 0
        self._theme, self._point_size = LIGHT, 0.0
        self.field = QLineEdit()
        self.contents, self.hits, self.reader = Contents(), Hits(), Reader()
        self.back, self.forward, self.close_button = Button(), Button(), Button()
        self._found = Line("fine")
        self._lists = QStackedWidget()
        self._lay_out()
        self.field.textChanged.connect(self._on_query)
        self.field.returnPressed.connect(self._first_hit)
        self.contents.chosen.connect(self.show_anchor)
        self.hits.chosen.connect(self.show_anchor)
        self.hits.left.connect(self.field.setFocus)
        self.reader.link.connect(self.show_anchor)
        self.back.clicked.connect(self.go_back)
        self.forward.clicked.connect(self.go_forward)
        self.close_button.clicked.connect(self.closed)
        self._add_keys()
        self.setFocusProxy(self.reader)
        self._point_size = QApplication.font().pointSizeF()

    @property
    def anchor(self) -> str:
        """The section that is read."""
        return self._trail[self._at]

    def show_anchor(self, anchor: str) -> None:
        """Goes to the section at *anchor*. Raises KeyError if there is none."""
        self._book().section(anchor)
        if anchor != self.anchor:
            del self._trail[self._at + 1 :]
            self._trail.append(anchor)
            self._at += 1
        self._show()

    def show_place(self, place: Place, rulings: Iterable[int] = ()) -> None:
        """Goes where an explanation leads: to the section of the chapter *place* that tells the
        first of *rulings* told there, else to its beginning."""
        self.field.clear()
        self.show_anchor(self._book().anchor_of(place, rulings))

    def go_back(self) -> None:
        """Goes where one was before, if anywhere."""
        self._at = max(0, self._at - 1)
        self._show()

    def go_forward(self) -> None:
        """Goes where one came back from, if anywhere."""
        self._at = min(len(self._trail) - 1, self._at + 1)
        self._show()

    def set_theme(self, theme: Theme) -> None:
        """Colours everything by *theme*."""
        self._theme = theme
        if self._language is not None:
            self._restyle(self._point_size)

    def retranslate(self) -> None:
        """Shows the same place in the language of the moment."""
        language = current_language()
        if language is not self._language:
            self._language = language
            self.contents.show_book(self._book())
        self.setAccessibleName(rules_text.rules())
        self.field.setPlaceholderText(rules_text.search())
        self.field.setAccessibleName(rules_text.search())
        self.contents.setAccessibleName(rules_text.contents())
        self.reader.setAccessibleName(rules_text.rules())
        self.back.say_sign("←", rules_text.back())
        self.forward.say_sign("→", rules_text.forward())
        self.close_button.say(rules_text.close())
        self._show()
        self._on_query(self.field.text())

    # Qt's events:

    def showEvent(self, event: QShowEvent) -> None:
        # The window opens sooner when the rules are not written before somebody wants to read them.
        if self._language is None:
            self._restyle(self._point_size)
            self.retranslate()
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange and self._language is not None:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        factor = min(max(self.width() / _WIDTH, _SMALLEST), _LARGEST)
        point_size = round(2 * factor * QApplication.font().pointSizeF()) / 2
        if point_size != self._point_size:
            self._point_size = point_size
            if self._language is not None:
                self._restyle(point_size)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._on_escape()
        elif event.key() == Qt.Key.Key_Down and self.field.hasFocus():
            self._first_hit()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        self._lists.addWidget(self.contents)
        self._lists.addWidget(self.hits)
        side = QVBoxLayout()
        side.addWidget(self.field)
        side.addWidget(self._found)
        side.addWidget(self._lists, 1)
        top = QHBoxLayout()
        top.addWidget(self.back)
        top.addWidget(self.forward)
        top.addStretch(1)
        top.addWidget(self.close_button)
        text = QVBoxLayout()
        text.addLayout(top)
        text.addWidget(self.reader, 1)
        layout = QGridLayout(self)
        layout.setContentsMargins(12, 10, 12, 10)
        layout.setHorizontalSpacing(12)
        layout.addLayout(side, 0, 0)
        layout.addLayout(text, 0, 1)
        for column, share in enumerate(_SIDE):
            layout.setColumnStretch(column, share)
        # The order of the Tab key: words, list, text, then the buttons.
        for one, other in (
            (self.field, self.contents),
            (self.contents, self.hits),
            (self.hits, self.reader),
            (self.reader, self.back),
            (self.back, self.forward),
            (self.forward, self.close_button),
        ):
            QWidget.setTabOrder(one, other)

    def _add_keys(self) -> None:
        for keys, slot in (
            (QKeySequence.StandardKey.Find, self._find),
            (QKeySequence.StandardKey.Back, self.go_back),
            (QKeySequence.StandardKey.Forward, self.go_forward),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)

    def _book(self) -> Book:
        return book(self._language or current_language())

    def _show(self) -> None:
        if self._language is None:
            return
        self.reader.show_section(self._book(), self.anchor)
        self.contents.mark(self.anchor)
        self.back.setEnabled(self._at > 0)
        self.forward.setEnabled(self._at + 1 < len(self._trail))

    def _on_query(self, query: str) -> None:
        """Lists what is found while one types; a letter alone is not searched for."""
        is_searched = len(query.strip()) >= _FEWEST
        found = search(self._book(), query) if is_searched else ()
        self.hits.show_hits(found)
        self.reader.mark_words(word_patterns(query) if is_searched else ())
        self._lists.setCurrentWidget(self.hits if is_searched else self.contents)
        said = ""
        if is_searched:
            said = rules_text.hits(len(found)) if found else rules_text.no_hits(query.strip())
        self._found.say(said)
        self.hits.setAccessibleName(said)

    def _find(self) -> None:
        self.field.setFocus()
        self.field.selectAll()

    def _first_hit(self) -> None:
        if self._lists.currentWidget() is self.hits and self.hits.count():
            self.hits.setFocus()
            self.hits.setCurrentRow(0)
        elif self._lists.currentWidget() is self.contents:
            self.contents.setFocus()

    def _on_escape(self) -> None:
        """Takes the search away, or else leaves the page."""
        if self.field.text():
            self.field.clear()
        else:
            self.closed.emit()

    def _restyle(self, point_size: float) -> None:
        self.setStyleSheet(rules_stylesheet(self._theme, point_size))
        self.reader.set_theme(self._theme)
