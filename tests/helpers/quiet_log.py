"""Makes a test fail when the program logs a warning or worse."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager


class _Collector(logging.Handler):
    def __init__(self) -> None:
        super().__init__(level=logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.name}: {record.levelname}: {record.getMessage()}")


@contextmanager
def fail_on_log() -> Iterator[None]:
    """Raise AssertionError at the end if anything from WARNING up was logged meanwhile."""
    collector = _Collector()
    root = logging.getLogger()
    root.addHandler(collector)
    try:
        yield
    finally:
        root.removeHandler(collector)
    assert not collector.lines, "unexpected log lines:\n" + "\n".join(collector.lines)
