import pytest

from tests.cli.program import vira
from vira_desktop.app.self_check import Finding
from vira_desktop.cli.self_check import report


def test_every_part_works_here() -> None:
    outcome = vira("--self-check")
    assert outcome.status == 0, outcome.out + outcome.err
    assert "deal gok" in outcome.out
    assert "FAULT" not in outcome.out


def test_a_part_that_does_not_work_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    findings = [Finding("fonts", found="4 files"), Finding("cards", fault="AssetMissing: jack.svg")]
    assert report(findings) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split(maxsplit=1) == ["fonts", "ok: 4 files"]
    assert lines[1].split(maxsplit=1) == ["cards", "FAULT: AssetMissing: jack.svg"]
