"""The rules say the same in both languages, and every explanation finds its place in them."""

import csv
import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from tests.trainer.drills import materials
from vira_desktop.rules.games import GAMES, Family
from vira_desktop.trainer.drills.table import items
from vira_desktop.trainer.why import Place, Reason, Why, place_of
from vira_desktop.ui.assets import resource_path
from vira_desktop.ui.language import Language
from vira_desktop.ui.rules.book import BadRules, Book, MadeTable, Rows, book, parse_chapter
from vira_desktop.ui.rules.markup import links_in, plain_blocks
from vira_desktop.ui.rules.tables import made
from vira_desktop.ui.rules.where import anchor_of_family

DATA = Path(__file__).resolve().parents[2] / "data"
BOOKS = pytest.mark.parametrize("book", [book(each) for each in Language], ids=["sv", "en"])
RULINGS = range(4, 37)


def test_both_languages_have_the_same_sections_in_the_same_order() -> None:
    swedish, english = (
        [(each.anchor, each.chapter, each.rulings) for each in book(language).sections]
        for language in Language
    )
    assert swedish == english
    assert len(swedish) == len(set(swedish))


def test_sections_are_built_alike_in_both_languages() -> None:
    """A paragraph or an item that only one language has is a rule that the other leaves out; the
    lists of words are each in their own order and choose their own words."""
    for swedish, english in zip(*(book(each).sections for each in Language), strict=True):
        if swedish.chapter == Place.WORDS.value:
            continue
        shapes = [
            [(type(block), len(getattr(block, "items", ()))) for block in section.blocks]
            for section in (swedish, english)
        ]
        assert shapes[0] == shapes[1], swedish.anchor


@BOOKS
def test_every_section_says_something(book: Book) -> None:
    for section, after in pairwise(book.sections):
        assert section.title
        assert section.blocks or (section.opens_chapter and after.chapter == section.chapter)


@BOOKS
def test_every_place_is_in_the_book(book: Book) -> None:
    for place in Place:
        assert place.value in book


@BOOKS
@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_is_told_in_the_chapter_to_which_it_leads(book: Book, ruling: int) -> None:
    place = place_of(ruling)
    section = book.section(book.anchor_of(place, [ruling]))
    assert section.chapter == place.value
    assert ruling in section.rulings


@BOOKS
@pytest.mark.parametrize("why", [why for why in Why if why is not Why.FACT])
def test_every_explanation_leads_to_the_section_that_tells_it(book: Book, why: Why) -> None:
    reason = Reason(why, {})
    section = book.section(book.anchor_of(reason.place, reason.rulings))
    assert section.chapter == book.section(reason.place.value).chapter
    if why is not Why.TERM:
        assert set(section.rulings) & set(reason.rulings)


@BOOKS
@pytest.mark.parametrize(
    ("why", "anchor"),
    [
        (Why.LOW_HOLDING, "low-holding"),
        (Why.GOK_NEEDS, "gok-requirement"),
        (Why.GOK_IS_FORGOTTEN, "gok-penalty"),
        (Why.LEAD_ELSEWHERE, "reading"),
        (Why.NOTHING_TRUE_TO_SAY, "markings-drills"),
        (Why.CONCEDER_PAYS, "conceding"),
        (Why.LAID_COLUMN, "laid-pins"),
    ],
)
def test_of_several_sections_on_a_ruling_the_one_that_explains_is_opened(
    book: Book, why: Why, anchor: str
) -> None:
    reason = Reason(why, {})
    assert book.anchor_of(reason.place, reason.rulings) == anchor


@BOOKS
def test_every_fact_leads_to_a_section_on_its_ruling(book: Book) -> None:
    led = {
        item.shown["fact"]: book.section(book.anchor_of(reason.place, reason.rulings))
        for item in items(materials())
        for reason in item.reasons
        if reason.why is Why.FACT
    }
    assert led["played-card"].anchor == "manners"
    assert led["sexmastare-in-bets"].anchor == "no-bets-left"
    facts = {fact.key: fact for fact in materials().facts}
    assert set(led) == set(facts)
    for key, fact in facts.items():
        assert fact.ruling in led[key].rulings, key


@BOOKS
def test_a_ruling_told_elsewhere_leads_to_the_chapter(book: Book) -> None:
    assert book.anchor_of(Place.WORDS, [8]) == "words"


@BOOKS
def test_every_link_leads_somewhere(book: Book) -> None:
    for section in book.sections:
        for block in section.blocks:
            for anchor in links_in(repr(block)):
                assert anchor in book


@BOOKS
@pytest.mark.parametrize("family", Family)
def test_every_family_of_games_has_a_section_with_its_table(book: Book, family: Family) -> None:
    assert MadeTable(("family", family.value)) in book.section(anchor_of_family(family)).blocks


def test_the_tables_are_those_of_the_rules(language: Language) -> None:
    """Against the printed table, cell by cell."""
    with (DATA / "bid-table.tsv").open(encoding="utf-8") as file:
        printed = list(csv.DictReader(file, delimiter="\t"))
    table = made(MadeTable(("games",)))
    assert len(table.rows) == len(printed)
    for row, given in zip(table.rows, printed, strict=True):
        number, name, tricks, low, *pins = row
        high, is_low = given["high_tricks"], given["low"] == "1"
        assert (number, name) == (given["no"], given[language.value])
        assert tricks == "/".join(filter(None, (high, "0" if is_low else "")))
        assert re.findall(r"\d+", low) == ([given["low_cards"]] if is_low else [])
        columns = ("pins_off", "pins_suit", "pins_highest")
        assert pins == [given[column] or "–" for column in columns]


def test_each_game_stands_in_the_table_of_its_family(language: Language) -> None:
    whole = made(MadeTable(("games",)))
    for family in Family:
        part = made(MadeTable(("family", family.value)))
        names = [
            row[1] for row, game in zip(whole.rows, GAMES, strict=True) if game.family is family
        ]
        assert [row[0] for row in part.rows] == names
        assert all(len(row) == len(part.head) for row in part.rows)


def test_the_table_of_the_pulla_is_that_of_the_rules(language: Language) -> None:
    with (DATA / "pulla-table.tsv").open(encoding="utf-8") as file:
        printed = list(csv.DictReader(file, delimiter="\t"))
    columns = ("hem", "bet", "kodilj", "re_hem", "re_bet", "re_kodilj")
    expected = {tuple(row[column] or "–" for column in columns) for row in printed}
    assert {row[1:] for row in made(MadeTable(("pulla",))).rows} == expected


def test_another_table_is_refused() -> None:
    with pytest.raises(ValueError):
        made(MadeTable(("wishes",)))


@BOOKS
def test_the_fines_are_those_of_the_handbook(book: Book) -> None:
    with (DATA / "irregularities.tsv").open(encoding="utf-8") as file:
        bets = [row["bets"] for row in csv.DictReader(file, delimiter="\t")]
    (table,) = (block for block in book.section("fines").blocks if isinstance(block, Rows))
    assert [re.findall(r"\d+", row[2])[0] for row in table.rows] == [each[0] for each in bets]
    assert all(len(row) == len(table.head) for row in table.rows)


@BOOKS
def test_no_mark_is_left_in_what_is_read(book: Book) -> None:
    for section in book.sections:
        for text in (section.title, *plain_blocks(section)):
            assert not re.search(r"[*{}|#\[\]]", text), text


def test_no_english_word_is_left_in_the_swedish_rules(speak: Callable[[Language], None]) -> None:
    speak(Language.SV)
    english = re.compile(r"\b(the|and|with|from|trick|declarer|stock|suit|bid)\b", re.IGNORECASE)
    for section in book(Language.SV).sections:
        for text in plain_blocks(section):
            assert not english.search(text), text


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("words before a title\n# Title {#a}", 1),
        ("# Title without an anchor", 1),
        ("# Title {#a}\n# Another chapter {#b}", 2),
        ("## Section {#a}", 1),
        ("# Title {#a}\n\n## Section {a}", 3),
        ("# Title {#a}\n\n### Too deep {#b}", 3),
    ],
)
def test_a_file_that_is_not_right_is_named_with_its_line(text: str, line: int) -> None:
    with pytest.raises(BadRules) as problem:
        list(parse_chapter("some.md", text))
    assert (problem.value.name, problem.value.line) == ("some.md", line)


def test_the_files_are_named_alike() -> None:
    swedish, english = (
        sorted(file.name for file in resource_path("rules", each.value).iterdir())
        for each in Language
    )
    assert swedish == english
