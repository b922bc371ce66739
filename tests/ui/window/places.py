"""Where in the window each thing is that a person can do."""

from PySide6.QtWidgets import QAbstractButton

from tests.ui.window.started import Table
from vira_desktop.rules.actions import (
    Accept,
    Action,
    AnnounceAcesLow,
    Buy,
    Concede,
    Keep,
    LayDown,
    NameLevel,
    NameTrump,
    PlayHand,
    PlayHigh,
    PlayLow,
    Refuse,
    Repurchase,
    SetAside,
    TakeStock,
    TurnUp,
)
from vira_desktop.rules.view import Phase
from vira_desktop.ui.table.choice_list import ChoiceList, ChoiceRow

KEYS: dict[type[Action], str] = {
    TakeStock: "take",
    TurnUp: "turn",
    PlayHigh: "high",
    PlayLow: "low",
    Repurchase: "repurchase",
    LayDown: "lay",
    PlayHand: "play",
    AnnounceAcesLow: "aces",
    Accept: "accept",
    Refuse: "refuse",
    Concede: "concede",
}


def row_of(table: Table, action: Action) -> ChoiceRow:
    """The row of the panel in which *action* is offered."""
    match action:
        case NameLevel(word=word):
            key = word
        case NameTrump(suit=suit):
            key = f"trump-{suit.letter}"
        case Buy() | Keep() | SetAside():
            key = type(action).__name__
        case _:
            key = KEYS[type(action)]
    return choices_of(table).row(key)


def choices_of(table: Table) -> ChoiceList:
    """The list of what may be done now."""
    panel = table.page.panel
    if table.model.view.phase is Phase.BUYING:
        return panel.buying.choices
    return panel.play.choices


def word_button(table: Table, word: str) -> QAbstractButton | None:
    """The button of a bid without a level; None if *word* is a row of the table."""
    from vira_desktop.rules.games import FAMILY_BY_WORD

    words = list(FAMILY_BY_WORD)
    if word not in words:
        return None
    return table.page.panel.bidding.word_buttons()[words.index(word)]
