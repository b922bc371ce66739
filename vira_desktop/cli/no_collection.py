"""Importing much at once."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def no_collection() -> Iterator[None]:
    """Nothing that imports make is garbage: not looking for any saves a tenth of the start. What
    there is afterwards is not looked through again, either."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()
