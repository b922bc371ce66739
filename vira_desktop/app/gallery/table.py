"""The table: every moment of the stored deals, and the deals of an evening."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtWidgets import QWidget

from ...rules.refusals import Reason
from ...rules.view import Phase
from ...ui.evening_pages.place import EveningPlace
from ...ui.gallery import Scene, scenes
from ...ui.page import Page
from ...ui.table.hand_cards import hand_cards
from ...ui.text.refusals_text import refusal_text
from .picture import Picture
from .stage import Stage

EVERY_TABLE = "trick-lies"
"""Moments that are shown on every table; all others are on felt."""


def pictures() -> Iterator[Picture]:
    """What is worth a picture at each moment."""
    for scene in scenes():
        view = scene.model.view
        yield _picture(scene, scene.name, partial(_table, scene))
        if scene.name.endswith("sheet"):
            yield _picture(scene, f"{scene.name}-cards", partial(_cards, scene))
        if any(shown.is_dimmed for shown in hand_cards(scene.model)) and not view.choice():
            yield _picture(scene, f"{scene.name}-refused", partial(_refused, scene))
        if view.phase is Phase.BIDDING and not view.auction:
            yield Picture(
                page=None, name=f"{scene.name}-bid-table", seen=partial(_bid_table, scene)
            )


def _picture(scene: Scene, name: str, seen: partial[QWidget]) -> Picture:
    return Picture(
        page=Page.TABLE,
        name=name,
        seen=seen,
        prepare=_clear,
        on_every_table=EVERY_TABLE in scene.name,
    )


def _clear(stage: Stage) -> None:
    stage.program.controller.stop()


def _table(scene: Scene, stage: Stage) -> QWidget:
    place = stage.show_page(Page.TABLE, EveningPlace)
    place.show_page(place.table)
    place.table.show_model(scene.model)
    place.table.panel.sheet.tabs.setCurrentIndex(0)
    return stage.window


def _cards(scene: Scene, stage: Stage) -> QWidget:
    _table(scene, stage)
    stage.window.page.panel.sheet.tabs.setCurrentIndex(1)
    return stage.window


def _refused(scene: Scene, stage: Stage) -> QWidget:
    _table(scene, stage)
    stage.window.page.show_hint(refusal_text(Reason.MUST_FOLLOW_SUIT, scene.model.view))
    return stage.window


def _bid_table(scene: Scene, stage: Stage) -> QWidget:
    stage.bid_table.resize(stage.window.size())
    stage.bid_table.page.show_model(scene.model)
    return stage.bid_table
