"""Sentences of the rulebook that no other file quotes, each as a test, section by section."""

import random

from tests.helpers.deals import after, bought, listed, make_deal, played, some, wins_auction
from vira_desktop.rules.cards import ALL_CARDS, Suit
from vira_desktop.rules.games import GAMES, Column, Qualifier, Result
from vira_desktop.rules.offers import trumps_allowed
from vira_desktop.rules.phases import dealing
from vira_desktop.rules.phases.payment import column_of
from vira_desktop.rules.seats import SEATS, BySeat, opponents_of
from vira_desktop.rules.state import Buying, Direction, Playing, Settled

F, M, R = SEATS


class TestTheDeal:
    """Section "The Deal"."""

    def test_thirteen_each_and_thirteen_in_the_stock(self) -> None:
        """ "Every player has thirteen cards. The remaining thirteen cards form the stock." """
        deal = dealing.begin(random.Random(1), players=3, pulla=0)
        parts = [*deal.hands, deal.stock]
        assert [len(part) for part in parts] == [13, 13, 13, 13]
        assert sorted(card for part in parts for card in part) == list(ALL_CARDS)

    def test_three_active_players(self) -> None:
        """ "In each individual deal, however, only three active players take part." """
        deal = dealing.begin(random.Random(1), players=4, pulla=0)
        assert deal.players == 4
        assert len(list(deal.hands)) == 3


class TestRankingOfTheSuits:
    """Section "Ranking of the Suits"."""

    def test_a_black_suit(self) -> None:
        """ "If one of the black suits … becomes the highest suit, the other black suit is called
        färg …, and the two red suits are called ofärger." """
        columns = {suit: column_of(suit, Suit.SPADES) for suit in Suit}
        assert columns == {
            Suit.SPADES: Column.HIGHEST,
            Suit.CLUBS: Column.SUIT,
            Suit.HEARTS: Column.OFF,
            Suit.DIAMONDS: Column.OFF,
        }

    def test_a_red_suit(self) -> None:
        """ "If a red suit becomes the highest suit, the other red suit is called färg and the black
        suits are the ofärger." """
        columns = {suit: column_of(suit, Suit.DIAMONDS) for suit in Suit}
        assert columns == {
            Suit.DIAMONDS: Column.HIGHEST,
            Suit.HEARTS: Column.SUIT,
            Suit.SPADES: Column.OFF,
            Suit.CLUBS: Column.OFF,
        }

    def test_not_to_be_confused_with_trump(self) -> None:
        """ "This must not be confused with trump, which is decided later." """
        state = after(make_deal(highest="H"), wins_auction("F", "spel-7"))
        assert isinstance(state, Buying)
        assert state.contract.trump is None


class TestBidding:
    """Section "Bidding"."""

    def test_forty_games(self) -> None:
        """ "There are forty different games to choose from." """
        assert len(GAMES) == 40

    def test_some_leave_the_choice(self) -> None:
        """ "There is a small number of games in which the declarer himself may choose." """
        assert sum(1 for game in GAMES if game.high_tricks and game.low) == 5

    def test_the_opponents_are_the_two_others(self) -> None:
        """ "The two other players, the opponents or defenders, temporarily form a pair." """
        for seat in SEATS:
            assert {seat, *opponents_of(seat)} == set(SEATS)

    def test_the_choice_is_free_without_a_qualifier(self) -> None:
        """ "The choice of trump suit in gask games and solo games is entirely free, unless the bid
        was made in a suit or in the highest suit." """
        for highest in Suit:
            assert trumps_allowed(Qualifier.PLAIN, highest) == set(Suit)
            assert len(trumps_allowed(Qualifier.SUIT, highest)) == 2


class TestBuying:
    """Sections on gask, buying and solo games."""

    def test_at_this_stage_he_holds_between_thirteen_and_twenty_six(self) -> None:
        """Gask on 0 and gök."""
        none_kept = after(make_deal(), wins_auction("F", "gask-0"), "F keep")
        all_kept = after(make_deal(), wins_auction("F", "gok"), "F take")
        counts = []
        for state in (none_kept, all_kept):
            assert isinstance(state, Buying)
            counts.append(len(state.table.hands[F]))
        assert counts == [13, 26]

    def test_trump_after_the_buying_in_gask_before_it_in_solo(self) -> None:
        """ "In gask games trump is chosen after the buying, but in buying games and solo games it
        is always chosen before the buying." """
        gask = after(make_deal(), wins_auction("F", "gask-6"))
        assert not any("trump" in text for text in listed(gask))
        for game in ("spel-8", "solo-8"):
            first = listed(after(make_deal(), wins_auction("F", game)))
            assert [text.split()[1] for text in first] == ["trump"] * 4

    def test_a_misere_is_played_in_sang(self) -> None:
        """ "Low games are always played in sang, that is, without a trump suit." """
        for game in (game for game in GAMES if game.low):
            state = bought(make_deal(), game.key, direction=Direction.LOW)
            assert state.contract.trump is None

    def test_opponents_of_a_misere_have_cards_over(self) -> None:
        """ "The opponents are not allowed to set aside any cards and will each receive two cards
        over when the game has been played." """
        state = played(bought(make_deal(), "gask-0", direction=Direction.LOW))
        assert isinstance(state, Playing)
        assert [len(hand) for hand in state.table.hands] == [11, 13, 13]

    def test_the_bottom_card_is_never_turned_by_turning_again(self) -> None:
        """ "At least two cards must remain in the stock for the declarer to turn again, since the
        bottom card may become visible when the cards are dealt." """
        state = after(make_deal(stock="H2"), wins_auction("F", "turne-6"), "F turn")
        state = after(state, f"F buy {some(state, 'F', 11)}; F repurchase; F turn")
        assert isinstance(state, Buying)
        assert len(state.table.stock) == 2
        assert state.table.turned == state.table.stock[:1]


class TestPlayingOrLayingDown:
    """Section "Playing or Laying Down the Hand"."""

    def test_three_ways_after_the_first_buying_two_after_the_second(self) -> None:
        """ "He may choose between playing the hand, laying it down and (in buying games) making a
        repurchase. After any repurchase only the first two options remain." """
        state = after(make_deal(), wins_auction("F", "spel-7"), "F trump S; F buy")
        assert listed(state) == ["F repurchase", "F play", "F lay"]
        state = after(state, "F repurchase")
        assert listed(after(state, f"F buy {some(state, 'F', 1)}")) == ["F play", "F lay"]

    def test_laying_down_costs_the_least_he_could_have_lost(self) -> None:
        """ "The payment is the lowest possible sum he could have lost had the hand been played
        instead": bet, not kodilj, and for a solo kodilj."""
        costs = {"spel-9": "bet", "gask-6": "bet", "gok": "bet", "kopmisar-2": "bet"}
        costs |= {"solo-9": "kodilj", "solo-petite": "kodilj"}
        for game, result in costs.items():
            over = after(bought(make_deal(), game, trumps=(Suit.HEARTS,)), "F lay")
            assert isinstance(over, Settled)
            assert over.settlement.result is Result(result)
            assert over.taken == BySeat(0, 0, 0)


class TestWhatTheNumbersMean:
    """Section "What the Numbers Mean"."""

    def test_a_single_low_card(self) -> None:
        """ "Playing köpmisär on 1 with a single low card in hand, in the belief that one may buy as
        in gask on 1, can prove quite problematic": one card is kept there, bought here."""
        gask = after(make_deal(), wins_auction("F", "gask-1"))
        gask = after(gask, f"F keep {some(gask, 'F', 1)}")
        kop = after(make_deal(), wins_auction("F", "kopmisar-1"))
        kop = after(kop, f"F buy {some(kop, 'F', 1)}")
        kept = []
        for state in (gask, kop):
            assert isinstance(state, Buying)
            kept.append(len(state.table.hands[F] & state.table.deal.hands[F]))
        assert kept == [1, 12]


class TestPayments:
    """Sections "Payments" and "Bets"; the whole tables: phases/test_payment.py."""

    def test_results(self) -> None:
        """ "If he takes one trick too few he has gone bet …, and if he misses by two tricks or more
        … kodilj"; low by the tricks he takes; surplus tricks are a home like any other."""
        high = bought(make_deal(), "spel-9", trumps=(Suit.HEARTS,)).contract
        low = bought(make_deal(), "gok").contract
        home, bet, kodilj = Result.HOME, Result.BET, Result.KODILJ
        assert [high.result_of(n) for n in (13, 10, 9, 8, 7, 0)] == [
            *(home, home, home, bet, kodilj, kodilj),
        ]
        assert [low.result_of(n) for n in (0, 1, 2, 13)] == [home, bet, kodilj, kodilj]
