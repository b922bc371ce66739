"""How *regel* bids: each game asks for so much of one simple count of the dealt hand; the lowest
game over the standing bid that the hand is good enough for is bid."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from math import inf
from operator import attrgetter

from ..rules.actions import Bid, Pass
from ..rules.cards import ALL_CARDS, CardSet, Rank, Suit
from ..rules.games import FAMILY_BY_WORD, FREE_LEVEL, GAMES, Family, Game, Qualifier
from ..rules.holdings import gok_passers, low_suits
from ..rules.offers import is_in_forehand, refusal, trumps_allowed
from ..rules.seats import Seat
from ..rules.state import Offer
from ..rules.view import SeatView
from .bot import Decision, Motive
from .measures import (
    dangers_after,
    exposure,
    high_scores,
    most_dangerous,
    ranks_by_suit,
    tringel_score,
    turne_score,
    vingel_score,
)
from .rules_used import Rule

_NEEDED = {
    "begar": 6.9,
    "spel-7": 8.1,
    "spel-8": 9.1,
    "spel-9": 10.1,
    "turne-6": 5.9,
    "turne-7": 7.1,
    "turne-8": 8.0,
    "vingel-6": 6.9,
    "vingel-7": 7.9,
    "vingel-8": 8.4,
    "tringel-9": 9.5,
    "solo-6": 9.2,
    "solo-7": 9.9,
    "solo-8": 10.5,
    "solo-9": 11.3,
    "solo-10": 12.0,
    "solo-11": 12.8,
    "solo-12": 13.6,
    "solo-vira": 14.4,
    "vira": 11.0,
}
"""The least H (turné: HM, vingel: HV, tringel: HT) with which a high game is worth bidding: where
the declarer breaks even in deals between three of this bot, which defends less well than a
solver, so that a little less is needed than against perfect play."""

_BEARABLE = {
    "kopmisar-1": (2, 2.5),
    "kopmisar-2": (2, 1.0),
    "kopmisar-3": (3, 2.0),
    "kopmisar-4": (4, 0.5),
    "solo-petite": (1, 1.0),
    "solo-grande": (0, 1.0),
}
"""Low games: how many dangerous cards may be thrown, and the most D that may then be left."""

_THROWN_FROM_OPEN = {
    "solo-petite-ouverte": 1,
    "solo-petite-ouverte-royale": 1,
    "solo-grande-ouverte": 0,
    "solo-grande-ouverte-royale": 0,
}
"""Open misères: cards thrown; what is left must be safe whatever the opponents hold."""

_GASK_WINNERS = {"gask-6": 6, "gask-5": 6}
"""A high gask is bid when all the cards to keep, or one more, are winners from the top."""
_GOK_LOW_CARDS = 7
"""Low cards that make a gök, see HandCounts.gok."""

_SEAT_CORRECTION = {Seat.FOREHAND: -0.15, Seat.MIDDLEHAND: 0.15, Seat.REARHAND: 0.0}
"""The one who leads may bid on less, the one who is led through needs more."""

_TOO_GOOD_TO_TURN = 9.0
"""H of a suit of one's own that is not left to the card that happens to be turned up."""

_PASS_COSTS = 0.75
"""So much less is needed over an opponent's bid, who would win by it if he were let."""
_SHORT_ON_GOK = 0.5
"""So much less is needed over a gök by one who may not pass on it."""
_GOK_WILL_FAIL = -0.3
"""So much more is needed over a gök by one who has the low holdings against it."""


@dataclass(frozen=True)
class HandCounts:
    """The counts of a dealt hand that the bids ask for."""

    hand: CardSet

    @cached_property
    def high(self) -> dict[Suit, float]:
        """H with each suit as trump."""
        return high_scores(self.hand)

    @cached_property
    def turne(self) -> float:
        """HM, or nothing with a suit that is too good to be turned up by chance."""
        too_good = max(self.high.values()) >= _TOO_GOOD_TO_TURN
        return -inf if too_good else turne_score(self.high.values())

    @cached_property
    def vingel(self) -> float:
        """HV."""
        return vingel_score(self.high.values())

    @cached_property
    def tringel(self) -> float:
        """HT."""
        return tringel_score(self.high.values())

    @cached_property
    def low_holdings(self) -> int:
        """In how many suits there is a low holding."""
        return len(low_suits(self.hand))

    @cached_property
    def winners(self) -> int:
        """Aces, kings under them, and so on down in each suit."""
        found = 0
        for ranks in ranks_by_suit(self.hand):
            for below, rank in enumerate(reversed(ranks)):
                if rank != Rank.ACE - below:
                    break
                found += 1
        return found

    @cached_property
    def gok(self) -> int:
        """Twos counted twice, threes and fours once: three twos are enough."""
        twos = sum(card.rank is Rank.TWO for card in self.hand)
        if twos >= 3:
            return 8
        return twos + sum(card.rank <= Rank.FOUR for card in self.hand)

    @cached_property
    def danger_after(self) -> tuple[float, ...]:
        """D when none, one, two, three, four of the most dangerous cards have been thrown."""
        return dangers_after(self.hand, 4)

    def exposed_after(self, thrown: int) -> float:
        """Static danger against all cards not in the hand; 0 is safe against anything."""
        if self.danger_after[thrown]:
            return self.danger_after[thrown]
        left = self.hand.difference(most_dangerous(self.hand, thrown))
        out = ranks_by_suit(card for card in ALL_CARDS if card not in self.hand)
        return sum(map(exposure, ranks_by_suit(left), out))


Measure = Callable[[HandCounts], float]


@dataclass(frozen=True, slots=True)
class _Need:
    """What a bid asks of one count of the hand."""

    name: str
    measure: Measure
    limit: float
    at_most: bool = False
    """True if the count may not be above the limit, False if not below it."""
    is_eased: bool = False
    """True if less is needed where passing costs something."""

    def suffices(self, value: float, easing: float) -> bool:
        """True if a hand of this *value* is good enough."""
        return value <= self.limit if self.at_most else value >= self._needed(easing)

    def figures(self, value: float, easing: float) -> tuple[tuple[str, float], ...]:
        """What is shown of it."""
        limit = "at most" if self.at_most else "needed"
        return (self.name, round(value, 2)), (limit, round(self._needed(easing), 2))

    def asks_more_than(self, other: "_Need") -> bool:
        """True if no hand is good enough for this and not for the *other*."""
        if self.measure is not other.measure:
            return False
        return self.limit <= other.limit if self.at_most else self.limit >= other.limit

    def _needed(self, easing: float) -> float:
        return self.limit - easing if self.is_eased else self.limit


@lru_cache(maxsize=16)
def _counts_of(hand: CardSet) -> HandCounts:
    """The counts of *hand*: in one deal the same hands are asked again and again."""
    return HandCounts(hand)


def decide(view: SeatView) -> Decision:
    """A call: the lowest game that the hand is good enough for, or a pass."""
    return decide_with(view.hand, view)


def decide_with(hand: CardSet, view: SeatView) -> Decision:
    """What the seat of *view* would call if *hand* were its hand."""
    counts, seat, standing = _counts_of(hand), view.seat, view.standing
    easing = _easing(view, counts)
    for bid, offer, need in _asked_upward(seat, standing, view.highest):
        value = need.measure(counts)
        if need.suffices(value, easing):
            return Decision(bid, Motive(rule_of(offer, standing), need.figures(value, easing)))
    return _without_a_game(view, counts)


def _easing(view: SeatView, counts: HandCounts) -> float:
    """How much less than usual is needed, because passing costs something too."""
    standing = view.standing
    if standing is None or standing.seat is view.seat:
        return 0.0
    if standing.game.family is not Family.GOK:
        return _PASS_COSTS
    return _GOK_WILL_FAIL if counts.low_holdings >= holdings_needed(view) else _SHORT_ON_GOK


def holdings_needed(view: SeatView) -> int:
    """In how many suits a pass on the standing gök takes a low holding (ruling 31)."""
    return 2 - len(gok_passers(view.auction))


@lru_cache(maxsize=256)
def bids_upward(seat: Seat, standing: Offer | None) -> tuple[tuple[Bid, Offer], ...]:
    """Every bid over *standing*, lowest first; without its level where that leaves a choice or is
    the usual word for it."""
    return tuple(_each_upward(seat, standing))


def _each_upward(seat: Seat, standing: Offer | None) -> Iterator[tuple[Bid, Offer]]:
    begun: set[tuple[Family, Qualifier]] = set()
    for game in GAMES[standing.game.number - 1 if standing else 0 :]:
        for qualifier in Qualifier if game.may_be_qualified else (Qualifier.PLAIN,):
            kind = (game.family, qualifier)
            spoken = None
            if game.family in FAMILY_BY_WORD.values() and kind not in begun:
                spoken = game.family
            offer = Offer(seat=seat, game=game, qualifier=qualifier, unspecified=spoken)
            if standing is None or offer.key > standing.key:
                begun.add(kind)
                yield Bid(seat, spoken.value if spoken else game.key, qualifier), offer


@cache
def _asked_upward(
    seat: Seat, standing: Offer | None, highest: Suit
) -> tuple[tuple[Bid, Offer, _Need], ...]:
    """Every bid over *standing* with what it asks for, lowest first; left out are those that ask
    for more of the same than a lower one: that is bid then."""
    found: list[tuple[Bid, Offer, _Need]] = []
    for bid, offer in bids_upward(seat, standing):
        for need in _needs(offer, highest):
            if not any(need.asks_more_than(lower) for _, _, lower in found):
                found.append((bid, offer, need))
    return tuple(found)


def _needs(offer: Offer, highest: Suit) -> Iterator[_Need]:
    """What *offer* asks for, one of these being enough; nothing of games never bid by choice."""
    game = offer.game
    if game.family is Family.KOPMISAR and offer.unspecified:
        for row in GAMES:
            if row.family is game.family and row.number >= game.number:
                yield from _low_needs(row)
    elif game.family is Family.GOK:
        yield _Need("low cards", _GOK, _GOK_LOW_CARDS)
    elif game.high_tricks is None:
        yield from _low_needs(game)
    elif game.key in _GASK_WINNERS:
        yield _Need("winners", _WINNERS, _GASK_WINNERS[game.key])
    elif game.key in _NEEDED:
        name, measure = _high_measure(game, trumps_allowed(offer.qualifier, highest))
        limit = _NEEDED[game.key] + _SEAT_CORRECTION[offer.seat]
        yield _Need(name, measure, limit, is_eased=True)


_GOK: Measure = attrgetter("gok")
_WINNERS: Measure = attrgetter("winners")
_BY_CHANCE: dict[Family, tuple[str, Measure]] = {
    Family.TURNE: ("HM", attrgetter("turne")),
    Family.VINGEL: ("HV", attrgetter("vingel")),
    Family.TRINGEL: ("HT", attrgetter("tringel")),
}


def _high_measure(game: Game, trumps: frozenset[Suit]) -> tuple[str, Measure]:
    return _BY_CHANCE.get(game.family) or ("H", _best_high(trumps))


@cache
def _best_high(trumps: frozenset[Suit]) -> Measure:
    return lambda counts: max(counts.high[suit] for suit in trumps)


def _low_needs(game: Game) -> Iterator[_Need]:
    if game.key in _THROWN_FROM_OPEN:
        yield _Need("danger", _exposed(_THROWN_FROM_OPEN[game.key]), 0.0, at_most=True)
    elif game.key in _BEARABLE:
        thrown, bearable = _BEARABLE[game.key]
        yield _Need("danger", _danger(thrown), bearable, at_most=True)


@cache
def _exposed(thrown: int) -> Measure:
    return lambda counts: counts.exposed_after(thrown)


@cache
def _danger(thrown: int) -> Measure:
    return lambda counts: counts.danger_after[thrown]


def rule_of(offer: Offer, standing: Offer | None) -> Rule:
    if is_in_forehand(offer, standing):
        return Rule.IN_FOREHAND
    if standing is not None and offer.game == standing.game:
        return Rule.BETTER_SUIT
    if offer.unspecified in FREE_LEVEL:
        return Rule.LEAVE_LEVEL_OPEN
    return Rule.OPEN_LOW if standing is None else Rule.OUTBID


def _without_a_game(view: SeatView, counts: HandCounts) -> Decision:
    """The call of a hand that is good enough for nothing it may bid."""
    seat, standing = view.seat, view.standing
    best = ("H", round(max(counts.high.values()), 2))
    if Pass(seat) not in view.legal:
        return Decision(Bid(seat, GAMES[0].key), Motive(Rule.FOREHAND_MUST_BID, (best,)))
    if standing is None or standing.game.family is not Family.GOK:
        return Decision(Pass(seat), Motive(Rule.PASS, (best,)))
    needed = holdings_needed(view)
    figures = (("low holdings", float(counts.low_holdings)), ("needed", float(needed)))
    if counts.low_holdings >= needed:
        return Decision(Pass(seat), Motive(Rule.PASS_ON_GOK, figures))
    gask = Bid(seat, Family.GASK.value)
    if needed == 2 and not counts.low_holdings and refusal(standing, gask) is None:
        return Decision(gask, Motive(Rule.FLEE_FROM_GOK, figures))
    return Decision(Pass(seat), Motive(Rule.PASS_SHORT_ON_GOK, figures))
