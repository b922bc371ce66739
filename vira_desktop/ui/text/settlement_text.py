"""Words of the sheet on which an evening is settled (ruling 33)."""

from collections.abc import Mapping, Sequence
from decimal import Decimal

from PySide6.QtCore import QCoreApplication, QLocale

from ...rules.session_end import share_out
from ...session.agreement import Rate
from ...session.match import Match
from ...session.players import Player
from ...session.settlement import Amount, Line
from .counts_text import bets_count, joined_and, pins_count
from .evening_text import name_of
from .table_text import won

translate = QCoreApplication.translate


def title() -> str:
    """The title of the sheet."""
    return translate("Settlement", "The session is settled")


def name_column() -> str:
    """Over the names."""
    return translate("Settlement", "Player")


def before_column() -> str:
    """Over the accounts before the pulla is shared."""
    return translate("Settlement", "Before the pulla")


def share_column() -> str:
    """Over what everybody gets of the pulla."""
    return translate("Settlement", "Of the pulla")


def total_column() -> str:
    """Over the totals in pins."""
    return translate("Settlement", "Total")


def tokens_column() -> str:
    """Over the totals in bets, rounds and pins."""
    return translate("Settlement", "In tokens")


def money_column() -> str:
    """Over the totals in money."""
    return translate("Settlement", "In money")


def pins_text(pins: int) -> str:
    """A sum in pins, with its sign."""
    return won(pins)


def share_text(line: Line) -> str:
    """What a player gets of the pulla."""
    pins = line.pins + line.last_pins
    parts = [bets_count(line.bets)] if line.bets or not pins else []
    if pins:
        parts.append(pins_count(pins))
    return joined_and(parts)


def tokens_text(amount: Amount) -> str:
    """A sum in bets, rounds and pins, with its sign."""
    sign = "−" if min(amount.bets, amount.rounds, amount.pins) < 0 else "+"
    parts = []
    if amount.bets:
        parts.append(bets_count(abs(amount.bets)))
    if amount.rounds:
        parts.append(translate("Counts", "%n round(s)", None, abs(amount.rounds)))
    if amount.pins:
        parts.append(pins_count(abs(amount.pins)))
    return f"{sign}{', '.join(parts)}" if parts else pins_count(0)


def money_text(amount: Decimal, rate: Rate) -> str:
    """A sum of money, not rounded, with its sign."""
    sign = "−" if amount < 0 else "+" if amount > 0 else ""
    whole, _point, part = f"{abs(amount):f}".partition(".")
    part = part.rstrip("0")
    said = QLocale().toString(int(whole))
    if part:
        said = f"{said}{QLocale().decimalPoint()}{part.ljust(2, '0')}"
    return f"{sign}{said} {rate.currency}".strip()


def left_early(name: str) -> str:
    """Somebody who has left before the end."""
    return translate("Settlement", "{name} (left earlier)").format(name=name)


def rate_text(rate: Rate) -> str:
    """What a bet is worth."""
    return translate("Settlement", "A bet is worth {amount}.").format(
        amount=money_text(rate.bet, rate).removeprefix("+")
    )


def sharing(match: Match, lines: Sequence[Line]) -> tuple[str, ...]:
    """How the pulla was shared, sentence by sentence; *lines* are those of all at the table."""
    shared, players = share_out(match.pulla, match.accounts), len(match.players)
    said = [
        translate("Settlement", "The pulla held {bets}: {share} for each.").format(
            bets=bets_count(match.pulla), share=bets_count(shared.bets)
        )
    ]
    over = match.pulla - players * shared.bets
    if over:
        said.append(
            translate("Settlement", "{bets} left over made {pins}: {share} for each.").format(
                bets=bets_count(over),
                pins=pins_count(players * shared.pins + shared.remainder),
                share=pins_count(shared.pins),
            )
        )
    by_number = dict(zip(match.numbers, match.players, strict=True))
    takers = [match.numbers[chair] for chair in shared.takers]
    if takers:
        said.append(_taken(takers, by_number))
    if shared.lots_among:
        drawn = [match.numbers[chair] for chair in shared.lots_among]
        winners = [
            line.number
            for line in lines
            if line.number in drawn and line.last_pins > takers.count(line.number)
        ]
        said.append(
            translate("Settlement", "{names} drew lots for {pins}, won by {winners}.").format(
                names=joined_and([name_of(by_number[number]) for number in drawn]),
                pins=pins_count(len(winners)),
                winners=joined_and([name_of(by_number[number]) for number in winners]),
            )
        )
    return tuple(said)


def _taken(takers: Sequence[int], by_number: Mapping[int, Player]) -> str:
    """Who gets the last pins because he has lost the most; *takers* are named once a pin."""
    first, *others = dict.fromkeys(takers)
    if others:
        names = [name_of(by_number[number]) for number in (first, *others)]
        return translate(
            "Settlement", "{names} had lost the most and get 1 pin each of the rest."
        ).format(names=joined_and(names))
    if by_number[first].bot is None:
        return translate("Settlement", "You had lost the most and get {pins} of the rest.").format(
            pins=pins_count(len(takers))
        )
    return translate("Settlement", "{name} had lost the most and gets {pins} of the rest.").format(
        name=by_number[first].name, pins=pins_count(len(takers))
    )


def new_session() -> str:
    """The button that begins another evening."""
    return translate("Settlement", "New session")


def back_to_history() -> str:
    """The button that leaves the sheet of a past session."""
    return translate("Settlement", "Back to the history")


def back() -> str:
    """The button that shows the last deal once more."""
    return translate("Settlement", "The last deal")
