"""The book of rules: chapters and sections read from resources/rules, one file a chapter.

The files are a small part of Markdown. A chapter begins with `# Title {#anchor}`, a section with
`## Title {#anchor: 8, 10}`, where the numbers are the rulings it tells. Then come paragraphs of one
line each, lists of lines that begin with `- `, tables of lines that begin with `|`, and lines such
as `{table games}`, which stand for a table made from the rules themselves.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ...trainer.why import Place
from ..assets import resource_path
from ..language import Language


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One paragraph, with its inline marks."""

    text: str


@dataclass(frozen=True, slots=True)
class Items:
    """A list."""

    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rows:
    """A table: its heading and its rows."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numeric: tuple[int, ...] = ()
    """Columns of figures, from 0."""


@dataclass(frozen=True, slots=True)
class MadeTable:
    """A table that is made from the rules when it is shown, named by its words."""

    words: tuple[str, ...]


Block = Paragraph | Items | Rows | MadeTable


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """A part of the book with an address of its own; the first of each chapter opens it."""

    anchor: str
    title: str
    chapter: str
    """The anchor of the chapter; a chapter's own is its anchor."""
    rulings: tuple[int, ...]
    """The rulings that are told here."""
    blocks: tuple[Block, ...]

    @property
    def opens_chapter(self) -> bool:
        """True for the first section of a chapter."""
        return self.anchor == self.chapter


class BadRules(Exception):
    """A file of the rules is not what it should be. Carries its name and the line, from 1."""

    def __init__(self, name: str, line: int) -> None:
        super().__init__(name, line)
        self.name = name
        self.line = line


class Book:
    """The rules in one language, in reading order."""

    def __init__(self, sections: Iterable[Section]) -> None:
        self.sections = tuple(sections)
        self._by_anchor = {section.anchor: section for section in self.sections}

    def __contains__(self, anchor: str) -> bool:
        return anchor in self._by_anchor

    def section(self, anchor: str) -> Section:
        """The section at *anchor*. Raises KeyError if there is none."""
        return self._by_anchor[anchor]

    def chapter(self, anchor: str) -> tuple[Section, ...]:
        """Every section of the chapter in which *anchor* lies."""
        chapter = self._by_anchor[anchor].chapter
        return tuple(section for section in self.sections if section.chapter == chapter)

    def anchor_of(self, place: Place, rulings: Iterable[int] = ()) -> str:
        """Where an explanation leads: the section that *place* names; of a chapter the section
        that tells the first of *rulings* told there, else the chapter itself."""
        if not self.section(place.value).opens_chapter:
            return place.value
        sections = self.chapter(place.value)
        for ruling in rulings:
            for section in sections:
                if ruling in section.rulings:
                    return section.anchor
        return place.value


@cache
def book(language: Language) -> Book:
    """The book in *language*. Raises BadRules, or AssetMissing."""
    files = sorted(resource_path("rules", language.value).glob("*.md"))
    return Book(section for file in files for section in _read(file))


def parse_chapter(name: str, text: str) -> Iterator[Section]:
    """The sections of the chapter whose file is *name*. Raises BadRules."""
    heading: re.Match[str] | None = None
    chapter, blocks = "", list[Block]()
    for number, line in enumerate([*text.splitlines(), "## {#end}"], 1):
        if heading is not None and not line.startswith("#"):
            _add_line(blocks, line)
            continue
        if heading is not None:
            yield Section(
                anchor=heading["anchor"],
                title=heading["title"],
                chapter=chapter,
                rulings=tuple(int(each) for each in re.findall(r"\d+", heading["rulings"] or "")),
                blocks=tuple(blocks),
            )
            blocks.clear()
        heading = _HEADING.fullmatch(line)
        if heading is None or (heading["level"] == "#") != (not chapter):
            raise BadRules(name, number)
        chapter = chapter or heading["anchor"]


_HEADING = re.compile(
    r"(?P<level>##?) (?P<title>.*?) ?\{#(?P<anchor>[a-z0-9-]+)(: (?P<rulings>[\d, ]+))?\}"
)


def _read(file: Path) -> Iterator[Section]:
    yield from parse_chapter(file.name, file.read_text(encoding="utf-8"))


def _add_line(blocks: list[Block], line: str) -> None:
    """Adds what *line* says to the blocks before it."""
    last = blocks[-1] if blocks else None
    if line.startswith("- "):
        item = line.removeprefix("- ")
        if isinstance(last, Items):
            blocks[-1] = Items((*last.items, item))
        else:
            blocks.append(Items((item,)))
    elif line.startswith("|"):
        cells = tuple(cell.strip() for cell in line.strip("|").split("|"))
        if not isinstance(last, Rows):
            blocks.append(Rows(cells, ()))
        elif set("".join(cells)) != {"-"}:
            blocks[-1] = Rows(last.head, (*last.rows, cells))
    elif line.startswith("{table "):
        blocks.append(MadeTable(tuple(line.strip("{}").split()[1:])))
    elif line:
        blocks.append(Paragraph(line))
