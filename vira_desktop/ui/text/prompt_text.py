"""The line under the hand: what is asked now, and why."""

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from ...rules.actions import Action, AnnounceAcesLow, Bid, Pass
from ...rules.cards import Suit
from ...rules.games import Family, Result
from ...rules.holdings import low_suits
from ...rules.offers import offer_of
from ...rules.seats import Seat
from ...rules.state import Contract, Offer, OpenClaim
from ...rules.view import Phase, SeatView
from ..table.model import TableModel
from .buying_prompt_text import buying_prompt
from .cards_text import suit_name
from .counts_text import tricks_count
from .games_text import offer_text

translate = QCoreApplication.translate


def prompt(model: TableModel) -> str:
    """What the person at the bottom is to do now and why, or whom the table waits for."""
    if model.onlooks and model.view.settled is None:
        return translate(
            "Prompt", "You sit this deal out. A click or a key plays it to its end at once."
        )
    view = model.view
    if model.lying_trick:
        return translate("Prompt", "{name} took the trick. Click or press a key to go on.").format(
            name=model.names[view.tricks[-1].winner]
        )
    if view.settled is not None:
        return _settled(model)
    match view.phase:
        case Phase.BIDDING:
            return _bidding(model)
        case Phase.BUYING:
            return buying_prompt(model)
        case Phase.PLAY | Phase.SETTLED:
            return _with_aces(view, _claim(model) if view.claim else _play(model))
        case _ as unknown:
            assert_never(unknown)


def _bidding(model: TableModel) -> str:
    view = model.view
    if not view.is_my_turn:
        return translate("Prompt", "Waiting for {name} to bid.").format(name=_acting(model))
    actions = view.actions()
    if Pass(view.seat) not in actions:
        return translate("Prompt", "You are forehand: you must bid. Begär is the lowest bid.")
    if view.standing is None:
        return translate("Prompt", "Nobody has bid yet. Bid, or pass: a pass is final.")
    said = _over(model, view.standing, actions)
    if view.standing.game.family is Family.GOK:
        said = f"{said} {_gok_rule(view)}"
    return said


def _over(model: TableModel, standing: Offer, actions: tuple[Action, ...]) -> str:
    name, bid = model.names[standing.seat], offer_text(standing)
    lowest = next((action for action in actions if isinstance(action, Bid)), None)
    offer = offer_of(standing, lowest) if lowest else None
    if not isinstance(offer, Offer):
        return translate("Prompt", "{name} has bid {bid}. No bid is higher: you must pass.").format(
            name=name, bid=bid
        )
    return translate(
        "Prompt",
        "{name} has bid {bid}. Pass, which is final, or bid at least {lowest}.",
    ).format(name=name, bid=bid, lowest=offer_text(offer, standing))


def _gok_rule(view: SeatView) -> str:
    """What it takes to pass on a gök (ruling 31), and what this hand has."""
    has = len(low_suits(view.dealt))
    is_second = view.auction[-1].offer is None
    if is_second:
        return translate(
            "Prompt",
            "To pass on a gök without risking a bet you need a low holding in one suit;"
            " you have it in {number}.",
        ).format(number=has)
    return translate(
        "Prompt",
        "To pass on a gök without risking a bet you need low holdings in two suits;"
        " you have them in {number}.",
    ).format(number=has)


def _play(model: TableModel) -> str:
    view = model.view
    if not view.is_my_turn:
        if not view.trick:
            return translate("Prompt", "Waiting for {name} to lead.").format(name=_acting(model))
        return translate("Prompt", "Waiting for {name} to play.").format(name=_acting(model))
    if not view.trick:
        if not view.tricks:
            return translate("Prompt", "You are forehand: lead any card to the first trick.")
        return translate("Prompt", "You won the trick: lead any card to the next.")
    led, leader = view.trick[0].card.suit, model.names[view.trick[0].seat]
    if any(card.suit is led for card in view.hand):
        return translate("Prompt", "{name} led {suit}: you must follow suit.").format(
            name=leader, suit=suit_name(led)
        )
    return _void(view, leader, led)


def _void(view: SeatView, leader: str, led: Suit) -> str:
    """What may be played without a card of the suit led."""
    trump = view.contract.trump if view.contract else None
    if trump is not None and any(card.suit is trump for card in view.hand):
        return translate(
            "Prompt",
            "{name} led {suit} and you have none: play a trump ({trump}) or throw any other card.",
        ).format(name=leader, suit=suit_name(led), trump=suit_name(trump))
    return translate("Prompt", "{name} led {suit} and you have none: throw any card.").format(
        name=leader, suit=suit_name(led)
    )


def _claim(model: TableModel) -> str:
    view = model.view
    contract, claim = view.contract, view.claim
    if contract is None or claim is None:
        raise ValueError("no claim lies on the table")
    said = _claimed(model, contract, claim)
    if view.is_my_turn:
        return translate(
            "Prompt", "{claim} Accept, refuse so that play goes on, or concede."
        ).format(claim=said)
    return translate("Prompt", "{claim} Waiting for {name} to answer.").format(
        claim=said, name=_acting(model)
    )


def _claimed(model: TableModel, contract: Contract, claim: OpenClaim) -> str:
    return translate("Prompt", "{name} claimed {tricks} in all.").format(
        name=model.names[contract.declarer], tricks=tricks_count(claim.tricks)
    )


def _with_aces(view: SeatView, said: str) -> str:
    if AnnounceAcesLow(view.seat) not in view.legal:
        return said
    return translate(
        "Prompt", "{prompt} Before the first card you may announce your four aces as ones."
    ).format(prompt=said)


def _settled(model: TableModel) -> str:
    settled = model.view.settled
    if settled is None or settled.contract is None:
        ended = translate("Prompt", "All three passed: nothing is paid.")
    else:
        result = _ended(settled.settlement.result)
        ended = translate("Prompt", "{result} The deal is paid.").format(
            result=result.format(name=model.names[settled.contract.declarer])
        )
    if model.evening is not None and model.evening.is_last:
        return translate("Prompt", "{ended} That was the last deal: settle up.").format(ended=ended)
    return translate("Prompt", "{ended} Go on to the next deal.").format(ended=ended)


def _ended(result: Result | None) -> str:
    """How the game ended, with a hole for the declarer's name."""
    match result:
        case Result.HOME:
            return translate("Prompt", "{name} went home.")
        case Result.BET:
            return translate("Prompt", "{name} went bet.")
        case Result.KODILJ:
            return translate("Prompt", "{name} went kodilj.")
        case None:
            return translate("Prompt", "Nobody played.")
        case _ as unknown:
            assert_never(unknown)


def _acting(model: TableModel) -> str:
    seat: Seat | None = model.view.to_act
    return "" if seat is None else model.names[seat]
