"""Who sits down with the person: club players, until somebody else is chosen."""

from dataclasses import replace

from tests.ui.window.conftest import Start
from vira_desktop.app.playing import BOT, BOTS
from vira_desktop.bots.roster import keys


def test_club_players_sit_down_at_first_and_then_whoever_was_chosen(start: Start) -> None:
    table = start()
    begin = table.window.evening.begin
    table.program.playing.ask()
    terms = begin.terms()
    assert terms is not None
    assert [player.bot for player in terms.players] == [None, BOT, BOT]
    assert BOT == "klubbspelare"
    person, first, second = terms.players
    chosen = (person, replace(first, bot="stormastare"), replace(second, bot="nyborjare"))
    table.program.playing.begin(replace(terms, players=chosen))
    table.program.playing.deal()
    table.close()
    again = start(folder=table.folder)
    again.program.playing.ask()
    usual = again.window.evening.begin.terms()
    assert usual is not None
    assert [player.bot for player in usual.players] == [None, "stormastare", "nyborjare"]


def test_who_may_be_chosen_is_known_and_everybody_is_told_apart(start: Start) -> None:
    assert set(BOTS) == set(keys()) - {"random"}
    rows = start().window.evening.begin.rows
    choice = rows.choices[1]
    names = [choice.itemText(place) for place in range(choice.count())]
    assert len(set(names)) == len(BOTS)
    assert names[2] == "Club player"
