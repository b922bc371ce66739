"""`vira --self-check`: says of every part whether it works."""

import lzma
import os
from collections.abc import Iterable
from itertools import chain
from typing import TYPE_CHECKING

from .screen import give_up, has_screen

if TYPE_CHECKING:
    from ..app.self_check import Finding


def run() -> int:
    """Prints a line for each part. Exit status: 0, or 1 if one does not work. Where there is no
    screen the table is drawn without one."""
    if not has_screen():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from ..app.self_check import findings

    return report(chain(findings(give_up), (_deal_sets(),)))


def _deal_sets() -> "Finding":
    """Unpacks the deals on which bots are compared; the program in its window does without."""
    from ..app.self_check import Finding
    from ..laboratory import tracks
    from ..laboratory.duplicate import fault_of
    from ..ui.assets import AssetMissing, resource_path

    name, deals, sets = "deal sets", 0, 0
    for family in tracks.FAMILIES:
        for of_set in tracks.SETS:
            file = tracks.file_of(family, of_set)
            try:
                lines = lzma.decompress(resource_path(*file).read_bytes()).decode().splitlines()
                fault = fault_of(lines[0])
            except (AssetMissing, OSError, EOFError, lzma.LZMAError, ValueError, IndexError) as why:
                return Finding(name, fault=f"{file[-1]}: {type(why).__name__}: {why}")
            if fault:
                return Finding(name, fault=f"{file[-1]}: {fault}")
            deals, sets = deals + len(lines), sets + 1
    return Finding(name, found=f"{sets} sets, {deals} deals")


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
