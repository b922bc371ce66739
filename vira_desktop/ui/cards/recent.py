"""A small store that forgets what has not been asked for lately."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Recent(Generic[Key, Value]):
    """Keeps the *limit* things asked for last; anything else is made anew when asked for."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._kept: OrderedDict[Key, Value] = OrderedDict()

    def get(self, key: Key, make: Callable[[], Value]) -> Value:
        """What is kept under *key*, made by *make* if nothing is."""
        if key not in self._kept:
            self._kept[key] = make()
            if len(self._kept) > self._limit:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]

    def __len__(self) -> int:
        return len(self._kept)
