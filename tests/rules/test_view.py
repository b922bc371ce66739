"""What a seat may know, where the rulebook says so. That nothing leaks: test_playouts.py."""

import pytest

from tests.helpers.deals import (
    after,
    bought,
    listed,
    make_deal,
    played,
    some,
    stock_showing,
    wins_auction,
)
from vira_desktop.rules.cards import NO_CARDS, Suit
from vira_desktop.rules.flow import begin
from vira_desktop.rules.notation import format_cards
from vira_desktop.rules.seats import SEATS
from vira_desktop.rules.state import Buying, Direction, Purchase, State, Step
from vira_desktop.rules.view import Phase, onlooker_view, view_for

F, M, R = SEATS
DEAL = make_deal(stock=stock_showing("HD", "SC"))


def open_hands(state: State) -> list[bool]:
    """For each seat, whether it sees the declarer's hand face up."""
    return [view_for(state, seat).open_hand is not None for seat in SEATS]


@pytest.mark.parametrize(
    ("game", "direction", "before_buying", "before_lead"),
    [
        ("gask-0", Direction.LOW, None, False),
        ("gask-2", Direction.LOW, None, False),
        ("gask-3", Direction.LOW, None, True),
        ("gask-4", Direction.LOW, None, True),
        ("gask-3", Direction.HIGH, None, False),
        ("gask-4", Direction.HIGH, None, False),
        ("gok", Direction.LOW, None, True),
        ("kopmisar-6", Direction.LOW, False, False),
        ("solo-petite", Direction.LOW, False, False),
        ("solo-grande", Direction.LOW, False, False),
        ("solo-petite-ouverte", Direction.LOW, False, True),
        ("solo-grande-ouverte", Direction.LOW, False, True),
        ("solo-petite-ouverte-royale", Direction.LOW, True, True),
        ("solo-grande-ouverte-royale", Direction.LOW, True, True),
        ("solo-12", Direction.HIGH, False, False),
        ("spel-7", Direction.HIGH, False, False),
    ],
)
def test_which_hands_lie_open_and_when(
    game: str, direction: Direction, *, before_buying: bool | None, before_lead: bool
) -> None:
    """Ruling 20: face up before the first lead, after the opponents have bought; royale before.
    In a gask they do not buy."""
    state: State = bought(DEAL, game, direction=direction, trumps=(Suit.SPADES,))
    assert open_hands(state) == [False] * 3, "until he says that he plays"
    bidden = after(state, "F play")
    if isinstance(bidden, Buying):
        assert open_hands(bidden) == [before_buying] * 3
        bidden = after(bidden, "M buy; R buy")
    else:
        assert before_buying is None
    assert open_hands(bidden) == [before_lead] * 3
    if before_lead:
        assert view_for(bidden, M).open_hand == view_for(bidden, F).hand
        after_lead = after(bidden, f"F card {some(bidden, 'F', 1)}")
        assert (
            len(view_for(after_lead, R).open_hand or ()) == view_for(bidden, F).card_counts[F] - 1
        )


def test_a_hand_that_is_laid_down_lies_open_until_it_is_answered() -> None:
    """Ruling 25: who claims shows his cards."""
    playing = played(bought(DEAL, "spel-7", trumps=(Suit.SPADES,)))
    assert open_hands(playing) == [False] * 3
    claimed = after(playing, "F claim 7")
    assert open_hands(claimed) == [True] * 3
    assert view_for(claimed, R).open_hand == view_for(claimed, F).hand
    assert onlooker_view(claimed).hand == view_for(claimed, F).hand
    assert open_hands(after(claimed, "M accept")) == [True] * 3, "the right has not answered"
    assert open_hands(after(claimed, "M refuse")) == [False] * 3


def test_discards_do_not_lie_open() -> None:
    """ "This does not apply to any discards." """
    state = played(bought(DEAL, "solo-petite-ouverte"))
    assert len(view_for(state, F).discards) == 1
    assert view_for(state, M).discards == frozenset()


def test_own_discards_until_the_first_lead() -> None:
    """ "A player may always look at his own discards before the first lead." """
    state = after(DEAL, wins_auction("F", "spel-7"), "F trump S")
    state = after(state, f"F buy {some(state, 'F', 2)}; F play")
    state = after(state, f"M buy {some(state, 'M', 1)}; R buy")
    looks = [view_for(state, seat).may_look_at_discards for seat in SEATS]
    assert looks == [True] * 3
    assert [len(view_for(state, seat).discards) for seat in SEATS] == [2, 1, 0]
    led = after(state, f"F card {some(state, 'F', 1)}")
    assert [view_for(led, seat).may_look_at_discards for seat in SEATS] == [False] * 3
    for _ in range(2):
        led = after(led, next(text for text in listed(led) if " card " in text))
    assert not view_for(led, F).may_look_at_discards, "nor between two tricks"


def test_turned_cards_lie_open_until_they_are_bought() -> None:
    """Ruling 16: then they stay in the public record."""
    state = after(DEAL, wins_auction("F", "vingel-6"), "F turn")
    assert [format_cards(view_for(state, seat).turned) for seat in SEATS] == ["H3 D3"] * 3
    state = after(state, "F trump D")
    state = after(state, f"F buy {some(state, 'F', 3)}")
    for seat in SEATS:
        view = view_for(state, seat)
        assert view.turned == ()
        assert view.purchases == (Purchase(F, 3, DEAL.stock[:2]),)
        assert view.stock_left == 10


def test_what_is_asked_and_of_whom() -> None:
    bidding = begin(DEAL)
    assert [view_for(bidding, seat).is_my_turn for seat in SEATS] == [True, False, False]
    assert view_for(bidding, M).legal == ()
    assert view_for(bidding, F).declarer is None
    assert not view_for(bidding, F).is_declarer
    buying = after(DEAL, wins_auction("M", "spel-8"))
    assert [view_for(buying, seat).step for seat in SEATS] == [Step.TRUMP] * 3
    assert [view_for(buying, seat).is_declarer for seat in SEATS] == [False, True, False]
    assert view_for(buying, F).declarer is M
    assert view_for(buying, M).choice() is None
    buying = after(buying, "M trump S")
    choice = view_for(buying, M).choice()
    assert choice is not None
    assert (choice.least, choice.most) == (0, 13)
    assert view_for(buying, F).choice() is None


def test_phases_are_those_of_the_record() -> None:
    bidding = begin(DEAL)
    buying = bought(DEAL, "spel-8", trumps=(Suit.SPADES,))
    states = (bidding, buying, played(buying), after(buying, "F lay"))
    assert [view_for(state, R).phase for state in states] == list(Phase)
    assert [phase.value for phase in Phase] == ["bidding", "buying", "play", "settled"]


def test_everything_may_be_looked_at_when_the_deal_is_over() -> None:
    """Ruling 23: the rest of the stock by nobody before."""
    over = after(bought(DEAL, "spel-8", trumps=(Suit.SPADES,)), "F lay")
    view = view_for(over, R)
    assert view.settled is over
    assert view.to_act is None
    assert view.open_hand == view_for(over, F).hand
    assert view.may_look_at_discards


def test_who_sits_out_sees_what_lies_open_and_no_hand() -> None:
    buying = bought(DEAL, "spel-8", trumps=(Suit.SPADES,))
    for state in (begin(DEAL), buying, played(buying)):
        view = onlooker_view(state)
        assert view.hand == view.dealt == view.discards == NO_CARDS
        assert view.legal == ()
        assert not view.is_my_turn
        assert view.to_act is view_for(state, M).to_act
    over = after(buying, "F lay")
    assert onlooker_view(over) == view_for(over, F)


def test_who_sits_out_sees_the_open_hand_of_the_forehand() -> None:
    open_hand = played(bought(DEAL, "solo-grande-ouverte-royale", declarer="F"))
    view = onlooker_view(open_hand)
    assert view.hand == view.open_hand == view_for(open_hand, M).open_hand
