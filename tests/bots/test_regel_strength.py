"""What *regel* is worth: against chance, and what deals between three of them look like."""

from collections import Counter
from collections.abc import Iterable

import pytest

from tests.helpers.long_runs import LongRun
from vira_desktop.bots.bot import Bot
from vira_desktop.bots.roster import bot_by_key, keys
from vira_desktop.rules.games import GAME_BY_KEY
from vira_desktop.session.simulation import play_deals
from vira_desktop.session.tally import Tally


def tally_of(names: str, *, deals: int, seed: str) -> Tally:
    bots: list[Bot] = [bot_by_key(name) for name in names.split()]
    tally = Tally()
    for played in play_deals(bots, deals=deals, seed=seed):
        tally.add(played)
    return tally


@pytest.mark.parametrize("names", ["regel random random", "regel regel random"])
def test_it_earns_three_pins_more_than_chance(names: str) -> None:
    tally = tally_of(names, deals=150, seed="strength")
    worth = tally.worth()
    assert worth["regel"] > worth["random"] + 3
    assert (tally.exceptions, tally.illegal) == (0, 0)


def check_variety(rows: Iterable[tuple[str, dict[str, int]]], *, games: int) -> None:
    """The auction is a contest: many games, of many families, and most but not all go home."""
    counts: Counter[str] = Counter()
    played: Counter[str] = Counter()
    for key, row in rows:
        counts.update(row)
        played[key] += row["played"]
    total = counts["played"]
    assert 0.5 < counts["home"] / total < 0.8
    assert played["begar"] < total / 3
    seen = [key for key in played if played[key]]
    assert len(seen) >= games
    assert len({GAME_BY_KEY[key].family for key in seen}) >= 6


def test_deals_between_three_are_varied() -> None:
    tally = tally_of("regel regel regel", deals=300, seed="variety")
    assert (tally.exceptions, tally.illegal) == (0, 0)
    check_variety(tally.games().items(), games=10)


@pytest.mark.long
def test_three_thousand_deals_between_three_are_varied(long_run: LongRun) -> None:
    def work(part: int) -> dict[str, dict[str, int]]:
        return tally_of("regel regel regel", deals=500, seed=f"variety {part}").games()

    answers = long_run.each(range(6), work)
    check_variety((pair for answer in answers for pair in answer.items()), games=12)


@pytest.mark.long
def test_thousands_of_deals_against_chance(long_run: LongRun) -> None:
    def work(names: str) -> dict[str, float]:
        return tally_of(names, deals=1_500, seed="strength long").worth()

    for worth in long_run.each(["regel random random", "regel regel random"], work):
        assert worth["regel"] > worth["random"] + 3


def test_the_roster() -> None:
    assert keys()[0] == "regel"
    assert {bot_by_key(key).key for key in keys()} == set(keys())
    with pytest.raises(KeyError):
        bot_by_key("nobody")
