"""The command line needs no Qt: it is quick, and it works where no screen and no Qt library is."""

import json
import subprocess
import sys

import pytest

REPORT = """
import json, sys
{code}
print(json.dumps(sorted(name for name in sys.modules if name.startswith(("PySide6", "shiboken6")))))
"""

HELP = """
from contextlib import redirect_stdout
from io import StringIO
from vira_desktop.__main__ import main
sys.argv = ["vira", *{arguments!r}]
shown = StringIO()
with redirect_stdout(shown):
    try:
        status = main()
    except SystemExit as end:
        status = end.code
assert not status, status
assert shown.getvalue().strip(), "nothing was shown"
"""


def qt_modules_after(code: str) -> list[str]:
    """The modules of Qt that a new Python holds after *code*."""
    command = [sys.executable, "-P", "-c", REPORT.format(code=code)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    loaded: list[str] = json.loads(run.stdout)
    return loaded


def test_the_report_sees_qt() -> None:
    assert "PySide6" in qt_modules_after("import PySide6")


def test_importing_the_command_line_imports_no_qt() -> None:
    assert qt_modules_after("import vira_desktop.cli, vira_desktop.__main__") == []


@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["check", "--help"],
        ["sim", "--help"],
        ["drill", "counting", "--count", "1", "--seed", "1", "--json"],
    ],
    ids=str,
)
def test_help_imports_no_qt(arguments: list[str]) -> None:
    assert qt_modules_after(HELP.format(arguments=arguments)) == []
