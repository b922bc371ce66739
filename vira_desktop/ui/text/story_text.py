"""The story of a deal, action by action: what each did, as who looks on may know it."""

from collections.abc import Iterable
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from ...rules.actions import (
    Accept,
    AnnounceAcesLow,
    Bid,
    Buy,
    Claim,
    Concede,
    Keep,
    LayDown,
    NameLevel,
    NameTrump,
    Pass,
    PlayCard,
    PlayHand,
    PlayHigh,
    PlayLow,
    Refuse,
    Repurchase,
    SetAside,
    TakeStock,
    TurnUp,
)
from ...rules.cards import Card
from ...rules.games import GAME_BY_KEY
from ...rules.seats import BySeat, Seat
from ...rules.state import Deal, Playing, table_of
from ...session.replay import Mark, Section, Told
from .cards_text import card_short, cards_short, suit_name
from .counts_text import cards_count, tricks_count
from .games_text import call_text, game_in_text

translate = QCoreApplication.translate


def beginning(deal: Deal, names: BySeat[str]) -> str:
    """Before the first action."""
    return translate("Story", "{name} has dealt. The highest suit is {suit}.").format(
        name=names[Seat.REARHAND], suit=suit_name(deal.highest)
    )


def section_text(mark: Mark) -> str:
    """The section of the deal that begins with *mark*: "Bidding", "Trick 4"."""
    match mark.section:
        case Section.BIDDING:
            return translate("Story", "Bidding")
        case Section.BUYING:
            return translate("Story", "Buying")
        case Section.TRICK:
            return translate("Story", "Trick {number}").format(number=mark.trick)
        case Section.PAYMENT:
            return translate("Story", "Payment")
        case _ as unknown:
            assert_never(unknown)


def told_text(told: Told, names: BySeat[str], *, viewer: Seat | None) -> str:
    """What happened, in a sentence or two. Cards that *viewer* could not know are only counted;
    None sees all hands."""
    said = _act(told, names[told.seat], is_open=viewer is None or told.is_open_to(viewer))
    trick = told.finished
    if trick is None:
        return said
    return translate("Story", "{said} {name} takes the trick.").format(
        said=said, name=names[trick.winner]
    )


def _act(told: Told, name: str, *, is_open: bool) -> str:
    match told.action:
        case Bid():
            call = table_of(told.after).auction[-1]
            said = call_text(call, told.standing)
            return translate("Story", "{name} bids {bid}.").format(name=name, bid=said)
        case Pass():
            return translate("Story", "{name} passes.").format(name=name)
        case NameLevel(word=word):
            game = game_in_text(GAME_BY_KEY[word])
            return translate("Story", "{name} names the game: {game}.").format(name=name, game=game)
        case NameTrump(suit=suit):
            return translate("Story", "{name} makes {suit} trump.").format(
                name=name, suit=suit_name(suit)
            )
        case Buy() | Keep() | TakeStock() | SetAside() | TurnUp():
            return _exchange(told, name, is_open=is_open)
        case Claim() | Accept() | Refuse() | Concede() | LayDown():
            return _ending(told, name)
        case PlayHigh():
            return translate("Story", "{name} will play high.").format(name=name)
        case PlayLow():
            return translate("Story", "{name} will play low, for no trick.").format(name=name)
        case Repurchase():
            return translate("Story", "{name} repurchases.").format(name=name)
        case PlayHand():
            return translate("Story", "{name} plays the hand.").format(name=name)
        case AnnounceAcesLow():
            return translate("Story", "{name} announces that the aces count as ones.").format(
                name=name
            )
        case PlayCard(card=card):
            return _card(told, name, card)
        case _ as unknown:
            assert_never(unknown)


def _card(told: Told, name: str, card: Card) -> str:
    leads = isinstance(told.before, Playing) and not told.before.trick
    if leads:
        return translate("Story", "{name} leads {card}.").format(name=name, card=card_short(card))
    return translate("Story", "{name} plays {card}.").format(name=name, card=card_short(card))


def _exchange(told: Told, name: str, *, is_open: bool) -> str:
    action = told.action
    match action:
        case TurnUp():
            new = [card for card in table_of(told.after).turned if card not in _turned_before(told)]
            return translate("Story", "{name} turns up {cards}.").format(
                name=name, cards=cards_short(new)
            )
        case Buy(cards=()):
            return translate("Story", "{name} buys nothing.").format(name=name)
        case Buy(cards=cards):
            if is_open:
                return translate("Story", "{name} sets aside {aside} and takes {taken}.").format(
                    name=name, aside=_sorted(cards), taken=_sorted(told.drawn)
                )
            return translate("Story", "{name} buys {cards}.").format(
                name=name, cards=cards_count(len(cards))
            )
        case Keep(cards=cards):
            kept = _sorted(cards) if is_open and cards else cards_count(len(cards))
            if is_open:
                return translate(
                    "Story", "{name} keeps {cards} and takes the stock: {taken}."
                ).format(name=name, cards=kept, taken=_sorted(told.drawn))
            return translate("Story", "{name} keeps {cards} and takes the stock.").format(
                name=name, cards=kept
            )
        case SetAside(cards=cards):
            aside = _sorted(cards) if is_open else cards_count(len(cards))
            return translate("Story", "{name} sets aside {cards}.").format(name=name, cards=aside)
        case _:
            if is_open:
                return translate("Story", "{name} takes the whole stock: {taken}.").format(
                    name=name, taken=_sorted(told.drawn)
                )
            return translate("Story", "{name} takes the whole stock.").format(name=name)


def _ending(told: Told, name: str) -> str:
    match told.action:
        case Claim(tricks=tricks):
            return translate("Story", "{name} claims {tricks} in all.").format(
                name=name, tricks=tricks_count(tricks)
            )
        case Accept():
            return translate("Story", "{name} accepts the claim.").format(name=name)
        case Refuse():
            return translate("Story", "{name} refuses the claim; play goes on.").format(name=name)
        case Concede():
            return translate("Story", "{name} concedes.").format(name=name)
        case _:
            return translate("Story", "{name} lays the hand down.").format(name=name)


def _turned_before(told: Told) -> tuple[Card, ...]:
    return table_of(told.before).turned


def _sorted(cards: Iterable[Card]) -> str:
    return cards_short(sorted(cards, key=lambda card: (card.suit, -card.rank)))
