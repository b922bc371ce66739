"""What belongs to no seat: the packs, the pulla and the own bowl in the corners, the stock, and the
sign of trump."""

from PySide6.QtCore import QRectF

from ...rules.seats import SEATS, Seat
from ...rules.view import Phase
from ..text import table_text
from .bowls import pulla_of
from .card_item import Lying
from .geometry import height_of
from .model import Position
from .plan_draft import Draft
from .seats_plan import put_bowl
from .stock_pictures import paint_pack, paint_pile, paint_pulla, paint_stock, paint_trump

BOWL = 4.0
"""The height of the own bowl with what lies in it, in heights of the text."""


def put_corners(draft: Draft) -> None:
    """The upside-down pack at the forehand's left, and in the other places the rest."""
    layout = draft.layout
    places = [layout.top, layout.low_left, layout.low_right]
    at_left_of_forehand = {
        Position.BOTTOM: layout.low_left,
        Position.LEFT: layout.top,
        Position.RIGHT: layout.low_right,
    }
    pack = at_left_of_forehand[draft.model.position_of(Seat.FOREHAND)]
    pulla, third = (place for place in places if place is not pack)
    _pack(draft, pack)
    _pulla(draft, pulla)
    stock = _stock(draft, third) if draft.view.phase is Phase.PLAY else None
    if stock is not third:
        _own_bowl(draft, third)
    if draft.view.phase is Phase.PLAY:
        _trump(draft)


def _pack(draft: Draft, area: QRectF) -> None:
    """The other pack, upside down; its bottom card shows the highest suit."""
    highest, text, other = draft.view.highest, draft.layout.text, draft.model.deal_number + 1
    draft.picture(
        "pack",
        (highest, other),
        area,
        lambda look: paint_pack(look, highest, other, area.size(), text),
    )
    draft.speak("pack", table_text.pack_spoken(highest), area)


def _pulla(draft: Draft, area: QRectF) -> None:
    """The tin and its lid. While the last trick lies, nothing is paid yet."""
    model, view, text = draft.model, draft.view, draft.layout.text
    settled = None if model.lying_trick else view.settled
    evening = model.evening
    shown = pulla_of(evening.tokens, evening.players) if evening else None
    bets = settled.settlement.pulla_after if settled else view.pulla
    draft.picture(
        "pulla",
        (bets, shown),
        area,
        lambda look: paint_pulla(look, bets, area.size(), text, shown),
    )
    draft.speak("pulla", table_text.pulla_spoken(bets), area)


def _own_bowl(draft: Draft, corner: QRectF) -> None:
    """The bowl of the own seat, in the *corner* but close to its plate."""
    plate, gap = draft.layout.plates[Position.BOTTOM], draft.layout.margin
    area = QRectF(corner)
    area.setTop(area.bottom() - min(area.height(), BOWL * draft.layout.text))
    if area.left() > plate.right():
        area.moveLeft(plate.right() + gap)
    else:
        area.moveRight(plate.left() - gap)
    own = next(seat for seat in SEATS if draft.model.position_of(seat) is Position.BOTTOM)
    put_bowl(draft, own, area)


def _stock(draft: Draft, corner: QRectF) -> QRectF | None:
    """What nobody bought, and where it lies: in the *corner*, or where there is room for it
    elsewhere when the own bowl stands there; None if there is none."""
    left, number, text = draft.view.stock_left, draft.model.deal_number, draft.layout.text
    if not left:
        return None
    aside = draft.layout.below_bowl
    area = aside if draft.model.evening is not None and aside.height() > 0 else corner
    draft.picture(
        "stock",
        (left, number),
        area,
        lambda look: paint_stock(look, left, number, area.size(), text),
    )
    draft.speak("stock", table_text.stock_spoken(left), area)
    return area


def _trump(draft: Draft) -> None:
    """The sign of trump, beside the trick."""
    contract, sign, text = draft.view.contract, draft.layout.sign, draft.layout.text
    trump = contract.trump if contract else None
    if trump is not None and sign.width() > 0:
        draft.picture(
            "trump", trump, sign, lambda look: paint_trump(look, trump, sign.size(), text)
        )
        draft.speak("trump", table_text.trump_spoken(trump), sign)


def put_stock_in_the_middle(draft: Draft) -> None:
    """The stock, and beside it the cards that were turned up."""
    view, area, text = draft.view, draft.layout.middle, draft.layout.text
    turned = len(view.turned)
    across = 1.62 + 0.32 * (turned - 1) if turned else 1.0
    width = int(min(draft.layout.card_width, area.width() / across, area.height() / 1.6))
    if width < 1:
        return
    hidden = view.stock_left - turned
    left = round(area.center().x() - across * width / 2)
    top = round(area.center().y() - height_of(width) / 2)
    if hidden > 0:
        pack = draft.model.deal_number
        place = QRectF(left, top, width, height_of(width))
        draft.picture(
            "pile",
            (hidden, pack, width),
            place,
            lambda look: paint_pile(look, hidden, pack, width, text),
        )
        draft.speak("pile", table_text.stock_spoken(hidden), place)
    for n, card in enumerate(view.turned):
        x = round(left + (0.62 + 0.32 * n) * width)
        place = QRectF(x, top, width, height_of(width))
        draft.cards.append(Lying(card=card, place=place.topLeft(), width=width, z=40 + n))
        draft.speak(f"turned {card}", table_text.turned_spoken(card), place)
