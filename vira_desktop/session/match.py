"""Deals in a row: who sits where, the pulla carried on, and what each has won or lost."""

import random
from dataclasses import dataclass, replace

from ..rules.phases import dealing
from ..rules.phases.payment import PINS_IN_A_BET
from ..rules.seats import BySeat, Seat
from ..rules.state import Deal, HouseRules, Settled
from .players import Player

NO_HOUSE_RULES = HouseRules()


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """A table before or during a deal. Chairs are numbered clockwise from 0."""

    players: tuple[Player, ...]
    """Three or four, by chair."""
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

    @property
    def sitting_out(self) -> int | None:
        """The chair that sits this deal out, with four at the table."""
        return (self.dealer + 3) % 4 if len(self.players) == 4 else None

    @property
    def names(self) -> BySeat[str]:
        """The names of those who play this deal."""
        return BySeat(*(self.player_at(seat).name for seat in Seat))

    @property
    def standings(self) -> BySeat[int]:
        """The accounts of those who play this deal, in pins."""
        return BySeat(*(self.accounts[self.chair_of(seat)] for seat in Seat))

    def deal(self, rng: random.Random) -> Deal:
        """A fresh deal for this table."""
        return dealing.begin(rng, players=len(self.players), pulla=self.pulla, rules=self.rules)

    def after(self, settled: Settled) -> "Match":
        """The table before the next deal: paid, and the forehand has become the dealer."""
        settlement = settled.settlement
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
        dealer=dealer,
        pulla=count,
        accounts=(-PINS_IN_A_BET,) * count,
        rules=rules,
    )
