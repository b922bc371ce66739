"""What was believed of the hidden hands, told by the worlds in which a decision was tried."""

from collections import Counter

from ..rules.view import SeatView
from .bot import Guess


def guesses_in(drawn: Counter[bytes], view: SeatView) -> tuple[Guess, ...]:
    """What the others hold on the average of the worlds *drawn*, each given as in
    `LikelyWorlds.owners`, and how often. Cards of the running trick and hands that lie open are
    not guessed at."""
    contract, worlds = view.contract, drawn.total()
    if contract is None or not worlds:
        return ()
    counts = [[0, 0, 0, 0] for _ in range(4)]
    for owners, times in drawn.items():
        for card, owner in enumerate(owners):
            counts[owner][card // 13] += times
    found = []
    seats = contract.declarer, contract.declarer.left, contract.declarer.right
    for place, seat in enumerate(seats):
        if seat is view.seat or (view.open_hand is not None and seat is contract.declarer):
            continue
        for played in view.trick:
            if played.seat is seat:
                counts[place][played.card // 13] -= worlds
        spades, hearts, diamonds, clubs = (round(count / worlds, 2) for count in counts[place])
        found.append(Guess(seat, (spades, hearts, diamonds, clubs)))
    return tuple(found)
