"""Tries out the bundle in dist/vira: whether it holds what it should and nothing else, and does
what the source does.

`python packaging/try_bundle.py` works on a copy that may not be written, as another user where that
can be; `--start` also measures how soon the table is painted. Exit status 0, or 1 with a sentence.
"""

import hashlib
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

from bundle_contents import (
    GLIBC_FLOOR,
    MAX_FOLDER_MIB,
    MAX_SECONDS_TO_TABLE,
    QT_BINDINGS,
    QT_MODULES,
    ROOT,
    Wrong,
    foreign_modules,
    owners,
)

from vira_desktop.rules.cards import ALL_CARDS
from vira_desktop.rules.notation import format_hand

FOLDER = ROOT / "dist" / "vira"
LIBRARY = re.compile(r"\.(so(\.[\d.]+)?|dylib|dll|pyd)$")
MIB = 2**20
NOBODY = 65534
RECORDS, POSITIONS, DEALS = 50, 20, 20
STARTS = 3
OWN_FOLDERS = (".local/share/vira", ".config/vira", ".cache/fontconfig", ".cache/vira")
"""Where a user's home may be written; the one of fontconfig is the system's own habit."""
KEPT_VARIABLES = {"PATH", "SYSTEMROOT", "TEMP", "TMP"}
"""All else of this process is unknown to the bundle."""


def main(arguments: list[str]) -> int:
    if not FOLDER.is_dir():
        print(
            f"bundle: there is no {FOLDER}; build it with `sh packaging/bundle`.", file=sys.stderr
        )
        return 1
    try:
        said = [look(FOLDER) for look in (size, qt, packages, licences, glibc)]
        with tempfile.TemporaryDirectory(prefix="vira-bundle-") as place:
            said += used(Path(place), measured="--start" in arguments)
    except Wrong as problem:
        print(f"bundle: {problem}.", file=sys.stderr)
        return 1
    print("\n".join(f"bundle: {each}" for each in said))
    return 0


# --- what it holds -------------------------------------------------------------------------------


def size(folder: Path) -> str:
    """Says how large it is. Raises Wrong."""
    taken = size_of(folder) / MIB
    if taken > MAX_FOLDER_MIB:
        raise Wrong(f"it takes {taken:.0f} MiB, more than {MAX_FOLDER_MIB}")
    if not (folder / "_internal").is_dir():
        raise Wrong("it is not one folder with its libraries as files of their own")
    if any(b"UPX!" in file.read_bytes() for file in folder.iterdir() if file.is_file()):
        raise Wrong("its program was made smaller by UPX")
    return f"{taken:.0f} MiB of {MAX_FOLDER_MIB}"


def size_of(folder: Path) -> int:
    """Bytes of all files under *folder*; one that is linked to counts once."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir())


def qt(folder: Path) -> str:
    """Says what it holds of Qt. Raises Wrong where that is more than it should."""
    files = [file for file in folder.rglob("*") if file.is_file()]
    stems = {file.name.split(".")[0].removeprefix("lib") for file in files}
    modules = {stem.removeprefix("Qt6") for stem in stems if stem.startswith("Qt6")}
    bindings = {
        file.name.split(".")[0]
        for file in files
        if file.parent.name == "PySide6" and re.match(r"Qt\w+\.(abi3|pyd|so)", file.name)
    }
    if foreign := sorted(modules - QT_MODULES) + sorted(bindings - QT_BINDINGS):
        raise Wrong(f"these modules of Qt do not belong in it: {', '.join(foreign)}")
    return f"Qt {', '.join(sorted(modules))}"


def packages(folder: Path) -> str:
    """Says that no package is in it that the program does not need. Raises Wrong."""
    foreign = set(foreign_modules())
    names = {path.name.split(".")[0] for path in (folder / "_internal").iterdir()}
    if found := sorted(names & foreign):
        raise Wrong(f"these packages do not belong in it: {', '.join(found)}")
    return "no package beyond those it needs"


def licences(folder: Path) -> str:
    """Says that each library is under a licence whose text is there, too. Raises Wrong."""
    inside = folder / "_internal"
    libraries = [file for file in inside.rglob("*") if LIBRARY.search(file.name)]
    of_system = (path for file in libraries for path in Path("/usr/lib").glob(f"*/{file.name}"))
    package_of = {Path(path).name: package for path, package in owners(of_system).items()}
    without = [
        file.relative_to(inside).as_posix()
        for file in libraries
        if not any(_licence_texts(inside, file, package_of.get(file.name)))
    ]
    if without:
        raise Wrong(f"for these libraries it has no licence: {', '.join(sorted(without))}")
    return f"{len(libraries)} libraries, each with its licence"


def _licence_texts(inside: Path, library: Path, package: str | None) -> Iterable[Path]:
    """The texts in the bundle *inside* that tell under which licence *library* is; *package* of
    this Debian has one of its name."""
    texts = inside / "resources" / "licences"
    first, name = library.relative_to(inside).parts[0], library.name.removeprefix("lib")
    if name.startswith("icu"):
        return texts.glob("ICU.txt")
    if first in {"PySide6", "shiboken6"} or name.startswith(("Qt6", "pyside6", "shiboken6")):
        return texts.glob("LGPL-3.0-only.txt")
    if first.startswith("python3") or name.startswith("python3"):
        return texts.glob("python.txt")
    if library.parent != inside:
        (source, *_) = packages_distributions().get(first, [first])
        return inside.glob(f"{source.replace('-', '_')}-*.dist-info/**/*LICENSE*")
    # What Python needs of others on Windows and macOS is told in its own licence.
    return texts.glob(f"system/{package}_*.txt" if sys.platform == "linux" else "python.txt")


def glibc(folder: Path) -> str:
    """Says which version of the C library it needs. Raises Wrong if that is too new a one."""
    if sys.platform != "linux":
        return "no C library of Linux"
    floor = glibc_of(folder)
    if floor > GLIBC_FLOOR:
        raise Wrong(f"it needs glibc {_dotted(floor)}; {_dotted(GLIBC_FLOOR)} should do")
    return f"glibc {_dotted(floor)}, stated {_dotted(GLIBC_FLOOR)}"


def glibc_of(folder: Path) -> tuple[int, int]:
    """The newest version of the C library that a file of *folder* asks for."""
    floor = (0, 0)
    for file in [folder / "vira", *folder.rglob("*.so*")]:
        asked = subprocess.run(
            ["objdump", "-T", file], capture_output=True, text=True, check=True
        ).stdout
        for major, minor in re.findall(r"GLIBC_(\d+)\.(\d+)", asked):
            floor = max(floor, (int(major), int(minor)))
    return floor


def _dotted(version: tuple[int, int]) -> str:
    return "{}.{}".format(*version)


# --- what it does --------------------------------------------------------------------------------


def used(place: Path, *, measured: bool) -> Iterator[str]:
    """Says what came of using a copy of it in *place*, which nobody may write, in a folder with a
    space and a letter beyond ASCII in its name. Raises Wrong."""
    place.chmod(0o755)
    folder, home = place / "en mapp å" / "vira", place / "hem å"
    shutil.copytree(FOLDER, folder, symlinks=True)
    home.mkdir()
    home.chmod(0o777)
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o555 if path.is_dir() or os.access(path, os.X_OK) else 0o444)
    copy = Copy(folder, home)
    yield version(copy)
    yield answers(copy)
    yield from copy.run("--self-check").splitlines()
    yield writes(copy)
    if measured:
        yield start(copy)


class Copy:
    """A copy of the bundle, used without a screen, with nothing of this checkout, by somebody who
    may write nothing but *home*."""

    def __init__(self, folder: Path, home: Path) -> None:
        self.folder, self.home = folder, home

    def start(self, *arguments: str) -> subprocess.Popen[str]:
        """`vira` with *arguments*."""
        return subprocess.Popen(
            [self.folder / "vira", *arguments],
            env={
                **{name: value for name, value in os.environ.items() if name in KEPT_VARIABLES},
                "LANG": "C.UTF-8",
                "HOME": str(self.home),
                "QT_QPA_PLATFORM": "offscreen",
            },
            cwd=self.home,
            text=True,
            encoding="utf-8",
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            user=NOBODY if _is_root() else None,
            group=NOBODY if _is_root() else None,
            extra_groups=[] if _is_root() else None,
        )

    def run(self, *arguments: str) -> str:
        """What `vira` with *arguments* prints. Raises Wrong if it does not end well."""
        process = self.start(*arguments)
        out, err = process.communicate(timeout=300)
        if process.returncode != 0:
            told = (out + err).strip()
            raise Wrong(f"vira {' '.join(arguments)} ended with {process.returncode}:\n{told}\n")
        return out


def _is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def version(copy: Copy) -> str:
    """What it says it is. Raises Wrong if its solver is not compiled."""
    said = copy.run("--version").strip()
    if "solver compiled" not in said:
        raise Wrong(f"its solver is not compiled: {said}")
    return said


def answers(copy: Copy) -> str:
    """Says that it answers like the source. Raises Wrong."""
    records, positions = copy.home / "records", copy.home / "positions"
    played = _source("sim", "--deals", str(RECORDS), "--seed", "records", "--records", str(records))
    assert played
    positions.write_text("\n".join(map(json.dumps, _positions())), encoding="utf-8")
    for asked in (
        ("check", str(records)),
        ("solve", str(positions)),
        ("sim", "--deals", str(DEALS), "--seed", "bundle", "--json"),
        ("drill", "table", "--count", "20", "--seed", "bundle", "--json"),
    ):
        bundled, source = (_timeless(text) for text in (copy.run(*asked), _source(*asked)))
        if bundled != source:
            raise Wrong(f"vira {' '.join(asked)} answers otherwise than the source")
    return (
        f"answers like the source: {RECORDS} records, {POSITIONS} positions, {DEALS} deals played"
    )


def _positions() -> Iterator[dict[str, object]]:
    """Ends of deals, seven cards a hand: with each trump and without, high and low."""
    for number in range(POSITIONS):
        cards = list(ALL_CARDS)
        random.Random(f"bundle {number}").shuffle(cards)
        hands = (frozenset(cards[n : n + 7]) for n in (0, 7, 14))
        yield {
            "hands": dict(zip("FMR", map(format_hand, hands), strict=True)),
            "declarer": "FMR"[number % 3],
            "leader": "FMR"[number // 2 % 3],
            "trump": (None, "S", "H", "D", "C")[number % 5],
            "low": number % 5 == 0,
            "tricks": 7,
        }


def _source(*arguments: str) -> str:
    return subprocess.run(
        [sys.executable, "-P", "-m", "vira_desktop", *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    ).stdout


def _timeless(answer: str) -> str:
    """*answer* without what a clock said."""
    return re.sub(r'"seconds": [\d.e-]+', "", answer)


def writes(copy: Copy) -> str:
    """Says that it wrote the user's folders alone, with a window that was open. Raises Wrong."""
    if sys.platform != "linux":
        return "where it writes is looked at on Linux alone"
    database = copy.home / ".local" / "share" / "vira" / "vira.sqlite3"
    window = copy.start()
    for _ in range(300):
        if database.exists() or window.poll() is not None:
            break
        time.sleep(0.1)
    time.sleep(1)
    if window.poll() is not None or not database.exists():
        raise Wrong(f"its window did not open, or keeps nothing: {window.communicate()[1]}")
    window.terminate()
    window.communicate(timeout=30)
    kept = {*OWN_FOLDERS, "records", "positions"}
    for path in copy.home.rglob("*"):
        name = path.relative_to(copy.home).as_posix()
        if not path.is_dir() and not any(name == own or name.startswith(f"{own}/") for own in kept):
            raise Wrong(f"it wrote {name} in the home of its user")
    if _sum(copy.folder) != _sum(FOLDER):
        raise Wrong("it changed its own folder")
    return "writes only the user's own folders, from a folder that may not be written"


def _sum(folder: Path) -> str:
    """Of the names and bytes of all that lies in *folder*."""
    total = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        total.update(path.relative_to(folder).as_posix().encode())
        if path.is_file():
            total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def start(copy: Copy) -> str:
    """Says how soon the table is painted, at best of some starts. Raises Wrong if too late."""
    took = min(
        json.loads(copy.run("bench", "start", "--json"))["first_paint_s"] for _ in range(STARTS)
    )
    if took > MAX_SECONDS_TO_TABLE:
        raise Wrong(f"its table is painted after {took} s, later than {MAX_SECONDS_TO_TABLE}")
    return f"the table is painted after {took} s, at best of {STARTS} starts"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
