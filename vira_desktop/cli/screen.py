"""Whether a window can be opened here."""

import os
import sys

_VARIABLES = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
"""One of these is set where Linux has a screen, or Qt was told what to take for one."""


def has_screen() -> bool:
    """False where Qt would find nothing to draw on, and would end the program."""
    return sys.platform != "linux" or not _VARIABLES.isdisjoint(os.environ)
