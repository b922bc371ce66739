"""Which cards to keep when the whole stock is taken, and whether to play them high or low."""

from collections.abc import Iterable
from dataclasses import dataclass

from ..rules.cards import ACES, ALL_CARDS, Card, CardSet, Rank, Suit, in_suit, strength
from ..rules.games import Family, Game
from ..rules.offers import trumps_allowed
from ..rules.state import Contract
from ..rules.view import SeatView
from .measures import exposure, high_scores

BEARABLE = 6.0
"""Static danger of a low hand up to which it is played."""
HOPE = 3.5
"""So many tricks may be missing from the estimate, and a high gask is still played."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The thirteen cards to hold, or all that are held if fewer, and how they will be played."""

    kept: CardSet
    is_low: bool
    figures: tuple[tuple[str, float], ...]


def plan(view: SeatView, contract: Contract) -> Plan:
    """What to make of the cards in hand now: the better of playing high and playing low."""
    game, hand = contract.named_game, view.hand
    high = None
    if game.high_tricks is not None:
        trump = best_trump(hand, trumps_allowed(contract.offer.qualifier, view.highest))
        kept = highest(hand, trump)
        estimate = tricks(kept, trump)
        figures = (("tricks", round(estimate, 2)), ("needed", float(game.high_tricks)))
        high = Plan(kept, is_low=False, figures=figures)
        if game.low is None or contract.offer.qualifier:
            return high
    played = low_hand(view, game, game.low_cards)
    kept = played.kept if game.low_cards == 13 else low_hand(view, game, 13).kept
    low = Plan(kept, is_low=True, figures=(("danger", round(played.danger, 2)),))
    if high is None or played.danger <= 2.0:
        return low
    lacking = (game.high_tricks or 0) - high.figures[0][1]
    return low if played.danger <= BEARABLE and 1.0 + played.danger / 2.0 < lacking else high


@dataclass(frozen=True, slots=True)
class LowHand:
    """Cards to play low, and the static danger in them."""

    kept: CardSet
    danger: float


def low_hand(view: SeatView, game: Game, count: int) -> LowHand:
    """The *count* cards in hand that are best played low, if need be with aces as ones."""
    found = []
    may_be_ones = game.family is Family.GASK and view.hand >= ACES
    for aces_low in (False, True) if may_be_ones else (False,):
        kept = lowest(view.hand, view.discards, count, aces_low=aces_low)
        if kept >= ACES or not aces_low:
            thrown = view.discards | (view.hand - kept)
            found.append(LowHand(kept, exposed(kept, thrown, aces_low=aces_low)))
    return min(found, key=lambda hand: hand.danger)


def best_trump(cards: CardSet, allowed: Iterable[Suit]) -> Suit:
    """The trump with which the best thirteen of *cards* take most tricks."""
    return max(sorted(allowed), key=lambda suit: tricks(highest(cards, suit), suit))


def tricks(cards: CardSet, trump: Suit) -> float:
    """An estimate of the tricks *cards* take, by trumps, their honours, side aces and kings."""
    total = -6.0
    for suit in Suit:
        ranks = [card.rank for card in in_suit(cards, suit)]
        if suit is trump:
            total += 1.25 * len(ranks) + 1.2 * sum(rank >= Rank.QUEEN for rank in ranks)
        else:
            total += 1.3 * (Rank.ACE in ranks) + 0.6 * (Rank.KING in ranks and len(ranks) > 1)
    return total


def highest(cards: CardSet, trump: Suit) -> CardSet:
    """The thirteen of *cards* to hold with *trump*: trumps, side winners from the top, length."""

    def use(card: Card) -> tuple[int, int, int]:
        if card.suit is trump:
            return 3, card.rank, 0
        above = ALL_CARDS[card + 1 : 13 * card.suit + 13]
        missing = sum(other not in cards for other in above)
        if not missing:
            return 2, card.rank, 0
        length = sum(other.suit is card.suit for other in cards)
        return 1, length - 3 * missing, card.rank

    return frozenset(sorted(cards, key=use, reverse=True)[:13])


def lowest(cards: CardSet, discards: CardSet, count: int, *, aces_low: bool) -> CardSet:
    """The *count* of *cards* that leave least static danger, thrown one by one."""
    gone = cards | discards
    out = _strengths((card for card in ALL_CARDS if card not in gone), aces_low=aces_low)
    kept = [
        sorted(in_suit(cards, suit), key=lambda card: strength(card, aces_low=aces_low))
        for suit in Suit
    ]
    first = [_first_to_go(*pair, aces_low=aces_low) for pair in zip(kept, out, strict=True)]
    for _ in range(len(cards) - count):
        card = max(first)[2]
        kept[card.suit].remove(card)
        first[card.suit] = _first_to_go(kept[card.suit], out[card.suit], aces_low=aces_low)
    return frozenset(card for held in kept for card in held)


def _first_to_go(held: list[Card], out: list[int], *, aces_low: bool) -> tuple[float, int, Card]:
    """The card *held* in a suit, the lowest first, without which the hand is safest: by how much,
    how high it stands, and the card; ties go to the higher one. Of nothing nothing goes."""
    heights = [strength(card, aces_low=aces_low) for card in held]
    before = exposure(heights, out)
    reliefs = (
        (before - exposure([*heights[:place], *heights[place + 1 :]], out), heights[place], card)
        for place, card in enumerate(held)
    )
    return max(reliefs, default=(-1.0, 0, ALL_CARDS[0]))


def exposed(cards: CardSet, discards: CardSet, *, aces_low: bool) -> float:
    """Static danger of the low hand *cards* when its owner has seen *discards* besides."""
    seen = cards | discards
    out = _strengths((card for card in ALL_CARDS if card not in seen), aces_low=aces_low)
    return sum(map(exposure, _strengths(cards, aces_low=aces_low), out))


def _strengths(cards: Iterable[Card], *, aces_low: bool) -> tuple[list[int], ...]:
    held: tuple[list[int], ...] = ([], [], [], [])
    for card in cards:
        held[card.suit].append(strength(card, aces_low=aces_low))
    for ranks in held:
        ranks.sort()
    return held


def aces_low_are_better(view: SeatView) -> bool:
    """True if the hand is in less danger with its aces as ones."""
    as_ones = exposed(view.hand, view.discards, aces_low=True)
    return as_ones < exposed(view.hand, view.discards, aces_low=False)


def cards_to_keep(view: SeatView, contract: Contract, count: int) -> tuple[CardSet, bool]:
    """The *count* dealt cards to keep before the stock is taken, and whether they aim low."""
    game, hand = contract.named_game, view.hand
    allowed = trumps_allowed(contract.offer.qualifier, view.highest)
    scores = high_scores(hand)
    trump = max(sorted(allowed), key=scores.__getitem__)
    high_first = sorted(hand, key=lambda card: (_keeps_high(card, trump), card), reverse=True)
    low_first = sorted(hand, key=lambda card: (card.rank, card))
    may_be_low = game.low is not None and not contract.offer.qualifier
    aces = len(hand & ACES)
    is_low = (
        may_be_low and count > 0 and aces < 2 and all(card.rank <= 4 for card in low_first[:count])
    )
    return frozenset((low_first if is_low else high_first)[:count]), is_low


def _keeps_high(card: Card, trump: Suit) -> tuple[int, int]:
    if card.rank is Rank.ACE:
        return 3, card.suit is trump
    return (2, card.rank) if card.suit is trump else (1, card.rank)
