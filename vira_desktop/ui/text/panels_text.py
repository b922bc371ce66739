"""Words of the panels for buying and play: buttons, what each costs, and what lies beside."""

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from ...rules.actions import Buy, Keep, SetAside
from ...rules.cards import Card, Suit
from ...rules.choices import CardChoice
from ...rules.games import Column, Family, Game
from ...session.claims import Proof
from ..language import number_text, signed_text
from ..table.costs import Cost
from .cards_text import cards_short, suit_name, suit_symbol
from .contract_text import column_name
from .counts_text import bets_count, capital, cards_count, pins_count, tricks_count
from .games_text import game_tricks, misere_type

translate = QCoreApplication.translate

WHOLE_STOCK = 13
"""Cards of the stock before anybody has taken any."""


# Money


def bets_text(bets: int) -> str:
    """As "lifts 1 bet", "puts in 2 bets"."""
    if bets > 0:
        return translate("Panel", "lifts {bets}").format(bets=bets_count(bets))
    if bets < 0:
        return translate("Panel", "puts in {bets}").format(bets=bets_count(-bets))
    return translate("Panel", "lifts nothing")


def lay_cost(cost: Cost) -> str:
    """What laying the hand down costs the declarer who asks."""
    if not cost.pins:
        return translate("Panel", "You put in {bets}. No pins are paid.").format(
            bets=bets_count(-cost.bets)
        )
    return translate("Panel", "You put in {bets} and pay {pins} to each opponent.").format(
        bets=bets_count(-cost.bets), pins=pins_count(-cost.pins)
    )


def concede_cost(cost: Cost) -> str:
    """What conceding brings or costs the opponent who asks; his pins are all that he pays."""
    if cost.bets:
        return translate(
            "Panel", "You pay for both opponents: {pins}, and {bets} into the pulla."
        ).format(pins=pins_count(-cost.pins), bets=bets_count(-cost.bets))
    if cost.pins > 0:
        return translate("Panel", "The declarer does not go home; you get {pins}.").format(
            pins=pins_count(cost.pins)
        )
    if not cost.pins:
        return translate("Panel", "The result is decided already; it costs you nothing.")
    return translate("Panel", "The result is decided already; you pay {pins}.").format(
        pins=pins_count(-cost.pins)
    )


def accept_cost(result: str, pins: int) -> str:
    """What the deal pays this opponent when the claim is accepted."""
    return translate("Panel", "The declarer ends with {result}; for you {pins}.").format(
        result=result, pins=signed_pins(pins)
    )


def signed_pins(pins: int) -> str:
    """As "+1 pin", "−2 pins"."""
    return pins_count(pins) if pins == 0 else f"{signed_text(pins)[0]}{pins_count(abs(pins))}"


# What may be done


def level_note(game: Game) -> str:
    """What a level asks, short: the cards to buy or to keep, tricks, misère and pins."""
    pins = "–".join(map(str, (game.pins if game.high_tricks else game.pins[:1])))
    parts = []
    if game.exact_buy is not None:
        parts.append(translate("Panel", "buy exactly %n card(s)", None, game.exact_buy))
    if game.family is Family.GASK:
        parts.append(translate("Panel", "keep %n card(s)", None, game.keep or 0))
    parts.append(translate("Panel", "tricks {tricks}").format(tricks=game_tricks(game)))
    if game.low is not None:
        parts.append(misere_type(game))
    parts.append(translate("Panel", "pins {pins}").format(pins=pins))
    return " · ".join(parts)


def trump_button(suit: Suit) -> str:
    """A suit that may be named trump."""
    return f"{suit_symbol(suit)}  {capital(suit_name(suit))}"


def trump_note(column: Column, pins: int) -> str:
    """What a trump pays: its column, and the pins from or to each opponent."""
    return translate("Panel", "{column}: {pins} from or to each").format(
        column=capital(column_name(column)), pins=pins_count(pins)
    )


def turn_button(count: int) -> str:
    """Turning up the top of the stock."""
    return translate("Panel", "Turn up %n card(s)", None, count)


def turn_note(count: int) -> str:
    """What a card turned up means."""
    if count == 1:
        return translate("Panel", "It fixes trump, and you must buy it.")
    return translate("Panel", "You choose trump among their suits, and must buy them all.")


def choice_button(choice: CardChoice, chosen: int) -> str:
    """The button for the cards chosen on the table."""
    if choice.kind is Buy:
        return _buy_button(choice, chosen)
    if choice.kind is Keep:
        if choice.most == 0:
            return translate("Panel", "Keep nothing, take the stock")
        return translate("Panel", "Keep %n card(s)", None, choice.most)
    assert choice.kind is SetAside
    return translate("Panel", "Set %n card(s) aside", None, choice.most)


def _buy_button(choice: CardChoice, chosen: int) -> str:
    """What is bought with the cards chosen; while their number is wrong, which one is right."""
    if choice.most == 0:
        return translate("Panel", "Go on")
    if choice.least == choice.most:
        return translate("Panel", "Buy %n card(s)", None, choice.least)
    if chosen < choice.least:
        return translate("Panel", "Buy at least %n card(s)", None, choice.least)
    if chosen > choice.most:
        return translate("Panel", "Buy at most %n card(s)", None, choice.most)
    if chosen == 0:
        return translate("Panel", "Buy nothing")
    return translate("Panel", "Buy %n card(s)", None, chosen)


def chosen_count(choice: CardChoice, chosen: int) -> str:
    """How many cards are chosen of how many are needed or allowed."""
    if choice.least == choice.most:
        return translate("Panel", "{chosen} of {cards} chosen.").format(
            chosen=chosen, cards=cards_count(choice.most)
        )
    return translate("Panel", "{chosen} chosen, {least} to {most} allowed.").format(
        chosen=cards_count(chosen), least=choice.least, most=choice.most
    )


def choice_note(choice: CardChoice) -> str:
    """What becomes of the cards chosen; empty where the stock is, and nothing can be chosen."""
    if choice.kind is Buy and choice.most == 0:
        return ""
    if choice.kind is Buy:
        return translate("Panel", "The chosen cards are set aside; as many come from the stock.")
    if choice.kind is Keep:
        return translate("Panel", "The others are set aside, and you take the whole stock.")
    return translate("Panel", "The chosen cards are set aside, face down.")


def take_button() -> str:
    """Gök and vira: the stock is taken onto the whole hand."""
    return translate("Panel", "Take the stock")


def take_note() -> str:
    """What follows it."""
    return translate("Panel", "Thirteen cards more; then you set thirteen aside.")


def high_button() -> str:
    """A gask played high."""
    return translate("Panel", "Play high")


def high_note(tricks: int) -> str:
    """What it asks."""
    return translate("Panel", "With trump, at least {tricks}.").format(tricks=tricks_count(tricks))


def low_button() -> str:
    """A gask played low."""
    return translate("Panel", "Play low")


def low_note(game: Game) -> str:
    """What it asks, and with how many cards."""
    return translate("Panel", "Without trump, no trick ({kind}).").format(kind=misere_type(game))


def repurchase_button() -> str:
    """Buying once more."""
    return translate("Panel", "Repurchase")


def repurchase_note(first_pins: int, home: Cost, bet: Cost, kodilj: Cost) -> str:
    """What it changes: bets for each result, and the first purchase paid as lost."""
    return translate(
        "Panel",
        "You buy once more. Home then {home}, bet {bet}, kodilj {kodilj}. "
        "The first purchase costs {pins} to each.",
    ).format(
        home=bets_text(home.bets),
        bet=bets_text(bet.bets),
        kodilj=bets_text(kodilj.bets),
        pins=pins_count(first_pins),
    )


def lay_button() -> str:
    """Giving the hand up before play."""
    return translate("Panel", "Lay down")


def lay_question(cost: Cost) -> str:
    """Asked before the hand is laid down."""
    return translate("Panel", "Lay the hand down? {cost}").format(cost=lay_cost(cost))


def play_button() -> str:
    """Playing the hand."""
    return translate("Panel", "Play")


def needed_note(needed: str) -> str:
    """What the declarer who plays needs."""
    return translate("Panel", "You need: {needed}.").format(needed=needed)


def aces_button() -> str:
    """The four aces as ones."""
    return translate("Panel", "Aces as ones")


def aces_note() -> str:
    """What it means."""
    return translate("Panel", "Your four aces rank below the twos for everybody in this deal.")


def claim_button(tricks: int) -> str:
    """Claiming a number of tricks in all."""
    return translate("Panel", "Claim {tricks} in all").format(tricks=tricks_count(tricks))


def claim_short(tricks: int) -> str:
    """The same on its button, beside the number of tricks."""
    return translate("Panel", "Claim {number}").format(number=number_text(tricks))


def claim_title() -> str:
    """The name of the number that is claimed."""
    return translate("Panel", "Tricks you end with")


def claim_text(name: str, tricks: int) -> str:
    """The claim that lies on the table."""
    return translate("Panel", "{name} claims {tricks} in all.").format(
        name=name, tricks=tricks_count(tricks)
    )


def proof_text(proof: Proof | None, *, is_low: bool) -> str:
    """What can be proved of a claim, whoever is to answer it; None while it is looked at."""
    match proof:
        case None:
            return translate("Panel", "Whether the claim holds is being looked at …")
        case Proof.HOLDS if is_low:
            return translate("Panel", "The claim holds: no defence gives the declarer more.")
        case Proof.HOLDS:
            return translate("Panel", "The claim holds: no defence leaves the declarer fewer.")
        case Proof.FAILS if is_low:
            return translate("Panel", "The claim can be beaten: a defence gives him more.")
        case Proof.FAILS:
            return translate("Panel", "The claim can be beaten: a defence leaves him fewer.")
        case Proof.UNKNOWN:
            return translate("Panel", "Too many tricks are left to prove the claim.")
        case _ as unknown:
            assert_never(unknown)


def accept_button() -> str:
    """Agreeing to a claim."""
    return translate("Panel", "Accept")


def refuse_button() -> str:
    """Not agreeing to a claim."""
    return translate("Panel", "Refuse")


def refuse_note() -> str:
    """What a refusal means."""
    return translate("Panel", "The claim is withdrawn and play goes on.")


def concede_button() -> str:
    """Giving the declarer what is left."""
    return translate("Panel", "Concede")


def concede_question(cost: Cost, *, is_low: bool) -> str:
    """Asked before an opponent concedes."""
    if is_low:
        gives = translate("Panel", "Concede that the declarer takes no more tricks?")
    else:
        gives = translate("Panel", "Give the declarer every trick that is left?")
    return f"{gives} {concede_cost(cost)}"


def yes_button(act: str) -> str:
    """The button that goes through with what was asked."""
    return translate("Panel", "Yes: {act}").format(act=act[:1].lower() + act[1:])


def no_button() -> str:
    """The button that does not."""
    return translate("Panel", "Cancel")


# What lies beside


def stock_text(left: int) -> str:
    """What is left of the stock."""
    return translate("Panel", "Stock: {cards} left").format(cards=cards_count(left))


def turned_text(cards: Sequence[Card], face_down: int) -> str:
    """The cards of the stock that lie turned up, and how many are still face down."""
    return translate("Panel", "Turned up: {cards}. Face down: {hidden}.").format(
        cards=cards_short(cards), hidden=cards_count(face_down)
    )


def purchase_text(name: str, count: int, turned: Sequence[Card]) -> str:
    """Who has bought how many, and what of it all have seen; all thirteen are the stock."""
    if count == WHOLE_STOCK:
        return translate("Panel", "{name}: took the whole stock").format(name=name)
    cards = cards_count(count)
    if turned:
        return translate("Panel", "{name}: bought {cards}, with {turned}").format(
            name=name, cards=cards, turned=cards_short(turned)
        )
    return translate("Panel", "{name}: bought {cards}").format(name=name, cards=cards)


def show_discards(*, is_open: bool) -> str:
    """The button that shows one's own discards."""
    if is_open:
        return translate("Panel", "Hide the cards set aside")
    return translate("Panel", "See the cards set aside")


def tricks_taken(taken: int, needed: int | None) -> str:
    """The tricks of a side, of the declarer in a high game against what he needs: "3 of 7"."""
    if needed is None:
        return str(taken)
    return translate("Panel", "{taken} of {needed}").format(taken=taken, needed=needed)


def spoken_tricks(name: str, taken: str) -> str:
    """What a screen reader says of the tricks of a side."""
    return translate("Panel", "{name}: {taken} tricks").format(name=name, taken=taken)


def opponents() -> str:
    """The two who play together."""
    return translate("Panel", "The opponents")


def tricks_left(left: int) -> str:
    """How many tricks are still to be played."""
    return translate("Panel", "{tricks} left to play").format(tricks=tricks_count(left))


def last_trick_title() -> str:
    """The heading over the last trick."""
    return translate("Panel", "The last trick")


def last_trick(cards: Sequence[tuple[str, Card]], winner: str) -> str:
    """Who played what, and who took it."""
    played = ", ".join(
        translate("Panel", "{name} {card}").format(name=name, card=cards_short((card,)))
        for name, card in cards
    )
    return translate("Panel", "{played}. Taken by: {winner}.").format(played=played, winner=winner)


def takes_no_trick(name: str) -> str:
    """Over the tricks of a declarer who may take none."""
    return translate("Panel", "{name} (no trick)").format(name=name)


def auction_heading() -> str:
    """Over the calls, when the auction is over."""
    return translate("Panel", "The auction")


def bets_heading() -> str:
    """Over what a game lifts from the pulla and puts into it."""
    return translate("Panel", "Declarer's\nbets")


def pins_heading(suits: str) -> str:
    """Over the pins from or to each opponent, with the suits as trump if that is still open."""
    return translate("Panel", "Pins per\nopponent {suits}").format(suits=suits).strip()


def spoken_payment(result: str, heading: str, number: str) -> str:
    """What a screen reader says of a number in the small table of a game."""
    return translate("Panel", "{result}: {heading} {number}").format(
        result=result, heading=heading.replace("\n", " "), number=number
    )


def who_plays(name: str, game: str) -> str:
    """The declarer and the game."""
    return translate("Panel", "{name}: {game}").format(name=name, game=game)


def one_fewer() -> str:
    """The button beside the number that is claimed."""
    return translate("Panel", "One trick fewer")


def one_more() -> str:
    """The button beside the number that is claimed."""
    return translate("Panel", "One trick more")
