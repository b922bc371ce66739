"""What *regel* calls with hands in notation: each game at its threshold and just below it."""

from dataclasses import replace

import pytest

from tests.bots.chairs import decided
from tests.helpers.deals import actions, after, cards_of, make_deal
from vira_desktop.bots.rules_used import Rule
from vira_desktop.rules.notation import SUIT_BY_LETTER, format_action
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.state import Bidding, HouseRules
from vira_desktop.rules.view import view_for

WEAK = "J987.J987.987.98"
"""A hand that is good for nothing."""


def called(
    hand: str, so_far: str = "", *, highest: str = "S", forehand_may_pass: bool = False
) -> tuple[str, Rule]:
    """The call of the next to speak, who holds *hand*, and the rule for it."""
    deal = make_deal(highest=highest, rules=HouseRules(forehand_may_pass=forehand_may_pass))
    state = after(deal, so_far) if so_far else after(deal)
    assert isinstance(state, Bidding)
    cards = cards_of(hand)
    assert len(cards) == 13
    view = replace(view_for(state, state.to_act), hand=cards, dealt=cards)
    decision = decided(view)
    rule = decision.motive.rule
    assert isinstance(rule, Rule)
    return format_action(decision.action), rule


@pytest.mark.parametrize(
    ("hand", "call"),
    [
        ("AQJ32.A75.98.987", "F bid begar"),  # H 7.4
        ("Q9832.A75.K8.987", "F bid begar"),  # H 6.9: forehand leads, so a little less will do
        ("A75.A75.A875.K98", "F bid begar"),
        ("A7.A752.A875.K98", "F bid begar"),
        ("965.J.QJ942.Q653", "F bid begar"),  # may not pass
        ("A72.K72.A86.KJ87", "F bid begar"),
        ("AQ2.K72.A86.J874", "F bid turne"),  # HM 6.1, but H only 6.7
        ("32.6432.8532.742", "F bid gok"),
        ("2.432.J9742.8642", "F bid gok"),
        ("97532.5.8642.Q42", "F bid gok"),
    ],
)
def test_opening_bids(hand: str, call: str) -> None:
    assert called(hand)[0] == call


def test_forehand_with_nothing_bids_begar_and_says_so() -> None:
    assert called(WEAK) == ("F bid begar", Rule.FOREHAND_MUST_BID)
    assert called(WEAK, forehand_may_pass=True) == ("F pass", Rule.PASS)


def test_a_good_hand_opens_low() -> None:
    assert called("AKQJ982.AK4.A2.3") == ("F bid begar", Rule.OPEN_LOW)


@pytest.mark.parametrize(
    ("so_far", "hand", "call", "rule"),
    [
        ("F bid begar", WEAK, "M pass", Rule.PASS),
        ("F bid begar", "AQJ32.A75.98.987", "M bid begar suit", Rule.BETTER_SUIT),
        ("F bid begar", "975.AQJ32.98.987", "M pass", Rule.PASS),
        ("F bid begar", "AKJ32.A75.K8.987", "M bid begar suit", Rule.BETTER_SUIT),
        ("F bid begar", "J75.98.AKQ32.AQ7", "M bid turne", Rule.OUTBID),
        ("F bid turne", "75.AKQJ32.A8.987", "M bid spel-7", Rule.OUTBID),
        ("F bid spel-7", "A5.KQ752.AK8.987", "M bid vingel", Rule.OUTBID),
        (
            "F bid begar; M bid begar suit; R pass",
            "AKJ32.A75.98.987",
            "F bid begar suit",
            Rule.IN_FOREHAND,
        ),
        ("F bid tringel-9; M pass", "KQJ98762.A5.A.98", "R bid solo", Rule.LEAVE_LEVEL_OPEN),
        ("F bid tringel-9; M pass", "AKQJ9872.A5.A.98", "R bid gask", Rule.LEAVE_LEVEL_OPEN),
        ("F bid solo-8 highest; M pass", "AKQJ9872.A5.A.98", "R bid vira", Rule.OUTBID),
        ("F bid spel-8; M pass", "AKQJ9872.A5.K2.9", "R bid spel-8 suit", Rule.BETTER_SUIT),
        ("F bid gask-2; M pass", "AKQJ987.AK5.A2.9", "R bid solo", Rule.LEAVE_LEVEL_OPEN),
        ("F bid solo-6; M pass", "2.97532.86432.42", "R bid kopmisar", Rule.LEAVE_LEVEL_OPEN),
    ],
)
def test_outbidding(so_far: str, hand: str, call: str, rule: Rule) -> None:
    assert called(hand, so_far) == (call, rule)


def test_only_the_right_suit_is_bid_in_a_suit() -> None:
    hand = "75.AQJ982.98.987"
    assert called(hand, "F bid begar", highest="H")[0] == "M bid begar suit"
    assert called(hand, "F bid begar", highest="D")[0] == "M bid begar suit"
    assert called(hand, "F bid begar suit", highest="H")[0] == "M bid begar highest"
    assert called(hand, "F bid begar suit", highest="D")[0] == "M pass"
    assert called(hand, "F bid begar", highest="C")[0] == "M pass"


def test_the_leader_bids_on_less_than_the_one_led_through() -> None:
    view = view_for(after(make_deal()), Seat.FOREHAND)
    needed = []
    for seat in Seat:
        cards = cards_of("AQJ982.A75.98.98")
        asked = replace(view, seat=seat, hand=cards)
        needed.append(dict(decided(asked).motive.figures)["needed"])
    assert needed[0] < needed[2] < needed[1]


@pytest.mark.parametrize(
    ("so_far", "hand", "call", "rule"),
    [
        # First to speak: low holdings in two suits, or a bet at stake.
        ("F bid gok", "KQ2.KJ9.J43.QJT8", "M pass", Rule.PASS_ON_GOK),
        ("F bid gok", "KQ2.KJ9.J53.QJT8", "M pass", Rule.PASS_SHORT_ON_GOK),
        ("F bid gok", "KQ9.KJ9.J53.QJT8", "M bid gask", Rule.FLEE_FROM_GOK),
        # Second to speak: one suit is enough.
        ("F bid gok; M pass", "KQ2.KJ9.J53.QJT8", "R pass", Rule.PASS_ON_GOK),
        ("F bid gok; M pass", "KQ9.KJ9.J53.QJT8", "R pass", Rule.PASS_SHORT_ON_GOK),
        # One who passed before is not judged: the other is the first.
        ("F bid begar; M pass; R bid gok", "KQ2.KJ9.J53.QJT8", "F pass", Rule.PASS_SHORT_ON_GOK),
    ],
)
def test_the_rule_of_the_gok(so_far: str, hand: str, call: str, rule: Rule) -> None:
    assert called(hand, so_far) == (call, rule)


def test_who_may_not_pass_on_a_gok_bids_on_less() -> None:
    """Of two hands with the same H and HM, only the one without low holdings bids over a gök."""
    assert called("AQ86.KQ5.AJ9.K97", "F bid gok")[0] == "M bid turne"
    assert called("AQ82.KQ2.AJ9.K97", "F bid gok")[0] == "M pass"


def test_what_nobody_can_beat_is_bid_open() -> None:
    hand = "5432.432.432.432"
    assert called(hand, "F bid solo-10; M pass")[0] == "R bid solo-petite-ouverte"
    safe = called(hand, "F bid solo-11; M pass")
    assert safe == ("R bid solo-grande-ouverte", Rule.OUTBID)
    unsafe = "5432.432.432.K32"
    assert called(unsafe, "F bid solo-11; M pass")[0] == "R pass"


def test_figures_say_what_was_weighed() -> None:
    view = view_for(after(make_deal(F="AQJ32.A75.98.987")), Seat.FOREHAND)
    assert decided(view).motive.figures == (("H", 7.4), ("needed", 6.75))
    assert actions("F bid begar")[0] == decided(view).action
    assert SUIT_BY_LETTER["S"] is view.highest
