"""Files written whole or not at all."""

from pathlib import Path


def write_whole(path: Path, text: str) -> None:
    """The file at *path* holds *text* from now on; if that fails it is as it was. What a link
    points to is written, not the link. Raises OSError, or ValueError for an impossible name."""
    target = path.resolve()
    fresh = target.with_name(target.name + ".new")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(target)
