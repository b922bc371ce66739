"""What a deal pays, for every row of the table and every way to end, reckoned here once more from
the printed tables and the words of the rulebook. Every deal goes through the one door; it is ended
by a claim at the first lead, since only the number of tricks counts."""

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.helpers.deals import (
    after,
    bought,
    claimed,
    make_deal,
    played,
    some,
    wins_auction,
)
from tests.rules.phases.stories import (
    STORIES,
    assert_zero_sum,
    bets_of_declarer,
    by_seat,
    deal_for,
    pins_to_declarer,
    settled,
    story_of,
    told,
)
from tests.rules.tables import ROWS, Row
from vira_desktop.rules.cards import Suit
from vira_desktop.rules.games import PullaRow, Result
from vira_desktop.rules.phases.payment import share_of_pulla, worth
from vira_desktop.rules.seats import BySeat, Seat, opponents_of
from vira_desktop.rules.state import HouseRules

F, M, R = Seat.FOREHAND, Seat.MIDDLEHAND, Seat.REARHAND


def test_every_row_is_there_in_every_colour() -> None:
    assert {story.row.key for story in STORIES} == {row.key for row in ROWS}
    lines = {(s.row.key, s.trump, s.again, s.end) for s in STORIES}
    high = [row for row in ROWS if row.high_tricks]
    assert sum(1 for line in lines if line[3] == "home" and line[1] is not None) == (
        3 * len(high) + 3 * sum(1 for row in high if row.group == "buying")
    )
    assert len(STORIES) > 1100


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.key)
def test_payment(row: Row) -> None:
    """Home, bet, kodilj and laid; simple and bought again; each colour of trump; low."""
    for story in STORIES:
        if story.row is not row:
            continue
        end = told(story)
        assert end.settlement.result is Result(story.result), str(story)
        each = pins_to_declarer(story)
        assert end.settlement.pins == by_seat(F, 2 * each, -each), str(story)
        bets = bets_of_declarer(story)
        assert end.settlement.pulla == by_seat(F, bets, 0), str(story)
        assert end.settlement.antes == 0, str(story)
        assert end.settlement.pulla_after == 5 - bets, str(story)
        assert end.settlement.penalty is None
        assert end.laid is (story.end == "laid")
        assert end.taken[F] == (0 if end.laid else story.tricks)
        assert_zero_sum(end)


@pytest.mark.parametrize("declarer", [M, R])
@pytest.mark.parametrize("players", [3, 4])
def test_payment_of_the_other_seats(declarer: Seat, players: int) -> None:
    """A player who sits out neither pays nor receives pins (ruling 30)."""
    for key in ("spel-9", "vingel-8", "gask-4", "vira", "kopmisar-6", "solo-10", "solo-grande"):
        for story in STORIES:
            if story.row.key != key or story.trump is Suit.DIAMONDS:
                continue
            end = told(story, declarer, players=players)
            each, bets = pins_to_declarer(story), bets_of_declarer(story)
            assert end.settlement.pins == by_seat(declarer, 2 * each, -each), str(story)
            assert end.settlement.pulla == by_seat(declarer, bets, 0), str(story)
            assert_zero_sum(end)


class TestRepurchase:
    """Rulebook "Payment of Pins"; ruling 28."""

    def test_without_change_of_trump_pins_double_if_he_loses(self) -> None:
        """ "The pin payment is doubled if the declarer loses …" """
        end = told(story_of("spel-9", "bet", "H", "H", again=True))
        assert end.settlement.pins == BySeat(-12, 6, 6)
        assert end.settlement.pulla == BySeat(-3, 0, 0)

    def test_without_change_of_trump_pins_cancel_out_if_he_wins(self) -> None:
        """ "… while the payments cancel out if he wins." """
        end = told(story_of("spel-9", "home", "H", "H", again=True))
        assert end.settlement.pins == BySeat(0, 0, 0)
        assert end.settlement.pulla == BySeat(0, 0, 0)

    def test_another_trump_pays_the_first_and_then_the_second(self) -> None:
        """Vingel 8: off-suit 1, suit 3, highest 5 pins."""
        end = told(story_of("vingel-8", "home", "H", "S", again=True))
        assert end.settlement.pins == BySeat(2 * (5 - 1), -4, -4)
        end = told(story_of("vingel-8", "kodilj", "S", "H", again=True))
        assert end.settlement.pins == BySeat(-2 * (5 + 1), 6, 6)
        assert end.settlement.pulla == BySeat(-10, 0, 0)

    def test_laid_after_it_both_are_lost(self) -> None:
        """Tringel 9: off-suit 3, highest 11 pins; a repurchased bet is 9 bets."""
        end = told(story_of("tringel-9", "laid", "S", "H", again=True))
        assert end.settlement.pins == BySeat(-28, 14, 14)
        assert end.settlement.pulla == BySeat(-9, 0, 0)
        assert end.settlement.result is Result.BET

    def test_a_turne_may_be_bought_again_with_its_trump(self) -> None:
        deal = make_deal(stock="H2 S3 S4", highest="H")
        start = after(deal, wins_auction("F", "turne-8"), "F turn")
        start = after(start, f"F buy {some(start, 'F', 1)}; F repurchase")
        state = after(start, f"F buy {some(start, 'F', 2)}; F play; M buy; R buy")
        end = settled(claimed(state, 7))
        assert end.settlement.pins == BySeat(-12, 6, 6), "twice the three of the highest suit"
        assert end.settlement.pulla == BySeat(-3, 0, 0)


class TestAntes:
    """Ruling 29; "during play it may happen that the pulla is empty when someone goes home, and
    the players must then åla om"."""

    @pytest.mark.parametrize("players", [3, 4])
    @pytest.mark.parametrize("pulla", [0, 1, 2, 3])
    @pytest.mark.parametrize("key", ["spel-7", "vingel-8", "tringel-9"])
    def test_everybody_antes_until_it_is_enough(self, key: str, pulla: int, players: int) -> None:
        lift = {"spel-7": 1, "vingel-8": 2, "tringel-9": 3}[key]
        antes, kitty = 0, pulla
        while kitty < lift:
            antes, kitty = antes + 1, kitty + players
        end = told(story_of(key, "home", "S"), players=players, pulla=pulla)
        assert end.settlement.antes == antes
        assert end.settlement.pulla == BySeat(lift, 0, 0)
        assert end.settlement.pulla_after == kitty - lift
        assert_zero_sum(end)

    def test_a_home_that_lifts_nothing_causes_no_ante(self) -> None:
        end = told(story_of("spel-7", "home", "S", "S", again=True), pulla=0)
        assert (end.settlement.antes, end.settlement.pulla_after) == (0, 0)

    @pytest.mark.parametrize("end", ["bet", "kodilj", "laid"])
    def test_bets_put_in_cause_no_ante(self, end: str) -> None:
        paid = told(story_of("spel-7", end, "S"), pulla=0).settlement
        assert (paid.antes, paid.pulla_after) == (0, 2 if end == "kodilj" else 1)

    def test_a_lift_may_take_more_than_one_ante(self) -> None:
        """With a house row that lifts four bets from a pulla that holds none."""
        rules = HouseRules(pulla=(("tringel-9", PullaRow(4, 4, 8, 0, 12, 20)),))
        story = story_of("tringel-9", "home", "S")
        deal = replace(deal_for(story, players=3, pulla=0), rules=rules)
        ready = bought(deal, "tringel-9", trumps=(Suit.SPADES,))
        paid = settled(claimed(played(ready), 9)).settlement
        assert (paid.antes, paid.pulla, paid.pulla_after) == (2, BySeat(4, 0, 0), 2)


class TestWorth:
    """Ruling 37: pins, bets at eight, and a share of what the pulla has gained."""

    def test_home(self) -> None:
        """Spel 9 in the highest suit, three players: 6 pins and a bet; the pulla loses it, a
        third of eight pins each."""
        end = told(story_of("spel-9", "home", "H"))
        share = Fraction(-8, 3)
        assert worth(end) == BySeat(6 + 8 + share, -3 + share, -3 + share)
        assert share_of_pulla(end) == share

    def test_antes_are_left_out(self) -> None:
        rich, poor = (told(story_of("spel-9", "home", "H"), pulla=n) for n in (5, 0))
        assert poor.settlement.antes == 1
        assert worth(rich) == worth(poor)

    def test_kodilj_with_four_at_the_table(self) -> None:
        """Two bets, sixteen pins, of which each of four gets four in the end."""
        end = told(story_of("spel-9", "kodilj", "H"), players=4)
        assert share_of_pulla(end) == 4
        assert list(worth(end)) == [-6 - 16 + 4, 3 + 4, 3 + 4]

    def test_opponents_are_named_left_first(self) -> None:
        assert opponents_of(M) == (R, F)


def test_nobody_bids() -> None:
    """House rule of ruling 8: three passes, nothing is paid."""
    deal = make_deal(pulla=2, rules=HouseRules(forehand_may_pass=True))
    end = settled(after(deal, "F pass; M pass; R pass"))
    assert end.settlement.result is None
    assert (end.contract, end.settlement.pulla_after, end.settlement.antes) == (None, 2, 0)
    assert end.settlement.pins == end.settlement.pulla == BySeat(0, 0, 0)
    assert_zero_sum(end)
