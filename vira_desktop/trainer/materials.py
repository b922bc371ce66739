"""Facts that no rule computes: terms in two languages, customs of the table, what is fined. They
stand in resources/trainer; whoever starts the trainer reads the files and hands the text over."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from .question import Answer
from .skills import Skill
from .why import Place

FILES = ("terms.tsv", "facts.tsv", "irregularities.tsv")


@dataclass(frozen=True, slots=True, kw_only=True)
class Term:
    """A word of the game; terms of the same *group* are too close to be wrong for each other."""

    key: str
    skill: Skill
    level: int
    swedish: str
    english: str
    group: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Fact:
    """A custom of the table: what is right, and what could be thought."""

    key: str
    skill: Skill
    level: int
    ruling: int
    place: Place | None
    """The section that tells it, where its ruling is told in several."""
    right: Answer
    wrong: tuple[Answer, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Irregularity:
    """What is fined at a card table: who pays how many bets, and what becomes of the deal."""

    key: str
    payer: str
    bets: int
    deal: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Materials:
    """Everything of the sort."""

    terms: tuple[Term, ...]
    facts: tuple[Fact, ...]
    irregularities: tuple[Irregularity, ...]


class BadMaterials(Exception):
    """A file of the trainer is not what it should be. Carries its name and the line, from 1."""

    def __init__(self, name: str, line: int) -> None:
        super().__init__(name, line)
        self.name = name
        self.line = line


def parse_materials(*, terms: str, facts: str, irregularities: str) -> Materials:
    """The materials from the text of the three files. Raises BadMaterials."""
    return Materials(
        terms=tuple(_each(FILES[0], terms, _term)),
        facts=tuple(_each(FILES[1], facts, _fact)),
        irregularities=tuple(_each(FILES[2], irregularities, _irregularity)),
    )


Made = TypeVar("Made")


def _each(name: str, text: str, make: Callable[[dict[str, str]], Made]) -> Iterator[Made]:
    """What *make* makes of every row. Raises BadMaterials."""
    head, *lines = text.splitlines() or [""]
    columns = head.split("\t")
    for number, line in enumerate(lines, 2):
        try:
            yield make(dict(zip(columns, line.split("\t"), strict=True)))
        except (KeyError, ValueError):
            raise BadMaterials(name, number) from None


def _term(row: dict[str, str]) -> Term:
    return Term(
        key=row["key"],
        skill=Skill(f"words.{row['key'].partition('.')[0]}"),
        level=int(row["level"]),
        swedish=row["sv"],
        english=row["en"],
        group=row["group"],
    )


def _fact(row: dict[str, str]) -> Fact:
    return Fact(
        key=row["key"],
        skill=Skill(row["skill"]),
        level=int(row["level"]),
        ruling=int(row["ruling"]),
        place=Place(row["place"]) if row["place"] else None,
        right=_answer(row["right"]),
        wrong=tuple(map(_answer, row["wrong"].split(" "))),
    )


def _irregularity(row: dict[str, str]) -> Irregularity:
    return Irregularity(key=row["key"], payer=row["payer"], bets=int(row["bets"]), deal=row["deal"])


def _answer(word: str) -> Answer:
    return int(word) if word.isdecimal() else word
