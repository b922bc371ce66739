"""At the table: seats, dealing, suits, tokens, customs, and what is fined."""

from collections.abc import Iterator

from ...rules.cards import Suit
from ...rules.games import Column
from ...rules.phases.payment import column_of
from ...rules.strict_json import Json
from ..materials import Fact, Irregularity, Materials
from ..question import Answer, Ask, Item
from ..skills import Skill
from ..why import Why, because


def items(materials: Materials) -> tuple[Item, ...]:
    """The whole set."""
    return (
        *(_fact(fact) for fact in materials.facts),
        *_suits(),
        *(item for fault in materials.irregularities for item in _fault(fault, materials)),
    )


def _fact(fact: Fact) -> Item:
    figures: dict[str, Json] = {"fact": fact.key, "answer": fact.right, "ruling": fact.ruling}
    if fact.place is not None:
        figures["place"] = fact.place.value
    return Item(
        skill=fact.skill,
        level=fact.level,
        ask=Ask.FACT,
        shown={"fact": fact.key},
        right=(fact.right,),
        wrong=fact.wrong,
        reasons=(because(Why.FACT, **figures),),
    )


def _suits() -> Iterator[Item]:
    """With this highest suit: which is färg, and as what does each suit rank?"""
    for highest in Suit:
        second = highest.same_colour
        reasons = (because(Why.HIGHEST_SUIT, highest=highest.letter, second=second.letter),)
        yield Item(
            skill=Skill.TABLE_SUITS,
            level=1,
            ask=Ask.SECOND_SUIT,
            shown={"highest": highest.letter},
            right=(second.letter,),
            wrong=tuple(suit.letter for suit in Suit if suit is not second),
            reasons=reasons,
        )
        for suit in Suit:
            yield Item(
                skill=Skill.TABLE_SUITS,
                level=1,
                ask=Ask.SUIT_RANKS_AS,
                shown={"highest": highest.letter, "suit": suit.letter},
                right=(column_of(suit, highest).name.lower(),),
                wrong=tuple(column.name.lower() for column in Column),
                reasons=reasons,
            )


def _fault(fault: Irregularity, materials: Materials) -> Iterator[Item]:
    """Who pays, how much, and what becomes of the deal."""
    every = materials.irregularities
    asked: tuple[tuple[Ask, Answer, set[Answer]], ...] = (
        (Ask.FAULT_PAYER, fault.payer, {other.payer for other in every}),
        (Ask.FAULT_BETS, fault.bets, {other.bets for other in every}),
        (Ask.FAULT_DEAL, fault.deal, {other.deal for other in every}),
    )
    for ask, right, possible in asked:
        yield Item(
            skill=Skill.TABLE_FAULTS,
            level=3,
            ask=ask,
            shown={"fault": fault.key},
            right=(right,),
            wrong=tuple(sorted(possible - {right}, key=str)),
            reasons=(
                because(
                    Why.FAULT,
                    fault=fault.key,
                    payer=fault.payer,
                    bets=fault.bets,
                    deal=fault.deal,
                ),
            ),
        )
