"""Gask, gök and vira: the stock taken, high or low, aces as ones (rulings 18, 21, 27)."""

import pytest

from tests.helpers.deals import after, bought, make_deal, refuses, wins_auction
from tests.rules.phases.buying_steps import (
    HEARTS,
    SPADES,
    asked,
    buying,
    cards,
    declared,
)
from vira_desktop.rules.cards import Suit
from vira_desktop.rules.games import Qualifier
from vira_desktop.rules.notation import format_cards
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.state import (
    Direction,
    Playing,
    Settled,
    State,
)

F, M, R = Seat.FOREHAND, Seat.MIDDLEHAND, Seat.REARHAND


class TestGask:
    """Cards kept, the whole stock taken, down to thirteen, high or low."""

    @pytest.mark.parametrize("number", [0, 1, 2, 3, 4])
    def test_either_way(self, number: int) -> None:
        state = declared(f"gask-{number}")
        assert asked(state) == f"keep {number}-{number}"
        wrong = number - 1 if number else 2
        refuses(
            state,
            (f"F keep {cards(SPADES, number + 1)}", "wrong-number-of-cards"),
            (f"F keep {cards(SPADES, wrong)}".strip(), "wrong-number-of-cards"),
            ("F take", "not-now"),
            ("F lay", "not-now"),
            ("F buy", "not-now"),
            ("F repurchase", "no-repurchase"),
            ("F high", "not-now"),
            ("F trump S", "not-now"),
        )
        state = buying(after(state, f"F keep {cards(SPADES, number)}".strip()))
        assert len(state.table.hands[F]) == 13 + number
        assert state.table.stock == ()
        assert format_cards(sorted(state.table.discards[F])) == " ".join(SPADES.split()[number:])
        if number:
            assert asked(state) == f"setaside {number}-{number}, lay"
            refuses(
                state,
                ("F high", "not-now"),
                ("F aside SA", "wrong-number-of-cards" if number > 1 else "card-not-held"),
                ("F repurchase", "no-repurchase"),
            )
            state = buying(after(state, f"F aside {cards(SPADES, number)}"))
        assert asked(state) == "high, low, lay"
        refuses(state, ("F trump S", "not-now"), ("F play", "not-now"), ("F aces-low", "not-now"))
        high = buying(after(state, "F high"))
        assert asked(high) == "trump S, trump H, trump D, trump C, lay"
        assert asked(after(high, "F trump H")) == "play, lay"
        over = after(high, "F trump H; F play")
        assert isinstance(over, Playing), "nobody else buys"
        low = buying(after(state, "F low"))
        fewer = {0: 2, 1: 1, 2: 0, 3: 1, 4: 0}[number]
        refuses(low, ("F trump H", "not-now"), ("F high", "not-now"))
        if fewer:
            assert asked(low) == f"setaside {fewer}-{fewer}, lay"
            refuses(low, ("F play", "not-now"))
            low = buying(after(low, f"F aside {cards('HA HK', fewer)}"))
        assert asked(low) == "play, lay"
        assert isinstance(after(low, "F play"), Playing)
        assert len(low.table.hands[F]) == 13 - fewer

    def test_keep_names_cards_of_the_dealt_hand(self) -> None:
        refuses(
            declared("gask-2"),
            ("F keep S2 S2", "card-not-held"),
            ("F keep S2 H2", "card-not-held"),
            ("F keep S2 S3", None),
        )

    @pytest.mark.parametrize("qualifier", ["suit", "highest"])
    def test_a_qualified_gask_is_high(self, qualifier: str) -> None:
        """ "A gask bid in a suit or in the highest suit may not be played low." """
        state = declared(f"gask-0 {qualifier}")
        assert state.contract.direction is Direction.HIGH
        state = buying(after(state, "F keep"))
        assert asked(state) == ("trump S, trump C, lay" if qualifier == "suit" else "trump S, lay")
        refuses(state, ("F low", "not-now"), ("F high", "not-now"))
        refuses(state, ("F trump H", "trump-not-allowed"))

    @pytest.mark.parametrize("number", [5, 6])
    def test_on_5_and_6_are_high(self, number: int) -> None:
        state = declared(f"gask-{number}", f"F keep {cards(SPADES, number)}")
        state = buying(after(state, f"F aside {cards(HEARTS, number)}"))
        assert asked(state) == "trump S, trump H, trump D, trump C, lay"

    @pytest.mark.parametrize("game", ["gok", "vira"])
    def test_the_stock_onto_the_whole_hand(self, game: str) -> None:
        state = declared(game)
        assert asked(state) == "take"
        refuses(
            state,
            ("F keep S2", "not-now"),
            ("F lay", "not-now"),
            ("F repurchase", "no-repurchase"),
        )
        state = buying(after(state, "F take"))
        assert len(state.table.hands[F]) == 26
        assert asked(state) == "setaside 13-13, lay"
        refuses(
            state,
            ("F aside S2", "wrong-number-of-cards"),
            (f"F aside {cards(SPADES, 12)} D2", "card-not-held"),
        )
        state = buying(after(state, f"F aside {HEARTS}"))
        assert asked(state) == (
            "play, lay" if game == "gok" else "trump S, trump H, trump D, trump C, lay"
        )
        assert (state.contract.direction is Direction.LOW) is (game == "gok")


class TestAcesAsOnes:
    """Ruling 21: from the moment he is down to the cards he plays with."""

    ACES = make_deal(F="A65.A54.A43.A876", M="KQJT987.KQJ.KQJ.", highest="S")

    def test_when_it_may_be_announced(self) -> None:
        state = after(self.ACES, wins_auction("F", "gask-4"))
        refuses(state, ("F aces-low", "not-now"))
        state = after(state, "F keep SA HA DA CA")
        refuses(state, ("F aces-low", "not-now"))
        state = after(state, f"F aside {some_but_aces(state, 4)}")
        refuses(state, ("F aces-low", "not-now"))
        state = after(state, "F low")
        assert asked(state) == "aces-low, play, lay"
        refuses(state, ("M aces-low", "not-your-turn"))
        announced = after(state, "F aces-low")
        assert buying(announced).contract.aces_low
        assert asked(announced) == "play, lay"
        refuses(announced, ("F aces-low", "not-now"))

    def test_not_before_the_last_cards_are_aside(self) -> None:
        state = after(self.ACES, wins_auction("F", "gask-3"), "F keep SA HA DA")
        state = after(state, f"F aside {some_but_aces(state, 3)}; F low")
        refuses(state, ("F aces-low", "not-now"))
        state = after(state, f"F aside {some_but_aces(state, 1)}")
        refuses(state, ("F aces-low", "aces-not-held"), ("F play", None))

    def test_never_in_a_high_gask_or_another_misere(self) -> None:
        for game, trumps in (("gask-6", (Suit.SPADES,)), ("gok", ()), ("solo-grande", ())):
            state = bought(self.ACES, game, direction=Direction.LOW, trumps=trumps)
            refuses(state, ("F aces-low", "not-now"))


def some_but_aces(state: State, count: int) -> str:
    """The highest cards that forehand holds, the aces left out."""
    held = [card for card in buying(state).table.hands[F] if str(card)[1] != "A"]
    return format_cards(sorted(held, key=lambda card: -card.rank)[:count])


def test_laying_down_early_in_a_gask_pays_the_qualifier() -> None:
    """Ruling 27, at every moment between taking the stock and playing."""
    for bid, pins in (("gask-5", 1), ("gask-5 suit", 3), ("gask-5 highest", 5)):
        state: State = declared(bid, f"F keep {cards(SPADES, 5)}")
        for step in (f"F aside {cards(HEARTS, 5)}", "F trump S", None):
            over = after(state, "F lay")
            assert isinstance(over, Settled)
            assert list(over.settlement.pins) == [-2 * pins, pins, pins]
            state = after(state, step) if step else state


def test_qualifier_of_an_unspecified_gask_stays() -> None:
    state = declared("gask suit", "F level gask-1")
    assert state.contract.offer.qualifier is Qualifier.SUIT
    assert state.contract.direction is Direction.HIGH
