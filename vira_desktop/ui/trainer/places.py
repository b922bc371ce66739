"""Where in the built-in rules something is told, and what it is called there."""

from collections.abc import Iterable

from ...trainer.skills import Kind, Skill
from ...trainer.why import Place
from ..language import current_language
from ..rules.book import book

_PLACES: dict[Kind, tuple[Place, tuple[int, ...]]] = {
    Kind.LAGGARD: (Place.GOK, (31,)),
    Kind.GOK_PASS: (Place.GOK_REQUIREMENT, (31,)),
    Kind.AGREN_SEND: (Place.MARKINGS, (35,)),
    Kind.AGREN_READ: (Place.MARKINGS, (35,)),
    Kind.BID_TABLE: (Place.BIDDING, (10,)),
    Kind.NUMBERS: (Place.BUYING, (1,)),
    Kind.COST: (Place.PAYMENTS, (26,)),
    Kind.TABLE: (Place.SEATS, (4,)),
    Kind.WORDS: (Place.WORDS, ()),
    Kind.COUNTING: (Place.PLAY, (24,)),
    Kind.BIDDING: (Place.BIDDING, (8,)),
    Kind.LAST_WORD: (Place.LAYING_DOWN, (22,)),
}
_OWN: dict[Skill, tuple[Place, tuple[int, ...]]] = {
    Skill.GOK_FORGOTTEN: (Place.GOK_PENALTY, (31,)),
    Skill.GOK_PENALTY: (Place.GOK_PENALTY, (31,)),
    Skill.READ_LEAD: (Place.READING, (35,)),
    Skill.SEND_NOTHING: (Place.MARKINGS_DRILLS, (35,)),
    Skill.BIDDING_GOK: (Place.GOK_REQUIREMENT, (31,)),
    Skill.LAST_SPEL: (Place.BUYING, (17,)),
    Skill.BID_LEVEL: (Place.UNSPECIFIED, (11,)),
    Skill.BID_QUALIFIER: (Place.BIDDING, (9,)),
    Skill.BID_FOREHAND: (Place.UNSPECIFIED, (13,)),
    Skill.BID_TURNS: (Place.BIDDING, (8,)),
    Skill.NUMBER_LOW_CARDS: (Place.LOW_GAMES, (19,)),
    Skill.NUMBER_OPEN: (Place.LOW_GAMES, (20,)),
    Skill.NUMBER_BUYERS: (Place.BUYING, (14,)),
    Skill.NUMBER_TRUMP: (Place.BUYING, (15,)),
    Skill.NUMBER_DIRECTION: (Place.LOW_GAMES, (1,)),
    Skill.NUMBER_REPURCHASE: (Place.BUYING, (17,)),
    Skill.NUMBER_LAYING: (Place.BUYING, (22,)),
    Skill.COST_PINS: (Place.PAYMENTS, (27,)),
    Skill.COST_REPURCHASE: (Place.PAYMENTS, (28,)),
    Skill.COST_LAID: (Place.LAID_PINS, (27,)),
    Skill.COST_GOK: (Place.GOK_PENALTY, (31,)),
    Skill.COST_ANTES: (Place.PAYMENTS, (29,)),
    Skill.COST_CONCEDED: (Place.CONCEDING, (25,)),
    Skill.COST_END: (Place.SESSION, (33,)),
    Skill.COST_BETTING_IN: (Place.SESSION, (34,)),
    Skill.TABLE_DEALING: (Place.DEALING, (5,)),
    Skill.TABLE_SUITS: (Place.DEALING, (6,)),
    Skill.TABLE_BUYING: (Place.BUYING, (14,)),
    Skill.TABLE_PLAY: (Place.PLAY, (24,)),
    Skill.TABLE_TOKENS: (Place.TOKENS, (32,)),
    Skill.TABLE_FAULTS: (Place.IRREGULARITIES, (36,)),
}


def place_of_skill(skill: Skill) -> tuple[Place, tuple[int, ...]]:
    """The chapter that tells *skill*, and the rulings it is about."""
    return _OWN.get(skill) or _PLACES[skill.kind]


def title_at(place: Place, rulings: Iterable[int]) -> str:
    """What the section is called to which *place* and *rulings* lead."""
    rules = book(current_language())
    return rules.section(rules.anchor_of(place, rulings)).title
