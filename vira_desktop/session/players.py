"""Who sits at the table: a person, or a bot by its key."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table, under the name that the others see."""

    name: str
    bot: str | None = None
    """Key of the bot that plays; None for a person."""
