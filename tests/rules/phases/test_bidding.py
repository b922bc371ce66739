"""The auction through the door: turns, passes, the end, refusals in their order (rulings 8-13)."""

from tests.helpers.deals import after, make_deal, refusal, refuses
from tests.rules.tables import ROWS
from vira_desktop.rules.actions import Bid, Pass
from vira_desktop.rules.flow import begin, legal_actions, to_act
from vira_desktop.rules.games import Qualifier
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.state import Bidding, Buying, HouseRules, Settled, State

F, M, R = Seat.FOREHAND, Seat.MIDDLEHAND, Seat.REARHAND
MAY_PASS = HouseRules(forehand_may_pass=True)


def test_forehand_opens_and_may_not_pass() -> None:
    """ "Forehand may not open the bidding with a pass but must make a bid." """
    start = begin(make_deal())
    assert to_act(start) is F
    refuses(start, ("F pass", "forehand-must-bid"), ("M pass", "not-your-turn"))
    assert not any(isinstance(option, Pass) for option in legal_actions(start))


def test_the_turn_goes_clockwise_past_those_who_passed() -> None:
    """ "The turn to bid continues clockwise round the table. … A player who has passed may not
    re-enter the bidding." """
    state: State = begin(make_deal())
    turns = []
    for call in ("F bid begar", "M pass", "R bid spel-7", "F bid spel-7 suit", "R bid gask"):
        turns.append(to_act(state))
        state = after(state, call)
    assert turns == [F, M, R, F, R]
    assert to_act(state) is F
    refuses(state, ("M bid solo", "not-your-turn"), ("M pass", "not-your-turn"))


def test_two_passes_end_it() -> None:
    """ "When two players have passed, the remaining player … becomes the declarer." """
    state = after(make_deal(), "F bid begar; M bid spel-7; R pass; F pass")
    assert isinstance(state, Buying)
    assert state.contract.declarer is M
    assert state.to_act is M
    auction = state.table.auction
    calls = [(call.seat, call.offer and call.offer.game.key) for call in auction]
    assert calls == [(F, "begar"), (M, "spel-7"), (R, None), (F, None)]


def test_passes_before_the_last_bid_count() -> None:
    state = after(make_deal(), "F bid begar; M pass; R bid spel-7; F pass")
    assert isinstance(state, Buying)
    assert state.contract.declarer is R


class TestForehandMayPass:
    """House rule of ruling 8."""

    def test_it_is_offered(self) -> None:
        start = begin(make_deal(rules=MAY_PASS))
        assert Pass(F) in legal_actions(start)
        assert to_act(after(start, "F pass")) is M

    def test_the_last_may_bid_and_is_declarer_at_once(self) -> None:
        state = after(make_deal(rules=MAY_PASS), "F pass; M pass")
        assert isinstance(state, Bidding)
        assert isinstance(after(state, "R bid begar"), Buying)

    def test_one_pass_after_the_bid_is_enough_when_forehand_has_passed(self) -> None:
        state = after(make_deal(rules=MAY_PASS), "F pass; M bid begar; R pass")
        assert isinstance(state, Buying)
        assert state.contract.declarer is M

    def test_three_passes_end_the_deal(self) -> None:
        state = after(make_deal(rules=MAY_PASS), "F pass; M pass; R pass")
        assert isinstance(state, Settled)
        assert [call.offer for call in state.table.auction] == [None] * 3


def test_refusals_in_their_order() -> None:
    """Turn before verb, verb before arguments."""
    state = after(make_deal(), "F bid spel-9 highest")
    refuses(
        state,
        ("R bid whist", "not-your-turn"),
        ("F card S2", "not-your-turn"),
        ("M card S2", "not-now"),
        ("M buy", "not-now"),
        ("M repurchase", "not-now"),
        ("M aces-low", "not-now"),
        ("M claim 0", "not-now"),
        ("M accept", "not-now"),
        ("M concede", "not-now"),
        ("M level spel-9", "not-now"),
        ("M bid whist suit", "unknown-game"),
        ("M bid gok suit", "qualifier-not-allowed"),
        ("M bid kopmisar highest", "qualifier-not-allowed"),
        ("M bid vingel suit", "qualifier-not-allowed"),
        ("M bid spel-9 highest", "bid-too-low"),
        ("M bid turne", "bid-too-low"),
        ("M bid vingel", "bid-too-low"),
        ("M bid kopmisar-4", None),
    )


def test_a_pass_only_must_be_a_bid_when_it_is_the_first_call() -> None:
    assert refusal(after(make_deal(), "F bid begar"), "M pass") is None
    refuses(begin(make_deal()), ("F card S2", "not-now"), ("R pass", "not-your-turn"))


def first_bid(state: State) -> Bid | None:
    """The first bid that is listed as open."""
    return next((act for act in legal_actions(state) if isinstance(act, Bid)), None)


def test_bids_are_listed_lowest_first() -> None:
    assert first_bid(begin(make_deal())) == Bid(F, "begar")
    steps = {
        "F bid begar": Bid(M, "begar", Qualifier.SUIT),
        "F bid begar suit": Bid(M, "begar", Qualifier.HIGHEST),
        "F bid begar highest": Bid(M, "turne-6"),
        "F bid begar; M pass; R bid begar suit": Bid(F, "begar", Qualifier.SUIT),
        "F bid begar; M pass; R bid gok": Bid(F, "gok"),
    }
    for calls, lowest in steps.items():
        assert first_bid(after(make_deal(), calls)) == lowest
    state = after(make_deal(), "F bid solo-vira highest")
    assert legal_actions(state) == (Pass(M),)


def test_the_whole_table_is_open_to_the_first_bidder() -> None:
    """Forty rows and five words, and two better suits for those with a free choice of trump."""
    free = [row for row in ROWS if row.family in ("spel", "gask", "vira", "solo")]
    options = legal_actions(begin(make_deal()))
    assert len(options) == 40 + 5 + 2 * (len(free) + 2)
    assert len(set(options)) == len(options)


def test_a_bid_without_a_level_is_frozen_when_it_is_overbid() -> None:
    """Ruling 11: gask over turné 8 stands at gask on 2; what the next must beat is that row."""
    state = after(make_deal(), "F bid turne-8; M bid gask")
    refuses(state, ("R bid gask-1 highest", "bid-too-low"), ("R bid gask-2 suit", None))
    higher = after(state, "R bid gask")
    assert isinstance(higher, Bidding)
    assert higher.standing is not None
    assert higher.standing.game.key == "gask-3"
