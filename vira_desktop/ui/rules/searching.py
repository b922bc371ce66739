"""Finding words in the book. A plain a, o or e of the query also finds å ä, ö and é; with its
dots or its accent a letter finds itself alone."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from .book import Book, Section
from .markup import plain, plain_blocks

_ALSO = {"a": "aåäàá", "o": "oöóò", "e": "eéè"}
_ROOM = 60
"""Letters of the text shown round a hit."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A section in which every word of the query stands."""

    section: Section
    excerpt: str
    """A piece of the text round the first word found, without line breaks."""


def word_patterns(query: str) -> tuple[re.Pattern[str], ...]:
    """What finds each word of *query* in a text."""
    return tuple(
        re.compile("".join(_letter(letter) for letter in word), re.IGNORECASE)
        for word in query.split()
    )


def search(book: Book, query: str) -> tuple[Hit, ...]:
    """The sections in which every word of *query* stands: first those that have them all in the
    title, else in reading order. An empty query finds nothing."""
    patterns = word_patterns(query)
    if not patterns:
        return ()
    hits = list(_hits(book, patterns))
    in_title = [hit for hit in hits if all(each.search(hit.section.title) for each in patterns)]
    return tuple(in_title + [hit for hit in hits if hit not in in_title])


def _hits(book: Book, patterns: tuple[re.Pattern[str], ...]) -> Iterator[Hit]:
    for section in book.sections:
        blocks = plain_blocks(section)
        everything = "\n".join((plain(section.title), *blocks))
        if all(pattern.search(everything) for pattern in patterns):
            yield Hit(section, _excerpt(blocks, patterns))


def _excerpt(blocks: tuple[str, ...], patterns: tuple[re.Pattern[str], ...]) -> str:
    """The text round the first hit in the block that has most of the words."""
    if not blocks:
        return ""
    block = max(blocks, key=lambda text: sum(bool(each.search(text)) for each in patterns))
    found = next((match for each in patterns if (match := each.search(block))), None)
    start = max(0, found.start() - _ROOM // 2) if found else 0
    if start:
        start = block.find(" ", start) + 1
    end = len(block) if len(block) <= start + 2 * _ROOM else block.rfind(" ", 0, start + 2 * _ROOM)
    before, after = ("… " if start else ""), (" …" if end < len(block) else "")
    return f"{before}{block[start:end]}{after}"


def _letter(letter: str) -> str:
    also = _ALSO.get(letter.lower())
    return f"[{also}]" if also else re.escape(letter)
