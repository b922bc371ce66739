"""The table while the seats are found: a card at each chair, and who sits there."""

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QWidget

from ...rules.cards import Card
from ...session.events import SeatsDrawn
from ..cards.deck import Deck
from ..cards.style import DeckStyle
from ..language import current_language
from ..table.geometry import height_of
from ..table.scene_look import CENTRE, Look, fill, font, rounded, write
from ..text import evening_text
from ..text.cards_text import letters_of_language
from ..theme import LIGHT, Theme
from .seat_story import SeatStory

_PLACES = {
    3: ((0.5, 0.78), (0.19, 0.3), (0.81, 0.3)),
    4: ((0.5, 0.78), (0.16, 0.48), (0.5, 0.17), (0.84, 0.48)),
}
"""The chairs, clockwise from the person's own, as shares of width and height."""


class SeatScene(QWidget):
    """Paints a SeatStory up to one of its steps."""

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deck = deck
        self._theme = LIGHT
        self._style = DeckStyle(letters=letters_of_language(), large_indices=True)
        self._story: SeatStory | None = None
        self._step = 0

    def show_step(self, story: SeatStory, step: int) -> None:
        """Shows *story* after its first *step* cards."""
        self._story, self._step = story, step
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Colours the table by *theme*."""
        self._theme = theme
        self.update()

    def set_style(self, style: DeckStyle) -> None:
        """Draws the cards in *style*, with large indices as at the table."""
        self._style = replace(style, large_indices=True)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._felt(painter)
        if self._story is None:
            return
        look = Look(
            deck=self._deck,
            theme=self._theme,
            style=self._style,
            ratio=self.devicePixelRatioF(),
            language=current_language(),
        )
        count = len(self._story.players)
        for chair in range(count):
            x, y = _PLACES[count][(chair - self._story.own_chair) % count]
            self._chair(painter, look, chair, QPointF(x * self.width(), y * self.height()))
        self._pack(painter, look)
        painter.end()

    @property
    def _card_width(self) -> int:
        return max(30, round(min(0.128 * self.height(), 0.1 * self.width())))

    def _felt(self, painter: QPainter) -> None:
        middle = QPointF(self.width() / 2, 0.4 * self.height())
        lamp = QRadialGradient(middle, max(self.width(), self.height()) * 0.7)
        lamp.setColorAt(0, QColor(self._theme.surface.ground))
        lamp.setColorAt(1, QColor(self._theme.surface.edge))
        painter.fillRect(self.rect(), lamp)

    def _chair(self, painter: QPainter, look: Look, chair: int, middle: QPointF) -> None:
        """The cards that lie before a chair, and below them who sits there."""
        story, width = self._story, self._card_width
        assert story is not None
        turned = [lies.card for lies in story.steps[: self._step] if lies.chair == chair]
        cards = list(turned)
        sits = True
        if isinstance(story.event, SeatsDrawn):
            cards = [story.event.places[chair], *turned]
            sits = bool(turned)
        self._cards(painter, look, cards[-6:], middle, width)
        if sits:
            self._plate(painter, chair, middle + QPointF(0, 0.62 * height_of(width)))

    def _cards(
        self, painter: QPainter, look: Look, cards: list[Card], middle: QPointF, width: int
    ) -> None:
        step = 0.42 * width
        left = middle.x() - (width + (len(cards) - 1) * step) / 2
        for number, card in enumerate(cards):
            place = QPointF(round(left + number * step), round(middle.y() - height_of(width) / 2))
            painter.drawPixmap(place, look.face(card, width))

    def _plate(self, painter: QPainter, chair: int, top: QPointF) -> None:
        """Name and part of who sits at *chair*."""
        story, theme, text = self._story, self._theme, self._text
        assert story is not None
        is_over = self._step == len(story.steps)
        size = QSizeF(11 * text, 2.9 * text if is_over else 1.7 * text)
        area = QRectF(top.x() - size.width() / 2, top.y(), size.width(), size.height())
        is_forehand = is_over and chair == story.forehand
        shape = rounded(area, 0.45 * text)
        fill(painter, shape, theme.turn if is_forehand else theme.plate)
        painter.setPen(QPen(QColor(theme.plate_edge), 1.0))
        painter.drawPath(shape)
        ink = theme.turn_text if is_forehand else theme.plate_text
        row = QRectF(area.left() + 4, area.top() + 2, area.width() - 8, 1.4 * text)
        name = evening_text.name_of(story.players[chair])
        write(painter, row, name, letters=font(text, QFont.Weight.Bold), colour=ink, align=CENTRE)
        if is_over:
            row.translate(0, 1.25 * text)
            ink = theme.turn_text if is_forehand else theme.plate_muted
            part = self._part(chair)
            write(painter, row, part, letters=font(0.9 * text), colour=ink, align=CENTRE)

    def _part(self, chair: int) -> str:
        """What the player at *chair* does in the next deal."""
        story = self._story
        assert story is not None
        if chair == story.forehand:
            return evening_text.forehand_label()
        if chair == story.dealer:
            return evening_text.dealer_label()
        if chair == story.sitting_out:
            return evening_text.sitting_out_label()
        return evening_text.middlehand_label()

    def _pack(self, painter: QPainter, look: Look) -> None:
        """What is not drawn yet, face down in the middle."""
        story, width = self._story, self._card_width
        assert story is not None
        left = len(story.steps) - self._step
        if not left:
            return
        shown = left if isinstance(story.event, SeatsDrawn) else 4
        back = look.deck.back(0, width, ratio=look.ratio)
        step = 0.5 * width if isinstance(story.event, SeatsDrawn) else 2.0
        across = width + (shown - 1) * step
        for number in range(shown):
            painter.drawPixmap(
                QPointF(
                    round(self.width() / 2 - across / 2 + number * step),
                    round(0.47 * self.height() - height_of(width) / 2),
                ),
                back,
            )

    @property
    def _text(self) -> int:
        return max(13, round(0.028 * self.height()))
