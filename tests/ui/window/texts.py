"""Everything that a window says: what is seen, what is told to a screen reader, what a mouse that
rests brings up."""

from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QLabel,
    QListView,
    QMenu,
    QMenuBar,
    QTableView,
    QTabWidget,
    QWidget,
)

Role = Qt.ItemDataRole
ROLES = (
    Role.DisplayRole,
    Role.ToolTipRole,
    Role.AccessibleTextRole,
    Role.AccessibleDescriptionRole,
)


def visible_texts(widget: QWidget) -> list[str]:
    """What can be read in *widget* now."""
    return [part.text() for part in widget.findChildren(QLabel) if part.isVisible()]


def all_texts(window: QWidget) -> list[str]:
    """Every text of *window* and of the windows that belong to it, in a fixed order."""
    found: list[str] = []
    for widget in (window, *window.findChildren(QWidget)):
        if widget.isVisible():
            found += [text for text in _of_widget(widget) if text]
    return sorted(found)


def _of_widget(widget: QWidget) -> Iterator[str]:
    yield widget.toolTip()
    yield widget.statusTip()
    yield widget.whatsThis()
    yield widget.accessibleName()
    yield widget.accessibleDescription()
    if widget.isWindow():
        yield widget.windowTitle()
    match widget:
        case QLabel() | QAbstractButton() | QAbstractSpinBox():
            yield widget.text()
        case QMenuBar():
            for action in widget.actions():
                yield from _of_action(action)
        case QTabWidget():
            yield from (widget.tabText(number) for number in range(widget.count()))
        case QAbstractItemView():
            yield from _of_items(widget)
        case _:
            pass


def _of_action(action: QAction) -> Iterator[str]:
    """The texts of an entry, and of all those in the menu that it opens."""
    yield action.text()
    yield action.toolTip()
    menu = action.menu()
    if isinstance(menu, QMenu):
        for entry in menu.actions():
            yield from _of_action(entry)


def _of_items(view: QAbstractItemView) -> Iterator[str]:
    model: QAbstractItemModel = view.model()
    nowhere = QModelIndex()
    # A list does not tell that it has one column.
    columns = 1 if isinstance(view, QListView) else model.columnCount(nowhere)
    for row in range(model.rowCount(nowhere)):
        for column in range(columns):
            for role in ROLES:
                yield _text(model.index(row, column, nowhere).data(role))
    if isinstance(view, QTableView):
        for section in range(columns):
            for role in ROLES:
                yield _text(model.headerData(section, Qt.Orientation.Horizontal, role))


def _text(said: object) -> str:
    return said if isinstance(said, str) else ""
