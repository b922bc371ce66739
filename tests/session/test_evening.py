"""An evening: one door, seats, who shuffles, cuts and sits out, joining, leaving, the end."""

import random
from dataclasses import replace
from datetime import timedelta

import pytest

from tests.helpers.deals import actions
from tests.helpers.evenings import (
    CARDS,
    NAMES,
    NOW,
    after,
    opened,
    paid_at_random,
    same_cards,
    seated,
    seats_in_order,
)
from vira_desktop.rules.actions import Pass
from vira_desktop.rules.notation import parse_cards
from vira_desktop.rules.refusals import IllegalAction
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.state import HouseRules, Settlement
from vira_desktop.session import evening as evenings
from vira_desktop.session import lots
from vira_desktop.session.agreement import Agreement, Bowl, Deals, Length, Rounds, Until
from vira_desktop.session.evening import Evening
from vira_desktop.session.events import (
    Acted,
    CutBack,
    DealBegun,
    DealDropped,
    Ended,
    Event,
    Joined,
    Left,
    LengthAgreed,
    Opened,
    SeatsDrawn,
    SeatsTaken,
)
from vira_desktop.session.log import TakeBack
from vira_desktop.session.players import Player, TokenColour, free_colours, with_colours
from vira_desktop.session.refusals import Fault, IllegalEvent

LAID = tuple(
    Acted(action)
    for action in actions("F bid begar; M bid solo-7; R pass; F pass; M trump S; M lay")
)
ULLA = Joined(Player("Ulla", colour=TokenColour.BLACK))


def deals_on(evening: Evening, count: int = 1) -> Evening:
    """*evening* after *count* deals more, in each of which a solo is laid."""
    for _ in range(count):
        evening = after(evening, same_cards(evening), *LAID)
    return evening


def fault_of(evening: Evening, event: Event) -> Fault | None:
    """Why *event* is refused; None if it is taken."""
    try:
        evenings.apply(evening, event)
    except IllegalEvent as problem:
        return problem.fault
    return None


def refused_opening(opening: Opened) -> Fault | None:
    """Why an evening does not begin so; None if it does."""
    try:
        evenings.begin(opening)
    except IllegalEvent as problem:
        return problem.fault
    return None


def with_agreement(**changes: object) -> Opened:
    return replace(opened(), agreement=replace(Agreement(), **changes))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("opening", "fault"),
    [
        (opened(), None),
        (replace(opened(), players=opened().players[:2]), Fault.WRONG_NUMBER_OF_PLAYERS),
        (replace(opened(), players=opened().players * 2), Fault.WRONG_NUMBER_OF_PLAYERS),
        (replace(opened(), players=(Player("A", colour=TokenColour.RED),) * 3), Fault.SAME_COLOUR),
        (replace(opened(), players=(Player("A"),) * 3), None),
        (with_agreement(length=Deals(0)), Fault.WRONG_LENGTH),
        (with_agreement(length=Rounds(0)), Fault.WRONG_LENGTH),
        (with_agreement(length=Until(NOW)), None),
        (with_agreement(bowl=Bowl(bets=0)), Fault.POOR_BOWL),
        (with_agreement(bowl=Bowl(rounds=3, pins=1)), None),
        (with_agreement(bowl=Bowl(rounds=2, pins=2)), Fault.POOR_BOWL),
        (with_agreement(bowl=Bowl(pins=0)), Fault.POOR_BOWL),
        (with_agreement(bowl=Bowl(rounds=-1, pins=20)), Fault.POOR_BOWL),
        (with_agreement(bowl=Bowl(triangles=-1)), Fault.POOR_BOWL),
    ],
)
def test_an_evening_is_opened(opening: Opened, fault: Fault | None) -> None:
    assert refused_opening(opening) is fault


def test_everybody_gets_a_colour_of_his_own() -> None:
    wish = TokenColour.GREEN
    given = with_colours((Player("A"), Player("B", colour=wish), Player("C", colour=wish)))
    assert [player.colour for player in given] == [TokenColour.RED, wish, TokenColour.YELLOW]
    assert [player.name for player in given] == ["A", "B", "C"]


def test_a_newcomer_gets_a_colour_that_nobody_has_had_or_at_least_that_nobody_has() -> None:
    colours = tuple(TokenColour)
    worn = tuple(Player("", colour=colour) for colour in colours)
    assert free_colours(worn[:3]) == colours[3:]
    assert free_colours(worn[:3], gone=worn[3:5]) == (colours[5], *colours[3:5])
    assert free_colours(worn[:2], gone=worn[1:]) == colours[2:]


def test_a_bowl_is_worth_its_tokens() -> None:
    assert Bowl().worth == 112
    assert Bowl(triangles=2, bets=1, rounds=1, pins=1).worth == 91


def test_seats_are_drawn_by_suit() -> None:
    evening = evenings.begin(opened(4))
    cards = parse_cards("S5 H9 D2 CK"), parse_cards("CK S5 H9 D2")
    evening = after(evening, SeatsDrawn(*cards))
    # Number 1 drew the spade that lies at chair 0, number 2 the heart at chair 1, and so on.
    assert evening.table.numbers == (1, 2, 3, 0)
    assert [player.name for player in evening.table.players] == ["Bo", "Åke", "Ulla", "Anna"]
    assert evening.table.number_at(Seat.FOREHAND) == 2
    assert evening.table.sitting_out == 3
    assert (evening.table.pulla, evening.table.accounts) == (4, (-8,) * 4)


def test_the_first_heart_decides_who_is_forehand() -> None:
    evening = evenings.begin(opened())
    evening = after(evening, SeatsTaken((2, 0, 1), 1, parse_cards("SA D3 CK H2")))
    assert evening.table.numbers == (2, 0, 1)
    # From the left of chair 1: chairs 2, 0, 1, 2.
    assert evening.table.number_at(Seat.FOREHAND) == 1


@pytest.mark.parametrize(
    "event",
    [
        SeatsDrawn(parse_cards("S5 H9"), parse_cards("S5 H9")),
        SeatsDrawn(parse_cards("S5 S9 H2"), parse_cards("S5 S9 H2")),
        SeatsDrawn(parse_cards("S5 D9 C2"), parse_cards("S5 D9 C2")),
        SeatsDrawn(parse_cards("S5 D9 H2"), parse_cards("S5 D9 H3")),
        SeatsTaken((0, 1), 0, parse_cards("HA")),
        SeatsTaken((0, 1, 1), 0, parse_cards("HA")),
        SeatsTaken((0, 1, 2), 3, parse_cards("HA")),
        SeatsTaken((0, 1, 2), 0, parse_cards("SA")),
        SeatsTaken((0, 1, 2), 0, parse_cards("H2 HA")),
        SeatsTaken((0, 1, 2), 0, parse_cards("HA S2")),
        SeatsTaken((0, 1, 2), 0, parse_cards("S2 S2 HA")),
        SeatsTaken((0, 1, 2), 0, ()),
    ],
)
def test_seats_that_cannot_have_come_up_are_refused(event: Event) -> None:
    assert fault_of(evenings.begin(opened()), event) is Fault.WRONG_LOTS


@pytest.mark.parametrize("players", [3, 4])
def test_drawn_lots_are_taken(players: int) -> None:
    forehands = set()
    for seed in range(30):
        rng, evening = random.Random(seed), evenings.begin(opened(players))
        first = after(evening, lots.draw_seats(evening, rng))
        forehands.add(first.table.number_at(Seat.FOREHAND))
        seats = tuple(rng.sample(range(players), players))
        second = lots.first_heart(rng, seats=seats, laid_by=rng.randrange(players))
        assert after(evening, second).table.numbers == seats
    assert forehands == set(range(players))


def test_seats_drawn_again_move_nobodys_account() -> None:
    evening = deals_on(seated(4), 3)
    before = {number: evening.table.account_of(number) for number in range(4)}
    moved = after(evening, lots.draw_seats(evening, random.Random(3)))
    assert moved.table.numbers != evening.table.numbers
    assert {number: moved.table.account_of(number) for number in range(4)} == before
    assert (moved.table.pulla, moved.table.deal_number) == (evening.table.pulla, 4)
    assert moved.running is None


def test_with_four_who_cuts_sits_out_and_then_shuffles() -> None:
    evening = seated(4)
    for _ in range(5):
        table = evening.table
        assert table.cutter == table.sitting_out == (table.dealer - 1) % 4
        was_out = table.sitting_out
        evening = deals_on(evening)
        assert evening.table.shuffler == was_out
        assert evening.table.shuffler == (evening.table.dealer + 2) % 4


def test_with_three_who_cuts_shuffles_the_other_pack() -> None:
    table = seated(3).table
    assert (table.dealer, table.cutter, table.shuffler) == (0, 2, 2)


def test_a_deal_is_paid_by_its_last_action() -> None:
    evening = seated()
    begun = after(evening, same_cards(evening), *LAID[:-1])
    assert begun.plays
    assert (begun.table, begun.progress.deals) == (evening.table, 0)
    paid = after(begun, LAID[-1])
    assert not paid.plays
    assert paid.running is not None
    settled = paid.running.settled
    assert settled is not None
    assert paid.table == evening.table.after(settled)
    assert paid.table.dealer == 1
    assert paid.progress.deals == 1
    assert sum(paid.table.accounts) == -8 * paid.table.pulla


def test_what_ended_a_deal_can_be_taken_back() -> None:
    evening = seated()
    before = after(evening, same_cards(evening), *LAID[:-1])
    back = after(before, LAID[-1], Acted(TakeBack(len(LAID) - 1)))
    assert (back.table, back.progress, back.plays) == (before.table, before.progress, True)
    assert after(back, LAID[-1]).table == after(before, LAID[-1]).table


def test_a_refused_action_or_taking_back_changes_nothing() -> None:
    evening = seated()
    evening = after(evening, same_cards(evening))
    with pytest.raises(IllegalAction):
        evenings.apply(evening, Acted(Pass(Seat.FOREHAND)))
    with pytest.raises(ValueError, match="3"):
        evenings.apply(evening, Acted(TakeBack(3)))
    assert fault_of(seated(), LAID[0]) is Fault.NO_DEAL_RUNS


def test_only_a_deal_that_runs_is_paid() -> None:
    settlement = Settlement(result=None, pulla_after=3)
    with pytest.raises(IllegalEvent):
        evenings.paid(seated(), settlement)


def test_a_void_deal_is_dealt_again_by_the_same_dealer() -> None:
    evening = seated()
    dropped = after(evening, same_cards(evening), *LAID[:2], DealDropped())
    assert (dropped.table, dropped.running) == (evening.table, None)
    assert fault_of(dropped, DealDropped()) is Fault.NO_DEAL_RUNS
    assert fault_of(deals_on(evening), DealDropped()) is Fault.NO_DEAL_RUNS


def test_a_deal_must_fit_the_table() -> None:
    evening = seated()
    begun = same_cards(evening)
    house = replace(begun.deal, rules=HouseRules(forehand_may_pass=True))
    for wrong in (
        replace(begun, number=2),
        replace(begun, deal=replace(begun.deal, players=4)),
        replace(begun, deal=replace(begun.deal, pulla=4)),
        replace(begun, deal=house),
    ):
        assert fault_of(evening, wrong) is Fault.WRONG_DEAL
    assert fault_of(evening, begun) is None


def test_the_next_deal_is_drawn_from_seed_and_number() -> None:
    evening = seated(4)
    first = lots.next_deal(evening, NOW)
    assert first == lots.next_deal(evening, NOW)
    assert (first.number, first.seed, first.deal.players) == (1, "seed/1", 4)
    evening = deals_on(evening)
    second = lots.next_deal(evening, NOW)
    assert (second.number, second.seed) == (2, "seed/2")
    assert second.deal.hands != first.deal.hands
    assert fault_of(evening, second) is None


def test_what_must_wait_for_the_end_of_the_deal() -> None:
    evening = seated(4)
    running = after(evening, same_cards(evening), *LAID[:3])
    for event in (
        same_cards(evening),
        lots.draw_seats(evening, random.Random(1)),
        seats_in_order(4),
        ULLA,
        Left(0),
        Ended(),
    ):
        assert fault_of(running, event) is Fault.DEAL_RUNS
    assert fault_of(running, LengthAgreed(Deals(1))) is None


def test_what_must_wait_for_the_seats() -> None:
    evening = evenings.begin(opened())
    deal = DealBegun(1, CARDS, "", NOW)
    for event in (deal, ULLA, Left(0)):
        assert fault_of(evening, event) is Fault.SEATS_MISSING
    assert not evening.may_deal(NOW)
    assert not evening.is_borup(NOW)
    assert evening.present == (0, 1, 2)
    over = after(evening, lots.end(evening, random.Random(1)))
    assert (over.is_over, over.sheet) == (True, ())


def test_an_evening_is_opened_once() -> None:
    assert fault_of(seated(), opened()) is Fault.ALREADY_OPENED


def test_who_joins_bets_in_and_sits_the_next_deal_out() -> None:
    evening = deals_on(seated())
    before = evening.table
    assert before.pulla == 5
    joined = after(evening, ULLA).table
    # Five bets: one is missing to six, so two are put in, and no pins.
    assert joined.pulla == 7
    assert joined.account_of(3) == -16
    assert joined.sitting_out is not None
    assert joined.numbers[joined.sitting_out] == 3
    assert [joined.number_at(seat) for seat in Seat] == [before.number_at(seat) for seat in Seat]
    assert fault_of(after(evening, ULLA), ULLA) is Fault.TABLE_IS_FULL


def test_a_pin_to_each_when_two_bets_are_missing() -> None:
    evening = seated()
    evening = replace(evening, seated=replace(evening.table, pulla=4))
    joined = after(evening, ULLA).table
    assert joined.pulla == 5
    assert [joined.account_of(number) for number in range(4)] == [-7, -7, -7, -11]


def test_a_newcomer_has_a_colour_of_his_own() -> None:
    red = Joined(Player("Ulla", colour=TokenColour.RED))
    assert fault_of(seated(), red) is Fault.SAME_COLOUR


@pytest.mark.parametrize("leaver", range(4))
def test_three_play_on_without_the_one_who_leaves(leaver: int) -> None:
    evening = seated(4)
    evening = replace(
        evening, seated=replace(evening.table, pulla=5, accounts=(-10, -10, -10, -10))
    )
    left = after(evening, Left(leaver))
    table = left.table
    # One bet and two pins are his share; the pins are paid to all four out of one bet.
    assert (table.pulla, [line.total for line in left.sheet]) == (3, [0])
    assert table.accounts == (-8, -8, -8)
    assert table.numbers == tuple(n for n in range(4) if n != leaver)
    dealer = 0 if leaver != 0 else 1
    assert table.numbers[table.dealer] == dealer
    assert left.present == table.numbers
    assert fault_of(left, Left(leaver)) is Fault.NOT_AT_THE_TABLE
    assert fault_of(left, Left(table.numbers[0])) is Fault.TOO_FEW_LEFT


def test_a_number_is_never_given_twice() -> None:
    another = Joined(Player("Ulla", colour=TokenColour.WHITE))
    evening = after(seated(4), Left(2), ULLA, Left(0), another)
    assert len(evening.players) == 6
    assert evening.present == (1, 3, 4, 5)


def test_when_one_of_three_leaves_the_evening_ends() -> None:
    evening = deals_on(seated())
    ended = after(evening, lots.end(evening, random.Random(1), left=1))
    assert ended.is_over
    assert [line.number for line in ended.sheet] == [0, 1, 2]
    assert sum(line.total for line in ended.sheet) == 0
    assert fault_of(evening, Ended(left=9)) is Fault.NOT_AT_THE_TABLE
    assert fault_of(seated(4), Ended(left=1)) is Fault.NOT_AT_THE_TABLE


def test_lots_at_the_end_are_drawn_among_those_who_may_win() -> None:
    evening = seated()
    evening = replace(evening, seated=replace(evening.table, pulla=2, accounts=(-9, -9, 2)))
    for wrong in ((), (2,), (0, 1), (0, 0)):
        assert fault_of(evening, Ended(wrong)) is Fault.WRONG_LOTS
    for winner in (0, 1):
        ended = after(evening, Ended((winner,)))
        assert [line.last_pins for line in ended.sheet] == [winner == 0, winner == 1, 0]
    drawn = {lots.end(evening, random.Random(seed)).lots for seed in range(20)}
    assert drawn == {(0,), (1,)}


def test_nothing_happens_after_the_end() -> None:
    evening = seated()
    ended = after(evening, lots.end(evening, random.Random(1)))
    for event in (same_cards(evening), ULLA, LengthAgreed(Deals(1)), seats_in_order(3), Ended()):
        assert fault_of(ended, event) is Fault.EVENING_IS_OVER
    assert not ended.may_deal(NOW)
    assert not ended.is_borup(NOW)


def events_of_an_evening() -> list[Event]:
    """Two deals, one of them taken back for a while."""
    first = same_cards(seated())
    second = same_cards(deals_on(seated()))
    back = Acted(TakeBack(5))
    return [opened(), seats_in_order(3), first, *LAID[:-1], back, *LAID[-1:], second, *LAID[:2]]


def test_a_stored_evening_is_read_back() -> None:
    events = events_of_an_evening()
    resumed = evenings.resume(events)
    assert resumed.problem is None
    assert resumed.evening.events == len(events)
    assert resumed.evening.running is not None
    assert resumed.evening.running.begun == events[-3]
    assert resumed.evening.running.log.actions == tuple(act.entry for act in LAID[:2])


@pytest.mark.parametrize("broken", [None, LAID[0], Acted(TakeBack(99)), Joined(Player("X"))])
def test_an_evening_is_read_up_to_the_last_sound_event(broken: Event | None) -> None:
    events: list[Event | None] = [*events_of_an_evening()]
    for place in range(2, len(events)):
        damaged = [*events[:place], broken, *events[place:]]
        resumed = evenings.resume(damaged)
        if resumed.problem is None:
            continue  # between two deals, somebody may join
        assert resumed.evening.events >= place
        cut = CutBack(resumed.evening.events)
        assert evenings.apply(resumed.evening, cut) == resumed.evening
        mended = evenings.resume([*damaged, cut])
        assert mended == evenings.Resumed(resumed.evening)


def test_a_cut_must_be_at_the_last_sound_event() -> None:
    assert fault_of(seated(), CutBack(1)) is Fault.WRONG_CUT
    over = after(seated(), Ended())
    assert fault_of(over, CutBack(3)) is None


@pytest.mark.parametrize("events", [[], [None], [seats_in_order(3)], [None, opened()]])
def test_an_evening_without_a_beginning_is_refused(events: list[Event | None]) -> None:
    with pytest.raises(IllegalEvent):
        evenings.resume(events)


def borups(evening: Evening, *, most: int, minutes: int = 10) -> list[bool]:
    """Whether each deal is announced as the last one when it begins, for as long as one may begin;
    a deal every so many *minutes*."""
    told: list[bool] = []
    now, rng = NOW, random.Random(1)
    while evening.may_deal(now) and len(told) < most:
        evening = after(evening, same_cards(evening, at=now))
        told.append(evening.is_borup(now))
        settled, _ = paid_at_random(after(evening, DealDropped()), rng, at=now)
        evening, now = settled, now + timedelta(minutes=minutes)
    return told


def told(deals: int) -> list[bool]:
    """So many deals, the last of them announced."""
    return [False] * (deals - 1) + [True]


IN_25_MINUTES = NOW + timedelta(minutes=25)


@pytest.mark.parametrize(
    ("players", "length", "expected"),
    [
        (3, Deals(1), told(1)),
        (4, Deals(7), told(7)),
        (3, Rounds(2), told(6)),
        (4, Rounds(2), told(8)),
        # The fourth deal is the first that begins after the time: the last round with it.
        (3, Until(IN_25_MINUTES), told(3 + 3)),
        (4, Until(IN_25_MINUTES), told(3 + 4)),
        (3, Until(NOW), told(3)),
    ],
)
def test_how_long_an_evening_lasts(players: int, length: Length, expected: list[bool]) -> None:
    assert borups(seated(players, length=length), most=40) == expected


def test_an_open_evening_has_no_last_deal() -> None:
    assert borups(seated(), most=30) == [False] * 30


def test_the_deal_that_runs_when_the_time_is_up_is_the_last() -> None:
    evening = seated(length=Until(IN_25_MINUTES, last_round=False))
    running = after(evening, same_cards(evening))
    assert not running.is_borup(NOW)
    assert running.is_borup(IN_25_MINUTES)
    assert fault_of(evening, same_cards(evening, at=IN_25_MINUTES)) is Fault.TIME_IS_UP
    assert not evening.may_deal(IN_25_MINUTES)


def test_the_next_deal_can_be_announced_before_it_begins() -> None:
    assert seated(length=Deals(1)).is_borup(NOW)
    assert not seated(length=Deals(2)).is_borup(NOW)
    paid = deals_on(seated(length=Deals(2)))
    assert paid.is_borup(NOW)


def test_no_deal_begins_after_the_last_but_the_players_may_go_on() -> None:
    evening = deals_on(seated(length=Deals(2)), 2)
    assert fault_of(evening, same_cards(evening)) is Fault.TIME_IS_UP
    longer = after(evening, LengthAgreed(Rounds(2)))
    assert borups(longer, most=20) == told(4)
    assert fault_of(evening, LengthAgreed(Deals(0))) is Fault.WRONG_LENGTH


def test_a_running_deal_can_be_made_the_last() -> None:
    evening = seated()
    running = after(evening, same_cards(evening), LengthAgreed(Deals(1)))
    assert running.is_borup(NOW)
    assert not after(running, *LAID).may_deal(NOW)


def test_another_length_calls_the_last_round_off() -> None:
    evening = deals_on(seated(length=Until(NOW)), 1)
    assert evening.progress.last_round
    later = after(evening, LengthAgreed(Until(NOW + timedelta(hours=1))))
    assert not later.progress.last_round
    assert len(borups(later, most=30)) == 6 + 3


def test_who_joins_in_the_last_round_sits_forehand_in_it_too() -> None:
    evening = deals_on(seated(length=Until(NOW)), 1)
    joined = after(evening, ULLA)
    assert borups(joined, most=20) == told(3)


def test_a_round_is_over_when_the_one_leaves_who_had_not_been_forehand() -> None:
    evening = deals_on(seated(4, length=Rounds(1)), 3)
    still_to_come = evening.table.number_at(Seat.FOREHAND)
    assert evening.may_deal(NOW)
    assert not after(evening, Left(still_to_come)).may_deal(NOW)


def test_names_are_kept_by_number() -> None:
    evening = after(seated(), ULLA)
    assert [player.name for player in evening.players] == [*NAMES[:3], "Ulla"]
