"""What a player may set, with defaults and limits; words for them are made in `ui/text`."""

from dataclasses import dataclass, fields
from enum import Enum
from typing import Any


class LanguageChoice(Enum):
    """The language of the program."""

    SYSTEM = "system"
    SWEDISH = "sv"
    ENGLISH = "en"


class LetterChoice(Enum):
    """The index letters of the cards."""

    LANGUAGE = "language"
    SWEDISH = "sv"
    ENGLISH = "en"


class ThemeChoice(Enum):
    """Light or dark."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class TableChoice(Enum):
    """What the table is made of."""

    FELT = "felt"
    WOOD = "wood"
    PLAIN = "plain"


class MovementChoice(Enum):
    """How fast things move over the table."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    OFF = "off"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """All settings of one player; every field may be stored and read back by its name."""

    language: LanguageChoice = LanguageChoice.SYSTEM
    letters: LetterChoice = LetterChoice.LANGUAGE
    theme: ThemeChoice = ThemeChoice.SYSTEM
    table: TableChoice = TableChoice.FELT
    four_colour: bool = False
    trick_seconds: float = 1.5
    """How long a finished trick lies, 0-5 s; see `trick_waits`."""
    trick_waits: bool = False
    """True: a finished trick lies until a click or a key."""
    bot_seconds: float = 0.5
    """How long a bot takes at least, 0-3 s, so that its acts can be followed."""
    movement: MovementChoice = MovementChoice.NORMAL
    """Nothing moves either where the system asks for that."""
    lesson_step: int = 0
    """The step of the first lesson that has been reached, from 0."""
    reasons_during_deal: bool = False
    """True: a computer player says why it acted while the deal is still played, for practice."""
    daily_limit: int = 30
    """The most questions that the trainer plans for a day, 1-1000."""


class SettingsProblem(Enum):
    """What may be wrong with the settings file."""

    UNREADABLE = "unreadable"
    """It is not what this program writes; defaults are used until it is written again."""
    BAD_VALUES = "bad-values"
    """Some values cannot be used; those settings have their defaults."""
    NOT_WRITTEN = "not-written"
    """The folder or the disk refuses."""


LIMITS = {
    "trick_seconds": (0.0, 5.0),
    "bot_seconds": (0.0, 3.0),
    "lesson_step": (0, 1000),
    "daily_limit": (1, 1000),
}


def to_plain(settings: Settings) -> dict[str, str | bool | float]:
    """*settings* as names and plain values."""
    plain: dict[str, str | bool | float] = {}
    for field in fields(settings):
        value = getattr(settings, field.name)
        plain[field.name] = value.value if isinstance(value, Enum) else value
    return plain


def from_plain(plain: dict[str, object]) -> tuple[Settings, tuple[str, ...]]:
    """Settings from names and plain values, and the names whose values could not be used: those
    keep their default. Names that are unknown are passed over."""
    fitting: dict[str, Any] = {}
    refused: list[str] = []
    for field in fields(Settings):
        if field.name not in plain:
            continue
        value = _fitting(field.default, field.name, plain[field.name])
        if value is None:
            refused.append(field.name)
        else:
            fitting[field.name] = value
    return Settings(**fitting), tuple(refused)


def _fitting(default: object, name: str, value: object) -> object | None:
    if isinstance(default, Enum):
        kind = type(default)
        return next((choice for choice in kind if choice.value == value), None)
    if isinstance(default, bool):
        return value if isinstance(value, bool) else None
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    low, high = LIMITS[name]
    if not low <= value <= high:
        return None
    if isinstance(default, int):
        return value if isinstance(value, int) else None
    return float(value)
