"""Where chance comes into an evening: each function draws from a generator that it is given and
answers with the event in which the outcome is written down."""

import random
from datetime import datetime

from ..rules.cards import ALL_CARDS, Suit
from .evening import Evening
from .events import DealBegun, Ended, SeatsDrawn, SeatsTaken
from .settlement import lots_due


def draw_seats(evening: Evening, rng: random.Random) -> SeatsDrawn:
    """Places for all who are at the table, drawn by suit."""
    count = len(evening.present)
    others = [suit for suit in Suit if suit is not Suit.HEARTS]
    suits = [Suit.HEARTS, *rng.sample(others, count - 1)]
    places = [rng.choice([card for card in ALL_CARDS if card.suit is suit]) for suit in suits]
    rng.shuffle(places)
    drawn = places.copy()
    rng.shuffle(drawn)
    return SeatsDrawn(tuple(places), tuple(drawn))


def first_heart(rng: random.Random, *, seats: tuple[int, ...], laid_by: int = 0) -> SeatsTaken:
    """The players sit as in *seats*, numbers by chair, and who is at chair *laid_by* lays out
    cards from a shuffled pack until the first heart falls."""
    pack = list(ALL_CARDS)
    rng.shuffle(pack)
    hearts = next(place for place, card in enumerate(pack) if card.suit is Suit.HEARTS)
    return SeatsTaken(seats, laid_by, tuple(pack[: hearts + 1]))


def next_deal(evening: Evening, at: datetime) -> DealBegun:
    """The next deal, its cards drawn from the evening's seed and the deal's number."""
    number = evening.table.deal_number
    seed = f"{evening.seed}/{number}"
    return DealBegun(number, evening.table.deal(random.Random(seed)), seed, at)


def end(evening: Evening, rng: random.Random, *, left: int | None = None) -> Ended:
    """The end, with the last pins drawn lots for where the rule names nobody (ruling 33)."""
    count, among = lots_due(evening.seated) if evening.seated else (0, ())
    return Ended(tuple(sorted(rng.sample(among, count))), left)
