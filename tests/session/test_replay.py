from pathlib import Path

import pytest

from vira_desktop.rules.actions import Action, Bid, Buy, Keep, PlayCard, TakeStock
from vira_desktop.rules.record import parse_record
from vira_desktop.rules.seats import SEATS, Seat
from vira_desktop.rules.state import Bidding, Settled, table_of
from vira_desktop.rules.view import Phase, view_for
from vira_desktop.session import log as logs
from vira_desktop.session.log import GameLog, TakeBack
from vira_desktop.session.replay import Playback, Section

GAMES = Path(__file__).parent.parent / "data" / "games"
FOREHAND, MIDDLEHAND, REARHAND = SEATS


def game(name: str, *, actions: int | None = None) -> GameLog:
    """A stored deal, or only its first *actions*."""
    record = parse_record((GAMES / f"{name}.vira").read_text(encoding="utf-8"))
    log, done = logs.read(record.deal, record.actions[:actions])
    assert done == len(record.actions[:actions])
    return log


def number_of(log: GameLog, kind: type[Action]) -> int:
    """So many actions have been done after the first of *kind*."""
    return 1 + next(n for n, action in enumerate(log.actions) if isinstance(action, kind))


def test_it_begins_before_the_first_call() -> None:
    replay = Playback(game("gask-made"))
    assert isinstance(replay.state, Bidding)
    assert (replay.at, replay.told, replay.is_at_end) == (0, None, False)


@pytest.mark.parametrize("name", sorted(path.stem for path in GAMES.glob("*.vira")))
def test_forward_comes_to_the_end_and_back_to_the_start(name: str) -> None:
    log = game(name)
    replay, states = Playback(log), []
    while not replay.is_at_end:
        states.append(replay.state)
        replay = replay.forward()
    assert replay.state == log.state
    for state in reversed(states):
        replay = replay.back()
        assert replay.state == state
    assert replay.at == 0


def test_nothing_lies_beyond_the_ends() -> None:
    replay = Playback(game("spel-made"))
    assert replay.back() == replay
    assert replay.to(10_000).forward() == replay.to(replay.length)
    assert replay.to(-3).at == 0


def test_actions_that_were_taken_back_are_no_part_of_it() -> None:
    log = game("spel-made", actions=4).after(TakeBack(3))
    assert Playback(log).length == 3


def test_marks_name_the_parts_and_every_trick() -> None:
    replay = Playback(game("spel-made"))
    marks = replay.marks
    assert [mark.section for mark in marks[:3]] == [Section.BIDDING, Section.BUYING, Section.TRICK]
    assert marks[-1].section is Section.PAYMENT
    assert [mark.trick for mark in marks if mark.section is Section.TRICK] == list(range(1, 14))
    played = [mark.at for mark in marks if mark.section is Section.TRICK]
    assert played == [number_of(replay.log, PlayCard) - 1 + 3 * trick for trick in range(13)]


def test_steps_by_parts() -> None:
    replay = Playback(game("spel-made"))
    places = [0]
    while not replay.is_at_end:
        replay = replay.to_next_mark()
        places.append(replay.at)
    assert places == [mark.at for mark in replay.marks]
    for place in reversed(places[:-1]):
        replay = replay.to_previous_mark()
        assert replay.at == place
    assert replay.to_previous_mark() == replay


def test_within_a_trick_the_step_back_goes_to_where_it_began() -> None:
    replay = Playback(game("spel-made"))
    second = replay.marks[3].at
    inside = replay.to(second + 2)
    assert (inside.mark.section, inside.mark.trick) == (Section.TRICK, 2)
    assert inside.to_previous_mark().at == second


def test_each_seat_sees_what_it_saw_and_may_do_nothing() -> None:
    log = game("gask-made")
    for at in range(len(log.actions) + 1):
        replay = Playback(log, at)
        for seat in SEATS:
            seen, was = replay.view(seat), view_for(log.state_after(at), seat)
            assert (seen.hand, seen.card_counts, seen.phase) == (
                was.hand,
                was.card_counts,
                was.phase,
            )
            assert (seen.legal, seen.to_act, seen.is_my_turn) == ((), None, False)


def test_the_story_tells_every_action_once() -> None:
    replay = Playback(game("turne-made"))
    assert [told.action for told in replay.story] == list(replay.log.actions)
    assert [told.at for told in replay.story] == list(range(1, replay.length + 1))
    assert replay.to(5).told == replay.story[4]


def test_a_call_is_told_with_the_bid_it_had_to_beat() -> None:
    story = Playback(game("turne-made")).story
    calls = [told for told in story if isinstance(told.before, Bidding)]
    assert calls[0].standing is None
    assert isinstance(calls[0].action, Bid)
    assert calls[1].standing is not None
    assert calls[1].standing.seat is calls[0].seat


def test_the_card_that_finishes_a_trick_tells_who_took_it() -> None:
    story = Playback(game("spel-made")).story
    finished = [told.finished for told in story if told.finished]
    last = story[-1].after
    assert isinstance(last, Settled)
    assert tuple(finished) == last.tricks


def test_what_is_taken_from_the_stock_is_known_and_told_to_its_owner_alone() -> None:
    log = game("spel-made")
    told = Playback(log, number_of(log, Buy)).told
    assert told is not None
    assert isinstance(told.action, Buy)
    assert told.drawn == frozenset(log.deal.stock[: len(told.action.cards)])
    assert [told.is_open_to(seat) for seat in SEATS] == [seat is told.seat for seat in SEATS]


@pytest.mark.parametrize(("name", "kind"), [("gask-made", Keep), ("gok-made", TakeStock)])
def test_what_a_declarer_keeps_or_takes_is_his_alone(name: str, kind: type[Action]) -> None:
    log = game(name)
    told = Playback(log, number_of(log, kind)).told
    assert told is not None
    assert told.drawn == frozenset(log.deal.stock)
    assert [seat for seat in SEATS if told.is_open_to(seat)] == [told.seat]


def test_a_card_played_is_open_to_all_and_draws_nothing() -> None:
    log = game("spel-made")
    told = Playback(log, number_of(log, PlayCard)).told
    assert told is not None
    assert all(told.is_open_to(seat) for seat in SEATS)
    assert not told.drawn


def test_a_finished_deal_may_be_looked_at_from_every_seat() -> None:
    replay = Playback(game("solo-made"))
    assert replay.is_finished
    assert replay.seats_to_look_from(None) == SEATS


def test_a_running_deal_only_from_the_own_seat() -> None:
    replay = Playback(game("solo-made", actions=12))
    assert not replay.is_finished
    assert replay.seats_to_look_from(Seat.REARHAND) == (Seat.REARHAND,)
    assert replay.seats_to_look_from(None) == ()
    assert replay.marks[-1].section is Section.TRICK


def test_all_hands_are_those_of_the_table() -> None:
    replay = Playback(game("vira-made")).to_next_mark()
    assert replay.hands == table_of(replay.state).hands
    assert replay.view(FOREHAND).phase is Phase.BUYING
