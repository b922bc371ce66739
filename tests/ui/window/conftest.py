"""The whole window, started as the program starts it, and everything put back afterwards."""

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from tests.ui.window.started import Table

Start = Callable[..., Table]


@pytest.fixture
def start(qapp: QApplication, tmp_path: Path) -> Iterator[Start]:
    """Starts a program with a shown window, as a Table or another *kind* of it; all else is as
    Table has it."""
    font, palette, locale = qapp.font(), qapp.palette(), QLocale()
    tables: list[Table] = []
    numbers = itertools.count()

    def begin(
        *, folder: Path | None = None, kind: type[Table] = Table, **arguments: object
    ) -> Table:
        if folder is None:
            folder = tmp_path / f"home {next(numbers)}"
            folder.mkdir()
        table = kind(qapp, folder, **arguments)  # type: ignore[arg-type]
        tables.append(table)
        return table

    yield begin
    for table in tables:
        table.close()
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(locale)
    qapp.setFont(font)
    qapp.setPalette(palette)


@pytest.fixture
def accessible() -> Iterator[None]:
    """As if a screen reader were running."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)
