"""How *regel* comes from the auction to the first lead: level, trump, purchase, laying down."""

from collections.abc import Iterable
from typing import assert_never

from ..rules.actions import (
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
from ..rules.cards import Card, CardSet, Rank, Suit, in_suit
from ..rules.games import GAME_BY_KEY, Family, Game, Group
from ..rules.offers import trumps_allowed
from ..rules.phases.payment import column_of
from ..rules.state import Contract, Step
from ..rules.view import SeatView
from . import gask_choice
from .bot import Decision, Motive
from .measures import danger, danger_after, high_score, high_scores, most_dangerous
from .rules_used import Rule

_LAY_BELOW = {6: 7.6, 7: 8.2, 8: 9.1, 9: 9.8}
"""H after buying under which a hand that needs so many tricks is laid down."""
_LAY_ABOVE_DANGER = 8.0
"""D of the cards to be played above which a köpmisär is laid down."""
_REPURCHASE = {"vingel-6": (7.25, 8.25)}
"""Where a second purchase costs less than playing on or laying down: H from, to."""
_MOST_EXCHANGED = 8
_SAME_SUIT = 0.3
"""Differences of H up to this are less than the better suit's pins."""
_SOLO_PAYS = {8: 11.3, 9: 11.7, 10: 12.6, 11: 13.4, 12: 14.2, 13: 15.0}
"""H from which a solo for so many tricks pays more than a lower one."""
LEFT_TAKES_AT_MOST = 5
"""Against a low game the opponent who buys first leaves some of the stock to the other."""


def decide(view: SeatView) -> Decision:
    """What to do at this step of the buying."""
    contract, step = view.contract, view.step
    if contract is None or step is None:
        raise ValueError("nothing to buy now")
    match step:
        case Step.LEVEL:
            return _level(view)
        case Step.TRUMP:
            return _trump(view, contract)
        case Step.TURN | Step.TURN_OR_BUY:
            return Decision(TurnUp(view.seat), Motive(Rule.TURN_UP))
        case Step.BUY | Step.BUY_OR_TRUMP:
            return _buy_low(view) if contract.is_low else _buy_high(view, contract)
        case Step.KEEP:
            return _keep(view, contract)
        case Step.TAKE:
            return Decision(TakeStock(view.seat), Motive(Rule.TAKE_STOCK))
        case Step.ASIDE:
            return _aside(view, contract)
        case Step.DIRECTION:
            return _direction(view, contract)
        case Step.FEWER:
            return _fewer(view, contract)
        case Step.AFTER_BUY:
            return _play_or_lay(view, contract)
        case Step.READY:
            return _ready(view, contract)
        case Step.OPPONENT_BUY:
            return _opponent_buys(view, contract)
        case _ as unknown:
            assert_never(unknown)


def _level(view: SeatView) -> Decision:
    games = [GAME_BY_KEY[act.word] for act in view.legal if isinstance(act, NameLevel)]
    game, rule = games[0], Rule.LEVEL_LOWEST
    figures: tuple[tuple[str, float], ...] = ()
    if game.family is Family.SOLO and view.contract is not None:
        allowed = trumps_allowed(view.contract.offer.qualifier, view.highest)
        best = max(high_scores(view.hand)[suit] for suit in allowed)
        figures = (("H", round(best, 2)),)
        worth = [g for g in games[1:] if best >= _SOLO_PAYS.get(g.high_tricks or 0, 99.0)]
        if worth:
            game, rule = worth[-1], Rule.LEVEL_PAYS_MORE
    elif game.family is Family.KOPMISAR:
        game = min(games, key=lambda g: _danger_on(view.hand, g))
        figures = (("danger", round(_danger_on(view.hand, game), 2)),)
        if game is not games[0]:
            rule = Rule.LEVEL_FITS_LOW_HAND
    return Decision(NameLevel(view.seat, game.key), Motive(rule, figures))


def _danger_on(hand: CardSet, game: Game) -> float:
    """What danger a köpmisär on N leaves: in the cards that stay, and in those that come."""
    bought = game.exact_buy or 0
    thrown = max(2, bought)
    return danger_after(hand, thrown) + (0.0 if bought == 1 else 0.75 * bought)


def _trump(view: SeatView, contract: Contract) -> Decision:
    named = [act for act in view.legal if isinstance(act, NameTrump)]
    cards = view.hand | set(view.turned)
    if contract.named_game.group is Group.GASK:
        scores = {act.suit: gask_choice.tricks(view.hand, act.suit) for act in named}
    else:
        all_scores = high_scores(cards)
        scores = {act.suit: all_scores[act.suit] for act in named}
    best = max(scores.values())
    near = [suit for suit, score in scores.items() if score >= best - _SAME_SUIT]
    suit = max(near, key=lambda s: (column_of(s, view.highest), scores[s]))
    rule = Rule.TRUMP_BEST if scores[suit] == best else Rule.TRUMP_BETTER_PAID
    return Decision(NameTrump(view.seat, suit), Motive(rule, (("H", round(scores[suit], 2)),)))


def winners_and_trumps(cards: CardSet, trump: Suit) -> CardSet:
    """The cards that the declarer does not exchange: trumps, aces, kings, queens beside them."""
    return frozenset(card for card in cards if card.suit is trump or _is_honour(cards, card))


def _is_honour(cards: CardSet, card: Card) -> bool:
    if card.rank is Rank.QUEEN:
        return any(other in cards for other in (card + 1, card + 2))
    return card.rank >= Rank.KING


def _least_useful_first(cards: Iterable[Card], trump: Suit) -> list[Card]:
    """*cards* in the order in which they would be missed least."""
    return sorted(cards, key=lambda card: (card.suit is trump, card.rank, card.suit))


def _buy_high(view: SeatView, contract: Contract) -> Decision:
    choice, trump = view.choice(), contract.trump
    if choice is None or trump is None:
        raise ValueError("nothing to buy now")
    rule = Rule.EXCHANGE_ALL_BUT_WINNERS
    useless = _least_useful_first(view.hand - winners_and_trumps(view.hand, trump), trump)
    most = min(choice.most, _MOST_EXCHANGED)
    if len(useless) > most:
        rule, useless = Rule.EXCHANGE_AT_MOST, useless[:most]
    if len(useless) < choice.least:
        rule = Rule.EXCHANGE_FOR_TURNED
        useless = _least_useful_first(view.hand, trump)[: choice.least]
    figures = (("cards", float(len(useless))),)
    return Decision(Buy(view.seat, tuple(sorted(useless))), Motive(rule, figures))


def _buy_low(view: SeatView) -> Decision:
    choice = view.choice()
    if choice is None:
        raise ValueError("nothing to buy now")
    thrown = sorted(most_dangerous(view.hand, choice.least))
    left = (("danger", round(danger(view.hand.difference(thrown)), 2)),)
    return Decision(Buy(view.seat, tuple(thrown)), Motive(Rule.EXCHANGE_DANGEROUS, left))


def _play_or_lay(view: SeatView, contract: Contract) -> Decision:
    """Play, lay down or repurchase after a purchase in a high buying game."""
    seat, game, trump = view.seat, contract.named_game, contract.trump
    if trump is None:
        raise ValueError("no trump yet")
    score, needed = high_score(view.hand, trump), _LAY_BELOW[contract.tricks_needed]
    figures = (("H", round(score, 2)), ("needed", needed))
    least, most = _REPURCHASE.get(game.key, (0.0, 0.0))
    if least <= score < most and Repurchase(seat) in view.legal:
        return Decision(Repurchase(seat), Motive(Rule.REPURCHASE, figures))
    if score < needed:
        return Decision(LayDown(seat), Motive(Rule.LAY_DOWN, figures))
    return Decision(PlayHand(seat), Motive(Rule.PLAY, figures))


def _ready(view: SeatView, contract: Contract) -> Decision:
    """The last word before the play: announce aces, play, or lay a hopeless gask down."""
    seat, game = view.seat, contract.named_game
    if AnnounceAcesLow(seat) in view.legal and gask_choice.aces_low_are_better(view):
        return Decision(AnnounceAcesLow(seat), Motive(Rule.ACES_AS_ONES))
    if game.group is Group.GASK:
        return _play_or_lay_gask(view, contract)
    if game.group is Group.BUYING and not contract.is_low:
        return _play_or_lay(view, contract)
    return Decision(PlayHand(seat), Motive(Rule.PLAY))


def _play_or_lay_gask(view: SeatView, contract: Contract) -> Decision:
    seat = view.seat
    if contract.is_low:
        exposed = gask_choice.exposed(view.hand, view.discards, aces_low=contract.aces_low)
        figures = (("danger", round(exposed, 2)), ("at most", gask_choice.BEARABLE))
        if exposed > gask_choice.BEARABLE:
            return Decision(LayDown(seat), Motive(Rule.LAY_DOWN, figures))
        return Decision(PlayHand(seat), Motive(Rule.PLAY, figures))
    trump = contract.trump
    if trump is None:
        raise ValueError("no trump yet")
    tricks = gask_choice.tricks(view.hand, trump)
    needed = contract.tricks_needed - gask_choice.HOPE
    figures = (("tricks", round(tricks, 2)), ("needed", needed))
    if tricks < needed:
        return Decision(LayDown(seat), Motive(Rule.LAY_DOWN, figures))
    return Decision(PlayHand(seat), Motive(Rule.PLAY, figures))


def _keep(view: SeatView, contract: Contract) -> Decision:
    count = contract.named_game.keep or 0
    kept, is_low = gask_choice.cards_to_keep(view, contract, count)
    rule = Rule.KEEP_LOW if is_low else Rule.KEEP_HIGH
    return Decision(Keep(view.seat, tuple(sorted(kept))), Motive(rule, (("cards", float(count)),)))


def _aside(view: SeatView, contract: Contract) -> Decision:
    plan = gask_choice.plan(view, contract)
    aside = tuple(sorted(view.hand - plan.kept))
    rule = Rule.ASIDE_KEEPS_LOW if plan.is_low else Rule.ASIDE_KEEPS_HIGH
    return Decision(SetAside(view.seat, aside), Motive(rule, plan.figures))


def _direction(view: SeatView, contract: Contract) -> Decision:
    plan = gask_choice.plan(view, contract)
    if plan.is_low:
        return Decision(PlayLow(view.seat), Motive(Rule.DIRECTION_LOW, plan.figures))
    return Decision(PlayHigh(view.seat), Motive(Rule.DIRECTION_HIGH, plan.figures))


def _fewer(view: SeatView, contract: Contract) -> Decision:
    """One or two cards more aside in a low game, or the hand laid down before it."""
    fewer, left = to_play_low(view)
    figures = (("danger", round(left, 2)),)
    if contract.named_game.group is Group.BUYING and left > _LAY_ABOVE_DANGER:
        limit = ("at most", _LAY_ABOVE_DANGER)
        return Decision(LayDown(view.seat), Motive(Rule.LAY_DOWN, (*figures, limit)))
    return Decision(fewer, Motive(Rule.EXCHANGE_DANGEROUS, figures))


def to_play_low(view: SeatView) -> tuple[SetAside, float]:
    """What is set aside before a low game with fewer cards is played, and the danger that is left.
    Raises ValueError where nothing is."""
    choice, contract = view.choice(), view.contract
    if choice is None or contract is None:
        raise ValueError("nothing to set aside now")
    if contract.named_game.group is Group.GASK:
        low = gask_choice.low_hand(view, contract.named_game, 13 - choice.least)
        return SetAside(view.seat, tuple(sorted(view.hand - low.kept))), low.danger
    thrown = sorted(most_dangerous(view.hand, choice.least))
    return SetAside(view.seat, tuple(thrown)), danger(view.hand.difference(thrown))


def _opponent_buys(view: SeatView, contract: Contract) -> Decision:
    if contract.is_low:
        useless = useless_against_low(view.hand)
        is_first = view.seat is contract.declarer.left
        most = min(view.stock_left, LEFT_TAKES_AT_MOST) if is_first else view.stock_left
        rule = Rule.OPPONENT_KEEPS_LOW
    else:
        if contract.trump is None:
            raise ValueError("no trump yet")
        useless = useless_against_high(view.hand, contract.trump)
        most, rule = view.stock_left, Rule.OPPONENT_KEEPS_STOPPERS
    thrown = tuple(sorted(useless[:most]))
    return Decision(Buy(view.seat, thrown), Motive(rule, (("cards", float(len(thrown))),)))


def useless_against_high(hand: CardSet, trump: Suit) -> list[Card]:
    """What an opponent of a high game exchanges: all but trumps, aces and guarded kings, the
    lowest first."""
    kept: set[Card] = set()
    for suit in Suit:
        held = in_suit(hand, suit)
        if suit is trump:
            kept.update(held)
        elif held and held[-1].rank is Rank.ACE:
            kept.update(card for card in held if card.rank >= Rank.KING)
        elif len(held) > 1 and held[-1].rank is Rank.KING:
            kept.update(held[-2:])
    return sorted(hand - kept, key=lambda card: (card.rank, card.suit))


def useless_against_low(hand: CardSet) -> list[Card]:
    """What an opponent of a low game exchanges, the worst first: tens and up, and every suit of
    up to three cards whose lowest is a five or more."""
    useless = {card for card in hand if card.rank >= Rank.TEN}
    for suit in Suit:
        held = in_suit(hand, suit)
        if held and len(held) <= 3 and held[0].rank >= Rank.FIVE:
            useless.update(held)
    return sorted(useless, key=lambda card: (-card.rank, card.suit))
