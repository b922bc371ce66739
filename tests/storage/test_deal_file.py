"""Saved deals: what is written is read, and whatever else lies there gets a reason."""

import os
import random
from pathlib import Path

import pytest

from vira_desktop.rules.actions import Bid, Pass
from vira_desktop.rules.phases import dealing
from vira_desktop.rules.record import Record, Unreadable, read_records
from vira_desktop.rules.seats import BySeat, Seat
from vira_desktop.session.ports import FileProblem
from vira_desktop.storage import deal_file

DEAL = dealing.begin(random.Random(9), players=4, pulla=2)
ACTIONS = (Bid(Seat.FOREHAND, "begar"), Pass(Seat.MIDDLEHAND))
NAMES = BySeat("Anna", "", "Åke")


def test_a_saved_deal_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "min giv.vira"
    assert deal_file.save(path, DEAL, ACTIONS, NAMES)
    loaded = deal_file.load(path)
    assert loaded == Record(deal=DEAL, actions=ACTIONS, names={"F": "Anna", "M": "", "R": "Åke"})


def test_several_deals_lie_in_one_file_a_line_each(tmp_path: Path) -> None:
    path = tmp_path / "givar.vira"
    records = [Record(deal=DEAL, actions=ACTIONS[:n], seed=n) for n in range(3)]
    assert deal_file.save_all(path, records)
    text = path.read_text(encoding="utf-8")
    assert [record for _line, record in read_records(text)] == records
    assert len(text.splitlines()) == 3


@pytest.mark.parametrize(
    "content", [b"", b"{}", b"\x00\xff", b'{"format": "vira-deal"', b"x" * 2_000]
)
def test_what_is_no_deal_gets_a_reason(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other.vira"
    path.write_bytes(content)
    loaded = deal_file.load(path)
    assert isinstance(loaded, Unreadable)
    assert loaded.error


def test_what_is_no_readable_file_is_told(tmp_path: Path) -> None:
    pipe, large = tmp_path / "pipe.vira", tmp_path / "large.vira"
    os.mkfifo(pipe)
    large.write_bytes(b"x" * (deal_file.LARGEST + 1))
    problems = {
        tmp_path / "none.vira": FileProblem.NOT_THERE,
        tmp_path: FileProblem.NO_FILE,
        pipe: FileProblem.NO_FILE,
        Path("/dev/zero"): FileProblem.NO_FILE,
        large: FileProblem.TOO_LARGE,
        tmp_path / "nul\0.vira": FileProblem.NOT_THERE,
    }
    for path, problem in problems.items():
        assert deal_file.load(path) is problem, path


def test_a_link_is_written_through(tmp_path: Path) -> None:
    real, link = tmp_path / "real.vira", tmp_path / "link.vira"
    real.write_text("", encoding="utf-8")
    link.symlink_to(real)
    assert deal_file.save(link, DEAL, ACTIONS, NAMES)
    assert link.is_symlink()
    assert isinstance(deal_file.load(real), Record)


def test_a_save_that_fails_says_so_and_leaves_nothing(tmp_path: Path) -> None:
    for name in ("no folder/deal.vira", "nul\0.vira"):
        assert not deal_file.save(tmp_path / name, DEAL, ACTIONS, NAMES)
    assert list(tmp_path.iterdir()) == []
