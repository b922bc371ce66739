"""Words on the table itself, and the names that a screen reader speaks for what lies there."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from ...rules.cards import Card, Suit
from ...rules.seats import Seat
from ...rules.state import Call, Contract, Offer
from ..language import number_text, signed_text
from .cards_text import card_name, cards_list, suit_name
from .counts_text import bets_count, capital, cards_count, pins_count, tricks_count
from .games_text import call_text, game_name, offer_text
from .seats_text import dealer_name, seat_name

translate = QCoreApplication.translate


def table_name() -> str:
    """The table as a whole."""
    return translate("Table", "The table")


def role_label(seat: Seat) -> str:
    """Under a name: "Middle-hand", "Rear-hand · dealer"."""
    name = capital(seat_name(seat))
    return f"{name} · {dealer_name()}" if seat is Seat.REARHAND else name


def short_role_label(seat: Seat) -> str:
    """The same where there is little room: rear-hand is always the dealer."""
    return capital(dealer_name() if seat is Seat.REARHAND else seat_name(seat))


def your_turn() -> str:
    """At the own plate when the player is asked."""
    return translate("Table", "Your turn")


def thinking() -> str:
    """At the plate of a bot that is being waited for."""
    return translate("Table", "thinking …")


def to_act() -> str:
    """At the plate of whoever else is asked."""
    return translate("Table", "to act")


def declared(contract: Contract) -> str:
    """The declarer's game, short: "Solo 7", "Gask on 2 · low", "7-spel in a suit"."""
    if contract.game is None:
        return capital(offer_text(contract.offer))
    named = Offer(seat=contract.declarer, game=contract.game, qualifier=contract.offer.qualifier)
    if contract.trump is None and named.qualifier:
        return capital(offer_text(named))
    name = game_name(contract.game)
    if contract.is_low and contract.game.high_tricks is not None:
        name = translate("Table", "{game} · low").format(game=name)
    if contract.aces_low:
        name = translate("Table", "{game} · aces as ones").format(game=name)
    return name


def declarer_tricks(contract: Contract, taken: int) -> str:
    """What the declarer has against what he needs: "3 of 7"; in a low game "no trick; has 1"."""
    if contract.is_low:
        return translate("Table", "no trick; has {taken}").format(taken=number_text(taken))
    return translate("Table", "{taken} of {needed}").format(
        taken=number_text(taken), needed=number_text(contract.tricks_needed)
    )


def opponents_tricks(taken: int) -> str:
    """What the two opponents have together."""
    return translate("Table", "Together {tricks}").format(tricks=tricks_count(taken))


def called(call: Call, standing: Offer | None) -> str:
    """A call in the bubble at a seat."""
    return capital(call_text(call, standing))


def bought(counts: Sequence[int]) -> str:
    """What a seat took from the stock: "bought 4", after a repurchase "bought 4 + 2"."""
    return translate("Table", "bought {cards}").format(cards=" + ".join(map(str, counts)))


def took_stock() -> str:
    """What the declarer of a gask, a gök or vira did instead of buying."""
    return translate("Table", "took the stock")


def claims(tricks: int) -> str:
    """The declarer's open claim."""
    return translate("Table", "Claims {tricks}").format(tricks=tricks_count(tricks))


def won(pins: int) -> str:
    """What the deal has brought a seat, or all deals: "+2 pins", "−16 pins"."""
    counted = pins_count(abs(pins))
    return counted if pins == 0 else f"{signed_text(pins)[0]}{counted}"


def hand_as_dealt(*, is_own: bool) -> str:
    """Over the cards at the bottom when the deal is over."""
    if is_own:
        return translate("Table", "Your hand as it was dealt")
    return translate("Table", "The hand as it was dealt")


def stock_label() -> str:
    """Beside what is left of the stock."""
    return translate("Table", "Stock")


def pulla_label() -> str:
    """Beside the tin."""
    return translate("Table", "Pulla")


def pulla_bets(bets: int) -> str:
    """What is in it."""
    return bets_count(bets)


def borrowed(count: int) -> str:
    """Beside a bowl that was borrowed."""
    return translate("Table", "borrowed: {count}").format(count=number_text(count))


def bowl_spoken(name: str, pins: int, *, borrowed: int) -> str:
    """A bowl and what is in it."""
    said = translate("Table", "{name}: tokens for {pins} in the bowl").format(
        name=name, pins=pins_count(pins)
    )
    if not borrowed:
        return said
    return translate("Table", "{bowl}, %n bowl(s) borrowed", None, borrowed).format(bowl=said)


def cards_left(count: int) -> str:
    """What is left of the stock."""
    return cards_count(count)


def highest_label() -> str:
    """Beside the suit of the upside-down pack's bottom card."""
    return translate("Table", "Highest")


def second_label() -> str:
    """Beside the other suit of the same colour."""
    return translate("Table", "Second")


def go_on() -> str:
    """Gathers a finished trick."""
    return translate("Table", "Go on")


def seat_spoken(name: str, seat: Seat, *, account: int, details: Sequence[str]) -> str:
    """A seat for a screen reader: name, role, account, and what its plate tells besides."""
    parts = [name, seat_name(seat)]
    if seat is Seat.REARHAND:
        parts.append(dealer_name())
    parts += details
    parts.append(translate("Table", "account {pins}").format(pins=won(account)))
    return ", ".join(parts)


def backs_spoken(name: str, count: int) -> str:
    """The hidden cards of a seat."""
    return translate("Table", "{name} holds {cards}").format(name=name, cards=cards_count(count))


def hand_spoken(name: str, cards: Sequence[Card]) -> str:
    """The cards of a seat that lie open in a replay."""
    if not cards:
        return translate("Table", "{name} has no cards left").format(name=name)
    return translate("Table", "{name} holds {cards}").format(name=name, cards=cards_list(cards))


def played_spoken(name: str, card: Card, *, leads: bool, wins: bool) -> str:
    """A card of the trick: "Nils: king of hearts, led, winning"."""
    text = translate("Table", "{name}: {card}").format(name=name, card=card_name(card))
    if leads:
        text += ", " + translate("Table", "led")
    if wins:
        text += ", " + translate("Table", "winning")
    return text


def stock_spoken(count: int) -> str:
    """The stock."""
    return translate("Table", "Stock: {cards}").format(cards=cards_count(count))


def turned_spoken(card: Card) -> str:
    """A card of the stock that lies face up."""
    return translate("Table", "Turned up: {card}").format(card=card_name(card))


def open_card_spoken(name: str, card: Card) -> str:
    """A card of an open hand."""
    return translate("Table", "{name} holds {cards}").format(name=name, cards=card_name(card))


def pulla_spoken(bets: int) -> str:
    """The tin."""
    return translate("Table", "Pulla: {bets}").format(bets=bets_count(bets))


def pack_spoken(highest: Suit) -> str:
    """The upside-down pack."""
    return translate(
        "Table", "Upside-down pack: highest suit {highest}, second suit {second}"
    ).format(highest=suit_name(highest), second=suit_name(highest.same_colour))


def trump_spoken(suit: Suit) -> str:
    """The sign of the trump suit."""
    return translate("Table", "Trump: {suit}").format(suit=suit_name(suit))
