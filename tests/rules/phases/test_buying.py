"""The buying step by step: what is asked, what is refused and in which order. Games that turn up
cards: test_buying_turned.py; gask, gök and vira: test_buying_gask.py."""

import pytest

from tests.helpers.deals import after, bought, make_deal, refuses, some, stock_showing
from tests.rules.phases.buying_steps import (
    DEAL,
    HEARTS,
    SPADES,
    asked,
    buying,
    cards,
    declared,
)
from vira_desktop.rules.cards import Suit
from vira_desktop.rules.games import GAMES
from vira_desktop.rules.notation import format_cards
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.state import (
    Buying,
    Direction,
    Playing,
    Purchase,
    State,
    Step,
)

F, M, R = Seat.FOREHAND, Seat.MIDDLEHAND, Seat.REARHAND


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
