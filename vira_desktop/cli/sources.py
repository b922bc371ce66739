"""Where a command reads from: a file, or standard input."""

import sys
from pathlib import Path

STANDARD_INPUT = "-"


def read_source(name: str) -> bytes:
    """What is in the file *name*, or comes from standard input if that is "-". Raises OSError."""
    if name == STANDARD_INPUT:
        if sys.stdin is None:
            raise OSError("standard input is closed")
        return sys.stdin.buffer.read()
    return Path(name).read_bytes()
