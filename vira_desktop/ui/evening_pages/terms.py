"""What an evening shall be, as it is chosen on its first page."""

from dataclasses import dataclass

from ...session.agreement import Agreement
from ...session.players import Player


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """Who sits down, on which terms."""

    players: tuple[Player, ...]
    """Three or four; where seats are taken freely they sit in this order, clockwise."""
    agreement: Agreement
    draws_seats: bool
    """Seats are drawn by suit; else they are taken as the players come."""
