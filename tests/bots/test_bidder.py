"""Calls by worth, and the last word before the play by worlds."""

import random
import time
from dataclasses import replace

import pytest

from tests.bots.chairs import chance_deal, decided
from tests.helpers.deals import after, cards_of, make_deal, wins_auction
from vira_desktop.bots import bidder, buyer
from vira_desktop.bots.bidding_by_worth import Worth
from vira_desktop.bots.bot import Decision, Option
from vira_desktop.bots.buyer import LastWord
from vira_desktop.bots.shipped_worth import shipped_model
from vira_desktop.bots.trying import Limits
from vira_desktop.rules.actions import Bid, PlayHand
from vira_desktop.rules.flow import apply, begin
from vira_desktop.rules.games import FAMILY_BY_WORD, GAME_BY_KEY, Family
from vira_desktop.rules.notation import format_action
from vira_desktop.rules.state import Bidding, Buying, Settled, State, Step
from vira_desktop.rules.view import SeatView, view_for
from vira_desktop.solver.api import Solver


def seen(hand: str, *so_far: str, highest: str = "S") -> SeatView:
    """What the next to speak sees, who holds *hand*."""
    state = after(make_deal(highest=highest), *so_far)
    assert isinstance(state, Bidding)
    cards = cards_of(hand)
    assert len(cards) == 13
    return replace(view_for(state, state.to_act), hand=cards, dealt=cards)


def called(hand: str, *so_far: str) -> Decision:
    """The call of the next to speak, who holds *hand*."""
    return bidder.decide(seen(hand, *so_far), shipped_model())


@pytest.mark.parametrize(
    ("hand", "so_far", "call"),
    [
        ("KQT62.K.4.Q98532", "", "F bid begar"),
        ("AQJ32.A75.98.987", "", "F bid spel-7"),
        ("J987.J987.987.98", "", "F bid begar"),  # may not pass: what costs least
        ("J987.J987.987.98", "F bid begar", "M pass"),
        ("AKJ9832.A7.A.987", "F bid begar", "M bid solo"),
        ("AKJ98.A72.A3.987", "F bid begar", "M bid spel-7"),
        ("AK987.A987.K87.9", "F bid spel-9", "M pass"),
        ("5432.A5432.T96.8", "F bid gok", "M pass"),
    ],
)
def test_calls(hand: str, so_far: str, call: str) -> None:
    assert format_action(called(hand, *filter(None, [so_far])).action) == call


def test_what_was_weighed_is_told() -> None:
    decision = called("AKJ9832.A7.A.987", "F bid begar")
    motive = decision.motive
    assert motive.rule is Worth.BID_IS_BEST
    assert motive.options[0].action == decision.action
    assert len(motive.options) > 3
    for option in motive.options:
        assert option.home + option.bet + option.kodilj == pytest.approx(1.0, abs=0.002)
    assert motive.options[0].worth > dict(motive.figures)["pass"]


def test_a_pass_says_that_nothing_was_worth_more() -> None:
    motive = called("J987.J987.987.98", "F bid begar").motive
    assert motive.rule is Worth.PASS_IS_BEST
    worth, passing = motive.options[0].worth, dict(motive.figures)["pass"]
    assert worth <= passing + shipped_model().margin


def test_an_ace_for_a_small_card_never_makes_a_trump_game_worse() -> None:
    for suit_of_hand in ("KQT432.{}7.98.987", "KQT432.87.{}98.97", "KQT543.75.98.{}98"):
        worths = []
        for card in ("2", "A"):
            hand = suit_of_hand.format(card)
            options = {o.action: o.worth for o in called(hand).motive.options}
            worths.append(next(w for action, w in options.items() if _word(action) == "spel-7"))
        assert worths[0] < worths[1]


def _word(action: object) -> str:
    return action.word if isinstance(action, Bid) else ""


def test_games_of_every_family_are_weighed() -> None:
    """The gök that *regel* counts on is among them, and is dear against those who see the hand."""
    hand = "KJ3.K652.32.QT93"
    assert _word(decided(seen(hand, "F bid begar")).action) == "gok"
    decision = called(hand, "F bid begar")
    assert _word(decision.action) != "gok"
    assert set(map(_family, decision.motive.options)) == set(Family)


def _family(option: Option) -> Family:
    word = _word(option.action)
    return FAMILY_BY_WORD[word] if word in FAMILY_BY_WORD else GAME_BY_KEY[word].family


def test_a_flight_from_a_gok_goes_where_it_costs_least() -> None:
    """*regel* flees to a gask, which costs more than half a bet on the average."""
    decision = called("AKQT5.K7.95.K963", "F bid gok")
    assert decision.motive.rule in (Worth.BID_IS_BEST, Worth.PASS_IS_BEST)
    words = {_word(option.action) for option in decision.motive.options}
    assert {"gask", "turne"} <= words


def _tried(view: SeatView, *, worlds: int = 30, seconds: float = 60) -> Decision:
    """The call of the seat of *view*, which tries what is close."""
    limits = Limits(worlds=worlds, ends=time.monotonic() + seconds)
    solver = Solver(megabytes=8, nodes=40_000)
    return bidder.tried(view, shipped_model(), random.Random(1), solver, limits)


def test_close_calls_are_tried_in_worlds() -> None:
    """Something in every suit: the model holds a turné for as good as a vingel, the worlds do
    not."""
    view = seen("K7.Q84.KQ95.AT97", "F bid begar", "M pass", highest="H")
    assert _word(bidder.decide(view, shipped_model()).action) == "turne"
    decision = _tried(view)
    assert _word(decision.action) == "vingel"
    motive = decision.motive
    assert motive.rule is Worth.BID_IS_BEST
    assert 15 <= dict(motive.figures)["worlds"] <= 30
    assert motive.options[0].action == decision.action
    assert 2 <= len(motive.options) <= bidder.MOST_TRIED + 1
    for option in motive.options:
        assert option.home + option.bet + option.kodilj == pytest.approx(1.0, abs=0.002)


def test_what_is_clear_is_not_tried() -> None:
    view = seen("J987.J987.987.98", "F bid spel-9")
    decision = _tried(view)
    assert decision == bidder.decide(view, shipped_model())
    assert decision.motive.rule is Worth.PASS_IS_BEST
    assert "worlds" not in dict(decision.motive.figures)


def test_without_time_the_model_decides() -> None:
    view = seen("K7.Q84.KQ95.AT97", "F bid begar", "M pass", highest="H")
    assert _tried(view, seconds=-1.0) == bidder.decide(view, shipped_model())


def _after_buying(hand: str, stock: str = "") -> State:
    """Forehand has bought in a begär, and is asked for his last word."""
    state: State = after(make_deal(F=hand, stock=stock), wins_auction("F", "begar"))
    while not (isinstance(state, Buying) and state.step is Step.AFTER_BUY):
        assert isinstance(state, Buying)
        state = apply(state, decided(view_for(state, state.to_act)).action)
    return state


def _last_word(state: State, worlds: int = 20) -> Decision:
    assert isinstance(state, Buying)
    view = view_for(state, state.to_act)
    assert buyer.is_asked(view)
    decision = buyer.play_or_lay(
        view, random.Random(1), Solver(megabytes=8), worlds=worlds, ends=time.monotonic() + 60
    )
    assert decision is not None
    return decision


def test_a_sure_hand_is_played_and_a_hopeless_one_laid_down() -> None:
    good = _last_word(_after_buying("AKQJ987.AK.A2.98"))
    assert good.motive.rule is LastWord.PLAYED_IN_WORLDS
    assert good.motive.options[0].home == 1.0
    weak = _last_word(_after_buying("98765.32.432.432", "C5 C6 C7 C8 D5 D6 D7 D8"))
    assert weak.motive.rule is LastWord.LAID_IN_WORLDS
    assert weak.motive.options[0].worth > weak.motive.options[1].worth


def test_past_the_ceiling_one_world_must_do() -> None:
    state = _after_buying("AKQJ987.AK.A2.98")
    assert isinstance(state, Buying)
    decision = buyer.play_or_lay(
        view_for(state, state.to_act), random.Random(1), Solver(megabytes=8), worlds=50, ends=0.0
    )
    assert decision is not None
    assert isinstance(decision.action, PlayHand)
    assert dict(decision.motive.figures)["worlds"] == 1.0


def test_the_last_word_is_asked_for_in_whole_deals_of_every_kind() -> None:
    solver, groups = Solver(megabytes=8, nodes=20_000), set()
    for number in range(60):
        state: State = begin(chance_deal(f"last word {number}"))
        while isinstance(state, Bidding | Buying):
            view = view_for(state, state.to_act)
            if buyer.is_asked(view) and view.contract is not None:
                assert not view.contract.is_low
                ends = time.monotonic() + 60
                rng = random.Random(number)
                assert buyer.play_or_lay(view, rng, solver, worlds=2, ends=ends) is not None
                groups.add(view.contract.named_game.group)
            state = apply(state, decided(view).action)
        assert not isinstance(state, Settled) or state.laid
    assert len(groups) == 2
