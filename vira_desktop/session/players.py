"""Who sits at the table: a person, or a bot by its key."""

from dataclasses import dataclass
from enum import Enum


class TokenColour(Enum):
    """The colours of the tokens; everybody at a table has one of his own."""

    RED = "red"
    GREEN = "green"
    YELLOW = "yellow"
    BLUE = "blue"
    WHITE = "white"
    BLACK = "black"


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table, under the name that the others see."""

    name: str
    bot: str | None = None
    """Key of the bot that plays; None for a person."""
    colour: TokenColour | None = None
    """The colour of his tokens; None until one is given (`with_colours`)."""
    profile: str | None = None
    """Key under which the program knows a person from one evening to the next; None for a bot
    and for a guest."""


def with_colours(players: tuple[Player, ...]) -> tuple[Player, ...]:
    """*players*, each with a colour of his own: who comes first keeps the colour he has, the
    others get the first that are left."""
    wanted: list[TokenColour | None] = []
    for player in players:
        wanted.append(None if player.colour in wanted else player.colour)
    free = iter(colour for colour in TokenColour if colour not in wanted)
    return tuple(
        Player(player.name, player.bot, colour or next(free), player.profile)
        for player, colour in zip(players, wanted, strict=True)
    )
