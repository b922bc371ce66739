#!/usr/bin/env python3
"""Draws the deck: writes the SVG files in resources/cards. Run it after a change in cards/.

What is drawn is checked first: all parts of the 52 faces and the backs, all of one kind, and
nothing that SVG Tiny does not know.
"""

import sys
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from pathlib import Path
from typing import cast

HERE = Path(__file__).resolve().parent
TARGET = HERE.parent / "resources" / "cards"

# The folder of this script cannot be imported from by its name, which is another project's.
sys.path.insert(0, str(HERE))
drawings = cast("Callable[[], dict[str, str]]", import_module("cards.deck").drawings)
faults = cast("Callable[[Mapping[str, str]], Iterable[str]]", import_module("cards.check").faults)


def main() -> int:
    drawn = drawings()
    wrong = list(faults(drawn))
    for fault in wrong:
        print(fault, file=sys.stderr)
    if wrong:
        return 1
    for name, text in drawn.items():
        file = TARGET / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
