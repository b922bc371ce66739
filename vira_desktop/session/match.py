"""Deals in a row: who sits where, the pulla carried on, and what each has won or lost."""

import random
from dataclasses import dataclass, replace

from ..rules.phases import dealing
from ..rules.phases.payment import PINS_IN_A_BET
from ..rules.seats import BySeat, Seat
from ..rules.state import Deal, HouseRules, Settled, Settlement
from .players import Player

NO_HOUSE_RULES = HouseRules()


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """A table before or during a deal. Chairs are numbered clockwise from 0."""

    players: tuple[Player, ...]
    """Three or four, by chair."""
    numbers: tuple[int, ...]
    """The number in the evening of the player at each chair (`events.py`)."""
    dealer: int
    """Chair of the dealer, who is rear-hand; with four the chair on his right sits out."""
    pulla: int
    """Bets in the pulla."""
    accounts: tuple[int, ...]
    """What each chair has won or lost so far, in pins; a bet counts eight (ruling 32)."""
    deal_number: int = 1
    rules: HouseRules = NO_HOUSE_RULES

    def chair_of(self, seat: Seat) -> int:
        """The chair at *seat* in this deal (ruling 4)."""
        steps = {Seat.FOREHAND: 1, Seat.MIDDLEHAND: 2, Seat.REARHAND: 0}[seat]
        return (self.dealer + steps) % len(self.players)

    def player_at(self, seat: Seat) -> Player:
        """Who sits at *seat* in this deal."""
        return self.players[self.chair_of(seat)]

    def number_at(self, seat: Seat) -> int:
        """The number of the player at *seat* in this deal."""
        return self.numbers[self.chair_of(seat)]

    @property
    def sitting_out(self) -> int | None:
        """The chair that sits this deal out, with four at the table."""
        return (self.dealer + 3) % 4 if len(self.players) == 4 else None

    @property
    def cutter(self) -> int:
        """The chair that cuts the pack which is dealt: on the dealer's right, so that with four
        the player cuts himself out ("kupera ut sig")."""
        return (self.dealer - 1) % len(self.players)

    @property
    def shuffler(self) -> int:
        """The chair that shuffles the other pack, whose bottom card shows the highest suit: with
        three who cuts; with four who sits opposite the dealer and sat the last deal out, and so
        shuffles himself in ("blanda in sig")."""
        return (self.dealer - 1 if len(self.players) == 3 else self.dealer + 2) % len(self.players)

    @property
    def names(self) -> BySeat[str]:
        """The names of those who play this deal."""
        return BySeat(*(self.player_at(seat).name for seat in Seat))

    @property
    def standings(self) -> BySeat[int]:
        """The accounts of those who play this deal, in pins."""
        return BySeat(*(self.accounts[self.chair_of(seat)] for seat in Seat))

    def account_of(self, number: int) -> int:
        """The account of the player with *number*, in pins. Raises ValueError if he is gone."""
        return self.accounts[self.numbers.index(number)]

    def deal(self, rng: random.Random) -> Deal:
        """A fresh deal for this table."""
        return dealing.begin(rng, players=len(self.players), pulla=self.pulla, rules=self.rules)

    def after(self, settled: Settled) -> "Match":
        """The table before the next deal: paid, and the forehand has become the dealer."""
        return self.paid(settled.settlement)

    def paid(self, settlement: Settlement) -> "Match":
        """The same as `after`, where what was played for *settlement* is not at hand."""
        accounts = [account - PINS_IN_A_BET * settlement.antes for account in self.accounts]
        for seat in Seat:
            chair = self.chair_of(seat)
            accounts[chair] += settlement.pins[seat] + PINS_IN_A_BET * settlement.pulla[seat]
        return replace(
            self,
            dealer=(self.dealer + 1) % len(self.players),
            pulla=settlement.pulla_after,
            accounts=tuple(accounts),
            deal_number=self.deal_number + 1,
        )


def begin(players: tuple[Player, ...], *, dealer: int, rules: HouseRules = NO_HOUSE_RULES) -> Match:
    """A new table: everybody has anted one bet into the pulla (ruling 29)."""
    count = len(players)
    return Match(
        players=players,
        numbers=tuple(range(count)),
        dealer=dealer,
        pulla=count,
        accounts=(-PINS_IN_A_BET,) * count,
        rules=rules,
    )
