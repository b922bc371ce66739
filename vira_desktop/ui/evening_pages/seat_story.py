"""How the seats were found, told step by step: who draws what, or before whom which card falls."""

from dataclasses import dataclass

from ...rules.cards import Card
from ...session import seating
from ...session.events import SeatsDrawn, SeatsTaken
from ...session.players import Player


@dataclass(frozen=True, slots=True)
class Lies:
    """A card that is turned up before *chair*."""

    chair: int
    card: Card


@dataclass(frozen=True, slots=True)
class SeatStory:
    """The finding of the seats: chairs are counted clockwise from 0."""

    event: SeatsDrawn | SeatsTaken
    players: tuple[Player, ...]
    """By chair, as they sit in the end."""
    numbers: tuple[int, ...]
    """Their numbers in the evening, by chair."""
    forehand: int
    """The chair of the forehand in the next deal."""

    @property
    def dealer(self) -> int:
        """The chair of who deals next: on the forehand's right."""
        return (self.forehand - 1) % len(self.players)

    @property
    def sitting_out(self) -> int | None:
        """The chair that sits the next deal out, with four at the table."""
        return (self.dealer - 1) % 4 if len(self.players) == 4 else None

    @property
    def own_chair(self) -> int:
        """The chair of the person."""
        return next(chair for chair, player in enumerate(self.players) if player.bot is None)

    @property
    def steps(self) -> tuple[Lies, ...]:
        """The cards in the order in which they are turned up."""
        event, count = self.event, len(self.players)
        if isinstance(event, SeatsTaken):
            return tuple(
                Lies((event.laid_by + 1 + turn) % count, card)
                for turn, card in enumerate(event.laid)
            )
        return tuple(Lies(event.places.index(card), card) for card in event.drawn)


def story_of(
    event: SeatsDrawn | SeatsTaken, players: tuple[Player, ...], present: tuple[int, ...]
) -> SeatStory:
    """The story of *event*; *players* are all who have come, *present* the numbers of those at
    the table."""
    if isinstance(event, SeatsDrawn):
        numbers, forehand = seating.seats_drawn(present, event)
    else:
        numbers, forehand = seating.seats_taken(present, event)
    return SeatStory(event, tuple(players[number] for number in numbers), numbers, forehand)
