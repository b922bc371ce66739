"""What is finished of a long work, kept in a file so that, stopped, it goes on where it was."""

import errno
import hashlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Generic, TypedDict, TypeVar, cast

_PACKAGE = Path(__file__).resolve().parents[1]
_DECIDES = ("rules", "solver", "bots", "session", "laboratory")
"""The packages on whose code the figures depend."""


class Numbered(TypedDict):
    """What every outcome has: which one it is."""

    number: int


Kept = TypeVar("Kept", bound=Numbered)


class Journal(Generic[Kept]):
    """The outcomes of one work: a line each, added as they come."""

    def __init__(
        self, folder: Path, arguments: Mapping[str, object], *, also: Sequence[str] = ()
    ) -> None:
        """The journal in *folder* for a work with *arguments*, as done by today's code, that of
        the packages *also* included. The folder is made. Raises OSError."""
        folder.mkdir(parents=True, exist_ok=True)
        self._file = folder / f"{key_of(arguments, also)}.jsonl"

    def read(self) -> dict[int, Kept]:
        """The outcomes so far, by their number; a line that was not finished is cut off. Raises
        OSError, also where a line is none."""
        if not self._file.exists():
            return {}
        whole = self._file.read_bytes()
        sound = whole[: whole.rfind(b"\n") + 1]
        if sound != whole:
            self._file.write_bytes(sound)
        try:
            outcomes = [cast("Kept", json.loads(line)) for line in sound.splitlines()]
            return {outcome["number"]: outcome for outcome in outcomes}
        except (ValueError, TypeError, KeyError):
            why = "a line of it is none; remove it to begin again"
            raise OSError(errno.EIO, why, str(self._file)) from None

    def add(self, outcome: Kept) -> None:
        """Writes one outcome down. Raises OSError."""
        with self._file.open("ab") as file:
            file.write(json.dumps(outcome).encode() + b"\n")


def key_of(arguments: Mapping[str, object], also: Sequence[str] = ()) -> str:
    """What names a work: its arguments, and the code that does it, *also* in these packages."""
    digest = hashlib.sha256(json.dumps(arguments, sort_keys=True).encode())
    for package in (*_DECIDES, *also):
        for file in sorted((_PACKAGE / package).rglob("*.py")):
            digest.update(file.relative_to(_PACKAGE).as_posix().encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:20]
