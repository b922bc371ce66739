"""Files written whole or not at all."""

import errno
import os
from collections.abc import Iterable
from pathlib import Path


def write_whole(path: Path, text: str) -> None:
    """The file at *path* holds *text* from now on; if that fails it is as it was. What a link
    points to is written, not the link. Raises OSError, or ValueError for an impossible name."""
    _write(path, (text,))


def write_lines(path: Path, lines: Iterable[str]) -> None:
    """The same with *lines*, each of which gets its end."""
    _write(path, (f"{line}\n" for line in lines))


def check_replaceable(path: Path) -> None:
    """Raises OSError if a pipe, a device or a folder lies at *path*: it would be gone."""
    if path.exists() and not path.is_file():
        raise PermissionError(errno.EPERM, "not a file", str(path))


def _write(path: Path, parts: Iterable[str]) -> None:
    target = path.resolve()
    check_replaceable(target)
    fresh = target.with_name(target.name + ".new")
    try:
        with fresh.open("w", encoding="utf-8", newline="\n") as file:
            file.writelines(parts)
            file.flush()
            # On the disk before it takes the other's place: a power cut leaves one of them whole.
            os.fsync(file.fileno())
        fresh.replace(target)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise


def save_text(path: Path, text: str) -> bool:
    """The same; False if the disk refuses."""
    try:
        write_whole(path, text)
    except (OSError, ValueError):
        return False
    return True
