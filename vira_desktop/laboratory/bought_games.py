"""Games bought and played out by *regel*, one of each kind after the other: from these the worth
of a hand is learnt. Nothing is bid; a hand that may be good for the game is dealt to somebody, who
buys, and then both opponents do, and the cards are played."""

import random
from typing import TypedDict

from ..bots.bidding_features import tilt
from ..bots.bot import Budget
from ..bots.regel import Regel
from ..rules.actions import Accept
from ..rules.cards import ALL_CARDS, Card, Suit
from ..rules.flow import apply
from ..rules.games import GAMES, Family, Game, Group, Qualifier, Result
from ..rules.notation import format_hand
from ..rules.phases import buying
from ..rules.phases.payment import worth
from ..rules.seats import SEATS, BySeat, Seat
from ..rules.state import Call, Deal, Offer, Playing, Settled, State, Table
from ..rules.view import view_for
from ..solver.api import RanOut, Solver, position_of
from .running import once_a_thread

PLAYERS = 3
NODES = 200_000
"""What the verdict with all cards seen may cost."""

_OFTEN = frozenset(
    ("begar", "turne-6", "spel-7", "vingel-6", "gok", "turne-7", "spel-8", "vingel-7", "solo-6")
)
"""The games that are bid most get twice as many deals."""
_ROUND = tuple(game for game in GAMES for _ in range(2 if game.key in _OFTEN else 1))

FEWEST = len(_ROUND)
"""With so many deals every game is bought once."""

_DOUBLINGS = {Group.SOLO: 11, Group.BUYING: 8, Group.GASK: 6}
"""A hand is the best of so many at most, as a power of two: what is bid rarely wants a rare
hand."""


class Row(TypedDict):
    """One game bought and played."""

    number: int
    game: str
    seat: str
    hand: str
    """The declarer's dealt hand."""
    left: str
    right: str
    """The dealt hands of the opponents on his left and right."""
    highest: int
    trump: int | None
    """What the result was paid by."""
    result: str
    laid: bool
    again: bool
    """True if it was repurchased."""
    worth: list[int]
    """To declarer, left, right, in thirds of a pin."""
    solved: str | None
    """The result with all cards seen, from the first lead on; None if laid or not found out."""


def game_of(number: int) -> Game:
    """The game that is bought in deal *number*."""
    return _ROUND[number % len(_ROUND)]


class Buyer:
    """Buys and plays the deals drawn from *seed*, each of which depends on its number alone."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._regel = Regel()
        self._solver = Solver(megabytes=16, nodes=NODES)

    def row(self, number: int) -> Row:
        """What comes of deal *number*."""
        rng = random.Random(f"{self._seed}/{number}")
        game, seat = game_of(number), rng.choice(SEATS)
        deal = draw(rng, game, seat)
        state, solved = bought(deal, seat, game), None
        while not isinstance(state, Settled):
            if isinstance(state, Playing) and state.claim is not None:
                state = apply(state, Accept(state.to_act))
                continue
            if isinstance(state, Playing) and not state.has_begun:
                solved = solved or verdict(state, self._solver)
            view = view_for(state, state.to_act)
            state = apply(state, self._regel.decide(view, rng, Budget()).action)
        return _row(number, seat, state, solved)


def buy(number: int, seed: str) -> Row:
    """What comes of deal *number* of those drawn from *seed*."""
    return _buyer(seed).row(number)


_buyer = once_a_thread(Buyer)


def bought(deal: Deal, seat: Seat, game: Game) -> State:
    """The table of *deal* when *seat* has got *game* and is to buy."""
    offer = Offer(seat=seat, game=game, qualifier=Qualifier.PLAIN)
    calls = (Call(seat, offer), Call(seat.left, None), Call(seat.right, None))
    return buying.begin(Table(deal=deal, auction=calls, hands=deal.hands, stock=deal.stock), offer)


def draw(rng: random.Random, game: Game, seat: Seat) -> Deal:
    """A deal in which *seat* has the best of some random hands for *game*: of one, or of many."""
    most = 1 if game.family is Family.GASK and game.keep == 0 else _DOUBLINGS[game.group]
    tries = int(2 ** rng.uniform(0, most))
    best = max((rng.sample(ALL_CARDS, 13) for _ in range(tries)), key=lambda c: tilt(c, game))
    hand = frozenset(best)
    rest: list[Card] = [card for card in ALL_CARDS if card not in hand]
    rng.shuffle(rest)
    left, right = frozenset(rest[:13]), frozenset(rest[13:26])
    hands = BySeat(hand, hand, hand).put(seat.left, left).put(seat.right, right)
    highest = rng.choice(tuple(Suit))
    return Deal(
        players=PLAYERS, pulla=PLAYERS, highest=highest, hands=hands, stock=tuple(rest[26:])
    )


def _row(number: int, seat: Seat, state: Settled, solved: Result | None) -> Row:
    deal, contract, result = state.table.deal, state.contract, state.settlement.result
    if contract is None or result is None:
        raise ValueError("nobody played")
    earned = worth(state)
    return {
        "number": number,
        "game": contract.named_game.key,
        "seat": seat.value,
        "hand": format_hand(deal.hands[seat]),
        "left": format_hand(deal.hands[seat.left]),
        "right": format_hand(deal.hands[seat.right]),
        "highest": int(deal.highest),
        "trump": None if contract.trump is None else int(contract.trump),
        "result": result.value,
        "laid": state.laid,
        "again": contract.repurchased,
        "worth": [int(PLAYERS * earned[one]) for one in (seat, seat.left, seat.right)],
        "solved": None if solved is None else solved.value,
    }


def verdict(state: Playing, solver: Solver) -> Result | None:
    """How the game of *state* ends when all see all cards; None if the search costs too much."""
    contract = state.contract
    taken = state.taken[contract.declarer]
    wanted = (1, 2) if contract.is_low else (contract.tricks_needed, contract.tricks_needed - 1)
    try:
        position = position_of(state)
        first, second = (solver.reaches(position, tricks - taken) for tricks in wanted)
    except RanOut:
        return None
    if first is not contract.is_low:
        return Result.HOME
    return Result.BET if second is not contract.is_low else Result.KODILJ
