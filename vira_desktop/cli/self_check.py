"""`vira --self-check`: says of every part whether it works."""

import os
from collections.abc import Iterable
from typing import TYPE_CHECKING

from .screen import has_screen

if TYPE_CHECKING:
    from ..app.self_check import Finding


def run() -> int:
    """Prints a line for each part. Exit status: 0, or 1 if one does not work. Where there is no
    screen the table is drawn without one."""
    if not has_screen():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from ..app.self_check import findings

    return report(findings())


def report(findings: Iterable["Finding"]) -> int:
    """Prints *findings* as they come. Exit status: 0, or 1 if a part does not work."""
    faults = 0
    for finding in findings:
        faults += bool(finding.fault)
        said = f"FAULT: {finding.fault}" if finding.fault else f"ok: {finding.found}"
        print(f"{finding.part:28} {said}", flush=True)
    if faults:
        print(f"{faults} of these parts do not work; set Vira up again.")
        return 1
    print("Everything is there and works.")
    return 0
