"""The people whom the program knows from one evening to the next."""

from dataclasses import dataclass

from .players import TokenColour
from .settings import LanguageChoice


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """A person: evenings, statistics and training belong to one."""

    key: str
    """As `Player.profile` names it; never given twice, nor on another machine."""
    name: str
    language: LanguageChoice = LanguageChoice.SYSTEM
    colour: TokenColour
