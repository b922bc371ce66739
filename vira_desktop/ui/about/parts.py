"""What the program is made of, and under which licence each part may be used and passed on.

Packages carry their licences in their metadata, which the bundle takes along, and so does Python.
Where a package merely names its licence, the text is one of those in resources/licences, whose
files are named as SPDX names the licences. What Qt's libraries contain besides is listed there.
"""

import os
import platform
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from ..assets import FONT_FAMILY, AssetMissing, resource_path

PROGRAM = "vira-desktop"
_BUILT_WITH = ("Cython", "setuptools")
"""Their code is in the compiled solver, or they made it."""
_LICENCE_FILE = re.compile(r"(licen[cs]e|copying|notice|authors)", re.IGNORECASE)
COMMON_LICENCE = re.compile(r"/usr/share/common-licenses/([\w.+-]*\w)")
"""A licence that Debian keeps once for all packages, as their notices name it."""
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")


@dataclass(frozen=True, slots=True)
class Part:
    """Something the program brings along: its *name* and *version*, what its licence is called, and
    the files with the texts of it."""

    name: str
    version: str
    terms: str
    files: tuple[Path, ...]
    rights: tuple[str, ...] = ()
    """Who holds the rights, where the texts do not say it."""
    within: str = ""
    """The part that contains this one, as "Qt Core"."""
    is_of_system: bool = False
    """True for a library of the system on which a bundle was built."""

    def text(self) -> str:
        """The licence in full: every text of it, one below the other, and whose it is on top. Empty
        where there is no text."""
        texts = [file.read_text(encoding="utf-8", errors="replace") for file in self.files]
        if not any(texts):
            return ""
        return "\n\n".join(text.strip("\n") for text in ("\n".join(self.rights), *texts) if text)


def parts() -> tuple[Part, ...]:
    """The program itself, Qt, Python, the font, every package by name, what Qt contains, and, in a
    bundle, what it brings along of the system it was built on."""
    program, *packages = map(_package, package_names())
    program = replace(program, name="Vira")
    return (program, _qt(), _python(), _font(), *packages, *_within_qt(), *_libraries())


@cache
def package_names() -> tuple[str, ...]:
    """The program, and by name all packages that it needs or was built with, if they are here."""
    found: dict[str, None] = {}
    waiting = [PROGRAM, *_BUILT_WITH]
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        try:
            required = distribution(name).requires or ()
        except PackageNotFoundError:  # one for another system, or to build with
            continue
        found[name] = None
        waiting += (normal(each) for each in required if "extra ==" not in each)
    others = sorted(normal(name) for name in found if name != PROGRAM)
    return (PROGRAM, *others)


def normal(requirement: str) -> str:
    """The name of the package that *requirement* is for, as packages are compared by: in small
    letters, with hyphens."""
    name = _NAME.match(requirement)
    assert name is not None, requirement
    return re.sub(r"[-_.]+", "-", name[0]).lower()


def _package(name: str) -> Part:
    package = distribution(name)
    called, terms = package.metadata["Name"].replace("_", "-"), _terms(package)
    files = tuple(_own_files(package)) or tuple(_named_texts(terms))
    return Part(called, package.version, terms, files)


def _terms(package: Distribution) -> str:
    """What the licence is called. Some packages have its whole text where the name belongs."""
    for field in ("License-Expression", "License"):
        for text in package.metadata.get_all(field) or ():
            if text.strip():
                return str(text).strip().splitlines()[0]
    classes = package.metadata.get_all("Classifier") or ()
    return ", ".join(
        each.rpartition(" :: ")[2] for each in classes if each.startswith("License :: ")
    )


def _own_files(package: Distribution) -> Iterator[Path]:
    for file in package.files or ():
        if file.parts[0].endswith(".dist-info") and _LICENCE_FILE.match(file.name):
            path = Path(str(file.locate()))
            if path.is_file():
                yield path


def _named_texts(terms: str) -> Iterator[Path]:
    """The texts of the licences that *terms* names, as in "LGPL-3.0-only OR GPL-3.0-only". The
    lesser licence builds on the other, so that both are needed."""
    for name in re.findall(r"[\w.+-]+", terms):
        try:
            yield resource_path("licences", f"{name}.txt")
        except AssetMissing:
            continue


def _qt() -> Part:
    """It has the version and the terms of the package that brings it."""
    return replace(_package("PySide6-Essentials"), name="Qt")


def _within_qt() -> Iterator[Part]:
    """What is of others in Qt's own libraries, on whichever system, by Qt's list of third-party
    code: the library, the name, the terms, and whose it is, with semicolons between."""
    _heading, *lines = (
        resource_path("licences", "within-qt.tsv").read_text(encoding="utf-8").splitlines()
    )
    for line in lines:
        library, name, terms, rights = line.split("\t")
        yield Part(
            name,
            "",
            terms,
            tuple(_named_texts(terms)),
            rights=tuple(rights.split("; ")),
            within=f"Qt {library}".rstrip(),
        )


def _python() -> Part:
    """Python with its own library. Its licence lies in the bundle, or where Python is installed."""
    places = (resource_path("licences") / "python.txt", *_pythons_own())
    files = tuple(file for file in places if file.is_file())[:1]
    return Part("Python", platform.python_version(), "PSF-2.0", files)


def _pythons_own() -> Iterator[Path]:
    library = Path(os.__file__).parent
    for folder in (library, library.parent):
        yield folder / "LICENSE.txt"


def _font() -> Part:
    return Part(FONT_FAMILY, "", "OFL-1.1", (resource_path("fonts", "SourceSans3-LICENSE.md"),))


def _libraries() -> Iterator[Part]:
    """Of each package of the build system, of which the bundle has a library, what is said of it
    there; the files are called NAME_VERSION.txt. Licences that many of them name lie in a folder
    of their own."""
    folder = resource_path("licences") / "system"
    for file in sorted(folder.glob("*.txt")):
        name, _, version = file.stem.partition("_")
        named = COMMON_LICENCE.findall(file.read_text(encoding="utf-8", errors="replace"))
        common = (folder / "common" / f"{each}.txt" for each in dict.fromkeys(named))
        files = (file, *(each for each in common if each.is_file()))
        yield Part(name, version, "", files, is_of_system=True)
