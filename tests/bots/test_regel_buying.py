"""How *regel* buys: level, trump, purchases, laying down and the opponents' purchases."""

from dataclasses import replace

import pytest

from tests.bots.chairs import decided, declared
from tests.helpers.deals import after, cards_of, make_deal, wins_auction
from vira_desktop.bots.bot import Decision
from vira_desktop.bots.rules_used import Rule
from vira_desktop.rules.notation import format_action
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.state import Buying, State, Step
from vira_desktop.rules.view import view_for


def at_step(state: State, step: Step) -> State:
    """The table when *regel* has brought the buying to *step*."""
    while not (isinstance(state, Buying) and state.step is step):
        assert isinstance(state, Buying)
        state = after(state, format_action(decided(view_for(state, state.to_act)).action))
    return state


def asked(state: State) -> Decision:
    assert isinstance(state, Buying)
    return decided(view_for(state, state.to_act))


def said(decision: Decision) -> tuple[str, object]:
    return format_action(decision.action), decision.motive.rule


def bought(hand: str, bid: str, step: Step, *, stock: str = "", highest: str = "S") -> Decision:
    """What forehand does at *step* of *bid* with this dealt *hand*."""
    deal = make_deal(F=hand, stock=stock, highest=highest)
    return asked(at_step(after(deal, wins_auction("F", bid)), step))


@pytest.mark.parametrize(
    ("hand", "trump", "rule"),
    [
        ("AQ982.J75.K8.987", "S", Rule.TRUMP_BEST),
        ("J75.AQ982.K8.987", "H", Rule.TRUMP_BEST),
        ("KQ82.75.A8.KQ982", "C", Rule.TRUMP_BEST),
        ("KQ82.75.K8.KQ82A", "C", Rule.TRUMP_BEST),
        ("KQ98.75.A87.KQ98", "S", Rule.TRUMP_BEST),
        ("J9832.Q9832.A.98", "S", Rule.TRUMP_BETTER_PAID),
    ],
)
def test_trump_is_the_best_suit_or_the_better_paid_of_equals(
    hand: str, trump: str, rule: Rule
) -> None:
    assert said(bought(hand, "begar", Step.TRUMP)) == (f"F trump {trump}", rule)


@pytest.mark.parametrize(
    ("hand", "action", "rule"),
    [
        ("AQ982.A75.K8.987", "F buy H5 H7 D8 C7 C8 C9", Rule.EXCHANGE_ALL_BUT_WINNERS),
        ("AQ982.AQ5.K8.Q87", "F buy H5 D8 C7 C8 CQ", Rule.EXCHANGE_ALL_BUT_WINNERS),
        ("AKQJT98765432...", "F buy", Rule.EXCHANGE_ALL_BUT_WINNERS),
        # Nine would go: the best of them stays.
        ("J982.J75.Q87.987", "F buy H5 H7 D7 D8 C7 C8 C9 HJ", Rule.EXCHANGE_AT_MOST),
    ],
)
def test_exchange_in_a_trump_game(hand: str, action: str, rule: Rule) -> None:
    found, why = said(bought(hand, "spel-7", Step.BUY))
    assert set(found.split()) == set(action.split())
    assert why is rule


def test_turned_cards_take_the_place_of_the_least_useful() -> None:
    hand, stock = "AK.AK.AKQJ.AKQJT", "D2 H2 S2"
    action, rule = said(bought(hand, "tringel-9", Step.BUY, stock=stock))
    assert rule is Rule.EXCHANGE_FOR_TURNED
    assert len(action.split()) == 5


@pytest.mark.parametrize(
    ("bid", "stock", "trump"),
    [("vingel-6", "H3 C3", "C"), ("vingel-6", "H3 D3", "H"), ("tringel-9", "H3 D3 C3", "C")],
)
def test_the_best_turned_suit_is_trump(bid: str, stock: str, trump: str) -> None:
    decision = bought("Q72.K875.9.AKJ98", bid, Step.TRUMP, stock=stock)
    assert said(decision)[0] == f"F trump {trump}"


@pytest.mark.parametrize(
    ("after_buying", "bid", "action"),
    [
        ("AQ982.A.K8.98765", "begar", "play"),  # H 8.0
        ("AQ982.J.K8.98765", "begar", "lay"),  # H 7.0
        ("AQ982.A.K8.98765", "spel-7", "lay"),
        ("AQ9832.A.K8.9876", "spel-7", "play"),  # H 9.0
        ("AQ9832.A.K8.9876", "spel-8", "lay"),
        ("AKQ983.A.K8.9876", "spel-8", "play"),  # H 9.8
        ("AKQ983.A.98.9876", "spel-9", "lay"),
        ("AKQ983.A.A8.9876", "spel-9", "play"),
        ("AQ982.J.K8.98765", "turne-6", "lay"),
        ("AQ982.J.K8.98765", "vingel-6", "lay"),
        ("AQ9832.J.K8.9876", "vingel-6", "repurchase"),  # H 7.9
        ("AQ9832.A.K8.9876", "vingel-6", "play"),
        ("AQ9832.J.K8.9876", "begar", "play"),
    ],
)
def test_laying_and_repurchase_by_h(after_buying: str, bid: str, action: str) -> None:
    stock = {"turne-6": "S3", "vingel-6": "S3 S4"}.get(bid, "")
    state = at_step(
        after(make_deal(stock=stock), wins_auction("F", bid), *_to_trump(bid)), Step.AFTER_BUY
    )
    view = replace(view_for(state, Seat.FOREHAND), hand=cards_of(after_buying))
    assert format_action(decided(view).action) == f"F {action}"


def _to_trump(bid: str) -> tuple[str, ...]:
    if bid.startswith(("turne", "vingel")):
        return ("F turn",)
    return ("F trump S",)


def test_no_second_repurchase_and_none_elsewhere() -> None:
    deal = make_deal(F="Q9832.J.K8.98765", stock="S4 S5 S6 C2 D2")
    state = at_step(after(deal, wins_auction("F", "vingel-6"), "F turn"), Step.AFTER_BUY)
    again = after(state, "F repurchase")
    ready = at_step(again, Step.READY)
    view = replace(view_for(ready, Seat.FOREHAND), hand=cards_of("AQ9832.J.K8.9876"))
    assert decided(view).motive.rule in (Rule.PLAY, Rule.LAY_DOWN)


@pytest.mark.parametrize(
    ("hand", "bid", "level", "rule"),
    [
        ("AQJ982.A75.K8.98", "solo", "solo-6", Rule.LEVEL_LOWEST),
        ("AKQJ982.AK.A2.98", "solo", "solo-9", Rule.LEVEL_PAYS_MORE),
        ("AKQJ982.A5.K2.98", "solo", "solo-6", Rule.LEVEL_LOWEST),
        ("AKQJT98765432...", "solo", "solo-vira", Rule.LEVEL_PAYS_MORE),
        ("65432.432.432.K2", "kopmisar", "kopmisar-1", Rule.LEVEL_LOWEST),
        ("6542.KQJ.K43.Q42", "kopmisar", "kopmisar-5", Rule.LEVEL_FITS_LOW_HAND),
        ("AQJ982.A75.K8.98", "gask", "gask-0", Rule.LEVEL_LOWEST),
    ],
)
def test_levels(hand: str, bid: str, level: str, rule: Rule) -> None:
    decision = bought(hand, bid, Step.LEVEL)
    assert said(decision) == (f"F level {level}", rule)


def test_misere_throws_what_is_dangerous() -> None:
    hand = "65432.432.Q32.K5"
    assert said(bought(hand, "kopmisar-2", Step.BUY)) == ("F buy DQ CK", Rule.EXCHANGE_DANGEROUS)
    assert said(bought(hand, "solo-petite", Step.FEWER)) == ("F aside CK", Rule.EXCHANGE_DANGEROUS)


def test_a_kopmisar_that_bought_badly_is_laid_down() -> None:
    hand = "65432.432.Q32.K5"
    good = bought(hand, "kopmisar-2", Step.FEWER, stock="C2 C3")
    bad = bought(hand, "kopmisar-2", Step.FEWER, stock="CA CQ")
    assert good.motive.rule is Rule.EXCHANGE_DANGEROUS
    assert bad.motive.rule is Rule.LAY_DOWN


def test_gask_keeps_aces_and_trumps_or_low_cards() -> None:
    high = bought("AQJ98.A75.K8.987", "gask-2", Step.KEEP)
    assert said(high) == ("F keep SA HA", Rule.KEEP_HIGH)
    low = bought("QJ972.Q72.K8.983", "gask-2", Step.KEEP)
    assert said(low) == ("F keep S2 H2", Rule.KEEP_LOW)


def test_a_qualified_gask_keeps_high_cards_and_is_not_asked_how() -> None:
    deal = make_deal(F="QJ972.Q72.K8.983")
    state = after(deal, wins_auction("F", "gask-2 highest"))
    assert said(asked(state)) == ("F keep SJ SQ", Rule.KEEP_HIGH)


def test_gask_is_played_low_with_low_cards_and_high_with_high_ones() -> None:
    low = "S2 S3 S4 S5 H2 H3 H4 D2 D3 D4 C2 C3 C4"
    assert said(bought("", "gask-0", Step.DIRECTION, stock=low)) == ("F low", Rule.DIRECTION_LOW)
    high = "SA SK SQ SJ ST S9 S8 HA HK DA DK CA CK"
    assert said(bought("", "gask-0", Step.DIRECTION, stock=high)) == (
        "F high",
        Rule.DIRECTION_HIGH,
    )


def test_a_hopeless_gask_is_laid_down() -> None:
    nothing = "S9 S8 S7 H9 H8 H7 D9 D8 D7 C9 C8 C7 C6"
    state = at_step(after(make_deal(stock=nothing), wins_auction("F", "gask-0")), Step.DIRECTION)
    while isinstance(state, Buying):
        decision = asked(state)
        if decision.motive.rule is Rule.LAY_DOWN:
            return
        state = after(state, format_action(decision.action))
    pytest.fail("it is played")


def test_four_aces_are_ones_when_that_is_safer() -> None:
    stock = "SA HA DA CA S2 H2 D2 C2 S3 H3 D3 C3 S4"
    state = at_step(after(make_deal(stock=stock), wins_auction("F", "gask-0")), Step.READY)
    decision = asked(state)
    assert said(decision) == ("F aces-low", Rule.ACES_AS_ONES)
    then = after(state, "F aces-low")
    assert said(asked(then)) == ("F play", Rule.PLAY)


def test_gok_keeps_the_thirteen_lowest() -> None:
    deal = make_deal(F="65432.432.Q32.K5", stock="C2 C3 C4 HA HK HQ HJ DA DK DJ SA SK SQ")
    decision = asked(at_step(after(deal, wins_auction("F", "gok")), Step.ASIDE))
    assert decision.motive.rule is Rule.ASIDE_KEEPS_LOW
    thrown = set(format_action(decision.action).split()[2:])
    assert len(thrown) == 13
    assert {"SA", "SK", "SQ", "HA", "HK", "HQ", "DA", "DK", "CK"} <= thrown


@pytest.mark.parametrize(
    ("hand", "thrown"),
    [
        # Trumps, aces and guarded kings stay; small trumps too.
        ("532.A75.K84.9872", "H5 H7 D4 C2 C7 C8 C9"),
        ("532.K.Q84.T98732", "HK D4 D8 DQ C2 C3 C7 C8 C9 CT"),
        ("5.AK75.K4.QJ9872", "H5 H7 C2 C7 C8 C9 CJ CQ"),
    ],
)
def test_opponents_of_a_trump_game_keep_trumps_and_stoppers(hand: str, thrown: str) -> None:
    state = at_step(declared(make_deal(), Seat.FOREHAND, "solo-6"), Step.TRUMP)
    state = at_step(after(state, "F trump S; F play"), Step.OPPONENT_BUY)
    view = replace(view_for(state, Seat.MIDDLEHAND), hand=cards_of(hand))
    decision = decided(view)
    assert set(format_action(decision.action).split()[2:]) == set(thrown.split())
    assert decision.motive.rule is Rule.OPPONENT_KEEPS_STOPPERS


def test_opponents_of_a_misere_throw_high_cards_and_share_the_stock() -> None:
    state = declared(make_deal(), Seat.FOREHAND, "solo-grande")
    state = after(state, "F play")
    hand = cards_of("AK2.97.Q84.JT852")
    left = decided(replace(view_for(state, Seat.MIDDLEHAND), hand=hand))
    assert said(left) == ("M buy SK SA DQ CT CJ", Rule.OPPONENT_KEEPS_LOW)
    state = after(state, "M buy")
    right = decided(replace(view_for(state, Seat.REARHAND), hand=hand))
    assert said(right)[0] == "R buy SK SA H7 H9 DQ CT CJ"


def test_the_second_opponent_takes_what_is_left() -> None:
    state = declared(make_deal(), Seat.FOREHAND, "solo-6")
    state = after(state, "F trump S; F play")
    first = decided(view_for(state, Seat.MIDDLEHAND))
    state = after(state, format_action(first.action))
    assert isinstance(state, Buying)
    left = len(state.table.stock)
    second = decided(replace(view_for(state, Seat.REARHAND), hand=cards_of(".Q987.J987.QJ987")))
    assert len(format_action(second.action).split()) - 2 == left
