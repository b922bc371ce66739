"""The README and the manual page tell every command there is, and no other."""

import re

import pytest

from tests.helpers.source_tree import ROOT
from vira_desktop.cli import _COMMANDS


def named(text: str, pattern: str) -> set[str]:
    return set(re.findall(pattern, text, re.MULTILINE))


COMMANDS = {name for name in _COMMANDS if name is not None}


def test_the_readme_has_a_row_for_every_command() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    (table,) = re.findall(r"^## The command line$(.*?)^## ", text, re.MULTILINE | re.DOTALL)
    rows = "\n".join(re.findall(r"^\| (`[^|]*) \|", table, re.MULTILINE))
    assert named(rows, r"`vira ([a-z]+)") == COMMANDS


def test_the_manual_page_has_an_entry_for_every_command() -> None:
    text = (ROOT / "packaging" / "linux" / "vira.6").read_text(encoding="utf-8")
    (commands,) = re.findall(r"^\.SH COMMANDS$(.*?)^\.SH ", text, re.MULTILINE | re.DOTALL)
    assert named(commands, r"^\.BI? ([a-z]+) ") == COMMANDS


@pytest.mark.parametrize("option", ["--self-check", "--version", "--lang", "--data-dir"])
def test_both_tell_the_options(option: str) -> None:
    assert option in (ROOT / "README.md").read_text(encoding="utf-8")
    manual = (ROOT / "packaging" / "linux" / "vira.6").read_text(encoding="utf-8")
    assert option.replace("-", r"\-") in manual
