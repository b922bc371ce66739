"""Words of the window about the program and what it is made of."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from .paths_text import path_text

translate = QCoreApplication.translate


def title(version: str) -> str:
    """The program with its version."""
    return translate("About", "Vira {version}").format(version=version)


def what_it_is() -> str:
    """What the program is, and whose rules it keeps to."""
    return translate(
        "About",
        "Sweden’s national card game, by the rules of Stockholms Wirasällskap. Vira is free "
        "software: you may use, change and pass it on, under the licence that stands first below.",
    )


def qt_used(folder: Path) -> str:
    """Under which licence Qt is used, and what that allows; *folder* is where its files lie."""
    return translate(
        "About",
        "Vira draws with Qt and PySide6, which are used under the GNU Lesser General Public "
        "License, version 3. Their libraries are files of their own, in {folder}; you may put "
        "changed ones in their place.",
    ).format(folder=path_text(folder))


def made_of() -> str:
    """What a screen reader says of the list of parts."""
    return translate("About", "What Vira is made of")


def licence_of(name: str) -> str:
    """What a screen reader says of the text of a licence."""
    return translate("About", "The licence of {name}").format(name=name)


def of_the_system(name: str) -> str:
    """A library that was brought along from the system on which the program was built."""
    return translate("About", "{name} (system library)").format(name=name)


def contained_in(name: str, whole: str) -> str:
    """Something of others that *whole*, a library of Qt, contains."""
    return translate("About", "{name} (in {whole})").format(name=name, whole=whole)


def no_text() -> str:
    """Where the text of a licence should stand."""
    return translate(
        "About",
        "The text of this licence is missing here. It comes with the part; set Vira up again to "
        "have it.",
    )


def close() -> str:
    """Closes the window."""
    return translate("About", "Close")
