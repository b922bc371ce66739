"""The few figures that tell most, in a row of cards."""

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ...session.results import Role
from ...session.statistics import Statistics, Sums
from ..language import number_text, signed_text
from ..table.panel import Line
from ..text import statistics_text as words


class _Figure(QFrame):
    """A number, large, and what it counts."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "card")
        self.number, self._what = Line("big"), Line("fine")
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 6, 12, 8)
        column.setSpacing(0)
        column.addWidget(self.number)
        column.addWidget(self._what)

    def say(self, number: str, what: str) -> None:
        """Shows *number* over *what*."""
        self.number.say(number)
        self.number.setAccessibleName(words.spoken_figure(what, number))
        self._what.say(what)


class Figures(QWidget):
    """Deals, the account, the mean worth, and how often one went home as declarer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.deals, self.account, self.worth, self.home = (_Figure() for _ in range(4))
        self.worth.setToolTip(words.worth_help())
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        for figure in (self.deals, self.account, self.worth, self.home):
            row.addWidget(figure, 1)

    def show_statistics(self, statistics: Statistics) -> None:
        """The figures of *statistics*."""
        total, played = statistics.total, statistics.roles.get(Role.DECLARER, Sums())
        self.worth.setToolTip(words.worth_help())
        self.deals.say(number_text(total.deals), words.deals_label())
        self.account.say(signed_text(total.pins), words.account_label())
        self.worth.say(words.worth_text(total.mean_worth), words.worth_label())
        self.home.say(words.share_text(played.home, played.deals), words.home_label())
