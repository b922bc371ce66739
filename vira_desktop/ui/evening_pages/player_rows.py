"""Those who sit down, a row each: name, who plays, and the colour of the tokens."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from ...session.players import Player, TokenColour
from ..table.panel import Button, Line
from ..text import evening_text
from ..theme import Theme, token_colour
from ..trainer.choice import Choice

LONGEST_NAME = 24


class ColourButton(Button):
    """Shows a colour of tokens; pressed, it asks for another."""

    def __init__(self) -> None:
        super().__init__("small")
        self.colour = TokenColour.RED
        self._theme: Theme | None = None

    def show_colour(self, colour: TokenColour, theme: Theme) -> None:
        """Shows *colour*, and tells its name."""
        self.colour, self._theme = colour, theme
        self._draw(theme)
        self.say_short("", evening_text.tokens_of(colour))
        self.setToolTip(evening_text.tokens_of(colour))

    def changeEvent(self, event: QEvent) -> None:
        # The token is as large as the letters, which grow with the window.
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and self._theme:
            self._draw(self._theme)

    def _draw(self, theme: Theme) -> None:
        side = max(12, round(1.1 * self.fontMetrics().height()))
        self.setIcon(QIcon(token_dot(self.colour, theme, side, self.devicePixelRatioF())))
        self.setIconSize(QSize(side, side))


class PlayerRows(QWidget):
    """Three or four players; the first is the person."""

    colours_asked = Signal()

    def __init__(self, bots: Sequence[str]) -> None:
        super().__init__()
        self._bots = tuple(bots)
        self._players: tuple[Player, ...] = ()
        self._theme: Theme | None = None
        self.names: list[QLineEdit] = []
        self.colours: list[ColourButton] = []
        self.choices: list[Choice] = []
        self._plays = [Line("note") for _ in range(4)]
        self.habits = Line("note")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(0, 3)
        self._grid.setColumnStretch(1, 2)
        for number in range(4):
            self._add_row(number)
        if len(self._bots) > 1:
            self._grid.addWidget(self.habits, 4, 0, 1, 3)

    def show_players(self, players: Sequence[Player], theme: Theme) -> None:
        """Shows *players*, each with a colour; the rows of those who are not there go away."""
        self._players, self._theme = tuple(players), theme
        for number, name in enumerate(self.names):
            is_there = number < len(players)
            for part in (name, self.colours[number], *self._who(number)):
                part.setVisible(is_there)
            if is_there:
                self._show(number, players[number], theme)
        self.retranslate()

    def players(self) -> tuple[Player, ...]:
        """Who sits down, as the rows have it; a bot without a name keeps the one it had."""
        found = []
        for number, player in enumerate(self._players):
            written = self.names[number].text().strip()
            bot = player.bot and self._bots[self.choices[number].currentIndex()]
            name = written if player.bot is None else written or player.name
            found.append(replace(player, name=name, bot=bot, colour=self.colours[number].colour))
        return tuple(found)

    def retranslate(self) -> None:
        """Asks for every text again."""
        for number, name in enumerate(self.names):
            if number == 0:
                name.setPlaceholderText(evening_text.you())
                name.setAccessibleName(evening_text.your_name())
            else:
                name.setAccessibleName(evening_text.name_of_player(number + 1))
            choice = self.choices[number]
            choice.setAccessibleName(evening_text.bot_label(number + 1))
            for place, bot in enumerate(self._bots):
                choice.setItemText(place, evening_text.bot_name(bot))
                habits = evening_text.bot_habits(bot)
                choice.setItemData(place, habits, Qt.ItemDataRole.ToolTipRole)
            if self._theme is not None:
                self.colours[number].show_colour(self.colours[number].colour, self._theme)
        for line, player in zip(self._plays, self._players, strict=False):
            line.say(evening_text.plays_as(player))
            line.setVisible(line in self._who(self._plays.index(line)))
        self._tell_habits()

    def _tell_habits(self) -> None:
        """Says of every kind of bot that is chosen what it knows and does."""
        chosen = dict.fromkeys(player.bot for player in self.players() if player.bot)
        self.habits.say(evening_text.bots_and_habits(chosen) if len(self._bots) > 1 else "")

    def _who(self, number: int) -> tuple[QWidget, ...]:
        """What tells who plays: the person, or a choice of bots."""
        has_choice = number > 0 and len(self._bots) > 1
        return (self.choices[number] if has_choice else self._plays[number],)

    def _show(self, number: int, player: Player, theme: Theme) -> None:
        self.names[number].setText(player.name)
        self.choices[number].setCurrentIndex(
            self._bots.index(player.bot) if player.bot in self._bots else 0
        )
        assert player.colour is not None
        self.colours[number].show_colour(player.colour, theme)

    def _add_row(self, number: int) -> None:
        name, choice, colour = QLineEdit(), Choice(), ColourButton()
        name.setMaxLength(LONGEST_NAME)
        choice.addItems(list(self._bots))
        choice.currentIndexChanged.connect(self._tell_habits)
        colour.clicked.connect(lambda: self._next_colour(number))
        self.names.append(name)
        self.choices.append(choice)
        self.colours.append(colour)
        self._grid.addWidget(name, number, 0)
        for part in (choice, self._plays[number]):
            part.hide()
            self._grid.addWidget(part, number, 1)
        self._grid.addWidget(colour, number, 2)

    def _next_colour(self, number: int) -> None:
        """The next colour that nobody else at the table has."""
        taken = {
            button.colour
            for place, button in enumerate(self.colours[: len(self._players)])
            if place != number
        }
        colours = list(TokenColour)
        start = colours.index(self.colours[number].colour)
        for step in range(1, len(colours) + 1):
            colour = colours[(start + step) % len(colours)]
            if colour not in taken and self._theme is not None:
                self.colours[number].show_colour(colour, self._theme)
                return


def token_dot(colour: TokenColour, theme: Theme, side: int, ratio: float) -> QPixmap:
    """A round token, *side* logical pixels wide."""
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(theme.edge), 1.0))
    painter.setBrush(QColor(token_colour(colour)))
    painter.drawEllipse(1, 1, side - 2, side - 2)
    painter.end()
    return pixmap
