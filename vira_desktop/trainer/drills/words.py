"""Words: the terms of the game, from Swedish to English and back."""

from collections.abc import Iterator

from ..materials import Materials, Term
from ..question import Ask, Item
from ..why import Why, because


def items(materials: Materials) -> tuple[Item, ...]:
    """The whole set: every term both ways."""
    every = (item for term in materials.terms for item in _both_ways(term, materials.terms))
    # Two terms with one translation are asked about once; both are right.
    return tuple({(item.ask, item.shown["word"]): item for item in every}.values())


def _both_ways(term: Term, terms: tuple[Term, ...]) -> Iterator[Item]:
    others = [other for other in terms if other.skill is term.skill and _is_apart(other, term)]
    same_swedish = tuple(other.english for other in terms if other.swedish == term.swedish)
    same_english = tuple(other.swedish for other in terms if other.english == term.english)
    reasons = (because(Why.TERM, term=term.key, sv=term.swedish, en=term.english),)
    yield Item(
        skill=term.skill,
        level=term.level,
        ask=Ask.TO_ENGLISH,
        shown={"word": term.swedish},
        right=same_swedish,
        wrong=tuple(other.english for other in others),
        reasons=reasons,
    )
    yield Item(
        skill=term.skill,
        level=term.level,
        ask=Ask.TO_SWEDISH,
        shown={"word": term.english},
        right=same_english,
        wrong=tuple(other.swedish for other in others),
        reasons=reasons,
    )


def _is_apart(other: Term, term: Term) -> bool:
    """True if *other* is plainly wrong for *term*."""
    close = bool(term.group) and other.group == term.group
    same = other.swedish == term.swedish or other.english == term.english
    return not close and not same
