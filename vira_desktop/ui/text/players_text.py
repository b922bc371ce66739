"""Words of the page of players."""

from PySide6.QtCore import QCoreApplication

from ...session.settings import LanguageChoice
from . import window_text
from .evening_text import you

translate = QCoreApplication.translate


def title() -> str:
    """The title of the page."""
    return translate("Players", "Who plays here")


def about() -> str:
    """What belongs to a player."""
    return translate(
        "Players",
        "Sessions, statistics and training belong to a player. Whoever is removed keeps them, and "
        "can be brought back.",
    )


def name_spoken() -> str:
    """What a screen reader says of the field with a name."""
    return translate("Players", "Name")


def language_name(choice: LanguageChoice) -> str:
    """A language a player may have."""
    return window_text.language_name(choice)


def plays(name: str) -> str:
    """The mark of the player who plays now."""
    return translate("Players", "{name} plays").format(name=name or you())


def playing() -> str:
    """The same, short."""
    return translate("Players", "plays now")


def choose() -> str:
    """The button that has a player play."""
    return translate("Players", "Choose")


def choose_spoken(name: str) -> str:
    """What a screen reader says of that button."""
    return translate("Players", "Let {name} play").format(name=name)


def remove() -> str:
    """The button that removes a player."""
    return translate("Players", "Remove")


def remove_spoken(name: str) -> str:
    """What a screen reader says of that button."""
    return translate("Players", "Remove {name}").format(name=name)


def new_name() -> str:
    """In the empty field for the name of a new player."""
    return translate("Players", "Name of a new player")


def add() -> str:
    """The button that adds a player."""
    return translate("Players", "Add")


def bring_back(name: str) -> str:
    """The button that brings a removed player back."""
    return translate("Players", "Bring back {name}").format(name=name)


def not_kept() -> str:
    """Instead of the players, while they cannot be read."""
    return translate("Players", "Players cannot be read or changed while nothing is saved.")


def name_taken(name: str) -> str:
    """Somebody else has this name."""
    return translate(
        "Players", "There is already a player called {name}. Choose another name."
    ).format(name=name)


def name_taken_meanwhile(name: str) -> str:
    """Somebody has taken the name of a player who was removed."""
    return translate(
        "Players", "There is already a player called {name}. Give that player another name first."
    ).format(name=name)
