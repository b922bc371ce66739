"""Saved deals: what is written is read, and whatever else lies there gets a reason."""

import random
from pathlib import Path

import pytest

from vira_desktop.rules.actions import Bid, Pass
from vira_desktop.rules.phases import dealing
from vira_desktop.rules.record import Record, Unreadable
from vira_desktop.rules.seats import BySeat, Seat
from vira_desktop.storage import deal_file

DEAL = dealing.begin(random.Random(9), players=4, pulla=2)
ACTIONS = (Bid(Seat.FOREHAND, "begar"), Pass(Seat.MIDDLEHAND))
NAMES = BySeat("Anna", "", "Åke")


def test_a_saved_deal_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "min giv.vira"
    assert deal_file.save(path, DEAL, ACTIONS, NAMES)
    loaded = deal_file.load(path)
    assert loaded == Record(deal=DEAL, actions=ACTIONS, names={"F": "Anna", "M": "", "R": "Åke"})


@pytest.mark.parametrize(
    "content", [b"", b"{}", b"\x00\xff", b'{"format": "vira-deal"', b"x" * 2_000_000]
)
def test_what_is_no_deal_gets_a_reason(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other.vira"
    path.write_bytes(content)
    loaded = deal_file.load(path)
    assert isinstance(loaded, Unreadable)
    assert loaded.error


def test_a_missing_file_and_a_folder_get_a_reason(tmp_path: Path) -> None:
    for path in (tmp_path / "none.vira", tmp_path):
        assert isinstance(deal_file.load(path), Unreadable)


def test_a_save_that_fails_says_so_and_leaves_nothing(tmp_path: Path) -> None:
    path = tmp_path / "no folder" / "deal.vira"
    assert not deal_file.save(path, DEAL, ACTIONS, NAMES)
    assert list(tmp_path.iterdir()) == []
