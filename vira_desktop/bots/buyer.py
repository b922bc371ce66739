"""Play, lay down or leave it to *regel*: the declarer's last word before the play, by what comes of
the hand in worlds in which the opponents have bought."""

import random
import time
from collections import Counter
from dataclasses import replace
from enum import Enum

from ..rules.actions import LayDown, PlayHand
from ..rules.cards import ALL_CARDS, CardSet
from ..rules.games import Group, Result
from ..rules.phases.payment import PINS_IN_A_BET, laid_pins
from ..rules.seats import SEATS, BySeat, Seat
from ..rules.state import Contract, Playing, Step
from ..rules.view import SeatView
from ..solver.api import NOBODY, Solver
from .bot import Decision, Motive, Option
from .regel_buying import useless_against_high
from .sampling import World, table_in, unseen_by
from .stakes import worth_of_results

FOUND_BY_PLAY = (0.5, 0.3)
"""Parts of the bets that go home after all, and of the kodiljs that are bets, because nobody sees
all cards."""


class LastWord(Enum):
    """Why a hand is played or laid down."""

    PLAYED_IN_WORLDS = "played-in-worlds"
    LAID_IN_WORLDS = "laid-in-worlds"


def is_asked(view: SeatView) -> bool:
    """True if the seat of *view* may play or lay down a high game, and the rest of its hand is
    settled. A low game is another matter: its opponents see far too well here, and even of göks
    that went home in one world of ten, two of three went home when they were played."""
    contract = view.contract
    return (
        contract is not None
        and contract.direction is not None
        and not contract.is_low
        and view.step in (Step.AFTER_BUY, Step.READY)
        and PlayHand(view.seat) in view.legal
        and LayDown(view.seat) in view.legal
        and len(view.hand) == contract.tricks_to_play
        and contract.named_game.group is not Group.SOLO
    )


def play_or_lay(
    view: SeatView, rng: random.Random, solver: Solver, *, worlds: int, ends: float
) -> Decision | None:
    """The better of the two, by *worlds* worlds, fewer if it is past *ends* on the monotonic clock;
    None if nothing was found out."""
    contract = view.contract
    if contract is None:
        raise ValueError("the auction is not over")
    counts: Counter[Result] = Counter()
    unseen = unseen_by(view)
    moment = None
    for _ in range(worlds):
        hands = _bought(unseen.world(rng), contract)
        if moment is None:
            moment = solver.in_many_worlds(_table(view, contract, hands))
        result = moment.outcome(_owners(hands, contract.declarer))
        if result is not None:
            counts[result] += 1
        if time.monotonic() > ends:
            break
    if not counts:
        return None
    return _decision(view, contract, counts)


def _decision(view: SeatView, contract: Contract, counts: Counter[Result]) -> Decision:
    worlds = counts.total()
    home, bet, kodilj = (counts[result] / worlds for result in Result)
    found, lost = FOUND_BY_PLAY
    home, bet, kodilj = home + found * bet, (1 - found) * bet + lost * kodilj, (1 - lost) * kodilj
    worth = worth_of_results(view)
    mean = sum(
        chance * float(worth[result])
        for chance, result in zip((home, bet, kodilj), Result, strict=True)
    )
    bets = view.rules.pulla_row(contract.named_game).bets(
        Result.BET, repurchased=contract.repurchased
    )
    laid = PINS_IN_A_BET * bets * (1 - 1 / view.players) - 2 * laid_pins(contract, view.highest)
    played = Option(PlayHand(view.seat), round(mean, 2), home, bet, kodilj)
    given_up = Option(LayDown(view.seat), round(laid, 2), 0.0, 1.0, 0.0)
    figures = (("worth", round(mean, 2)), ("laid down", round(laid, 2)), ("worlds", float(worlds)))
    if mean >= laid:
        motive = Motive(LastWord.PLAYED_IN_WORLDS, figures, (played, given_up))
        return Decision(PlayHand(view.seat), motive)
    motive = Motive(LastWord.LAID_IN_WORLDS, figures, (given_up, played))
    return Decision(LayDown(view.seat), motive)


def _bought(world: World, contract: Contract) -> BySeat[CardSet]:
    """The hands of *world* after the opponents have bought as *regel* does."""
    hands, stock = world.hands, list(world.stock)
    if contract.named_game.group is Group.GASK or contract.trump is None:
        return hands
    first = contract.declarer.left
    for seat in (first, first.left):
        hand = hands[seat]
        useless = useless_against_high(hand, contract.trump)[: len(stock)]
        hands = hands.put(seat, hand.difference(useless).union(stock[: len(useless)]))
        del stock[: len(useless)]
    return hands


def _owners(hands: BySeat[CardSet], declarer: Seat) -> bytearray:
    owners = bytearray([NOBODY]) * len(ALL_CARDS)
    for number, seat in enumerate((declarer, declarer.left, declarer.right)):
        for card in hands[seat]:
            owners[card] = number
    return owners


def _table(view: SeatView, contract: Contract, hands: BySeat[CardSet]) -> Playing:
    """The table before the first lead, with *hands*."""
    return replace(table_in(view, hands), contract=contract, to_act=SEATS[0])
