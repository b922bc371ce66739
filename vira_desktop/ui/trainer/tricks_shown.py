"""Tricks on the trainer's pages: three small cards below each other, who played them, who won."""

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from ..cards.layout import CARD_ASPECT
from ..table.scene_look import CENTRE, Look, fill, font, rounded, write
from ..text.cards_text import card_name
from ..text.counts_text import capital
from ..text.seats_text import seat_name
from ..text.trainer import shown_text
from .pieces import Trick

_SHOWN = 0.5
"""The share of a small card's height that is seen: index and pip."""
_GAP = 3
"""Pixels between the cards of a trick."""


class TrickPicture(QLabel):
    """One trick, the led card on top; the winner's letter stands on a plate."""

    def __init__(self, trick: Trick, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._trick = trick
        self._look: Look | None = None
        self._card_width = 40
        self._tell()

    def draw(self, look: Look, card_width: int) -> None:
        """Draws the trick with cards *card_width* logical pixels wide."""
        self._look, self._card_width = look, card_width
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        letter, head = self._letter(), self._letter() * 1.4
        return QSize(
            round(self._card_width + 1.5 * letter),
            round(head + 3 * self._part() + 2 * _GAP),
        )

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._tell()
            self.update()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        if look is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        size, head = self._letter(), 1.4 * self._letter()
        number = shown_text.trick_now() if self._trick.winner is None else str(self._trick.number)
        write(
            painter,
            QRectF(0, 0, self.width(), head),
            number,
            letters=font(0.85 * size, QFont.Weight.DemiBold),
            colour=look.theme.muted,
            align=CENTRE,
        )
        top = head
        for seat, card in self._trick.plays:
            is_winner = seat is self._trick.winner
            plate = QRectF(0, top + 0.5 * (self._part() - 1.3 * size), 1.3 * size, 1.3 * size)
            if is_winner:
                fill(painter, rounded(plate, 0.3 * size), look.theme.winner)
            write(
                painter,
                plate,
                shown_text.seat_letter(seat_name(seat)),
                letters=font(size, QFont.Weight.Bold if is_winner else QFont.Weight.Normal),
                colour=look.theme.winner_text if is_winner else look.theme.text,
                align=CENTRE,
            )
            face = look.face(card, self._card_width)
            shown = QRectF(1.5 * size, top, self._card_width, self._part())
            painter.drawPixmap(
                shown, face, QRectF(0, 0, face.width(), self._part() * face.devicePixelRatio())
            )
            top += self._part() + _GAP
        painter.end()

    def _letter(self) -> float:
        return max(11.0, 0.27 * self._card_width)

    def _part(self) -> float:
        return round(_SHOWN * self._card_width * CARD_ASPECT)

    def _tell(self) -> None:
        cards = ", ".join(
            shown_text.played_by(seat_name(seat), card_name(card))
            for seat, card in self._trick.plays
        )
        if self._trick.winner is None:
            said = shown_text.spoken_trick_now(cards)
        else:
            said = shown_text.spoken_trick(self._trick.number, cards, seat_name(self._trick.winner))
        self.setAccessibleName(capital(said))
        self.setToolTip(capital(said))
