"""Table models for tests."""

from vira_desktop.rules.cards import NO_CARDS, CardSet
from vira_desktop.rules.seats import BySeat, Seat
from vira_desktop.rules.state import Played, State
from vira_desktop.rules.view import view_for
from vira_desktop.ui.table.model import TableModel

NAMES = BySeat("Anna", "Bo", "Clara")


def model_of(
    state: State,
    *,
    seat: Seat = Seat.FOREHAND,
    selected: CardSet = NO_CARDS,
    lying_trick: tuple[Played, ...] = (),
    thinking: Seat | None = None,
) -> TableModel:
    """What the table shows of *state* to the person at *seat*."""
    return TableModel(
        view=view_for(state, seat),
        names=NAMES,
        standings=BySeat(12, -20, 8),
        deal_number=3,
        selected=selected,
        lying_trick=lying_trick,
        thinking=thinking,
    )
