"""What a deal pays, for every row of the table and every way to end, reckoned here once more from
the printed tables and the words of the rulebook. Every deal goes through the one door; it is ended
by a claim at the first lead, since only the number of tricks counts."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

import pytest

from tests.helpers.deals import (
    after,
    at_turn_of,
    bought,
    claimed,
    make_deal,
    played,
    refuses,
    some,
    stock_showing,
    wins_auction,
)
from tests.rules.tables import ROWS, Row, bets_of
from vira_desktop.rules.actions import Concede, LayDown
from vira_desktop.rules.cards import Suit
from vira_desktop.rules.flow import apply
from vira_desktop.rules.games import PullaRow, Qualifier, Result
from vira_desktop.rules.phases.payment import share_of_pulla, worth
from vira_desktop.rules.seats import SEATS, BySeat, Seat, opponents_of
from vira_desktop.rules.state import Deal, Direction, HouseRules, Playing, Settled, State

F, M, R = Seat.FOREHAND, Seat.MIDDLEHAND, Seat.REARHAND

# Hearts are the highest suit in these deals: diamonds the second, spades and clubs off-suits.
TRUMPS = {0: Suit.SPADES, 1: Suit.DIAMONDS, 2: Suit.HEARTS}
COLUMN = {Suit.SPADES: 0, Suit.CLUBS: 0, Suit.DIAMONDS: 1, Suit.HEARTS: 2}
TRICKS_SHORT = {"home": 0, "surplus": -1, "bet": 1, "kodilj": 2, "worse": 4}


# Hands with low holdings in no suit, in one, in two. Every suit has at least three cards.
NO_LOW = "AKQ.AKQ.AKQ.AKQJ"
ONE_LOW = "J72.JT9.JT9.T987"  # a two
TWO_LOW = "643.J87.J8732.98"  # four and three; a two


@dataclass(frozen=True, slots=True, kw_only=True)
class Story:
    """A game, how it was played, and how it ended."""

    row: Row
    trump: Suit | None
    """None in a low game."""
    first: Suit | None = None
    """The trump of the first buy, when it was bought again."""
    again: bool = False
    end: str
    qualifier: Qualifier = Qualifier.PLAIN

    def __str__(self) -> str:
        trumps = [suit.letter for suit in (self.first, self.trump) if suit is not None]
        parts = [self.row.key, *trumps, "again" * self.again, self.end, self.qualifier.name.lower()]
        return " ".join(part for part in parts if part and part != "plain")

    @property
    def result(self) -> str:
        """ "A laid gask or buying game is always counted as if the declarer had gone bet, while a
        laid solo game is counted as kodilj." """
        if self.end == "laid":
            return "kodilj" if self.row.group == "solo" else "bet"
        return {"surplus": "home", "worse": "kodilj"}.get(self.end, self.end)

    @property
    def tricks(self) -> int:
        """What the declarer ends with: "one trick too few", "misses by two tricks or more"."""
        if self.trump is None:
            return max(0, TRICKS_SHORT[self.end])
        assert self.row.high_tricks
        return self.row.high_tricks - TRICKS_SHORT[self.end]


def pins_printed(row: Row, trump: Suit | None) -> int:
    """ "The highest suit is always the most expensive, followed by a suit, and the cheapest is when
    an off-suit is trump." A low game pays by the misère column."""
    if trump is None or row.pins is None:
        return row.misere_pins
    return row.pins[COLUMN[trump]]


def pins_to_declarer(story: Story) -> int:
    """What each opponent pays to the declarer; negative: gets from him."""
    paid = 0
    if story.again:
        # "He must first pay pins to each opponent as if the hand had been laid after the first
        # purchase, that is, the opponents receive pins for the suit chosen as trump in the first."
        paid -= pins_printed(story.row, story.first)
    if story.end == "laid" and story.row.group != "buying":
        # "Paid as in an off-suit, unless it was bid in a suit or in the highest suit."
        return paid - (story.row.pins[story.qualifier] if story.row.pins else story.row.misere_pins)
    game = pins_printed(story.row, story.trump)
    return paid + (game if story.result == "home" else -game)


def bets_of_declarer(story: Story) -> int:
    """Bets lifted, or put in as a negative number."""
    printed = bets_of(story.row.key)
    if not story.again:
        return {"home": printed.home, "bet": -printed.bet, "kodilj": -printed.kodilj}[story.result]
    assert printed.re_home is not None
    assert printed.re_bet
    assert printed.re_kodilj
    return {"home": printed.re_home, "bet": -printed.re_bet, "kodilj": -printed.re_kodilj}[
        story.result
    ]


def high_stories(row: Row) -> Iterator[Story]:
    """Each trump colour, and each pair of colours where a repurchase may change it."""
    ends = ["home", "bet", "kodilj", "worse", "laid"]
    if row.high_tricks and row.high_tricks < 13:
        ends.append("surplus")
    for trump in TRUMPS.values():
        for end in ends:
            yield Story(row=row, trump=trump, end=end)
            if row.group == "buying":
                for first in TRUMPS.values() if row.turn_up else [trump]:
                    yield Story(row=row, trump=trump, first=first, again=True, end=end)


def low_stories(row: Row) -> Iterator[Story]:
    """Played for no trick."""
    for end in ("home", "bet", "kodilj", "worse", "laid"):
        yield Story(row=row, trump=None, end=end)
        if row.group == "buying":
            yield Story(row=row, trump=None, again=True, end=end)


def qualified_stories(row: Row) -> Iterator[Story]:
    """Bid i färg and i högsta färg; the trumps that this leaves."""
    if row.pins is None or row.turn_up:
        return
    for qualifier, trumps in ((Qualifier.SUIT, (1, 2)), (Qualifier.HIGHEST, (2,))):
        for column in trumps:
            for end in ("home", "bet", "kodilj", "laid"):
                yield Story(row=row, trump=TRUMPS[column], end=end, qualifier=qualifier)


def stories() -> Iterator[Story]:
    """Every row x how it is played x how it ends."""
    for row in ROWS:
        if row.high_tricks:
            yield from high_stories(row)
        if row.low:
            yield from low_stories(row)
        yield from qualified_stories(row)


STORIES = tuple(stories())


def deal_for(story: Story, *, players: int, pulla: int) -> Deal:
    """Cards in which the trumps wished for are turned up, with other suits beside them."""
    shown = []
    for suit in (story.first, story.trump):
        others = [other.letter for other in Suit if other is not suit]
        if suit is not None:
            shown.append(suit.letter + "".join(others[: story.row.turn_up - 1]))
    stock = stock_showing(*shown) if story.row.turn_up else ""
    if story.row.key == "gok":  # both may pass: penalties have tests of their own
        m, r = TWO_LOW, "AKQ2.AKQ.AKQ.AKQ"
        return make_deal(M=m, R=r, highest="H", players=players, pulla=pulla)
    return make_deal(stock=stock, highest="H", players=players, pulla=pulla)


def told(story: Story, declarer: Seat = F, *, players: int = 3, pulla: int = 5) -> Settled:
    """The whole deal, from the first bid to the payment."""
    trumps = [suit for suit in (story.first, story.trump) if suit is not None]
    ready = bought(
        deal_for(story, players=players, pulla=pulla),
        story.row.key,
        declarer=declarer.value,
        qualifier=story.qualifier,
        direction=Direction.LOW if story.trump is None else Direction.HIGH,
        trumps=trumps if story.row.turn_up > 1 else trumps[:1] if not story.row.turn_up else (),
        again=story.again,
    )
    if story.end == "laid":
        return settled(apply(ready, LayDown(declarer)))
    return settled(claimed(played(ready), story.tricks))


def settled(state: State) -> Settled:
    """*state*, which must be the end of the deal."""
    assert isinstance(state, Settled)
    return state


def by_seat(declarer: Seat, each: int, others: int) -> BySeat[int]:
    """*each* for the declarer, *others* for both opponents."""
    return BySeat(*(each if seat is declarer else others for seat in SEATS))


def assert_zero_sum(deal: Settled) -> None:
    """Pins sum to zero; pulla and bets are constant but for the antes; worth sums to zero."""
    payment, players = deal.settlement, deal.table.deal.players
    assert sum(payment.pins) == 0
    assert payment.pulla_after + sum(payment.pulla) == (
        deal.table.deal.pulla + payment.antes * players
    )
    assert payment.pulla_after >= 0
    sitting_out = (players - 3) * share_of_pulla(deal)
    assert sum(worth(deal), sitting_out) == 0


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


def story_of(
    key: str, end: str, trump: str | None = None, first: str | None = None, *, again: bool = False
) -> Story:
    """A story by names."""
    row = next(row for row in ROWS if row.key == key)
    suits = {suit.letter: suit for suit in Suit}
    return Story(
        row=row,
        trump=suits[trump] if trump else None,
        first=suits[first] if first else None,
        again=again,
        end=end,
    )


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


def told_until_play(story: Story, declarer: Seat = F) -> State:
    """The declarer about to say that he plays."""
    trumps = [suit for suit in (story.first or story.trump,) if suit is not None]
    return bought(
        deal_for(story, players=3, pulla=5),
        story.row.key,
        declarer=declarer.value,
        direction=Direction.LOW if story.trump is None else Direction.HIGH,
        trumps=trumps,
        again=story.again,
    )


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
