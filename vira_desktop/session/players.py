"""Who sits at the table: a person, or a bot by its key."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
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


def shared_name(names: Iterable[str]) -> str | None:
    """The first of *names* that one before it was, in small letters or capitals; None if they all
    differ. Those without a name are told apart by their seats and share none."""
    met: set[str] = set()
    for name in names:
        if name and name.casefold() in met:
            return name
        met.add(name.casefold())
    return None


def free_colours(
    at_table: Iterable[Player], *, gone: Iterable[Player] = ()
) -> tuple[TokenColour, ...]:
    """The colours that nobody *at_table* has; those that none of the players who are *gone* had
    come first, since their tokens are still about."""
    worn = {player.colour for player in at_table}
    had = {player.colour for player in gone}
    free = (colour for colour in TokenColour if colour not in worn)
    return tuple(sorted(free, key=lambda colour: colour in had))


def with_colours(players: tuple[Player, ...]) -> tuple[Player, ...]:
    """*players*, six at most, each with a colour of his own: who comes first keeps the colour he
    has, the others get the first that are free."""
    wanted: list[TokenColour | None] = []
    for player in players:
        wanted.append(None if player.colour in wanted else player.colour)
    kept = [replace(player, colour=own) for player, own in zip(players, wanted, strict=True)]
    free = iter(free_colours(kept))
    return tuple(replace(one, colour=one.colour or next(free)) for one in kept)
