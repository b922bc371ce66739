"""The numbers by which hands are read: how much each card at its place in a suit, each length, each
count of a hand and each card that was not played where it might have been adds to the logarithm of
how likely a hand is. They stand in resources/inference; packaging/fit_reading.py makes them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from ..brought import resource_path

FILE = ("inference", "reading.tsv")
"""Where the numbers lie among the resources: folder and file."""
HEAD = ("of", "feature", "value")
SUIT_SIZE = 13
LENGTH = "length"
"""The feature "length 5" is that of five cards in the suit; "2:7" that of a seven as the second
card of the suit, counted from where the table says."""

BySuitCards = Sequence[float]
"""A number for each of the 8,192 sets of cards of a suit; the weakest card has the lowest bit."""


class BadNumbers(ValueError):
    """The file of the numbers is not what it should be. Carries the line, from 1."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line} of {'/'.join(FILE)}")
        self.line = line


@dataclass(frozen=True, slots=True)
class Numbers:
    """All numbers, by what they are of and by feature."""

    of: Mapping[str, Mapping[str, float]]

    def weights(self, name: str) -> Mapping[str, float]:
        """The numbers of *name* by feature. Raises KeyError if there are none."""
        return self.of[name]

    def steps(self, name: str) -> tuple[float, ...]:
        """The numbers of *name* by count, from 0. Raises KeyError if one is missing."""
        found = self.of[name]
        return tuple(found[str(step)] for step in range(len(found)))

    def cards(self, name: str, *, from_top: bool) -> BySuitCards:
        """What each set of cards of a suit adds by *name*, places being counted from the weakest
        card, or from the strongest."""
        found = self.of[name]
        by_place = [
            [found.get(f"{place}:{height}", 0.0) for height in range(2, SUIT_SIZE + 2)]
            for place in range(1, SUIT_SIZE + 1)
        ]
        table = [0.0] * (1 << SUIT_SIZE)
        for mask in range(1, 1 << SUIT_SIZE):
            last = (mask & -mask if from_top else mask).bit_length() - 1
            rest = mask & ~(1 << last)
            table[mask] = table[rest] + by_place[rest.bit_count()][last]
        lengths = [found.get(f"{LENGTH} {count}", 0.0) for count in range(SUIT_SIZE + 1)]
        return [value + lengths[mask.bit_count()] for mask, value in enumerate(table)]


def parse_numbers(text: str) -> Numbers:
    """The numbers in *text*: comments behind #, a heading, then lines as HEAD. Raises
    BadNumbers."""
    of: dict[str, dict[str, float]] = {}
    heading = True
    for number, line in enumerate(text.splitlines(), start=1):
        if not line or line.startswith("#"):
            continue
        fields = line.split("\t")
        if len(fields) != len(HEAD) or (heading and tuple(fields) != HEAD):
            raise BadNumbers(number)
        if not heading:
            try:
                of.setdefault(fields[0], {})[fields[1]] = float(fields[2])
            except ValueError:
                raise BadNumbers(number) from None
        heading = False
    return Numbers(of)


@cache
def shipped_numbers() -> Numbers:
    """The numbers that the program brings along, read when they are first wanted. Raises
    AssetMissing, BadNumbers, UnicodeDecodeError or OSError; the next call tries again."""
    return parse_numbers(resource_path(*FILE).read_text(encoding="utf-8"))
