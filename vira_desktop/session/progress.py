"""How far an evening has come, and whether the deal that is played is its last ("Settlement and
ending the session")."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import assert_never

from .agreement import Deals, Length, Open, Rounds, Until

NOBODY: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """What has been played. A round is over when everybody who is then at the table has sat
    forehand since it began, whoever has joined or left."""

    deals: int = 0
    """Deals paid."""
    rounds: int = 0
    """Rounds finished."""
    forehands: frozenset[int] = NOBODY
    """Numbers of those who have sat forehand in the round that runs."""
    last_round: bool = False
    """The time has come after which everybody sits forehand once more."""
    last_round_over: bool = False

    def begin_deal(self, length: Length, at: datetime) -> "Progress":
        """A deal begins at *at*: perhaps the last round with it."""
        if not isinstance(length, Until) or not length.last_round:
            return self
        if self.last_round or at < length.time:
            return self
        return replace(self, forehands=NOBODY, last_round=True)

    def end_deal(self, forehand: int, present: Iterable[int]) -> "Progress":
        """A deal is paid in which *forehand* sat in front."""
        counted = replace(self, deals=self.deals + 1, forehands=self.forehands | {forehand})
        return counted.with_players(present)

    def with_players(self, present: Iterable[int]) -> "Progress":
        """The same while *present* are at the table: the round may be over by that."""
        if not self.forehands or not self.forehands.issuperset(present):
            return self
        return replace(
            self,
            rounds=self.rounds + 1,
            forehands=NOBODY,
            last_round_over=self.last_round,
        )

    def with_length(self) -> "Progress":
        """The same when another length has been agreed on: no last round has begun."""
        return replace(self, last_round=False, last_round_over=False)

    def is_over(self, length: Length, now: datetime) -> bool:
        """True if no further deal is to begin."""
        match length:
            case Deals(count):
                return self.deals >= count
            case Rounds(count):
                return self.rounds >= count
            case Until(time, last_round):
                return self.last_round_over if last_round else now >= time
            case Open():
                return False
            case _ as unknown:
                assert_never(unknown)

    def is_last(
        self, length: Length, *, now: datetime, forehand: int, present: Iterable[int]
    ) -> bool:
        """True if the deal that begins or runs *now*, with *forehand* in front, is the last one
        as things stand, which is called Borup."""
        ends_round = set(present) <= self.forehands | {forehand}
        match length:
            case Deals(count):
                return self.deals + 1 >= count
            case Rounds(count):
                return ends_round and self.rounds + 1 >= count
            case Until(time, last_round):
                return ends_round and self.last_round if last_round else now >= time
            case Open():
                return False
            case _ as unknown:
                assert_never(unknown)
