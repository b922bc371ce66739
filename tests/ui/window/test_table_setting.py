"""The table of felt, wood or plain, light and dark: chosen in the menu, seen at once, kept."""

import json

import pytest
from PySide6.QtGui import QAction, QColor

from tests.ui.window.conftest import Start
from tests.ui.window.started import AT_ONCE, Table
from vira_desktop.session.settings import TableChoice
from vira_desktop.ui.theme import theme_of


def choose(table: Table, words: str) -> None:
    """An entry of the menus."""
    entry = next(a for a in table.window.findChildren(QAction) if a.text() == words)
    entry.trigger()
    table.spin()


def bare(table: Table) -> QColor:
    """The table where nothing lies: between the right-hand neighbour's cards and the corner."""
    view = table.window.page.table
    picture = view.grab().toImage()
    found = [picture.pixelColor(x, round(0.56 * view.height())) for x in range(40, 90)]
    # Grain and light differ a little from place to place.
    red, green, blue = (
        sum(part) // len(found)
        for part in zip(*((c.red(), c.green(), c.blue()) for c in found), strict=True)
    )
    return QColor(red, green, blue)


@pytest.mark.parametrize(
    ("dark", "words"), [(False, "Light"), (True, "Dark")], ids=["light", "dark"]
)
def test_each_table_has_its_colour(start: Start, dark: bool, words: str) -> None:
    table = start(settings=AT_ONCE)
    table.program.new_session()
    choose(table, words)
    for choice, name in zip(TableChoice, ("Felt", "Wood", "Plain"), strict=True):
        choose(table, name)
        surface = theme_of(choice, is_dark=dark).surface
        seen = bare(table)
        for part in (QColor.red, QColor.green, QColor.blue):
            low, high = sorted((part(QColor(surface.edge)), part(QColor(surface.ground))))
            assert low - 12 <= part(seen) <= high + 2, (choice, seen.name())
        stored = json.loads((table.folder / "settings.json").read_text(encoding="utf-8"))
        assert stored["table"] == choice.value
