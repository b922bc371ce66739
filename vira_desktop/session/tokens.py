"""Tokens and heaps of them, and how a sum is paid out of a heap (ruling 32)."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum

from ..rules.phases.payment import PINS_IN_A_BET
from .agreement import BETS_IN_A_TRIANGLE, PINS_IN_A_ROUND, Bowl

BETS_IN_A_SEXMASTARE = 6


class Kind(Enum):
    """The shapes of tokens; the value is their worth in pins."""

    TRIANGLE = BETS_IN_A_TRIANGLE * PINS_IN_A_BET
    BET = PINS_IN_A_BET
    ROUND = PINS_IN_A_ROUND
    PIN = 1


@dataclass(frozen=True, slots=True)
class Token:
    """A token of the player whose number is *owner*, which counts for *worth* pins: more than its
    shape says if he has put it into the pulla for bets that he did not have."""

    owner: int
    kind: Kind
    worth: int

    @property
    def stands_for_bets(self) -> bool:
        """True for a round or pin that stands for a bet, or for six."""
        return self.worth != self.kind.value

    @property
    def is_sexmastare(self) -> bool:
        """True for a pin that stands for six bets; it lies half under the pulla."""
        return self.kind is Kind.PIN and self.worth == BETS_IN_A_SEXMASTARE * PINS_IN_A_BET


@dataclass(frozen=True, slots=True)
class Heap:
    """Tokens that lie together; equal heaps are equal whatever was put down first."""

    tokens: tuple[tuple[Token, int], ...] = ()
    """Each token and how many there are of it, the most worth first."""

    @classmethod
    def of(cls, counts: Mapping[Token, int]) -> "Heap":
        """The heap with these numbers of tokens. Raises ValueError if one is negative."""
        if any(count < 0 for count in counts.values()):
            raise ValueError("a token that is not there")
        there = ((token, count) for token, count in counts.items() if count)
        return cls(tuple(sorted(there, key=lambda one: _order(one[0]))))

    def __add__(self, other: "Heap") -> "Heap":
        counts = Counter(dict(self.tokens))
        counts.update(dict(other.tokens))
        return Heap.of(counts)

    def __sub__(self, other: "Heap") -> "Heap":
        counts = Counter(dict(self.tokens))
        counts.subtract(dict(other.tokens))
        return Heap.of(counts)

    def __bool__(self) -> bool:
        """True if a token lies here."""
        return bool(self.tokens)

    def __iter__(self) -> Iterator[tuple[Token, int]]:
        return iter(self.tokens)

    @property
    def worth(self) -> int:
        """All of it, in pins."""
        return sum(token.worth * count for token, count in self.tokens)

    def where(self, fits: Callable[[Token], bool]) -> "Heap":
        """The tokens of it that fit."""
        return Heap(tuple(one for one in self.tokens if fits(one[0])))

    def count(self, fits: Callable[[Token], bool]) -> int:
        """How many tokens of it fit."""
        return sum(count for token, count in self.tokens if fits(token))


NOTHING = Heap()


def bowlful(owner: int, bowl: Bowl) -> Heap:
    """A full bowl of the player whose number is *owner*."""
    counts = (
        (Kind.TRIANGLE, bowl.triangles),
        (Kind.BET, bowl.bets),
        (Kind.ROUND, bowl.rounds),
        (Kind.PIN, bowl.pins),
    )
    return Heap.of({Token(owner, kind, kind.value): count for kind, count in counts})


def single(token: Token, count: int = 1) -> Heap:
    """*count* of the same token."""
    return Heap.of({token: count})


def exactly(heap: Heap, pins: int, *, first: int) -> Heap | None:
    """Tokens of *heap* that make up *pins*, large ones before small ones; among those of one worth
    the tokens of the player *first*, and plain ones, before others. None if it cannot be made."""
    offered = sorted(heap, key=lambda one: _preference(one[0], first))
    there: Counter[int] = Counter()
    for token, count in offered:
        there[token.worth] += count
    wanted = _numbers(list(there.items()), pins)
    if wanted is None:
        return None
    picked: dict[Token, int] = {}
    for token, count in offered:
        picked[token] = min(count, wanted.get(token.worth, 0))
        wanted[token.worth] = wanted.get(token.worth, 0) - picked[token]
    return Heap.of(picked)


def _numbers(there: list[tuple[int, int]], pins: int) -> dict[int, int] | None:
    """How many tokens of each worth make up *pins* when *there* are so many of each; the first
    choice that fits, as many as can be of what stands first."""
    if pins == 0:
        return {}
    if pins > sum(worth * count for worth, count in there):
        return None
    (worth, count), *others = there
    for used in range(min(count, pins // worth), -1, -1):
        rest = _numbers(others, pins - used * worth)
        if rest is not None:
            return {worth: used, **rest}
    return None


def with_change(payer: Heap, pins: int, payee: Heap, *, first: int) -> tuple[Heap, Heap] | None:
    """What is given out of *payer* and what comes back out of *payee* so that *pins* are paid,
    with as little change as can be; None if it cannot be done."""
    largest = max((token.worth for token, _ in payer), default=0)
    for back in range(max(largest, 1)):
        given = exactly(payer, pins + back, first=first)
        change = exactly(payee, back, first=first) if given is not None else None
        if given is not None and change is not None:
            return given, change
    return None


def _order(token: Token) -> tuple[int, int, int]:
    return -token.worth, -token.kind.value, token.owner


def _preference(token: Token, first: int) -> tuple[int, bool, bool, int, int]:
    stands, foreign = token.stands_for_bets, token.owner != first
    return -token.worth, stands, foreign, -token.kind.value, token.owner
