"""`vira screenshots`: every page and phase, from stored deals and an evening played on purpose."""

import re
from collections import Counter
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest
from PySide6.QtGui import QImage

from vira_desktop import ui
from vira_desktop.app.gallery import pictures
from vira_desktop.app.gallery.camera import looks_of
from vira_desktop.cli import main
from vira_desktop.cli.screenshots import SCALES
from vira_desktop.rules.games import Group
from vira_desktop.rules.seats import BySeat, Seat
from vira_desktop.session.settings import TableChoice
from vira_desktop.trainer.skills import Kind
from vira_desktop.ui.gallery import scenes
from vira_desktop.ui.own_window import OwnWindow
from vira_desktop.ui.page import Page


def test_a_picture_has_the_size_of_its_window_and_scale(tmp_path: Path) -> None:
    only = "gok-.*sheet(-cards)?-(sv-light|en-dark)-800x600"
    assert main(["screenshots", str(tmp_path / "new"), "--only", only]) == 0
    sizes = {
        path.name.rsplit("-", 1)[-1]: QImage(str(path)).size().toTuple()
        for path in (tmp_path / "new").iterdir()
    }
    assert sizes == {"100.png": (800, 600), "200.png": (1600, 1200)}
    pictures = {path.name: path.read_bytes() for path in (tmp_path / "new").iterdir()}
    assert len(pictures) == 8
    assert len(set(pictures.values())) == 8, "each shows something else"


def test_a_page_of_each_kind_is_drawn_in_both_languages(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """One picture of each kind: those that are read from the file, drawn in a thread, or lie over
    the window."""
    shown = (
        "training-(home|words-wrong|exam-result)",
        "table-(seats-being-drawn|standing|settlement|looking-on-play)",
        "history-(list|settlement|replay-open)",
        "statistics-games",
        "players-questions",
        "rules-search",
        "lesson-step-07",
        "window-(banner|menu-settings|shortcuts|why-card)",
        "window-begar-.*bid-table",
    )
    only = f"^({'|'.join(shown)})-(sv|en)-light-800x600-100"
    assert main(["screenshots", str(tmp_path), "--only", only]) == 0
    names = sorted(path.name for path in tmp_path.iterdir())
    titles = Counter(name.split("-light-")[0][:-3] for name in names)
    assert len(titles) >= 17
    assert set(titles.values()) == {2}
    for title in titles:
        ours, theirs = (
            (tmp_path / f"{title}-{spoken}-light-800x600-100.png") for spoken in ("sv", "en")
        )
        assert ours.read_bytes() != theirs.read_bytes(), f"{title} speaks one language only"
    assert f"100 %: 0 of {len(names)}" in capfd.readouterr().err


def test_each_picture_is_taken_in_every_look() -> None:
    assert SCALES == (100, 200)
    one = next(picture for picture in pictures() if not picture.on_every_table)
    names = [look.name("x", 100) for look in looks_of(one, "", 100)]
    assert names == [
        f"x-{language}-{light}-{size}-100"
        for language in ("sv", "en")
        for light in ("light", "dark")
        for size in ("800x600", "2560x1440")
    ]
    trick = next(picture for picture in pictures() if picture.on_every_table)
    tables = Counter(look.table for look in looks_of(trick, "", 200))
    assert tables == dict.fromkeys(TableChoice, len(names))


def test_a_menu_is_as_wide_as_its_words_are(tmp_path: Path) -> None:
    """In its first picture as in all others of the window's size, whatever was shown before."""
    only = "^window-menu-settings-(sv|en).*800x600-100"
    assert main(["screenshots", str(tmp_path), "--only", only]) == 0
    for spoken in ("sv", "en"):
        pictures = [QImage(str(path)) for path in tmp_path.glob(f"*-settings-{spoken}-*")]
        assert len(pictures) == 2
        assert len({picture.size().toTuple() for picture in pictures}) == 1


def test_every_page_has_pictures() -> None:
    shown = Counter(picture.page for picture in pictures())
    assert set(Page) <= set(shown), "a page was added without a picture"
    titles = Counter(picture.title for picture in pictures())
    assert max(titles.values()) == 1, "two pictures of one name"


def test_every_window_of_its_own_has_pictures() -> None:
    for module in walk_packages(ui.__path__, f"{ui.__name__}."):
        import_module(module.name)
    titles = [picture.title for picture in pictures()]
    kinds = OwnWindow.__subclasses__()
    assert len(kinds) >= 3
    for kind in kinds:
        words = re.findall("[A-Z][a-z]+", kind.__name__.removesuffix("Window"))
        name = "-".join(words).lower()
        assert any(re.search(f"^window-.*{name}", title) for title in titles), name


def test_every_kind_of_question_is_shown_asked_and_answered() -> None:
    titles = {picture.title for picture in pictures()}
    for kind in Kind:
        for moment in ("asked", "right", "wrong"):
            assert f"training-{kind.value}-{moment}" in titles


def test_what_is_not_a_moment_of_its_own_is_shown_too(tmp_path: Path) -> None:
    only = "gok-.*(refused|bid-table)-sv-light-800x600"
    assert main(["screenshots", str(tmp_path), "--only", only]) == 0
    names = {path.name.split("-sv-")[0].rsplit("-", 1)[1] for path in tmp_path.iterdir()}
    assert names == {"refused", "table"}


def test_a_refusal_is_shown_where_a_card_is_refused() -> None:
    titles = {picture.title for picture in pictures()}
    shown = {title for title in titles if title.startswith("table") and "-refused" in title}
    follow = {
        f"table-{scene.name}-refused"
        for scene in scenes()
        if (view := scene.model.view).trick
        and not scene.model.lying_trick
        and {card.suit for card in view.hand} > {view.trick[0].card.suit}
        and view.is_my_turn
    }
    assert shown
    assert shown <= follow


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
        "claim-opponent",
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
