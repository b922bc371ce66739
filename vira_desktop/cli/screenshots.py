"""`vira screenshots`: a picture of every screen and phase."""

import argparse
import os
import sys
from pathlib import Path

from .again import run_again

SCALES = (100, 200)
"""Per cent; Qt takes its scale factor when a program starts, so each has a program of its own."""


def run(chosen: argparse.Namespace) -> int:
    """Writes the pictures and prints how many they are; how far it is goes to standard error."""
    folder = Path(chosen.folder)
    folder.mkdir(parents=True, exist_ok=True)
    if chosen.scale is not None:
        print(_take(folder, chosen.only, chosen.scale))
        return 0
    written = sum(_with_scale(folder, chosen.only, scale) for scale in SCALES)
    print(f"{written} pictures in {folder}")
    return 0


def _take(folder: Path, only: str, scale: int) -> int:
    from ..app.gallery import take_pictures

    def tell(done: int, of: int, title: str) -> None:
        print(f"{scale} %: {done} of {of}, {title}", file=sys.stderr, flush=True)

    return take_pictures(folder, only=only, progress=tell, scale=scale)


def _with_scale(folder: Path, only: str, scale: int) -> int:
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "QT_SCALE_FACTOR": str(scale / 100),
    }
    arguments = ("screenshots", str(folder), "--only", only, "--scale", str(scale))
    return int(run_again(*arguments, environment=environment))
