"""Qt's application: what it is asked to open, and what happens where it cannot show anything."""

import ctypes
import os
import re
import sys
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import NoReturn

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMessageLogContext,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

_UNLOADABLE = re.compile(r'Could not load the Qt platform plugin "(\w+)"')
_LIBRARY_MISSING = re.compile(r"^(\S+): cannot open shared object file")
_NO_ANSWER = ("could not connect to display", "Failed to create wl_display")


class NoWindow(Enum):
    """Why no window can be opened."""

    NO_ANSWER = "no answer"
    """The screen that is named does not answer, or lets nobody in."""
    LIBRARY_MISSING = "library missing"
    UNKNOWN = "unknown"


GiveUp = Callable[[NoWindow, str], NoReturn]
"""Ends the program without a window: why, and which screen, library or words of Qt that is about.
It must end the process and not raise, for it is called from within Qt."""


class Application(QApplication):
    """Says which files it is asked to open while it runs; on macOS a double click does that."""

    file_asked = Signal(str)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.file_asked.emit(event.file())
            return True
        return super().event(event)


def application(give_up: GiveUp) -> QApplication:
    """The application of this process, which is made when it is first wanted. Where Qt would end
    the process with words of its own, because it can show nothing, *give_up* is called instead."""
    running = QApplication.instance()
    if isinstance(running, QApplication):
        return running
    said: list[str] = []

    def listen(kind: QtMsgType, _where: QMessageLogContext, message: str) -> None:
        if kind is QtMsgType.QtFatalMsg:
            give_up(*_why(said or [message]))
        said.append(message)

    qInstallMessageHandler(listen)
    app = Application(sys.argv[:1])
    qInstallMessageHandler(None)
    for message in said:
        print(message, file=sys.stderr)
    return app


def _why(said: list[str]) -> tuple[NoWindow, str]:
    """What is behind all that Qt has *said* before it gave up."""
    for plugin in _UNLOADABLE.findall("\n".join(said)):
        library = _missing_library(plugin)
        if library is not None:
            return NoWindow.LIBRARY_MISSING, library
    if any(words in line for line in said for words in _NO_ANSWER):
        named = (f"{name}={os.environ[name]}" for name in ("DISPLAY", "WAYLAND_DISPLAY")
                 if name in os.environ)  # fmt: skip
        return NoWindow.NO_ANSWER, ", ".join(named)
    return NoWindow.UNKNOWN, said[0]


def _missing_library(plugin: str) -> str | None:
    """The library that *plugin* of Qt needs and the system does not have."""
    folders = (Path(path, "platforms") for path in QCoreApplication.libraryPaths())
    for file in (file for folder in folders for file in folder.glob(f"libq{plugin}.*")):
        try:
            ctypes.CDLL(str(file))
        except OSError as problem:
            missing = _LIBRARY_MISSING.match(str(problem))
            return missing[1] if missing else None
    return None
