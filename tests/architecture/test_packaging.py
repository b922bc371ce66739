"""The scripts that set Vira up, and the locks they install from."""

import re
import subprocess

import pytest

from tests.helpers.source_tree import ROOT

PACKAGING = ROOT / "packaging"
LOCKS = ("requirements.lock", "requirements-check.lock")


def pins(lock: str) -> dict[str, str]:
    """What a lock names, with the text of its entry: version, marker and hashes."""
    entries = re.split(r"\n(?=\S)", (PACKAGING / lock).read_text(encoding="utf-8"))
    named = [entry for entry in entries if not entry.startswith("#")]
    return {re.split(r"==", entry)[0]: entry.partition("\n    # via")[0] for entry in named}


@pytest.mark.parametrize("lock", LOCKS)
def test_lock_fixes_every_version_and_hash_and_names_no_registry(lock: str) -> None:
    entries = pins(lock)
    assert {"pyside6-essentials", "platformdirs", "setuptools"} <= entries.keys()
    for entry in entries.values():
        assert re.match(r"[a-z0-9.-]+==[\w.]+", entry)
        assert "--hash=sha256:" in entry
    assert "://" not in (PACKAGING / lock).read_text(encoding="utf-8")


def test_check_adds_to_what_play_installs_and_changes_nothing_of_it() -> None:
    """The same .venv serves both."""
    play, check = (pins(lock) for lock in LOCKS)
    assert {name: check.get(name) for name in play} == play


def test_qt_is_below_the_version_that_loses_none() -> None:
    version = re.match(r"pyside6-essentials==(\d+)\.(\d+)", pins(LOCKS[0])["pyside6-essentials"])
    assert version is not None
    assert (6, 8) <= (int(version[1]), int(version[2])) < (6, 12)


@pytest.mark.parametrize(
    "script",
    [
        "bundle", "bundle_elsewhere", "check", "linux/try_in_debian", "lock", "macos/dmg", "play",
        "setup.sh", "try_deb", "update_translations",
    ],
)  # fmt: skip
def test_script_can_be_read_by_sh(script: str) -> None:
    run = subprocess.run(
        ["sh", "-n", PACKAGING / script], capture_output=True, text=True, check=False
    )
    assert (run.returncode, run.stderr) == (0, "")


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        ("", "window"),
        ("--lang sv", "window"),
        ("--data-dir check", "window"),
        ("open check", "window"),
        ("deal.vira", "window"),
        ("check deal.json", "text"),
        ("check window", "text"),
        ("--lang en check -", "text"),
        ("--data-dir=here deal", "text"),
        ("sim --deals 3 --seed 7", "text"),
        ("drill words --count 3 --seed 7", "text"),
        ("--help", "text"),
        ("bench rules --json", "text"),
        ("bench --json window", "pictures"),
        ("bench start", "pictures"),
    ],
)
def test_play_asks_only_for_the_libraries_that_a_command_needs(arguments: str, shown: str) -> None:
    play = (PACKAGING / "play").read_text(encoding="utf-8")
    function = re.search(r"^what_is_shown\(\) \{.*?^\}", play, re.DOTALL | re.MULTILINE)
    assert function is not None
    run = subprocess.run(
        ["sh", "-c", f'{function[0]}\nwhat_is_shown "$@"', "play", *arguments.split()],
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.strip() == shown
