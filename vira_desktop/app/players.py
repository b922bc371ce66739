"""Who plays: the page of players, and what choosing one means."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ..session.keeping import Backup, StorageProblem
from ..session.players import TokenColour
from ..session.profiles import Profile
from ..session.settings import LanguageChoice
from ..storage.profiles import Profiles
from ..ui.page import Page
from ..ui.pages import Pages
from .keeping import Keeping

if TYPE_CHECKING:
    from ..ui.players.players_page import PlayersPage


class Players(QObject):
    """Adds the page to *pages*, and keeps it and the database of *keeping* alike. *restore* brings
    a backup back."""

    speaks = Signal(object)
    """The LanguageChoice of who plays now."""
    plays = Signal()
    """Another person plays now."""

    def __init__(self, pages: Pages, keeping: Keeping, restore: Callable[[Backup], None]) -> None:
        super().__init__(pages)
        self._pages = pages
        self._keeping = keeping
        self._restore = restore
        self._page: PlayersPage | None = None
        pages.add(Page.PLAYERS, self._make)
        keeping.profile_changed.connect(self.show)

    @property
    def page(self) -> PlayersPage:
        """The page of those who play."""
        self._pages.made(Page.PLAYERS)
        assert self._page is not None
        return self._page

    def show(self) -> None:
        """Shows who there is, once the page has been seen."""
        if self._page is not None:
            self._show_on(self._page)

    def _make(self) -> PlayersPage:
        from ..ui.players.players_page import PlayersPage

        self._page = page = PlayersPage()
        page.chosen.connect(self.choose)
        page.changed.connect(self.change)
        page.added.connect(self.add)
        page.removed.connect(self.remove)
        page.brought_back.connect(self.bring_back)
        page.backups.meant.connect(self._restore)
        self._show_on(page)
        return page

    def _show_on(self, page: PlayersPage) -> None:
        profiles = self._keeping.profiles
        if profiles is None:
            page.show_not_kept()
            return
        try:
            everybody, gone = profiles.all(), profiles.removed()
        except StorageProblem as problem:
            self._keeping.tell(problem)
            page.show_not_kept()
            return
        page.backups.show_backups(self._keeping.backups())
        playing = self._keeping.profile
        page.show_profiles(everybody, gone, playing.key if playing else None)

    def choose(self, profile: Profile) -> None:
        """Has *profile* play from now on, in its language."""
        if self._do(lambda profiles: profiles.choose(profile.key, self._keeping.now())):
            self.speaks.emit(profile.language)
            self.plays.emit()

    def change(self, profile: Profile) -> None:
        """Gives somebody another name, language or colour."""
        done = self._do(lambda profiles: profiles.change(profile))
        playing = self._keeping.profile
        if done and playing is not None and playing.key == profile.key:
            self.speaks.emit(profile.language)

    def speak(self, language: LanguageChoice) -> None:
        """Who plays now has chosen *language* elsewhere."""
        playing = self._keeping.profile
        if playing is not None and playing.language is not language:
            spoken = replace(playing, language=language)
            self._do(lambda profiles: profiles.change(spoken))

    def add(self, name: str) -> None:
        """Adds somebody, with a colour that nobody has if there is one."""

        def added(profiles: Profiles) -> None:
            taken = {profile.colour for profile in profiles.all()}
            free = [colour for colour in TokenColour if colour not in taken]
            colour = (free or list(TokenColour))[0]
            profiles.add(name, colour, self._keeping.now(), language=LanguageChoice.SYSTEM)

        self._do(added)

    def remove(self, profile: Profile) -> None:
        """Removes somebody; what belongs to him stays."""
        self._do(lambda profiles: profiles.remove(profile.key, self._keeping.now()))

    def bring_back(self, profile: Profile) -> None:
        """Brings somebody back."""
        self._do(lambda profiles: profiles.bring_back(profile.key))

    def _do(self, change: Callable[[Profiles], object]) -> bool:
        """Stores *change* and shows it; False if the disk refuses."""
        profiles = self._keeping.profiles
        if profiles is None:
            return False
        try:
            change(profiles)
        except StorageProblem as problem:
            self._keeping.tell(problem)
            self.show()
            return False
        self._keeping.read_profile()
        return True
