"""*regel* is the yardstick for better bots: its decisions on 500 stored deals do not change."""

from tests.bots import frozen
from vira_desktop.rules.flow import replay
from vira_desktop.rules.state import Bidding, Buying


def test_the_stored_deals() -> None:
    records = frozen.stored_deals()
    assert len(records) == frozen.COUNT
    starts = [replay(record.deal, record.actions).state for record in records]
    assert sum(isinstance(start, Bidding) for start in starts) == frozen.COUNT - frozen.FORCED
    games = {start.contract.game for start in starts if isinstance(start, Buying)}
    assert len(games) == 40


def test_the_hash_of_a_deal_tells_decisions_apart() -> None:
    one, two = frozen.stored_deals()[:2]
    assert frozen.hash_of([one]) == frozen.hash_of([one])
    assert frozen.hash_of([one]) != frozen.hash_of([two])


def test_decisions_are_the_frozen_ones() -> None:
    expected = frozen.HASH.read_text("utf-8").strip()
    assert frozen.hash_of(frozen.stored_deals()) == expected
