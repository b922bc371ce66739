"""Whether a window can be opened here, and what is said where none can."""

import os
import sys
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from ..app.application import NoWindow

NO_SCREEN = 3
"""The exit status where there is nothing to open a window on."""

_VARIABLES = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
"""One of these is set where Linux has a screen, or Qt was told what to take for one."""


def has_screen() -> bool:
    """False where Qt would find nothing to draw on, and would end the program."""
    return sys.platform != "linux" or not _VARIABLES.isdisjoint(os.environ)


def give_up(why: "NoWindow", what: str) -> NoReturn:
    """Says why no window opens, and ends the process at once: Qt, which found it out, would do
    so with a core dump."""
    from ..app.application import NoWindow

    match why:
        case NoWindow.NO_ANSWER:
            sentence = (
                f"no window can be opened: the screen does not answer ({what or 'none is named'}). "
                "Start Vira on a desktop that is running, or name its screen"
            )
        case NoWindow.LIBRARY_MISSING:
            sentence = library_missing(what)
        case _:
            sentence = f"no window can be opened; Qt says: {what.rstrip('.')}"
    sys.stderr.write(f"vira: {sentence}.\n")
    sys.stderr.flush()
    os._exit(NO_SCREEN)


def library_missing(name: str) -> str:
    """Says that the system lacks the library *name*, without the full stop."""
    return (
        f"no window can be opened: the system library {name} is missing. Install it, then try again"
    )
