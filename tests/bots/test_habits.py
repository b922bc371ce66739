"""What a card tells of those that were not played."""

import pytest

from tests.bots.chairs import F, M, R, in_play
from vira_desktop.bots.habits import DENIED, DOUBTED, told_by, with_habits
from vira_desktop.bots.inference import bit_of, even
from vira_desktop.rules.cards import ALL_CARDS
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.view import SeatView


def _said(view: SeatView, seat: Seat) -> tuple[str, str]:
    """The cards that *seat* perhaps, and nearly surely, does not hold."""
    told = told_by(view)[seat]
    aces_low = view.contract is not None and view.contract.aces_low
    doubted, denied = (
        " ".join(
            str(card) for card in ALL_CARDS if masks[card.suit] & bit_of(card, aces_low=aces_low)
        )
        for masks in (told.doubted, told.denied)
    )
    return doubted, denied


HIGH, LOW = "begar", "kopmisar-3"


@pytest.mark.parametrize(
    ("game", "trick", "seat", "doubted", "denied"),
    [
        # Forehand plays alone, spades are trumps. Under a card that he does not beat: the lowest.
        (HIGH, "F HA H5 H9", M, "H2 H3 H4", ""),
        # The last one, who lets the declarer have it, could not beat him.
        (HIGH, "F HJ H5 H4", R, "H2 H3", "HQ HK HA"),
        # The last one takes it as cheaply as he can.
        (HIGH, "F HT H5 HK", R, "", "HJ HQ"),
        # Whoever could ruff the declarer's card would have.
        (HIGH, "F HA H5 C9", R, "", "S2 S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA"),
        # Nothing is said where partner has the trick, or by who leads.
        (HIGH, "M HA C5 H9", M, "", ""),
        # Low: the declarer creeps under.
        (LOW, "M HJ H9 H3", F, "", "H4 H5 H6 H7 H8 HT"),
        # Going over, he has nothing lower.
        (LOW, "M H5 H2 H9", F, "", "H2 H3 H4"),
        # Free of the suit, he throws the highest.
        (LOW, "M H5 H2 CJ", F, "CQ CK CA", ""),
        # So does who is under a card that others will take.
        (LOW, "F HJ H9 H3", M, "HT", ""),
    ],
)
def test_what_a_card_tells(game: str, trick: str, seat: Seat, doubted: str, denied: str) -> None:
    view = in_play("..AKQ.", game=game, trump="S" if game == HIGH else "", before=(trick,))
    gone = trick.split()[1:]
    expected = tuple(
        " ".join(card for card in text.split() if card not in gone) for text in (doubted, denied)
    )
    assert _said(view, seat) == expected


def test_a_hand_is_less_likely_by_each_such_card() -> None:
    view = in_play("..AKQ.", trump="S", before=("F HJ H5 H4",))
    score = with_habits(even, told_by(view)[R])
    hearts = {rank: 1 << place for place, rank in enumerate("23456789TJQKA")}
    assert score(0, hearts["7"], 0, 0) == 0.0
    assert score(0, hearts["2"], 0, 0) == pytest.approx(-DOUBTED)
    assert score(0, hearts["Q"] | hearts["K"], 0, 0) == pytest.approx(-2 * DENIED)
    assert with_habits(even, told_by(view)[F]) is even
