"""What a word of the game means: the definitions in the last chapter of the rules."""

import re
from functools import cache

from ...trainer.why import Place
from ..language import Language, current_language
from .book import Items, book
from .markup import plain

_ITEM = re.compile(r"\*\*(?P<words>.+?):\*\* (?P<meaning>.+)")
_IN_SWEDISH = re.compile(r"\*[^*]+\*(?:(?:, | or )\*[^*]+\*)*; ")
"""What an English definition begins with: the word in Swedish."""
_NOT_THE_WORD = re.compile(r"^(?:to|the) | ?\([^)]*\) ?")


def meaning_of(word: str) -> str:
    """What *word* of the language of the moment means, as a sentence without its beginning; empty
    if the chapter does not tell. A verb is found without its "to", and any word without what
    stands in brackets."""
    meanings = _meanings(current_language())
    short = _NOT_THE_WORD.sub("", word)
    return meanings.get(word.casefold()) or meanings.get(short.casefold(), "")


@cache
def _meanings(language: Language) -> dict[str, str]:
    found: dict[str, str] = {}
    for section in book(language).chapter(Place.WORDS.value):
        for block in section.blocks:
            for item in block.items if isinstance(block, Items) else ():
                entry = _ITEM.fullmatch(item)
                if entry is None:
                    continue
                meaning = plain(_IN_SWEDISH.sub("", entry["meaning"], count=1))
                for word in entry["words"].split(", "):
                    found[word.casefold()] = meaning
    return found
