"""The cards that lie face up: an open hand, the trick, and the own hand."""

from PySide6.QtCore import QPointF, QRectF

from ..text import table_text
from .card_item import Badge, Lying, badge_size
from .ground import lit_edge
from .hand_cards import hand_cards, in_hand_order, is_dealt_hand
from .model import Position
from .plan_draft import Draft, HandSpot, ShownAct
from .seat_notes import paint_caption, paint_rack
from .trick_cards import trick_cards


def put_open_hand(draft: Draft) -> None:
    """The declarer's cards face up in the band at the top."""
    declarer = draft.view.declarer
    if declarer is None:
        return
    name = draft.model.names[declarer]
    rack = draft.layout.rack
    draft.picture("rack", "", rack, lambda look: paint_rack(look, rack.size()), z=25)
    cards = in_hand_order(draft.view.open_hand or ())
    for n, (card, area) in enumerate(zip(cards, draft.layout.open_hand, strict=True)):
        draft.cards.append(
            Lying(
                card=card,
                place=area.topLeft(),
                width=round(area.width()),
                z=20 + n / 100,
                seen=area.height(),
            )
        )
        draft.speak(f"open {card}", table_text.open_card_spoken(name, card), area)


def put_trick(draft: Draft) -> None:
    """Each card towards its player; the own one lies on top, so that no index is covered."""
    for n, played in enumerate(trick_cards(draft.model)):
        position = draft.model.position_of(played.seat)
        area = draft.layout.trick[position]
        on_top = 10 if position is Position.BOTTOM else 0
        side = badge_size(area.width())
        marks = [Badge.LED] * played.leads + [Badge.WINS] * played.wins
        corner = QPointF(area.width() - 0.66 * side, 0.66 * side)
        draft.cards.append(
            Lying(
                card=played.card,
                place=area.topLeft(),
                width=round(area.width()),
                z=50 + on_top + n / 10,
                has_ring=played.wins,
                badges=tuple(
                    (badge, corner + QPointF(0, m * 1.12 * side)) for m, badge in enumerate(marks)
                ),
            )
        )
        name = draft.model.names[played.seat]
        spoken = table_text.played_spoken(name, played.card, leads=played.leads, wins=played.wins)
        act = ShownAct(played.seat, is_card=True)
        draft.speak(f"trick {position.value}", spoken, area, act=act)


def put_own_hand(draft: Draft) -> None:
    """The own cards on the rail: chosen ones ticked, those that may not be played dimmed."""
    layout = draft.layout
    if is_dealt_hand(draft.model):
        _caption(draft)
    side = badge_size(layout.card_width)
    below = draft.index_depth * layout.card_width + 0.58 * side
    for n, (shown, flat) in enumerate(zip(hand_cards(draft.model), layout.hand, strict=True)):
        area = flat.translated(0, -layout.lift if shown.is_raised else 0)
        tick = ((Badge.CHOSEN, QPointF(0.5 * side + 3, below)),) if shown.is_chosen else ()
        draft.cards.append(
            Lying(
                card=shown.card,
                place=area.topLeft(),
                width=layout.card_width,
                z=100 + n,
                is_dimmed=shown.is_dimmed,
                badges=tick,
            )
        )
        draft.hand.append(HandSpot(shown=shown, area=area, seen=_seen(draft, n, area)))


def _caption(draft: Draft) -> None:
    """Says that the hand is shown as it was dealt, where raised cards would stand."""
    first, strip, text = draft.layout.hand[0], draft.layout.strip, draft.layout.text
    area = QRectF(first.left(), strip.top() + lit_edge(text), strip.right() - first.left(), 0)
    area.setBottom(first.top() - 1)
    words = table_text.hand_as_dealt(is_own=draft.model.has_own_hand)
    draft.picture(
        "caption", words, area, lambda look: paint_caption(look, words, area.size(), text)
    )


def _seen(draft: Draft, n: int, area: QRectF) -> QRectF:
    """The part of the *n*th card of the hand that the next card and the front row leave."""
    seen, flat = QRectF(area), draft.layout.hand[n]
    front = draft.layout.hand[-1].top()
    if flat.top() < front:
        seen.setBottom(front)
    if n + 1 < len(draft.layout.hand) and draft.layout.hand[n + 1].top() == flat.top():
        seen.setRight(draft.layout.hand[n + 1].left())
    return seen
