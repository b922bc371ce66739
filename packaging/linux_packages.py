"""Makes the packages for Linux out of the bundle's folder: a .deb and a .tar.xz, with their sums.

`python packaging/linux_packages.py` reads dist/vira and writes beside it. A version without an
entry in CHANGELOG.md is refused, and so is a folder or a package over its size.
"""

import datetime
import gzip
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from bundle_contents import GLIBC_FLOOR, MAX_DEB_MIB, ROOT, Wrong, released
from icons import SOURCE as ICON
from icons import png
from PySide6.QtGui import QGuiApplication
from try_bundle import FOLDER, MIB, glibc, size, size_of

from vira_desktop import __version__

DIST = ROOT / "dist"
LINUX = ROOT / "packaging" / "linux"
ICON_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)

# What the folder does not bring along, as Debian names it.
DEPENDS = (
    "libgl1", "libegl1", "libxcb1", "libwayland-client0", "libwayland-cursor0", "libwayland-egl1",
    "libglib2.0-0t64 | libglib2.0-0", "fontconfig", "xkb-data",
)  # fmt: skip
RECOMMENDS = ("shared-mime-info", "desktop-file-utils")


def main() -> int:
    try:
        for package in packages():
            print(f"{package.relative_to(ROOT)}: {package.stat().st_size / MIB:.1f} MiB")
    except Wrong as problem:
        print(f"packages: {problem}.", file=sys.stderr)
        return 1
    return 0


def packages() -> list[Path]:
    """The packages, made afresh. Raises Wrong where there must be none."""
    day = released()
    of_this_version(FOLDER)
    size(FOLDER)
    glibc(FOLDER)
    made = [archive(), deb(day)]
    if made[1].stat().st_size > MAX_DEB_MIB * MIB:
        raise Wrong(f"{made[1].name} is larger than {MAX_DEB_MIB} MiB")
    sums = DIST / "SHA256SUMS"
    lines = (f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in made)
    sums.write_text("".join(lines), encoding="ascii")
    return [*made, sums]


def of_this_version(folder: Path) -> None:
    """Raises Wrong if *folder* was built of another version than that of this checkout."""
    found = [path.name for path in folder.glob("_internal/vira_desktop-*.dist-info")]
    if found != [f"vira_desktop-{__version__}.dist-info"]:
        raise Wrong(
            f"the bundle is not of version {__version__} ({', '.join(found)}); build it anew"
        )


def archive() -> Path:
    """The folder as it is, to be unpacked anywhere; packed on all cores."""
    name = f"vira-{__version__}-linux-{os.uname().machine}"
    path = DIST / f"{name}.tar.xz"
    subprocess.run(
        ["tar", "--create", "--file", path, "--use-compress-program=xz -T0 -6",
         "--sort=name", "--owner=root:0", "--group=root:0",
         "--directory", DIST, f"--transform=flags=r;s,^{FOLDER.name},{name},", FOLDER.name],
        check=True,
    )  # fmt: skip
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
    for edge in ICON_SIZES:
        file = icons / f"{edge}x{edge}" / "apps" / "vira.png"
        file.parent.mkdir(parents=True)
        file.write_bytes(png(edge))
    _write(icons / "scalable" / "apps" / "vira.svg", ICON.read_text(encoding="utf-8"))


def control(tree: Path, architecture: str) -> str:
    """What dpkg wants to know of the package."""
    return f"""Package: vira
Version: {__version__}
Architecture: {architecture}
Maintainer: The Vira authors
Installed-Size: {size_of(tree) // 1024}
Depends: libc6 (>= {".".join(map(str, GLIBC_FLOOR))}), {", ".join(DEPENDS)}
Recommends: {", ".join(RECOMMENDS)}
Section: games
Priority: optional
Description: Sweden's national card game: play, learn and analyse
 Vira is played by three, with thirteen cards each, a stock to buy from and
 some forty games to bid. This program knows the complete rules, plays against
 you without seeing your cards, explains every payment, and has a trainer for
 bidding, markings and the low holdings of gok.
"""


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
