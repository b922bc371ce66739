"""Words of the statistics: figures, tables, the plot, and what stands there before any deal."""

from datetime import datetime
from fractions import Fraction
from pathlib import Path
from typing import assert_never

from PySide6.QtCore import QCoreApplication, QLocale

from ...rules.games import GAME_BY_KEY
from ...rules.seats import Seat
from ...session.results import SITTING_OUT, Role
from ..language import number_text, signed_text
from ..statistics.period import Period
from .counts_text import capital
from .evening_text import bot_name
from .games_text import game_name
from .history_text import date_text, role_name
from .seats_text import seat_name
from .table_text import won

translate = QCoreApplication.translate


# Numbers


def worth_text(worth: Fraction) -> str:
    """A mean worth with its sign and two decimals."""
    return _signed(float(worth))


def share_text(part: int, whole: int) -> str:
    """A share in per cent; a dash of nothing."""
    if not whole:
        return "–"
    return translate("Statistics", "{number}%").format(
        number=number_text(round(100 * part / whole))
    )


def _signed(number: float) -> str:
    shown = QLocale().toString(abs(number), "f", 2)
    is_zero = not round(abs(number), 2)
    return shown if is_zero else f"{'+' if number > 0 else '−'}{shown}"


# What is asked for


def person_label() -> str:
    """The choice of whose results, for a screen reader."""
    return translate("Statistics", "Whose results")


def person_name(name: str) -> str:
    """Somebody whose results there are, also one who has given no name."""
    return name or translate("Statistics", "Without a name")


def period_label() -> str:
    """The choice of a period, for a screen reader."""
    return translate("Statistics", "Deals of which time")


def period_name(period: Period) -> str:
    """A period that may be chosen."""
    match period:
        case Period.ALL:
            return translate("Statistics", "All time")
        case Period.WEEK:
            return translate("Statistics", "The last 7 days")
        case Period.MONTH:
            return translate("Statistics", "The last 30 days")
        case Period.YEAR:
            return translate("Statistics", "The last 365 days")
        case Period.THIS_YEAR:
            return translate("Statistics", "This calendar year")
        case _ as unknown:
            assert_never(unknown)


def export_button() -> str:
    """Writes the statistics into a file."""
    return translate("Statistics", "Export…")


def export_title() -> str:
    """The title of the dialog that asks where to."""
    return translate("Statistics", "Export statistics")


def export_files() -> str:
    """Which files a dialog shows."""
    return translate("Statistics", "Tables (*.csv)")


def export_name() -> str:
    """How the file is called unless one says otherwise, without its suffix."""
    return translate("Statistics", "statistics")


def exported(name: str) -> str:
    """After an export."""
    return translate("Statistics", "Written to {file}.").format(file=Path(name).name)


def not_exported(name: str) -> str:
    """When the disk refuses."""
    return translate(
        "Statistics",
        "The statistics could not be written to {file}. Choose another folder or make room on"
        " the disk.",
    ).format(file=Path(name).name)


# Figures


def deals_label() -> str:
    """How many deals."""
    return translate("Statistics", "Deals played")


def account_label() -> str:
    """What they have brought, in pins."""
    return translate("Statistics", "Won or lost, in pins")


def worth_label() -> str:
    """The mean worth of a deal."""
    return translate("Statistics", "Worth of a deal, in pins")


def worth_help() -> str:
    """What the worth counts."""
    return translate(
        "Statistics",
        "The mean of pins, bets at eight pins, and your share of what the pulla gained.",
    )


def home_label() -> str:
    """How often one went home as declarer."""
    return translate("Statistics", "Home as declarer")


# Tabs and tables


def course_tab() -> str:
    """Results over time."""
    return translate("Statistics", "Over time")


def games_tab() -> str:
    """Results by game."""
    return translate("Statistics", "Games")


def roles_tab() -> str:
    """Results by role and seat."""
    return translate("Statistics", "Roles and seats")


def bots_tab() -> str:
    """Results of the bots."""
    return translate("Statistics", "Bots")


def game_label(key: str) -> str:
    """The head of a game's line."""
    return game_name(GAME_BY_KEY[key])


def role_label(role: Role) -> str:
    """The head of a role's line."""
    match role:
        case Role.DECLARER:
            return translate("Statistics", "As declarer")
        case Role.OPPONENT:
            return translate("Statistics", "As opponent")
        case Role.SITTING_OUT | Role.PASSED:
            return role_name(role)
        case _ as unknown:
            assert_never(unknown)


def seat_label(seat: str) -> str:
    """The head of a seat's line."""
    if seat == SITTING_OUT:
        return role_name(Role.SITTING_OUT)
    return capital(seat_name(Seat(seat)))


def bot_label(key: str) -> str:
    """The head of a bot's line."""
    return bot_name(key)


def game_heading() -> str:
    """Over the games."""
    return translate("Statistics", "Game")


def role_heading() -> str:
    """Over the roles."""
    return translate("Statistics", "Role")


def seat_heading() -> str:
    """Over the seats."""
    return translate("Statistics", "Seat")


def bot_heading() -> str:
    """Over the bots."""
    return translate("Statistics", "Bot")


def bid_heading() -> str:
    """How often a game was bid."""
    return translate("Statistics", "Bid")


def deals_heading() -> str:
    """How many deals; of a game those in which one was its declarer."""
    return translate("Statistics", "Deals")


def played_heading() -> str:
    """In how many deals one was a game's declarer."""
    return translate("Statistics", "Played")


def home_heading() -> str:
    """How often it went home."""
    return translate("Statistics", "Home")


def bet_heading() -> str:
    """How often it was bet."""
    return translate("Statistics", "Bet")


def kodilj_heading() -> str:
    """How often it went kodilj."""
    return translate("Statistics", "Kodilj")


def shares_heading() -> str:
    """The bar that shows the three beside each other."""
    return translate("Statistics", "Home, bet, kodilj")


def pins_heading() -> str:
    """What they brought."""
    return translate("Statistics", "Pins")


def worth_heading() -> str:
    """The mean worth of a deal."""
    return translate("Statistics", "Per deal")


def games_note() -> str:
    """Below the table of games."""
    return translate(
        "Statistics",
        "Bid: deals in which you bid the game. All else: deals in which you played it.",
    )


def roles_note() -> str:
    """Below the tables of roles and seats."""
    return translate("Statistics", "Home, bet and kodilj are the declarer’s, whoever it was.")


def bots_note() -> str:
    """Below the table of bots."""
    return translate(
        "Statistics",
        "What the bots at your tables got themselves; two bots in a deal count twice.",
    )


def spoken_shares(home: int, bet: int, kodilj: int) -> str:
    """The bar for a screen reader."""
    whole = home + bet + kodilj
    return translate("Statistics", "home {home}, bet {bet}, kodilj {kodilj}").format(
        home=share_text(home, whole), bet=share_text(bet, whole), kodilj=share_text(kodilj, whole)
    )


# The plot


def plot_name() -> str:
    """The plot, for a screen reader."""
    return translate("Statistics", "Won and lost over time, in pins")


def plot_keys() -> str:
    """How the plot is read with keys."""
    return translate(
        "Statistics", "Point at the plot, or go along it with the arrow keys, to read a value."
    )


def plot_point(number: int, at: datetime, pins: int) -> str:
    """The value after a deal."""
    return translate("Statistics", "Deal {number}, {date}: {pins}").format(
        number=number_text(number), date=date_text(at), pins=won(pins)
    )


def best() -> str:
    """At the highest point."""
    return translate("Statistics", "highest")


def worst() -> str:
    """At the lowest point."""
    return translate("Statistics", "lowest")


def tick_text(pins: int) -> str:
    """A number beside the plot."""
    return signed_text(pins)


# States of the page


def nothing_yet() -> str:
    """Before anything was played."""
    return translate("Statistics", "There is nothing to count yet.")


def nothing_yet_help() -> str:
    """What will be here."""
    return translate(
        "Statistics",
        "Play some deals, and here you see how your account runs, which games pay for you,"
        " and how you do as declarer and as opponent.",
    )


def nothing_then() -> str:
    """When nothing was played in the period."""
    return translate("Statistics", "Nothing was played in this time.")


def show_all() -> str:
    """Chooses all time."""
    return translate("Statistics", "Show all time")


def reading() -> str:
    """While adding up takes its time."""
    return translate("Statistics", "Adding up what was played …")


def spoken_figure(what: str, number: str) -> str:
    """A figure for a screen reader."""
    return translate("Statistics", "{what}: {number}").format(what=what, number=number)
