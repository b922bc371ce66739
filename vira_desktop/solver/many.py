"""One moment of the play in many worlds: what is the same in all of them is worked out once."""

from collections.abc import Sequence

from ..rules.cards import ALL_CARDS, Card, strength
from ..rules.games import Result
from ..rules.seats import SEATS
from ..rules.state import Playing
from .kernel import Kernel
from .position import NO_TRUMP, TRUMP, lanes_of, number_of, position_of

NOBODY = 3
"""Who has a card that is in no hand."""
NOT_PLAYED = -1


class ManyWorlds:
    """The moment of *state*, whose hands but that of who is to act may be any; *nodes* is what a
    world may cost. Not to be used while the solver of *kernel* answers something else."""

    def __init__(self, kernel: Kernel, state: Playing, nodes: int) -> None:
        position, contract = position_of(state), state.contract
        self.cards: tuple[Card, ...] = tuple(sorted(position.playable))
        """The cards that may be played now, lowest first: the answers come in this order."""
        self._kernel = kernel
        self._nodes = nodes
        self._tricks = position.tricks
        self._low = position.low
        self._trump = NO_TRUMP if position.trump is None else TRUMP
        self._leader = number_of(position.leader, declarer=position.declarer)
        self._mover = number_of(position.to_play, declarer=position.declarer)
        self._trick = tuple(played.card for played in position.trick)
        self._lanes = [
            (
                1 << 16 * lane + 12,
                sorted(
                    (card for card in ALL_CARDS if card.suit is suit),
                    key=lambda card: strength(card, aces_low=position.aces_low),
                    reverse=not position.low,
                ),
            )
            for lane, suit in enumerate(lanes_of(position.trump))
        ]
        taken = state.taken[contract.declarer]
        # High: needed, and one less. Low: one, and two.
        bounds = (1, 2) if contract.is_low else (contract.tricks_needed, contract.tricks_needed - 1)
        self._bounds = (bounds[0] - taken, bounds[1] - taken)

    def results(self, owners: Sequence[int]) -> tuple[Result, ...] | None:
        """For each of `cards` how the deal ends if everybody plays his best. *owners* tells for
        each of the 52 cards who has it, running trick included: 0 the declarer, 1 his left, 2 his
        right, else NOBODY. None if the search ran out, or was stopped, before it is known which
        cards go home; after that, what is left open counts as kodilj."""
        bits = self._load(owners)
        lying = [bits[card].bit_length() - 1 for card in self._trick]
        found: dict[int, Result] = {}
        places = sorted((bits[card].bit_length() - 1 for card in self.cards), reverse=True)
        for place in places:
            same = found.get(place + 1)
            if same is None:
                answer = self._ask((*lying, place), self._bounds[0])
                if answer is None:
                    return None
                same = Result.HOME if answer is not self._low else Result.KODILJ
            found[place] = same
        for place in places:
            if found[place] is Result.HOME:
                continue
            same = found.get(place + 1)
            if same is None or same is Result.HOME:
                # What runs out here is far from home: as a rule it is kodilj.
                answer = self._ask((*lying, place), self._bounds[1])
                same = Result.KODILJ if answer in (None, self._low) else Result.BET
            found[place] = same
        return tuple(found[bits[card].bit_length() - 1] for card in self.cards)

    def outcome(self, owners: Sequence[int]) -> Result | None:
        """How the deal ends if everybody plays his best from the running trick on, by *owners* as
        in `results`; None if the search ran out before it is known whether the declarer goes
        home."""
        bits = self._load(owners)
        lying = tuple(bits[card].bit_length() - 1 for card in self._trick)
        answer = self._ask(lying, self._bounds[0])
        if answer is None:
            return None
        if answer is not self._low:
            return Result.HOME
        return (
            Result.KODILJ if self._ask(lying, self._bounds[1]) in (None, self._low) else Result.BET
        )

    def _load(self, owners: Sequence[int]) -> dict[Card, int]:
        """Gives the world to the kernel; the bit of every card in it."""
        words = [0, 0, 0, 0]
        bits: dict[Card, int] = {}
        for top, cards in self._lanes:
            bit = top
            for card in cards:
                owner = owners[card]
                if owner != NOBODY:
                    words[owner] |= bit
                    bits[card] = bit
                    bit >>= 1
        self._kernel.load(
            (words[0], words[1], words[2]), self._trump, self._tricks, self._low, self._nodes
        )
        return bits

    def _ask(self, trick: tuple[int, ...], bound: int) -> bool | None:
        """Whether the declarer takes so many tricks more after the cards of *trick*."""
        led, second, third = (*trick, NOT_PLAYED, NOT_PLAYED, NOT_PLAYED)[:3]
        answer = self._kernel.reaches(self._leader, led, second, third, bound)
        return None if answer < 0 else bool(answer)


def owners_in(state: Playing) -> bytearray:
    """Who has which card at the table of *state*, as `ManyWorlds.results` wants it."""
    owners = bytearray([NOBODY]) * len(ALL_CARDS)
    declarer = state.contract.declarer
    for seat in SEATS:
        number = number_of(seat, declarer=declarer)
        for card in state.table.hands[seat]:
            owners[card] = number
    for played in state.trick:
        owners[played.card] = number_of(played.seat, declarer=declarer)
    return owners
