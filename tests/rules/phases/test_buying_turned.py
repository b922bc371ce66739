"""Turné, vingel and tringel: turning up, buying what was turned, turning again (rulings 15-17)."""

import pytest

from tests.helpers.deals import after, make_deal, refuses, some, wins_auction
from tests.rules.phases.buying_steps import (
    asked,
    buying,
    shown,
)
from vira_desktop.rules.cards import Suit
from vira_desktop.rules.notation import format_cards
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.state import (
    Buying,
    HouseRules,
    Purchase,
)

F, M, R = Seat.FOREHAND, Seat.MIDDLEHAND, Seat.REARHAND
NO_PLAIN_REPURCHASE = HouseRules(turne_plain_repurchase=False)


class TestTurne:
    """The top card is trump, and must be bought."""

    def test_turning_comes_first(self) -> None:
        state = shown("H")
        assert asked(state) == "turn"
        refuses(
            state,
            ("M turn", "not-your-turn"),
            ("F buy", "must-turn-first"),
            ("F trump H", "must-turn-first"),
            ("F lay", "not-now"),
            ("F repurchase", "not-now"),
            ("F play", "not-now"),
        )

    def test_the_turned_card_is_trump_and_must_be_bought(self) -> None:
        state = buying(after(shown("H"), "F turn"))
        assert state.contract.trump is Suit.HEARTS
        assert format_cards(state.table.turned) == "H3"
        assert asked(state) == "buy 1-13"
        refuses(
            state,
            ("F buy", "must-buy-turned"),
            ("F buy H3", "card-not-held"),
            ("F trump H", "not-now"),
            ("F turn", "not-now"),
            ("F lay", "not-now"),
        )
        state = buying(after(state, f"F buy {some(state, 'F', 1)}"))
        assert state.table.turned == ()
        assert state.table.purchases == (Purchase(F, 1, state.table.deal.stock[:1]),)
        assert set(state.table.deal.stock[:1]) <= state.table.hands[F]

    def repurchased(self, left: int, rules: HouseRules | None = None) -> Buying:
        """A turné in which so many cards are left when the declarer may repurchase."""
        deal = make_deal(stock="H3 D3", highest="S", rules=rules or HouseRules())
        state = after(deal, wins_auction("F", "turne-7"), "F turn")
        return buying(after(state, f"F buy {some(state, 'F', 13 - left)}"))

    def test_turning_again_or_buying_with_the_old_trump(self) -> None:
        """ "If he is dissatisfied, he may buy again, or turn again." """
        state = buying(after(self.repurchased(12), "F repurchase"))
        assert asked(state) == "turn, buy 1-12"
        assert state.contract.trump is Suit.HEARTS
        refuses(
            state,
            ("F buy", "wrong-number-of-cards"),
            ("F trump H", "not-now"),
            ("F repurchase", "no-repurchase"),
            ("F lay", "not-now"),
        )
        again = buying(after(state, "F turn"))
        assert (again.contract.trump, again.contract.first_trump) == (Suit.DIAMONDS, Suit.HEARTS)
        refuses(again, ("F buy", "must-buy-turned"), ("F turn", "not-now"))
        plain = buying(after(state, f"F buy {some(state, 'F', 2)}"))
        assert plain.contract.trump is plain.contract.first_trump is Suit.HEARTS
        assert asked(plain) == "play, lay"

    def test_two_cards_must_be_left_to_turn_again(self) -> None:
        """ "At least two cards must remain in the stock for the declarer to turn again." """
        assert asked(after(self.repurchased(2), "F repurchase")) == "turn, buy 1-2"
        state = after(self.repurchased(1), "F repurchase")
        assert asked(state) == "buy 1-1"
        refuses(state, ("F turn", "stock-too-short"), (f"F buy {some(state, 'F', 1)}", None))
        assert asked(self.repurchased(0)) == "play, lay"
        refuses(self.repurchased(0), ("F repurchase", "stock-too-short"))

    def test_the_older_handbook_knows_only_turning_again(self) -> None:
        """House rule of ruling 15."""
        state = self.repurchased(2, NO_PLAIN_REPURCHASE)
        state = buying(after(state, "F repurchase"))
        assert asked(state) == "turn"
        refuses(state, ("F buy S2", "must-turn-first"))
        refuses(self.repurchased(1, NO_PLAIN_REPURCHASE), ("F repurchase", "stock-too-short"))


class TestVingelAndTringel:
    """One of the turned suits is chosen; all turned cards must be bought."""

    @pytest.mark.parametrize(("first", "second"), [("HD", "CS"), ("HDC", "SSD")])
    def test_the_whole_way(self, first: str, second: str) -> None:
        turned = len(first)
        state = shown(first, second)
        refuses(state, ("F buy", "must-turn-first"), ("F trump H", "must-turn-first"))
        state = buying(after(state, "F turn"))
        assert state.contract.trump is None
        assert asked(state) == ", ".join(f"trump {suit}" for suit in "SHDC" if suit in first)
        refuses(
            state,
            ("F trump S", "trump-not-allowed"),
            ("F buy", "not-now"),
            ("F turn", "not-now"),
            ("F lay", "not-now"),
        )
        state = buying(after(state, "F trump D"))
        assert asked(state) == f"buy {turned}-13"
        refuses(
            state,
            (f"F buy {some(state, 'F', turned - 1)}", "must-buy-turned"),
            ("F trump H", "not-now"),
        )
        state = buying(after(state, f"F buy {some(state, 'F', turned)}"))
        assert asked(state) == "repurchase, play, lay"
        state = buying(after(state, "F repurchase"))
        assert asked(state) == "turn"
        assert state.contract.trump is Suit.DIAMONDS, "until the next turn"
        refuses(state, (f"F buy {some(state, 'F', turned)}", "must-turn-first"))
        state = buying(after(state, "F turn"))
        assert (state.contract.trump, state.contract.first_trump) == (None, Suit.DIAMONDS)
        state = buying(after(state, "F trump S"))
        state = buying(after(state, f"F buy {some(state, 'F', turned)}"))
        assert asked(state) == "play, lay"
        assert [bought.turned for bought in state.table.purchases] == [
            state.table.deal.stock[:turned],
            state.table.deal.stock[turned : 2 * turned],
        ]

    @pytest.mark.parametrize("group", ["HH", "CCC"])
    def test_one_suit_is_trump_whether_said_or_not(self, group: str) -> None:
        """Ruling 16; `trump` may be left out, but not be said twice or be another."""
        state = buying(after(shown(group), "F turn"))
        suit = group[0]
        assert state.contract.trump is not None
        assert state.contract.trump.letter == suit
        assert asked(state) == f"trump {suit}, buy {len(group)}-13"
        refuses(state, ("F trump D", "trump-not-allowed"), ("F turn", "not-now"))
        said = after(state, f"F trump {suit}")
        refuses(said, (f"F trump {suit}", "not-now"))
        few = some(state, "F", len(group))
        assert (
            buying(after(said, f"F buy {few}")).table == buying(after(state, f"F buy {few}")).table
        )

    @pytest.mark.parametrize(("group", "needed"), [("HD", 3), ("HDC", 4)])
    def test_cards_that_must_be_left(self, group: str, needed: int) -> None:
        """ "At least three cards must remain … to re-vingle"; "at least four … to re-tringle"."""
        state = after(shown(group), "F turn; F trump H")
        enough = after(state, f"F buy {some(state, 'F', 13 - needed)}")
        assert asked(enough) == "repurchase, play, lay"
        assert asked(after(enough, "F repurchase")) == "turn"
        short = after(state, f"F buy {some(state, 'F', 14 - needed)}")
        assert asked(short) == "play, lay"
        refuses(short, ("F repurchase", "stock-too-short"))
