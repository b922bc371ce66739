"""Words are found in the rules, with their dots and without."""

import pytest

from vira_desktop.ui.language import Language
from vira_desktop.ui.rules.book import book
from vira_desktop.ui.rules.searching import search, word_patterns


def anchors(language: Language, query: str) -> list[str]:
    return [hit.section.anchor for hit in search(book(language), query)]


@pytest.mark.parametrize("query", ["låggard", "laggard", "LÅGGARD", "Laggård"])
def test_a_plain_letter_finds_its_dotted_sisters(query: str) -> None:
    found = anchors(Language.SV, query)
    # With a dot too many nothing is found; with one too few, everything.
    assert ("low-holding" in found) == (query != "Laggård")


def test_a_dotted_letter_finds_itself_alone() -> None:
    (pattern,) = word_patterns("åt")
    assert pattern.search("ÅT")
    assert not pattern.search("at")
    assert not pattern.search("ät")


def test_all_words_must_be_there_in_any_order() -> None:
    assert "repurchase" in anchors(Language.EN, "again turne")
    assert "repurchase" in anchors(Language.EN, "turné again")
    assert anchors(Language.EN, "turné zebra") == []


def test_titles_come_first() -> None:
    assert anchors(Language.EN, "laying")[0] == "laying-down"
    assert anchors(Language.SV, "omkop")[0] == "repurchase"


def test_what_stands_in_made_tables_is_found(language: Language) -> None:
    assert "game-tringel" in anchors(language, "tringel 9")


@pytest.mark.parametrize("query", ["", "  ", "zebra"])
def test_nothing_is_found(query: str) -> None:
    assert anchors(Language.EN, query) == []


@pytest.mark.parametrize("query", ["(", "[a", "*", "\\"])
def test_signs_are_only_signs(query: str) -> None:
    search(book(Language.EN), query)


@pytest.mark.parametrize("query", ["kodilj", "pulla", "trump", "gok"])
def test_an_excerpt_shows_what_was_found(query: str) -> None:
    (pattern,) = word_patterns(query)
    for hit in search(book(Language.EN), query):
        assert pattern.search(hit.excerpt) or pattern.search(hit.section.title)
        assert len(hit.excerpt) <= 130
