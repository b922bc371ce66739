#!/usr/bin/env python3
"""Draws the deal sets of `vira match --track card-play`: resources/laboratory/*.xz, a family and a
set each. `python -P packaging/freeze_deals.py 1000` makes them all anew, of a thousand deals each.
Figures measured on other deals are then no longer comparable.

*regel* bids, buys and sets aside. Trump games are what it came to play by itself. Misères are
forced on whoever holds the hand with least danger, each closed game of so many cards in turn; those
that it would lay down, or whose danger shows that nobody would bid them, are left out."""

import argparse
import lzma
import random
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

# ruff: noqa: E402 # the checkout, and nothing installed beside it
from vira_desktop.bots.bot import Budget
from vira_desktop.bots.measures import danger, danger_after
from vira_desktop.bots.regel import Regel
from vira_desktop.laboratory.tracks import FAMILIES, SETS, file_of
from vira_desktop.rules.actions import Action, Bid, Pass
from vira_desktop.rules.games import GAMES, Game, Openness
from vira_desktop.rules.phases import dealing
from vira_desktop.rules.record import Record, format_record
from vira_desktop.rules.seats import SEATS, Seat
from vira_desktop.rules.state import Bidding, Buying, Deal, Playing, Settled
from vira_desktop.rules.view import view_for
from vira_desktop.session import log as logs

BEARABLE_DEALT = 16.0
"""Danger of a dealt hand, less the cards that its owner can get rid of, up to which it is tried."""
BEARABLE_PLAYED = 8.0
"""Danger of the cards to be played up to which a deal is kept."""

REGEL = Regel()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("deals", type=int, help="in each set")
    count = parser.parse_args().deals
    for family in FAMILIES:
        for of_set in SETS:
            folder, name = file_of(family, of_set)
            lines = [
                format_record(record)
                for record, _ in zip(found(family, of_set), range(count), strict=False)
            ]
            target = ROOT / "resources" / folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            packed = lzma.compress(("\n".join(lines) + "\n").encode(), preset=9)
            target.write_bytes(packed)
            print(f"{target.relative_to(ROOT)}: {len(lines)} deals, {len(packed)} bytes")


def found(family: str, of_set: str) -> Iterator[Record]:
    """The deals of a set, one after the other, for ever."""
    kept = number = 0
    games = closed_miseres(family)
    while True:
        number += 1
        seed = f"frozen/{family}/{of_set}/{number}"
        deal = dealing.begin(random.Random(seed), players=3, pulla=3)
        game = games[kept % len(games)] if games else None
        log = bought(deal, game)
        if log is not None:
            kept += 1
            yield Record(deal=deal, actions=log.actions, seed=seed)


def closed_miseres(family: str) -> list[Game]:
    """The closed games in which the declarer of *family* plays low with so many cards."""
    cards = family.removeprefix("misere-")
    return [game for game in GAMES if game.low is Openness.CLOSED and str(game.low_cards) == cards]


def bought(deal: Deal, game: Game | None) -> logs.GameLog | None:
    """*deal* up to the first lead, with *game* forced on the best low hand if one is given; None if
    it is not one to keep."""
    log = logs.begin(deal)
    declarer = None
    if game is not None:
        declarer = min(SEATS, key=lambda seat: _danger_dealt(deal, seat, game))
        if _danger_dealt(deal, declarer, game) > BEARABLE_DEALT:
            return None
    while isinstance(state := log.state, Bidding | Buying):
        if isinstance(state, Bidding) and declarer is not None and game is not None:
            log = log.after(_forced(state, declarer, game))
        else:
            view = view_for(state, state.to_act)
            log = log.after(REGEL.decide(view, random.Random(0), Budget()).action)
    if isinstance(state, Settled):
        return None
    assert isinstance(state, Playing)
    if game is None:
        return log if not state.contract.is_low else None
    played = state.table.hands[state.contract.declarer]
    return log if state.contract.is_low and danger(played) <= BEARABLE_PLAYED else None


def _danger_dealt(deal: Deal, seat: Seat, game: Game) -> float:
    """Danger of what a dealt hand keeps when *game* is played."""
    if game.keep is not None:
        return danger(sorted(deal.hands[seat], key=lambda card: card.rank)[: game.keep])
    aside = max(13 - game.low_cards, game.exact_buy or 0)
    return danger_after(deal.hands[seat], aside)


def _forced(state: Bidding, declarer: Seat, game: Game) -> Action:
    """A call after which *declarer* ends with *game*."""
    seat, standing = state.to_act, state.standing
    if seat is declarer and (standing is None or standing.seat is not seat):
        return Bid(seat, game.key)
    return Bid(seat, "begar") if standing is None else Pass(seat)


if __name__ == "__main__":
    main()
