"""The bots by the names under which the command line and the settings know them."""

from .bot import Bot
from .levels import LEVELS, Searcher
from .plain_levels import Hemmaspelare, Nyborjare
from .random_bot import RandomBot
from .regel import Regel

_ALL: tuple[Bot, ...] = (
    Regel(),
    Nyborjare(),
    Hemmaspelare(),
    *(Searcher(level) for level in LEVELS),
    RandomBot(),
)
_BOTS = {bot.key: bot for bot in _ALL}


def bot_by_key(key: str) -> Bot:
    """The bot named *key*. Raises KeyError if there is none."""
    return _BOTS[key]


def keys() -> tuple[str, ...]:
    """The names of all bots, the usual one first."""
    return tuple(_BOTS)
