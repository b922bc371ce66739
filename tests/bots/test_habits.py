"""What a card tells of those that were not played."""

import pytest

from tests.bots.chairs import F, M, R, in_play
from vira_desktop.bots.habits import signs, told_by
from vira_desktop.bots.reading_numbers import shipped_numbers
from vira_desktop.rules.cards import ALL_CARDS
from vira_desktop.rules.notation import parse_cards
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.view import SeatView

HIGH, LOW = "begar", "kopmisar-3"


def _view(game: str, trick: str) -> SeatView:
    return in_play("..AKQ.", game=game, trump="S" if game == HIGH else "", before=(trick,))


@pytest.mark.parametrize(
    ("game", "trick", "seat", "situation", "regions"),
    [
        # Forehand plays alone, spades are trumps.
        (
            HIGH,
            "F HA H5 H9",
            M,
            "opponent under against him",
            "H2 lower H7 between CK other higher",
        ),
        (HIGH, "F HJ H5 H4", R, "opponent under against him", "HQ higher H2 lower S2 trump"),
        (HIGH, "F HT H5 HK", R, "opponent over against him", "HJ between HA higher H2 lower"),
        (HIGH, "F HA H5 C9", R, "opponent throws against him", "S2 trump C2 lower D2 other lower"),
        (HIGH, "F HA S5 H9", M, "opponent ruffs against him", "S2 lower S6 higher D2 other lower"),
        (HIGH, "M HA C5 H9", R, "opponent throws before him", "CJ higher"),
        (HIGH, "R HA H2 H9", M, "opponent under after him", "HK between"),
        (HIGH, "M HA H2 S9", F, "declarer ruffs last", "ST higher S3 lower"),
        (HIGH, "F S3 S2 S9", F, "declarer leads trump", "ST higher S2 lower D2 other lower"),
        (LOW, "M HJ H9 H3", F, "declarer under last", "HT between H2 lower HK higher"),
        (LOW, "R HJ H3 H9", F, "declarer under before another", "H5 between"),
        (LOW, "M H5 H2 CJ", F, "declarer throws last", "CK higher C2 lower DA other higher"),
        (LOW, "F H4 H9 H3", F, "declarer leads suit", "H2 lower D2 other lower"),
    ],
)
def test_where_the_other_cards_stand(
    game: str, trick: str, seat: Seat, situation: str, regions: str
) -> None:
    view = _view(game, trick)
    assert view.contract is not None
    cards = view.tricks[0].cards
    place = next(number for number, played in enumerate(cards) if played.seat is seat)
    found = dict(signs(view.contract, cards[place], cards[:place]))
    words = regions.split(" ")
    marks = [number for number, word in enumerate(words) if word[0].isupper()]
    for start, end in zip(marks, [*marks[1:], len(words)], strict=True):
        (card,) = parse_cards(words[start])
        assert found[card] == f"{situation} {' '.join(words[start + 1 : end])}"
    assert len(found) == len(ALL_CARDS) - 1


@pytest.mark.parametrize(
    ("game", "trick", "seat", "rather", "than"),
    [
        # Under a card that he does not beat: the lowest.
        (HIGH, "F HA H5 H9", M, "H7", "H3"),
        # Who takes it last takes it as cheaply as he can.
        (HIGH, "F HT H5 HK", R, "HA", "HJ"),
        # Low: the declarer creeps under with the highest that goes under.
        (LOW, "M HJ H9 H3", F, "HQ", "H8"),
        # Free of the suit, he throws the highest.
        (LOW, "M H5 H2 CJ", F, "C9", "CK"),
        # An opponent stays under his partner with the highest too.
        (LOW, "R HJ H3 H5", M, "HQ", "H8"),
    ],
)
def test_who_played_so_rather_holds_one_card_than_another(
    game: str, trick: str, seat: Seat, rather: str, than: str
) -> None:
    weights = shipped_numbers().weights("low plays" if game == LOW else "high plays")
    told = told_by(_view(game, trick), weights)[seat]
    one, other = parse_cards(f"{rather} {than}")
    assert told[one] > told[other] + 0.5


def test_what_is_told_adds_up() -> None:
    weights = {"opponent under against him lower": -1.0}
    view = in_play("..AKQ.", trump="S", before=("F HA H5 H9", "F HK H4 H8"))
    told = told_by(view, weights)[M]
    two, four, king = parse_cards("H2 H4 HK")
    assert (told[two], told[four], told[king]) == (-2.0, -1.0, 0.0)
    assert not any(told_by(view, weights)[F])
