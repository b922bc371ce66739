"""The two levels that do not search. They act as *regel*, but know less: what somebody forgets who
does not count, and the games that he has not learnt to bid."""

import random
from dataclasses import replace

from ..rules.actions import Bid, Buy, LayDown, Pass, PlayCard, PlayHand
from ..rules.cards import ALL_CARDS, Card, CardSet, Rank, Suit
from ..rules.games import FAMILY_BY_WORD, GAME_BY_KEY, GAMES, Family
from ..rules.state import Step
from ..rules.view import Phase, SeatView
from . import regel_defence, regel_play_high, regel_play_low
from .bot import Budget, Decision, Motive
from .picture import Picture, picture_of
from .regel import Regel
from .rules_used import Rule

NYBORJARE, HEMMASPELARE = "nyborjare", "hemmaspelare"

_MARKS = {Rule.MARK_STRENGTH, Rule.MARK_WEAKNESS}
_SPEL_NEEDS = 1
"""Trumps, trump king and aces by which a beginner wants more than the tricks he bids, buying."""
_SOLO_NEEDS = 4


class Nyborjare:
    """A beginner: knows *spel* and *solo*, keeps trumps and aces, never lays a hand down, and
    remembers no card once the trick is turned."""

    key = NYBORJARE

    def __init__(self) -> None:
        self._regel = Regel()

    def decide(self, view: SeatView, rng: random.Random, budget: Budget) -> Decision:
        """What a beginner does at the table of *view*."""
        if view.phase is Phase.BIDDING:
            return _bid_by_length(view)
        if view.phase is Phase.PLAY:
            return self._regel.decide(replace(view, tricks=()), rng, budget)
        decision = self._regel.decide(view, rng, budget)
        if view.step in (Step.BUY, Step.OPPONENT_BUY) and view.contract and view.contract.trump:
            return _all_but_trumps_and_aces(view, view.contract.trump)
        if isinstance(decision.action, LayDown) and PlayHand(view.seat) in view.legal:
            return Decision(PlayHand(view.seat), Motive(Rule.PLAYS_EVERY_HAND))
        return decision


class Hemmaspelare:
    """Plays at home: counts trumps and sees who is out of a suit, but not what has gone of the
    other suits; marks nothing; bids neither gask nor gök, nor a misère without buying."""

    key = HEMMASPELARE

    _KNOWN = frozenset((Family.SPEL, Family.TURNE, Family.VINGEL, Family.KOPMISAR, Family.SOLO))

    def __init__(self) -> None:
        self._regel = Regel()

    def decide(self, view: SeatView, rng: random.Random, budget: Budget) -> Decision:
        """What such a player does at the table of *view*."""
        decision = self._regel.decide(view, rng, budget)
        action = decision.action
        if isinstance(action, Bid) and _family(action) not in self._KNOWN:
            return _pass_or_lowest(view)
        if isinstance(action, PlayCard) and decision.motive.rule is not Rule.ONLY_CARD:
            return _played_by(_without_side_suits(picture_of(view)))
        return decision


def _family(bid: Bid) -> Family:
    game = GAME_BY_KEY.get(bid.word)
    return game.family if game else FAMILY_BY_WORD[bid.word]


def _bid_by_length(view: SeatView) -> Decision:
    """The lowest *spel* or *solo* for which trumps and aces suffice, or a pass."""
    aces = sum(card.rank is Rank.ACE for card in view.hand)
    counts = {suit: _trumps_and_king(view.hand, suit) + aces for suit in Suit}
    count = max(counts.values())
    for game in GAMES:
        bid = Bid(view.seat, game.key)
        if game.high_tricks is None or game.family not in (Family.SPEL, Family.SOLO):
            continue
        more = _SOLO_NEEDS if game.family is Family.SOLO else _SPEL_NEEDS
        needed = game.high_tricks + more
        if count >= needed and bid in view.legal:
            rule = Rule.OUTBID if view.standing else Rule.OPEN_LOW
            figures = (("trumps and aces", float(count)), ("needed", float(needed)))
            return Decision(bid, Motive(rule, figures))
    return _pass_or_lowest(view)


def _trumps_and_king(hand: CardSet, suit: Suit) -> int:
    ranks = [card.rank for card in hand if card.suit is suit]
    return len(ranks) + (Rank.KING in ranks)


def _pass_or_lowest(view: SeatView) -> Decision:
    if Pass(view.seat) in view.legal:
        return Decision(Pass(view.seat), Motive(Rule.PASS))
    return Decision(Bid(view.seat, GAMES[0].key), Motive(Rule.FOREHAND_MUST_BID))


def _all_but_trumps_and_aces(view: SeatView, trump: Suit) -> Decision:
    choice = view.choice()
    if choice is None:
        raise ValueError("nothing to buy now")

    def use(card: Card) -> tuple[bool, bool, int, int]:
        return card.suit is trump, card.rank is Rank.ACE, card.rank, card

    useless = [card for card in view.hand if not any(use(card)[:2])]
    count = min(max(len(useless), choice.least), choice.most)
    thrown = tuple(sorted(sorted(view.hand, key=use)[:count]))
    motive = Motive(Rule.EXCHANGE_ALL_BUT_TRUMPS_AND_ACES, (("cards", float(count)),))
    return Decision(Buy(view.seat, thrown), motive)


def _without_side_suits(picture: Picture) -> Picture:
    """*picture* as it is to somebody who has counted trumps only: of every other suit all cards
    may still be out but his own and those that lie on the table."""
    lying = {played.card for played in picture.view.trick}
    own = picture.view.hand | lying | picture.view.discards | (picture.view.open_hand or set())
    return replace(
        picture,
        unseen=tuple(
            out
            if suit is picture.trump
            else [card for card in ALL_CARDS if card.suit is suit and card not in own]
            for suit, out in zip(Suit, picture.unseen, strict=True)
        ),
    )


def _played_by(picture: Picture) -> Decision:
    """The card that *regel* plays with this *picture*; a marking is a plain discard."""
    if picture.contract.is_low:
        return regel_play_low.decide(picture)
    if picture.partner is None:
        return regel_play_high.decide(picture)
    decision = regel_defence.decide(picture)
    if decision.motive.rule in _MARKS:
        card = regel_play_high.least_useful(picture)
        return regel_play_high.play(picture, card, Rule.DISCARD_LOSER)
    return decision
