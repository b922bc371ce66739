"""The buying of each group, step by step: what is asked, what is refused and in which order."""

import pytest

from tests.helpers.deals import after, bought, make_deal, refuses, some, stock_showing, wins_auction
from vira_desktop.rules.cards import Suit
from vira_desktop.rules.choices import CardChoice
from vira_desktop.rules.flow import legal_actions
from vira_desktop.rules.games import GAMES, Qualifier
from vira_desktop.rules.notation import format_action, format_cards
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.state import (
    Buying,
    Direction,
    HouseRules,
    Playing,
    Purchase,
    Settled,
    State,
    Step,
)

F, M, R = Seat.FOREHAND, Seat.MIDDLEHAND, Seat.REARHAND
NO_PLAIN_REPURCHASE = HouseRules(turne_plain_repurchase=False)

# Forehand holds every spade; the stock is hearts, so that what he buys is easy to see.
DEAL = make_deal(
    F="AKQJT98765432...",
    stock="H2 H3 H4 H5 H6 H7 H8 H9 HT HJ HQ HK HA",
    highest="S",
)


def buying(state: State) -> Buying:
    """*state*, which must be in the buying."""
    assert isinstance(state, Buying)
    return state


def declared(bid: str, *texts: str) -> Buying:
    """Forehand has won the auction with this bid, and these things have been done."""
    return buying(after(DEAL, wins_auction("F", bid), *texts))


def asked(state: State) -> str:
    """What is open to the seat to act, in short: verbs, and of card choices the numbers."""
    words = []
    for option in legal_actions(state):
        if isinstance(option, CardChoice):
            words.append(f"{option.kind.__name__.lower()} {option.least}-{option.most}")
        else:
            words.append(format_action(option).partition(" ")[2])
    return ", ".join(words)


def cards(text: str, count: int) -> str:
    """The first of the listed cards."""
    return " ".join(text.split()[:count])


SPADES = "S2 S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA"
HEARTS = "H2 H3 H4 H5 H6 H7 H8 H9 HT HJ HQ HK HA"


class TestLevel:
    """Ruling 11: named before any buying, at or above the floor."""

    def test_gask(self) -> None:
        state = buying(after(DEAL, "F bid turne-8; M bid gask; R pass; F pass"))
        assert asked(state) == (
            "level gask-2, level gask-3, level gask-4, level gask-6, level gask-5"
        )
        refuses(
            state,
            ("F level gask-2", "not-your-turn"),
            ("M keep S2", "not-now"),
            ("M repurchase", "not-now"),
            ("M lay", "not-now"),
            ("M level vira", "unknown-game"),
            ("M level gok", "unknown-game"),
            ("M level gask", "unknown-game"),
            ("M level whist", "unknown-game"),
            ("M level gask-1", "level-too-low"),
            ("M level gask-0", "level-too-low"),
        )
        assert buying(after(state, "M level gask-5")).step is Step.KEEP

    @pytest.mark.parametrize(
        ("bid", "level", "step"),
        [
            ("gask", "gask-0", Step.KEEP),
            ("gask suit", "gask-4", Step.KEEP),
            ("kopmisar", "kopmisar-6", Step.BUY),
            ("solo highest", "solo-vira", Step.TRUMP),
        ],
    )
    def test_every_family_with_a_choice(self, bid: str, level: str, step: Step) -> None:
        state = declared(bid)
        assert (state.step, state.contract.game) == (Step.LEVEL, None)
        state = buying(after(state, f"F level {level}"))
        assert state.step is step
        assert state.contract.named_game.key == level

    def test_a_single_row_left_must_be_named_too(self) -> None:
        state = buying(after(DEAL, "F bid solo-12 highest; M bid solo; R pass; F pass"))
        assert asked(state) == "level solo-vira"
        refuses(state, ("M trump S", "not-now"), ("M level solo-12", "level-too-low"))

    @pytest.mark.parametrize("bid", ["turne", "vingel"])
    def test_turne_and_vingel_have_none(self, bid: str) -> None:
        state = declared(bid)
        assert state.step is Step.TURN
        refuses(state, (f"F level {bid}-6", "not-now"))

    def test_a_contract_without_its_level_has_no_game(self) -> None:
        with pytest.raises(ValueError):
            _ = declared("gask").contract.named_game


class TestSpel:
    """Begär and 7-, 8- and 9-spel: trump, buy, perhaps once more, play."""

    def test_trump_before_the_first_card(self) -> None:
        state = declared("spel-8")
        assert asked(state) == "trump S, trump H, trump D, trump C"
        refuses(
            state,
            ("M buy", "not-your-turn"),
            ("F buy S2", "not-now"),
            ("F turn", "not-now"),
            ("F repurchase", "not-now"),
            ("F lay", "not-now"),
            ("F play", "not-now"),
            ("F trump C", None),
        )

    def test_a_qualifier_binds_the_trump(self) -> None:
        assert asked(declared("spel-8 suit")) == "trump S, trump C"
        assert asked(declared("spel-8 highest")) == "trump S"
        refuses(
            declared("spel-8 suit"),
            ("F trump H", "trump-not-allowed"),
            ("F trump D", "trump-not-allowed"),
        )
        refuses(declared("spel-8 highest"), ("F trump C", "trump-not-allowed"))

    def test_any_number_of_cards(self) -> None:
        state = declared("spel-8", "F trump S")
        assert asked(state) == "buy 0-13"
        refuses(
            state,
            ("F trump H", "not-now"),
            ("F lay", "not-now"),
            ("F repurchase", "not-now"),
            ("F buy D2", "card-not-held"),
            ("F buy S2 S2", "card-not-held"),
            ("F buy H2", "card-not-held"),
            (f"F buy {SPADES} H2", "stock-too-short"),
        )
        state = buying(after(state, "F buy S5 S2"))
        assert state.table.hands[F] >= set(DEAL.stock[:2])
        assert format_cards(sorted(state.table.discards[F])) == "S2 S5"
        assert format_cards(state.table.stock) == " ".join(HEARTS.split()[2:])
        assert state.table.purchases == (Purchase(F, 2),)

    def test_after_the_first_buy(self) -> None:
        state = declared("spel-8", "F trump S; F buy S2")
        assert asked(state) == "repurchase, play, lay"
        refuses(
            state,
            ("M buy", "not-your-turn"),
            ("F buy S3", "not-now"),
            ("F trump S", "not-now"),
            ("F concede", "not-now"),
        )

    def test_a_repurchase_keeps_the_trump_and_buys_at_least_one(self) -> None:
        """ "The declarer may not change trump at a repurchase"; a repurchase of 0 is none."""
        state = declared("spel-8", "F trump S; F buy S2; F repurchase")
        assert state.contract.repurchased
        assert asked(state) == "buy 1-12"
        refuses(
            state,
            ("F buy", "wrong-number-of-cards"),
            ("F trump H", "not-now"),
            ("F repurchase", "no-repurchase"),
            ("F lay", "not-now"),
            ("F buy S2", "card-not-held"),
            ("F buy S3 H2", None),
        )
        state = buying(after(state, "F buy S3"))
        assert asked(state) == "play, lay"
        refuses(state, ("F repurchase", "no-repurchase"), ("F buy S4", "not-now"))
        assert state.contract.trump is Suit.SPADES

    def test_cards_set_aside_never_come_back(self) -> None:
        state = declared("spel-8", "F trump S; F buy S2; F repurchase; F buy H2 S3")
        assert format_cards(sorted(state.table.discards[F])) == "S2 S3 H2"

    def test_no_card_left_no_repurchase(self) -> None:
        state = declared("spel-8", "F trump S", f"F buy {SPADES}")
        assert asked(state) == "play, lay"
        refuses(state, ("F repurchase", "stock-too-short"))

    def test_one_card_left_is_enough(self) -> None:
        state = declared("spel-8", "F trump S", f"F buy {cards(SPADES, 12)}")
        state = buying(after(state, "F repurchase"))
        assert asked(state) == "buy 1-1"
        refuses(state, ("F buy H2 H3", "stock-too-short"), ("F buy SA", None))

    def test_a_first_buy_of_none_may_be_repurchased(self) -> None:
        assert asked(declared("spel-8", "F trump S; F buy; F repurchase")) == "buy 1-13"


class TestOpponents:
    """ "First the player to the left of the declarer buys, and last the remaining player buys." """

    def test_left_first_then_the_other(self) -> None:
        state = declared("spel-8", "F trump S; F buy S2; F play")
        assert (state.step, state.to_act) == (Step.OPPONENT_BUY, M)
        assert asked(state) == "buy 0-12"
        refuses(
            state,
            ("R buy", "not-your-turn"),
            ("F repurchase", "not-your-turn"),
            ("M repurchase", "not-now"),
            ("M play", "not-now"),
            ("M lay", "not-now"),
            ("M buy S3", "card-not-held"),
            ("M pass", "not-now"),
            ("M concede", "not-now"),
        )
        state = buying(after(state, f"M buy {some(state, 'M', 5)}"))
        assert state.to_act is R
        assert asked(state) == "buy 0-7"
        over = after(state, f"R buy {some(state, 'R', 7)}")
        assert isinstance(over, Playing)
        assert over.to_act is F
        assert over.table.stock == ()

    def test_an_empty_stock_is_bought_from_all_the_same(self) -> None:
        """ "If the stock runs out after the first opponent's purchase, his partner cannot buy." """
        state = declared("spel-8", "F trump S; F buy; F play")
        state = buying(after(state, f"M buy {some(state, 'M', 13)}"))
        assert asked(state) == "buy 0-0"
        refuses(state, (f"R buy {some(state, 'R', 1)}", "stock-too-short"), ("R buy", None))

    @pytest.mark.parametrize(("declarer", "order"), [("F", "MR"), ("M", "RF"), ("R", "FM")])
    def test_their_order_is_that_of_the_table(self, declarer: str, order: str) -> None:
        state = bought(DEAL, "spel-8", declarer=declarer, trumps=(Suit.SPADES,))
        after(state, f"{declarer} play; {order[0]} buy; {order[1]} buy")

    def test_a_misere_binds_them_to_no_number(self) -> None:
        state = buying(after(bought(DEAL, "kopmisar-3"), "F play"))
        assert asked(state) == "buy 0-10"
        assert refusal_free(state, f"M buy {some(state, 'M', 4)}")


def refusal_free(state: State, text: str) -> bool:
    """True if the action is taken."""
    return after(state, text) != state


def shown(*groups: str) -> Buying:
    """A vingel or tringel (as many as the first group) in which these suits come up."""
    game = {1: "turne-7", 2: "vingel-7", 3: "tringel-9"}[len(groups[0])]
    deal = make_deal(stock=stock_showing(*groups), highest="S")
    return buying(after(deal, wins_auction("F", game)))


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


class TestKopmisar:
    """Exactly as many cards as the number says, then one aside (on 1 two)."""

    @pytest.mark.parametrize("number", range(1, 7))
    def test_the_whole_way(self, number: int) -> None:
        fewer = 2 if number == 1 else 1
        state = declared(f"kopmisar-{number}")
        assert state.contract.direction is Direction.LOW
        assert asked(state) == f"buy {number}-{number}"
        refuses(
            state,
            (f"F buy {cards(SPADES, number - 1)}".strip(), "wrong-number-of-cards"),
            (f"F buy {cards(SPADES, number + 1)}", "wrong-number-of-cards"),
            (f"F buy {SPADES} D2", "wrong-number-of-cards"),
            ("F trump S", "not-now"),
            ("F lay", "not-now"),
            ("F aside S2", "not-now"),
        )
        state = buying(after(state, f"F buy {cards(SPADES, number)}"))
        assert asked(state) == f"setaside {fewer}-{fewer}, repurchase, lay"
        refuses(state, ("F play", "not-now"), ("F buy S9", "not-now"))
        once = buying(after(state, f"F aside {cards('SA SK', fewer)}"))
        assert asked(once) == "play, lay"
        refuses(once, ("F repurchase", "not-now"), ("F aside SQ", "not-now"))
        again = buying(after(state, "F repurchase"))
        assert asked(again) == f"buy {number}-{number}"
        again = buying(after(again, f"F buy {cards(HEARTS, number)}"))
        assert asked(again) == f"setaside {fewer}-{fewer}, lay"
        refuses(again, ("F repurchase", "no-repurchase"))
        state = buying(after(again, f"F aside {cards('SA SK', fewer)}"))
        assert asked(state) == "play, lay"
        refuses(state, ("F repurchase", "no-repurchase"))
        assert len(state.table.hands[F]) == 13 - fewer
        assert len(state.table.discards[F]) == 2 * number + fewer

    def test_the_right_number_to_set_aside(self) -> None:
        refuses(
            declared("kopmisar-1", "F buy S2"),
            ("F aside SA", "wrong-number-of-cards"),
            ("F aside SA SK SQ", "wrong-number-of-cards"),
            ("F aside SA D2", "card-not-held"),
            ("F aside SA SA", "card-not-held"),
            ("F aside SA S2", "card-not-held"),
            ("F aside SA H2", None),
        )


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


class TestSolo:
    """Trump or a card aside, then play; only the opponents buy."""

    @pytest.mark.parametrize("game", [*(f"solo-{n}" for n in range(6, 13)), "solo-vira"])
    def test_high(self, game: str) -> None:
        state = declared(game)
        assert asked(state) == "trump S, trump H, trump D, trump C"
        refuses(
            state,
            ("F lay", "not-now"),
            ("F play", "not-now"),
            ("F repurchase", "no-repurchase"),
            ("F buy S2", "not-now"),
        )
        state = buying(after(state, "F trump H"))
        assert asked(state) == "play, lay"
        refuses(state, ("F repurchase", "no-repurchase"), ("F buy S2", "not-now"))
        assert asked(after(state, "F play")) == "buy 0-13"

    @pytest.mark.parametrize("tail", ["", "-ouverte", "-ouverte-royale"])
    def test_petite_sets_one_aside(self, tail: str) -> None:
        state = declared(f"solo-petite{tail}")
        assert asked(state) == "setaside 1-1"
        refuses(
            state,
            ("F lay", "not-now"),
            ("F play", "not-now"),
            ("F aside SA SK", "wrong-number-of-cards"),
            ("F repurchase", "no-repurchase"),
        )
        state = buying(after(state, "F aside SA"))
        assert asked(state) == "play, lay"
        assert asked(after(state, "F play")) == "buy 0-13"

    @pytest.mark.parametrize("tail", ["", "-ouverte", "-ouverte-royale"])
    def test_grande_plays_at_once(self, tail: str) -> None:
        state = declared(f"solo-grande{tail}")
        assert asked(state) == "play, lay"
        refuses(state, ("F aside SA", "not-now"), ("F trump S", "not-now"))


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


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_every_game_can_be_played_to_its_first_lead(game: str) -> None:
    """And then asks forehand to lead, whoever is the declarer."""
    deal = make_deal(stock=stock_showing("HHH"), highest="S")
    for declarer in "FMR" if game != "begar" else "F":
        for direction in Direction:
            state: State = bought(
                deal, game, declarer=declarer, direction=direction, trumps=(Suit.SPADES,)
            )
            state = after(state, f"{declarer} play")
            while isinstance(state, Buying):
                state = after(state, f"{state.to_act.value} buy")
            assert isinstance(state, Playing)
            assert state.to_act is F
            assert len(state.table.hands[Seat(declarer)]) == state.contract.tricks_to_play


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
