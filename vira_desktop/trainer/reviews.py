"""The learner's log: entries are only ever added, and everything else is computed from them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from enum import Enum

from ..rules.strict_json import Json
from .grading import Grade
from .skills import Kind, Skill


class Mode(Enum):
    """On what occasion a question was answered."""

    PLAN = "plan"
    EXAM = "exam"
    PLACEMENT = "placement"
    PRACTICE = "practice"
    """Free practice counts for accuracy and streak, but does not move the schedule."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Review:
    """One question, answered."""

    skill: Skill
    level: int
    identity: str
    """Which question it was."""
    grade: Grade
    right: bool
    """The first try."""
    hints: int
    seconds: float | None
    """None where the clock said nothing sensible."""
    at: datetime
    """In UTC."""
    offset: int
    """Minutes by which the learner's clock is ahead of UTC."""
    mode: Mode = Mode.PLAN

    def __post_init__(self) -> None:
        check_utc(self.at)

    @property
    def day(self) -> date:
        """The learner's local day."""
        return local_day(self.at, self.offset)


@dataclass(frozen=True, slots=True)
class TakeBack:
    """The last entry that still counts does not count any more."""

    at: datetime

    def __post_init__(self) -> None:
        check_utc(self.at)


@dataclass(frozen=True, slots=True)
class PutAway:
    """*skill* is not asked for in the plan until it is taken out again."""

    skill: Skill
    at: datetime
    away: bool = True

    def __post_init__(self) -> None:
        check_utc(self.at)


class RemarkKind(Enum):
    """What a learner may say of a question instead of answering it."""

    SKIPPED = "skipped"
    REPORTED = "reported"


@dataclass(frozen=True, slots=True)
class Remark:
    """A question that was skipped, or reported as wrong."""

    remark: RemarkKind
    skill: Skill
    identity: str
    at: datetime
    question: str = ""
    """The whole question as it is printed, where it was reported."""

    def __post_init__(self) -> None:
        check_utc(self.at)


@dataclass(frozen=True, slots=True)
class Placed:
    """The placement round found that *kind* begins at *level*."""

    kind: Kind
    level: int
    at: datetime

    def __post_init__(self) -> None:
        check_utc(self.at)


Kept = Review | PutAway | Remark | Placed
Entry = Kept | TakeBack


def check_utc(at: datetime) -> None:
    """Raises ValueError unless *at* is in UTC and says so (field test W31)."""
    if at.tzinfo is None or at.utcoffset() != timedelta(0):
        raise ValueError(f"{at!r} is not in UTC")


def local_day(at: datetime, offset: int) -> date:
    """The day on a clock that is *offset* minutes ahead of UTC."""
    return (at + timedelta(minutes=offset)).date()


def effective(entries: Iterable[Entry]) -> tuple[Kept, ...]:
    """What counts of *entries*, those taken back left out."""
    kept: list[Kept] = []
    for entry in entries:
        if not isinstance(entry, TakeBack):
            kept.append(entry)
        elif kept:
            kept.pop()
    return tuple(kept)


def steady_times(times: Sequence[datetime], now: datetime) -> tuple[datetime, ...]:
    """*times* as they can have been: in order, none later than *now*. What a clock put into the
    future counts as made when the next entry was; what one put into the past, when the last was."""
    steady: list[datetime] = []
    bound = now
    for at in reversed(times):
        bound = at if at <= now else bound
        steady.append(bound)
    steady.reverse()
    latest = datetime.min.replace(tzinfo=UTC)
    for place, at in enumerate(steady):
        latest = max(latest, at)
        steady[place] = latest
    return tuple(steady)


def to_json(entry: Entry) -> dict[str, Json]:
    """*entry* as one JSON object, for storage and export."""
    match entry:
        case Review():
            return {
                "entry": "review",
                "at": entry.at.isoformat(),
                "offset": entry.offset,
                "skill": entry.skill.value,
                "level": entry.level,
                "identity": entry.identity,
                "grade": int(entry.grade),
                "right": entry.right,
                "hints": entry.hints,
                "seconds": entry.seconds,
                "mode": entry.mode.value,
            }
        case TakeBack(at=at):
            return {"entry": "take-back", "at": at.isoformat()}
        case PutAway(skill=skill, at=at, away=away):
            return {"entry": "put-away", "at": at.isoformat(), "skill": skill.value, "away": away}
        case Remark():
            return {
                "entry": entry.remark.value,
                "at": entry.at.isoformat(),
                "skill": entry.skill.value,
                "identity": entry.identity,
                "question": entry.question,
            }
        case Placed(kind=kind, level=level, at=at):
            return {"entry": "placed", "at": at.isoformat(), "kind": kind.value, "level": level}


def from_json(fields: dict[str, Json]) -> Entry:
    """The entry that *fields* are. Raises KeyError, TypeError or ValueError if they are none."""
    at = datetime.fromisoformat(_text(fields, "at"))
    match fields["entry"]:
        case "review":
            seconds = fields["seconds"]
            return Review(
                skill=Skill(fields["skill"]),
                level=_whole(fields, "level"),
                identity=_text(fields, "identity"),
                grade=Grade(_whole(fields, "grade")),
                right=fields["right"] is True,
                hints=_whole(fields, "hints"),
                seconds=None if seconds is None else _number(fields, "seconds"),
                at=at,
                offset=_whole(fields, "offset"),
                mode=Mode(fields["mode"]),
            )
        case "take-back":
            return TakeBack(at)
        case "put-away":
            return PutAway(Skill(fields["skill"]), at, fields["away"] is True)
        case "skipped" | "reported" as word:
            return Remark(
                RemarkKind(word),
                Skill(fields["skill"]),
                _text(fields, "identity"),
                at,
                _text(fields, "question"),
            )
        case "placed":
            return Placed(Kind(fields["kind"]), _whole(fields, "level"), at)
        case other:
            raise ValueError(other)


def _text(fields: dict[str, Json], key: str) -> str:
    value = fields[key]
    if not isinstance(value, str):
        raise TypeError(key)
    return value


def _whole(fields: dict[str, Json], key: str) -> int:
    value = fields[key]
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(key)
    return value


def _number(fields: dict[str, Json], key: str) -> float:
    value = fields[key]
    if not isinstance(value, int | float) or isinstance(value, bool):
        raise TypeError(key)
    return float(value)
