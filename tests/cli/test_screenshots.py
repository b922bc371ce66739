"""`vira screenshots`: every screen from stored deals."""

from pathlib import Path

from PySide6.QtGui import QImage

from vira_desktop.cli import main
from vira_desktop.rules.games import Group
from vira_desktop.rules.seats import BySeat, Seat
from vira_desktop.ui.gallery import scenes


def test_a_picture_has_the_size_of_its_window_and_scale(tmp_path: Path) -> None:
    only = "gok-.*sheet-(sv-light|en-dark)-800x600"
    assert main(["screenshots", str(tmp_path / "new"), "--only", only]) == 0
    sizes = {
        path.name.rsplit("-", 1)[-1]: QImage(str(path)).size().toTuple()
        for path in (tmp_path / "new").iterdir()
    }
    assert sizes == {"100.png": (800, 600), "200.png": (1600, 1200)}
    assert len(list((tmp_path / "new").iterdir())) == 4


def test_the_stored_deals_show_every_phase_and_group() -> None:
    shown = list(scenes())
    names = {scene.name.split("-", 1)[1] for scene in shown}
    for part in (
        "bidding",
        "buying-turn",
        "buying-keep",
        "buying-take",
        "buying-direction",
        "buying-after-buy",
        "buying-opponent-buy",
        "play",
        "trick-lies",
        "sheet",
    ):
        assert any(part in name for name in names), part
    contracts = (scene.model.view.contract for scene in shown)
    groups = {contract.game.group for contract in contracts if contract and contract.game}
    assert groups == set(Group)
    assert any(scene.model.view.open_hand and scene.model.view.trick for scene in shown)


def test_the_standings_on_the_sheet_are_those_after_payment() -> None:
    for scene in scenes():
        settled, standings = scene.model.view.settled, scene.model.standings
        if settled is None:
            assert standings == BySeat(-8, -8, -8)
            continue
        paid = settled.settlement
        assert standings == BySeat(
            *(-8 - 8 * paid.antes + paid.pins[seat] + 8 * paid.pulla[seat] for seat in Seat)
        )
