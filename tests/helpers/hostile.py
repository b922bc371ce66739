"""A world that refuses: a disk that is full, and files that may not be written."""

import os
import resource
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NOBODY = 65534


@contextmanager
def full_disk(largest: int) -> Iterator[None]:
    """No file of this process may grow beyond *largest* bytes: the system answers as on a disk that
    has no room left."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def open_folder() -> Iterator[Path]:
    """A folder which another user can get at, as he cannot at pytest's own."""
    with tempfile.TemporaryDirectory(prefix="vira-open-") as name:
        Path(name).chmod(0o777)
        yield Path(name)


@contextmanager
def read_only(*places: Path) -> Iterator[None]:
    """*places* may be read but not written, by root neither."""
    modes = [(place, place.stat().st_mode) for place in places]
    root = os.geteuid() == 0
    for place in places:
        place.chmod(0o555 if place.is_dir() else 0o444)
    if root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)
        for place, mode in modes:
            place.chmod(mode)
