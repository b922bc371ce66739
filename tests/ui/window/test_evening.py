"""An evening in the window: begun, seated, dealt, left and joined, settled."""

from dataclasses import replace
from decimal import Decimal
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from tests.ui.window.conftest import Start
from tests.ui.window.evenings import (
    OVER,
    begin,
    deal,
    evening_of,
    play_out,
    press,
    shown,
    waits,
)
from tests.ui.window.started import AT_ONCE, Table
from tests.ui.window.texts import visible_texts
from vira_desktop.rules.view import Phase
from vira_desktop.session.agreement import Deals, Open, Rate
from vira_desktop.session.settings import MovementChoice
from vira_desktop.ui.table.bowls import Tokens, pulla_of
from vira_desktop.ui.text.evening_text import LengthKind

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

Key = Qt.Key


@pytest.fixture
def table(start: Start) -> Table:
    """A window that asks for an evening."""
    table = start()
    table.program.start()
    return table


def test_the_first_thing_asked_is_an_evening_and_enter_plays_at_once(table: Table) -> None:
    assert shown(table) is table.window.evening.begin
    press(table, Key.Key_Return)
    assert shown(table) is table.window.evening.seats
    press(table, Key.Key_Return)
    assert shown(table) is table.window.page
    assert table.phase() is Phase.BIDDING
    evening = evening_of(table)
    assert (len(evening.players), evening.agreement.length) == (3, Open())
    assert evening.table.pulla == 3


def test_what_is_chosen_is_what_is_agreed_on(table: Table) -> None:
    page = table.window.evening.begin
    page.counts.button(4).click()
    page.rows.names[0].setText("Eva")
    page.rows.names[3].setText("Rut")
    page.length.kinds.button(LengthKind.DEALS).click()
    page.length.deals.more.click()
    page.rate.setText("0,50")
    page.bowl["bets"].more.click()
    page.may_pass.click()
    QTest.keyClick(page.rate, Key.Key_Return)
    evening = evening_of(table)
    assert [player.name for player in evening.players] == ["Eva", "Astrid", "Nils", "Rut"]
    assert len({player.colour for player in evening.players}) == 4
    assert evening.agreement.length == Deals(13)
    assert evening.agreement.rate == Rate(Decimal("0.50"))
    assert evening.agreement.bowl.bets == 11
    assert evening.agreement.rules.forehand_may_pass


def test_a_worth_that_is_no_amount_and_a_poor_bowl_are_told(table: Table) -> None:
    page = table.window.evening.begin
    page.rate.setText("much")
    page.begin_button.click()
    assert shown(table) is page
    assert "“much” is no amount" in visible_texts(page)[-1]
    page.rate.clear()
    page.bowl["pins"].set_value(0)
    page.begin_button.click()
    assert "at least one bet, one pin" in visible_texts(page)[-1]
    page.bowl["pins"].set_value(1)
    page.begin_button.click()
    assert shown(table) is table.window.evening.seats


def test_the_drawing_of_seats_is_a_scene_that_any_key_or_click_ends(start: Start) -> None:
    table = start(settings=replace(AT_ONCE, movement=MovementChoice.SLOW))
    table.program.start()
    begin(table)
    seats = table.window.evening.seats
    assert not is_seated(table)
    table.wait(lambda: "draw" in seats.line.said, "the first card is drawn")
    press(table, Key.Key_X)
    assert is_seated(table)
    assert "forehand" in seats.line.said
    table.program.playing.find_seats()
    assert not is_seated(table)
    QTest.mouseClick(seats.scene, Qt.MouseButton.LeftButton)
    assert is_seated(table)
    QTest.mouseClick(seats.scene, Qt.MouseButton.LeftButton)
    assert shown(table) is seats
    press(table, Key.Key_Space)
    assert shown(table) is table.window.page


def is_seated(table: Table) -> bool:
    """True when the seats are found."""
    return table.window.evening.seats.is_over


def test_who_deals_shuffles_cuts_and_sits_out_is_told_over_the_table(table: Table) -> None:
    begin(table, players=4, length=Deals(5))
    deal(table)
    match = evening_of(table).table
    said = table.window.page.bar.line.said
    assert said.startswith("Deal 1 of 5 · ")
    names = [player.name if player.bot else "you" for player in match.players]
    assert match.sitting_out is not None
    assert names[match.dealer] in said.split(" · ")[1]
    assert names[match.shuffler] in said.split(" · ")[2]
    assert names[match.sitting_out] in said.split(" · ")[3]
    assert "(−8)" in said


def test_a_deal_that_is_sat_out_plays_itself_and_a_key_brings_it_to_its_end(
    start: Start,
) -> None:
    table = start(settings=replace(AT_ONCE, bot_seconds=3, trick_seconds=5))
    table.program.start()
    begin(table, players=4)
    deal(table)
    while not table.model.onlooks:
        play_out(table)
        table.program.next_deal()
    model = table.model
    assert (model.view.hand, model.view.legal) == (frozenset(), ())
    assert "You" not in list(model.names)
    assert "You sit this deal out" in table.window.page.prompt.line.said
    press(table, Key.Key_Space)
    table.wait(lambda: table.phase() is Phase.SETTLED, "the others play", seconds=60)
    table.wait(lambda: not table.model.lying_trick, "the last trick is gathered")
    assert table.window.page.panel.sheet.next_button.isEnabled()
    table.program.next_deal()
    assert not table.model.onlooks


def test_a_deal_that_is_sat_out_is_dealt_and_played_before_ones_eyes(start: Start) -> None:
    table = start(settings=replace(AT_ONCE, movement=MovementChoice.FAST))
    table.program.start()
    begin(table, players=4)
    deal(table)
    while not table.model.onlooks:
        play_out(table)
        table.program.next_deal()
    movement = table.window.page.table.movement
    assert movement.is_running
    assert table.done == ()
    table.wait(lambda: table.phase() is Phase.SETTLED, "the others play", seconds=60)


def test_the_last_deal_is_borup_and_leads_to_the_settlement(table: Table) -> None:
    begin(table, length=Deals(2))
    deal(table)
    bar, sheet = table.window.page.bar, table.window.page.panel.sheet
    assert bar.borup.said == ""
    play_out(table)
    assert sheet.next_button.text() == "Next deal"
    assert table.window.page.prompt.line.said.endswith("Go on to the next deal.")
    sheet.next_button.click()
    assert bar.borup.said == "Borup: the last deal"
    play_out(table)
    assert sheet.next_button.text() == "Settle"
    assert table.window.page.prompt.line.said.endswith("That was the last deal: settle up.")
    sheet.next_button.click()
    page = table.window.evening.settlement
    assert shown(table) is page
    evening = evening_of(table)
    assert evening.is_over
    assert sum(line.total for line in evening.sheet) == 0
    said = visible_texts(page)
    assert [name for name in said if name in ("You", "Astrid", "Nils")]
    assert any(text.startswith("The pulla held") for text in said)
    press(table, Key.Key_Return)
    assert shown(table) is table.window.evening.begin


def test_one_joins_and_one_leaves_between_two_deals_only(table: Table) -> None:
    begin(table)
    deal(table)
    standing = table.window.evening.standing
    QTest.keyClick(table.window.windowHandle(), Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert shown(table) is standing
    assert not standing.join_button.isEnabled()
    assert not standing.seats_button.isEnabled()
    press(table, Key.Key_Escape)
    play_out(table)
    table.program.playing.show_standing()
    pulla = evening_of(table).table.pulla
    standing.guest_name.setText("Rut")
    standing.join_button.click()
    match = evening_of(table).table
    assert [player.name for player in evening_of(table).players][3:] == ["Rut"]
    assert match.pulla > pulla
    assert match.players[(match.dealer + 3) % 4].name == "Rut"
    assert not standing.guest_name.isVisible()
    leaving = next(button for button in standing.leave_buttons if "Nils" in button.text())
    leaving.click()
    assert "Nils" not in [player.name for player in evening_of(table).table.players]
    assert len(evening_of(table).sheet) == 1
    standing.back_button.click()
    assert shown(table) is table.window.page
    assert table.phase() is Phase.BIDDING


def test_seats_are_drawn_again_on_command(table: Table) -> None:
    begin(table)
    deal(table)
    play_out(table)
    table.program.playing.show_standing()
    before = evening_of(table).table
    accounts = dict(zip(before.numbers, before.accounts, strict=True))
    table.window.evening.standing.seats_button.click()
    assert shown(table) is table.window.evening.seats
    after = evening_of(table).table
    assert dict(zip(after.numbers, after.accounts, strict=True)) == accounts
    deal(table)
    assert table.model.deal_number == 2


def test_another_length_is_agreed_on_in_the_middle_of_a_deal(table: Table) -> None:
    begin(table)
    deal(table)
    table.program.playing.show_standing()
    standing = table.window.evening.standing
    standing.length.show_length(Deals(1))
    standing.agree_button.click()
    assert evening_of(table).agreement.length == Deals(1)
    standing.back_button.click()
    assert table.window.page.bar.borup.said == "Borup: the last deal"


def test_an_evening_that_is_ended_in_a_deal_pays_nothing_for_it(table: Table) -> None:
    begin(table)
    deal(table)
    table.program.playing.show_standing()
    end = table.window.evening.standing.end_button
    assert end.text() == "End without this deal"
    end.click()
    assert shown(table) is table.window.evening.settlement
    assert [line.total for line in evening_of(table).sheet] == [0, 0, 0]


def test_what_is_settled_cannot_be_taken_back(table: Table) -> None:
    begin(table, length=Deals(1))
    deal(table)
    play_out(table)
    table.window.page.panel.sheet.next_button.click()
    settled = evening_of(table)
    table.window.evening.settlement.back_button.click()
    assert shown(table) is table.window.page
    undo = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(table.window.windowHandle(), Key.Key_Z, undo)
    assert evening_of(table) is settled
    table.window.page.panel.sheet.next_button.click()
    assert shown(table) is table.window.evening.settlement


def test_a_new_session_settles_the_one_that_runs(table: Table) -> None:
    begin(table)
    deal(table)
    former = table.program.playing.session
    assert former is not None
    begin(table)
    assert former.evening.is_over
    assert not evening_of(table).is_over


def test_the_bowls_are_read_out_and_the_sheet_tells_what_was_moved(table: Table) -> None:
    begin(table)
    deal(table)
    play_out(table)
    evening = table.model.evening
    assert evening is not None
    assert evening.tokens.moves
    sheet = [part.text() for part in table.window.page.panel.sheet.payment.findChildren(QLabel)]
    assert "The tokens" in sheet


@pytest.mark.parametrize("restarts", [False, True])
def test_the_last_terms_are_the_usual_ones(start: Start, table: Table, *, restarts: bool) -> None:
    page = table.window.evening.begin
    page.counts.choose(4)
    page.rows.names[0].setText("Eva")
    page.rows.names[2].setText("Rut")
    page.length.show_length(Deals(13))
    page.seats.choose(False)
    page.rate.setText("0,50")
    page.bowl["bets"].more.click()
    page.may_pass.click()
    terms = page.terms()
    assert terms is not None
    page.begin_button.click()
    deal(table)
    play_out(table)
    # Astrid leaves, and another joins.
    table.program.playing.leave(1)
    table.program.playing.show_standing()
    table.window.evening.standing.join_button.click()
    table.program.playing.end()
    names = [evening_of(table).players[number].name for number in evening_of(table).present]
    assert names == ["Eva", "Rut", "Märta", "Nils"]
    if restarts:
        table.close()
        table = start(folder=table.folder, settings=None)
        table.program.start()
    table.program.playing.ask()
    again = table.window.evening.begin.terms()
    assert again is not None
    assert [player.name for player in again.players] == names
    assert again.agreement == terms.agreement
    assert again.draws_seats == terms.draws_seats


def test_any_number_may_leave_and_join(table: Table) -> None:
    begin(table)
    deal(table)
    play_out(table)
    playing, standing = table.program.playing, table.window.evening.standing
    for _ in range(5):
        playing.show_standing()
        standing.join_button.click()
        assert len(evening_of(table).present) == 4
        playing.leave(evening_of(table).present[1])
    came = evening_of(table).players
    assert [player.name for player in came[1:5]] == ["Astrid", "Nils", "Märta", "Olof"]
    # Six colours are given before one comes again that somebody had who has left.
    assert len({player.colour for player in came[:6]}) == 6


def test_who_has_left_is_not_seated_again(table: Table) -> None:
    begin(table, players=4)
    deal(table)
    play_out(table)
    table.program.playing.leave(1)
    table.program.playing.ask()
    page = table.window.evening.begin
    assert [player.name for player in page.rows.players()] == ["", "Nils", "Märta"]
    page.counts.button(4).click()
    assert [player.name for player in page.rows.players()] == ["", "Nils", "Märta", "Astrid"]


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)], ids=str)
def test_all_four_bowls_stand_on_the_table_while_one_plays(
    start: Start, size: tuple[int, int]
) -> None:
    table = start(size=size, think=waits)
    table.program.start()
    begin(table, players=4)
    deal(table)
    play_out(table)
    table.program.next_deal()
    spots = table.window.page.table.findChildren(QWidget)
    bowls = [spot for spot in spots if "in the bowl" in spot.accessibleName()]
    match = evening_of(table).table
    names = [player.name or "You" for player in match.players]
    assert sorted(bowl.accessibleName().split(":")[0] for bowl in bowls) == sorted(names)
    for bowl, other in combinations(bowls, 2):
        assert not bowl.geometry().intersects(other.geometry())
    out = match.sitting_out
    assert out is not None
    (lowest,) = (bowl for bowl in bowls if bowl.accessibleName().startswith(names[out]))
    assert lowest.geometry().left() > table.window.page.table.width() / 3
    OVER.set()


@pytest.mark.parametrize("then", ["resume", "another length"])
def test_a_lost_bet_lies_on_the_lid_for_as_long_as_the_paid_deal(
    start: Start, tmp_path: Path, then: str
) -> None:
    table = start(folder=tmp_path, think=waits)
    table.program.start()
    begin(table)
    deal(table)
    while not lid(table):
        if table.model.view.phase is Phase.SETTLED:
            table.program.next_deal()
        play_out(table)
    lost = lid(table)
    if then == "resume":
        # As far as the file knows, the former program was killed.
        table = start(folder=tmp_path, settings=None, think=waits)
        table.program.start()
    else:
        table.program.playing.agree(Deals(50))
    assert lid(table) == lost
    table.program.next_deal()
    assert not lid(table)
    OVER.set()


def lid(table: Table) -> tuple[Tokens, ...]:
    """What lies on the lid of the pulla."""
    evening = table.model.evening
    assert evening is not None
    return pulla_of(evening.tokens, evening.players).on_lid
