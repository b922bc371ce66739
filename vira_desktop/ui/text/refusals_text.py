"""Why something is not allowed, and what to do instead."""

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from ...rules.actions import Claim, NameLevel, NameTrump
from ...rules.games import GAME_BY_KEY, Group
from ...rules.refusals import Reason
from ...rules.view import SeatView
from .cards_text import suit_name
from .counts_text import cards_count, joined_or
from .games_text import game_in_text, offer_text
from .seats_text import seat_name

translate = QCoreApplication.translate


def refusal_text(reason: Reason, view: SeatView) -> str:
    """One or two sentences for the person at *view*'s seat, whose action was refused."""
    match reason:
        case Reason.DEAL_IS_OVER:
            return translate("Refusal", "The deal is over. Go on to the next one.")
        case Reason.CLAIM_OPEN:
            return translate(
                "Refusal", "A claim lies on the table. It must be accepted or refused first."
            )
        case Reason.NOT_YOUR_TURN:
            return _not_your_turn(view)
        case Reason.NOT_NOW:
            return translate("Refusal", "That cannot be done now. Do what the line below asks.")
        case Reason.MUST_TURN_FIRST:
            return translate("Refusal", "You must turn up the stock first; that decides trump.")
        case Reason.NO_REPURCHASE:
            return _no_repurchase(view)
        case Reason.FOREHAND_MUST_BID:
            return translate(
                "Refusal", "You are forehand and must open the bidding. Begär is the lowest bid."
            )
        case Reason.UNKNOWN_GAME:
            return translate("Refusal", "There is no such game. Choose one from the bid table.")
        case Reason.QUALIFIER_NOT_ALLOWED:
            return translate(
                "Refusal",
                "Only trump games with a free choice of trump can be bid in a suit or in the"
                " highest suit. Bid the game without it.",
            )
        case Reason.BID_TOO_LOW:
            return _bid_too_low(view)
        case Reason.LEVEL_TOO_LOW:
            return _level_too_low(view)
        case Reason.TRUMP_NOT_ALLOWED:
            return _trump_not_allowed(view)
        case Reason.MUST_BUY_TURNED:
            return translate(
                "Refusal", "The cards turned up must be bought: set aside at least {cards}."
            ).format(cards=cards_count(len(view.turned)))
        case Reason.WRONG_NUMBER_OF_CARDS:
            return _wrong_number(view)
        case Reason.STOCK_TOO_SHORT:
            return translate(
                "Refusal", "That is more than the stock has: {cards} left. Choose fewer."
            ).format(cards=cards_count(view.stock_left))
        case Reason.CARD_NOT_HELD:
            return translate(
                "Refusal", "You do not hold that card. Choose among the cards of your hand."
            )
        case Reason.ACES_NOT_HELD:
            return translate(
                "Refusal",
                "Aces count as ones only when you play with all four of them. You do not.",
            )
        case Reason.MUST_FOLLOW_SUIT:
            return _must_follow(view)
        case Reason.CLAIM_IMPOSSIBLE:
            return _claim_impossible(view)
        case _ as unknown:
            assert_never(unknown)


def _not_your_turn(view: SeatView) -> str:
    if view.to_act is None or view.is_my_turn:
        return translate("Refusal", "It is not your turn.")
    return translate("Refusal", "It is not your turn. Wait for {seat}.").format(
        seat=seat_name(view.to_act)
    )


def _no_repurchase(view: SeatView) -> str:
    contract = view.contract
    if contract is not None and contract.repurchased:
        return translate(
            "Refusal", "You have repurchased once already. Play, or lay your hand down."
        )
    if contract is not None and contract.game is not None and contract.game.group is Group.GASK:
        return translate(
            "Refusal",
            "In this game you take the whole stock; there is no repurchase."
            " Play, or lay your hand down.",
        )
    return translate(
        "Refusal", "The declarer does not buy in a solo game. Play, or lay your hand down."
    )


def _bid_too_low(view: SeatView) -> str:
    if view.standing is None:
        return translate("Refusal", "There is no game of that name left to bid.")
    return translate(
        "Refusal",
        "Too low: you must bid over {bid}, with a higher game, in a better suit,"
        " or the same from a better seat. Or pass.",
    ).format(bid=offer_text(view.standing))


def _level_too_low(view: SeatView) -> str:
    levels = [action for action in view.actions() if isinstance(action, NameLevel)]
    if not levels:
        return translate("Refusal", "That level is too low. Choose a higher one.")
    return translate("Refusal", "That level is too low: {game} is the lowest you may name.").format(
        game=game_in_text(GAME_BY_KEY[levels[0].word])
    )


def _trump_not_allowed(view: SeatView) -> str:
    suits = [action.suit for action in view.actions() if isinstance(action, NameTrump)]
    if view.turned:
        return translate(
            "Refusal", "Trump must be a suit that was turned up: choose {suits}."
        ).format(suits=joined_or([suit_name(suit) for suit in suits]))
    return translate("Refusal", "Your bid binds you to a better suit: choose {suits}.").format(
        suits=joined_or([suit_name(suit) for suit in suits])
    )


def _wrong_number(view: SeatView) -> str:
    choice = view.choice()
    if choice is None:
        return translate("Refusal", "That is not the right number of cards.")
    if choice.least == choice.most:
        return translate("Refusal", "Choose exactly {cards}.").format(
            cards=cards_count(choice.least)
        )
    return translate("Refusal", "Choose at least {least} and at most {most}.").format(
        least=choice.least, most=cards_count(choice.most)
    )


def _must_follow(view: SeatView) -> str:
    if not view.trick:
        return translate("Refusal", "You must follow suit.")
    return translate("Refusal", "You must follow suit: you have {suit}. Play one of them.").format(
        suit=suit_name(view.trick[0].card.suit)
    )


def _claim_impossible(view: SeatView) -> str:
    numbers = [action.tricks for action in view.actions() if isinstance(action, Claim)]
    if not numbers:
        return translate("Refusal", "So many tricks cannot be claimed.")
    return translate(
        "Refusal", "So many tricks cannot be claimed: choose a number from {least} to {most}."
    ).format(least=numbers[0], most=numbers[-1])
