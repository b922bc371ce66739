"""The rows of the bid table as a seat sees them now, and the Qt model that views read."""

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ...rules.actions import Bid
from ...rules.cards import Suit
from ...rules.games import GAMES, Game, PullaRow, Qualifier
from ...rules.offers import offer_of
from ...rules.refusals import Reason
from ...rules.state import HouseRules, Offer
from ...rules.view import Phase, SeatView
from ..language import number_text
from ..text import bid_table_text
from ..text.games_text import game_name, game_tricks
from .bid_columns import PINS, BidColumn, bets_in, pins_in

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


OFFER_ROLE = Qt.ItemDataRole.UserRole
"""The Offer that a row makes now, or None if it may not be bid."""
GREYED_ROLE = Qt.ItemDataRole.UserRole + 1
"""True for a row that may not be bid where others may."""
CAPTION_ROLE = Qt.ItemDataRole.UserRole + 2
"""Of a heading: what stands over it and its neighbours together, in a line left free for it."""
_ROLES = frozenset(
    (
        Qt.ItemDataRole.DisplayRole,
        Qt.ItemDataRole.ToolTipRole,
        Qt.ItemDataRole.AccessibleTextRole,
        Qt.ItemDataRole.AccessibleDescriptionRole,
        Qt.ItemDataRole.TextAlignmentRole,
        OFFER_ROLE,
        GREYED_ROLE,
    )
)


@dataclass(frozen=True, slots=True)
class BidRow:
    """One game as a seat may or may not bid it now."""

    game: Game
    offer: Offer | None
    why_not: str
    """Why it may not be bid; empty if it may, or if nobody is bidding."""


def rows_for(view: SeatView | None, qualifier: Qualifier | None) -> tuple[BidRow, ...]:
    """The forty games with *qualifier*, as the seat of *view* may bid them now or when its turn
    comes; without an auction or a qualifier the table as it is printed, with nothing to bid."""
    if view is None or qualifier is None or view.phase is not Phase.BIDDING:
        return tuple(BidRow(game, None, "") for game in GAMES)
    return tuple(_row(view, game, qualifier) for game in GAMES)


def has_passed(view: SeatView) -> bool:
    """True if the seat of *view* has withdrawn from the bidding."""
    return any(call.seat is view.seat and call.offer is None for call in view.auction)


def _row(view: SeatView, game: Game, qualifier: Qualifier) -> BidRow:
    if has_passed(view):
        return BidRow(game, None, bid_table_text.you_have_passed())
    offer = offer_of(view.standing, Bid(view.seat, game.key, qualifier))
    if isinstance(offer, Offer):
        return BidRow(game, offer, "")
    if offer is Reason.QUALIFIER_NOT_ALLOWED:
        return BidRow(game, None, bid_table_text.takes_no_qualifier(qualifier))
    better = [
        other
        for other in Qualifier
        if isinstance(offer_of(view.standing, Bid(view.seat, game.key, other)), Offer)
    ]
    return BidRow(game, None, bid_table_text.too_low(view.auction, better))


class BidTableModel(QAbstractTableModel):
    """The bid table, forty rows in bidding order."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view: SeatView | None = None
        self._rows = rows_for(None, Qualifier.PLAIN)
        self._is_printed = False

    def show_bids(self, view: SeatView | None, qualifier: Qualifier | None) -> None:
        """What may be bid with *qualifier*; None shows the table as it is printed."""
        self._view = view
        self._rows = rows_for(view, qualifier)
        self._is_printed = qualifier is None
        self.retranslate()

    def retranslate(self) -> None:
        """All texts are asked for again."""
        last = self.index(self.rowCount() - 1, self.columnCount() - 1)
        self.dataChanged.emit(self.index(0, 0), last)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    def row(self, number: int) -> BidRow:
        """The row *number*, from 0."""
        return self._rows[number]

    def texts(self, column: BidColumn) -> tuple[str, ...]:
        """The heading of *column* and its forty cells."""
        return self._title(column), *(self._cell(row.game, column) for row in self._rows)

    def explanation(self, number: int) -> str:
        """One line on the game of a row, and why it may not be bid if it may not."""
        row = self._rows[number]
        return bid_table_text.explanation(row.game, row.why_not)

    def bets(self, number: int) -> str:
        """The bets that the game of a row pays; empty for one that may not be bid."""
        row = self._rows[number]
        if row.why_not:
            return ""
        return bid_table_text.bets_short(row.game, self._pulla_row(row.game))

    def tooltip(self, number: int) -> str:
        """The explanation of a row, the bets it pays, and what the mark at it means."""
        game = self._rows[number].game
        said = [self.explanation(number), bid_table_text.bets_of(game, self._pulla_row(game))]
        if self._view and self._is_standing(game):
            said.append(bid_table_text.standing_help(self._view.auction))
        return "\n".join(said)

    # Qt asks:

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(GAMES)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(BidColumn)

    def flags(self, index: Index) -> Qt.ItemFlag:
        # A greyed row can still be visited with the arrows, to read its explanation.
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
        if index.isValid() and self._rows[index.row()].offer is not None:
            flags |= Qt.ItemFlag.ItemIsSelectable
        return flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        # Qt asks for many roles of every cell that it paints.
        if role not in _ROLES or not index.isValid():
            return None
        row, column = self._rows[index.row()], BidColumn(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._cell(row.game, column)
            case Qt.ItemDataRole.ToolTipRole:
                return self.tooltip(index.row())
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(row, column)
            case Qt.ItemDataRole.AccessibleDescriptionRole if column is BidColumn.GAME:
                return self.explanation(index.row())
            case Qt.ItemDataRole.TextAlignmentRole if column is not BidColumn.GAME:
                return Qt.AlignmentFlag.AlignCenter
            case _ if role == OFFER_ROLE:
                return row.offer
            case _ if role == GREYED_ROLE:
                return bool(row.why_not)
            case _:
                return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        column, highest = BidColumn(section), self._highest()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._title(column)
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return bid_table_text.column_help(column, highest)
            case Qt.ItemDataRole.TextAlignmentRole if column is BidColumn.GAME:
                return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            case _ if role == CAPTION_ROLE and self._is_captioned(column):
                return bid_table_text.pins_caption()
            case _:
                return None

    def _title(self, column: BidColumn) -> str:
        """The heading of *column*; beside the auction the suits stand below one word for all."""
        if self._is_printed:
            return bid_table_text.printed_title(column, self._highest())
        title = bid_table_text.column_title(column, self._highest())
        return f"\n{title}" if self._is_captioned(column) else title

    def _is_captioned(self, column: BidColumn) -> bool:
        return column in PINS and self._highest() is not None and not self._is_printed

    def _highest(self) -> Suit | None:
        return self._view.highest if self._view else None

    def _pulla_row(self, game: Game) -> PullaRow:
        """What *game* lifts from and puts into the pulla, by the rules of this table."""
        rules = self._view.rules if self._view else HouseRules()
        return rules.pulla_row(game)

    def _is_standing(self, game: Game) -> bool:
        standing = self._view.standing if self._view else None
        return standing is not None and standing.game is game

    def _cell(self, game: Game, column: BidColumn) -> str:
        match column:
            case BidColumn.GAME:
                name = game_name(game)
                return bid_table_text.standing_mark(name) if self._is_standing(game) else name
            case BidColumn.TRICKS:
                return game_tricks(game)
            case BidColumn.MISERE:
                return bid_table_text.misere_short(game)
        if column in PINS:
            number = pins_in(game, column)
        else:
            number = bets_in(game, self._pulla_row(game), column)
        return "" if number is None else number_text(number)

    def _spoken(self, row: BidRow, column: BidColumn) -> str:
        """What a screen reader says of one cell; of the first cell, whether it may be bid."""
        if column is BidColumn.GAME:
            is_standing = self._is_standing(row.game)
            return bid_table_text.spoken_row(row.game, is_standing=is_standing, why_not=row.why_not)
        text = self._cell(row.game, column)
        if column is BidColumn.MISERE:
            text = bid_table_text.misere_long(row.game)
        return bid_table_text.spoken_cell(bid_table_text.column_help(column, self._highest()), text)
