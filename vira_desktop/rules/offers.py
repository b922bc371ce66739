"""Bids compared: what a bid offers over the standing one, and how it is spoken (rulings 9-13)."""

from functools import cache

from .actions import Bid
from .cards import Suit
from .games import FAMILY_BY_WORD, FREE_LEVEL, GAME_BY_KEY, Family, Game, Qualifier, games_of
from .refusals import Reason
from .state import Offer

_QUALIFIED_WORDS = frozenset((Family.GASK, Family.SOLO))


def refusal(standing: Offer | None, bid: Bid) -> Reason | None:
    """Why *bid* may not follow the *standing* bid; None if it may."""
    offer = offer_of(standing, bid)
    return offer if isinstance(offer, Reason) else None


def offer_of(standing: Offer | None, bid: Bid) -> Offer | Reason:
    """What *bid* offers over the *standing* bid (rulings 9-12), or why it is refused."""
    family = FAMILY_BY_WORD.get(bid.word)
    game = GAME_BY_KEY.get(bid.word)
    if family is None and game is None:
        return Reason.UNKNOWN_GAME
    qualifiable = game.may_be_qualified if game else family in _QUALIFIED_WORDS
    if bid.qualifier and not qualifiable:
        return Reason.QUALIFIER_NOT_ALLOWED
    rows = (game,) if game else games_of(family) if family else ()
    for row in rows:
        offer = Offer(seat=bid.seat, game=row, qualifier=bid.qualifier, unspecified=family)
        if standing is None or offer.key > standing.key:
            return offer
    return Reason.BID_TOO_LOW


def is_in_forehand(offer: Offer, standing: Offer | None) -> bool:
    """True if *offer* repeats the *standing* game from a better seat: "i förhand" is said."""
    return standing is not None and (offer.game, offer.qualifier) == (
        standing.game,
        standing.qualifier,
    )


def is_higher(offer: Offer, standing: Offer | None) -> bool:
    """True if "högre" is said: a bid without a level over one of the same family whose frozen
    row lies below the new floor (ruling 13)."""
    return (
        standing is not None
        and offer.unspecified in FREE_LEVEL
        and offer.unspecified is standing.unspecified
        and offer.game.number > standing.game.number
    )


def levels_open(offer: Offer) -> tuple[Game, ...]:
    """The games the declarer may name for the winning *offer* (ruling 11)."""
    if offer.unspecified not in FREE_LEVEL:
        return (offer.game,)
    return tuple(g for g in games_of(offer.unspecified) if g.number >= offer.game.number)


@cache
def trumps_allowed(qualifier: Qualifier, highest: Suit) -> frozenset[Suit]:
    """The suits that *qualifier* leaves the declarer to choose from (ruling 9)."""
    if qualifier is Qualifier.HIGHEST:
        return frozenset((highest,))
    if qualifier is Qualifier.SUIT:
        return frozenset((highest, highest.same_colour))
    return frozenset(Suit)
