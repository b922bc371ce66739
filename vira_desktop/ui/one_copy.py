"""One window for one folder: a second start brings the first window to the front, hands it the file
it was to open, and ends."""

import contextlib
import hashlib
import os
from functools import partial
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, QThread, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

LOCK_NAME = "vira.lock"
PATIENCE = 2000
"""Milliseconds that the first copy has to answer."""
TRIES = 10
LONGEST_CALL = 1 << 16
"""Bytes; no system has longer names of files."""


class OneCopy(QObject):
    """The claim of this process to the folder *data*. Where no claim can be laid, as in a folder
    that may not be written, every copy is the only one."""

    called = Signal(object)
    """Another copy was started: this window is to come to the front, and to open the file of this
    name, if it is not empty."""

    def __init__(self, data: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        with contextlib.suppress(OSError):
            data.mkdir(parents=True, exist_ok=True)
        self._name = _name_for(data)
        self._lock = QLockFile(str(data / LOCK_NAME))
        # A lock is old when its process has ended, however it ended, and not after some time.
        self._lock.setStaleLockTime(0)
        self._server: QLocalServer | None = None
        refused = not self._lock.tryLock(0)
        self.is_first = not (refused and self._lock.error() is QLockFile.LockError.LockFailedError)
        """False if another copy has the folder."""
        if self.is_first:
            self._listen()

    def call_first(self, file: str = "") -> bool:
        """Asks the copy that has the folder to show its window, and to open *file*, which may be
        named from the folder of this process. False if it does not answer."""
        call = b"show\0" + (os.fsencode(Path(file).absolute()) if file else b"")
        for _ in range(TRIES):
            socket = QLocalSocket()
            socket.connectToServer(self._name)
            if socket.waitForConnected(PATIENCE // TRIES):
                socket.write(call)
                return socket.waitForBytesWritten(PATIENCE)
            # It may be just about to listen.
            QThread.msleep(PATIENCE // TRIES)
        return False

    def close(self) -> None:
        """Gives the folder up."""
        if self._server is not None:
            self._server.close()
            self._server = None
        self._lock.unlock()

    def _listen(self) -> None:
        # What a copy left behind that was killed; nobody else can be listening who has no lock.
        QLocalServer.removeServer(self._name)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_called)
        self._server.listen(self._name)

    def _on_called(self) -> None:
        assert self._server is not None
        while (socket := self._server.nextPendingConnection()) is not None:
            # The other copy hangs up when it has said all.
            socket.disconnected.connect(partial(self._on_said, socket))
            if socket.state() is not QLocalSocket.LocalSocketState.ConnectedState:
                self._on_said(socket)

    def _on_said(self, socket: QLocalSocket) -> None:
        word, _, name = bytes(socket.read(LONGEST_CALL).data()).partition(b"\0")
        socket.deleteLater()
        if word == b"show":
            self.called.emit(os.fsdecode(name))


def _name_for(data: Path) -> str:
    """A name under which copies of this folder find each other."""
    return (
        "vira-"
        + hashlib.sha256(str(data.absolute()).encode(errors="surrogateescape")).hexdigest()[:20]
    )
