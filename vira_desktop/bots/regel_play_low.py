"""How *regel* plays a low game, in which the declarer must not take a trick."""

from ..rules.actions import Claim
from ..rules.cards import Card, Suit
from .bot import Decision, Motive
from .measures import exposure
from .picture import Held, Picture
from .regel_play_high import CLAIM_WITH_TRICKS_LEFT, play
from .rules_used import Rule


def decide(picture: Picture) -> Decision:
    """The card of either side, or the declarer's claim that he takes no more."""
    if picture.partner is not None:
        return _defend(picture)
    if not picture.view.claim_refused and takes_no_more(picture):
        total = picture.view.taken[picture.seat]
        return Decision(Claim(picture.seat, total), Motive(Rule.CLAIM_THE_REST))
    if picture.led is None:
        return _lead_as_declarer(picture)
    if picture.is_void:
        return play(picture, _safest_without(picture), Rule.SHED_DANGER)
    return _duck(picture)


def takes_no_more(picture: Picture) -> bool:
    """True if the declarer, not on lead, can go under everything however the cards lie."""
    if picture.contract.tricks_to_play - len(picture.view.tricks) > CLAIM_WITH_TRICKS_LEFT:
        return False
    if picture.led is None:
        return False
    lying = [played.card for played in picture.view.trick]
    for suit in Suit:
        out = picture.unseen[suit] + [card for card in lying if card.suit is suit]
        if exposure(_heights(picture, picture.held[suit]), _heights(picture, out)):
            return False
    return True


def _heights(picture: Picture, cards: Held) -> list[int]:
    return [picture.height(card) for card in cards]


def _danger(picture: Picture, suit: Suit, *, without: Card | None = None) -> float:
    """Static danger of the declarer's cards of *suit* against those not seen."""
    held = [card for card in picture.held[suit] if card != without]
    return exposure(_heights(picture, held), _heights(picture, picture.unseen[suit]))


def _safest_without(picture: Picture) -> Card:
    """The card whose leaving makes the hand safest; the higher one where it does not matter."""

    def relief(card: Card) -> tuple[float, float, Card]:
        fallen = _danger(picture, card.suit) - _danger(picture, card.suit, without=card)
        return fallen, picture.lower_out(card), card

    return max(picture.legal, key=relief)


def _duck(picture: Picture) -> Decision:
    best = picture.best
    if best is None:
        raise ValueError("no card was led")
    under = [card for card in picture.legal if not picture.beats(card, best.card)]
    if under:
        return play(picture, under[-1], Rule.CREEP_UNDER)
    if picture.after and any(picture.may_hold(seat, best.card.suit) for seat in picture.after):
        lowest = picture.legal[0]
        if picture.higher_out(lowest):
            return play(picture, lowest, Rule.HOPE_UNDER_NEXT)
    return play(picture, picture.legal[-1], Rule.TAKE_WITH_HIGHEST)


def _lead_as_declarer(picture: Picture) -> Decision:
    """The lowest card of the suit in which most cards out are higher."""

    def safety(held: Held) -> tuple[float, int]:
        out = len(picture.unseen[held[0].suit])
        return (picture.higher_out(held[0]) / out if out else -1.0), -len(held)

    suits = [held for held in picture.held if held]
    return play(picture, max(suits, key=safety)[0], Rule.LEAD_SAFEST)


def _defend(picture: Picture) -> Decision:
    if picture.led is None:
        return _lead(picture)
    if picture.is_void:
        return _discard(picture)
    return _follow(picture)


def _lead(picture: Picture) -> Decision:
    suits = [held for held in picture.held if held]
    live = [held for held in suits if picture.may_hold(picture.declarer, held[0].suit)]
    if not live:
        held = max(suits, key=lambda h: h[-1].rank)
        return play(picture, held[-1], Rule.UNLOAD_HIGH)
    if picture.open is not None:
        catching = [(n, held) for held in live if (n := _leads_to_catch(picture, held))]
        if catching:
            leads, held = min(catching, key=lambda c: (len(c[1]), c[0]))
            return play(picture, held[0], Rule.LEAD_LOW_HOLDING, leads=leads)
    held = min(live, key=lambda h: _rounds_left(picture, h))
    return play(picture, held[0], Rule.LEAD_LOW)


def _leads_to_catch(picture: Picture, held: Held) -> int:
    """How many leads from the bottom of *held* it takes until the declarer, going under as long as
    he can, must go over; 0 if he never must. Partner is left out, as in a low holding."""
    if picture.open is None:
        return 0
    shown = list(picture.open[held[0].suit])
    for count, card in enumerate(held, start=1):
        if not shown:
            return 0
        under = [other for other in shown if picture.height(other) < picture.height(card)]
        if not under:
            return count
        shown.remove(under[-1])
    return 0


def _rounds_left(picture: Picture, held: Held) -> tuple[int, int]:
    """How long it takes until this hand is out of a suit and cannot rescue the declarer in it any
    more, a suit counting as one shorter when it has been led against him; then its lowest card."""
    suit = held[0].suit
    begun = any(
        trick.cards[0].card.suit is suit and trick.leader is not picture.declarer
        for trick in picture.view.tricks
    )
    return len(held) - begun, picture.height(held[0])


def _follow(picture: Picture) -> Decision:
    best, legal, declarer = picture.best, picture.legal, picture.declarer
    if best is None:
        raise ValueError("no card was led")
    under = [card for card in legal if not picture.beats(card, best.card)]
    if best.seat is declarer:
        if under:
            return play(picture, under[-1], Rule.STAY_UNDER)
        return play(picture, legal[-1], Rule.UNLOAD_HIGH)
    if declarer not in picture.after or not picture.may_hold(declarer, best.card.suit):
        return play(picture, legal[-1], Rule.UNLOAD_HIGH)
    # Forced over partner's card, the lowest may still catch a declarer who plays last.
    return play(picture, under[-1] if under else legal[0], Rule.STAY_UNDER)


def _discard(picture: Picture) -> Decision:
    """A card that lower ones are out against, where the declarer must still be caught; else one
    of a suit in which he cannot be caught; a card that may catch him goes last."""

    def harm(card: Card) -> tuple[int, int, int]:
        is_live, lower = picture.may_hold(picture.declarer, card.suit), picture.lower_out(card)
        return (2 if lower else 0) if is_live else 1, lower, -len(picture.held[card.suit])

    return play(picture, max(picture.legal, key=harm), Rule.SHORTEN_SUIT)
