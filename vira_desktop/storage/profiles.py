"""The people whom the program knows, in the database."""

from collections.abc import Callable
from datetime import datetime
from uuid import uuid4

from sqlite_utils import Database

from ..session.players import TokenColour
from ..session.profiles import Profile
from ..session.settings import LanguageChoice
from .connection import path_of
from .faults import world_faults

_LANGUAGES = {choice.value: choice for choice in LanguageChoice}
_COLOURS = {colour.value: colour for colour in TokenColour}

NewKey = Callable[[], str]


def new_key() -> str:
    """A key that nobody else has, here or elsewhere."""
    return uuid4().hex


class Profiles:
    """Who there is, and who was chosen last. Every method raises StorageProblem where the world is
    at fault, and KeyError for a profile that there never was."""

    def __init__(self, db: Database, *, keys: NewKey = new_key) -> None:
        self._db = db
        self._path = path_of(db)
        self._keys = keys

    def all(self) -> tuple[Profile, ...]:
        """Everybody who was not removed, in the order in which they came."""
        return self._where("removed_at IS NULL ORDER BY made_at, key")

    def removed(self) -> tuple[Profile, ...]:
        """Everybody who was removed, and may be brought back."""
        return self._where("removed_at IS NOT NULL ORDER BY removed_at, key")

    def chosen(self) -> Profile | None:
        """Who was chosen last, or whoever is left; None if there is nobody."""
        found = self._where("removed_at IS NULL ORDER BY chosen_at DESC, made_at, key LIMIT 1")
        return found[0] if found else None

    def by_key(self, key: str) -> Profile:
        """The profile with *key*, removed or not."""
        found = self._where("key = ?", key)
        if not found:
            raise KeyError(key)
        return found[0]

    def add(
        self, name: str, colour: TokenColour, now: datetime, *, language: LanguageChoice
    ) -> Profile:
        """A new person, who is not chosen by that."""
        profile = Profile(key=self._keys(), name=name, language=language, colour=colour)
        self._execute(
            "INSERT INTO profiles (key, name, language, colour, made_at) VALUES (?, ?, ?, ?, ?)",
            (profile.key, name, language.value, colour.value, now.isoformat()),
        )
        return profile

    def change(self, profile: Profile) -> None:
        """Gives the person with *profile*'s key its name, language and colour."""
        self._execute(
            "UPDATE profiles SET name = ?, language = ?, colour = ? WHERE key = ?",
            (profile.name, profile.language.value, profile.colour.value, profile.key),
        )

    def choose(self, key: str, now: datetime) -> None:
        """Has this person play from now on."""
        self._execute("UPDATE profiles SET chosen_at = ? WHERE key = ?", (now.isoformat(), key))

    def remove(self, key: str, now: datetime) -> None:
        """Takes this person out of `all`. What belongs to him stays."""
        self._execute("UPDATE profiles SET removed_at = ? WHERE key = ?", (now.isoformat(), key))

    def bring_back(self, key: str) -> None:
        """Puts this person into `all` again."""
        self._execute("UPDATE profiles SET removed_at = NULL WHERE key = ?", (key,))

    def _execute(self, statement: str, values: tuple[str, ...]) -> None:
        with world_faults(self._path):
            if self._db.execute(statement, values).rowcount != 1:
                raise KeyError(values[-1])

    def _where(self, condition: str, *values: str) -> tuple[Profile, ...]:
        with world_faults(self._path):
            rows = self._db["profiles"].rows_where(
                condition, values, select="key, name, language, colour"
            )
            return tuple(
                Profile(
                    key=row["key"],
                    name=row["name"],
                    language=_LANGUAGES.get(row["language"], LanguageChoice.SYSTEM),
                    colour=_COLOURS.get(row["colour"], TokenColour.RED),
                )
                for row in rows
            )
