"""What belongs in the bundle and what does not: read by packaging/vira.spec, which builds it, and
by packaging/try_bundle.py, which looks whether it was kept to."""

import datetime
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from importlib.metadata import distribution, packages_distributions
from pathlib import Path, PurePath

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from vira_desktop import __version__  # noqa: E402 # once it is found
from vira_desktop.ui.about.parts import (  # noqa: E402
    COMMON_LICENCE,
    normal,
    package_names,
)

MAX_FOLDER_MIB = 165
MAX_DEB_MIB = 48
MAX_SECONDS_TO_TABLE = 1.5
GLIBC_FLOOR = (2, 36)
"""The C library of Debian 12: on no older one need the bundle run, and on this one it must."""

# What is kept of Qt, by the name of the file without prefix, suffix and version. A file of Qt that
# is not named here does not come along, so a new one is added by name or not at all.
QT_MODULES = {
    "Core", "DBus", "Gui", "Network", "OpenGL", "Svg", "WaylandClient", "Widgets", "XcbQpa",
    "WlShellIntegration",
}  # fmt: skip
QT_BINDINGS = {"QtCore", "QtGui", "QtNetwork", "QtSvg", "QtWidgets"}
QT_PLUGINS = {
    "platforms": {"xcb", "offscreen", "wayland", "windows", "cocoa"},
    "imageformats": {"svg"},
    "iconengines": {"svgicon"},
    "platforminputcontexts": {"compose", "ibus"},
    "platformthemes": {"xdgdesktopportal"},
    "styles": {"modernwindowsstyle", "macstyle"},
    "wayland-decoration-client": None,  # None: all there are
    "wayland-graphics-integration-client": None,
    "wayland-shell-integration": None,
    "xcbglintegrations": None,
}
SOFTWARE_GRAPHICS = {"opengl32sw", "d3dcompiler_47"}
"""What Qt has on Windows for OpenGL without a driver: Vira paints without OpenGL."""
QT_TRANSLATIONS = {"qtbase_sv.qm", "qtbase_en.qm"}

MACOS_FILES: dict[str, object] = {
    "CFBundleDocumentTypes": [
        {
            "CFBundleTypeName": "Vira deal",
            "CFBundleTypeRole": "Editor",
            "LSItemContentTypes": ["se.vira.deal"],
        }
    ],
    "UTExportedTypeDeclarations": [
        {
            "UTTypeIdentifier": "se.vira.deal",
            "UTTypeDescription": "Vira deal",
            "UTTypeConformsTo": ["public.json"],
            "UTTypeTagSpecification": {"public.filename-extension": ["vira"]},
        }
    ],
}
"""By these macOS knows that a saved deal is opened by Vira; it then sends the window an event."""

NOT_AT_RUN_TIME = {"cython", "pip", "setuptools"}
"""Packages that are needed to build or install, or only named as needed."""
UNUSED_OF_PYTHON = ("lib2to3", "pydoc_data", "tkinter", "turtle", "unittest", "xmlrpc")


class Wrong(Exception):
    """The bundle is not as it should be. Carries the sentence that says why."""


def released() -> datetime.date:
    """The day of this version, as the changelog has it: `## 0.1.0 (2026-11-30)`, or today while
    the version has no day yet. Raises Wrong when the version has no entry."""
    text = (ROOT / "packaging" / "CHANGELOG.md").read_text(encoding="utf-8")
    entry = re.search(
        rf"^## {re.escape(__version__)}(?: \((\d{{4}}-\d\d-\d\d)\))?\n+\S", text, re.M
    )
    if entry is None:
        raise Wrong(f"packaging/CHANGELOG.md says nothing of version {__version__}")
    if entry[1]:
        return datetime.date.fromisoformat(entry[1])
    return datetime.datetime.now(datetime.UTC).date()


def foreign_modules() -> list[str]:
    """Every module that is installed here and belongs to no package the program needs: tools of the
    build and of the tests, and what comes with them."""
    needed = set(map(normal, package_names())) - NOT_AT_RUN_TIME
    installed = packages_distributions()
    foreign = [name for name, of in installed.items() if not needed & set(map(normal, of))]
    return sorted({*foreign, *UNUSED_OF_PYTHON})


def is_wanted(target: str) -> bool:
    """True for a file of the bundle that is not Qt's, or is and is kept; never for one that says
    where the bundle was built."""
    path = PurePath(target.replace("\\", "/"))
    if path.name == "direct_url.json":
        return False
    parts = path.parts
    stem = path.name.split(".")[0]
    module = stem.removeprefix("lib")
    if "PySide6" not in parts and not module.startswith("Qt6"):
        return True
    if module in SOFTWARE_GRAPHICS:
        return False
    if path.suffix == ".qm":
        return path.name in QT_TRANSLATIONS
    if "plugins" in parts:
        return _is_wanted_plugin(parts[parts.index("plugins") + 1], module)
    if module.startswith("Qt6"):
        return module.removeprefix("Qt6") in QT_MODULES
    if stem.startswith("Qt") and path.parent.name == "PySide6":
        return stem in QT_BINDINGS
    return "qml" not in parts


def _is_wanted_plugin(folder: str, name: str) -> bool:
    kept = QT_PLUGINS.get(folder, set())
    if kept is None:
        return True
    return name.removeprefix("q").removesuffix("plugin").removesuffix("platforminputcontext") in (
        kept | {kind.removeprefix("q") for kind in kept}
    )


def python_licence() -> Path:
    """The licence of the Python that goes into the bundle. Raises FileNotFoundError."""
    library = Path(sysconfig.get_path("stdlib"))
    for file in (library / "LICENSE.txt", Path(sys.base_prefix) / "LICENSE.txt"):
        if file.is_file():
            return file
    raise FileNotFoundError("the licence of Python lies neither beside nor above its library")


def maker_licence() -> tuple[Path, str]:
    """The licence of PyInstaller, whose starter is in the bundle, and what it is called there."""
    maker = distribution("pyinstaller")
    texts = [file for file in maker.files or () if file.name.startswith("COPYING")]
    return Path(str(texts[0].locate())), f"pyinstaller_{maker.version}.txt"


def common_licences(notices: Iterable[Path]) -> Iterator[tuple[Path, str]]:
    """Each licence of this Debian's common ones that *notices* name without quoting it, and
    NAME.txt, which it is called in the bundle."""
    named: set[str] = set()
    for notice in notices:
        named |= set(COMMON_LICENCE.findall(notice.read_text(encoding="utf-8", errors="replace")))
    for name in sorted(named):
        text = Path("/usr/share/common-licenses", name).resolve()
        if text.is_file():
            yield text, f"{name}.txt"


def owners(libraries: Iterable[Path]) -> dict[str, str]:
    """From which package of this Debian each of *libraries* is, by its path as it was packed. Empty
    on other systems."""
    if not Path("/usr/bin/dpkg-query").exists():
        return {}
    named = {str(path) for path in libraries}
    # What lies in /usr/lib may have been packed as /lib.
    asked = sorted(named | {path.removeprefix("/usr") for path in named})
    found = subprocess.run(
        ["dpkg-query", "--search", *asked], capture_output=True, text=True, check=False
    ).stdout
    lines = [line.rpartition(": ") for line in found.splitlines()]
    return {path: package.split(":")[0] for package, _, path in lines}


def system_licences(libraries: Iterable[Path]) -> Iterator[tuple[Path, str]]:
    """For each package of this Debian that one of *libraries* is from: the file that tells whose
    it is, and NAME_VERSION.txt, which it is called in the bundle. Nothing on other systems."""
    for package in sorted(set(owners(path.resolve() for path in libraries).values())):
        notice = Path("/usr/share/doc", package, "copyright").resolve()
        version = subprocess.run(
            ["dpkg-query", "--show", "--showformat=${Version}\n", package],
            capture_output=True,
            text=True,
            check=True,
        ).stdout.split()[0]
        if notice.is_file():
            yield notice, f"{package}_{version.replace(':', '+')}.txt"
