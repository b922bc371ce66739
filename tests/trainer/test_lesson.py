"""The first lesson: two deals that are what the rules and good play make of them, and what becomes
of a learner's own ideas on the way."""

import pytest

from vira_desktop.rules.actions import Action, Buy, Claim, NameTrump, Pass, PlayCard
from vira_desktop.rules.cards import Suit, parse_card
from vira_desktop.rules.flow import apply, begin, legal_actions, to_act
from vira_desktop.rules.games import Result
from vira_desktop.rules.holdings import low_suits
from vira_desktop.rules.notation import parse_action
from vira_desktop.rules.record import parse_record
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.state import Playing, Settled, State
from vira_desktop.solver.api import Solver, position_of
from vira_desktop.trainer.lesson import (
    LEARNER,
    STEPS,
    Chapter,
    Course,
    Slip,
    Told,
    Wrong,
    course_at,
)
from vira_desktop.ui.assets import resource_path

RECORDS = {
    chapter: parse_record(
        resource_path("lesson", f"{chapter.value}.vira").read_text(encoding="utf-8")
    )
    for chapter in Chapter
}


def states(chapter: Chapter) -> list[State]:
    """The deal before each action and at the end."""
    found: list[State] = [begin(RECORDS[chapter].deal)]
    for action in RECORDS[chapter].actions:
        found.append(apply(found[-1], action))
    return found


def course_for(told: Told) -> Course:
    """The lesson at the step at which *told* is said."""
    number = next(number for number, step in enumerate(STEPS) if step.told is told)
    return course_at(RECORDS, number)


def tried(told: Told, action: str) -> Course | Wrong:
    return course_for(told).try_out(parse_action(action))


def walk(course: Course) -> list[Course]:
    """From *course* to the end by the script."""
    found = [course]
    while not course.is_last:
        if course.is_read:
            course = course.go_on()
        elif course.wanted is None:
            assert course.others_act is not None
            course = course.others_acted()
        else:
            after = course.try_out(course.wanted)
            assert isinstance(after, Course)
            course = after
        found.append(course)
    return found


@pytest.mark.parametrize(
    ("chapter", "game", "tricks"), [(Chapter.BEGAR, "begar", 7), (Chapter.GOK, "gok", 0)]
)
def test_both_deals_go_home(chapter: Chapter, game: str, tricks: int) -> None:
    end = states(chapter)[-1]
    assert isinstance(end, Settled)
    assert end.contract is not None
    assert end.contract.declarer is LEARNER[chapter]
    assert end.contract.named_game.key == game
    assert end.settlement.result is Result.HOME
    assert end.taken[LEARNER[chapter]] == tricks


def test_the_deal_passes_on_with_what_the_first_left_in_the_pulla() -> None:
    first = states(Chapter.BEGAR)[-1]
    assert isinstance(first, Settled)
    assert RECORDS[Chapter.GOK].deal.pulla == first.settlement.pulla_after


def test_the_fine_is_the_one_that_is_told() -> None:
    end = states(Chapter.GOK)[-1]
    assert isinstance(end, Settled)
    assert end.settlement.penalty is Seat.MIDDLEHAND
    hands = RECORDS[Chapter.GOK].deal.hands
    assert len(low_suits(hands[Seat.FOREHAND])) == 2
    assert len(low_suits(hands[Seat.MIDDLEHAND])) == 0


def test_every_own_action_is_a_step_and_no_other() -> None:
    for chapter in Chapter:
        seats = [action.seat for action in RECORDS[chapter].actions]
        own = [number for number, seat in enumerate(seats) if seat is LEARNER[chapter]]
        assert [step.at for step in STEPS if step.chapter is chapter and step.asks] == own


def test_everything_is_said_once() -> None:
    assert sorted(step.told.value for step in STEPS) == sorted(told.value for told in Told)


def test_the_script_leads_from_the_first_step_to_the_last() -> None:
    steps = [course.number for course in walk(course_at(RECORDS))]
    assert sorted(set(steps)) == list(range(len(STEPS)))
    assert steps == sorted(steps)


@pytest.mark.parametrize("number", range(len(STEPS)))
def test_the_lesson_goes_on_from_any_step(number: int) -> None:
    course = course_at(RECORDS, number)
    assert course.number == number
    assert walk(course)[-1].is_last


def test_what_is_led_to_is_good_play() -> None:
    """No own card of the script gives away a trick that good play would keep, with all cards
    seen."""
    solver = Solver()
    for chapter, seat in LEARNER.items():
        for state, action in zip(states(chapter), RECORDS[chapter].actions, strict=False):
            if not isinstance(state, Playing) or action.seat is not seat:
                continue
            best = state.taken[seat] + solver.declarer_tricks(position_of(state))
            if isinstance(action, Claim):
                # More tricks than these there may be, but not fewer (low: more).
                assert best == action.tricks if state.contract.is_low else best >= action.tricks
                continue
            after = apply(state, action)
            assert isinstance(after, Playing)
            assert after.taken[seat] + solver.declarer_tricks(position_of(after)) == best


def test_other_cards_that_are_taken_in_the_gok_are_safe_too() -> None:
    solver, count = Solver(), 0
    for course in walk(course_for(Told.STAY_UNDER)):
        if not isinstance(course.wanted, PlayCard):
            continue
        state = states(Chapter.GOK)[course.count]
        for action in legal_actions(state):
            if not isinstance(action, PlayCard):
                continue
            if isinstance(course.try_out(action), Course):
                count += action != course.wanted
                played = apply(state, action)
                assert isinstance(played, Playing)
                assert solver.declarer_tricks(position_of(played)) == 0
    assert count > 10


@pytest.mark.parametrize(
    ("told", "action", "slip"),
    [
        (Told.WELCOME, "F bid begar", Slip.READ_ON),
        (Told.BID_BEGAR, "F bid gask", Slip.OTHER_BID),
        (Told.BID_BEGAR, "F bid begar highest", Slip.OTHER_BID),
        (Told.NAME_TRUMP, "F trump S", Slip.OTHER_TRUMP),
        (Told.SAY_PLAY, "F lay", Slip.SOMETHING_ELSE),
        (Told.SAY_PLAY, "F repurchase", Slip.SOMETHING_ELSE),
        (Told.LEAD_TRUMP, "F card SA", Slip.OTHER_CARD),
        (Told.LEAD_TRUMP, "F card H5", Slip.OTHER_CARD),
        (Told.FOLLOW_AND_TAKE, "F card S6", Slip.OTHER_CARD),
        (Told.TRUMP_IN, "F card CQ", Slip.OTHER_CARD),
        (Told.CLAIM, "F claim 8", Slip.OTHER_CLAIM),
        (Told.CLAIM, "F card DQ", Slip.OTHER_CARD),
        (Told.BID_GOK, "R pass", Slip.PASSED),
        (Told.BID_GOK, "R bid spel-7", Slip.OTHER_BID),
        (Told.CLAIM_NONE, "R claim 1", Slip.OTHER_CLAIM),
    ],
)
def test_what_is_not_asked_is_not_taken(told: Told, action: str, slip: Slip) -> None:
    assert tried(told, action) == Wrong(slip)


def test_while_the_others_act_one_waits() -> None:
    course = course_for(Told.BID_BEGAR).try_out(parse_action("F bid begar"))
    assert isinstance(course, Course)
    assert course.others_act == Pass(Seat.MIDDLEHAND)
    assert course.try_out(NameTrump(Seat.FOREHAND, Suit.HEARTS)) == Wrong(Slip.WAIT)


def test_cards_to_set_aside_are_named_when_they_are_too_many_or_too_few() -> None:
    assert tried(Told.BUY, "F buy S8 S3 D6 D2 C7 HQ") == Wrong(Slip.KEEP_THESE, (parse_card("HQ"),))
    few = tried(Told.BUY, "F buy S8 S3 D6 D2")
    assert few == Wrong(Slip.THESE_TOO, (parse_card("C7"), parse_card("C4")))


def test_the_order_of_the_cards_is_free() -> None:
    after = tried(Told.BUY, "F buy C4 C7 D2 D6 S3 S8")
    assert isinstance(after, Course)
    assert isinstance(after.done[-1], Buy)
    assert walk(after)[-1].is_last


def test_a_card_that_touches_is_as_good_and_the_other_is_played_later() -> None:
    after = tried(Told.LEAD_TRUMP, "F card HQ")
    assert isinstance(after, Course)
    own = [act for act in after.script if isinstance(act, PlayCard) and act.seat is Seat.FOREHAND]
    assert own[0].card == parse_card("HQ")
    assert own[2].card == parse_card("HK")
    assert walk(after)[-1].is_last


def test_a_low_card_may_be_thrown_as_long_as_the_gok_goes_home() -> None:
    after = tried(Told.STAY_UNDER, "R card H2")
    assert isinstance(after, Course)
    assert all(legal_script(course) for course in walk(after))


def legal_script(course: Course) -> bool:
    """True if all that was done is by the rules, and it is for whoever comes next to act."""
    state: State = begin(RECORDS[course.step.chapter].deal)
    actions: tuple[Action, ...] = course.done
    for action in actions:
        state = apply(state, action)
    return course.wanted is None or to_act(state) is course.wanted.seat


def test_going_on_is_refused_where_something_is_to_be_done_and_at_the_end() -> None:
    for told in (Told.BID_BEGAR, Told.GO_ON_ALONE):
        with pytest.raises(ValueError):
            course_for(told).go_on()
