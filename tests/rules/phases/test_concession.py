"""What conceding pays (ruling 25)."""

from tests.helpers.deals import (
    after,
    at_turn_of,
    bought,
    make_deal,
    played,
    refuses,
    some,
)
from tests.rules.phases.stories import (
    NO_LOW,
    ONE_LOW,
    TWO_LOW,
    Story,
    assert_zero_sum,
    settled,
    story_of,
    told_until_play,
)
from vira_desktop.rules.actions import Concede
from vira_desktop.rules.cards import Suit
from vira_desktop.rules.flow import apply
from vira_desktop.rules.games import Result
from vira_desktop.rules.seats import BySeat, Seat
from vira_desktop.rules.state import Playing, Settled, State

F, M, R = Seat.FOREHAND, Seat.MIDDLEHAND, Seat.REARHAND


class TestConcession:
    """Ruling 25: the one who concedes while it is open pays for both, and a bet."""

    def conceded(self, story: Story, seat: Seat = M) -> Settled:
        state: State = played(told_until_play(story))
        return settled(apply(at_turn_of(state, seat), Concede(seat)))

    def test_open_and_high(self) -> None:
        end = self.conceded(story_of("spel-9", "home", "H"))
        assert end.settlement.result is Result.HOME
        assert end.taken[F] == 13
        assert end.settlement.pins == BySeat(6, -6, 0)
        assert end.settlement.pulla == BySeat(1, -1, 0)
        assert end.conceded is M
        assert_zero_sum(end)

    def test_open_and_low(self) -> None:
        end = self.conceded(story_of("kopmisar-6", "home"), R)
        assert (end.settlement.result, end.taken[F]) == (Result.HOME, 0)
        assert end.settlement.pins == BySeat(2, 0, -2)
        assert end.settlement.pulla == BySeat(1, 0, -1)

    def test_after_a_repurchase_the_first_buy_still_is_paid_to_both(self) -> None:
        """Each of them has got 3 pins for the first buy; the game's 3 x 2 come from M alone."""
        end = self.conceded(story_of("spel-9", "home", "H", "H", again=True))
        assert end.settlement.pins == BySeat(-6 + 6, 3 - 6, 3)
        assert end.settlement.pulla == BySeat(0, -1, 0)
        assert (end.settlement.antes, end.settlement.pulla_after) == (0, 6)

    def test_a_gok_conceded_by_who_should_not_have_passed(self) -> None:
        """M falls short and concedes: a bet for each; R falls short and M concedes: one each."""
        auction = "F bid gok; M pass; R pass"
        cases = (
            (ONE_LOW, "AKQ3.AKQ2.AKQ.AK", M, BySeat(1, -2, 0)),
            (TWO_LOW, NO_LOW, R, BySeat(1, -1, -1)),
            (TWO_LOW, "AKQ2.AKQ.AKQ.AKQ", None, BySeat(1, -1, 0)),
        )
        for m, r, penalty, bets in cases:
            state: State = played(bought(after(make_deal(M=m, R=r), auction)))
            end = settled(apply(at_turn_of(state, M), Concede(M)))
            assert (end.settlement.penalty, end.settlement.pulla) == (penalty, bets)
            assert_zero_sum(end)

    def test_high_and_already_won(self) -> None:
        """F has the six tricks of a begär: it is decided, and both pay as usual."""
        deal = make_deal(F="AKQJT98..AKQ.AKQ", highest="S")
        state: State = played(bought(deal, "begar", trumps=(Suit.SPADES,)))
        for _ in range(6):
            state = after(state, "F card " + trump_of(state))
            state = at_turn_of(state, F)
        state = after(state, "F card " + trump_of(state))
        end = settled(apply(at_turn_of(state, M), Concede(M)))
        assert end.taken == BySeat(13, 0, 0)
        assert end.settlement.pins == BySeat(2, -1, -1)
        assert end.settlement.pulla == BySeat(1, 0, 0)

    def test_high_and_already_lost(self) -> None:
        """A vira that has lost a trick is bet at best: paid by the count, and nobody is fined."""
        deal = make_deal(F="AKQJT98765432...", M=".AKQJT98765432..", highest="H")
        state: State = played(bought(deal, "solo-vira", declarer="R", trumps=(Suit.CLUBS,)))
        state = at_turn_of(after(state, "F card SA"), R)
        state = at_turn_of(after(state, "R card " + some(state, "R", 1)), F)
        state = at_turn_of(state, F)
        assert isinstance(state, Playing)
        assert state.taken[R] < len(state.tricks)
        end = settled(apply(state, Concede(F)))
        assert end.settlement.result is not Result.HOME
        assert end.settlement.pins == BySeat(32, 32, -64)
        assert end.settlement.pulla[F] == 0

    def test_low_and_already_lost(self) -> None:
        """The declarer has a trick: what is conceded is that he gets no other."""
        deal = make_deal(F="AKQJT98765432...", highest="H")
        state: State = played(bought(deal, "solo-grande"))
        state = at_turn_of(after(state, "F card SA"), F)
        state = after(state, "F card S2")
        end = settled(apply(at_turn_of(state, R), Concede(R)))
        assert (end.settlement.result, end.taken[F]) == (Result.BET, 1)
        assert end.settlement.pins == BySeat(-8, 4, 4)
        assert end.settlement.pulla == BySeat(-1, 0, 0)
        assert end.conceded is R

    def test_before_the_first_lead(self) -> None:
        """The forehand is to lead, and gives up instead."""
        state = played(told_until_play(story_of("spel-8", "home", "H"), R))
        end = settled(after(state, "F concede"))
        assert end.settlement.pins == BySeat(-2, 0, 2)
        assert end.settlement.pulla == BySeat(-1, 0, 1)

    def test_only_at_ones_turn_and_never_by_the_declarer(self) -> None:
        state = played(told_until_play(story_of("spel-8", "home", "H")))
        refuses(state, ("M concede", "not-your-turn"), ("F concede", "not-now"))

    def test_in_answer_to_a_claim(self) -> None:
        """All tricks are given, whatever was claimed."""
        state = after(played(told_until_play(story_of("spel-9", "home", "H"))), "F claim 9")
        end = settled(after(state, "M concede"))
        assert (end.taken[F], end.settlement.pins) == (13, BySeat(6, -6, 0))
        end = settled(after(state, "M accept; R concede"))
        assert (end.taken[F], end.settlement.pins) == (13, BySeat(6, 0, -6))
        refuses(state, ("R concede", "not-your-turn"), ("F concede", "not-your-turn"))


def trump_of(state: State) -> str:
    """The declarer's highest spade."""
    assert isinstance(state, Playing)
    return str(max(c for c in state.table.hands[F] if c.suit is Suit.SPADES))
