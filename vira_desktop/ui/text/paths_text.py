"""Paths inside sentences."""

from pathlib import PurePath

_JOINED = "\N{WORD JOINER}"
_LONGEST_WHOLE = 60
"""Letters; a longer path has no room in the narrowest notice, and may be broken."""


def path_text(path: PurePath) -> str:
    """*path* for a sentence: one that has room in a line is not broken after a slash."""
    whole = str(path)
    if len(whole) > _LONGEST_WHOLE:
        return whole
    return "".join(f"{letter}{_JOINED}" if letter in "/\\" else letter for letter in whole)
