"""The players: chosen, added, changed, removed and brought back."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QWidget

from ...session.players import TokenColour, shared_name
from ...session.profiles import Profile
from ...session.settings import LanguageChoice
from ..evening_pages.controls import Segments
from ..evening_pages.page import SheetPage
from ..evening_pages.player_rows import LONGEST_NAME, ColourButton
from ..table.panel import Button, Line
from ..text import evening_text, players_text
from ..theme import Theme
from .backup_list import BackupList


class PlayersPage(SheetPage):
    """Shows profiles; what is meant comes out as signals."""

    chosen = Signal(object)
    """The Profile that plays from now on."""
    changed = Signal(object)
    """A Profile with another name, language or colour."""
    added = Signal(str)
    """The name of somebody new."""
    removed = Signal(object)
    brought_back = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hide_buttons()
        self._profiles: tuple[Profile, ...] = ()
        self._gone: tuple[Profile, ...] = ()
        self._playing: str | None = None
        self._is_kept = True
        self.rows: tuple[ProfileRow, ...] = ()
        self.back_buttons: tuple[Button, ...] = ()
        self._about, self._not_kept = Line("note"), Line("question")
        self.problem = Line("hint")
        self._list, self._back = QWidget(), QWidget()
        self.new_name, self.add_button = QLineEdit(), Button()
        self.new_name.setMaxLength(LONGEST_NAME)
        adding = QHBoxLayout()
        adding.addWidget(self.new_name, 3)
        adding.addWidget(self.add_button, 1)
        for part in (self._about, self._not_kept, self._list):
            self.column.addWidget(part)
        self.column.addLayout(adding)
        self.column.addWidget(self.problem)
        self.column.addWidget(self._back)
        self.backups = BackupList()
        self.column.addWidget(self.backups)
        self.add_button.clicked.connect(self._add)
        self.new_name.returnPressed.connect(self._add)
        self.new_name.textChanged.connect(lambda _text: self._on_typing())
        self.retranslate()

    def show_profiles(
        self, profiles: Sequence[Profile], gone: Sequence[Profile], playing: str | None
    ) -> None:
        """Shows *profiles* and those who were removed; *playing* is the key of who plays."""
        self._profiles, self._gone, self._playing = tuple(profiles), tuple(gone), playing
        self._is_kept = True
        self.problem.say("")
        self._fill()

    def show_not_kept(self) -> None:
        """Shows that players cannot be read now."""
        self._profiles, self._gone, self._is_kept = (), (), False
        self._fill()

    def retranslate(self) -> None:
        self.title.say(players_text.title())
        self._about.say(players_text.about())
        self.new_name.setPlaceholderText(players_text.new_name())
        self.new_name.setAccessibleName(players_text.new_name())
        self.add_button.say(players_text.add())
        self.backups.retranslate()
        self.problem.say("")
        self._fill()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._fill()

    def _fill(self) -> None:
        self._not_kept.say("" if self._is_kept else players_text.not_kept())
        is_only_one = len(self._profiles) == 1
        self.rows = tuple(
            ProfileRow(
                profile,
                self.theme,
                plays=profile.key == self._playing,
                may_go=not is_only_one and profile.key != self._playing,
                taken=frozenset(other.colour for other in self._profiles if other != profile),
            )
            for profile in self._profiles
        )
        people = QWidget()
        grid = QGridLayout(people)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        for number, row in enumerate(self.rows):
            row.changed = self.changed.emit
            row.chosen = self.chosen.emit
            row.may_be = self._may_be
            row.removed = self.removed.emit
            for column, part in enumerate(row.parts):
                grid.addWidget(part, number, column)
        self._list = self._replaced(self._list, people)
        back = QWidget()
        line = QHBoxLayout(back)
        line.setContentsMargins(0, 0, 0, 0)
        self.back_buttons = tuple(self._back_button(profile) for profile in self._gone)
        for button in self.back_buttons:
            line.addWidget(button)
        line.addStretch(1)
        self._back = self._replaced(self._back, back)
        back.setVisible(bool(self._gone))
        self._show_adding()
        self.settle()

    def _replaced(self, old: QWidget, new: QWidget) -> QWidget:
        self.column.replaceWidget(old, new)
        new.show()
        old.hide()
        old.deleteLater()
        return new

    def _back_button(self, profile: Profile) -> Button:
        button = Button("link")
        button.say(players_text.bring_back(evening_text.you_or(profile.name)))
        button.clicked.connect(lambda: self._bring_back(profile))
        return button

    def _bring_back(self, profile: Profile) -> None:
        if shared_name((*(other.name for other in self._profiles), profile.name)) is None:
            self.brought_back.emit(profile)
        else:
            self.tell(self.problem, players_text.name_taken_meanwhile(profile.name))

    def _may_be(self, profile: Profile) -> bool:
        """Nobody else has the name of *profile*; else that is told."""
        others = (other.name for other in self._profiles if other.key != profile.key)
        is_free = shared_name((*others, profile.name)) is None
        self.tell(self.problem, "" if is_free else players_text.name_taken(profile.name))
        return is_free

    def _on_typing(self) -> None:
        self.tell(self.problem, "")
        self._show_adding()

    def _show_adding(self) -> None:
        self.new_name.setEnabled(self._is_kept)
        self.add_button.setEnabled(self._is_kept and bool(self.new_name.text().strip()))

    def _add(self) -> None:
        name = self.new_name.text().strip()
        if not name or not self._is_kept:
            return
        if shared_name((*(other.name for other in self._profiles), name)) is None:
            self.new_name.clear()
            self.added.emit(name)
        else:
            self.tell(self.problem, players_text.name_taken(name))


class ProfileRow:
    """The widgets of one player, in `parts` from left to right."""

    def __init__(
        self,
        profile: Profile,
        theme: Theme,
        *,
        plays: bool,
        may_go: bool,
        taken: frozenset[TokenColour],
    ) -> None:
        self._profile = profile
        self._taken = taken
        self.changed: Callable[[Profile], None] = _nothing
        self.chosen: Callable[[Profile], None] = _nothing
        self.removed: Callable[[Profile], None] = _nothing
        self.may_be: Callable[[Profile], bool] = _anything
        """Asked before a name is changed."""
        name = evening_text.you_or(profile.name)
        self.colour, self.name = ColourButton(), QLineEdit(profile.name)
        self.colour.show_colour(profile.colour, theme)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setPlaceholderText(evening_text.you())
        self.name.setAccessibleName(players_text.name_spoken())
        self.languages = Segments(tuple(LanguageChoice), players_text.language_name)
        self.languages.choose(profile.language)
        self.choose = Button("primary" if plays else "plain")
        self.choose.say_short(
            players_text.playing() if plays else players_text.choose(),
            players_text.plays(name) if plays else players_text.choose_spoken(name),
        )
        self.choose.setEnabled(not plays)
        self.remove = Button()
        self.remove.say_short(players_text.remove(), players_text.remove_spoken(name))
        self.remove.setEnabled(may_go)
        self.parts = (self.colour, self.name, self.languages, self.choose, self.remove)
        self.colour.clicked.connect(self._next_colour)
        self.name.editingFinished.connect(self._rename)
        self.languages.chosen.connect(self._speak)
        self.choose.clicked.connect(lambda: self.chosen(self._profile))
        self.remove.clicked.connect(lambda: self.removed(self._profile))

    def _rename(self) -> None:
        name = self.name.text().strip()
        if name == self._profile.name:
            return
        renamed = replace(self._profile, name=name)
        if self.may_be(renamed):
            self._change(renamed)
        else:
            self.name.setText(self._profile.name)

    def _speak(self) -> None:
        if self.languages.choice is not self._profile.language:
            self._change(replace(self._profile, language=self.languages.choice))

    def _next_colour(self) -> None:
        colours = list(TokenColour)
        start = colours.index(self._profile.colour)
        following = (*colours[start + 1 :], *colours[:start])
        free = [colour for colour in following if colour not in self._taken]
        self._change(replace(self._profile, colour=(free or following)[0]))

    def _change(self, profile: Profile) -> None:
        self._profile = profile
        self.changed(profile)


def _nothing(_profile: Profile) -> None:
    """Nobody listens yet."""


def _anything(_profile: Profile) -> bool:
    """Nobody has to be asked yet."""
    return True
