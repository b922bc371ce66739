"""Counting in words: what is asked, and why it is so."""

from PySide6.QtCore import QCoreApplication

from ....trainer.question import Ask
from ....trainer.why import Why
from ...language import number_text
from ..counts_text import joined_and
from .told import Told, Words, player_name

translate = QCoreApplication.translate


def _void(told: Told) -> str:
    tricks = joined_and([number_text(number) for number in told.numbers("tricks")])
    if not told.texts("seats"):
        return translate(
            "Drill", "A lead of {suit} came in trick {tricks}, and the others always followed suit."
        ).format(suit=told.suit("suit"), tricks=tricks)
    return translate(
        "Drill", "A lead of {suit} came in trick {tricks}; did not follow: {players}."
    ).format(
        suit=told.suit("suit"),
        tricks=tricks,
        players=joined_and([player_name(seat) for seat in told.texts("seats")]),
    )


ASKS: dict[Ask, Words] = {
    Ask.TRUMPS_OUT: lambda told: translate(
        "Drill", "You are {player}. How many trumps are out: not played, and not among your cards?"
    ).format(player=told.player("seat")),
    Ask.SHOWN_VOID: lambda told: translate(
        "Drill", "You are {player}. Who of the others has shown that he has no {suit} left?"
    ).format(player=told.player("seat"), suit=told.suit("suit")),
    Ask.LOW_CARDS_OUT: lambda told: translate(
        "Drill",
        "You are {player}. Which of these low cards in {suit} are still out: not "
        "played, not yours, not the declarer’s?",
    ).format(player=told.player("seat"), suit=told.suit("suit")),
}

RULES: dict[Why, Words] = {}

WHYS: dict[Why, Words] = {
    Why.TRUMPS_SEEN: lambda told: translate(
        "Drill",
        "Of thirteen trumps {played} have been played, you hold {held} and have "
        "set {aside} aside: {out} are out.",
    ).format(
        played=number_text(told.number("played")),
        held=number_text(told.number("held")),
        aside=number_text(told.number("aside")),
        out=number_text(told.number("out")),
    ),
    Why.DID_NOT_FOLLOW: _void,
    Why.CARDS_SEEN: lambda told: translate(
        "Drill", "Played: {played}. Yours: {held}. The declarer’s: {open}."
    ).format(played=told.cards("played"), held=told.cards("held"), open=told.cards("open")),
}
