"""What can be learnt, as a fixed list: every skill has a key that never changes once released."""

from enum import Enum


class Kind(Enum):
    """The kinds of drill, as the command line names them."""

    LAGGARD = "laggard"
    GOK_PASS = "gok-pass"
    AGREN_SEND = "agren-send"
    AGREN_READ = "agren-read"
    BID_TABLE = "bid-table"
    NUMBERS = "numbers"
    COST = "cost"
    TABLE = "table"
    WORDS = "words"
    COUNTING = "counting"
    BIDDING = "bidding"
    LAST_WORD = "last-word"


LEVELS = range(1, 6)
"""From the first steps to what an old hand has to think about."""


class Skill(Enum):
    """One thing to be learnt; the value is its kind, a dot and a name."""

    LOW_TWO = "laggard.two"
    LOW_FOUR = "laggard.four"
    LOW_SIX = "laggard.six"
    LOW_EIGHT = "laggard.eight"
    LOW_TEN = "laggard.ten"
    LOW_HAND = "laggard.hand"
    LOW_PLAY_OUT = "laggard.play-out"

    GOK_FIRST = "gok-pass.first"
    GOK_SECOND = "gok-pass.second"
    GOK_LONE = "gok-pass.lone"
    GOK_FORGOTTEN = "gok-pass.forgotten"
    GOK_PENALTY = "gok-pass.penalty"
    GOK_PULLA = "gok-pass.pulla"

    SEND_FIRST = "agren-send.first"
    SEND_SECOND = "agren-send.second"
    SEND_NOTHING = "agren-send.nothing"

    READ_STRENGTH = "agren-read.strength"
    READ_WEAKNESS = "agren-read.weakness"
    READ_NOTHING = "agren-read.nothing"
    READ_LEAD = "agren-read.lead"

    BID_ROWS = "bid-table.rows"
    BID_HIGHER = "bid-table.higher"
    BID_MAY = "bid-table.may-bid"
    BID_LOWEST = "bid-table.lowest"
    BID_LEVEL = "bid-table.level"
    BID_QUALIFIER = "bid-table.qualifier"
    BID_FOREHAND = "bid-table.forehand"
    BID_TURNS = "bid-table.turns"

    NUMBER_TRICKS = "numbers.tricks"
    NUMBER_KEPT = "numbers.kept"
    NUMBER_BOUGHT = "numbers.bought"
    NUMBER_LOW_CARDS = "numbers.low-cards"
    NUMBER_OPEN = "numbers.open"
    NUMBER_BUYERS = "numbers.buyers"
    NUMBER_TRUMP = "numbers.trump"
    NUMBER_REPURCHASE = "numbers.repurchase"
    NUMBER_MEANING = "numbers.meaning"
    NUMBER_DIRECTION = "numbers.direction"
    NUMBER_LAYING = "numbers.laying"

    COST_PINS = "cost.pins"
    COST_BETS = "cost.bets"
    COST_REPURCHASE = "cost.repurchase"
    COST_LAID = "cost.laid"
    COST_GOK = "cost.gok"
    COST_ANTES = "cost.antes"
    COST_CONCEDED = "cost.conceded"
    COST_END = "cost.end"
    COST_BETTING_IN = "cost.betting-in"

    TABLE_SEATS = "table.seats"
    TABLE_DEALING = "table.dealing"
    TABLE_SUITS = "table.suits"
    TABLE_BUYING = "table.buying"
    TABLE_PLAY = "table.play"
    TABLE_TOKENS = "table.tokens"
    TABLE_FAULTS = "table.faults"

    WORDS_GAME = "words.game"
    WORDS_SUIT = "words.suit"
    WORDS_CARD = "words.card"
    WORDS_SEAT = "words.seat"
    WORDS_DEAL = "words.deal"
    WORDS_AUCTION = "words.auction"
    WORDS_CONTRACT = "words.contract"
    WORDS_BUY = "words.buy"
    WORDS_PLAY = "words.play"
    WORDS_PAY = "words.pay"

    COUNT_TRUMPS = "counting.trumps"
    COUNT_VOIDS = "counting.voids"
    COUNT_LOW_CARDS = "counting.low-cards"

    BIDDING_OPEN = "bidding.open"
    BIDDING_OVER = "bidding.over"
    BIDDING_GOK = "bidding.gok"
    BIDDING_AGAIN = "bidding.again"

    LAST_SPEL = "last-word.spel"
    LAST_TURNED = "last-word.turned"
    LAST_GASK = "last-word.gask"
    LAST_KOPMISAR = "last-word.kopmisar"

    @property
    def kind(self) -> Kind:
        """The kind of drill that asks for it."""
        return Kind(self.value.partition(".")[0])

    @property
    def first_level(self) -> int:
        """The level from which it is asked at all."""
        return _FIRST_LEVEL.get(self, 1)


_FIRST_LEVEL = {
    Skill.LOW_SIX: 2,
    Skill.LOW_EIGHT: 3,
    Skill.LOW_TEN: 4,
    Skill.LOW_PLAY_OUT: 2,
    Skill.GOK_LONE: 2,
    Skill.GOK_FORGOTTEN: 3,
    Skill.GOK_PENALTY: 2,
    Skill.GOK_PULLA: 4,
    Skill.SEND_SECOND: 2,
    Skill.READ_LEAD: 2,
    Skill.BID_LEVEL: 3,
    Skill.BID_QUALIFIER: 2,
    Skill.BID_FOREHAND: 2,
    Skill.COST_REPURCHASE: 3,
    Skill.COST_LAID: 2,
    Skill.COST_GOK: 4,
    Skill.COST_ANTES: 2,
    Skill.COST_CONCEDED: 5,
    Skill.COST_END: 4,
    Skill.COST_BETTING_IN: 3,
    Skill.COUNT_LOW_CARDS: 2,
}
"""Whatever is not named here is there from the beginning."""


def skills_of(kind: Kind) -> tuple[Skill, ...]:
    """The skills that *kind* drills."""
    return tuple(skill for skill in Skill if skill.kind is kind)
