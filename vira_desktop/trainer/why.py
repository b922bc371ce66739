"""Why an answer is right: codes with figures, each with the rulings it rests on. No sentences."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from ..rules.strict_json import Json


class Place(Enum):
    """Where an explanation leads in the built-in rules: to a chapter, or to one section where a
    ruling is told in several."""

    SEATS = "seats"
    DEALING = "dealing"
    BIDDING = "bidding"
    UNSPECIFIED = "unspecified"
    BUYING = "buying"
    LOW_GAMES = "low-games"
    PLAY = "play"
    PAYMENTS = "payments"
    GOK = "gok"
    TOKENS = "tokens"
    SESSION = "session"
    MARKINGS = "markings"
    IRREGULARITIES = "irregularities"
    WORDS = "words"
    BUYING_ORDER = "buying-order"
    LAYING_DOWN = "laying-down"
    CONCEDING = "conceding"
    LAID_PINS = "laid-pins"
    GOK_REQUIREMENT = "gok-requirement"
    GOK_PENALTY = "gok-penalty"
    NO_BETS_LEFT = "no-bets-left"
    LEAVING = "leaving"
    MARKINGS_DRILLS = "markings-drills"
    READING = "reading"
    MANNERS = "manners"


class Why(Enum):
    """The rule behind an answer."""

    LOW_HOLDING = "low-holding"
    """suit, card: rank 2k with `lower` cards below it, `needed` of them."""
    NO_LOW_HOLDING = "no-low-holding"
    """suit, and where there is one the even card that lacks least: card, lower, needed."""
    QUEEN_DOES_NOT_COUNT = "queen-does-not-count"
    CREEPS = "creeps"
    """line: the cards led from the bottom, and what the declarer creeps with."""
    GOK_NEEDS = "gok-needs"
    """seat, needed, held: low holdings it takes to pass, and those it has; the highest card of
    each in cards."""
    GOK_IS_FORGOTTEN = "gok-is-forgotten"
    GOK_BOTH_SHORT = "gok-both-short"
    GOK_NOT_HOME = "gok-not-home"
    GOK_PENALTY = "gok-penalty"
    ONE_BET = "one-bet"
    SAYS_STRENGTH = "says-strength"
    SAYS_WEAKNESS = "says-weakness"
    SAYS_NOTHING = "says-nothing"
    NOTHING_TRUE_TO_SAY = "nothing-true-to-say"
    TRUE_PAIRS = "true-pairs"
    LEAD_TO_STRENGTH = "lead-to-strength"
    LEAD_ELSEWHERE = "lead-elsewhere"
    TABLE_ORDER = "table-order"
    BID_KEY = "bid-key"
    """bid, row, qualifier, seat: what is compared, in this order."""
    FLOOR = "floor"
    LEVELS_FROM_FLOOR = "levels-from-floor"
    LOWEST_ROW_ONLY = "lowest-row-only"
    HIGHER_IS_SAID = "higher-is-said"
    IN_FOREHAND_IS_SAID = "in-forehand-is-said"
    NOTHING_IS_ADDED = "nothing-is-added"
    QUALIFIER_BINDS = "qualifier-binds"
    QUALIFIER_NOT_ALLOWED = "qualifier-not-allowed"
    FOREHAND_MUST_BID = "forehand-must-bid"
    PASSING_IS_FINAL = "passing-is-final"
    TWO_PASSES_END = "two-passes-end"
    TRICKS_NEEDED = "tricks-needed"
    CARDS_KEPT = "cards-kept"
    CARDS_BOUGHT = "cards-bought"
    LOW_CARDS = "low-cards"
    OPENNESS = "openness"
    BUYERS = "buyers"
    TRUMP_WHEN = "trump-when"
    TURNED_MUST_BE_BOUGHT = "turned-must-be-bought"
    STOCK_FOR_REPURCHASE = "stock-for-repurchase"
    NO_REPURCHASE = "no-repurchase"
    NUMBER_MEANS = "number-means"
    DIRECTION = "direction"
    ACES_AS_ONES = "aces-as-ones"
    LAID_COUNTS_AS = "laid-counts-as"
    RESULT = "result"
    PINS_COLUMN = "pins-column"
    LAID_COLUMN = "laid-column"
    """pins, column, and by what it is found: low, trump, bid or off."""
    FIRST_BUY_PINS = "first-buy-pins"
    PINS_TOGETHER = "pins-together"
    """first, last, each: what the declarer gets (+) or pays (-) with each opponent."""
    BETS_ROW = "bets-row"
    ANTES = "antes"
    PULLA_AFTER = "pulla-after"
    CONCEDER_PAYS = "conceder-pays"
    OUTCOME_WAS_SURE = "outcome-was-sure"
    SITS_OUT = "sits-out"
    EQUAL_SHARES = "equal-shares"
    REMAINDER = "remainder"
    A_THIRD = "a-third"
    FACT = "fact"
    """fact: the key of a fact about the table; the ruling stands in the figures."""
    HIGHEST_SUIT = "highest-suit"
    FAULT = "fault"
    TERM = "term"
    TRUMPS_SEEN = "trumps-seen"
    DID_NOT_FOLLOW = "did-not-follow"
    CARDS_SEEN = "cards-seen"
    TRIED = "tried"
    """answer, and what came of it in worlds: see `worth_questions.Tried`."""
    COUNTED = "counted"
    """answer: what is done by simple counts, whose rule and figures follow."""


RULINGS: dict[Why, tuple[int, ...]] = {
    Why.LOW_HOLDING: (31,),
    Why.NO_LOW_HOLDING: (31,),
    Why.QUEEN_DOES_NOT_COUNT: (31,),
    Why.CREEPS: (31,),
    Why.GOK_NEEDS: (31,),
    Why.GOK_IS_FORGOTTEN: (31,),
    Why.GOK_BOTH_SHORT: (31,),
    Why.GOK_NOT_HOME: (31,),
    Why.GOK_PENALTY: (31,),
    Why.ONE_BET: (31,),
    Why.SAYS_STRENGTH: (35,),
    Why.SAYS_WEAKNESS: (35,),
    Why.SAYS_NOTHING: (35,),
    Why.NOTHING_TRUE_TO_SAY: (35,),
    Why.TRUE_PAIRS: (35,),
    Why.LEAD_TO_STRENGTH: (35,),
    Why.LEAD_ELSEWHERE: (35,),
    Why.TABLE_ORDER: (1,),
    Why.BID_KEY: (10,),
    Why.FLOOR: (11,),
    Why.LEVELS_FROM_FLOOR: (11,),
    Why.LOWEST_ROW_ONLY: (12,),
    Why.HIGHER_IS_SAID: (13,),
    Why.IN_FOREHAND_IS_SAID: (10, 13),
    Why.NOTHING_IS_ADDED: (13,),
    Why.QUALIFIER_BINDS: (9,),
    Why.QUALIFIER_NOT_ALLOWED: (9,),
    Why.FOREHAND_MUST_BID: (8,),
    Why.PASSING_IS_FINAL: (8,),
    Why.TWO_PASSES_END: (8,),
    Why.TRICKS_NEEDED: (1, 24),
    Why.CARDS_KEPT: (1, 18),
    Why.CARDS_BOUGHT: (1, 17),
    Why.LOW_CARDS: (19,),
    Why.OPENNESS: (20,),
    Why.BUYERS: (14, 1),
    Why.TRUMP_WHEN: (15, 14, 18),
    Why.TURNED_MUST_BE_BOUGHT: (16,),
    Why.STOCK_FOR_REPURCHASE: (17,),
    Why.NO_REPURCHASE: (14,),
    Why.NUMBER_MEANS: (1,),
    Why.DIRECTION: (1,),
    Why.ACES_AS_ONES: (21,),
    Why.LAID_COUNTS_AS: (22, 26),
    Why.RESULT: (26,),
    Why.PINS_COLUMN: (27,),
    Why.LAID_COLUMN: (27,),
    Why.FIRST_BUY_PINS: (28,),
    Why.PINS_TOGETHER: (28,),
    Why.BETS_ROW: (3, 26),
    Why.ANTES: (29,),
    Why.PULLA_AFTER: (29,),
    Why.CONCEDER_PAYS: (25,),
    Why.OUTCOME_WAS_SURE: (25,),
    Why.SITS_OUT: (30,),
    Why.EQUAL_SHARES: (33,),
    Why.REMAINDER: (33,),
    Why.A_THIRD: (34,),
    Why.FACT: (),
    Why.HIGHEST_SUIT: (6,),
    Why.FAULT: (36,),
    Why.TERM: (),
    Why.TRUMPS_SEEN: (24,),
    Why.DID_NOT_FOLLOW: (24,),
    Why.CARDS_SEEN: (24, 31),
    Why.TRIED: (26, 37),
    Why.COUNTED: (8, 37),
}
"""The rulings behind each; a fact names its own."""

_CHAPTERS: tuple[tuple[range, Place], ...] = (
    (range(1, 4), Place.PAYMENTS),
    (range(4, 5), Place.SEATS),
    (range(5, 7), Place.DEALING),
    (range(7, 8), Place.SEATS),
    (range(8, 11), Place.BIDDING),
    (range(11, 14), Place.UNSPECIFIED),
    (range(14, 19), Place.BUYING),
    (range(19, 22), Place.LOW_GAMES),
    (range(22, 24), Place.BUYING),
    (range(24, 26), Place.PLAY),
    (range(26, 31), Place.PAYMENTS),
    (range(31, 32), Place.GOK),
    (range(32, 33), Place.TOKENS),
    (range(33, 35), Place.SESSION),
    (range(35, 36), Place.MARKINGS),
    (range(36, 37), Place.IRREGULARITIES),
)

_OWN_PLACE = {
    Why.TABLE_ORDER: Place.BIDDING,
    Why.TRICKS_NEEDED: Place.BUYING,
    Why.CARDS_KEPT: Place.BUYING,
    Why.CARDS_BOUGHT: Place.BUYING,
    Why.BUYERS: Place.BUYING,
    Why.NUMBER_MEANS: Place.BUYING,
    Why.DIRECTION: Place.LOW_GAMES,
    Why.TERM: Place.WORDS,
    Why.GOK_NEEDS: Place.GOK_REQUIREMENT,
    Why.GOK_IS_FORGOTTEN: Place.GOK_PENALTY,
    Why.GOK_BOTH_SHORT: Place.GOK_PENALTY,
    Why.GOK_NOT_HOME: Place.GOK_PENALTY,
    Why.GOK_PENALTY: Place.GOK_PENALTY,
    Why.ONE_BET: Place.GOK_PENALTY,
    Why.NOTHING_TRUE_TO_SAY: Place.MARKINGS_DRILLS,
    Why.TRUE_PAIRS: Place.MARKINGS_DRILLS,
    Why.LEAD_TO_STRENGTH: Place.READING,
    Why.LEAD_ELSEWHERE: Place.READING,
    Why.LAID_COLUMN: Place.LAID_PINS,
    Why.CONCEDER_PAYS: Place.CONCEDING,
    Why.OUTCOME_WAS_SURE: Place.CONCEDING,
}


@dataclass(frozen=True, slots=True)
class Reason:
    """One step of the explanation: *why*, with the figures of this question."""

    why: Why
    figures: Mapping[str, Json]

    @property
    def rulings(self) -> tuple[int, ...]:
        """The rulings it rests on."""
        own = self.figures.get("ruling")
        return (own,) if isinstance(own, int) else RULINGS[self.why]

    @property
    def place(self) -> Place:
        """Where in the built-in rules it is told."""
        own = self.figures.get("place")
        if isinstance(own, str):
            return Place(own)
        if self.why in _OWN_PLACE:
            return _OWN_PLACE[self.why]
        return place_of(self.rulings[0])

    def to_json(self) -> dict[str, Json]:
        """The reason as it is printed and stored."""
        return {"code": self.why.value, "rulings": list(self.rulings), **self.figures}


def place_of(ruling: int) -> Place:
    """The chapter of the built-in rules that tells *ruling*."""
    return next(place for rulings, place in _CHAPTERS if ruling in rulings)


def because(why: Why, **figures: Json) -> Reason:
    """The reason *why*, with its figures."""
    return Reason(why, figures)
