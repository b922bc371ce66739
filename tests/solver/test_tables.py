"""What the kernel looks up, where a look at the cards tells it."""

import pytest

from vira_desktop.solver.tables import tables

RANKS = "AKQJT98765432"


def lane(cards: str) -> int:
    """The bits of these ranks, the ace as bit 12."""
    return sum(1 << 12 - RANKS.index(card) for card in cards)


@pytest.mark.parametrize(
    ("cards", "stop"),
    [
        ("", 0),
        ("A", 1),
        ("A2", 1),
        ("K", 0),
        ("K2", 0),  # led through twice, it does not win
        ("KQ", 2),
        ("KJT", 3),
        ("QJ", 0),
        ("QJT", 3),
        ("QT98", 4),
        ("K987", 0),
        ("KT987", 4),
        ("KJ987", 4),
    ],
)
def test_how_many_cards_stop_a_suit(cards: str, stop: int) -> None:
    """Among as many top ranks the hand has more than all others together."""
    assert tables().stop_cards[lane(cards)] == stop
