"""The line under the hand from the end of the auction to the first lead, step by step."""

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from ...rules.actions import AnnounceAcesLow, LayDown, NameLevel, NameTrump, Repurchase
from ...rules.games import GAME_BY_KEY, Group, Qualifier
from ...rules.state import Contract, Step
from ...rules.view import SeatView
from ..table.model import TableModel
from .cards_text import suit_name
from .contract_text import needed_text
from .counts_text import cards_count, joined_or
from .games_text import game_in_text, offer_text, qualifier_text

translate = QCoreApplication.translate


def buying_prompt(model: TableModel) -> str:
    """What is asked in the buying, of this seat or of another."""
    view = model.view
    if view.contract is None or view.step is None:
        raise ValueError("the buying has not begun")
    if not view.is_my_turn:
        name = "" if view.to_act is None else model.names[view.to_act]
        return _waiting(view.step).format(name=name)
    return _asked(model, view.contract, view.step)


def _asked(model: TableModel, contract: Contract, step: Step) -> str:
    view = model.view
    match step:
        case Step.LEVEL:
            return _level(view, contract)
        case Step.TRUMP:
            return _or_lay(view, _trump(view, contract))
        case Step.TURN:
            return _turn(contract)
        case Step.TURN_OR_BUY:
            return _turn_or_buy(view, contract)
        case Step.BUY:
            return _buy(view)
        case Step.BUY_OR_TRUMP:
            return translate(
                "Prompt", "All the cards turned up are {suit}, so that is trump. {buy}"
            ).format(suit=suit_name(view.turned[0].suit), buy=_buy(view))
        case Step.KEEP:
            return _keep(model, contract)
        case Step.TAKE:
            return translate(
                "Prompt", "Take the whole stock onto your hand; then you keep 13 of the 26 cards."
            )
        case Step.ASIDE:
            return _or_lay(view, _aside(model))
        case Step.DIRECTION:
            return _or_lay(
                view,
                translate("Prompt", "Choose how to play: {needed}.").format(
                    needed=needed_text(contract)
                ),
            )
        case Step.FEWER:
            return _or_lay(view, _fewer(contract))
        case Step.AFTER_BUY | Step.READY:
            return _ready(view)
        case Step.OPPONENT_BUY:
            return _opponent(model, contract)
        case _ as unknown:
            assert_never(unknown)


def _level(view: SeatView, contract: Contract) -> str:
    levels = [action for action in view.actions() if isinstance(action, NameLevel)]
    lowest = game_in_text(GAME_BY_KEY[levels[0].word])
    bid = offer_text(contract.offer)
    if len(levels) == 1:
        return translate(
            "Prompt", "Your bid won: {bid}. Name its level; only {game} is possible."
        ).format(bid=bid, game=lowest)
    return translate("Prompt", "Your bid won: {bid}. Name its level, {game} or higher.").format(
        bid=bid, game=lowest
    )


def _trump(view: SeatView, contract: Contract) -> str:
    suits = joined_or(
        [suit_name(action.suit) for action in view.actions() if isinstance(action, NameTrump)]
    )
    if view.turned:
        return translate("Prompt", "Choose trump, one of the suits turned up: {suits}.").format(
            suits=suits
        )
    if contract.offer.qualifier is not Qualifier.PLAIN:
        return translate("Prompt", "Choose trump. You bid {grade}, so it must be {suits}.").format(
            grade=qualifier_text(contract.offer.qualifier), suits=suits
        )
    if contract.named_game.group is Group.BUYING:
        return translate("Prompt", "Choose trump, before you buy. Any suit is allowed.")
    return translate("Prompt", "Choose trump. Any suit is allowed.")


def _turn(contract: Contract) -> str:
    game = contract.named_game
    if game.turn_up == 1:
        return translate(
            "Prompt", "Turn up the top card of the stock: its suit is trump, and you must buy it."
        )
    return translate(
        "Prompt",
        "Turn up the top %n card(s) of the stock: you choose trump among their suits,"
        " and must buy them.",
        None,
        game.turn_up,
    )


def _turn_or_buy(view: SeatView, contract: Contract) -> str:
    trump = contract.trump or contract.first_trump
    suit = "" if trump is None else suit_name(trump)
    if view.stock_left < 2:
        return translate(
            "Prompt", "Buy again with {suit} as trump; the stock is too short for turning up."
        ).format(suit=suit)
    return translate(
        "Prompt", "Turn up a new card for a new trump, or buy again with {suit} as trump."
    ).format(suit=suit)


def _buy(view: SeatView) -> str:
    choice = view.choice()
    if choice is None:
        raise ValueError("nothing can be bought now")
    if choice.least == choice.most:
        return translate(
            "Prompt",
            "Choose exactly %n card(s) to set aside; you take as many from the stock.",
            None,
            choice.least,
        )
    if view.turned:
        return translate(
            "Prompt",
            "Choose {least} to {most} to set aside; you take as many from the stock,"
            " the cards turned up first.",
        ).format(least=choice.least, most=cards_count(choice.most))
    return translate(
        "Prompt",
        "Choose {least} to {most} to set aside; you take as many from the stock.",
    ).format(least=choice.least, most=cards_count(choice.most))


def _keep(model: TableModel, contract: Contract) -> str:
    keep = contract.named_game.keep or 0
    if keep == 0:
        return translate("Prompt", "Set your whole hand aside and take the whole stock.")
    return translate(
        "Prompt",
        "Choose the %n card(s) you keep; the others are set aside and you take the whole stock.",
        None,
        keep,
    ) + _chosen(model)


def _aside(model: TableModel) -> str:
    choice = model.view.choice()
    count = choice.least if choice else 0
    return translate(
        "Prompt", "Choose %n card(s) to set aside: you play with 13.", None, count
    ) + _chosen(model)


def _chosen(model: TableModel) -> str:
    if not model.selected:
        return ""
    return " " + translate("Prompt", "So far %n card(s).", None, len(model.selected))


def _fewer(contract: Contract) -> str:
    game = contract.named_game
    return translate(
        "Prompt",
        "Choose %n more card(s) to set aside, never to be shown: you play with {left}.",
        None,
        13 - game.low_cards,
    ).format(left=game.low_cards)


def _or_lay(view: SeatView, said: str) -> str:
    """*said*, and that the hand may be given up or bought for once more instead, where it may."""
    actions = view.actions()
    can_lay, can_repurchase = LayDown(view.seat) in actions, Repurchase(view.seat) in actions
    if can_lay and can_repurchase:
        return translate("Prompt", "{prompt} Or repurchase, or lay your hand down.").format(
            prompt=said
        )
    if can_lay:
        return translate("Prompt", "{prompt} Or lay your hand down.").format(prompt=said)
    return said


def _ready(view: SeatView) -> str:
    actions = view.actions()
    if Repurchase(view.seat) in actions:
        return translate("Prompt", "Play the hand, repurchase once, or lay it down.")
    if AnnounceAcesLow(view.seat) in actions:
        return translate(
            "Prompt",
            "Play the hand or lay it down. You have all four aces and may announce them as ones.",
        )
    return translate("Prompt", "Play the hand or lay it down.")


def _opponent(model: TableModel, contract: Contract) -> str:
    view = model.view
    if view.stock_left == 0:
        return translate("Prompt", "The stock is empty: you cannot buy. Go on.")
    if view.seat is contract.declarer.left:
        return translate(
            "Prompt",
            "You are an opponent and buy first: choose up to {cards} to set aside."
            " What is left {name} may buy.",
        ).format(cards=cards_count(view.stock_left), name=model.names[view.seat.left])
    return translate(
        "Prompt", "You are an opponent and buy last: choose up to {cards} to set aside."
    ).format(cards=cards_count(view.stock_left))


def _waiting(step: Step) -> str:
    """Whom the table waits for and for what, with a hole for the name."""
    match step:
        case Step.LEVEL:
            return translate("Prompt", "Waiting for {name} to name the level.")
        case Step.TRUMP:
            return translate("Prompt", "Waiting for {name} to choose trump.")
        case Step.TURN:
            return translate("Prompt", "Waiting for {name} to turn up the stock.")
        case Step.TURN_OR_BUY:
            return translate("Prompt", "Waiting for {name} to turn up again, or to buy.")
        case Step.BUY | Step.BUY_OR_TRUMP | Step.OPPONENT_BUY:
            return translate("Prompt", "Waiting for {name} to buy.")
        case Step.KEEP:
            return translate("Prompt", "Waiting for {name} to choose which cards to keep.")
        case Step.TAKE:
            return translate("Prompt", "Waiting for {name} to take the stock.")
        case Step.ASIDE | Step.FEWER:
            return translate("Prompt", "Waiting for {name} to set cards aside.")
        case Step.DIRECTION:
            return translate("Prompt", "Waiting for {name} to choose between high and low.")
        case Step.AFTER_BUY | Step.READY:
            return translate("Prompt", "Waiting for {name} to play the hand or lay it down.")
        case _ as unknown:
            assert_never(unknown)
