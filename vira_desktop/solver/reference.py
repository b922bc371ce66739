"""Plain search over the rules' own values: slow, short, and the truth that other searches are
held to. Meant for the last few tricks."""

from ..rules.cards import CardSet
from ..rules.phases.play import best_of, playable
from ..rules.seats import BySeat, Seat
from ..rules.state import Contract, Played, Playing

Position = tuple[BySeat[CardSet], tuple[Played, ...], Seat]
"""The cards in hand, the running trick and who plays to it."""


def declarer_tricks(state: Playing) -> int:
    """Tricks with which the declarer ends when everybody plays his best and sees all cards: high
    he takes as many as he can, low as few. An open claim is left out of account."""
    leader_or_next = _next_to_play(state)
    search = _Search(state.contract)
    more = search.tricks_to_come(
        (state.table.hands, state.trick, leader_or_next), state.tricks_left
    )
    return state.taken[state.contract.declarer] + more


def _next_to_play(state: Playing) -> Seat:
    """Who plays the next card, also while opponents answer the declarer's claim."""
    return state.contract.declarer if state.claim else state.to_act


class _Search:
    """Minimax with a memory of the positions between the cards."""

    def __init__(self, contract: Contract) -> None:
        self._contract = contract
        self._known: dict[Position, int] = {}

    def tricks_to_come(self, position: Position, left: int) -> int:
        """Tricks that the declarer still takes of the *left* that are not finished."""
        if left == 0:
            return 0
        if position not in self._known:
            hands, trick, seat = position
            outcomes = (
                self._after(position, Played(seat, card), left)
                for card in playable(hands[seat], trick)
            )
            declarer_plays = seat is self._contract.declarer
            wants_many = declarer_plays is not self._contract.is_low
            self._known[position] = max(outcomes) if wants_many else min(outcomes)
        return self._known[position]

    def _after(self, position: Position, played: Played, left: int) -> int:
        hands, trick, seat = position
        hands = hands.put(seat, hands[seat] - {played.card})
        trick = (*trick, played)
        if len(trick) < 3:
            return self.tricks_to_come((hands, trick, seat.left), left)
        contract = self._contract
        winner = best_of(trick, contract.trump, aces_low=contract.aces_low).seat
        taken = 1 if winner is contract.declarer else 0
        return taken + self.tricks_to_come((hands, (), winner), left - 1)
