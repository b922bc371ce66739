"""Words of the bid table and of the panel that bids from it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from ...rules.cards import Suit
from ...rules.games import FREE_LEVEL, Family, Game, Group, Openness, PullaRow, Qualifier
from ...rules.state import Call, Offer
from ..language import signed_text
from ..table.bid_columns import PINS, BidColumn
from .cards_text import suit_symbol
from .counts_text import capital, joined_or
from .game_help_text import game_help
from .games_text import (
    call_text,
    family_word,
    game_name,
    meaning_text,
    misere_type,
    offer_text,
    qualifier_help,
    qualifier_text,
)

translate = QCoreApplication.translate


def bid_table() -> str:
    """The table's name."""
    return translate("BidTable", "Bid table")


def no_call_yet() -> str:
    """In the place of the calls, before the first."""
    return translate("BidTable", "Nobody has bid yet.")


def close() -> str:
    """The button that closes the bid table's window."""
    return translate("BidTable", "Close")


def pass_button() -> str:
    """The button that passes."""
    return translate("BidTable", "Pass")


def pass_help() -> str:
    """What a pass means."""
    return translate("BidTable", "A pass is final: you do not bid again in this deal.")


def forehand_must_bid() -> str:
    """Why forehand has no pass at first."""
    return translate("BidTable", "Forehand may not pass as the first call.")


def bid_button(offer: Offer | None, standing: Offer | None) -> str:
    """The button that bids: "Bid 7-spel in a suit"."""
    if offer is None:
        return translate("BidTable", "Bid")
    return translate("BidTable", "Bid {bid}").format(bid=offer_text(offer, standing))


def bid_short(offer: Offer, standing: Offer | None, highest: Suit) -> str:
    """The same on the button, a grade as its suits: "Bid 7-spel ♥♦"."""
    if offer.qualifier is Qualifier.PLAIN:
        return bid_button(offer, standing)
    suits = suit_symbol(highest)
    if offer.qualifier is Qualifier.SUIT:
        suits += suit_symbol(highest.same_colour)
    plain = offer_text(replace(offer, qualifier=Qualifier.PLAIN))
    return translate("BidTable", "Bid {bid} {suits}").format(bid=plain, suits=suits)


def qualifier_button(qualifier: Qualifier, highest: Suit) -> str:
    """One of the three grades, short, with the suits it leaves."""
    match qualifier:
        case Qualifier.PLAIN:
            return translate("BidTable", "Any suit")
        case Qualifier.SUIT:
            suits = suit_symbol(highest) + suit_symbol(highest.same_colour)
            return translate("BidTable", "In a suit {suits}").format(suits=suits)
        case Qualifier.HIGHEST:
            return translate("BidTable", "Highest {suits}").format(suits=suit_symbol(highest))
        case _ as unknown:
            assert_never(unknown)


def not_your_turn() -> str:
    """Why nothing can be bid just now."""
    return translate("BidTable", "It is not your turn yet.")


def you_have_passed() -> str:
    """Why nothing can be bid any more."""
    return translate("BidTable", "You have passed.")


def takes_no_qualifier(qualifier: Qualifier) -> str:
    """Why a game without a free choice of trump cannot be bid with *qualifier*."""
    return translate("BidTable", "This game cannot be bid {qualifier}.").format(
        qualifier=qualifier_text(qualifier)
    )


def too_low(auction: Sequence[Call], better: Sequence[Qualifier]) -> str:
    """Why a bid is too low, and with which of the *better* grades it would be high enough."""
    bid = standing_text(auction)
    if not better:
        return translate("BidTable", "Too low: {bid} has been bid.").format(bid=bid)
    return translate(
        "BidTable", "{bid} has been bid: this game outbids it only {qualifiers}."
    ).format(
        bid=capital(bid), qualifiers=joined_or([qualifier_text(qualifier) for qualifier in better])
    )


def standing_text(auction: Sequence[Call]) -> str:
    """The standing bid as it was spoken; empty before the first."""
    said, before = "", None
    for call in auction:
        if call.offer is not None:
            said, before = call_text(call, before), call.offer
    return said


def explanation(game: Game, why_not: str) -> str:
    """What *game* asks, and why it may not be bid, if so."""
    said = translate("BidTable", "{game}: {help}").format(
        game=game_name(game), help=game_help(game)
    )
    if not why_not:
        return said
    return translate("BidTable", "{explanation} {reason}").format(explanation=said, reason=why_not)


def bets_of(game: Game, row: PullaRow) -> str:
    """What *game* lifts and puts in, in one line or two."""
    simple = translate("BidTable", "Home {home}, bet {bet}, kodilj {kodilj} (bets)").format(
        home=f"+{row.home}", bet=f"−{row.bet}", kodilj=f"−{row.kodilj}"
    )
    if game.group is not Group.BUYING:
        return simple
    again = translate(
        "BidTable", "After a repurchase: home {home}, bet {bet}, kodilj {kodilj}"
    ).format(home=row.re_home, bet=f"−{row.re_bet}", kodilj=f"−{row.re_kodilj}")
    return f"{simple}\n{again}"


def bets_short(game: Game, row: PullaRow) -> str:
    """The same in as few words as it takes."""
    simple = translate("BidTable", "Bets: home {home}, bet {bet}, kodilj {kodilj}.").format(
        home=signed_text(row.home), bet=signed_text(-row.bet), kodilj=signed_text(-row.kodilj)
    )
    if game.group is not Group.BUYING:
        return simple
    return translate("BidTable", "{bets} Repurchased: {home}, {bet}, {kodilj}.").format(
        bets=simple,
        home=signed_text(row.re_home),
        bet=signed_text(-row.re_bet),
        kodilj=signed_text(-row.re_kodilj),
    )


def pins_caption() -> str:
    """Over the three columns of pins, above the suits."""
    return translate("BidTable", "Pins")


def misere_short(game: Game) -> str:
    """The misère column where there is little room: "11 closed"; empty if never played low."""
    match game.low:
        case None:
            return ""
        case Openness.CLOSED:
            return translate("BidTable", "{cards} closed").format(cards=game.low_cards)
        case Openness.OPEN:
            return translate("BidTable", "{cards} open").format(cards=game.low_cards)
        case Openness.ROYALE:
            return translate("BidTable", "{cards} royale").format(cards=game.low_cards)
        case _ as unknown:
            assert_never(unknown)


def column_title(column: BidColumn, highest: Suit | None) -> str:
    """The heading of a column; over the pins the suits themselves where the deal has any."""
    match column:
        case BidColumn.GAME:
            return translate("BidTable", "Game")
        case BidColumn.TRICKS:
            return translate("BidTable", "Tricks")
        case BidColumn.MISERE:
            return translate("BidTable", "Misère")
        case BidColumn.PINS_OFF if highest is not None:
            return "".join(suit_symbol(suit) for suit in _off_suits(highest))
        case BidColumn.PINS_SUIT if highest is not None:
            return suit_symbol(highest.same_colour)
        case BidColumn.PINS_HIGHEST if highest is not None:
            return suit_symbol(highest)
        case BidColumn.PINS_OFF:
            return translate("BidTable", "Pins:\noff-suit")
        case BidColumn.PINS_SUIT:
            return translate("BidTable", "Pins:\nsuit")
        case BidColumn.PINS_HIGHEST:
            return translate("BidTable", "Pins:\nhighest")
        case BidColumn.HOME:
            return translate("BidTable", "Bets:\nhome")
        case BidColumn.BET:
            return translate("BidTable", "Bets:\nbet")
        case BidColumn.KODILJ:
            return translate("BidTable", "Bets:\nkodilj")
        case BidColumn.RE_HOME:
            return translate("BidTable", "Repurchase:\nhome")
        case BidColumn.RE_BET:
            return translate("BidTable", "Repurchase:\nbet")
        case BidColumn.RE_KODILJ:
            return translate("BidTable", "Repurchase:\nkodilj")
        case _ as unknown:
            assert_never(unknown)


def printed_title(column: BidColumn, highest: Suit | None) -> str:
    """The heading of a column where there is room: the suits over the pins, with the word."""
    title = column_title(column, highest)
    if highest is None or column not in PINS:
        return title
    return translate("BidTable", "Pins:\n{suits}").format(suits=title)


def column_help(column: BidColumn, highest: Suit | None) -> str:
    """What a column says, in words."""
    match column:
        case BidColumn.GAME:
            return translate("BidTable", "The game, in bidding order")
        case BidColumn.TRICKS:
            return translate("BidTable", "Tricks the declarer needs; 0: he may take none")
        case BidColumn.MISERE:
            return translate("BidTable", "Cards he plays with in a misère, closed or open")
        case BidColumn.PINS_OFF:
            suits = "" if highest is None else _named(_off_suits(highest))
            return translate(
                "BidTable", "Pins from or to each opponent with an off-suit{suits} as trump"
            ).format(suits=suits)
        case BidColumn.PINS_SUIT:
            suits = "" if highest is None else _named((highest.same_colour,))
            return translate(
                "BidTable", "Pins from or to each opponent with the second suit{suits} as trump"
            ).format(suits=suits)
        case BidColumn.PINS_HIGHEST:
            suits = "" if highest is None else _named((highest,))
            return translate(
                "BidTable", "Pins from or to each opponent with the highest suit{suits} as trump"
            ).format(suits=suits)
        case BidColumn.HOME:
            return translate("BidTable", "Bets lifted when the declarer goes home")
        case BidColumn.BET:
            return translate("BidTable", "Bets put in when one trick is missing")
        case BidColumn.KODILJ:
            return translate("BidTable", "Bets put in when two tricks or more are missing")
        case BidColumn.RE_HOME:
            return translate("BidTable", "Bets lifted after a repurchase")
        case BidColumn.RE_BET:
            return translate("BidTable", "Bets put in for a bet after a repurchase")
        case BidColumn.RE_KODILJ:
            return translate("BidTable", "Bets put in for a kodilj after a repurchase")
        case _ as unknown:
            assert_never(unknown)


def spoken_row(game: Game, *, is_standing: bool, why_not: str) -> str:
    """What a screen reader says of a row: its game, and whether it may be bid."""
    name = game_name(game)
    if is_standing:
        return translate("BidTable", "{game}, the standing bid").format(game=name)
    if why_not:
        return translate("BidTable", "{game}, not open").format(game=name)
    return name


def spoken_cell(title: str, text: str) -> str:
    """What a screen reader says of a cell of a column."""
    return translate("BidTable", "{column}: {value}").format(column=title, value=text or "–")


def misere_long(game: Game) -> str:
    """The misère column in words."""
    return capital(misere_type(game))


def _off_suits(highest: Suit) -> tuple[Suit, ...]:
    return tuple(suit for suit in Suit if suit not in (highest, highest.same_colour))


def _named(suits: Sequence[Suit]) -> str:
    """The suits in brackets, after a space."""
    return f" ({''.join(suit_symbol(suit) for suit in suits)})"


def auction_spoken(calls: Sequence[tuple[str, str]]) -> str:
    """The calls so far in one line: who, and what was said."""
    if not calls:
        return no_call_yet()
    told = (
        translate("BidTable", "{name}: {call}").format(name=name, call=call) for name, call in calls
    )
    return ", ".join(told)


def qualifier_tooltip(qualifier: Qualifier) -> str:
    """What a grade binds to, and the keys that change it."""
    return translate("BidTable", "{help} Keys: ← and → in the table.").format(
        help=qualifier_help(qualifier)
    )


def word_button(family: Family, offer: Offer | None) -> str:
    """A bid without a level and what it now means: "Gask: on 2 or higher"."""
    return capital(family_word(family) if offer is None else meaning_text(offer))


def word_short(family: Family) -> str:
    """A bid without a level, on its button."""
    return capital(family_word(family))


def words_label() -> str:
    """Over the bids without a level."""
    return translate("BidTable", "Bids without a level, which is named after the auction:")


def word_help(family: Family, offer: Offer) -> str:
    """What a bid without a level now means, and what it leaves to the declarer."""
    meaning = word_button(family, offer)
    if family in FREE_LEVEL:
        return translate(
            "BidTable", "{meaning}. If it wins, you name the level after the auction."
        ).format(meaning=meaning)
    return translate("BidTable", "{meaning}, the lowest that beats the standing bid.").format(
        meaning=meaning
    )


def standing_mark(game: str) -> str:
    """The name of the game that is the standing bid, marked."""
    return f"{game} ◂"


def standing_bid(auction: Sequence[Call]) -> str:
    """Who has bid what, as a heading."""
    return translate("BidTable", "The standing bid: {bid}").format(bid=standing_text(auction))


def standing_help(auction: Sequence[Call]) -> str:
    """What the mark at a game means."""
    return translate("BidTable", "◂ The standing bid: {bid}").format(bid=standing_text(auction))


def table_note() -> str:
    """What the numbers of the table mean."""
    return translate(
        "BidTable",
        "Pins go from or to each opponent, by trump: off-suit, suit, highest suit; a misère pays "
        "the first. Home, bet and kodilj are bets from or into the pulla; the last three columns "
        "hold after a repurchase.",
    )
