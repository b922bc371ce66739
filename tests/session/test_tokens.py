"""What lies where: every account can be read off the tokens, and no token is lost."""

import random
from collections import Counter

import pytest

from tests.helpers.deals import actions
from tests.helpers.evenings import opened, random_settlement, same_cards, seats_in_order
from tests.helpers.long_runs import LongRun
from tests.session.test_random_evenings import between
from vira_desktop.rules.games import Result
from vira_desktop.rules.phases.payment import PINS_IN_A_BET
from vira_desktop.rules.seats import BySeat
from vira_desktop.rules.state import Settlement
from vira_desktop.session import evening as evenings
from vira_desktop.session import lots, token_moves
from vira_desktop.session.agreement import Bowl
from vira_desktop.session.evening import Evening
from vira_desktop.session.events import Acted, Event, Joined, Left, Opened
from vira_desktop.session.log import TakeBack
from vira_desktop.session.players import Player
from vira_desktop.session.token_desk import Desk
from vira_desktop.session.token_table import Occasion, Place, Spot, TokenTable
from vira_desktop.session.tokens import (
    NOTHING,
    Heap,
    Kind,
    Token,
    bowlful,
    exactly,
    single,
    with_change,
)

RICH = Bowl()
POOR = Bowl(bets=2, rounds=4, pins=3)
TRIANGLES = Bowl(triangles=4, bets=2)


def agrees(tokens: TokenTable, evening: Evening) -> None:
    """Every account is what the tokens say, the pulla holds its bets, and all tokens are there."""
    table = evening.table
    for number in table.numbers:
        assert tokens.account_of(number) == table.account_of(number)
    assert tokens.pulla.worth == PINS_IN_A_BET * table.pulla
    is_complete(tokens)


def is_complete(tokens: TokenTable) -> None:
    there: Counter[tuple[int, Kind]] = Counter()
    for heap in (tokens.pulla, *(holding.all for holding in tokens.holdings)):
        for token, count in heap:
            there[token.owner, token.kind] += count
    given: Counter[tuple[int, Kind]] = Counter()
    for number, holding in enumerate(tokens.holdings):
        for token, count in bowlful(number, tokens.bowl):
            given[number, token.kind] += count * (1 + holding.borrowed)
    assert there == given


class Told:
    """An evening told event by event, and its tokens beside it."""

    def __init__(self, opening: Opened, *events: Event) -> None:
        self.evening = evenings.begin(opening)
        self.tokens = token_moves.begin(opening)
        for event in events:
            self.does(event)

    def does(self, event: Event) -> None:
        now = evenings.apply(self.evening, event)
        self.tokens = token_moves.follow(self.tokens, self.evening, event, now)
        self.evening = now

    def pays(self, settlement: Settlement) -> None:
        """A deal more, of which nothing is known but what it paid."""
        self.does(same_cards(self.evening))
        self.tokens = token_moves.paid(self.tokens, self.evening.table, settlement)
        self.evening = evenings.paid(self.evening, settlement)

    @property
    def moved(self) -> list[tuple[Occasion, int, int, int]]:
        """Occasion, hand, number of tokens and their worth in pins of the last moves."""
        return [
            (move.occasion, move.hand, move.heap.count(lambda _: True), move.heap.worth)
            for move in self.tokens.moves
        ]


def first_evening(players: int = 3, *, bowl: Bowl = RICH) -> Told:
    """Before the first deal; number 0 deals it and keeps the pulla."""
    return Told(opened(players, bowl=bowl), seats_in_order(players))


def settlement(
    told: Told,
    *,
    bets: tuple[int, int, int] = (0, 0, 0),
    pins: tuple[int, int, int] = (0, 0, 0),
    antes: int = 0,
) -> Settlement:
    """What a deal pays, forehand first."""
    pulla = told.evening.table.pulla + antes * len(told.evening.table.players) - sum(bets)
    return Settlement(
        result=Result.HOME,
        pulla=BySeat(*bets),
        pins=BySeat(*pins),
        antes=antes,
        pulla_after=pulla,
    )


def test_everybody_antes_a_bet_before_the_first_deal() -> None:
    told = first_evening(4)
    assert told.moved == [(Occasion.ANTE, number, 1, 8) for number in range(4)]
    assert told.tokens.keeper == 0
    agrees(told.tokens, told.evening)


def test_the_keeper_hands_out_a_won_bet() -> None:
    told = first_evening()
    told.pays(settlement(told, bets=(1, 0, 0)))
    assert told.moved == [(Occasion.LIFT, 0, 1, 8)]
    assert told.tokens.moves[0].target == Place(Spot.BOWL, 1)
    agrees(told.tokens, told.evening)


def test_a_lost_bet_lies_on_the_lid_until_another_player_slips_it_in() -> None:
    told = first_evening()
    told.pays(settlement(told, bets=(-2, 0, 0)))
    assert told.moved == [(Occasion.LOSS, 1, 2, 16), (Occasion.SLIP, 0, 2, 16)]
    lost, slipped = told.tokens.moves
    assert (lost.source, lost.target) == (Place(Spot.BOWL, 1), Place(Spot.LID))
    assert (slipped.source, slipped.target) == (Place(Spot.LID), Place(Spot.PULLA))
    agrees(told.tokens, told.evening)


def test_the_keepers_own_lost_bet_is_slipped_in_by_his_left_neighbour() -> None:
    told = first_evening()
    told.pays(settlement(told, bets=(0, 0, -1)))
    assert told.moved == [(Occasion.LOSS, 0, 1, 8), (Occasion.SLIP, 1, 1, 8)]


def test_pins_lie_beside_the_bowl_till_the_next_deal() -> None:
    told = first_evening()
    told.pays(settlement(told, pins=(-6, 3, 3)))
    assert told.moved == [(Occasion.PINS, 1, 2, 3), (Occasion.PINS, 1, 2, 3)]
    assert [holding.beside.worth for holding in told.tokens.holdings] == [3, 0, 3]
    agrees(told.tokens, told.evening)
    told.does(same_cards(told.evening))
    assert [holding.beside.worth for holding in told.tokens.holdings] == [0, 0, 0]
    assert told.moved == [(Occasion.TIDY, 0, 2, 3), (Occasion.TIDY, 2, 2, 3)]
    agrees(told.tokens, told.evening)


def test_the_order_is_antes_lift_penalty_pins() -> None:
    told = first_evening()
    told.pays(settlement(told, bets=(-1, 4, 0), antes=1, pins=(-2, 4, -2)))
    occasions = [move.occasion for move in told.tokens.moves]
    assert occasions == [
        *[Occasion.ANTE] * 3,
        Occasion.LIFT,
        Occasion.LOSS,
        Occasion.SLIP,
        *[Occasion.PINS] * 2,
    ]
    agrees(told.tokens, told.evening)


def test_change_comes_back_out_of_the_payees_bowl() -> None:
    told = first_evening(bowl=Bowl(bets=3, rounds=3, pins=1))
    told.pays(settlement(told, pins=(-1, 1, 0)))
    told.pays(settlement(told, pins=(0, 1, -1)))
    assert told.moved == [(Occasion.PINS, 1, 1, 2), (Occasion.CHANGE, 0, 1, 1)]
    agrees(told.tokens, told.evening)


def test_rounds_and_then_pins_stand_for_bets() -> None:
    told = first_evening(bowl=Bowl(bets=1, rounds=2, pins=7))
    told.pays(settlement(told, bets=(-3, 0, 0)))
    assert told.tokens.pulla.where(lambda token: token.owner == 1) == Heap.of(
        {
            Token(1, Kind.BET, 8): 1,
            Token(1, Kind.ROUND, 8): 2,
            Token(1, Kind.PIN, 8): 1,
        }
    )
    agrees(told.tokens, told.evening)


def test_a_pin_half_under_the_pulla_stands_for_six_bets() -> None:
    told = first_evening(bowl=Bowl(bets=1, rounds=3, pins=2))
    told.pays(settlement(told, bets=(-10, 0, 0)))
    six = told.tokens.pulla.where(lambda token: token.is_sexmastare)
    assert six == single(Token(1, Kind.PIN, 48))
    assert told.tokens.holdings[1].borrowed == 0
    agrees(told.tokens, told.evening)


def test_a_sexmastare_that_is_too_much_is_changed_for_bets_of_the_pulla() -> None:
    told = first_evening(bowl=Bowl(bets=1, rounds=3, pins=1))
    told.pays(settlement(told, bets=(-7, 0, 0)))
    assert told.moved[-1] == (Occasion.CHANGE, 0, 2, 16)
    agrees(told.tokens, told.evening)


def test_who_cannot_pay_borrows_a_bowl() -> None:
    told = first_evening(bowl=Bowl(bets=1, rounds=3, pins=1))
    told.pays(settlement(told, bets=(-9, 0, 0)))
    told.pays(settlement(told, bets=(0, 0, -9)))
    assert told.tokens.holdings[1].borrowed == 1
    assert Occasion.BORROW in [move.occasion for move in told.tokens.moves]
    agrees(told.tokens, told.evening)


def test_without_a_bet_for_change_a_bowl_is_borrowed() -> None:
    told = first_evening(bowl=Bowl(bets=1, rounds=3, pins=1))
    told.pays(settlement(told, bets=(0, 3, 0)))
    told.pays(settlement(told, bets=(0, 0, -7)))
    assert told.moved[0][0] is Occasion.BORROW
    assert told.tokens.pulla.count(lambda token: token.is_sexmastare) == 0
    agrees(told.tokens, told.evening)


def test_nobody_keeps_the_pulla_before_seats_are_drawn() -> None:
    with pytest.raises(ValueError, match="nobody"):
        Desk(token_moves.begin(opened())).keeper  # noqa: B018
    with pytest.raises(ValueError, match="no events"):
        token_moves.of_events([])


def test_what_stands_for_a_bet_is_lifted_last_and_keeps_its_worth_with_others() -> None:
    told = first_evening(bowl=Bowl(bets=1, rounds=3, pins=1))
    told.pays(settlement(told, bets=(-1, 0, 0)))
    assert told.tokens.pulla == Heap.of(
        {
            **{Token(n, Kind.BET, 8): 1 for n in range(3)},
            Token(1, Kind.ROUND, 8): 1,
        }
    )
    told.pays(settlement(told, bets=(3, 0, 0)))
    assert told.tokens.pulla == single(Token(1, Kind.ROUND, 8))
    told.pays(settlement(told, bets=(1, 0, 0)))
    assert told.tokens.holdings[0].bowl.count(lambda token: token.stands_for_bets) == 1
    agrees(told.tokens, told.evening)


def test_a_sexmastare_is_changed_before_a_bet_of_it_is_lifted() -> None:
    told = first_evening(bowl=Bowl(bets=1, rounds=3, pins=2))
    told.pays(settlement(told, bets=(-10, 0, 0)))
    told.pays(settlement(told, bets=(0, 3, 0)))
    told.pays(settlement(told, bets=(4, 0, 0)))
    assert told.tokens.pulla == single(Token(1, Kind.PIN, 48))
    told.pays(settlement(told, bets=(1, 0, 0)))
    assert [move.occasion for move in told.tokens.moves] == [
        Occasion.CHANGE,
        Occasion.CHANGE,
        Occasion.LIFT,
    ]
    assert told.tokens.pulla.count(lambda token: token.worth == 8) == 5
    agrees(told.tokens, told.evening)


def lost_solo_vira(told: Told, calls: str) -> list[Acted]:
    """*calls*, in which somebody bids solo vira in the highest suit, names it and lays down."""
    highest = told.evening.running.begun.deal.highest.letter if told.evening.running else ""
    return [Acted(action) for action in actions(calls.replace("?", highest))]


def test_solo_vira_lost_twice_in_a_row() -> None:
    told = first_evening()
    own = 1
    told.does(same_cards(told.evening))
    for act in lost_solo_vira(told, "F bid solo-vira highest; M pass; R pass; F trump ?; F lay"):
        told.does(act)
    agrees(told.tokens, told.evening)
    assert told.evening.table.account_of(own) == -8 - 2 * 8 - 2 * 128
    # He owes 35 bets and has nine: two bowls more of 112 pins each pay it.
    assert told.tokens.holdings[own].borrowed == 2
    told.does(same_cards(told.evening))
    calls = "F bid begar; M pass; R bid solo-vira highest; F pass; R trump ?; R lay"
    for act in lost_solo_vira(told, calls):
        told.does(act)
    agrees(told.tokens, told.evening)
    assert told.evening.table.account_of(own) == -8 - 2 * (2 * 8 + 2 * 128)
    assert told.tokens.holdings[own].borrowed == 4
    assert [told.tokens.account_of(other) for other in (0, 2)] == [2 * 128 - 8] * 2
    told.does(lots.end(told.evening, random.Random(1)))
    assert [told.tokens.account_of(line.number) for line in told.evening.sheet] == [
        line.total for line in told.evening.sheet
    ]


def test_a_deal_taken_back_brings_its_tokens_back() -> None:
    told = first_evening()
    told.does(same_cards(told.evening))
    lay = lost_solo_vira(told, "F bid solo-7; M pass; R pass; F trump ?; F lay")
    for act in lay[:-1]:
        told.does(act)
    before = told.tokens
    assert before.moves == ()
    told.does(lay[-1])
    assert told.tokens.pulla.worth == 5 * 8
    told.does(Acted(TakeBack(len(lay))))
    assert told.tokens.pulla.worth == 5 * 8
    told.does(Acted(TakeBack(len(lay) - 1)))
    assert told.tokens == before
    told.does(lay[-1])
    agrees(told.tokens, told.evening)
    again = token_moves.of_events(
        [
            opened(),
            seats_in_order(3),
            same_cards(evenings.apply(evenings.begin(opened()), seats_in_order(3))),
            *lay,
        ]
    )
    assert again == told.tokens


def test_who_joins_bets_in_out_of_a_bowl_of_his_own() -> None:
    told = first_evening()
    told.pays(settlement(told, bets=(-1, 0, 0)))
    told.does(Joined(Player("Ulla")))
    assert told.moved == [
        (Occasion.BET_IN, 3, 1, 8),
        *[(Occasion.PINS, 3, 1, 1)] * 3,
    ]
    agrees(told.tokens, told.evening)


def test_who_leaves_takes_his_share_and_what_does_not_divide_is_changed() -> None:
    told = first_evening(4)
    told.pays(settlement(told, bets=(-2, 0, 0)))
    told.does(Left(0))
    assert told.moved == [
        (Occasion.SHARE, 0, 1, 8),
        (Occasion.SHARE, 0, 2, 16),
        *[(Occasion.PINS, 0, 2, 4)] * 3,
    ]
    assert told.tokens.account_of(0) == told.evening.sheet[0].total
    assert told.tokens.keeper == told.evening.table.numbers[told.evening.table.dealer]
    agrees(told.tokens, told.evening)


def random_tokens(bowl: Bowl, seeds: range) -> Counter[Occasion]:
    """Random evenings with such bowls, in which the tokens tell the accounts after every event; how
    often what was done."""
    seen: Counter[Occasion] = Counter()
    for seed in seeds:
        rng = random.Random(seed)
        told = first_evening(rng.choice((3, 4)), bowl=bowl)
        for _ in range(rng.randint(1, 40)):
            told.pays(random_settlement(same_cards(told.evening).deal, rng))
            agrees(told.tokens, told.evening)
            seen.update(move.occasion for move in told.tokens.moves)
            event = between(told.evening, rng)
            if event is not None:
                told.does(event)
                agrees(told.tokens, told.evening)
        told.does(lots.end(told.evening, rng))
        assert told.tokens.pulla == NOTHING
        for line in told.evening.sheet:
            assert told.tokens.account_of(line.number) == line.total
        is_complete(told.tokens)
        seen.update(move.occasion for move in told.tokens.moves)
    return seen


@pytest.mark.parametrize("bowl", [RICH, POOR, TRIANGLES], ids=["usual", "poor", "triangles"])
def test_the_tokens_of_random_evenings_tell_the_accounts(bowl: Bowl) -> None:
    seen = random_tokens(bowl, range(6))
    assert seen[Occasion.BORROW] > 0
    assert seen[Occasion.CHANGE] > 0


@pytest.mark.long
@pytest.mark.parametrize("bowl", [RICH, POOR, TRIANGLES], ids=["usual", "poor", "triangles"])
def test_the_tokens_of_many_random_evenings_tell_the_accounts(
    bowl: Bowl, long_run: LongRun
) -> None:
    chunks = range(0, 400, 100)
    answers = long_run.each(
        chunks,
        lambda first: {
            occasion.value: times
            for occasion, times in random_tokens(bowl, range(first, first + 100)).items()
        },
    )
    assert all(answer["borrow"] for answer in answers)


def test_sums_are_made_of_large_tokens_first() -> None:
    heap = Heap.of({Token(0, Kind.BET, 8): 2, Token(0, Kind.ROUND, 2): 3, Token(1, Kind.PIN, 1): 1})
    assert exactly(heap, 13, first=0) == Heap.of(
        {
            Token(0, Kind.BET, 8): 1,
            Token(0, Kind.ROUND, 2): 2,
            Token(1, Kind.PIN, 1): 1,
        }
    )
    assert exactly(heap, 15, first=0) is not None
    assert exactly(heap, 24, first=0) is None
    assert exactly(NOTHING, 0, first=0) == NOTHING
    assert with_change(NOTHING, 1, heap, first=0) is None


def test_what_can_be_made_up_is_found_and_nothing_else() -> None:
    rng = random.Random(1)
    kinds = [*(Token(n, kind, kind.value) for n in (0, 1) for kind in Kind)]
    kinds += [Token(1, Kind.PIN, 8), Token(1, Kind.PIN, 48)]
    for _ in range(60):
        heap = Heap.of({token: rng.choice((0, 0, 1, 2)) for token in kinds})
        sums = {0}
        for token, count in heap:
            sums = {known + token.worth * used for known in sums for used in range(count + 1)}
        for pins in range(heap.worth + 2):
            found = exactly(heap, pins, first=rng.choice((0, 1)))
            assert (found is not None) == (pins in sums)
            assert found is None or (found.worth == pins and (heap - found) + found == heap)


def test_tokens_of_the_one_who_is_paid_go_first() -> None:
    heap = Heap.of({Token(0, Kind.PIN, 1): 2, Token(1, Kind.PIN, 1): 1})
    assert exactly(heap, 1, first=1) == single(Token(1, Kind.PIN, 1))


def test_a_heap_cannot_have_less_than_nothing() -> None:
    with pytest.raises(ValueError, match="not there"):
        NOTHING - single(Token(0, Kind.PIN, 1))
