"""Words of how tokens were moved when a deal was paid."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from ...session.players import Player
from ...session.token_table import Move, Occasion
from ...session.tokens import Heap, Kind
from .counts_text import bets_count, joined_and, pins_count
from .evening_text import name_of

translate = QCoreApplication.translate


def title() -> str:
    """Over how the tokens were moved."""
    return translate("Tokens", "The tokens")


def moves_text(moves: Sequence[Move], players: Sequence[Player]) -> tuple[str, ...]:
    """What was moved to and from the pulla, a line each; *players* are all who have come. Pins
    from seat to seat are told elsewhere."""
    said = []
    for number, move in enumerate(moves):
        whose = move.source.number if move.source.number is not None else move.target.number
        name = name_of(players[move.hand if whose is None else whose])
        match move.occasion:
            case Occasion.LOSS:
                slip = next((m for m in moves[number:] if m.occasion is Occasion.SLIP), None)
                said.append(_lost(name, move, players, slip))
            case Occasion.LIFT:
                words = translate(
                    "Tokens", "{name}: {tokens} out of the pulla (its keeper: {keeper})."
                )
                said.append(
                    words.format(
                        name=name, tokens=heap_text(move.heap), keeper=name_of(players[move.hand])
                    )
                )
            case Occasion.ANTE:
                words = translate("Tokens", "{name}: {tokens} as an ante.")
                said.append(words.format(name=name, tokens=heap_text(move.heap)))
            case Occasion.BORROW:
                said.append(
                    translate("Tokens", "{name}: another bowl, borrowed.").format(name=name)
                )
            case _:
                pass
    return tuple(said)


def heap_text(heap: Heap) -> str:
    """Tokens by their shapes, and what some of them stand for."""
    counts: Counter[Kind] = Counter()
    plain, six = 0, 0
    for token, count in heap:
        counts[token.kind] += count
        plain += count if token.stands_for_bets and not token.is_sexmastare else 0
        six += count if token.is_sexmastare else 0
    said = joined_and([_kind_text(kind, counts[kind]) for kind in Kind if counts[kind]])
    if six:
        return translate("Tokens", "{tokens} half under the pulla, for six bets each").format(
            tokens=said
        )
    if plain:
        return translate("Tokens", "{tokens}, for a bet each").format(tokens=said)
    return said


def _lost(name: str, move: Move, players: Sequence[Player], slip: Move | None) -> str:
    if slip is None:
        return translate("Tokens", "{name}: {tokens} into the pulla.").format(
            name=name, tokens=heap_text(move.heap)
        )
    return translate("Tokens", "{name}: {tokens} on the lid (slipped in by: {other}).").format(
        name=name, tokens=heap_text(move.heap), other=name_of(players[slip.hand])
    )


def _kind_text(kind: Kind, count: int) -> str:
    match kind:
        case Kind.TRIANGLE:
            return translate("Counts", "%n triangle(s)", None, count)
        case Kind.BET:
            return bets_count(count)
        case Kind.ROUND:
            return translate("Counts", "%n round(s)", None, count)
        case Kind.PIN:
            return pins_count(count)
