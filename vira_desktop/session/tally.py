"""What many deals come to: games bid and played, their results, and what the bots earned."""

from collections import Counter, defaultdict
from fractions import Fraction

from ..rules.games import GAMES, Result
from ..rules.phases.payment import share_of_pulla, worth
from ..rules.seats import Seat
from .simulation import PlayedDeal

SITTING_OUT = "S"

GameCounts = dict[str, int]


class Tally:
    """Sums over played deals."""

    def __init__(self) -> None:
        self.deals = 0
        self.exceptions = 0
        self.illegal = 0
        self._counts: Counter[tuple[str, str]] = Counter()
        self._by_bot: defaultdict[str, list[Fraction]] = defaultdict(list)
        self._by_seat: defaultdict[str, list[Fraction]] = defaultdict(list)

    def add(self, played: PlayedDeal) -> None:
        """Counts one deal more."""
        self.deals += 1
        self.exceptions += played.exceptions
        self.illegal += played.illegal
        self._add_game(played)
        self._add_worth(played)

    def games(self) -> dict[str, GameCounts]:
        """For every game that came up, in bidding order: how often it was bid (a bid without a
        level counts as its floor), was the game of a deal (`played`, laid hands included), with
        which result, and how often it was laid down and repurchased."""
        names = ("bid", "played", *(result.value for result in Result), "laid", "repurchased")
        rows = {game.key: {name: self._counts[game.key, name] for name in names} for game in GAMES}
        return {key: row for key, row in rows.items() if row["bid"] or row["played"]}

    def worth(self) -> dict[str, float]:
        """Mean worth of a deal in pins (ruling 37) by bot, over all its chairs; deals in which it
        sat out count with its share of the pulla."""
        return {bot: _mean(worths) for bot, worths in self._by_bot.items()}

    def worth_by_seat(self) -> dict[str, float]:
        """Mean worth of a deal in pins by seat, S for the one who sits out."""
        letters = (*(seat.value for seat in Seat), SITTING_OUT)
        return {seat: _mean(self._by_seat[seat]) for seat in letters if seat in self._by_seat}

    def _add_game(self, played: PlayedDeal) -> None:
        settled = played.settled
        for call in settled.table.auction:
            if call.offer:
                self._counts[call.offer.game.key, "bid"] += 1
        contract, result = settled.contract, settled.settlement.result
        if contract is None or contract.game is None or result is None:
            return
        key = contract.game.key
        self._counts[key, "played"] += 1
        self._counts[key, result.value] += 1
        self._counts[key, "laid"] += settled.laid
        self._counts[key, "repurchased"] += contract.repurchased

    def _add_worth(self, played: PlayedDeal) -> None:
        match, settled = played.match, played.settled
        for seat, value in worth(settled).items():
            self._add_one(match.player_at(seat).name, seat.value, value)
        if match.sitting_out is not None:
            name = match.players[match.sitting_out].name
            self._add_one(name, SITTING_OUT, share_of_pulla(settled))

    def _add_one(self, name: str, seat: str, value: Fraction) -> None:
        self._by_bot[name].append(value)
        self._by_seat[seat].append(value)


def _mean(values: list[Fraction]) -> float:
    return round(float(sum(values) / len(values)), 4)
