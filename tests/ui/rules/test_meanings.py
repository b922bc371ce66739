"""Words of the game are told by the last chapter of the rules, in the language of the moment."""

import pytest

from tests.trainer.drills import materials
from vira_desktop.ui.language import Language
from vira_desktop.ui.rules.meanings import meaning_of

PLAIN = 25
"""Terms that need no telling: suits, cards, faces and backs of them."""


@pytest.mark.parametrize(
    ("swedish", "english"),
    [
        ("tjuvpass", "illegal pass"),
        ("avpassat (bud)", "passed (bid)"),
        ("(spelas i) sang", "without trump"),
        ("lägga sig", "to lay down (surrender)"),
        ("färger", "the colours"),
        ("trumfa", "to trump"),
        ("entré", "entry (hand strength)"),
        ("ingång", "entry (lead)"),
    ],
)
def test_a_term_is_found(language: Language, swedish: str, english: str) -> None:
    meaning = meaning_of(swedish if language is Language.SV else english)
    assert meaning.endswith(".")
    assert not set("*[]#") & set(meaning)


def test_a_verb_is_not_taken_for_a_noun_that_is_written_alike(language: Language) -> None:
    words = ("trumfa", "trumf") if language is Language.SV else ("to trump", "trump")
    assert meaning_of(words[0]) != meaning_of(words[1])
    assert meaning_of("entry (lead)") != meaning_of("entry (hand strength)") or (
        language is Language.SV
    )


def test_nearly_every_term_that_is_drilled_is_told(language: Language) -> None:
    terms = materials().terms
    words = [term.swedish if language is Language.SV else term.english for term in terms]
    assert sum(not meaning_of(word) for word in words) <= PLAIN


def test_an_unknown_word_means_nothing(language: Language) -> None:
    assert meaning_of("kortspelare i allmänhet") == ""
