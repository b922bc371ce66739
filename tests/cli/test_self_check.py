import os
import re

import pytest

from tests.cli.program import vira
from vira_desktop.app.self_check import Finding
from vira_desktop.cli.self_check import report
from vira_desktop.rules.games import GAMES, Group
from vira_desktop.rules.record import parse_record
from vira_desktop.rules.verdict import check
from vira_desktop.ui.assets import resource_path

PARTS = {
    "cards", "database", "drills", "fonts", "icon", "languages", "lesson", "licences", "rules",
    "solver", "table", "versions",
}  # fmt: skip


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


def test_a_part_that_does_not_work_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    findings = [Finding("fonts", found="4 files"), Finding("cards", fault="AssetMissing: jack.svg")]
    assert report(findings) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split(maxsplit=1) == ["fonts", "ok: 4 files"]
    assert lines[1].split(maxsplit=1) == ["cards", "FAULT: AssetMissing: jack.svg"]
