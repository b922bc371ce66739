"""DDS, the public double-dummy solver of bridge, as a yardstick for ours: a position of Vira put to
it with a fourth hand. It comes with the package `endplay`, which only the checks install."""

import ctypes
import logging
import time
from importlib import import_module
from typing import Any

from ..rules.cards import Suit, in_suit
from ..rules.seats import Seat
from ..solver.api import Position

NO_TRUMP = 4
PARTNER = 2
"""The fourth hand's number: opposite the declarer, who is 0; his left is 1, his right 3."""


class Dds:
    """DDS with one thread. Raises ImportError where it is not installed."""

    def __init__(self) -> None:
        # The package draws hands too; how its fonts are found concerns nobody here.
        logging.getLogger("matplotlib").setLevel(logging.ERROR)
        self._functions: Any = import_module("endplay._dds")
        self._functions.SetMaxThreads(1)

    def declarer_tricks(self, position: Position) -> tuple[int, float]:
        """The tricks the declarer takes in a whole deal of a high game with no card played, and
        the seconds it took. His partner holds the lowest cards of each suit, so that he never
        takes a trick: all thirteen trumps must be in the three hands."""
        functions = self._functions
        deal = functions.deal()
        numbers = _numbers(position.declarer)
        for number in range(4):
            for suit in range(4):
                deal.remainCards[number][suit] = 0
        owners = {card: seat for seat, hand in position.hands.items() for card in hand}
        for suit_index, suit in enumerate(_suits(position)):
            rank = 14
            for card in reversed(in_suit(owners, suit)):
                deal.remainCards[numbers[owners[card]]][suit_index] |= 1 << rank
                rank -= 1
            deal.remainCards[PARTNER][suit_index] |= (1 << (rank + 1)) - 4
        deal.trump = NO_TRUMP if position.trump is None else 3
        deal.first = numbers[position.leader]
        for place in range(3):
            deal.currentTrickSuit[place] = deal.currentTrickRank[place] = 0
        found = functions.futureTricks()
        began = time.thread_time()
        functions._dll.SolveBoard(deal, -1, 1, 1, ctypes.byref(found), 0)
        seconds = time.thread_time() - began
        score = int(found.score[0])
        return (score if position.leader is position.declarer else 13 - score), seconds


def _numbers(declarer: Seat) -> dict[Seat, int]:
    return {declarer: 0, declarer.left: 1, declarer.right: 3}


def _suits(position: Position) -> list[Suit]:
    """The suits as DDS shall number them: trumps last."""
    return sorted(Suit, key=lambda suit: suit is position.trump)
