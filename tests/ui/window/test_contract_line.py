"""Before play the window says what the declarer must do and what it pays, and the rules pay just
that (field test W10)."""

from dataclasses import replace

import pytest

from tests.helpers.deals import bought, claimed, make_deal, played
from tests.ui.window.conftest import Start
from tests.ui.window.started import AT_ONCE
from tests.ui.window.texts import visible_texts
from vira_desktop.rules.cards import Suit
from vira_desktop.rules.games import GAMES, Game, Result
from vira_desktop.rules.seats import BySeat, Seat
from vira_desktop.rules.state import Direction, Playing, Settled, State
from vira_desktop.rules.view import view_for
from vira_desktop.session.settings import LanguageChoice
from vira_desktop.ui.table.model import TableModel
from vira_desktop.ui.text.counts_text import bets_count, pins_count, tricks_count

DEAL = make_deal(stock="S3 H3 D3", highest="H", pulla=50)
FOREHAND, MIDDLEHAND = Seat.FOREHAND, Seat.MIDDLEHAND
SPOKEN = {LanguageChoice.ENGLISH: "no trick", LanguageChoice.SWEDISH: "inget stick"}


def ways(game: Game) -> list[Playing]:
    """The game before the first lead: high, low, or both where it is the declarer's to choose."""
    found = []
    if game.high_tricks is not None:
        found.append(played(bought(DEAL, game.key, trumps=(Suit.HEARTS, Suit.HEARTS))))
    if game.low is not None:
        found.append(played(bought(DEAL, game.key, direction=Direction.LOW)))
    states = [state for state in found if isinstance(state, Playing)]
    assert len(states) == len(found)
    return states


@pytest.mark.parametrize("language", SPOKEN, ids=lambda language: language.value)
def test_the_line_agrees_with_payment_for_every_game(
    start: Start, language: LanguageChoice
) -> None:
    table = start(settings=replace(AT_ONCE, language=language))
    seen = 0
    for game in GAMES:
        for state in ways(game):
            table.window.page.show_model(model_of(state))
            table.spin()
            said = table.window.page.panel.play.told()[0]
            assert said in visible_texts(table.window.page.panel), game.key
            needed = state.contract.tricks_needed
            must = SPOKEN[language] if state.contract.is_low else tricks_count(needed)
            assert must in said or needed == 13, game.key
            for number, short in enumerate((Result.HOME, Result.BET, Result.KODILJ)):
                tricks = number if state.contract.is_low else needed - number
                settled = claimed(state, tricks)
                assert isinstance(settled, Settled)
                assert settled.settlement.result is short
                assert bets_count(abs(settled.settlement.pulla[FOREHAND])) in said, game.key
                assert pins_count(abs(settled.settlement.pins[MIDDLEHAND])) in said, game.key
            seen += 1
    assert seen == len(GAMES) + sum(g.high_tricks is not None and g.low is not None for g in GAMES)


def model_of(state: State) -> TableModel:
    return TableModel(
        view=view_for(state, FOREHAND),
        names=BySeat("You", "Astrid", "Nils"),
        standings=BySeat(0, 0, 0),
        deal_number=1,
    )
