"""Table models for tests."""

from dataclasses import replace

from vira_desktop.rules.cards import NO_CARDS, CardSet
from vira_desktop.rules.seats import BySeat, Seat
from vira_desktop.rules.state import Played, State
from vira_desktop.rules.view import view_for
from vira_desktop.session import match as matches
from vira_desktop.session.agreement import Bowl, Open
from vira_desktop.session.players import Player, with_colours
from vira_desktop.session.token_table import Holding, Move, TokenTable
from vira_desktop.session.tokens import bowlful
from vira_desktop.ui.table.model import EveningSigns, TableModel

NAMES = BySeat("Anna", "Bo", "Clara")
PEOPLE = with_colours((Player(""), Player("Nils", "regel"), Player("Rut", "regel")))
"""Red, green and yellow; with number 2 dealing, number 0 is forehand."""


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


def at_an_evening(model: TableModel, moves: tuple[Move, ...] = ()) -> TableModel:
    """*model* as a deal of an evening in which *moves* were made last."""
    bowl = Bowl()
    holdings = tuple(Holding(bowlful(number, bowl)) for number in range(3))
    signs = EveningSigns(
        match=matches.begin(PEOPLE, dealer=2),
        length=Open(),
        is_last=False,
        players=PEOPLE,
        tokens=TokenTable(bowl=bowl, holdings=holdings, moves=moves),
    )
    return replace(model, evening=signs)
