"""The penalty for passing a gök without low holdings (rulebook "Passing on a Gök", ruling 31)."""

import pytest

from tests.helpers.deals import (
    after,
    at_turn_of,
    bought,
    claimed,
    make_deal,
    played,
)
from tests.rules.phases.stories import NO_LOW, ONE_LOW, TWO_LOW, assert_zero_sum, settled
from vira_desktop.rules.cards import Suit
from vira_desktop.rules.seats import BySeat, Seat
from vira_desktop.rules.state import Playing, Settled, State

F, M, R = Seat.FOREHAND, Seat.MIDDLEHAND, Seat.REARHAND


class TestGokPenalty:
    """Rulebook "Passing on a Gök", ruling 31."""

    def gok(
        self,
        auction: str,
        *,
        F: str = "",
        M: str = "",
        R: str = "",
        tricks: int = 0,
        pulla: int = 3,
    ) -> Settled:
        """The deal in which the gök of this auction is played and ends with *tricks*."""
        deal = make_deal(F=F, M=M, R=R, pulla=pulla)
        return settled(claimed(played(bought(after(deal, auction))), tricks))

    def test_both_may_pass(self) -> None:
        end = self.gok("F bid gok; M pass; R pass", M=TWO_LOW, R="AKQ2.AKQ.AKQ.AKQ")
        assert (end.settlement.penalty, end.settlement.pulla) == (None, BySeat(1, 0, 0))

    def test_first_hand_falls_short_with_one(self) -> None:
        """ "The so-called first hand must have a low holding in at least two suits." """
        end = self.gok("F bid gok; M pass; R pass", M=ONE_LOW, R="AKQ3.AKQ2.AKQ.AK")
        assert (end.settlement.penalty, end.settlement.pulla) == (M, BySeat(1, -1, 0))
        assert end.settlement.pulla_after == 3

    def test_second_hand_needs_one(self) -> None:
        """ "The second hand must have at least one low holding." """
        end = self.gok("F bid gok; M pass; R pass", M=TWO_LOW, R=NO_LOW)
        assert (end.settlement.penalty, end.settlement.pulla) == (R, BySeat(1, 0, -1))
        end = self.gok("F bid gok; M pass; R pass", M=TWO_LOW, R="AKQ2.AKQ.AKQ.AKQ")
        assert end.settlement.penalty is None

    def test_nobody_pays_if_both_fell_short(self) -> None:
        """ "If both opponents have passed on the bid without meeting the requirements, however, no
        penalty bet is set." """
        end = self.gok("F bid gok; M pass; R pass", M=ONE_LOW, R=NO_LOW)
        assert (end.settlement.penalty, end.settlement.pulla) == (None, BySeat(1, 0, 0))

    @pytest.mark.parametrize("tricks", [1, 2])
    def test_a_gok_that_fails_costs_the_declarer_alone(self, tricks: int) -> None:
        end = self.gok("F bid gok; M pass; R pass", M=TWO_LOW, R=NO_LOW, tricks=tricks)
        assert end.settlement.penalty is None
        assert end.settlement.pulla == BySeat(-2 * tricks, 0, 0)

    def test_a_laid_gok_has_no_penalty(self) -> None:
        ready = bought(after(make_deal(M=TWO_LOW, R=NO_LOW), "F bid gok; M pass; R pass"))
        end = settled(after(ready, "F lay"))
        assert (end.settlement.penalty, end.settlement.pulla) == (None, BySeat(-2, 0, 0))

    def test_who_passed_before_the_gok_is_not_judged(self) -> None:
        """M, who had passed, holds nothing; F, alone left, is the first hand and needs two."""
        auction = "F bid begar; M pass; R bid gok; F pass"
        end = self.gok(auction, F=TWO_LOW, M=NO_LOW)
        assert end.settlement.penalty is None
        end = self.gok(auction, F=ONE_LOW, M=NO_LOW)
        assert (end.settlement.penalty, end.settlement.pulla) == (F, BySeat(-1, 0, 1))

    def test_the_first_to_speak_after_the_gok_is_the_first_hand(self) -> None:
        """M bids gök: R speaks first and needs two, F needs one."""
        auction = "F bid begar; M bid gok; R pass; F pass"
        assert self.gok(auction, F="AKQ2.AKQ.AKQ.AKQ", R=TWO_LOW).settlement.penalty is None
        assert self.gok(auction, F=TWO_LOW, R="AKQJ2.AKQ.AKQ.AK").settlement.penalty is R
        assert self.gok(auction, F=NO_LOW, R=TWO_LOW).settlement.penalty is F

    def test_gok_i_forhand_is_a_new_gok(self) -> None:
        """M bids gök over begär, R passes on it without anything, F bids gök i förhand: R is not
        judged, and M is the lone opponent."""
        auction = "F bid begar; M bid gok; R pass; F bid gok; M pass"
        end = self.gok(auction, M=TWO_LOW, R=NO_LOW)
        assert end.settlement.penalty is None
        end = self.gok(auction, M=ONE_LOW, R=NO_LOW)
        assert end.settlement.penalty is M

    def test_a_gok_that_is_overbid_is_forgotten(self) -> None:
        """M passes on the gök with nothing; the solo that is played knows no penalty."""
        deal = make_deal(M=NO_LOW, R="J98.J98.J98.T987")
        start = after(deal, "F bid gok; M pass; R bid solo-6; F pass")
        end = settled(claimed(played(bought(start, trumps=(Suit.SPADES,))), 6))
        assert (end.settlement.penalty, end.settlement.pulla) == (None, BySeat(0, 0, 1))

    def test_the_dealt_hand_is_judged(self) -> None:
        """M takes nothing from the stock in a gök, and keeps what he was dealt to the end; the
        penalty is reckoned after his low cards have been played."""
        deal = make_deal(M=TWO_LOW, R="AKQ2.AKQ.AKQ.AKQ")
        state: State = played(bought(after(deal, "F bid gok; M pass; R pass")))
        state = at_turn_of(state, M)
        assert isinstance(state, Playing)
        low = "SHDC"[state.trick[0].card.suit]
        state = after(state, "M card " + {"S": "S3", "H": "H7", "D": "D2", "C": "C8"}[low])
        state = at_turn_of(state, F)
        end = settled(claimed(state, 0))
        assert end.settlement.penalty is None

    def test_the_antes_come_before_the_penalty(self) -> None:
        """ "Example: 3 players, pulla 0, gök home, M penalised: antes 1, pulla after 3." """
        end = self.gok("F bid gok; M pass; R pass", M=ONE_LOW, R="AKQ3.AKQ2.AKQ.AK", pulla=0)
        assert (end.settlement.antes, end.settlement.pulla_after) == (1, 3)
        assert_zero_sum(end)
