"""The kinds of drill and their skills in words."""

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from ....trainer.skills import Kind, Skill

translate = QCoreApplication.translate


def kind_name(kind: Kind) -> str:
    """The name of a kind of drill."""
    match kind:
        case Kind.LAGGARD:
            return translate("Skill", "Low holdings")
        case Kind.GOK_PASS:
            return translate("Skill", "Passing on a gök")
        case Kind.AGREN_SEND:
            return translate("Skill", "Ågren: sending")
        case Kind.AGREN_READ:
            return translate("Skill", "Ågren: reading")
        case Kind.BID_TABLE:
            return translate("Skill", "The bid table")
        case Kind.NUMBERS:
            return translate("Skill", "What the number means")
        case Kind.COST:
            return translate("Skill", "What does it cost?")
        case Kind.TABLE:
            return translate("Skill", "At the table")
        case Kind.WORDS:
            return translate("Skill", "Words")
        case Kind.COUNTING:
            return translate("Skill", "Counting")
        case Kind.BIDDING:
            return translate("Skill", "What would you bid?")
        case Kind.LAST_WORD:
            return translate("Skill", "Lay, play or repurchase?")
        case _ as unknown:
            assert_never(unknown)


def kind_help(kind: Kind) -> str:
    """What a kind of drill asks."""
    match kind:
        case Kind.LAGGARD:
            return translate(
                "Skill", "Which suits hold a low holding, and which card sets the declarer?"
            )
        case Kind.GOK_PASS:
            return translate("Skill", "May you pass on this gök, and who pays the penalty?")
        case Kind.AGREN_SEND:
            return translate("Skill", "Which discard tells your partner what you have?")
        case Kind.AGREN_READ:
            return translate("Skill", "What do your partner’s discards say, and what do you lead?")
        case Kind.BID_TABLE:
            return translate(
                "Skill", "Which bid is higher, what may be bid, and what does it mean?"
            )
        case Kind.NUMBERS:
            return translate("Skill", "Tricks, cards kept and bought, who buys and when.")
        case Kind.COST:
            return translate("Skill", "Bets and pins of a finished game, and the end of a session.")
        case Kind.TABLE:
            return translate("Skill", "Seats, dealing, tokens, good order, and what is fined.")
        case Kind.WORDS:
            return translate("Skill", "Swedish and English terms, both ways.")
        case Kind.COUNTING:
            return translate(
                "Skill", "How many trumps are out, who is void, which low cards are left?"
            )
        case Kind.BIDDING:
            return translate("Skill", "Your hand and the auction: which call is worth most?")
        case Kind.LAST_WORD:
            return translate("Skill", "You have bought: is the hand worth playing?")
        case _ as unknown:
            assert_never(unknown)


def skill_name(skill: Skill) -> str:
    """What is to be learnt."""
    match skill:
        case Skill.LOW_TWO:
            return translate("Skill", "The two as a low holding")
        case Skill.LOW_FOUR:
            return translate("Skill", "The four and one lower")
        case Skill.LOW_SIX:
            return translate("Skill", "The six and two lower")
        case Skill.LOW_EIGHT:
            return translate("Skill", "The eight and three lower")
        case Skill.LOW_TEN:
            return translate("Skill", "The ten and four lower")
        case Skill.LOW_HAND:
            return translate("Skill", "Low holdings in a hand")
        case Skill.LOW_PLAY_OUT:
            return translate("Skill", "Playing a low holding out")
        case Skill.GOK_FIRST:
            return translate("Skill", "Gök: passing as first hand")
        case Skill.GOK_SECOND:
            return translate("Skill", "Gök: passing as second hand")
        case Skill.GOK_LONE:
            return translate("Skill", "Gök: the lone opponent")
        case Skill.GOK_FORGOTTEN:
            return translate("Skill", "Gök: overbid or bid again")
        case Skill.GOK_PENALTY:
            return translate("Skill", "Gök: who pays the penalty")
        case Skill.GOK_PULLA:
            return translate("Skill", "Gök: the pulla afterwards")
        case Skill.SEND_FIRST:
            return translate("Skill", "The first discard")
        case Skill.SEND_SECOND:
            return translate("Skill", "The second discard")
        case Skill.SEND_NOTHING:
            return translate("Skill", "When there is nothing to tell")
        case Skill.READ_STRENGTH:
            return translate("Skill", "Reading strength")
        case Skill.READ_WEAKNESS:
            return translate("Skill", "Reading weakness")
        case Skill.READ_NOTHING:
            return translate("Skill", "When nothing was said")
        case Skill.READ_LEAD:
            return translate("Skill", "Leading after a marking")
        case Skill.BID_ROWS:
            return translate("Skill", "The order of the rows")
        case Skill.BID_HIGHER:
            return translate("Skill", "Which bid is higher")
        case Skill.BID_MAY:
            return translate("Skill", "What may be bid")
        case Skill.BID_LOWEST:
            return translate("Skill", "The lowest bid that stands")
        case Skill.BID_LEVEL:
            return translate("Skill", "Bids without a level")
        case Skill.BID_QUALIFIER:
            return translate("Skill", "In a suit, in the highest suit")
        case Skill.BID_FOREHAND:
            return translate("Skill", "In forehand, higher")
        case Skill.BID_TURNS:
            return translate("Skill", "Whose turn it is to speak")
        case Skill.NUMBER_TRICKS:
            return translate("Skill", "Tricks needed")
        case Skill.NUMBER_KEPT:
            return translate("Skill", "Cards kept")
        case Skill.NUMBER_BOUGHT:
            return translate("Skill", "Cards bought")
        case Skill.NUMBER_LOW_CARDS:
            return translate("Skill", "Low games: eleven to thirteen cards")
        case Skill.NUMBER_OPEN:
            return translate("Skill", "Low games: closed or open")
        case Skill.NUMBER_BUYERS:
            return translate("Skill", "Who buys")
        case Skill.NUMBER_TRUMP:
            return translate("Skill", "When trump is decided")
        case Skill.NUMBER_REPURCHASE:
            return translate("Skill", "What a repurchase takes")
        case Skill.NUMBER_MEANING:
            return translate("Skill", "What the number counts")
        case Skill.NUMBER_DIRECTION:
            return translate("Skill", "High or low")
        case Skill.NUMBER_LAYING:
            return translate("Skill", "Laying down a hand")
        case Skill.COST_PINS:
            return translate("Skill", "Pins")
        case Skill.COST_BETS:
            return translate("Skill", "Bets")
        case Skill.COST_REPURCHASE:
            return translate("Skill", "After a repurchase")
        case Skill.COST_LAID:
            return translate("Skill", "A hand laid down")
        case Skill.COST_GOK:
            return translate("Skill", "The penalty after a gök")
        case Skill.COST_ANTES:
            return translate("Skill", "Antes")
        case Skill.COST_CONCEDED:
            return translate("Skill", "When an opponent gives up")
        case Skill.COST_END:
            return translate("Skill", "The end of a session")
        case Skill.COST_BETTING_IN:
            return translate("Skill", "Betting in")
        case Skill.TABLE_SEATS:
            return translate("Skill", "Seats")
        case Skill.TABLE_DEALING:
            return translate("Skill", "Dealing, cutting, shuffling")
        case Skill.TABLE_SUITS:
            return translate("Skill", "Highest suit, second suit, off-suit")
        case Skill.TABLE_BUYING:
            return translate("Skill", "Buying")
        case Skill.TABLE_PLAY:
            return translate("Skill", "Play and good order")
        case Skill.TABLE_TOKENS:
            return translate("Skill", "Tokens and the pulla")
        case Skill.TABLE_FAULTS:
            return translate("Skill", "Irregularities")
        case Skill.WORDS_GAME:
            return translate("Skill", "Words: the game")
        case Skill.WORDS_SUIT:
            return translate("Skill", "Words: suits")
        case Skill.WORDS_CARD:
            return translate("Skill", "Words: cards")
        case Skill.WORDS_SEAT:
            return translate("Skill", "Words: seats")
        case Skill.WORDS_DEAL:
            return translate("Skill", "Words: dealing")
        case Skill.WORDS_AUCTION:
            return translate("Skill", "Words: the auction")
        case Skill.WORDS_CONTRACT:
            return translate("Skill", "Words: games and contracts")
        case Skill.WORDS_BUY:
            return translate("Skill", "Words: buying")
        case Skill.WORDS_PLAY:
            return translate("Skill", "Words: play")
        case Skill.WORDS_PAY:
            return translate("Skill", "Words: payment")
        case Skill.COUNT_TRUMPS:
            return translate("Skill", "Trumps that are out")
        case Skill.COUNT_VOIDS:
            return translate("Skill", "Who is void")
        case Skill.COUNT_LOW_CARDS:
            return translate("Skill", "Low cards left in a gök")
        case Skill.BIDDING_OPEN:
            return translate("Skill", "Opening in forehand")
        case Skill.BIDDING_OVER:
            return translate("Skill", "Bidding over others")
        case Skill.BIDDING_GOK:
            return translate("Skill", "Bidding over a gök")
        case Skill.BIDDING_AGAIN:
            return translate("Skill", "Bidding on after being overbid")
        case Skill.LAST_SPEL:
            return translate("Skill", "Last word in a spel")
        case Skill.LAST_TURNED:
            return translate("Skill", "Last word after turning")
        case Skill.LAST_GASK:
            return translate("Skill", "Last word with the whole stock")
        case Skill.LAST_KOPMISAR:
            return translate("Skill", "Last word in a köpmisär")
        case _ as unknown:
            assert_never(unknown)
