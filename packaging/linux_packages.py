"""Makes the packages for Linux out of the bundle's folder: a .deb and a .tar.xz, with their sums.

`python packaging/linux_packages.py` reads dist/vira and writes beside it. A version without an
entry in CHANGELOG.md is refused, and so is a folder or a package over its size.
"""

import datetime
import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from vira_desktop import __version__  # noqa: E402 # only once its folder is known

DIST = ROOT / "dist"
FOLDER = DIST / "vira"
LINUX = ROOT / "packaging" / "linux"
ICON = ROOT / "resources" / "icons" / "vira.svg"
ICON_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
MAX_FOLDER_MIB = 165
MAX_DEB_MIB = 48
MIB = 2**20

# What the folder does not bring along, as Debian names it.
DEPENDS = ("libgl1", "libegl1", "libglib2.0-0t64 | libglib2.0-0", "fontconfig", "xkb-data")
RECOMMENDS = ("shared-mime-info", "desktop-file-utils")


class Refused(Exception):
    """A package must not be made; carries the sentence that says why."""


def main() -> int:
    try:
        for package in packages():
            print(f"{package.relative_to(ROOT)}: {package.stat().st_size / MIB:.1f} MiB")
    except Refused as problem:
        print(f"packages: {problem}", file=sys.stderr)
        return 1
    return 0


def packages() -> list[Path]:
    """The packages, made afresh. Raises Refused."""
    day = released()
    size = size_of(FOLDER)
    if size > MAX_FOLDER_MIB * MIB:
        raise Refused(f"{FOLDER} takes {size / MIB:.0f} MiB, more than {MAX_FOLDER_MIB}.")
    made = [archive(), deb(day)]
    if made[1].stat().st_size > MAX_DEB_MIB * MIB:
        raise Refused(f"{made[1]} is larger than {MAX_DEB_MIB} MiB.")
    sums = DIST / "SHA256SUMS"
    lines = (f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in made)
    sums.write_text("".join(lines), encoding="ascii")
    return [*made, sums]


def released() -> datetime.date:
    """The day of this version, as the changelog has it: `## 0.1.0 (2026-11-30)`, or today while
    the version has no day yet. Raises Refused when the version has no entry."""
    text = (ROOT / "packaging" / "CHANGELOG.md").read_text(encoding="utf-8")
    entry = re.search(
        rf"^## {re.escape(__version__)}(?: \((\d{{4}}-\d\d-\d\d)\))?\n+\S", text, re.M
    )
    if entry is None:
        raise Refused(f"packaging/CHANGELOG.md says nothing of version {__version__}.")
    if entry[1]:
        return datetime.date.fromisoformat(entry[1])
    return datetime.datetime.now(datetime.UTC).date()


def archive() -> Path:
    """The folder as it is, to be unpacked anywhere."""
    machine = os.uname().machine
    name = f"vira-{__version__}-linux-{machine}"
    path = DIST / f"{name}.tar.xz"
    with tarfile.open(path, "w:xz", preset=6) as tar:
        tar.add(FOLDER, name, filter=_of_nobody)
    return path


def deb(day: datetime.date) -> Path:
    """The package for Debian and Ubuntu."""
    tree = ROOT / "build" / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    fill(tree, day)
    architecture = _output("dpkg", "--print-architecture")
    path = DIST / f"vira_{__version__}_{architecture}.deb"
    _write(tree / "DEBIAN" / "control", control(tree, architecture))
    _write(tree / "DEBIAN" / "md5sums", md5sums(tree))
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, path], check=True)
    return path


def fill(tree: Path, day: datetime.date) -> None:
    """Lays out under *tree* what lies on the user's system."""
    share = tree / "usr" / "share"
    shutil.copytree(FOLDER, tree / "usr" / "lib" / "vira", symlinks=True)
    command = tree / "usr" / "games" / "vira"
    command.parent.mkdir(parents=True)
    command.symlink_to("../lib/vira/vira")
    _write(share / "applications" / "vira.desktop", _linux("vira.desktop"))
    _write(share / "mime" / "packages" / "vira.xml", _linux("vira-mime.xml"))
    metainfo = _filled(_linux("se.vira.Vira.metainfo.xml"), day)
    _write(share / "metainfo" / "se.vira.Vira.metainfo.xml", metainfo)
    _write_gzipped(share / "man" / "man6" / "vira.6.gz", _filled(_linux("vira.6"), day))
    doc = share / "doc" / "vira"
    _write(doc / "copyright", (ROOT / "LICENSE").read_text(encoding="utf-8"))
    changes = (ROOT / "packaging" / "CHANGELOG.md").read_text(encoding="utf-8")
    _write_gzipped(doc / "changelog.gz", changes)
    icons = share / "icons" / "hicolor"
    for size in ICON_SIZES:
        draw_icon(icons / f"{size}x{size}" / "apps" / "vira.png", size)
    _write(icons / "scalable" / "apps" / "vira.svg", ICON.read_text(encoding="utf-8"))


def draw_icon(path: Path, size: int) -> None:
    """Writes the program's icon as a picture of *size* by *size* pixels."""
    path.parent.mkdir(parents=True)
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(ICON)).render(painter, QRectF(0, 0, size, size))
    painter.end()
    image.save(str(path))


def control(tree: Path, architecture: str) -> str:
    """What dpkg wants to know of the package."""
    return f"""Package: vira
Version: {__version__}
Architecture: {architecture}
Maintainer: The Vira authors
Installed-Size: {size_of(tree) // 1024}
Depends: libc6 (>= {glibc_floor()}), {", ".join(DEPENDS)}
Recommends: {", ".join(RECOMMENDS)}
Section: games
Priority: optional
Description: Sweden's national card game: play, learn and analyse
 Vira is played by three, with thirteen cards each, a stock to buy from and
 some forty games to bid. This program knows the complete rules, plays against
 you without seeing your cards, explains every payment, and has a trainer for
 bidding, markings and the low holdings of gok.
"""


def size_of(folder: Path) -> int:
    """Bytes of all files under *folder*; one that is linked to counts once."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir())


def glibc_floor() -> str:
    """The newest version of the C library that a file of the folder asks for, as "2.36"."""
    floor = (2, 17)
    for file in [FOLDER / "vira", *FOLDER.rglob("*.so*")]:
        symbols = _output("objdump", "-T", file)
        for version in re.findall(r"GLIBC_(\d+)\.(\d+)", symbols):
            floor = max(floor, (int(version[0]), int(version[1])))
    return "{}.{}".format(*floor)


def md5sums(tree: Path) -> str:
    """A line for every file, as dpkg keeps them."""
    files = sorted(
        file
        for file in tree.rglob("*")
        if file.is_file() and not file.is_symlink() and "DEBIAN" not in file.parts
    )
    lines = (
        f"{hashlib.md5(file.read_bytes(), usedforsecurity=False).hexdigest()}  "
        f"{file.relative_to(tree)}\n"
        for file in files
    )
    return "".join(lines)


def _of_nobody(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    return member


def _linux(name: str) -> str:
    return (LINUX / name).read_text(encoding="utf-8")


def _filled(text: str, day: datetime.date) -> str:
    return text.replace("@VERSION@", __version__).replace("@DATE@", day.isoformat())


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _write_gzipped(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


def _output(*command: str | Path) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    APP = QGuiApplication([])
    sys.exit(main())
