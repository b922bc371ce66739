"""F1 opens the rules at what the table asks now."""

import pytest

from vira_desktop.rules.flow import apply, begin, to_act
from vira_desktop.rules.record import parse_record
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.state import State
from vira_desktop.rules.view import SeatView, view_for
from vira_desktop.ui.assets import resource_path
from vira_desktop.ui.language import Language
from vira_desktop.ui.rules.book import book
from vira_desktop.ui.rules.where import anchor_for

SCENES = sorted(resource_path("scenes").glob("*.vira"))


def moments(name: str) -> list[tuple[str, SeatView]]:
    """Every moment of a stored deal, before each action and at the end, as who is asked sees it."""
    record = parse_record(resource_path("scenes", f"{name}.vira").read_text(encoding="utf-8"))
    state: State = begin(record.deal)
    found = []
    for action in record.actions:
        found.append((type(action).__name__, view_for(state, action.seat)))
        state = apply(state, action)
    return [*found, ("end", view_for(state, to_act(state) or Seat.FOREHAND))]


@pytest.mark.parametrize("name", [file.stem for file in SCENES])
def test_every_moment_has_its_section(name: str) -> None:
    for _action, view in moments(name):
        assert anchor_for(view) in book(Language.SV)


def test_a_gok_from_the_first_call_to_the_end() -> None:
    found = list(dict.fromkeys(anchor_for(view) for _action, view in moments("gok")))
    assert found == [
        "auction",
        "higher-bid",
        "gok",
        "game-gok",
        "laying-down",
        "low-games",
        "tricks",
        "gok-penalty",
    ]


@pytest.mark.parametrize(
    ("name", "action", "anchor"),
    [
        ("begar", "NameTrump", "game-spel"),
        ("begar", "Buy", "game-spel"),
        ("vingel-6-repurchased", "TurnUp", "game-vingel"),
        ("vingel-6-repurchased", "Repurchase", "repurchase"),
        ("vingel-6-repurchased", "end", "repurchase-bets"),
        ("turne-6-laid", "LayDown", "repurchase"),
        ("turne-6-laid", "end", "laid-pins"),
        ("gask-1", "NameLevel", "floor"),
        ("gask-1", "Keep", "game-gask"),
        ("kopmisar-4", "SetAside", "low-cards"),
        ("solo-6", "NameTrump", "game-solo"),
        ("claim", "Accept", "claims"),
    ],
)
def test_the_section_for_what_is_done_next(name: str, action: str, anchor: str) -> None:
    found = [anchor_for(view) for done, view in moments(name) if done == action]
    assert found[0] == anchor


def test_the_opponents_purchase() -> None:
    bought = [anchor_for(view) for done, view in moments("begar") if done == "Buy"]
    assert bought[1:] == ["buying-order", "buying-order"]


def test_without_a_table_the_rules_begin_at_their_beginning() -> None:
    assert anchor_for(None) == "start"
