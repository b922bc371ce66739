"""Evenings in short words, and results drawn at random without a card played."""

import random
from datetime import UTC, datetime

from vira_desktop.rules.cards import Suit
from vira_desktop.rules.games import GAMES, Group, Qualifier
from vira_desktop.rules.notation import parse_cards
from vira_desktop.rules.phases import dealing, payment
from vira_desktop.rules.seats import Seat, opponents_of
from vira_desktop.rules.state import (
    Call,
    Contract,
    Deal,
    Direction,
    Offer,
    Settlement,
    Table,
)
from vira_desktop.session import evening as evenings
from vira_desktop.session.agreement import Agreement, Bowl, Length, Open
from vira_desktop.session.evening import Evening
from vira_desktop.session.events import DealBegun, Event, Opened, SeatsTaken
from vira_desktop.session.players import Player, with_colours

NOW = datetime(2026, 11, 30, 19, 0, tzinfo=UTC)
ENDLESS, BOWL = Open(), Bowl()
NAMES = ("Anna", "Bo", "Åke", "Ulla")
CARDS = dealing.begin(random.Random(1), players=3, pulla=3)
"""One shuffle for all deals of which no card is played."""


class Kept:
    """A store that keeps the events in a list."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def append(self, event: Event) -> None:
        self.events.append(event)


def opened(players: int = 3, *, length: Length = ENDLESS, bowl: Bowl = BOWL) -> Opened:
    """The opening of an evening of Anna, Bo, Åke and perhaps Ulla."""
    named = with_colours(tuple(Player(name) for name in NAMES[:players]))
    return Opened(named, Agreement(length=length, bowl=bowl), "seed")


def seats_in_order(players: int) -> SeatsTaken:
    """Number 0 sits at chair 0 and so on; number 1 is forehand, number 0 deals."""
    return SeatsTaken(tuple(range(players)), 0, parse_cards("HA"))


def seated(players: int = 3, *, length: Length = ENDLESS) -> Evening:
    """An evening before its first deal, with the seats in order."""
    evening = evenings.begin(opened(players, length=length))
    return evenings.apply(evening, seats_in_order(players))


def after(evening: Evening, *events: Event) -> Evening:
    """*evening* after *events*."""
    for event in events:
        evening = evenings.apply(evening, event)
    return evening


def same_cards(evening: Evening, *, at: datetime = NOW) -> DealBegun:
    """The next deal of *evening*, always with the same cards."""
    table = evening.table
    deal = Deal(
        players=len(table.players),
        pulla=table.pulla,
        highest=CARDS.highest,
        hands=CARDS.hands,
        stock=CARDS.stock,
        rules=table.rules,
    )
    return DealBegun(table.deal_number, deal, f"{table.deal_number}", at)


def paid_at_random(
    evening: Evening, rng: random.Random, *, at: datetime = NOW
) -> tuple[Evening, Settlement]:
    """*evening* after one deal more with a result drawn from *rng*, and what it paid."""
    begun = same_cards(evening, at=at)
    settlement = random_settlement(begun.deal, rng)
    return evenings.paid(evenings.apply(evening, begun), settlement), settlement


def random_settlement(deal: Deal, rng: random.Random) -> Settlement:
    """What some game pays that somebody plays or lays down, with any number of tricks."""
    declarer, game = rng.choice(tuple(Seat)), rng.choice(GAMES)
    trumps: list[Suit | None] = list(Suit)
    offer = Offer(seat=declarer, game=game, qualifier=Qualifier.PLAIN)
    is_high = game.low is None or (game.high_tricks is not None and rng.random() < 0.5)
    contract = Contract(
        declarer=declarer,
        offer=offer,
        game=game,
        direction=Direction.HIGH if is_high else Direction.LOW,
        trump=rng.choice(trumps) if is_high else None,
        repurchased=game.group is Group.BUYING and rng.random() < 0.3,
        first_trump=rng.choice(trumps) if is_high else None,
    )
    passes = (Call(seat, None) for seat in opponents_of(declarer))
    auction = (Call(declarer, offer), *passes)
    table = Table(deal=deal, auction=auction, hands=deal.hands, stock=deal.stock)
    if rng.random() < 0.2:
        return payment.lay_down(table, contract).settlement
    conceder = rng.choice((None, None, None, *opponents_of(declarer)))
    home = contract.tricks_needed
    tricks = rng.choice((home, home, rng.randint(0, contract.tricks_to_play)))
    if conceder:
        tricks = home
    return payment.of_play(table, contract, tricks, conceder=conceder)
