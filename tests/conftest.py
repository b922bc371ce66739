"""What every test gets: no screen, a home of its own, quiet logs, no clock in hypothesis."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.helpers.long_runs import LongRun
from tests.helpers.quiet_log import fail_on_log

# What a developer may have set for his own game.
NOT_FOR_TESTS = ("VIRA_DATA_DIR", "QT_SCALE_FACTOR", "QT_FONT_DPI", "QT_STYLE_OVERRIDE")
HOMES = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")

# A shared machine may be slow at any moment: what is slow is measured by benchmarks, not here. On
# the gate the same examples run every time; at a desk, new ones are looked for.
settings.register_profile("desk", deadline=None)
settings.register_profile("gate", deadline=None, derandomize=True, database=None)
settings.load_profile("gate" if os.environ.get("CI") else "desk")


def pytest_configure(config: pytest.Config) -> None:
    """Before Qt or the program is imported; programs that tests start inherit it."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    for name in NOT_FOR_TESTS:
        os.environ.pop(name, None)
    home = tempfile.TemporaryDirectory(prefix="vira-tests-")
    config.add_cleanup(home.cleanup)
    for name in HOMES:
        folder = Path(home.name, name)
        folder.mkdir()
        os.environ[name] = str(folder)


@pytest.fixture(autouse=True)
def _quiet_log(request: pytest.FixtureRequest) -> Iterator[None]:
    """Nobody logs a warning unnoticed; a test that expects one asks for `caplog` and looks."""
    if "caplog" in request.fixturenames:
        yield
        return
    with fail_on_log():
        yield


@pytest.fixture
def long_run(request: pytest.FixtureRequest) -> LongRun:
    """Work in chunks that an interrupted run need not do again: tests/helpers/long_runs.py."""
    return LongRun.of_test(request.node)
