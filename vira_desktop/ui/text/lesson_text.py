"""Words of the first lesson: what is said at each step, and why an attempt is not taken."""

from dataclasses import dataclass
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from ...rules.cards import Card
from ...trainer.lesson import Slip, Told, Wrong
from .cards_text import cards_short

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Names:
    """Who sits at the learner's left and right."""

    left: str
    right: str


def lesson() -> str:
    """The name of the page."""
    return translate("Lesson", "First lesson")


def step_of(number: int, total: int) -> str:
    """How far one has come."""
    return translate("Lesson", "First lesson, step {number} of {total}").format(
        number=number, total=total
    )


def go_on() -> str:
    """The button after something that was read."""
    return translate("Lesson", "Go on")


def finish() -> str:
    """The button at the end."""
    return translate("Lesson", "To the table")


def leave() -> str:
    """The button that leaves; one can go on later."""
    return translate("Lesson", "Leave")


def leave_help() -> str:
    """What leaving means."""
    return translate("Lesson", "You can go on with the lesson later from where you are.")


def start_over() -> str:
    """The button that begins the lesson again."""
    return translate("Lesson", "Start over")


def read_rule() -> str:
    """The button that opens the rules."""
    return translate("Lesson", "Read the rule")


def wait() -> str:
    """While the others act."""
    return translate("Lesson", "Watch what the others do.")


def told_text(told: Told, names: Names, cards: tuple[Card, ...]) -> str:
    """What is said at a step; *cards* are those that it asks for."""
    return _told(told).format(left=names.left, right=names.right, cards=cards_short(cards))


def wrong_text(wrong: Wrong, told: Told) -> str:
    """Why an attempt is not taken, and what speaks for what is asked instead."""
    slip = _slip(wrong.slip).format(cards=cards_short(wrong.cards))
    reason = _reason(told)
    if not reason or wrong.slip in (Slip.READ_ON, Slip.WAIT):
        return slip
    return translate("Lesson", "{slip} {reason}").format(slip=slip, reason=reason)


def _told(told: Told) -> str:
    match told:
        case Told.WELCOME:
            return translate(
                "Lesson",
                "Welcome to Vira. Three play: you sit at the bottom, {left} on your left and"
                " {right} on your right. Each has thirteen cards, and thirteen lie face down in"
                " the middle: the stock. We shall play two deals together, in about ten minutes.",
            )
        case Told.CARDS:
            return translate(
                "Lesson",
                "In each suit the ace is highest, then king, queen, jack, ten and so on down to"
                " the two. Your hand is sorted by suit. Three cards, one from each player, make"
                " a trick, so there are thirteen tricks to win.",
            )
        case Told.HIGHEST_SUIT:
            return translate(
                "Lesson",
                "In every deal one suit is the highest suit: now it is hearts, as the card at your"
                " left shows. The other red suit, diamonds, is second; the black ones are"
                " off-suits. It is not trump: it decides which bids are better and what is paid.",
            )
        case Told.DECLARER:
            return translate(
                "Lesson",
                "First we bid. The highest bidder becomes declarer and plays alone against the"
                " two others. {right} has dealt, so you are forehand: you speak first, and your"
                " first word may not be a pass.",
            )
        case Told.BID_BEGAR:
            return translate(
                "Lesson",
                "You have five good hearts and an ace and a king besides. Bid begär, the lowest"
                " bid: you promise six tricks, with the trump suit you like and new cards from"
                " the stock. Choose Begär in the bid table at the right and press the button.",
            )
        case Told.NAME_TRUMP:
            return translate(
                "Lesson",
                "Both passed, so you are the declarer. Trump beats every other suit, and you name"
                " it before you see new cards. Take your longest suit: hearts.",
            )
        case Told.BUY:
            return translate(
                "Lesson",
                "Now you buy: set aside what is no good and get as many new cards. Keep the"
                " trumps, the ace and the king. Click on {cards} and press the button.",
            )
        case Told.SAY_PLAY:
            return translate(
                "Lesson",
                "Six hearts now! You might repurchase, which is dear, or lay the hand down and"
                " pay as for a lost game. But this is good: say that you play.",
            )
        case Told.LEAD_TRUMP:
            return translate(
                "Lesson",
                "The others have bought too, from what was left. Forehand always leads to the"
                " first trick. You have most of the trumps: lead the king of hearts, so that"
                " they must part with theirs.",
            )
        case Told.FOLLOW_AND_TAKE:
            return translate(
                "Lesson",
                "The ace of hearts took your king; that had to be. Now {left} has led a spade."
                " You must follow suit while you can. Your ace beats the king: take the trick.",
            )
        case Told.DRAW_TRUMPS:
            return translate(
                "Lesson",
                "Your first trick. The winner leads to the next. Your hearts are now the highest:"
                " draw trumps with the queen.",
            )
        case Told.DRAW_MORE:
            return translate(
                "Lesson",
                "Two tricks. {left} and {right} still had trumps. Go on with the jack, so that"
                " none is left to take your high cards with.",
            )
        case Told.COUNT_TRUMPS:
            return translate(
                "Lesson",
                "{right} has thrown a club: he has no trump left. Count: you had six of the"
                " thirteen hearts, and the others have played five. Two are out. Lead the ten.",
            )
        case Told.LAST_TRUMP_OUT:
            return translate(
                "Lesson",
                "Only the eight is still out. Your nine draws it, and you keep the five as the"
                " very last trump.",
            )
        case Told.DRIVE_OUT:
            return translate(
                "Lesson",
                "Five tricks, and you need six. In diamonds you have king and queen: lead the"
                " king. If the ace takes it, your queen is the highest.",
            )
        case Told.FOLLOW_LOW:
            return translate(
                "Lesson",
                "The ace of diamonds took it, as it should. Now spades are led. You have one left"
                " and must follow with it.",
            )
        case Told.LOSE_CHEAPLY:
            return translate(
                "Lesson",
                "The king of clubs is more than you can beat. When you cannot win, throw your"
                " lowest: the nine of clubs.",
            )
        case Told.TRUMP_IN:
            return translate(
                "Lesson",
                "Spades again, and you have none. Then you may play what you like, and a trump"
                " beats them all: take it with the five of hearts.",
            )
        case Told.CLAIM:
            return translate(
                "Lesson",
                "That was the sixth trick: you are home! The queen of diamonds is sure too, and"
                " more earns nothing. Save time and claim: set the number at the right to seven"
                " with the minus button, and press Claim.",
            )
        case Told.BEGAR_HOME:
            return translate(
                "Lesson",
                "You went home. From the common pulla you lift a bet, which is worth eight pins,"
                " and since trump was the highest suit each opponent pays you a pin. One trick"
                " short had been bet, two kodilj. Look at the sheet, then go on.",
            )
        case Told.DEAL_PASSES_ON:
            return translate(
                "Lesson",
                "The deal passes on. You were forehand; now you have dealt and are rear-hand, the"
                " last to speak. The highest suit is diamonds this time. {left} is forehand and"
                " has to bid.",
            )
        case Told.BID_GOK:
            return translate(
                "Lesson",
                "{left} bid begär, and {right} a turné, where the top card of the stock decides"
                " trump. You have hardly a high card: a hand for a gök. Then you take the whole"
                " stock, keep the thirteen lowest cards and win by taking no trick. Bid gök.",
            )
        case Told.TAKE_STOCK:
            return translate(
                "Lesson",
                "Both passed. Passing on a gök takes low cards, so called low holdings: {left}"
                " needed them in two suits, {right} in one. At the end we shall see. Take the"
                " stock.",
            )
        case Told.SET_ASIDE:
            return translate(
                "Lesson",
                "Of twenty-six cards keep the thirteen that take no trick: your low spades and"
                " hearts with the two at the bottom, and the two of clubs. Everything else goes:"
                " {cards}.",
            )
        case Told.PLAY_OPEN:
            return translate(
                "Lesson",
                "No trump, and no diamond at all: when diamonds are led you can throw what you"
                " like. Say that you play. Your cards are then laid open for all to see.",
            )
        case Told.STAY_UNDER:
            return translate(
                "Lesson",
                "{left} led the ten of hearts. You must follow, but stay under it. Spend the"
                " highest card that does: the eight. The low ones you will need later.",
            )
        case Told.UNDER_A_KING:
            return translate(
                "Lesson",
                "Well done. Hearts again, with the king: any of yours stays under. Again it is"
                " wise to get rid of the highest, the six.",
            )
        case Told.HIGHEST_UNDER:
            return translate(
                "Lesson",
                "Now spades. The jack is highest so far: your nine can go.",
            )
        case Told.UNDER_AN_ACE:
            return translate(
                "Lesson",
                "The ace of spades: nothing can happen. Throw the seven.",
            )
        case Told.ONLY_CARD:
            return translate(
                "Lesson",
                "Clubs: your only one is the two, the safest card there is. Now you have no clubs"
                " either.",
            )
        case Told.BETWEEN:
            return translate(
                "Lesson",
                "{right} leads the seven of hearts, and you are next. Your five is under it.",
            )
        case Told.CREEP:
            return translate(
                "Lesson",
                "Now it gets lower: the six of spades. This is what low holdings are for. You"
                " creep under with the five.",
            )
        case Told.CREEP_AGAIN:
            return translate(
                "Lesson",
                "And the eight of spades. Under it you have the four, the three and the two; the"
                " four will do.",
            )
        case Told.CLAIM_NONE:
            return translate(
                "Lesson",
                "Clubs, and you have none. Left in your hand are the three lowest hearts and the"
                " two lowest spades: nobody can make you take a trick. Press Claim, with the"
                " number 0.",
            )
        case Told.GOK_HOME:
            return translate(
                "Lesson",
                "The gök is home, and you lift a bet. {left} had low holdings in two suits and was"
                " allowed to pass. {right} had none: that costs him a bet to the pulla. Look at"
                " the sheet.",
            )
        case Told.GO_ON_ALONE:
            return translate(
                "Lesson",
                "That was the lesson. There are thirty-eight more games. The rules open with F1"
                " wherever you are, Training asks you what is hard to remember, and the table"
                " always says what may be done. Good luck!",
            )
        case _ as unknown:
            assert_never(unknown)


def _reason(told: Told) -> str:
    """Why the step asks what it asks; empty where nothing is asked."""
    match told:
        case Told.BID_BEGAR:
            return translate(
                "Lesson", "With six tricks to take, begär is just enough for this hand."
            )
        case Told.NAME_TRUMP:
            return translate(
                "Lesson", "You have five hearts, and no more than three of any other suit."
            )
        case Told.BUY:
            return translate(
                "Lesson",
                "Trumps, aces and kings take tricks; low cards of other suits do not.",
            )
        case Told.SAY_PLAY:
            return translate(
                "Lesson",
                "With six trumps, an ace and king and queen of diamonds six tricks are near"
                " certain.",
            )
        case Told.LEAD_TRUMP:
            return translate(
                "Lesson",
                "Draw trumps first and from the top, or the others will take your high cards with"
                " their small trumps.",
            )
        case Told.FOLLOW_AND_TAKE:
            return translate("Lesson", "The six would leave the trick to the king.")
        case Told.DRAW_TRUMPS | Told.DRAW_MORE | Told.COUNT_TRUMPS | Told.LAST_TRUMP_OUT:
            return translate(
                "Lesson",
                "While the others have trumps left, a high trump is the surest lead.",
            )
        case Told.DRIVE_OUT:
            return translate(
                "Lesson",
                "The trump is best kept for later, and of the others only the diamonds can become"
                " a trick.",
            )
        case Told.FOLLOW_LOW:
            return translate("Lesson", "You have a spade, so a spade it must be.")
        case Told.LOSE_CHEAPLY:
            return translate("Lesson", "The queen may still be worth something, the nine is not.")
        case Told.TRUMP_IN:
            return translate(
                "Lesson", "The trump wins the trick, the sixth; any other card loses it."
            )
        case Told.CLAIM:
            return translate(
                "Lesson",
                "Six you have, and the queen of diamonds makes seven, whatever the others do.",
            )
        case Told.BID_GOK:
            return translate(
                "Lesson",
                "This hand is too weak to take tricks; a gök stands above the turné and suits it.",
            )
        case Told.TAKE_STOCK:
            return translate("Lesson", "In a gök you get the whole stock before you choose.")
        case Told.SET_ASIDE:
            return translate(
                "Lesson",
                "High cards take tricks. A suit of which you hold none is safe as well.",
            )
        case Told.PLAY_OPEN:
            return translate("Lesson", "With these cards nobody can force a trick upon you.")
        case Told.CLAIM_NONE:
            return translate("Lesson", "In a low game you claim how many tricks you take: none.")
        case (
            Told.STAY_UNDER
            | Told.UNDER_A_KING
            | Told.HIGHEST_UNDER
            | Told.UNDER_AN_ACE
            | Told.ONLY_CARD
            | Told.BETWEEN
            | Told.CREEP
            | Told.CREEP_AGAIN
        ):
            return translate("Lesson", "It would take a trick, now or later.")
        case (
            Told.WELCOME
            | Told.CARDS
            | Told.HIGHEST_SUIT
            | Told.DECLARER
            | Told.BEGAR_HOME
            | Told.DEAL_PASSES_ON
            | Told.GOK_HOME
            | Told.GO_ON_ALONE
        ):
            return ""
        case _ as unknown:
            assert_never(unknown)


def _slip(slip: Slip) -> str:
    match slip:
        case Slip.READ_ON:
            return translate("Lesson", "Not yet: read this first and go on.")
        case Slip.WAIT:
            return translate("Lesson", "It is not your turn yet.")
        case Slip.OTHER_BID:
            return translate("Lesson", "You may bid that, but try another bid here.")
        case Slip.PASSED:
            return translate("Lesson", "You may pass, but then somebody else plays.")
        case Slip.OTHER_TRUMP:
            return translate("Lesson", "You may name that, but you would have few trumps.")
        case Slip.KEEP_THESE:
            return translate("Lesson", "Keep {cards}: another click takes the choice back.")
        case Slip.THESE_TOO:
            return translate("Lesson", "Good so far, but {cards} should go as well.")
        case Slip.OTHER_CARD:
            return translate("Lesson", "You may play that card, but there is a better one.")
        case Slip.OTHER_CLAIM:
            return translate("Lesson", "That is another number.")
        case Slip.SOMETHING_ELSE:
            return translate("Lesson", "That is allowed, but not what is best here.")
        case _ as unknown:
            assert_never(unknown)
