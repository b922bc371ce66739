"""All pictures there are."""

from collections.abc import Iterator

from . import around, evenings, looking_back, reading, reasons, table, training
from .picture import Picture


def pictures() -> Iterator[Picture]:
    """Every picture, page by page."""
    for part in (table, evenings, training, looking_back, reading, reasons, around):
        yield from part.pictures()
