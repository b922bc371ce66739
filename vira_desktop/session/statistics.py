"""What many finished deals come to for one player: over time, by game, role and seat, and how the
bots did beside him. Plain sums, quick for tens of thousands of deals."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import datetime
from fractions import Fraction

from ..rules.games import GAMES, Result
from .results import FinishedDeal, Part, Role


@dataclass(slots=True)
class Sums:
    """Deals of one kind, added up."""

    deals: int = 0
    home: int = 0
    """How often the declarer went home, was bet, went kodilj: whoever he was."""
    bet: int = 0
    kodilj: int = 0
    pins: int = 0
    """What they changed on the account, antes included."""
    thirds: int = 0
    """Their worth in thirds of a pin."""

    @property
    def mean_worth(self) -> Fraction:
        """Mean worth of a deal in pins (ruling 37); 0 of none."""
        return Fraction(self.thirds, 3 * self.deals) if self.deals else Fraction(0)

    def add(self, part: Part, result: Result | None) -> None:
        """One deal more."""
        self.deals += 1
        self.pins += part.pins
        self.thirds += part.thirds
        if result is Result.HOME:
            self.home += 1
        elif result is Result.BET:
            self.bet += 1
        elif result is Result.KODILJ:
            self.kodilj += 1


@dataclass(slots=True)
class GameSums:
    """One game, as he has bid and played it."""

    bid: int = 0
    """Deals in which he bid it; a bid without a level counts as its floor."""
    played: Sums = field(default_factory=Sums)
    """Deals in which he was its declarer."""


@dataclass(frozen=True, slots=True)
class Point:
    """The account after a deal, over all that is counted."""

    at: datetime
    pins: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Statistics:
    """One player's results."""

    total: Sums
    course: tuple[Point, ...]
    """After every deal, in order of time."""
    games: dict[str, GameSums]
    """By key, in bidding order; games that he neither bid nor played are left out."""
    roles: dict[Role, Sums]
    seats: dict[str, Sums]
    """By F, M, R, and S for sitting out."""
    bots: dict[str, Sums]
    """What the bots at his tables got themselves, by their key."""


def statistics(deals: Iterable[FinishedDeal], is_his: Callable[[Part], bool]) -> Statistics:
    """The results of the player whose parts *is_his* tells, in *deals*, which come in any order;
    deals without him are left out."""
    total, points = Sums(), list[tuple[datetime, int]]()
    games: defaultdict[str, GameSums] = defaultdict(GameSums)
    roles: defaultdict[Role, Sums] = defaultdict(Sums)
    seats: defaultdict[str, Sums] = defaultdict(Sums)
    bots: defaultdict[str, Sums] = defaultdict(Sums)
    for deal in deals:
        his = next((part for part in deal.parts if is_his(part)), None)
        if his is None:
            continue
        for sums in (total, roles[his.role], seats[his.seat]):
            sums.add(his, deal.result)
        points.append((deal.at, his.pins))
        for key in set(his.bids):
            games[key].bid += 1
        if his.role is Role.DECLARER and deal.game is not None:
            games[deal.game].played.add(his, deal.result)
        for part in deal.parts:
            if part.player.bot is not None and part is not his:
                bots[part.player.bot].add(part, deal.result)
    return Statistics(
        total=total,
        course=_course(points),
        games={game.key: games[game.key] for game in GAMES if game.key in games},
        roles={role: roles[role] for role in Role if role in roles},
        seats={seat: seats[seat] for seat in "FMRS" if seat in seats},
        bots=dict(sorted(bots.items())),
    )


def _course(points: list[tuple[datetime, int]]) -> tuple[Point, ...]:
    course: list[Point] = []
    pins = 0
    for at, change in sorted(points):
        pins += change
        course.append(Point(at, pins))
    return tuple(course)
