"""From the end of the auction to the first lead: level, trump, turning up, buying, laying down
(rulings 11-23). What is possible at each step is said once, in `verbs`."""

from collections.abc import Iterator
from dataclasses import replace

from ..actions import (
    Action,
    AnnounceAcesLow,
    Buy,
    Keep,
    LayDown,
    NameLevel,
    NameTrump,
    PlayHand,
    PlayHigh,
    PlayLow,
    Repurchase,
    SetAside,
    TakeStock,
    TurnUp,
)
from ..cards import ACES, Suit
from ..choices import CardChoice, Legal
from ..games import FREE_LEVEL, GAME_BY_KEY, Family, Game, Group, Qualifier
from ..offers import levels_open, trumps_allowed
from ..refusals import IllegalAction, Reason
from ..state import Buying, Contract, Direction, Offer, Playing, Settled, Step, Table
from . import exchange, payment, play

_VERBS: dict[Step, tuple[type[Action], ...]] = {
    Step.LEVEL: (NameLevel,),
    Step.TRUMP: (NameTrump,),
    Step.TURN: (TurnUp,),
    Step.TURN_OR_BUY: (TurnUp, Buy),
    Step.BUY: (Buy,),
    Step.BUY_OR_TRUMP: (Buy, NameTrump),
    Step.KEEP: (Keep,),
    Step.TAKE: (TakeStock,),
    Step.ASIDE: (SetAside,),
    Step.DIRECTION: (PlayHigh, PlayLow),
    Step.FEWER: (SetAside,),
    Step.AFTER_BUY: (PlayHand,),
    Step.READY: (PlayHand,),
    Step.OPPONENT_BUY: (Buy,),
}

_STEPS_TO_LAY: dict[Group, frozenset[Step]] = {
    Group.GASK: frozenset((Step.ASIDE, Step.DIRECTION, Step.TRUMP, Step.FEWER, Step.READY)),
    Group.BUYING: frozenset((Step.AFTER_BUY, Step.FEWER, Step.READY)),
    Group.SOLO: frozenset((Step.READY,)),
}
"""When the hand may be laid down (rulings 14, 18, 22)."""


def begin(table: Table, offer: Offer) -> Buying:
    """The declarer of the winning *offer* starts."""
    contract = Contract(declarer=offer.seat, offer=offer, game=None, direction=None)
    start = Buying(table=table, contract=contract, step=Step.LEVEL, to_act=offer.seat)
    return start if offer.unspecified in FREE_LEVEL else _with_game(start, offer.game)


def verbs(state: Buying) -> frozenset[type[Action]]:
    """The kinds of action that the seat to act has now."""
    contract = state.contract
    found = set(_VERBS[state.step])
    if contract.game is not None:
        if state.step in _STEPS_TO_LAY[contract.game.group]:
            found.add(LayDown)
        if _is_right_after_first_buy(state):
            found.add(Repurchase)
        if state.step is Step.READY and play.may_announce_aces(contract):
            found.add(AnnounceAcesLow)
    return frozenset(found)


def bounds(state: Buying) -> tuple[int, int]:
    """The least and the most cards that a purchase, a keep or a setting aside may name now."""
    game = state.contract.named_game
    if state.step is Step.KEEP:
        return (game.keep or 0,) * 2
    if state.step is Step.ASIDE:
        return (len(state.table.hands[state.to_act]) - 13,) * 2
    if state.step is Step.FEWER:
        return (13 - game.low_cards,) * 2
    if state.step is Step.OPPONENT_BUY:
        return 0, len(state.table.stock)
    if game.exact_buy is not None:
        return game.exact_buy, game.exact_buy
    least = 1 if state.contract.repurchased else 0
    return max(least, len(state.table.turned)), len(state.table.stock)


def trumps_open(state: Buying) -> frozenset[Suit]:
    """The suits that may be named trump now."""
    if state.table.turned:
        return frozenset(card.suit for card in state.table.turned)
    return trumps_allowed(state.contract.offer.qualifier, state.table.deal.highest)


def stock_needed_to_repurchase(state: Buying) -> int:
    """Cards that must be left for a repurchase (ruling 17)."""
    game = state.contract.named_game
    if game.exact_buy is not None:
        return game.exact_buy
    if game.family is Family.TURNE and state.table.deal.rules.turne_plain_repurchase:
        return 1
    return game.turn_up + 1


def stock_needed_to_turn(state: Buying) -> int:
    """Cards that must be left for turning up; again, one more than are turned (ruling 17)."""
    return state.contract.named_game.turn_up + (1 if state.contract.repurchased else 0)


def legal(state: Buying) -> Iterator[Legal]:
    """Everything open to the seat to act; choices among cards stand as one CardChoice."""
    seat, possible, stock = state.to_act, verbs(state), len(state.table.stock)
    if NameLevel in possible:
        yield from (NameLevel(seat, game.key) for game in levels_open(state.contract.offer))
    if NameTrump in possible:
        yield from (NameTrump(seat, suit) for suit in sorted(trumps_open(state)))
    if TurnUp in possible and stock >= stock_needed_to_turn(state):
        yield TurnUp(seat)
    for kind in (Buy, Keep, SetAside):
        if kind in possible:
            least, most = bounds(state)
            yield CardChoice(kind, seat, state.table.hands[seat], least, most)
    if Repurchase in possible and stock >= stock_needed_to_repurchase(state):
        yield Repurchase(seat)
    if AnnounceAcesLow in possible and state.table.hands[seat] >= ACES:
        yield AnnounceAcesLow(seat)
    for plain in (TakeStock, PlayHigh, PlayLow, PlayHand, LayDown):
        if plain in possible:
            yield plain(seat)


def apply(state: Buying, action: Action) -> Buying | Playing | Settled:
    """The table after *action*. Raises IllegalAction."""
    if action.seat is not state.to_act:
        raise IllegalAction(Reason.NOT_YOUR_TURN, action.seat)
    if type(action) not in verbs(state):
        raise IllegalAction(_why_not(state, action), action.seat)
    match action:
        case NameLevel(word=word):
            return _name_level(state, word)
        case NameTrump(suit=suit):
            return _name_trump(state, suit)
        case TurnUp():
            return _turn_up(state)
        case Buy():
            return _buy(state, action)
        case Keep():
            return _keep(state, action)
        case TakeStock():
            table = exchange.take_stock(state.table, action.seat)
            return replace(state, table=table, step=Step.ASIDE)
        case SetAside():
            return _set_aside(state, action)
        case PlayHigh():
            return _with_direction(state, Direction.HIGH)
        case PlayLow():
            return _with_direction(state, Direction.LOW)
        case Repurchase():
            return _repurchase(state)
        case AnnounceAcesLow():
            play.check_aces(state.table, state.contract)
            return replace(state, contract=replace(state.contract, aces_low=True))
        case LayDown():
            return payment.lay_down(state.table, state.contract)
        case PlayHand():
            return _play_hand(state)
        case _ as unknown:
            raise AssertionError(unknown)  # `verbs` names a kind that has no case here


def _is_right_after_first_buy(state: Buying) -> bool:
    contract = state.contract
    if contract.repurchased or contract.named_game.group is not Group.BUYING:
        return False
    return state.step in (Step.AFTER_BUY, Step.FEWER)


def _why_not(state: Buying, action: Action) -> Reason:
    if isinstance(action, Buy | NameTrump) and state.step is Step.TURN:
        return Reason.MUST_TURN_FIRST
    contract = state.contract
    if isinstance(action, Repurchase) and contract.game and state.step is not Step.OPPONENT_BUY:
        has_no_repurchase = contract.game.group is not Group.BUYING
        if has_no_repurchase or contract.repurchased:
            return Reason.NO_REPURCHASE
    return Reason.NOT_NOW


def _with_game(state: Buying, game: Game) -> Buying:
    """The contract with its game, at the first step of that game's group."""
    direction = None
    if game.low is None or state.contract.offer.qualifier is not Qualifier.PLAIN:
        direction = Direction.HIGH
    elif game.high_tricks is None:
        direction = Direction.LOW
    contract = replace(state.contract, game=game, direction=direction)
    return replace(state, contract=contract, step=_first_step(game))


def _first_step(game: Game) -> Step:
    if game.group is Group.GASK:
        return Step.TAKE if game.takes_whole_hand else Step.KEEP
    if game.turn_up:
        return Step.TURN
    if game.high_tricks is not None:
        return Step.TRUMP
    if game.group is Group.BUYING:
        return Step.BUY
    return Step.FEWER if game.low_cards < 13 else Step.READY


def _name_level(state: Buying, word: str) -> Buying:
    offer = state.contract.offer
    game = GAME_BY_KEY.get(word)
    if game is None or game.family is not offer.unspecified:
        raise IllegalAction(Reason.UNKNOWN_GAME, state.to_act)
    if game.number < offer.game.number:
        raise IllegalAction(Reason.LEVEL_TOO_LOW, state.to_act)
    return _with_game(state, game)


def _name_trump(state: Buying, suit: Suit) -> Buying:
    if suit not in trumps_open(state):
        raise IllegalAction(Reason.TRUMP_NOT_ALLOWED, state.to_act)
    contract = replace(state.contract, trump=suit)
    buys = contract.named_game.group is Group.BUYING
    return replace(state, contract=contract, step=Step.BUY if buys else Step.READY)


def _turn_up(state: Buying) -> Buying:
    table, game = state.table, state.contract.named_game
    if len(table.stock) < stock_needed_to_turn(state):
        raise IllegalAction(Reason.STOCK_TOO_SHORT, state.to_act)
    turned = table.stock[: game.turn_up]
    suits = {card.suit for card in turned}
    if len(suits) > 1:
        trump, step = None, Step.TRUMP
    else:
        trump = turned[0].suit
        step = Step.BUY if game.turn_up == 1 else Step.BUY_OR_TRUMP
    return replace(
        state,
        table=replace(table, turned=turned),
        contract=replace(state.contract, trump=trump),
        step=step,
    )


def _buy(state: Buying, action: Buy) -> Buying | Playing:
    _check_count(state, len(action.cards))
    cards = exchange.held(state.table, action.seat, action.cards)
    table = exchange.buy(state.table, action.seat, cards)
    if state.step is Step.OPPONENT_BUY:
        return _after_opponent(state, table)
    if state.contract.is_low:
        step = Step.FEWER
    else:
        step = Step.READY if state.contract.repurchased else Step.AFTER_BUY
    return replace(state, table=table, step=step)


def _check_count(state: Buying, count: int) -> None:
    """Raises IllegalAction unless *count* cards may be bought now (rulings 14-17)."""
    least, most = bounds(state)
    exact = None if state.step is Step.OPPONENT_BUY else state.contract.named_game.exact_buy
    if count < len(state.table.turned):
        raise IllegalAction(Reason.MUST_BUY_TURNED, state.to_act)
    if count < least or exact not in (None, count):
        raise IllegalAction(Reason.WRONG_NUMBER_OF_CARDS, state.to_act)
    if count > most:
        raise IllegalAction(Reason.STOCK_TOO_SHORT, state.to_act)


def _after_opponent(state: Buying, table: Table) -> Buying | Playing:
    following = state.to_act.left
    if following is state.contract.declarer:
        return play.begin(table, state.contract)
    return replace(state, table=table, to_act=following)


def _keep(state: Buying, action: Keep) -> Buying:
    count, seat = len(action.cards), action.seat
    if count != bounds(state)[0]:
        raise IllegalAction(Reason.WRONG_NUMBER_OF_CARDS, seat)
    kept = exchange.held(state.table, seat, action.cards)
    table = exchange.take_stock(state.table, seat, state.table.hands[seat] - kept)
    return replace(state, table=table, step=Step.ASIDE if count else _after_thirteen(state))


def _set_aside(state: Buying, action: SetAside) -> Buying:
    if len(action.cards) != bounds(state)[0]:
        raise IllegalAction(Reason.WRONG_NUMBER_OF_CARDS, action.seat)
    cards = exchange.held(state.table, action.seat, action.cards)
    step = _after_thirteen(state) if state.step is Step.ASIDE else Step.READY
    return replace(state, table=exchange.set_aside(state.table, action.seat, cards), step=step)


def _after_thirteen(state: Buying) -> Step:
    """What a gask, gök or vira asks when the declarer is down to thirteen cards."""
    if state.contract.direction is None:
        return Step.DIRECTION
    return _after_direction(state, state.contract.direction)


def _after_direction(state: Buying, direction: Direction) -> Step:
    if direction is Direction.HIGH:
        return Step.TRUMP
    return Step.FEWER if state.contract.named_game.low_cards < 13 else Step.READY


def _with_direction(state: Buying, direction: Direction) -> Buying:
    contract = replace(state.contract, direction=direction)
    return replace(state, contract=contract, step=_after_direction(state, direction))


def _repurchase(state: Buying) -> Buying:
    if len(state.table.stock) < stock_needed_to_repurchase(state):
        raise IllegalAction(Reason.STOCK_TOO_SHORT, state.to_act)
    contract = replace(state.contract, repurchased=True, first_trump=state.contract.trump)
    game = contract.named_game
    if not game.turn_up:
        step = Step.BUY
    elif game.family is Family.TURNE and state.table.deal.rules.turne_plain_repurchase:
        step = Step.TURN_OR_BUY
    else:
        step = Step.TURN
    return replace(state, contract=contract, step=step)


def _play_hand(state: Buying) -> Buying | Playing:
    if state.contract.named_game.group is Group.GASK:
        return play.begin(state.table, state.contract)
    return replace(state, step=Step.OPPONENT_BUY, to_act=state.contract.declarer.left)
