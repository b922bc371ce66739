"""Who may enter a match: the bots of the game, and the rulers that only measure."""

import re
from pathlib import Path

from ..bots import roster
from ..bots.bidding_by_worth import BidsByWorth
from ..bots.hand_worth import parse_model
from ..bots.shipped_worth import shipped_model
from ..bots.uniform import Uniform
from ..session.simulation import BotChair, Chair
from .cheat import Cheat

CHEAT = "cheat"
UNIFORM = "uniform"
WORTH = "bids-by-worth"
_WORTH_OF = re.compile(f"{WORTH}:(.+)")
_UNIFORM_OF = re.compile(f"{UNIFORM}-([1-9][0-9]{{0,4}})")


def names() -> tuple[str, ...]:
    """The names of all entrants; `uniform-N` stands for any number of worlds, `FILE` for numbers
    of the bidding."""
    return (*roster.keys(), UNIFORM, f"{UNIFORM}-N", WORTH, f"{WORTH}:FILE", CHEAT)


def entrant(name: str) -> Chair:
    """Who enters under *name*. Raises KeyError if nobody does; BadModel, UnicodeDecodeError or
    OSError if a file that it names is not what it should be."""
    if name == CHEAT:
        return Cheat()
    if name == WORTH:
        return BotChair(BidsByWorth(shipped_model()))
    fitted = _WORTH_OF.fullmatch(name)
    if fitted is not None:
        return BotChair(BidsByWorth(parse_model(Path(fitted[1]).read_text(encoding="utf-8"))))
    if name == UNIFORM:
        return BotChair(Uniform())
    counted = _UNIFORM_OF.fullmatch(name)
    if counted is not None:
        return BotChair(Uniform(int(counted[1])))
    return BotChair(roster.bot_by_key(name))
