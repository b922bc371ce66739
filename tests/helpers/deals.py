"""Short deals, so that tests speak cards: hands and actions are written as in a deal record."""

from collections.abc import Sequence

import pytest

from vira_desktop.rules.actions import (
    Accept,
    Action,
    Bid,
    Buy,
    Claim,
    Keep,
    NameTrump,
    Pass,
    PlayCard,
    PlayHand,
    PlayHigh,
    PlayLow,
    Repurchase,
    SetAside,
    TakeStock,
    TurnUp,
)
from vira_desktop.rules.cards import ALL_CARDS, Card, CardSet, Suit
from vira_desktop.rules.choices import CardChoice
from vira_desktop.rules.flow import apply, begin, legal_actions
from vira_desktop.rules.games import Qualifier
from vira_desktop.rules.notation import (
    SUIT_BY_LETTER,
    format_action,
    format_cards,
    parse_action,
    parse_cards,
)
from vira_desktop.rules.phases.buying import bounds
from vira_desktop.rules.refusals import IllegalAction
from vira_desktop.rules.seats import BySeat, Seat, opponents_of
from vira_desktop.rules.state import (
    Buying,
    Deal,
    Direction,
    HouseRules,
    Playing,
    State,
    Step,
    table_of,
)

RULINGS = HouseRules()


def cards_of(hand: str) -> CardSet:
    """The cards of a hand as in a record, "AK4.96..T2"; ranks may stand in any order."""
    suits = zip("SHDC", hand.split("."), strict=False)
    return frozenset(card for suit, ranks in suits for card in parse_ranks(suit, ranks))


def parse_ranks(suit: str, ranks: str) -> tuple[Card, ...]:
    """Cards of one suit: ("S", "AK4")."""
    return tuple(card for rank in ranks for card in parse_cards(suit + rank))


def make_deal(
    *,
    F: str = "",
    M: str = "",
    R: str = "",
    stock: str = "",
    highest: str = "S",
    players: int = 3,
    pulla: int = 3,
    rules: HouseRules = RULINGS,
) -> Deal:
    """A deal with these cards; hands and stock that are written short are filled from the rest of
    the pack, each the lowest card in turn, so that everybody gets some of every suit."""
    named: list[list[Card]] = [sorted(cards_of(hand)) for hand in (F, M, R)]
    named.append(list(parse_cards(stock)) if stock else [])
    used = {card for cards in named for card in cards}
    assert len(used) == sum(map(len, named)), "a card is dealt twice"
    rest = sorted((c for c in ALL_CARDS if c not in used), key=lambda c: (c.rank, c.suit))
    while rest:
        for cards in named:
            if len(cards) < 13:
                cards.append(rest.pop(0))
    hands = BySeat(*(frozenset(cards) for cards in named[:3]))
    return Deal(
        players=players,
        pulla=pulla,
        highest=SUIT_BY_LETTER[highest],
        hands=hands,
        stock=tuple(named[3]),
        rules=rules,
    )


def actions(*texts: str) -> list[Action]:
    """Actions as in a record, a semicolon between them."""
    return [parse_action(part.strip()) for text in texts for part in text.split(";")]


def after(start: Deal | State, *texts: str) -> State:
    """The table after these actions, "F bid spel-7; M pass". Raises IllegalAction."""
    state: State = begin(start) if isinstance(start, Deal) else start
    for action in actions(*texts):
        state = apply(state, action)
    return state


def refusal(state: State, text: str) -> str | None:
    """The code with which the action is refused, as in a record; None if it is taken."""
    return refusal_of(state, *actions(text))


def refusal_of(state: State, action: Action) -> str | None:
    """The code with which *action* is refused; None if it is taken."""
    try:
        apply(state, action)
    except IllegalAction as problem:
        return problem.reason.value if problem.seat is action.seat else "blames another seat"
    return None


def refuses(state: State, *cases: tuple[str, str | None]) -> None:
    """Fails unless each action is refused with its code (None: taken)."""
    found = [(text, refusal(state, text)) for text, _ in cases]
    assert found == list(cases)


def listed(state: State) -> list[str]:
    """The single actions that are open, as in a record; choices among cards left out."""
    options = legal_actions(state)
    return [format_action(option) for option in options if not isinstance(option, CardChoice)]


def some(state: State, seat: str, count: int) -> str:
    """The *count* lowest cards that *seat* holds, as the words of an action."""
    return format_cards(sorted(table_of(state).hands[Seat(seat)])[:count])


def wins_auction(seat: str, bid: str) -> str:
    """The calls with which *seat* becomes declarer in *bid* ("spel-7 suit"), begär before it."""
    calls = {
        "F": f"F bid {bid}; M pass; R pass",
        "M": f"F bid begar; M bid {bid}; R pass; F pass",
        "R": f"F bid begar; M pass; R bid {bid}; F pass",
    }
    return calls[seat]


def stock_showing(*groups: str) -> str:
    """The top of a stock in which every group of suits, "SH DC", comes up in this order."""
    used: list[str] = []
    for suit in "".join(groups).replace(" ", ""):
        rank = next(r for r in "3579JK2468TQA" if suit + r not in used)
        used.append(suit + rank)
    return " ".join(used)


def bought(
    start: Deal | State,
    game: str = "",
    *,
    declarer: str = "F",
    qualifier: Qualifier = Qualifier.PLAIN,
    direction: Direction = Direction.HIGH,
    trumps: Sequence[Suit] = (),
    again: bool = False,
) -> Buying:
    """The declarer of *game* asked for the last time whether he plays: he has bought as few cards
    as he may, twice if *again*, and named *trumps* in turn where they are his to name."""
    state: State = begin(start) if isinstance(start, Deal) else start
    if game:
        state = _with_declarer(state, Seat(declarer), Bid(Seat(declarer), game, qualifier))
    names = list(trumps)
    while True:
        assert isinstance(state, Buying)
        if state.step is Step.READY or (state.step is Step.AFTER_BUY and not again):
            return state
        repurchases = again and not state.contract.repurchased
        state = apply(state, _answer(state, names, direction=direction, repurchases=repurchases))


def _with_declarer(state: State, declarer: Seat, bid: Bid) -> State:
    if declarer is not Seat.FOREHAND:
        state = apply(state, Bid(Seat.FOREHAND, "begar"))
    while not isinstance(state, Buying):
        assert not isinstance(state, Seat)
        seat = table_turn(state)
        has_bid = any(call.seat is declarer for call in table_of(state).auction)
        state = apply(state, bid if seat is declarer and not has_bid else Pass(seat))
    return state


def table_turn(state: State) -> Seat:
    """Who is asked now, in a deal that is not over."""
    seat = getattr(state, "to_act", None)
    assert isinstance(seat, Seat)
    return seat


def _answer(state: Buying, names: list[Suit], *, direction: Direction, repurchases: bool) -> Action:
    """The plainest answer to what is asked of the declarer."""
    seat, step = state.to_act, state.step
    if step is Step.FEWER and repurchases and state.contract.named_game.exact_buy:
        return Repurchase(seat)
    fewest: list[Card] = []
    if step in (Step.BUY, Step.BUY_OR_TRUMP, Step.TURN_OR_BUY, Step.KEEP, Step.ASIDE, Step.FEWER):
        fewest = sorted(state.table.hands[seat])[: bounds(state)[0]]
    match step:
        case Step.TRUMP:
            return NameTrump(seat, names.pop(0))
        case Step.TURN | Step.TURN_OR_BUY:
            return TurnUp(seat)
        case Step.BUY | Step.BUY_OR_TRUMP:
            return Buy(seat, tuple(fewest))
        case Step.KEEP:
            return Keep(seat, tuple(fewest))
        case Step.TAKE:
            return TakeStock(seat)
        case Step.ASIDE | Step.FEWER:
            return SetAside(seat, tuple(fewest))
        case Step.DIRECTION:
            return PlayHigh(seat) if direction is Direction.HIGH else PlayLow(seat)
        case Step.AFTER_BUY:
            return Repurchase(seat)
        case _:
            pytest.fail(f"nothing to answer at {step}")


def played(state: State) -> State:
    """The table before the first lead: the declarer plays, and no opponent buys a card."""
    state = apply(state, PlayHand(table_turn(state)))
    while isinstance(state, Buying):
        state = apply(state, Buy(state.to_act))
    return state


def at_turn_of(state: State, seat: Seat) -> State:
    """The table when *seat* is to play a card, the others having played their lowest."""
    while table_turn(state) is not seat:
        state = apply(state, next(a for a in legal_actions(state) if isinstance(a, PlayCard)))
    return state


def claimed(state: State, tricks: int) -> State:
    """The deal settled by the declarer's claim as soon as he may make it, which both accept."""
    assert isinstance(state, Playing)
    declarer = state.contract.declarer
    state = apply(at_turn_of(state, declarer), Claim(declarer, tricks))
    for opponent in opponents_of(declarer):
        state = apply(state, Accept(opponent))
    return state
