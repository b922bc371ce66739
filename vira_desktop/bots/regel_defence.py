"""How *regel* plays against a high game: with a partner, against the declarer between them."""

from ..rules.cards import Card, Rank, Suit
from ..rules.markings import (
    Marking,
    discards_of,
    message_of,
    true_first_cards,
    true_second_cards,
)
from .bot import Decision
from .picture import Held, Picture
from .regel_play_high import keep_value, least_useful, lowest_equal, play, ruff
from .rules_used import Rule

_KEEP_STOPPERS = 3
"""In the first tricks the opponents lead from length and keep their sure cards."""


def decide(picture: Picture) -> Decision:
    """The card of an opponent of a high game."""
    if picture.led is None:
        return _lead(picture)
    if picture.is_void:
        return _void(picture)
    return _follow(picture)


def _lead(picture: Picture) -> Decision:
    trump, partner, view = picture.trump, picture.partner, picture.view
    if trump is None or partner is None:
        raise ValueError("not an opponent of a high game")
    declarer = picture.declarer
    sides = [picture.held[suit] for suit in Suit if suit is not trump and picture.held[suit]]
    if not sides:
        return play(picture, picture.held[trump][0], Rule.LEAD_TRUMP)
    if len(view.tricks) < _KEEP_STOPPERS:
        others = [held for held in sides if not picture.is_master(held[-1])]
        if others:
            held = max(others, key=len)
            return play(picture, _lead_from(picture, held), Rule.KEEP_STOPPERS)
    winners = [
        held
        for held in sides
        if picture.is_master(held[-1]) and not picture.may_ruff(declarer, held[0].suit)
    ]
    if winners:
        held = max(winners, key=lambda h: (len(picture.unseen[h[0].suit]), -len(h)))
        return play(picture, held[-1], Rule.LEAD_WINNER)
    message = message_of(partner, view.tricks, trump)
    if message is not None and message.marking is Marking.STRENGTH:
        strong = [held for held in sides if held[0].suit in message.suits]
        if strong:
            return play(picture, strong[0][-1], Rule.LEAD_MARKED_SUIT)
    ruffable = [
        held
        for held in sides
        if picture.may_ruff(partner, held[0].suit) and picture.may_hold(declarer, held[0].suit)
    ]
    if ruffable:
        return play(picture, ruffable[0][0], Rule.LEAD_FOR_RUFF)
    runs = [held for held in sides if _has_sequence(picture, held)]
    if runs:
        held = max(runs, key=lambda h: (h[-1].rank, len(h)))
        return play(picture, held[-1], Rule.LEAD_SEQUENCE)
    if view.seat.left is declarer:
        held = max(sides, key=lambda h: (len(h), -h[-1].rank))
        return play(picture, held[0], Rule.LEAD_THROUGH)
    held = min(sides, key=lambda h: (_honours(h), -len(h)))
    return play(picture, held[-1] if not _honours(held) else held[0], Rule.LEAD_UP_TO)


def _lead_from(picture: Picture, held: Held) -> Card:
    return held[-1] if _has_sequence(picture, held) else held[0]


def _has_sequence(picture: Picture, held: Held) -> bool:
    if len(held) < 2 or held[-1].rank < Rank.JACK:
        return False
    return picture.higher_out(held[-1]) == picture.higher_out(held[-2]) <= 2


def _honours(held: Held) -> int:
    return sum(card.rank >= Rank.JACK for card in held)


def _follow(picture: Picture) -> Decision:
    best, legal = picture.best, picture.legal
    if best is None:
        raise ValueError("no card was led")
    partner_has_it = best.seat is picture.partner
    winning = [card for card in legal if picture.beats(card, best.card)]
    if not winning:
        return play(picture, legal[0], Rule.FOLLOW_LOW)
    if not picture.after:
        if partner_has_it:
            return play(picture, legal[0], Rule.LEAVE_TO_PARTNER)
        return play(picture, winning[0], Rule.WIN_CHEAPLY)
    if picture.after[0] is picture.partner:
        return _between_declarer_and_partner(picture, winning)
    return _before_declarer(picture, winning)


def _between_declarer_and_partner(picture: Picture, winning: Held) -> Decision:
    """Second hand after the declarer's lead; partner plays last."""
    led = picture.view.trick[0].card
    cheap = winning[0]
    if cheap.rank <= Rank.TEN or led.rank >= Rank.JACK:
        return play(picture, cheap, Rule.WIN_CHEAPLY)
    partner = picture.after[0]
    if not picture.may_hold(partner, led.suit) and not picture.may_ruff(partner, led.suit):
        return play(picture, cheap, Rule.WIN_CHEAPLY)
    return play(picture, picture.legal[0], Rule.SECOND_HAND_LOW)


def _before_declarer(picture: Picture, winning: Held) -> Decision:
    """Third hand as it were: partner led, the declarer plays last."""
    best, top = picture.best, winning[-1]
    if best is None:
        raise ValueError("no card was led")
    between = [card for card in picture.unseen[top.suit] if best.card < card < top]
    if not between or picture.is_master(best.card):
        return play(picture, picture.legal[0], Rule.LEAVE_TO_PARTNER)
    return play(picture, lowest_equal(picture, winning), Rule.THIRD_HAND_HIGH)


def _void(picture: Picture) -> Decision:
    best, trump = picture.best, picture.trump
    if best is None or trump is None:
        raise ValueError("no card was led")
    ruffs = [card for card in picture.held[trump] if picture.beats(card, best.card)]
    if ruffs and not _partner_takes_it(picture, best.card):
        return ruff(picture, ruffs)
    return _discard(picture, trump)


def _partner_takes_it(picture: Picture, best: Card) -> bool:
    """True if partner has the trick and the declarer cannot take it from him."""
    if picture.best is None or picture.best.seat is not picture.partner:
        return False
    return not picture.after or (
        picture.is_master(best) and not picture.may_ruff(picture.declarer, best.suit)
    )


def _discard(picture: Picture, trump: Suit) -> Decision:
    """A card that is not missed; among those, one that tells partner something true."""
    free = [card for card in picture.legal if keep_value(picture, card) <= 5.0]
    true = _true_marks(picture, trump)
    marks = [card for card in free if card in true]
    if marks:
        card = min(marks, key=lambda c: (true[c] is Marking.WEAKNESS, c.rank, c))
        is_strength = true[card] is Marking.STRENGTH
        return play(picture, card, Rule.MARK_STRENGTH if is_strength else Rule.MARK_WEAKNESS)
    return play(picture, least_useful(picture), Rule.DISCARD_LOSER)


def _true_marks(picture: Picture, trump: Suit) -> dict[Card, Marking]:
    thrown = discards_of(picture.seat, picture.view.tricks, trump)
    if not thrown:
        return true_first_cards(picture.view.hand, trump)
    if len(thrown) == 1:
        return true_second_cards(picture.view.hand, trump, thrown[0])
    return {}
