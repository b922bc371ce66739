"""Words of the history: the lists of evenings and deals, and how they are searched."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import assert_never

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime

from ...rules.games import GAME_BY_KEY, Result
from ...rules.seats import Seat
from ...session.archive import DealRow, EveningRow
from ...session.results import Part, Role
from ..language import signed_text
from .counts_text import capital, joined_and
from .games_text import game_name
from .payment_text import result_name
from .seats_text import seat_name

translate = QCoreApplication.translate


# Dates and names


def date_text(at: datetime) -> str:
    """The day, as the language writes it short, in the time of this place."""
    day = at.astimezone()
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)


def moment_text(at: datetime) -> str:
    """Day and time of day."""
    time = at.astimezone()
    told = QLocale().toString(QTime(time.hour, time.minute), QLocale.FormatType.ShortFormat)
    return f"{date_text(at)} {told}"


def name_text(name: str, seat: str) -> str:
    """A player; one without a name by where he sat."""
    if name:
        return name
    if seat == "S":
        return translate("History", "Sitting out")
    return capital(seat_name(Seat(seat)))


def players_text(parts: Sequence[Part]) -> str:
    """All who were at the table, by chair."""
    return joined_and([name_text(part.player.name, part.seat) for part in parts])


# The list of evenings


def evenings_heading() -> str:
    """Over the list of evenings."""
    return translate("History", "Sessions")


def all_evenings() -> str:
    """The entry of the list that shows the deals of all."""
    return translate("History", "All sessions")


def evening_title(row: EveningRow) -> str:
    """When an evening began."""
    return moment_text(row.begun_at)


def evening_players(row: EveningRow) -> str:
    """Who came."""
    named = [name for name in row.players if name]
    return joined_and(named)


def evening_note(row: EveningRow) -> str:
    """How many deals, and what they brought."""
    deals = deals_count(row.deals)
    if row.own is None:
        return deals
    return translate("History", "{deals}, you {pins}").format(
        deals=deals, pins=signed_text(row.own)
    )


def deals_count(number: int) -> str:
    """As "1 deal", "12 deals"."""
    return translate("Counts", "%n deal(s)", None, number)


# The list of deals


def deals_list() -> str:
    """The list of deals, for a screen reader."""
    return translate("History", "Deals")


def date_heading() -> str:
    """The column of when."""
    return translate("History", "Dealt")


def number_heading() -> str:
    """The column of the deal's number in its evening."""
    return translate("History", "Deal")


def players_heading() -> str:
    """The column of who was at the table."""
    return translate("History", "Players")


def game_heading() -> str:
    """The column of the game."""
    return translate("History", "Game")


def declarer_heading() -> str:
    """The column of the declarer."""
    return translate("History", "Declarer")


def result_heading() -> str:
    """The column of the result."""
    return translate("History", "Result")


def own_heading() -> str:
    """The column of what the deal brought the person, in pins."""
    return translate("History", "Your pins")


def own_help() -> str:
    """What the column of one's own pins counts."""
    return translate("History", "What the deal brought you in pins; a bet counts as eight.")


def game_cell(row: DealRow) -> str:
    """What was played."""
    return game_name(GAME_BY_KEY[row.deal.game]) if row.deal.game else passed_out()


def passed_out() -> str:
    """A deal in which nobody bid."""
    return translate("History", "Passed out")


def declarer_cell(row: DealRow) -> str:
    """Who played it."""
    part = row.declarer
    return name_text(part.player.name, part.seat) if part else "–"


def result_cell(row: DealRow) -> str:
    """How it ended; a hand laid down says so."""
    if row.deal.result is None:
        return "–"
    result = capital(result_name(row.deal.result))
    if row.deal.laid:
        return translate("History", "{result}, laid down").format(result=result)
    return result


def own_cell(row: DealRow) -> str:
    """What it brought the person."""
    part = row.own_part
    return signed_text(part.pins) if part else "–"


def spoken_own(row: DealRow) -> str:
    """The same for a screen reader, with what one was."""
    part = row.own_part
    if part is None:
        return translate("History", "You were not at the table.")
    return translate("History", "{role}, {pins} pins").format(
        role=role_name(part.role), pins=signed_text(part.pins)
    )


def role_name(role: Role) -> str:
    """What somebody was in a deal."""
    match role:
        case Role.DECLARER:
            return translate("History", "Declarer")
        case Role.OPPONENT:
            return translate("History", "Opponent")
        case Role.SITTING_OUT:
            return translate("History", "Sitting out")
        case Role.PASSED:
            return translate("History", "All passed")
        case _ as unknown:
            assert_never(unknown)


# Searching


def search_hint() -> str:
    """In the empty field for a player's name."""
    return translate("History", "Search for a player")


def any_game() -> str:
    """The choice that leaves the game open."""
    return translate("History", "All games")


def any_result() -> str:
    """The choice that leaves the result open."""
    return translate("History", "All results")


def game_filter() -> str:
    """The choice of a game, for a screen reader."""
    return translate("History", "Show only this game")


def result_filter() -> str:
    """The choice of a result, for a screen reader."""
    return translate("History", "Show only this result")


def result_choice(result: Result) -> str:
    """A result that may be chosen."""
    return capital(result_name(result))


def clear_search() -> str:
    """Shows everything again."""
    return translate("History", "Show all")


def replay_button() -> str:
    """Opens the chosen deal."""
    return translate("History", "Replay the deal")


def settlement_button() -> str:
    """Shows how the session was settled."""
    return translate("History", "The settlement")


def export_button() -> str:
    """Writes the chosen deals into a file."""
    return translate("History", "Export…")


def export_title() -> str:
    """The title of the dialog that asks where to."""
    return translate("History", "Export deals")


def export_name() -> str:
    """How the file is called unless one says otherwise, without its suffix."""
    return translate("History", "deals")


def export_files() -> str:
    """Which files a dialog shows."""
    return translate("History", "Deals (*.vira)")


# States of the page


def nothing_yet() -> str:
    """Before anything was played."""
    return translate("History", "No deal has been played yet.")


def nothing_yet_help() -> str:
    """What to do about it."""
    return translate(
        "History",
        "Every deal you play is kept here. You can replay it card by card, from any seat.",
    )


def nothing_found() -> str:
    """When no deal fits what is searched for."""
    return translate("History", "No deal fits the search.")


def nothing_found_help() -> str:
    """What to do about it."""
    return translate("History", "Look for less, or show all deals again.")


def reading() -> str:
    """While the list takes its time."""
    return translate("History", "Reading what was played …")


def unreadable_evening() -> str:
    """When a session that was chosen cannot be read any more."""
    return translate(
        "History", "This session cannot be read any more. The other sessions are not affected."
    )


def unreadable() -> str:
    """When a deal that was chosen cannot be read any more."""
    return translate(
        "History", "This deal cannot be read any more. The other deals are not affected."
    )


def exported(deals: int, name: str) -> str:
    """After an export."""
    return translate("History", "{deals} written to {file}.").format(
        deals=deals_count(deals), file=Path(name).name
    )


def not_exported(name: str) -> str:
    """When the disk refuses."""
    return translate(
        "History",
        "The deals could not be written to {file}. Choose another folder or make room on the disk.",
    ).format(file=Path(name).name)
