"""Words of an evening: its beginning, the seats, how it stands, who comes and goes, its end."""

from collections.abc import Iterable
from datetime import datetime
from enum import Enum
from typing import assert_never

from PySide6.QtCore import QCoreApplication, QLocale, QTime

from ...rules.cards import Card
from ...session.players import Player, TokenColour
from .cards_text import card_name
from .counts_text import players_count

translate = QCoreApplication.translate


class LengthKind(Enum):
    """How long an evening may last."""

    OPEN = "open"
    DEALS = "deals"
    ROUNDS = "rounds"
    CLOCK = "clock"


# The beginning:


def new_evening() -> str:
    """The title of the page on which an evening begins."""
    return translate("Evening", "A new session")


def players_label() -> str:
    """Before the choice of three or four."""
    return translate("Evening", "At the table")


def players_choice(count: int) -> str:
    """Three or four."""
    return players_count(count)


def your_name() -> str:
    """What a screen reader says of the field with the name of the person."""
    return translate("Evening", "Your name")


def name_of_player(number: int) -> str:
    """What a screen reader says of the field with the name of one of the others."""
    return translate("Evening", "Name of player {number}").format(number=number)


def you() -> str:
    """The person, where no name is given."""
    return translate("Evening", "You")


def name_of(player: Player) -> str:
    """A player among the others."""
    return you() if player.bot is None else player.name


def you_or(name: str) -> str:
    """A person by name, or "you" where none is given."""
    return name or you()


def plays_as(player: Player) -> str:
    """Who plays: a person, or which bot."""
    return translate("Evening", "you") if player.bot is None else bot_name(player.bot)


def bot_label(number: int) -> str:
    """What a screen reader says of the choice of a bot."""
    return translate("Evening", "Who plays for player {number}").format(number=number)


def bot_name(key: str) -> str:
    """A bot, in a list of those who may sit down."""
    match key:
        case "regel":
            return translate("Evening", "Plays by rule")
        case "random":
            return translate("Evening", "Plays at random")
        case "nyborjare":
            return translate("Evening", "Beginner")
        case "hemmaspelare":
            return translate("Evening", "Home player")
        case "klubbspelare":
            return translate("Evening", "Club player")
        case "mastare":
            return translate("Evening", "Master")
        case "stormastare":
            return translate("Evening", "Grand master")
        case _:
            return key


def bots_and_habits(keys: Iterable[str]) -> str:
    """Each of these bots with what it knows and does, a line each."""
    return "\n".join(
        translate("Evening", "{bot}: {habits}").format(bot=bot_name(key), habits=bot_habits(key))
        for key in keys
    )


def bot_habits(key: str) -> str:
    """What a bot knows and does, in a sentence; empty for one that nobody may choose."""
    match key:
        case "regel":
            return translate("Evening", "Knows every game and plays by plain rules, quickly.")
        case "nyborjare":
            return translate(
                "Evening", "Bids spel and solo only, and forgets the cards that have been played."
            )
        case "hemmaspelare":
            return translate(
                "Evening", "Counts trumps and sees who is out of a suit; bids no gask and no gök."
            )
        case "klubbspelare":
            return translate(
                "Evening", "Tries each card in many layouts of the cards that fit what was seen."
            )
        case "mastare":
            return translate(
                "Evening", "Concludes from bids and purchases what the others are likely to hold."
            )
        case "stormastare":
            return translate("Evening", "As a master, but thinks longer.")
        case _:
            return ""


def colour_name(colour: TokenColour) -> str:
    """A colour of tokens."""
    match colour:
        case TokenColour.RED:
            return translate("Colour", "red")
        case TokenColour.GREEN:
            return translate("Colour", "green")
        case TokenColour.YELLOW:
            return translate("Colour", "yellow")
        case TokenColour.BLUE:
            return translate("Colour", "blue")
        case TokenColour.WHITE:
            return translate("Colour", "white")
        case TokenColour.BLACK:
            return translate("Colour", "black")
        case _ as unknown:
            assert_never(unknown)


def tokens_of(colour: TokenColour) -> str:
    """The button with the colour of somebody's tokens."""
    return translate("Evening", "Tokens: {colour}. Press for another colour.").format(
        colour=colour_name(colour)
    )


def length_label() -> str:
    """Before the choice of how long the evening lasts."""
    return translate("Evening", "How long")


def length_name(kind: LengthKind) -> str:
    """A way to agree on the length."""
    match kind:
        case LengthKind.OPEN:
            return translate("Evening", "Until we stop")
        case LengthKind.DEALS:
            return translate("Evening", "Deals")
        case LengthKind.ROUNDS:
            return translate("Evening", "Whole rounds")
        case LengthKind.CLOCK:
            return translate("Evening", "By the clock")
        case _ as unknown:
            assert_never(unknown)


def length_help(kind: LengthKind) -> str:
    """What a way to agree on the length means."""
    match kind:
        case LengthKind.OPEN:
            return translate("Evening", "You play until somebody asks to settle.")
        case LengthKind.DEALS:
            return translate("Evening", "After so many deals you settle.")
        case LengthKind.ROUNDS:
            return translate("Evening", "In a round everybody sits forehand once.")
        case LengthKind.CLOCK:
            return translate("Evening", "Minutes from now on.")
        case _ as unknown:
            assert_never(unknown)


def until(time: datetime) -> str:
    """When an evening by the clock ends; *time* is local."""
    said = QLocale().toString(QTime(time.hour, time.minute), QLocale.FormatType.ShortFormat)
    return translate("Evening", "Until {time}.").format(time=said)


def last_round() -> str:
    """The box that adds a last round to an evening by the clock."""
    return translate("Evening", "Then a last round: everybody sits forehand once more")


def seats_label() -> str:
    """Before the choice of how the seats are found."""
    return translate("Evening", "Seats")


def seats_choice(*, draws: bool) -> str:
    """A way to find the seats."""
    if draws:
        return translate("Evening", "Drawn by suit")
    return translate("Evening", "As listed")


def seats_help(*, draws: bool) -> str:
    """What a way to find the seats means."""
    if draws:
        return translate("Evening", "Everybody draws a card; hearts is forehand in the first deal.")
    return translate(
        "Evening", "You sit in this order, clockwise; the first heart decides who is forehand."
    )


def bowl_label() -> str:
    """Before what everybody has in the bowl."""
    return translate("Evening", "In each bowl")


def triangles() -> str:
    """Tokens worth five bets."""
    return translate("Evening", "Triangles")


def bets() -> str:
    """Tokens worth eight pins."""
    return translate("Evening", "Bets")


def rounds() -> str:
    """Tokens worth two pins."""
    return translate("Evening", "Rounds")


def pins() -> str:
    """The smallest tokens."""
    return translate("Evening", "Pins")


def bowl_help() -> str:
    """What a bowl must hold and that it may be filled again."""
    return translate(
        "Evening",
        "Whoever runs out borrows another bowl. Everybody puts one bet into the pulla first.",
    )


def shared_name(name: str) -> str:
    """Two at the table would have the same name."""
    return translate(
        "Evening", "Two players would be called {name}. Give one of them another name."
    ).format(name=name)


def poor_bowl() -> str:
    """A bowl out of which not every amount can be paid."""
    return translate(
        "Evening",
        "With these tokens not every payment can be made: let everybody have at least one bet, "
        "one pin, and rounds and pins worth seven pins together.",
    )


def rate_label() -> str:
    """Before what a bet is worth in money."""
    return translate("Evening", "A bet is worth")


def rate_hint() -> str:
    """In the empty field for the worth of a bet."""
    return translate("Evening", "nothing")


def rate_spoken() -> str:
    """What a screen reader says of that field."""
    return translate("Evening", "What a bet is worth; empty for nothing")


def currency_spoken() -> str:
    """What a screen reader says of the field with the currency."""
    return translate("Evening", "Currency")


def bad_rate(text: str) -> str:
    """A worth of a bet that is no amount."""
    return translate(
        "Evening", "“{text}” is no amount. Write a number such as 5 or 0.50, or leave it empty."
    ).format(text=text)


def forehand_may_pass() -> str:
    """The box for a house rule."""
    return translate("Evening", "House rule: forehand may pass")


def begin() -> str:
    """The button that begins the evening."""
    return translate("Evening", "Begin")


def back_to_table() -> str:
    """The button that leaves everything as it is."""
    return translate("Evening", "Back to the table")


def less(what: str) -> str:
    """A button that makes a number smaller."""
    return translate("Evening", "Fewer: {what}").format(what=what)


def more(what: str) -> str:
    """A button that makes a number greater."""
    return translate("Evening", "More: {what}").format(what=what)


# The seats:


def seats_title(*, draws: bool) -> str:
    """The title over the finding of the seats."""
    if draws:
        return translate("Evening", "The seats are drawn")
    return translate("Evening", "Who sits forehand first")


def draws_card(player: Player, card: Card) -> str:
    """Somebody draws a card for his seat."""
    if player.bot is None:
        return translate("Evening", "You draw the {card}.").format(card=card_name(card))
    return translate("Evening", "{name} draws the {card}.").format(
        name=player.name, card=card_name(card)
    )


def gets_card(player: Player, card: Card) -> str:
    """A card falls before somebody, until the first heart does."""
    if player.bot is None:
        return translate("Evening", "You get the {card}.").format(card=card_name(card))
    return translate("Evening", "{name} gets the {card}.").format(
        name=player.name, card=card_name(card)
    )


def forehand_found(player: Player, *, draws: bool) -> str:
    """Who is forehand, and why."""
    if player.bot is None:
        if draws:
            return translate("Evening", "You have drawn hearts and are forehand.")
        return translate("Evening", "The first heart is yours: you are forehand.")
    if draws:
        return translate("Evening", "{name} has drawn hearts and is forehand.").format(
            name=player.name
        )
    return translate("Evening", "{name} gets the first heart and is forehand.").format(
        name=player.name
    )


def deals_next(player: Player) -> str:
    """Who deals."""
    if player.bot is None:
        return translate("Evening", "You deal.")
    return translate("Evening", "{name} deals.").format(name=player.name)


def sits_out(player: Player) -> str:
    """Who sits the next deal out."""
    if player.bot is None:
        return translate("Evening", "You sit out.")
    return translate("Evening", "{name} sits out.").format(name=player.name)


def forehand_label() -> str:
    """Under the name of the forehand."""
    return translate("Evening", "Forehand")


def middlehand_label() -> str:
    """Under the name of who sits between the forehand and the dealer."""
    return translate("Evening", "Middle-hand")


def dealer_label() -> str:
    """Under the name of the dealer."""
    return translate("Evening", "Dealer")


def sitting_out_label() -> str:
    """Under the name of who sits out."""
    return translate("Evening", "Sits out")


def to_the_cards() -> str:
    """The button that has the cards dealt."""
    return translate("Evening", "Deal the cards")


def to_the_end() -> str:
    """The button that ends the finding of the seats at once."""
    return translate("Evening", "To the end")


def any_key_skips() -> str:
    """While the seats are being found."""
    return translate("Evening", "Any key or click goes straight to the end.")
