"""Settings to and from their file: unknown keys are kept, bad values reported and defaulted."""

import json
from dataclasses import dataclass
from pathlib import Path

from ..session.settings import Settings, SettingsProblem, from_plain, to_plain
from .whole_file import write_whole


@dataclass(frozen=True, slots=True)
class LoadedSettings:
    """What the file says, and what is wrong with it."""

    settings: Settings
    problem: SettingsProblem | None = None
    details: tuple[str, ...] = ()
    """The names of settings with bad values."""


def load(path: Path) -> LoadedSettings:
    """The settings in the file at *path*; defaults where there is none."""
    try:
        plain = _read(path)
    except FileNotFoundError:
        return LoadedSettings(Settings())
    except (OSError, ValueError, RecursionError):
        return LoadedSettings(Settings(), SettingsProblem.UNREADABLE)
    settings, refused = from_plain(plain)
    problem = SettingsProblem.BAD_VALUES if refused else None
    return LoadedSettings(settings, problem, refused)


def save(path: Path, settings: Settings) -> SettingsProblem | None:
    """Writes *settings* beside whatever else the file holds; a problem if that fails, and then
    the old file is untouched."""
    try:
        others = _read(path)
    except (OSError, ValueError, RecursionError):
        others = {}
    text = json.dumps({**others, **to_plain(settings)}, indent=2, ensure_ascii=False)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, text + "\n")
    except OSError:
        return SettingsProblem.NOT_WRITTEN
    return None


def _read(path: Path) -> dict[str, object]:
    found = json.loads(path.read_text(encoding="utf-8"))
    if not isinstance(found, dict):
        raise ValueError("not an object")
    return found
