"""What a plan of the table is made of, and the draft that its parts are put on."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from ...rules.seats import Seat
from .card_item import Lying
from .geometry import Layout
from .hand_cards import HandCard
from .model import TableModel
from .scene_look import Look


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """A thing that is drawn as one picture."""

    key: str
    shows: Hashable
    """What the picture depends on besides the look; it is painted again when this changes."""
    place: QPointF
    z: float
    paint: Callable[[Look], QPixmap]


@dataclass(frozen=True, slots=True)
class ShownAct:
    """What a seat did last, as it is seen on the table."""

    seat: Seat
    is_card: bool
    """A card that it played; else a call, a purchase or a claim."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Spoken:
    """A thing that a screen reader can name."""

    key: str
    name: str
    area: QRectF
    act: ShownAct | None = None
    """What another player did, of which one may ask why."""


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


class Draft:
    """A plan that is being made for a model: its parts are put on it one after the other."""

    def __init__(self, model: TableModel, layout: Layout, index_depth: float) -> None:
        self.model, self.view, self.layout = model, model.view, layout
        self.index_depth = index_depth
        """How far down a card its index reaches, as a share of its width."""
        self.cards: list[Lying] = []
        self.hand: list[HandSpot] = []
        self._pictures: list[Picture] = []
        self._spoken: list[Spoken] = []

    def picture(
        self,
        key: str,
        shows: Hashable,
        area: QRectF,
        paint: Callable[[Look], QPixmap],
        *,
        z: float = 10,
    ) -> None:
        """Puts a picture of the size of *area* there, painted anew when what it *shows* changes."""
        size = (round(area.width()), round(area.height()), self.layout.text)
        place = QPointF(round(area.left()), round(area.top()))
        self._pictures.append(Picture(key=key, shows=(shows, size), place=place, z=z, paint=paint))

    def speak(self, key: str, name: str, area: QRectF, *, act: ShownAct | None = None) -> None:
        """Gives what lies in *area* a name for a screen reader. It shows *act*, if that was done by
        another than who sits at the bottom."""
        is_other = act is not None and act.seat is not self.view.seat
        self._spoken.append(
            Spoken(key=key, name=name, area=QRectF(area), act=act if is_other else None)
        )

    def plan(self) -> Plan:
        """All that has been put on it."""
        return Plan(
            cards=tuple(self.cards),
            pictures=tuple(self._pictures),
            spoken=tuple(self._spoken),
            hand=tuple(self.hand),
        )
