"""The log is the game: entries are only added, and taking back is one of them."""

import random

import pytest

from tests.session.test_match import drawn
from vira_desktop.rules.actions import Bid, Pass
from vira_desktop.rules.flow import legal_actions, replay, to_act
from vira_desktop.rules.phases import dealing
from vira_desktop.rules.refusals import IllegalAction
from vira_desktop.rules.seats import Seat
from vira_desktop.session.log import TakeBack, begin, read

DEAL = dealing.begin(random.Random(5), players=3, pulla=3)
OPENING = Bid(Seat.FOREHAND, "begar")


def test_the_state_is_what_the_actions_say() -> None:
    log, rng = begin(DEAL), random.Random(6)
    while to_act(log.state) is not None:
        log = log.after(drawn(rng.choice(legal_actions(log.state)), rng))
    assert replay(DEAL, log.actions).state == log.state


def test_a_refused_action_is_not_in_the_log() -> None:
    log = begin(DEAL)
    with pytest.raises(IllegalAction):
        log.after(Pass(Seat.FOREHAND))
    assert log.entries == ()


def test_taking_back_adds_an_entry_and_goes_back() -> None:
    log = begin(DEAL)
    log = log.after(OPENING)
    log = log.after(Pass(Seat.MIDDLEHAND))
    log = log.after(TakeBack(1))
    log = log.after(Bid(Seat.MIDDLEHAND, "spel-7"))
    assert log.entries == (
        OPENING,
        Pass(Seat.MIDDLEHAND),
        TakeBack(1),
        Bid(Seat.MIDDLEHAND, "spel-7"),
    )
    assert log.actions == (OPENING, Bid(Seat.MIDDLEHAND, "spel-7"))
    assert replay(DEAL, log.actions).state == log.state


def test_one_cannot_take_back_more_than_there_is() -> None:
    log = begin(DEAL)
    with pytest.raises(ValueError, match="1"):
        log.after(TakeBack(1))


def test_a_stored_log_is_read_as_far_as_it_is_sound() -> None:
    sound = (OPENING, Pass(Seat.MIDDLEHAND), TakeBack(1), Bid(Seat.MIDDLEHAND, "spel-7"))
    log, count = read(DEAL, sound)
    assert (log.entries, count) == (sound, 4)
    for broken in (OPENING, TakeBack(9)):
        log, count = read(DEAL, (*sound, broken, Pass(Seat.REARHAND)))
        assert (log.entries, count) == (sound, 4)
