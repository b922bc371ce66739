"""Who plays: the page of players, and what choosing one means."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from ..session.keeping import StorageProblem
from ..session.players import TokenColour
from ..session.profiles import Profile
from ..session.settings import LanguageChoice
from ..storage.profiles import Profiles
from ..ui.players.players_page import PlayersPage
from .keeping import Keeping


class Players(QObject):
    """Keeps *page* and the database of *keeping* alike."""

    speaks = Signal(object)
    """The LanguageChoice of who plays now."""
    plays = Signal()
    """Another person plays now."""

    def __init__(self, page: PlayersPage, keeping: Keeping) -> None:
        super().__init__(page)
        self._page = page
        self._keeping = keeping
        page.chosen.connect(self.choose)
        page.changed.connect(self.change)
        page.added.connect(self.add)
        page.removed.connect(self.remove)
        page.brought_back.connect(self.bring_back)
        keeping.profile_changed.connect(self.show)

    def show(self) -> None:
        """Shows who there is."""
        profiles = self._keeping.profiles
        if profiles is None:
            self._page.show_not_kept()
            return
        try:
            everybody, gone = profiles.all(), profiles.removed()
        except StorageProblem as problem:
            self._keeping.tell(problem)
            self._page.show_not_kept()
            return
        self._page.backups.show_backups(self._keeping.backups())
        playing = self._keeping.profile
        self._page.show_profiles(everybody, gone, playing.key if playing else None)

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
