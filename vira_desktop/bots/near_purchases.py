"""What might be done in the buying instead of what *regel* does, and is nearly as plain: another
trump, a card fewer or more, another one of those that are about as useful."""

from collections.abc import Iterable, Iterator, Sequence

from ..rules.actions import (
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
    TurnUp,
)
from ..rules.cards import Card, CardSet, Rank, Suit, in_suit
from ..rules.choices import allows
from ..rules.games import Group
from ..rules.offers import trumps_allowed
from ..rules.state import Contract, Step
from ..rules.view import SeatView
from . import gask_choice, regel_buying
from .measures import high_scores, most_dangerous

CLOSE_TRUMP = 2.5
"""H by which a suit may be weaker than the best and still be tried as trump."""
MOST_TRUMPS = 2
"""So many suits, besides the one that *regel* would name."""
MOST_TRIED = 6
"""So many actions at most, that of *regel* included."""


def near(view: SeatView, plain: Action) -> tuple[Action, ...]:
    """*plain*, which *regel* would do at *view*, and the legal alternatives worth a trial, likely
    ones first; *plain* alone where there are none."""
    found = [plain]
    for action in _others(view, plain):
        if len(found) < MOST_TRIED and action not in found and allows(view.legal, action):
            found.append(action)
    return tuple(found)


def _others(view: SeatView, plain: Action) -> Iterable[Action]:
    contract, seat = view.contract, view.seat
    if contract is None:
        raise ValueError("the auction is not over")
    match view.step:
        case Step.LEVEL:
            return _levels(view, plain)
        case Step.TRUMP:
            return _trumps(view, contract)
        case Step.TURN_OR_BUY:
            return (TurnUp(seat), regel_buying.buy(view, contract).action)
        case Step.BUY | Step.BUY_OR_TRUMP if isinstance(plain, Buy):
            return _bought(view, contract, plain)
        case Step.KEEP:
            return _kept(view, contract, plain)
        case Step.ASIDE:
            return _put_aside(view, contract)
        case Step.DIRECTION:
            return (PlayHigh(seat), PlayLow(seat))
        case Step.FEWER:
            return _fewer(view)
        case Step.OPPONENT_BUY if isinstance(plain, Buy):
            return _against(view, contract, plain)
        case Step.AFTER_BUY:
            return (PlayHand(seat), LayDown(seat), Repurchase(seat))
        case Step.READY:
            return (AnnounceAcesLow(seat), PlayHand(seat), LayDown(seat))
        case _:
            return ()


def _levels(view: SeatView, plain: Action) -> Iterator[Action]:
    """The levels beside that of *plain*, the nearest first."""
    levels = [act for act in view.legal if isinstance(act, NameLevel)]
    place = levels.index(plain) if isinstance(plain, NameLevel) else 0
    order = sorted(range(len(levels)), key=lambda other: (abs(other - place), other))
    return (levels[other] for other in order)


def _trumps(view: SeatView, contract: Contract) -> Iterator[Action]:
    """Other suits with which the hand is nearly as strong."""
    suits = [act.suit for act in view.legal if isinstance(act, NameTrump)]
    if contract.named_game.group is Group.GASK:
        scores = {suit: gask_choice.tricks(view.hand, suit) for suit in suits}
    else:
        scores = high_scores(view.hand | set(view.turned))
    best = max(scores[suit] for suit in suits)
    near_best = [suit for suit in suits if scores[suit] >= best - CLOSE_TRUMP]
    order = sorted(near_best, key=lambda suit: (-scores[suit], suit))
    return (NameTrump(view.seat, suit) for suit in order[: MOST_TRUMPS + 1])


def _bought(view: SeatView, contract: Contract, plain: Buy) -> Iterator[Action]:
    if contract.is_low:
        order = most_dangerous(view.hand, min(len(plain.cards) + 2, len(view.hand)))
        return (Buy(view.seat, cards) for cards in _swaps(order, len(plain.cards)))
    if contract.trump is None:
        raise ValueError("no trump yet")
    return _exchanged(view, contract.trump, plain)


def _exchanged(view: SeatView, trump: Suit, plain: Buy) -> Iterator[Action]:
    """A card more than in *plain*, one fewer, and the same but for the guards of kings."""
    thrown = frozenset(plain.cards)
    usual = regel_buying.least_useful_first(view.hand, trump)
    order = sorted(usual, key=lambda card: card not in thrown)
    for count in (len(thrown) + 1, len(thrown) - 1):
        yield _exchange(view, order[: max(0, count)])
    yield _exchange(view, thrown - _guards(view.hand, thrown))


def _exchange(view: SeatView, cards: Iterable[Card]) -> Buy:
    return Buy(view.seat, tuple(sorted(cards)))


def _guards(hand: CardSet, thrown: CardSet) -> CardSet:
    """The highest card thrown of each suit of which a king alone is kept."""
    found = set()
    for suit in Suit:
        kept = in_suit(hand - thrown, suit)
        guards = in_suit(thrown, suit)
        if guards and len(kept) == 1 and kept[0].rank is Rank.KING:
            found.add(guards[-1])
    return frozenset(found)


def _swaps(order: Sequence[Card], count: int) -> Iterator[tuple[Card, ...]]:
    """The first *count* cards of *order*, one of the last two replaced by one that follows."""
    first, after = order[:count], order[count:]
    for out in range(1, min(2, count) + 1):
        for other in after:
            stay = [card for card in first if card is not first[-out]]
            yield tuple(sorted((*stay, other)))


def _kept(view: SeatView, contract: Contract, plain: Action) -> Iterator[Action]:
    """The same number of cards for a low plan, for a high one with every trump, and with the last
    of *plain*'s cards replaced."""
    if not isinstance(plain, Keep) or not plain.cards:
        return
    count, hand = len(plain.cards), view.hand
    if contract.named_game.low is not None and not contract.offer.qualifier:
        yield Keep(view.seat, tuple(sorted(sorted(hand, key=lambda c: (c.rank, c))[:count])))
    for trump in sorted(trumps_allowed(contract.offer.qualifier, view.highest)):
        kept = gask_choice.high_first(hand, trump)[:count]
        yield Keep(view.seat, tuple(sorted(kept)))
        trumps_too = sorted(hand, key=lambda c: (c.suit is trump, c.rank, c), reverse=True)
        yield Keep(view.seat, tuple(sorted(trumps_too[:count])))


def _put_aside(view: SeatView, contract: Contract) -> Iterator[Action]:
    """The thirteen cards for a low plan and for a high one with every trump."""
    game, hand = contract.named_game, view.hand
    if game.low is not None and not contract.offer.qualifier:
        yield _all_but(view, gask_choice.low_hand(view, game, 13).kept)
    if game.high_tricks is not None:
        allowed = trumps_allowed(contract.offer.qualifier, view.highest)
        for trump in _by_tricks(hand, allowed):
            yield _all_but(view, gask_choice.highest(hand, trump))


def _by_tricks(hand: CardSet, suits: Iterable[Suit]) -> list[Suit]:
    def estimate(suit: Suit) -> float:
        return gask_choice.tricks(gask_choice.highest(hand, suit), suit)

    return sorted(suits, key=lambda suit: (-estimate(suit), suit))


def _all_but(view: SeatView, kept: CardSet) -> SetAside:
    return SetAside(view.seat, tuple(sorted(view.hand - kept)))


def _fewer(view: SeatView) -> Iterator[Action]:
    """Other cards aside before a low game, or the hand laid down."""
    fewer, _ = regel_buying.to_play_low(view)
    yield fewer
    count = len(fewer.cards)
    thrown = set(fewer.cards)
    rest = most_dangerous(view.hand - thrown, 2)
    order = [*most_dangerous(thrown, count), *rest]
    for cards in _swaps(order, count):
        yield SetAside(view.seat, cards)
    yield LayDown(view.seat)


def _against(view: SeatView, contract: Contract, plain: Buy) -> Iterator[Action]:
    """An opponent's: cards fewer or more, none, or as many as there are."""
    thrown = list(plain.cards)
    if contract.is_low:
        order = sorted(view.hand, key=lambda card: (card not in thrown, -card.rank, card.suit))
    else:
        if contract.trump is None:
            raise ValueError("no trump yet")
        usual = regel_buying.useless_against_high(view.hand, contract.trump)
        rest = view.hand.difference(usual)
        order = [*usual, *regel_buying.least_useful_first(rest, contract.trump)]
    count = len(thrown)
    for other in (count + 1, count - 1, count + 2, count - 2, 0):
        yield _exchange(view, order[: max(0, other)])
