"""The desktop asks the running program to open a file, as macOS does for a double click."""

import subprocess
import sys
from pathlib import Path

from tests.helpers.deals import make_deal
from tests.helpers.source_tree import ROOT
from vira_desktop.rules.record import Record, format_record
from vira_desktop.rules.seats import Seat

DEAL = make_deal(F="AK2.AKQJT98.2.32", highest="H")

ASKED = """
import os, sys
from PySide6.QtCore import QTimer
from PySide6.QtGui import QFileOpenEvent
from vira_desktop.app import application, run
from vira_desktop.ui.main_window import MainWindow
from vira_desktop.ui.table.spots import CardSpot

def give_up(why, what):
    os._exit(9)

def ask():
    app.sendEvent(app, QFileOpenEvent(sys.argv[2]))
    QTimer.singleShot(500, tell)

def tell():
    (window,) = (each for each in app.topLevelWidgets() if isinstance(each, MainWindow))
    shown = {spot.card for spot in window.page.table.findChildren(CardSpot) if spot.isVisible()}
    print(*sorted(map(str, shown)))
    window.close()
    app.quit()

app = application(give_up)
QTimer.singleShot(500, ask)
sys.exit(run(give_up, data_dir=sys.argv[1]))
"""


def test_the_deal_that_is_asked_for_lies_on_the_table(tmp_path: Path) -> None:
    file = tmp_path / "en giv, å.vira"
    file.write_text(format_record(Record(deal=DEAL)), encoding="utf-8")
    asked = subprocess.run(
        [sys.executable, "-P", "-c", ASKED, tmp_path / "data", file],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert asked.returncode == 0, asked.stderr
    assert asked.stdout.split() == sorted(map(str, DEAL.hands[Seat.FOREHAND]))
