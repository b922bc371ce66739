"""What the rules of *regel* say, in words."""

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from ...bots.rules_used import Rule

translate = QCoreApplication.translate


def rule_text(rule: Rule) -> str:
    """What a rule of `regel` says."""
    match rule:
        # Bidding
        case Rule.OPEN_LOW:
            return translate("Motive", "The lowest game that the hand is good enough for.")
        case Rule.OUTBID:
            return translate(
                "Motive",
                "The lowest game over the last bid that the hand is good enough for.",
            )
        case Rule.BETTER_SUIT:
            return translate("Motive", "The same game again, bid in a better suit.")
        case Rule.IN_FOREHAND:
            return translate("Motive", "The same bid again, from the better seat.")
        case Rule.LEAVE_LEVEL_OPEN:
            return translate("Motive", "A bid without a level keeps the choice open.")
        case Rule.FOREHAND_MUST_BID:
            return translate(
                "Motive",
                "No game is good enough, but forehand may not pass: the lowest bid.",
            )
        case Rule.FLEE_FROM_GOK:
            return translate(
                "Motive",
                "Without low holdings a pass on the gök would cost a penalty: any bid is better.",
            )
        case Rule.PASS_ON_GOK:
            return translate("Motive", "The hand has the low holdings that a pass on a gök takes.")
        case Rule.PASS_SHORT_ON_GOK:
            return translate(
                "Motive",
                "Too few low holdings for a pass on the gök, but every bid would lose more than"
                " the penalty.",
            )
        case Rule.PASS:
            return translate("Motive", "The hand is not good enough for what would have to be bid.")
        # Level, trump, direction
        case Rule.LEVEL_LOWEST:
            return translate("Motive", "The lowest level is the likeliest to go home.")
        case Rule.LEVEL_PAYS_MORE:
            return translate("Motive", "The hand is good enough for a level that pays more.")
        case Rule.LEVEL_FITS_LOW_HAND:
            return translate("Motive", "The level that buys away as many cards as are dangerous.")
        case Rule.TRUMP_BEST:
            return translate("Motive", "The best suit of the hand becomes trump.")
        case Rule.TRUMP_BETTER_PAID:
            return translate("Motive", "Two suits are about as good; the higher one pays more.")
        case Rule.TURN_UP:
            return translate("Motive", "The stock must be turned up to decide trump.")
        case Rule.DIRECTION_LOW:
            return translate("Motive", "The cards are low enough to be played for no trick.")
        case Rule.DIRECTION_HIGH:
            return translate("Motive", "The cards are better played high, with trump.")
        # Buying
        case Rule.EXCHANGE_ALL_BUT_WINNERS:
            return translate(
                "Motive",
                "Trumps, aces and kings or queens that can win stay; the rest is exchanged.",
            )
        case Rule.EXCHANGE_ALL_BUT_TRUMPS_AND_ACES:
            return translate("Motive", "Trumps and aces stay; the rest is exchanged.")
        case Rule.EXCHANGE_AT_MOST:
            return translate("Motive", "More cards are weak, but no more than eight are exchanged.")
        case Rule.EXCHANGE_FOR_TURNED:
            return translate(
                "Motive",
                "The turned cards must be bought; the least useful cards go for them.",
            )
        case Rule.EXCHANGE_DANGEROUS:
            return translate("Motive", "The most dangerous cards of a low hand go.")
        case Rule.REPURCHASE:
            return translate(
                "Motive",
                "The first purchase was poor, and another costs less than giving up.",
            )
        case Rule.LAY_DOWN:
            return translate("Motive", "The hand has too little chance; laid down it costs least.")
        case Rule.PLAY:
            return translate("Motive", "The hand is good enough to be played.")
        case Rule.PLAYS_EVERY_HAND:
            return translate("Motive", "The hand is played, whatever its chances.")
        case Rule.KEEP_HIGH:
            return translate("Motive", "The cards most useful for tricks are kept.")
        case Rule.KEEP_LOW:
            return translate("Motive", "The lowest cards are kept, for no trick.")
        case Rule.TAKE_STOCK:
            return translate("Motive", "The game demands that the whole stock is taken.")
        case Rule.ASIDE_KEEPS_HIGH:
            return translate("Motive", "The thirteen cards that win most tricks stay.")
        case Rule.ASIDE_KEEPS_LOW:
            return translate("Motive", "The cards safest against taking a trick stay.")
        case Rule.ACES_AS_ONES:
            return translate("Motive", "As ones the four aces are the safest cards of all.")
        case Rule.OPPONENT_KEEPS_STOPPERS:
            return translate(
                "Motive",
                "Trumps, aces and guarded kings stay; the rest is exchanged.",
            )
        case Rule.OPPONENT_KEEPS_LOW:
            return translate(
                "Motive",
                "Against a low game, high cards and short suits without a low card go.",
            )
        # Play, anybody
        case Rule.ONLY_CARD:
            return translate("Motive", "No other card may be played.")
        case Rule.CLAIM_THE_REST:
            return translate("Motive", "What is left is sure, however the cards lie.")
        case Rule.REFUSE_CLAIM:
            return translate("Motive", "The claim is not sure; play goes on.")
        # Play high
        case Rule.DRAW_TRUMPS:
            return translate("Motive", "Trumps are drawn from the opponents.")
        case Rule.FORCE_OUT_TRUMPS:
            return translate("Motive", "Trumps are led, though a higher one is still out.")
        case Rule.CASH_WINNERS:
            return translate("Motive", "Sure tricks are taken.")
        case Rule.ESTABLISH_LENGTH:
            return translate("Motive", "A long suit is led until its small cards win.")
        case Rule.EXIT:
            return translate("Motive", "A card that gives the lead away at the least cost.")
        case Rule.WIN_CHEAPLY:
            return translate("Motive", "The lowest card that wins the trick.")
        case Rule.PLAY_WINNER:
            return translate(
                "Motive",
                "A card that nobody can beat, though somebody is still to play.",
            )
        case Rule.SPLIT_HONOURS:
            return translate(
                "Motive",
                "One of two honours side by side keeps a lower card from winning.",
            )
        case Rule.RUFF:
            return translate("Motive", "No card of the suit is left: a trump takes the trick.")
        case Rule.OVERRUFF_PROOF:
            return translate("Motive", "A trump so high that it cannot be overtrumped.")
        case Rule.FOLLOW_LOW:
            return translate("Motive", "The trick cannot be won: the lowest card follows.")
        case Rule.DISCARD_LOSER:
            return translate("Motive", "The card that is missed least is thrown.")
        case Rule.LEAVE_TO_PARTNER:
            return translate("Motive", "The other opponent has the trick, or can take it.")
        case Rule.SECOND_HAND_LOW:
            return translate("Motive", "The second to play stays low, and the third gets a chance.")
        case Rule.THIRD_HAND_HIGH:
            return translate(
                "Motive",
                "The declarer plays last and is made to pay for the trick with a high card.",
            )
        case Rule.KEEP_STOPPERS:
            return translate(
                "Motive",
                "In the first tricks a card from a long suit; the sure cards of others are kept.",
            )
        case Rule.LEAD_WINNER:
            return translate("Motive", "A sure trick is taken at once.")
        case Rule.LEAD_MARKED_SUIT:
            return translate("Motive", "The other opponent has marked strength in this suit.")
        case Rule.LEAD_FOR_RUFF:
            return translate("Motive", "The other opponent may trump this suit.")
        case Rule.LEAD_SEQUENCE:
            return translate("Motive", "The top of touching honours is led.")
        case Rule.LEAD_THROUGH:
            return translate(
                "Motive",
                "The declarer sits between the opponents: a low card from a long suit.",
            )
        case Rule.LEAD_UP_TO:
            return translate(
                "Motive",
                "The declarer plays last: a card from the suit with the fewest honours.",
            )
        case Rule.LEAD_TRUMP:
            return translate("Motive", "A trump takes trumps from the declarer.")
        case Rule.MARK_STRENGTH:
            return translate("Motive", "High before low marks strength to the other opponent.")
        case Rule.MARK_WEAKNESS:
            return translate("Motive", "Low before high marks weakness to the other opponent.")
        # Play low
        case Rule.CREEP_UNDER:
            return translate("Motive", "The highest card that does not take the trick.")
        case Rule.HOPE_UNDER_NEXT:
            return translate("Motive", "The lowest card; somebody still to play may go over it.")
        case Rule.TAKE_WITH_HIGHEST:
            return translate(
                "Motive",
                "The trick cannot be avoided; the most dangerous card goes in it.",
            )
        case Rule.SHED_DANGER:
            return translate("Motive", "No card of the suit is left: the most dangerous card goes.")
        case Rule.LEAD_SAFEST:
            return translate("Motive", "The card least likely to take the trick is led.")
        case Rule.LEAD_LOW:
            return translate(
                "Motive",
                "A low card in the suit in which the declarer is likeliest to have to go over.",
            )
        case Rule.LEAD_LOW_HOLDING:
            return translate(
                "Motive",
                "A suit played from the bottom, in which the declarer cannot go under for ever.",
            )
        case Rule.STAY_UNDER:
            return translate(
                "Motive",
                "The declarer has the trick or may get it, and is not rescued.",
            )
        case Rule.UNLOAD_HIGH:
            return translate("Motive", "The declarer is safe in this trick, so a high card goes.")
        case Rule.SHORTEN_SUIT:
            return translate("Motive", "A short suit is shortened, and the low cards stay.")
        case _ as unknown:
            assert_never(unknown)
