"""The story of a deal, action by action: what each did, as who looks on may know it.

Every event has a sentence of its own for the person who is spoken to: a verb follows its subject
in English, "You pass." but "Nils passes."."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
class _Who:
    """Who acts: somebody with a name, or the person to whom the story is told."""

    name: str
    is_you: bool

    def does(self, yours: str, theirs: str, **holes: str) -> str:
        """The sentence of the two that fits, its holes filled."""
        return (yours if self.is_you else theirs).format(name=self.name, **holes)


def beginning(deal: Deal, names: BySeat[str], *, you: Seat | None = None) -> str:
    """Before the first action; who sits at *you* is spoken to."""
    return _who(Seat.REARHAND, names, you).does(
        translate("Story", "You have dealt. The highest suit is {suit}."),
        translate("Story", "{name} has dealt. The highest suit is {suit}."),
        suit=suit_name(deal.highest),
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


def told_text(
    told: Told, names: BySeat[str], *, viewer: Seat | None, you: Seat | None = None
) -> str:
    """What happened, in a sentence or two. Cards that *viewer* could not know are only counted;
    None sees all hands. Who sits at *you* is spoken to, the others have their *names*."""
    who = _who(told.seat, names, you)
    said = _act(told, who, is_open=viewer is None or told.is_open_to(viewer))
    trick = told.finished
    if trick is None:
        return said
    return _who(trick.winner, names, you).does(
        translate("Story", "{said} You take the trick."),
        translate("Story", "{said} {name} takes the trick."),
        said=said,
    )


def _who(seat: Seat, names: BySeat[str], you: Seat | None) -> _Who:
    return _Who(names[seat], is_you=seat is you)


def _act(told: Told, who: _Who, *, is_open: bool) -> str:
    match told.action:
        case Bid() | Pass() | NameLevel() | NameTrump():
            return _call(told, who)
        case Buy() | Keep() | TakeStock() | SetAside() | TurnUp():
            return _exchange(told, who, is_open=is_open)
        case PlayHigh() | PlayLow() | Repurchase() | PlayHand() | AnnounceAcesLow():
            return _announced(told, who)
        case PlayCard(card=card):
            return _card(told, who, card)
        case Claim() | Accept() | Refuse() | Concede() | LayDown():
            return _ending(told, who)
        case _ as unknown:
            assert_never(unknown)


def _call(told: Told, who: _Who) -> str:
    match told.action:
        case Bid():
            call = table_of(told.after).auction[-1]
            return who.does(
                translate("Story", "You bid {bid}."),
                translate("Story", "{name} bids {bid}."),
                bid=call_text(call, told.standing),
            )
        case NameLevel(word=word):
            return who.does(
                translate("Story", "You name the game: {game}."),
                translate("Story", "{name} names the game: {game}."),
                game=game_in_text(GAME_BY_KEY[word]),
            )
        case NameTrump(suit=suit):
            return who.does(
                translate("Story", "You make {suit} trump."),
                translate("Story", "{name} makes {suit} trump."),
                suit=suit_name(suit),
            )
        case _:
            return who.does(translate("Story", "You pass."), translate("Story", "{name} passes."))


def _announced(told: Told, who: _Who) -> str:
    match told.action:
        case PlayHigh():
            return who.does(
                translate("Story", "You will play high."),
                translate("Story", "{name} will play high."),
            )
        case PlayLow():
            return who.does(
                translate("Story", "You will play low, for no trick."),
                translate("Story", "{name} will play low, for no trick."),
            )
        case Repurchase():
            return who.does(
                translate("Story", "You repurchase."), translate("Story", "{name} repurchases.")
            )
        case PlayHand():
            return who.does(
                translate("Story", "You play the hand."),
                translate("Story", "{name} plays the hand."),
            )
        case _:
            return who.does(
                translate("Story", "You announce that the aces count as ones."),
                translate("Story", "{name} announces that the aces count as ones."),
            )


def _card(told: Told, who: _Who, card: Card) -> str:
    if isinstance(told.before, Playing) and not told.before.trick:
        return who.does(
            translate("Story", "You lead {card}."),
            translate("Story", "{name} leads {card}."),
            card=card_short(card),
        )
    return who.does(
        translate("Story", "You play {card}."),
        translate("Story", "{name} plays {card}."),
        card=card_short(card),
    )


def _exchange(told: Told, who: _Who, *, is_open: bool) -> str:
    match told.action:
        case TurnUp():
            new = [card for card in table_of(told.after).turned if card not in _turned_before(told)]
            return who.does(
                translate("Story", "You turn up {cards}."),
                translate("Story", "{name} turns up {cards}."),
                cards=cards_short(new),
            )
        case Buy(cards=cards):
            return _bought(told, who, cards, is_open=is_open)
        case Keep(cards=cards):
            return _kept(told, who, cards, is_open=is_open)
        case SetAside(cards=cards):
            return who.does(
                translate("Story", "You set aside {cards}."),
                translate("Story", "{name} sets aside {cards}."),
                cards=_sorted(cards) if is_open else cards_count(len(cards)),
            )
        case _ if is_open:
            return who.does(
                translate("Story", "You take the whole stock: {taken}."),
                translate("Story", "{name} takes the whole stock: {taken}."),
                taken=_sorted(told.drawn),
            )
        case _:
            return who.does(
                translate("Story", "You take the whole stock."),
                translate("Story", "{name} takes the whole stock."),
            )


def _bought(told: Told, who: _Who, cards: Sequence[Card], *, is_open: bool) -> str:
    if not cards:
        return who.does(
            translate("Story", "You buy nothing."), translate("Story", "{name} buys nothing.")
        )
    if is_open:
        return who.does(
            translate("Story", "You set aside {aside} and take {taken}."),
            translate("Story", "{name} sets aside {aside} and takes {taken}."),
            aside=_sorted(cards),
            taken=_sorted(told.drawn),
        )
    return who.does(
        translate("Story", "You buy {cards}."),
        translate("Story", "{name} buys {cards}."),
        cards=cards_count(len(cards)),
    )


def _kept(told: Told, who: _Who, cards: Sequence[Card], *, is_open: bool) -> str:
    if is_open:
        return who.does(
            translate("Story", "You keep {cards} and take the stock: {taken}."),
            translate("Story", "{name} keeps {cards} and takes the stock: {taken}."),
            cards=_sorted(cards) if cards else cards_count(0),
            taken=_sorted(told.drawn),
        )
    return who.does(
        translate("Story", "You keep {cards} and take the stock."),
        translate("Story", "{name} keeps {cards} and takes the stock."),
        cards=cards_count(len(cards)),
    )


def _ending(told: Told, who: _Who) -> str:
    match told.action:
        case Claim(tricks=tricks):
            return who.does(
                translate("Story", "You claim {tricks} in all."),
                translate("Story", "{name} claims {tricks} in all."),
                tricks=tricks_count(tricks),
            )
        case Accept():
            return who.does(
                translate("Story", "You accept the claim."),
                translate("Story", "{name} accepts the claim."),
            )
        case Refuse():
            return who.does(
                translate("Story", "You refuse the claim; play goes on."),
                translate("Story", "{name} refuses the claim; play goes on."),
            )
        case Concede():
            return who.does(
                translate("Story", "You concede."), translate("Story", "{name} concedes.")
            )
        case _:
            return who.does(
                translate("Story", "You lay the hand down."),
                translate("Story", "{name} lays the hand down."),
            )


def _turned_before(told: Told) -> tuple[Card, ...]:
    return table_of(told.before).turned


def _sorted(cards: Iterable[Card]) -> str:
    return cards_short(sorted(cards, key=lambda card: (card.suit, -card.rank)))
