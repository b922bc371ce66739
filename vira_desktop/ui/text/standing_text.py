"""Words of how an evening stands between two deals, and of what may be done then."""

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from ...rules.session_end import BettingIn
from ...session.agreement import Deals, Length, Open, Rounds, Until
from ...session.evening import Evening
from ...session.match import Match
from ...session.players import Player
from ...session.refusals import Fault
from ..language import number_text, signed_text
from .counts_text import bets_count, joined_and, pins_count
from .evening_text import until

translate = QCoreApplication.translate


def title() -> str:
    """The title of the page."""
    return translate("Standing", "How the session stands")


def session_button() -> str:
    """The button that shows how the session stands."""
    return translate("Standing", "The session")


def dealing(match: Match) -> str:
    """Who deals, cuts, shuffles and sits out in a deal."""
    dealer, cutter = match.players[match.dealer], match.players[match.cutter]
    shuffler = match.players[match.shuffler]
    said = [_deals(dealer)]
    if match.sitting_out is not None:
        said.append(_shuffles_in(shuffler))
        account = signed_text(match.accounts[match.cutter])
        said.append(f"{_cuts_out(cutter)} ({account})")
    else:
        said.append(_shuffles_and_cuts(cutter))
    return " · ".join(said)


def _deals(player: Player) -> str:
    if player.bot is None:
        return translate("Standing", "you deal")
    return translate("Standing", "{name} deals").format(name=player.name)


def _shuffles_in(player: Player) -> str:
    if player.bot is None:
        return translate("Standing", "you shuffle yourself in")
    return translate("Standing", "{name} shuffles in").format(name=player.name)


def _cuts_out(player: Player) -> str:
    if player.bot is None:
        return translate("Standing", "you cut yourself out and sit out")
    return translate("Standing", "{name} cuts out and sits out").format(name=player.name)


def _shuffles_and_cuts(player: Player) -> str:
    if player.bot is None:
        return translate("Standing", "you shuffle and cut")
    return translate("Standing", "{name} shuffles and cuts").format(name=player.name)


def deal_of(number: int, length: Length) -> str:
    """Which deal it is, and of how many where that is known."""
    if isinstance(length, Deals):
        return translate("Standing", "Deal {number} of {count}").format(
            number=number_text(number), count=number_text(max(number, length.count))
        )
    return translate("Standing", "Deal {number}").format(number=number_text(number))


def borup() -> str:
    """The last deal of the evening, by its own name."""
    return translate("Standing", "Borup: the last deal")


def length_text(evening: Evening) -> str:
    """How long the evening lasts, and how far it has come."""
    length, progress = evening.agreement.length, evening.progress
    match length:
        case Deals(count):
            return translate("Standing", "{played} of {count} deals are played.").format(
                played=number_text(progress.deals), count=number_text(count)
            )
        case Rounds(count):
            return translate("Standing", "{played} of {count} rounds are played.").format(
                played=number_text(progress.rounds), count=number_text(count)
            )
        case Until(time, _):
            if progress.last_round:
                return translate("Standing", "The last round is being played.")
            return until(time.astimezone())
        case Open():
            return translate("Standing", "You play until somebody asks to settle.")
        case _ as unknown:
            assert_never(unknown)


def pulla(bets: int) -> str:
    """What lies in the pulla."""
    return translate("Standing", "The pulla holds {bets}.").format(bets=bets_count(bets))


def account(pins: int) -> str:
    """What a screen reader says over the accounts."""
    return translate("Standing", "{pins} in all").format(pins=pins_count(pins))


def draw_again() -> str:
    """The button that has the seats drawn again."""
    return translate("Standing", "Draw the seats again")


def joins(name: str) -> str:
    """The button with which a fourth sits down."""
    return translate("Standing", "{name} joins").format(name=name)


def joining_label() -> str:
    """Before what a fourth needs to sit down."""
    return translate("Standing", "A fourth player")


def joining_costs(pays: BettingIn) -> str:
    """What it costs to sit down as the fourth."""
    if pays.pins:
        return translate(
            "Standing",
            "Betting in: {bets} into the pulla and {pins} to each of the others. The new player "
            "sits the first deal out.",
        ).format(bets=bets_count(pays.bets), pins=pins_count(pays.pins))
    return translate(
        "Standing", "Betting in: {bets} into the pulla. The new player sits the first deal out."
    ).format(bets=bets_count(pays.bets))


def leaving_label() -> str:
    """Before the buttons with which one of four leaves."""
    return translate("Standing", "Leaving")


def leaves(player: Player) -> str:
    """The button with which one of four leaves."""
    if player.bot is None:
        return translate("Standing", "You leave")
    return translate("Standing", "{name} leaves").format(name=player.name)


def leaving_takes(bets: int, pins: int) -> str:
    """What one of four takes along who leaves."""
    parts = [bets_count(bets)] if bets or not pins else []
    if pins:
        parts.append(pins_count(pins))
    return translate("Standing", "Whoever leaves takes {share} of the pulla along.").format(
        share=joined_and(parts)
    )


def length_label() -> str:
    """Before the choice of another length."""
    return translate("Standing", "How long")


def agree() -> str:
    """The button that agrees on another length."""
    return translate("Standing", "Agree on it")


def end() -> str:
    """The button that ends the evening."""
    return translate("Standing", "End the session and settle")


def end_anyway() -> str:
    """The button that ends it in the middle of a deal."""
    return translate("Standing", "End without this deal")


def while_playing() -> str:
    """Why most of it cannot be done now."""
    return translate(
        "Standing",
        "A deal is being played. Seats, joining and leaving wait until it is paid; if the session "
        "is ended now, the deal does not count.",
    )


def back() -> str:
    """The button that goes back to the table."""
    return translate("Standing", "Back to the table")


def refused(fault: Fault) -> str:
    """Why something was refused."""
    match fault:
        case Fault.DEAL_RUNS:
            return while_playing()
        case Fault.TABLE_IS_FULL:
            return translate("Standing", "Four sit at the table already.")
        case Fault.SAME_COLOUR:
            return translate("Standing", "Two players would have tokens of the same colour.")
        case Fault.TIME_IS_UP:
            return translate("Standing", "The last deal has been played: settle, or play longer.")
        case Fault.TOO_FEW_LEFT:
            return translate("Standing", "With two left nobody can play: end the session instead.")
        case _:
            return translate("Standing", "That is not possible now.")
