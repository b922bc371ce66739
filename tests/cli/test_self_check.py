import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.program import vira
from vira_desktop.app.self_check import Finding
from vira_desktop.cli.self_check import _deal_sets, report
from vira_desktop.rules.games import GAMES, Group
from vira_desktop.rules.record import parse_record
from vira_desktop.rules.verdict import check
from vira_desktop.ui import assets
from vira_desktop.ui.assets import resource_path

PARTS = {
    "bidding", "cards", "database", "deal sets", "drills", "fonts", "icon", "languages", "lesson",
    "licences", "reading", "rules", "solver", "table", "versions",
}  # fmt: skip

LOOKED_AT = """
import sys
from vira_desktop import brought

find, asked = brought._find, set()

def looked(*parts):
    asked.update(parts[1:2])
    return find(*parts)

brought._find = looked
from vira_desktop.cli import main
status = main(["--self-check"])
print("ASKED", *sorted(asked))
sys.exit(status)
"""


def test_a_deal_of_each_group_is_played() -> None:
    groups = set()
    for path in resource_path("scenes").glob("*.vira"):
        record = parse_record(path.read_text(encoding="utf-8"))
        answer = check(record)
        groups |= {game.group for game in GAMES if game.key == answer["game"]}
    assert groups == set(Group)


@pytest.mark.parametrize(("lang", "here"), [("sv_SE.UTF-8", "sv"), ("en_GB.UTF-8", "en")])
def test_it_says_which_language_is_spoken_here_by_qts_own_buttons_too(lang: str, here: str) -> None:
    outcome = vira("--self-check", env={**os.environ, "LANG": lang, "LC_ALL": lang})
    assert re.search(
        rf"^languages +ok: sv \(Avbryt\), en \(Cancel\); here {here}$", outcome.out, re.M
    )


def test_every_part_works_here() -> None:
    outcome = vira("--self-check")
    assert outcome.status == 0, outcome.out + outcome.err
    found = dict(line.split(" ok: ") for line in outcome.out.splitlines()[:-1])
    assert {name.strip() for name in found} >= PARTS
    assert "FAULT" not in outcome.out


def test_nothing_that_is_brought_along_is_left_out() -> None:
    run = subprocess.run(
        [sys.executable, "-P", "-c", LOOKED_AT], capture_output=True, text=True, check=True
    )
    asked = set(run.stdout.splitlines()[-1].split()[1:])
    brought = {path.name for path in resource_path().iterdir() if path.is_dir()}
    assert brought <= asked


def test_a_set_of_deals_that_is_damaged_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    damaged = tmp_path / "deals.xz"
    damaged.write_bytes(b"no deals")
    monkeypatch.setattr(assets, "resource_path", lambda *_parts: damaged)
    finding = _deal_sets()
    assert "LZMAError" in finding.fault


def test_a_part_that_does_not_work_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    findings = [Finding("fonts", found="4 files"), Finding("cards", fault="AssetMissing: jack.svg")]
    assert report(findings) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split(maxsplit=1) == ["fonts", "ok: 4 files"]
    assert lines[1].split(maxsplit=1) == ["cards", "FAULT: AssetMissing: jack.svg"]
