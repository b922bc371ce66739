"""The one door: refusals in their order, replay, and who is asked."""

import pytest

from tests.helpers.deals import actions, after, bought, make_deal, played, refuses
from vira_desktop.rules.cards import Suit
from vira_desktop.rules.flow import apply, begin, is_over, legal_actions, replay, to_act
from vira_desktop.rules.refusals import IllegalAction, Reason
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.state import Settled

DEAL = make_deal(F="AKQJT98765432...")
LAID = "F bid spel-7; M pass; R pass; F trump S; F buy; F lay"


def test_replay_is_play() -> None:
    log = actions(LAID)
    replayed = replay(DEAL, log)
    assert (replayed.applied, replayed.problem) == (6, None)
    assert replayed.state == after(DEAL, LAID)
    assert isinstance(replayed.state, Settled)


def test_replay_stops_at_what_is_refused() -> None:
    log = actions("F bid spel-7; M pass; M pass; R pass")
    replayed = replay(DEAL, log)
    assert replayed.applied == 2
    assert replayed.problem is not None
    assert replayed.problem.reason is Reason.NOT_YOUR_TURN
    assert replayed.problem.seat is Seat.MIDDLEHAND
    assert replayed.state == after(DEAL, "F bid spel-7; M pass")


def test_an_empty_log_is_the_first_state() -> None:
    replayed = replay(DEAL, [])
    assert (replayed.state, replayed.applied, replayed.problem) == (begin(DEAL), 0, None)


def test_a_deal_that_is_over_takes_nothing() -> None:
    """ "deal-is-over" comes before everything else."""
    over = after(DEAL, LAID)
    assert is_over(over)
    assert (to_act(over), legal_actions(over)) == (None, ())
    words = ("pass", "bid whist", "lay", "card S2", "claim 13", "accept", "repurchase")
    for seat in "FMR":
        refuses(over, *((f"{seat} {verb}", "deal-is-over") for verb in words))


def test_a_refusal_says_who_and_why() -> None:
    with pytest.raises(IllegalAction) as problem:
        apply(begin(DEAL), actions("R pass")[0])
    assert (problem.value.reason, problem.value.seat) == (Reason.NOT_YOUR_TURN, Seat.REARHAND)


def test_who_is_asked_in_each_phase() -> None:
    bidding = begin(DEAL)
    buying = bought(DEAL, "spel-7", declarer="R", trumps=(Suit.HEARTS,))
    assert [to_act(state) for state in (bidding, buying, played(buying))] == [
        Seat.FOREHAND,
        Seat.REARHAND,
        Seat.FOREHAND,
    ]
    assert not any(map(is_over, (bidding, buying, played(buying))))
