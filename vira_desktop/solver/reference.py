"""Plain search over the rules' own values: slow, short, and the truth that other searches are
held to. Meant for the last few tricks."""

from ..rules.cards import Card, CardSet
from ..rules.phases.play import best_of, playable
from ..rules.seats import BySeat, Seat
from ..rules.state import Played, Playing
from .position import Position, position_of

Standing = tuple[BySeat[CardSet], tuple[Played, ...], Seat]
"""The cards in hand, the running trick and who plays to it."""


def declarer_tricks(state: Playing) -> int:
    """Tricks with which the declarer ends when everybody plays his best and sees all cards: high
    he takes as many as he can, low as few. An open claim is left out of account."""
    return state.taken[state.contract.declarer] + tricks_to_come(position_of(state))


def tricks_to_come(position: Position) -> int:
    """Tricks that the declarer still takes from *position* on."""
    return _Search(position).tricks_to_come(_standing(position), position.tricks)


def tricks_by_card(position: Position) -> dict[Card, int]:
    """The same for each card that may be played now."""
    search = _Search(position)
    standing = _standing(position)
    return {
        card: search.after(standing, Played(position.to_play, card), position.tricks)
        for card in position.playable
    }


def _standing(position: Position) -> Standing:
    return position.hands, position.trick, position.to_play


class _Search:
    """Minimax with a memory of the positions between the cards."""

    def __init__(self, game: Position) -> None:
        self._game = game
        self._known: dict[Standing, int] = {}

    def tricks_to_come(self, standing: Standing, left: int) -> int:
        """Tricks that the declarer still takes of the *left* that are not finished."""
        if left == 0:
            return 0
        if standing not in self._known:
            hands, trick, seat = standing
            outcomes = (
                self.after(standing, Played(seat, card), left)
                for card in playable(hands[seat], trick)
            )
            declarer_plays = seat is self._game.declarer
            wants_many = declarer_plays is not self._game.low
            self._known[standing] = max(outcomes) if wants_many else min(outcomes)
        return self._known[standing]

    def after(self, standing: Standing, played: Played, left: int) -> int:
        hands, trick, seat = standing
        hands = hands.put(seat, hands[seat] - {played.card})
        trick = (*trick, played)
        if len(trick) < 3:
            return self.tricks_to_come((hands, trick, seat.left), left)
        game = self._game
        winner = best_of(trick, game.trump, aces_low=game.aces_low).seat
        taken = 1 if winner is game.declarer else 0
        return taken + self.tricks_to_come((hands, (), winner), left - 1)
