"""What moves when the table changes: from what lay there and what lies there now to journeys.

Nothing is drawn here and no clock runs: `scene.py` sends things on their way, `movement.py` moves
them.
"""

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF

from ...rules.cards import Card
from ...rules.seats import Seat
from ...rules.view import Phase
from .card_item import Lying
from .dealing import DEALT, dealing
from .payments import antes, payments, slips
from .shuffling import shuffling
from .stock_pictures import STOCK_SEEN, corner_card
from .travel import APART, IN_HAND, STEP, Journey, Loose, Moment, back, centred
from .trick_cards import trick_cards

PUT_AWAY = 0.4
"""The size of a card that is put away at a plate."""


def is_new_deal(before: Moment | None, now: Moment) -> bool:
    """True if the cards have just been dealt: then the backs of the plan wait for them."""
    view = now.model.view
    has_begun = view.phase is not Phase.BIDDING or view.auction
    return not has_begun and (before is None or not _is_same_deal(before, now))


def journeys(before: Moment | None, now: Moment) -> tuple[Journey, ...]:
    """What travels from *before* to *now*; nothing where one does not follow from the other."""
    if is_new_deal(before, now):
        tokens = antes(now) if now.model.deal_number == 1 else ()
        if before is not None:
            tokens = (*tokens, *slips(before, now))
        return (*dealing(now), *shuffling(now), *tokens)
    if before is None or not _is_same_deal(before, now):
        return ()
    gathered = tuple(_gathering(before, now))
    if _is_paid(now):
        paid = () if _is_paid(before) else payments(now, begins=STEP if gathered else 0)
        return (*gathered, *paid)
    bought = (*_putting_away(before, now), *_taking(before, now))
    return (*gathered, *_cards(before, now), *bought, *_stock_away(before, now))


def waiting(before: Moment | None, now: Moment) -> tuple[str, ...]:
    """The pictures that are not seen before all that travels from *before* to *now* is there."""
    if is_new_deal(before, now):
        return (*DEALT, "pack")
    return ("stock",) if before is not None and _stock_moves(before, now) else ()


def _is_same_deal(before: Moment, now: Moment) -> bool:
    was, is_ = before.model, now.model
    return (was.deal_number, was.view.seat, was.view.dealt) == (
        is_.deal_number,
        is_.view.seat,
        is_.view.dealt,
    )


def _is_paid(moment: Moment) -> bool:
    """The deal is over and its last trick gathered."""
    return moment.model.view.settled is not None and not moment.model.lying_trick


def _gathering(before: Moment, now: Moment) -> Iterator[Journey]:
    """The finished trick goes to the plate of its winner."""
    was_taken_back = len(now.model.view.tricks) < len(before.model.view.tricks)
    if not before.model.lying_trick or now.model.lying_trick or was_taken_back:
        return
    played = {card.card: card for card in trick_cards(before.model)}
    winner = next((card.seat for card in played.values() if card.wins), None)
    if winner is not None:
        for lying in sorted(before.plan.cards, key=lambda lying: lying.z):
            if lying.card in played:
                yield _away(lying, now.plate(winner))


def _away(lying: Lying, plate: QRectF) -> Journey:
    """A card face up that is put away at a plate."""
    return Journey(
        thing=Loose(paint=lambda look: look.face(lying.card, lying.width)),
        start=lying.place,
        end=centred(plate, PUT_AWAY * lying.width),
        end_scale=PUT_AWAY,
        fades=True,
    )


def _cards(before: Moment, now: Moment) -> Iterator[Journey]:
    """Cards that lie elsewhere than before, and cards that have come from hidden places."""
    was = {lying.card: lying for lying in before.plan.cards}
    bought = 0
    for lying in now.plan.cards:
        old, card = was.get(lying.card), lying.card
        if old is not None:
            if old.place != lying.place:
                in_hand = card in before.model.view.hand and card in now.model.view.hand
                yield Journey(
                    thing=card,
                    start=old.place,
                    start_scale=old.width / lying.width,
                    end=lying.place,
                    is_above=not in_hand,
                )
            continue
        source = _source(before, now, card)
        if source is not None:
            yield Journey(
                thing=card,
                start=centred(source, IN_HAND * lying.width),
                start_scale=IN_HAND,
                end=lying.place,
                begins=bought * APART,
            )
            bought += card in now.model.view.hand


def _source(before: Moment, now: Moment, card: Card) -> QRectF | None:
    """Where a card comes from that was not seen before."""
    view = now.model.view
    if card in view.turned:
        return before.pile()
    if card in view.hand:
        return before.pile() if before.model.view.phase is Phase.BUYING else None
    seat = next((played.seat for played in now.model.shown_trick if played.card == card), None)
    if seat is None and view.open_hand and card in view.open_hand:
        seat = view.declarer
    return None if seat is None else before.hidden_cards(seat)


def _putting_away(before: Moment, now: Moment) -> Iterator[Journey]:
    """What is set aside goes to the plate of its owner: the own cards, and neighbours' backs."""
    was, view = before.model.view, now.model.view
    aside = view.discards - was.discards
    for lying in before.plan.cards:
        if lying.card in aside and lying.card in was.hand:
            yield _away(lying, now.plate(view.seat))
    buyer, taken = _purchase(before, now)
    if buyer is None or buyer is view.seat:
        return
    gone = was.card_counts[buyer] + taken - view.card_counts[buyer]
    width = int(IN_HAND * now.layout.card_width)
    for n in range(gone):
        place = centred(now.plate(buyer), width)
        source = before.hidden_cards(buyer)
        yield back(now, source, place, width, begins=n * APART, fades=True)


def _taking(before: Moment, now: Moment) -> Iterator[Journey]:
    """What a neighbour takes from the stock goes to his hidden cards."""
    was, view = before.model.view, now.model.view
    buyer, taken = _purchase(before, now)
    if buyer is None or buyer is view.seat:
        return
    hand = now.hidden_cards(buyer)
    seen = {lying.card for lying in now.plan.cards}
    turned = [card for card in was.turned if card not in view.turned and card not in seen]
    for lying in before.plan.cards:
        if lying.card in turned:
            yield _away(lying, hand)
    width = int(IN_HAND * now.layout.card_width)
    for n in range(taken - len(turned)):
        place = centred(hand, width)
        begins = STEP / 2 + n * APART
        yield back(now, before.pile(), place, width, begins=begins, fades=True)


def _purchase(before: Moment, now: Moment) -> tuple[Seat | None, int]:
    """Who has taken how many cards from the stock or changed cards, since *before*."""
    was, view = before.model.view, now.model.view
    if was.phase is not Phase.BUYING:
        return None, 0
    if len(view.purchases) > len(was.purchases):
        buyer: Seat | None = view.purchases[-1].seat
    else:
        buyer = view.declarer
    return buyer, max(0, was.stock_left - view.stock_left)


def _stock_moves(before: Moment, now: Moment) -> bool:
    """What is left of the stock is put out of the way of the tricks."""
    return _is_same_deal(before, now) and None not in (before.area("pile"), now.area("stock"))


def _stock_away(before: Moment, now: Moment) -> Iterator[Journey]:
    """The stock as a pile from the middle to its corner."""
    pile, stock = before.area("pile"), now.area("stock")
    if pile is None or stock is None:
        return
    width, smaller = int(pile.width()), corner_card(stock.size())
    for n in range(min(STOCK_SEEN, now.model.view.stock_left)):
        way = back(now, pile, stock.topLeft() + QPointF(2 * n, 4 - 2 * n), width, begins=0)
        yield replace(way, end_scale=smaller / width)
