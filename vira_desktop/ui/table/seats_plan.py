"""What lies before each seat: its plate, its bowl, what it last said, and a neighbour's cards."""

from PySide6.QtCore import QRectF

from ...rules.cards import Card
from ...rules.seats import Seat
from ...rules.view import Phase
from ..text import table_text
from ..text.evening_text import name_of, sits_out
from .bowls import bowl_of, paint_bowl, paint_named_bowl
from .hand_cards import in_hand_order, is_dealt_hand, shows_open_hand
from .model import Position
from .plan_draft import Draft, ShownAct
from .seat_notes import paint_backs, paint_bubble, paint_faces
from .seat_plate import GLOW, paint_plate
from .seat_words import note_of, plate_of, seat_details


def put_seat(draft: Draft, seat: Seat) -> None:
    """The plate of *seat*, its bowl, what it last said, and a neighbour's cards."""
    model, layout, text = draft.model, draft.layout, draft.layout.text
    position = model.position_of(seat)
    name, plate = model.names[seat], layout.plates[position]
    words = plate_of(model, seat)
    draft.picture(
        f"plate {position.value}",
        words,
        QRectF(plate.adjusted(-GLOW, -GLOW, GLOW, GLOW)),
        lambda look: paint_plate(look, words, plate.size(), text),
    )
    if position is not Position.BOTTOM:
        put_bowl(draft, seat, layout.bowls[position])
    spoken = table_text.seat_spoken(
        name, seat, account=model.standings[seat], details=seat_details(model, seat)
    )
    draft.speak(f"seat {position.value}", spoken, plate)
    said = note_of(model, seat)
    if said:
        note = layout.notes[position]
        draft.picture(
            f"note {position.value}",
            (said, position),
            note,
            lambda look: paint_bubble(look, said, position, note.size(), text),
            z=30,
        )
        act = None if model.view.phase is Phase.SETTLED else ShownAct(seat, is_card=False)
        draft.speak(f"note {position.value}", f"{name}: {said}", note, act=act)
    if position is not Position.BOTTOM:
        _backs(draft, seat, position)


def put_bowl(draft: Draft, seat: Seat, area: QRectF) -> None:
    """What the player at *seat* has before him; nothing where there is no room for it."""
    evening, position, text = draft.model.evening, draft.model.position_of(seat), draft.layout.text
    if evening is None or area.height() <= 0:
        return
    number = evening.match.number_at(seat)
    shown = bowl_of(evening.tokens, evening.players, number)
    draft.picture(
        f"bowl {position.value}",
        shown,
        area,
        lambda look: paint_bowl(look, shown, area.size(), text),
    )
    held = evening.tokens.holdings[number]
    spoken = table_text.bowl_spoken(draft.model.names[seat], held.all.worth, borrowed=held.borrowed)
    draft.speak(f"bowl {position.value}", spoken, area)


def put_fourth_bowl(draft: Draft) -> None:
    """What he has who sits the deal out, under his name."""
    evening, area, text = draft.model.evening, draft.layout.fourth_bowl, draft.layout.text
    chair = evening.match.sitting_out if evening else None
    if evening is None or chair is None or area.height() <= 0:
        return
    number, words = evening.match.numbers[chair], sits_out(evening.match.players[chair])
    shown = bowl_of(evening.tokens, evening.players, number)
    draft.picture(
        "bowl of the fourth",
        (shown, words),
        area,
        lambda look: paint_named_bowl(look, shown, words, area.size(), text),
    )
    held = evening.tokens.holdings[number]
    spoken = table_text.bowl_spoken(
        name_of(evening.match.players[chair]), held.all.worth, borrowed=held.borrowed
    )
    draft.speak("bowl of the fourth", spoken, area)


def _backs(draft: Draft, seat: Seat, position: Position) -> None:
    """The hidden cards of a neighbour."""
    model, area, text = draft.model, draft.layout.backs[position], draft.layout.text
    count = draft.view.card_counts[seat]
    lies_open = shows_open_hand(model) and seat is draft.view.declarer
    # When the deal is paid the bowls stand where the cards that are over would lie.
    if lies_open or is_dealt_hand(model) or area.height() < 1.5 * text:
        return
    if model.open_hands is not None:
        _faces(draft, seat, position, in_hand_order(model.open_hands[seat]))
        return
    if not count:
        return
    pack = model.deal_number
    draft.picture(
        f"backs {position.value}",
        (count, pack),
        area,
        lambda look: paint_backs(look, count, pack, area.size(), text),
    )
    draft.speak(f"backs {position.value}", table_text.backs_spoken(model.names[seat], count), area)


def _faces(draft: Draft, seat: Seat, position: Position, cards: tuple[Card, ...]) -> None:
    """The cards of a neighbour that are shown to who looks at a replay."""
    area, text = draft.layout.backs[position], draft.layout.text
    draft.picture(
        f"faces {position.value}",
        cards,
        area,
        lambda look: paint_faces(look, cards, area.size(), text),
    )
    spoken = table_text.hand_spoken(draft.model.names[seat], cards)
    draft.speak(f"faces {position.value}", spoken, area)
