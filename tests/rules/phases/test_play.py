"""The play of the cards, claims and concessions through the door (rulings 21, 24, 25)."""

from dataclasses import replace
from itertools import permutations

import pytest

from tests.helpers.deals import (
    after,
    bought,
    listed,
    make_deal,
    played,
    refusal,
    refuses,
    wins_auction,
)
from vira_desktop.rules.actions import PlayCard
from vira_desktop.rules.cards import Suit, parse_card
from vira_desktop.rules.flow import apply, legal_actions
from vira_desktop.rules.games import Result
from vira_desktop.rules.phases.play import best_of
from vira_desktop.rules.seats import SEATS, BySeat, Seat
from vira_desktop.rules.state import Direction, Played, Playing, Settled, State

F, M, R = SEATS

# Forehand plays begär in spades: each hand has something of every suit but one.
DEAL = make_deal(
    F="AKQJT9.A43.A432.",
    M="87.KQJT.KQJ.KQJT",
    R="6543.987.T987.98",
    highest="D",
)


# Middle-hand takes a heart and leads a club, of which forehand has none.
LOST_AND_CLUB_LED = "F card H3; M card HT; R card H7; M card CK; R card C8"


def playing(game: str = "begar", trump: Suit = Suit.SPADES, *texts: str) -> Playing:
    """Forehand's game in DEAL before the first lead, and after these cards."""
    state = after(played(bought(DEAL, game, trumps=(trump,))), *texts)
    assert isinstance(state, Playing)
    return state


def cards_open(state: State) -> str:
    """The cards that may be played now."""
    words = [text.split() for text in listed(state)]
    return " ".join(word[2] for word in words if word[1] == "card")


class TestFollowingSuit:
    """ "One must always follow suit if one can … If one cannot, one may play any card." """

    def test_forehand_leads_any_card(self) -> None:
        state = playing()
        assert state.to_act is F
        assert len(cards_open(state).split()) == 13
        refuses(
            state,
            ("M card S7", "not-your-turn"),
            ("F card C2", "card-not-held"),
            ("F card S8", "card-not-held"),
            ("F play", "not-now"),
            ("F pass", "not-now"),
            ("F buy", "not-now"),
        )

    @pytest.mark.parametrize("declarer", ["M", "R"])
    def test_forehand_leads_whoever_is_declarer(self, declarer: str) -> None:
        state = played(bought(DEAL, "spel-7", declarer=declarer, trumps=(Suit.SPADES,)))
        assert isinstance(state, Playing)
        assert state.to_act is F

    def test_the_others_follow(self) -> None:
        state = playing("begar", Suit.SPADES, "F card HA")
        assert cards_open(state) == "HT HJ HQ HK"
        refuses(
            state,
            ("M card H9", "card-not-held"),
            ("M card C2", "card-not-held"),
            ("M card S8", "must-follow-suit"),
            ("M card DK", "must-follow-suit"),
            ("R card H7", "not-your-turn"),
            ("M card HT", None),
        )

    def test_who_has_none_plays_anything(self) -> None:
        """A trump is not asked for."""
        state = playing("begar", Suit.SPADES, LOST_AND_CLUB_LED)
        assert state.to_act is F
        assert len(cards_open(state).split()) == 12
        assert refusal(state, "F card D2") is None
        assert refusal(state, "F card S9") is None


class TestWhoWins:
    """ "The highest trump wins the trick; otherwise the highest card of the suit that was led." """

    @pytest.mark.parametrize(
        ("trump", "cards", "winner"),
        [
            (None, "H2 H9 HK", R),
            (None, "H2 SA DA", F),
            (None, "HT HJ H9", M),
            ("S", "H2 S2 HA", M),
            ("S", "HA S2 S3", R),
            ("S", "S5 SA S2", M),
            ("S", "H2 DA CA", F),
            ("H", "H2 H3 SA", M),
        ],
    )
    def test_a_trick(self, trump: str | None, cards: str, winner: Seat) -> None:
        suits = {suit.letter: suit for suit in Suit}
        named = map(parse_card, cards.split())
        trick = [Played(seat, card) for seat, card in zip(SEATS, named, strict=True)]
        best = best_of(trick, suits[trump] if trump else None, aces_low=False)
        assert best.seat is winner

    def test_order_in_a_suit(self) -> None:
        """ "The ace is normally the highest card of a suit, followed by the king, queen, jack and
        so on down to the two"; as ones the aces are lower than the twos."""
        order = "23456789TJQKA"
        for low, high in ((a, b) for a, b in permutations(order, 2)):
            pair = [Played(F, parse_card("C" + low)), Played(M, parse_card("C" + high))]
            usual = M if order.index(high) > order.index(low) else F
            assert best_of(pair, None, aces_low=False).seat is usual
            ones = "A" + order[:-1]
            expected = M if ones.index(high) > ones.index(low) else F
            assert best_of(pair, None, aces_low=True).seat is expected

    def test_the_winner_leads(self) -> None:
        """ "The player who wins a trick leads to the next." """
        state = playing("begar", Suit.SPADES, "F card D2; M card DK; R card D7")
        assert state.to_act is M
        assert state.taken == BySeat(0, 1, 0)
        assert [trick.winner for trick in state.tricks] == [M]
        assert [trick.leader for trick in state.tricks] == [F]
        assert state.trick == ()


class TestTheEnd:
    """ "Thirteen tricks are played in each game, except in misères where the declarer has been
    allowed to set aside one or two cards." """

    @pytest.mark.parametrize(
        ("game", "direction", "tricks"),
        [
            ("spel-7", Direction.HIGH, 13),
            ("gask-0", Direction.HIGH, 13),
            ("gask-0", Direction.LOW, 11),
            ("gask-1", Direction.LOW, 12),
            ("gask-2", Direction.LOW, 13),
            ("gask-3", Direction.LOW, 12),
            ("gask-4", Direction.LOW, 13),
            ("gok", Direction.LOW, 13),
            ("kopmisar-1", Direction.LOW, 11),
            ("kopmisar-2", Direction.LOW, 12),
            ("kopmisar-6", Direction.LOW, 12),
            ("solo-petite", Direction.LOW, 12),
            ("solo-grande", Direction.LOW, 13),
            ("solo-petite-ouverte", Direction.LOW, 12),
            ("solo-petite-ouverte-royale", Direction.LOW, 12),
            ("solo-grande-ouverte", Direction.LOW, 13),
            ("solo-grande-ouverte-royale", Direction.LOW, 13),
        ],
    )
    def test_the_last_trick(self, game: str, direction: Direction, tricks: int) -> None:
        """Played out to the last card, which every opponent of a small misère has over."""
        state: State = played(bought(DEAL, game, direction=direction, trumps=(Suit.SPADES,)))
        count = 0
        while isinstance(state, Playing):
            state = after(state, f"{state.to_act.value} card {cards_open(state).split()[0]}")
            count += 1
        assert isinstance(state, Settled)
        assert (count, len(state.tricks), sum(state.taken)) == (3 * tricks, tricks, tricks)
        assert [len(hand) for hand in state.table.hands] == [0, 13 - tricks, 13 - tricks]
        refuses(state, ("F card S2", "deal-is-over"), ("M pass", "deal-is-over"))
        assert legal_actions(state) == ()


class TestClaims:
    """Ruling 25."""

    def test_by_the_declarer_at_his_turn(self) -> None:
        state = playing()
        refuses(
            state,
            ("M claim 6", "not-your-turn"),
            ("F claim 13", None),
            ("F claim 0", None),
            ("F accept", "not-now"),
            ("F refuse", "not-now"),
        )
        state = playing("begar", Suit.SPADES, "F card HA")
        refuses(state, ("F claim 6", "not-your-turn"), ("M claim 6", "not-now"))
        refuses(state, ("M accept", "not-now"), ("M refuse", "not-now"))

    def test_before_the_first_lead_only_forehand_is_at_turn(self) -> None:
        state = played(bought(DEAL, "spel-7", declarer="M", trumps=(Suit.SPADES,)))
        refuses(state, ("M claim 7", "not-your-turn"), ("F claim 7", "not-now"))
        mid_trick = after(state, "F card SA")
        refuses(mid_trick, ("M claim 0", None), ("M claim 13", None))

    def test_no_fewer_than_taken_and_no_more_than_can_be(self) -> None:
        won = playing("begar", Suit.SPADES, "F card SA; M card S7; R card S3")
        refuses(won, ("F claim 0", "claim-impossible"), ("F claim 1", None), ("F claim 13", None))
        lost = playing("begar", Suit.SPADES, LOST_AND_CLUB_LED)
        refuses(lost, ("F claim 13", "claim-impossible"), ("F claim 12", None), ("F claim 0", None))

    def test_in_a_small_misere_there_are_fewer_tricks(self) -> None:
        state = played(bought(DEAL, "kopmisar-1"))
        refuses(state, ("F claim 12", "claim-impossible"), ("F claim 11", None))

    def test_the_left_opponent_answers_first(self) -> None:
        state = after(playing(), "F claim 6")
        assert listed(state) == [
            *("M accept", "M refuse", "M concede"),
        ]
        refuses(
            state,
            ("R accept", "not-your-turn"),
            ("F accept", "not-your-turn"),
            ("F refuse", "not-your-turn"),
            ("F card SA", "claim-open"),
            ("F claim 7", "claim-open"),
            ("M card S7", "claim-open"),
            ("R pass", "claim-open"),
        )
        second = after(state, "M accept")
        refuses(second, ("M accept", "not-your-turn"), ("R card S3", "claim-open"))
        assert listed(second) == [
            *("R accept", "R refuse", "R concede"),
        ]

    def test_two_accept_and_the_hand_is_over(self) -> None:
        """The opponents keep the tricks they have."""
        state = playing("begar", Suit.SPADES, LOST_AND_CLUB_LED)
        end = after(state, "F claim 5; M accept; R accept")
        assert isinstance(end, Settled)
        assert end.taken == BySeat(5, 1, 0)
        assert end.settlement.result is Result.BET
        assert [str(card.card) for card in end.trick] == ["CK", "C8"], "the trick broken off"
        assert end.conceded is None

    def test_a_refusal_gives_the_turn_back(self) -> None:
        for answers in ("M refuse", "M accept; R refuse"):
            state = playing("begar", Suit.SPADES, "F claim 7", answers)
            assert state.to_act is F
            assert state.claim is None
            assert state == replace(playing(), claim_refused=True)
            refuses(state, ("R accept", "not-your-turn"), ("F claim 7", None))

    def test_a_refusal_is_remembered_until_the_next_card(self) -> None:
        state = playing("begar", Suit.SPADES, "F claim 7", "M refuse")
        (card, *_) = sorted(state.table.hands[F])
        assert apply(state, PlayCard(F, card)) == apply(playing(), PlayCard(F, card))

    def test_it_is_counted_even_against_the_declarer(self) -> None:
        end = after(playing(), "F claim 0; M accept; R accept")
        assert isinstance(end, Settled)
        assert end.settlement.result is Result.KODILJ

    def test_aces_cannot_be_announced_while_it_is_open(self) -> None:
        state = after(low_gask(), "F claim 0")
        refuses(state, ("F aces-low", "claim-open"))
        refuses(after(state, "M refuse"), ("F aces-low", None))


def low_gask(declarer: str = "F") -> State:
    """A gask on 4 played low by a declarer who holds all four aces, before the first lead."""
    aces = "A765.A54.A43.A87"
    hands = {"F": "", "M": "", "R": ""} | {declarer: aces}
    deal = make_deal(F=hands["F"], M=hands["M"], R=hands["R"], highest="S")
    state = after(deal, wins_auction(declarer, "gask-4"), f"{declarer} keep SA HA DA CA")
    rest = sorted(deal.stock, key=lambda card: -card.rank)[:4]
    names = " ".join(map(str, rest))
    return after(state, f"{declarer} aside {names}; {declarer} low; {declarer} play")


class TestAcesAsOnes:
    """ "This must be announced before the first card is played; otherwise the aces keep their
    normal value." """

    def test_without_a_turn_until_the_first_card(self) -> None:
        state = low_gask("R")
        assert isinstance(state, Playing)
        assert state.to_act is F
        refuses(
            state,
            ("R aces-low", None),
            ("M aces-low", "not-your-turn"),
            ("F aces-low", "not-now"),
        )
        card = cards_open(state).split()[0]
        refuses(after(state, f"F card {card}"), ("R aces-low", "not-your-turn"))
        twice = after(state, "R aces-low")
        refuses(twice, ("R aces-low", "not-your-turn"))
        assert isinstance(twice, Playing)
        assert twice.contract.aces_low

    def test_at_turn_but_too_late(self) -> None:
        state = low_gask()
        refuses(state, ("F aces-low", None))
        refuses(after(state, "F aces-low"), ("F aces-low", "not-now"))

    def test_all_four_must_be_held(self) -> None:
        """Three aces kept, the fourth with an opponent."""
        deal = make_deal(F="A765.A54.A43.987", M="...A", highest="S")
        state = after(deal, wins_auction("F", "gask-4"), "F keep SA HA DA S5")
        high = sorted(deal.stock, key=lambda card: -card.rank)[:4]
        state = after(state, "F aside " + " ".join(map(str, high)), "F low; F play")
        refuses(state, ("F aces-low", "aces-not-held"))
        assert "F aces-low" not in listed(state)

    def test_they_are_ones_for_everyone(self) -> None:
        """The led ace loses to a two; unannounced it takes the trick."""
        for announce, expected in (("F aces-low; ", Result.HOME), ("", Result.BET)):
            state = after(low_gask(), announce + "F card SA")
            for _ in range(2):
                assert isinstance(state, Playing)
                state = after(state, f"{state.to_act.value} card {cards_open(state).split()[0]}")
            assert isinstance(state, Playing)
            assert state.contract.result_of(state.taken[F]) is expected
