"""Run on its own with QT_SCALE_FACTOR set: starts the program with an empty profile at windows of
several sizes, and prints as JSON what is drawn there.

The arguments are a folder for the profile and sizes in device pixels ("3840x2160").
"""

import json
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsView

from vira_desktop.app import Program
from vira_desktop.session.settings import MovementChoice, Settings
from vira_desktop.storage import settings_file
from vira_desktop.storage.paths import Paths
from vira_desktop.ui.cards.layout import CARD_WIDTH, corner
from vira_desktop.ui.table.card_item import CardItem
from vira_desktop.ui.table.spots import CardSpot


def main(folder: str, *sizes: str) -> None:
    """Prints one object for each size."""
    paths = Paths(data=Path(folder), config=Path(folder))
    settings_file.save(paths.settings_file, Settings(movement=MovementChoice.OFF, bot_seconds=3))
    app = QApplication(sys.argv[:1])
    program = Program(app, paths, seed=1)
    window = program.window
    window.show()
    program.new_session()
    found = []
    for size in sizes:
        width, height = (round(int(part) / window.devicePixelRatioF()) for part in size.split("x"))
        window.resize(width, height)
        app.processEvents()
        found.append(_measured(program))
    window.close()
    print(json.dumps(found))


def _measured(program: Program) -> dict[str, object]:
    window, table = program.window, program.window.page.table
    view = table.findChild(QGraphicsView)
    assert view is not None
    items = [item for item in view.scene().items() if isinstance(item, QGraphicsPixmapItem)]
    index = corner(large_indices=True).cap_height / CARD_WIDTH
    ratios = [item.pixmap().devicePixelRatio() for item in items if not item.pixmap().isNull()]
    menu = window.menuBar()
    return {
        "ratio": window.devicePixelRatioF(),
        "window": [window.width(), window.height()],
        "index": min(
            index * item.pixmap().deviceIndependentSize().width()
            for item in items
            if isinstance(item, CardItem)
        ),
        "card": table.card_width(),
        "lowest_ratio": min(ratios),
        "pictures": len(ratios),
        "scene": [round(view.sceneRect().width()), round(view.sceneRect().height())],
        "view": [view.viewport().width(), view.viewport().height()],
        "cards": len([spot for spot in table.findChildren(CardSpot) if spot.isVisible()]),
        "menu_pixels": menu.fontMetrics().height(),
        "panel_bottom": window.page.panel.geometry().bottom() + 1 - table.y(),
        "panel_room": table.panel_height(),
    }


if __name__ == "__main__":
    main(*sys.argv[1:])
