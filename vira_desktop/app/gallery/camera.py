"""Takes the pictures: each in both languages, both lights, and all sizes, at the scale with which
the program was started."""

import re
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from PySide6.QtWidgets import QApplication

from ...session.settings import TableChoice
from ...ui.language import Language
from .picture import Picture
from .pictures import pictures
from .stage import Stage

SIZES = ((800, 600), (2560, 1440))
LIGHTS = {"light": False, "dark": True}

Progress = Callable[[int, int, str], None]
"""Told how many pictures are taken, of how many, and the title of the next."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a picture is taken."""

    language: Language
    light: str
    table: TableChoice
    size: tuple[int, int]

    def name(self, title: str, scale: int) -> str:
        """Names the file of the picture with that *title*, without its suffix."""
        light = self.light
        if self.table is not TableChoice.FELT:
            light += f"-{self.table.value}"
        width, height = self.size
        return f"{title}-{self.language.value}-{light}-{width}x{height}-{scale}"


def take_pictures(folder: Path, *, only: str, progress: Progress, scale: int) -> int:
    """Writes those of all pictures whose names match *only* into *folder*, with *scale* per cent in
    their names; how many they were."""
    wanted = [(picture, looks_of(picture, only, scale)) for picture in pictures()]
    total, written = sum(len(looks) for _, looks in wanted), 0
    if not total:
        return 0
    app = QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as own:
        stage = Stage(app, Path(own))
        for picture, looks in wanted:
            if looks:
                progress(written, total, picture.title)
                _take(picture, looks, stage, folder, scale)
                written += len(looks)
        stage.close()
    return written


def looks_of(picture: Picture, only: str, scale: int) -> Sequence[Look]:
    """The looks of *picture* whose names match *only*."""
    tables = tuple(TableChoice) if picture.on_every_table else (TableChoice.FELT,)
    looks = (Look(*chosen) for chosen in product(Language, LIGHTS, tables, SIZES))
    return [look for look in looks if re.search(only, look.name(picture.title, scale))]


def _take(picture: Picture, looks: Sequence[Look], stage: Stage, folder: Path, scale: int) -> None:
    picture.prepare(stage)
    for look in looks:
        stage.set_look(look.language, is_dark=LIGHTS[look.light], table=look.table)
        stage.window.resize(*look.size)
        seen = picture.seen(stage)
        stage.settle()
        seen.grab().save(str(folder / f"{look.name(picture.title, scale)}.png"))
