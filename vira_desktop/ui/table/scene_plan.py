"""What lies on the table at one moment and where: from a TableModel to things with places.

Nothing is drawn here. `scene.py` draws the plan, `table_view.py` lays the spots over it.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from ...rules.cards import Card
from ...rules.games import Openness
from ...rules.seats import SEATS, Seat
from ...rules.view import Phase
from ..text import table_text
from ..text.evening_text import name_of, sits_out
from .bowls import bowl_of, paint_bowl, paint_named_bowl, pulla_of
from .card_item import Badge, Lying, badge_size
from .geometry import Layout, Room, height_of
from .ground import lit_edge
from .hand_cards import HandCard, hand_cards, in_hand_order, is_dealt_hand
from .model import Position, TableModel
from .scene_look import Look
from .seat_notes import paint_backs, paint_bubble, paint_caption, paint_faces, paint_rack
from .seat_plate import GLOW, paint_plate
from .seat_words import note_of, plate_lines, plate_of, seat_details
from .stock_pictures import paint_pack, paint_pile, paint_pulla, paint_stock, paint_trump
from .trick_cards import trick_cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """A thing that is drawn as one picture."""

    key: str
    shows: Hashable
    """What the picture depends on besides the look; it is painted again when this changes."""
    place: QPointF
    z: float
    paint: Callable[[Look], QPixmap]


@dataclass(frozen=True, slots=True, kw_only=True)
class Spoken:
    """A thing that a screen reader can name."""

    key: str
    name: str
    area: QRectF


@dataclass(frozen=True, slots=True, kw_only=True)
class HandSpot:
    """A card of the own hand where it can be clicked."""

    shown: HandCard
    area: QRectF
    seen: QRectF
    """What its neighbours leave of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """Everything on the table."""

    cards: tuple[Lying, ...]
    pictures: tuple[Picture, ...]
    spoken: tuple[Spoken, ...]
    hand: tuple[HandSpot, ...]


def shows_open_hand(model: TableModel) -> bool:
    """True while another's cards lie face up; after the deal the sheet shows them."""
    view = model.view
    contract = view.contract
    if contract is None or view.open_hand is None or view.is_declarer:
        return False
    if view.phase is not Phase.SETTLED:
        return True
    # The last trick still lies: the table stays as it is until it is gathered.
    is_open = contract.is_low and contract.named_game.low is not Openness.CLOSED
    return bool(model.lying_trick) and is_open


def room_for(
    model: TableModel,
    *,
    width: int,
    height: int,
    window_height: int,
    panel: int,
    large_indices: bool,
) -> Room:
    """What has to be fitted in for *model*."""
    view = model.view
    is_open = shows_open_hand(model)
    declarer = view.declarer
    return Room(
        width=width,
        height=height,
        window_height=window_height,
        panel=panel,
        hand=len(hand_cards(model)),
        open_hand=len(view.open_hand or ()) if is_open else None,
        open_at_right=declarer is not None and model.position_of(declarer) is Position.RIGHT,
        plate_lines=plate_lines(model),
        hidden_hands=not is_dealt_hand(model),
        large_indices=large_indices,
    )


def plan(model: TableModel, layout: Layout, *, index_depth: float) -> Plan:
    """Everything that lies on the table for *model*, placed by *layout*; *index_depth* tells how
    far down a card its index reaches, as a share of its width."""
    return _Planner(model, layout, index_depth).plan()


class _Planner:
    def __init__(self, model: TableModel, layout: Layout, index_depth: float) -> None:
        self.model, self.view, self.layout = model, model.view, layout
        self.index_depth = index_depth
        self.cards: list[Lying] = []
        self.pictures: list[Picture] = []
        self.spoken: list[Spoken] = []
        self.hand: list[HandSpot] = []

    def plan(self) -> Plan:
        for seat in SEATS:
            self._seat(seat)
        self._fourth_bowl()
        self._corners()
        if self.view.phase in (Phase.BIDDING, Phase.BUYING):
            self._stock_in_the_middle()
        if shows_open_hand(self.model):
            self._open_hand()
        self._trick()
        self._own_hand()
        return Plan(
            cards=tuple(self.cards),
            pictures=tuple(self.pictures),
            spoken=tuple(self.spoken),
            hand=tuple(self.hand),
        )

    def _seat(self, seat: Seat) -> None:
        model, layout, text = self.model, self.layout, self.layout.text
        position = model.position_of(seat)
        name, plate = model.names[seat], layout.plates[position]
        words = plate_of(model, seat)
        self._picture(
            f"plate {position.value}",
            words,
            QRectF(plate.adjusted(-GLOW, -GLOW, GLOW, GLOW)),
            lambda look: paint_plate(look, words, plate.size(), text),
        )
        self._bowl(seat, position)
        spoken = table_text.seat_spoken(
            name, seat, account=model.standings[seat], details=seat_details(model, seat)
        )
        self._speak(f"seat {position.value}", spoken, plate)
        said = note_of(model, seat)
        if said:
            note = layout.notes[position]
            self._picture(
                f"note {position.value}",
                (said, position),
                note,
                lambda look: paint_bubble(look, said, position, note.size(), text),
                z=30,
            )
            self._speak(f"note {position.value}", f"{name}: {said}", note)
        if position is not Position.BOTTOM:
            self._backs(seat, position)

    def _bowl(self, seat: Seat, position: Position) -> None:
        """What the player at *seat* has before him."""
        evening, area, text = self.model.evening, self.layout.bowls[position], self.layout.text
        if evening is None or area.height() <= 0:
            return
        number = evening.match.number_at(seat)
        shown = bowl_of(evening.tokens, evening.players, number)
        self._picture(
            f"bowl {position.value}",
            shown,
            area,
            lambda look: paint_bowl(look, shown, area.size(), text),
        )
        held = evening.tokens.holdings[number]
        spoken = table_text.bowl_spoken(
            self.model.names[seat], held.all.worth, borrowed=held.borrowed
        )
        self._speak(f"bowl {position.value}", spoken, area)

    def _fourth_bowl(self) -> None:
        """What he has who sits the deal out, under his name."""
        evening, area, text = self.model.evening, self.layout.fourth_bowl, self.layout.text
        chair = evening.match.sitting_out if evening else None
        if evening is None or chair is None or area.height() <= 0:
            return
        number, words = evening.match.numbers[chair], sits_out(evening.match.players[chair])
        shown = bowl_of(evening.tokens, evening.players, number)
        self._picture(
            "bowl of the fourth",
            (shown, words),
            area,
            lambda look: paint_named_bowl(look, shown, words, area.size(), text),
        )
        held = evening.tokens.holdings[number]
        spoken = table_text.bowl_spoken(
            name_of(evening.match.players[chair]), held.all.worth, borrowed=held.borrowed
        )
        self._speak("bowl of the fourth", spoken, area)

    def _backs(self, seat: Seat, position: Position) -> None:
        """The hidden cards of a neighbour."""
        model, area, text = self.model, self.layout.backs[position], self.layout.text
        count = self.view.card_counts[seat]
        lies_open = shows_open_hand(model) and seat is self.view.declarer
        # When the deal is paid the bowls stand where the cards that are over would lie.
        if lies_open or is_dealt_hand(model) or area.height() < 1.5 * text:
            return
        if model.open_hands is not None:
            self._faces(seat, position, in_hand_order(model.open_hands[seat]))
            return
        if not count:
            return
        pack = model.deal_number
        self._picture(
            f"backs {position.value}",
            (count, pack),
            area,
            lambda look: paint_backs(look, count, pack, area.size(), text),
        )
        self._speak(
            f"backs {position.value}", table_text.backs_spoken(model.names[seat], count), area
        )

    def _faces(self, seat: Seat, position: Position, cards: tuple[Card, ...]) -> None:
        """The cards of a neighbour that are shown to who looks at a replay."""
        area, text = self.layout.backs[position], self.layout.text
        self._picture(
            f"faces {position.value}",
            cards,
            area,
            lambda look: paint_faces(look, cards, area.size(), text),
        )
        spoken = table_text.hand_spoken(self.model.names[seat], cards)
        self._speak(f"faces {position.value}", spoken, area)

    def _corners(self) -> None:
        """The upside-down pack at the forehand's left, and in the other places the rest."""
        model, view, layout, text = self.model, self.view, self.layout, self.layout.text
        places = [layout.top, layout.low_left, layout.low_right]
        at_left_of_forehand = {
            Position.BOTTOM: layout.low_left,
            Position.LEFT: layout.top,
            Position.RIGHT: layout.low_right,
        }
        pack = at_left_of_forehand[model.position_of(Seat.FOREHAND)]
        places = [place for place in places if place is not pack]
        pulla, stock = places
        other = model.deal_number + 1
        self._picture(
            "pack",
            (view.highest, other),
            pack,
            lambda look: paint_pack(look, view.highest, other, pack.size(), text),
        )
        self._speak("pack", table_text.pack_spoken(view.highest), pack)
        # While the last trick lies, nothing is paid yet.
        settled = None if model.lying_trick else view.settled
        evening = model.evening
        shown = pulla_of(evening.tokens, evening.players) if evening else None
        bets = settled.settlement.pulla_after if settled else view.pulla
        self._picture(
            "pulla",
            (bets, shown),
            pulla,
            lambda look: paint_pulla(look, bets, pulla.size(), text, shown),
        )
        self._speak("pulla", table_text.pulla_spoken(bets), pulla)
        if view.phase is Phase.PLAY and view.stock_left:
            left, number = view.stock_left, model.deal_number
            self._picture(
                "stock",
                (left, number),
                stock,
                lambda look: paint_stock(look, left, number, stock.size(), text),
            )
            self._speak("stock", table_text.stock_spoken(left), stock)
        trump = view.contract.trump if view.contract else None
        if trump is not None and view.phase is Phase.PLAY and layout.sign.width() > 0:
            sign = layout.sign
            self._picture(
                "trump", trump, sign, lambda look: paint_trump(look, trump, sign.size(), text)
            )
            self._speak("trump", table_text.trump_spoken(trump), sign)

    def _stock_in_the_middle(self) -> None:
        """The stock, and beside it the cards that were turned up."""
        view, area, text = self.view, self.layout.middle, self.layout.text
        turned = len(view.turned)
        across = 1.62 + 0.32 * (turned - 1) if turned else 1.0
        width = int(min(self.layout.card_width, area.width() / across, area.height() / 1.6))
        if width < 1:
            return
        hidden = view.stock_left - turned
        left = round(area.center().x() - across * width / 2)
        top = round(area.center().y() - height_of(width) / 2)
        if hidden > 0:
            pack = self.model.deal_number
            place = QRectF(left, top, width, height_of(width))
            self._picture(
                "pile",
                (hidden, pack, width),
                place,
                lambda look: paint_pile(look, hidden, pack, width, text),
            )
            self._speak("pile", table_text.stock_spoken(hidden), place)
        for n, card in enumerate(view.turned):
            x = round(left + (0.62 + 0.32 * n) * width)
            place = QRectF(x, top, width, height_of(width))
            self.cards.append(Lying(card=card, place=place.topLeft(), width=width, z=40 + n))
            self._speak(f"turned {card}", table_text.turned_spoken(card), place)

    def _open_hand(self) -> None:
        """The declarer's cards face up in the band at the top."""
        declarer = self.view.declarer
        if declarer is None:
            return
        name = self.model.names[declarer]
        rack = self.layout.rack
        self._picture("rack", "", rack, lambda look: paint_rack(look, rack.size()), z=25)
        cards = in_hand_order(self.view.open_hand or ())
        for n, (card, area) in enumerate(zip(cards, self.layout.open_hand, strict=True)):
            self.cards.append(
                Lying(
                    card=card,
                    place=area.topLeft(),
                    width=round(area.width()),
                    z=20 + n / 100,
                    seen=area.height(),
                )
            )
            self._speak(f"open {card}", table_text.open_card_spoken(name, card), area)

    def _trick(self) -> None:
        """Each card towards its player; the own one lies on top, so that no index is covered."""
        for n, played in enumerate(trick_cards(self.model)):
            position = self.model.position_of(played.seat)
            area = self.layout.trick[position]
            on_top = 10 if position is Position.BOTTOM else 0
            side = badge_size(area.width())
            marks = [Badge.LED] * played.leads + [Badge.WINS] * played.wins
            corner = QPointF(area.width() - 0.66 * side, 0.66 * side)
            self.cards.append(
                Lying(
                    card=played.card,
                    place=area.topLeft(),
                    width=round(area.width()),
                    z=50 + on_top + n / 10,
                    has_ring=played.wins,
                    badges=tuple(
                        (badge, corner + QPointF(0, m * 1.12 * side))
                        for m, badge in enumerate(marks)
                    ),
                )
            )
            name = self.model.names[played.seat]
            spoken = table_text.played_spoken(
                name, played.card, leads=played.leads, wins=played.wins
            )
            self._speak(f"trick {position.value}", spoken, area)

    def _own_hand(self) -> None:
        layout = self.layout
        if is_dealt_hand(self.model):
            self._caption()
        side = badge_size(layout.card_width)
        below = self.index_depth * layout.card_width + 0.58 * side
        for n, (shown, flat) in enumerate(zip(hand_cards(self.model), layout.hand, strict=True)):
            area = flat.translated(0, -layout.lift if shown.is_raised else 0)
            tick = ((Badge.CHOSEN, QPointF(0.5 * side + 3, below)),) if shown.is_chosen else ()
            self.cards.append(
                Lying(
                    card=shown.card,
                    place=area.topLeft(),
                    width=layout.card_width,
                    z=100 + n,
                    is_dimmed=shown.is_dimmed,
                    badges=tick,
                )
            )
            self.hand.append(HandSpot(shown=shown, area=area, seen=self._seen(n, area)))

    def _caption(self) -> None:
        """Says that the hand is shown as it was dealt, where raised cards would stand."""
        first, strip, text = self.layout.hand[0], self.layout.strip, self.layout.text
        area = QRectF(first.left(), strip.top() + lit_edge(text), strip.right() - first.left(), 0)
        area.setBottom(first.top() - 1)
        words = table_text.hand_as_dealt(is_own=self.model.has_own_hand)
        self._picture(
            "caption", words, area, lambda look: paint_caption(look, words, area.size(), text)
        )

    def _seen(self, n: int, area: QRectF) -> QRectF:
        """The part of the *n*th card of the hand that the next card and the front row leave."""
        seen, flat = QRectF(area), self.layout.hand[n]
        front = self.layout.hand[-1].top()
        if flat.top() < front:
            seen.setBottom(front)
        if n + 1 < len(self.layout.hand) and self.layout.hand[n + 1].top() == flat.top():
            seen.setRight(self.layout.hand[n + 1].left())
        return seen

    def _picture(
        self,
        key: str,
        shows: Hashable,
        area: QRectF,
        paint: Callable[[Look], QPixmap],
        *,
        z: float = 10,
    ) -> None:
        size = (round(area.width()), round(area.height()), self.layout.text)
        place = QPointF(round(area.left()), round(area.top()))
        self.pictures.append(Picture(key=key, shows=(shows, size), place=place, z=z, paint=paint))

    def _speak(self, key: str, name: str, area: QRectF) -> None:
        self.spoken.append(Spoken(key=key, name=name, area=QRectF(area)))
