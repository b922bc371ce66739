"""What goes into the bundle and its packages, and that what does not belong there is refused."""

import configparser
import plistlib
import struct
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import bundle_contents
import icons
import linux_packages
import pytest
import try_bundle
from bundle_contents import Wrong, foreign_modules, is_wanted, python_licence, system_licences
from PySide6.QtGui import QGuiApplication, QImage

from tests.helpers.source_tree import ROOT
from vira_desktop import __version__

LINUX = ROOT / "packaging" / "linux"


@pytest.mark.parametrize(
    ("file", "wanted"),
    [
        ("vira_desktop/solver/kernel.so", True),
        ("libxcb-cursor.so.0", True),
        ("PySide6/Qt/lib/libQt6Core.so.6", True),
        ("PySide6/Qt/lib/libQt6Qml.so.6", False),
        ("PySide6/Qt/lib/libicudata.so.73", True),
        ("PySide6/QtGui.abi3.so", True),
        ("PySide6/QtQuick.abi3.so", False),
        ("vira_desktop-0.1.0.dist-info/METADATA", True),
        ("vira_desktop-0.1.0.dist-info/direct_url.json", False),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", False),
        ("PySide6/Qt/plugins/platforms/libqwayland.so", True),
        ("PySide6/Qt/plugins/platforminputcontexts/libibusplatforminputcontextplugin.so", True),
        ("PySide6/Qt/plugins/platforminputcontexts/libqtvirtualkeyboardplugin.so", False),
        ("PySide6/Qt/plugins/imageformats/libqsvg.so", True),
        ("PySide6/Qt/plugins/imageformats/libqtiff.so", False),
        ("PySide6/Qt/plugins/iconengines/libqsvgicon.so", True),
        ("PySide6/Qt/plugins/sqldrivers/libqsqlite.so", False),
        ("PySide6/Qt/translations/qtbase_sv.qm", True),
        ("PySide6/Qt/translations/qtbase_de.qm", False),
        ("PySide6/Qt/translations/qt_sv.qm", False),
        ("PySide6/Qt/qml/QtQml/qmldir", False),
        ("PySide6\\Qt6Widgets.dll", True),
        ("PySide6\\Qt6Quick.dll", False),
        ("PySide6\\opengl32sw.dll", False),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6\\plugins\\platforms\\qdirect2d.dll", False),
    ],
)
def test_of_qt_only_what_is_named_comes_along(file: str, wanted: bool) -> None:
    assert is_wanted(file) is wanted


def test_tools_of_the_tests_and_the_build_stay_out_and_what_is_needed_comes_along() -> None:
    foreign = set(foreign_modules())
    assert {"pytest", "_pytest", "hypothesis", "mypy", "pip", "setuptools", "Cython"} <= foreign
    assert {"distributed", "dask", "tornado", "yaml", "psutil"} <= foreign
    assert not foreign & {"PySide6", "shiboken6", "fsrs", "platformdirs", "sqlite_utils", "click"}


def test_a_version_without_an_entry_in_the_changelog_is_not_built(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert bundle_contents.released().year >= 2026
    monkeypatch.setattr(bundle_contents, "__version__", f"{__version__}.1")
    with pytest.raises(Wrong, match="says nothing of version"):
        bundle_contents.released()


def test_the_licence_of_python_is_found() -> None:
    assert "PYTHON SOFTWARE FOUNDATION" in python_licence().read_text(encoding="utf-8")


@pytest.mark.skipif(
    not Path("/usr/bin/dpkg-query").exists(), reason="only Debian tells whose its libraries are"
)
def test_the_licence_of_a_library_of_the_system_is_found(tmp_path: Path) -> None:
    library = next(Path("/usr/lib").glob("*/libxcb-cursor.so.0"))
    ours = tmp_path / "libxcb-cursor.so.0"
    ours.write_bytes(b"")
    ((notice, name),) = system_licences([library, ours])
    assert name.startswith("libxcb-cursor0_")
    assert "copyright" in notice.read_text(encoding="utf-8").lower()


def bundle(folder: Path, *files: str) -> Path:
    """A folder that looks like a bundle with *files*."""
    for name in ("vira", "_internal/PySide6/Qt/lib/libQt6Core.so.6", *files):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(b"x")
    return folder


def test_a_bundle_with_a_foreign_part_of_qt_is_refused(tmp_path: Path) -> None:
    assert try_bundle.qt(bundle(tmp_path)) == "Qt Core"
    with pytest.raises(Wrong, match="Quick3D"):
        try_bundle.qt(bundle(tmp_path, "_internal/PySide6/Qt/lib/libQt6Quick3D.so.6"))
    for file in tmp_path.rglob("libQt6Quick3D*"):
        file.unlink()
    with pytest.raises(Wrong, match="QtQml"):
        try_bundle.qt(bundle(tmp_path, "_internal/PySide6/QtQml.abi3.so"))


def test_a_bundle_with_a_package_of_the_tests_is_refused(tmp_path: Path) -> None:
    try_bundle.packages(bundle(tmp_path, "_internal/fsrs/__init__.py"))
    with pytest.raises(Wrong, match="mypy"):
        try_bundle.packages(bundle(tmp_path, "_internal/mypy/x.so"))


def test_a_library_without_its_licence_is_refused(tmp_path: Path) -> None:
    texts = [f"_internal/resources/licences/{name}.txt" for name in ("LGPL-3.0-only", "python")]
    files = ("_internal/python3.11/lib-dynload/math.so", "_internal/libpython3.11.so.1.0")
    assert try_bundle.licences(bundle(tmp_path, *texts, *files)).startswith("3 libraries")
    for file, text in (
        ("PySide6/Qt/lib/libicuuc.so.73", "resources/licences/ICU.txt"),
        ("vira_desktop/solver/kernel.so", f"vira_desktop-{__version__}.dist-info/licenses/LICENSE"),
        ("libxcb-cursor.so.0", "resources/licences/system/libxcb-cursor0_1.txt"),
    ):
        with pytest.raises(Wrong, match=file):
            try_bundle.licences(bundle(tmp_path, f"_internal/{file}"))
        try_bundle.licences(bundle(tmp_path, f"_internal/{text}"))


def test_common_licences_that_a_notice_names_come_along(tmp_path: Path) -> None:
    notice = tmp_path / "copyright"
    notice.write_text("the text is in /usr/share/common-licenses/LGPL-2.1.", encoding="utf-8")
    ((text, name),) = bundle_contents.common_licences([notice])
    assert name == "LGPL-2.1.txt"
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text.read_text(encoding="utf-8")


def test_the_licence_of_what_starts_the_bundle_comes_along() -> None:
    text, name = bundle_contents.maker_licence()
    assert name.startswith("pyinstaller_")
    assert "Bootloader Exception" in text.read_text(encoding="utf-8")


def test_a_bundle_that_is_too_large_or_one_file_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert try_bundle.size(bundle(tmp_path / "a"))
    monkeypatch.setattr(try_bundle, "MAX_FOLDER_MIB", 0)
    with pytest.raises(Wrong, match="more than 0"):
        try_bundle.size(tmp_path / "a")
    (tmp_path / "b").mkdir()
    with pytest.raises(Wrong, match="one folder"):
        try_bundle.size(tmp_path / "b")


def test_the_icon_for_windows_has_every_size(qapp: QGuiApplication, tmp_path: Path) -> None:
    file = tmp_path / "vira.ico"
    icons.main(str(file))
    count = struct.unpack_from("<H", file.read_bytes(), 4)[0]
    assert count == len(icons.ICO_SIZES)
    for n, size in enumerate(icons.ICO_SIZES):
        length, offset = struct.unpack_from("<II", file.read_bytes(), 6 + 16 * n + 8)
        picture = QImage.fromData(file.read_bytes()[offset : offset + length])
        assert (picture.width(), picture.height()) == (size, size)
        assert picture.pixelColor(size // 2, size // 2).alpha() == 255


def test_the_icon_for_macos_is_a_list_of_pictures(qapp: QGuiApplication, tmp_path: Path) -> None:
    file = tmp_path / "vira.icns"
    icons.main(str(file))
    data = file.read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4)[0] == len(data)
    at, sizes = 8, []
    while at < len(data):
        length = struct.unpack_from(">I", data, at + 4)[0]
        sizes.append(QImage.fromData(data[at + 8 : at + length]).width())
        at += length
    assert sizes == list(icons.ICNS_KINDS.values())


def test_the_desktop_knows_the_program_by_its_files() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(LINUX / "vira.desktop", encoding="utf-8")
    desktop = entry["Desktop Entry"]
    assert desktop["exec"] == "vira %f"
    kind = desktop["mimetype"].rstrip(";")
    mime = ElementTree.parse(LINUX / "vira-mime.xml").getroot()
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    (described,) = mime.findall("m:mime-type", space)
    assert described.get("type") == kind
    (pattern,) = described.findall("m:glob", space)
    assert pattern.get("pattern") == "*.vira"
    about = ElementTree.parse(LINUX / "se.vira.Vira.metainfo.xml").getroot()
    assert [each.text for each in about.findall("provides/mediatype")] == [kind]
    assert about.findtext("launchable") == "vira.desktop"


def test_macos_knows_a_saved_deal_by_the_same_name() -> None:
    plist = plistlib.loads(plistlib.dumps(bundle_contents.MACOS_FILES))
    (kind,) = plist["UTExportedTypeDeclarations"]
    assert kind["UTTypeTagSpecification"] == {"public.filename-extension": ["vira"]}
    (opened,) = plist["CFBundleDocumentTypes"]
    assert opened["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]


def test_the_package_says_what_it_depends_on(tmp_path: Path) -> None:
    said = linux_packages.control(bundle(tmp_path), "amd64")
    assert f"Version: {__version__}\n" in said
    assert "Depends: libc6 (>= 2.36), " in said
    assert "python" not in said.lower()


def test_a_bundle_of_another_version_is_not_packed(tmp_path: Path) -> None:
    (tmp_path / "_internal" / f"vira_desktop-{__version__}.dist-info").mkdir(parents=True)
    linux_packages.of_this_version(tmp_path)
    (tmp_path / "_internal" / "vira_desktop-0.0.9.dist-info").mkdir()
    with pytest.raises(Wrong, match="not of version"):
        linux_packages.of_this_version(tmp_path)


def test_the_sums_of_the_packages_are_of_their_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(linux_packages, "DIST", tmp_path)
    for made in ("archive", "deb"):
        file = tmp_path / made
        file.write_bytes(made.encode())
        monkeypatch.setattr(linux_packages, made, lambda *_day, file=file: file)
    for looked_at in ("of_this_version", "size", "glibc"):
        monkeypatch.setattr(linux_packages, looked_at, lambda _folder: None)
    linux_packages.packages()
    told = subprocess.run(
        ["sha256sum", "--check", "SHA256SUMS"], cwd=tmp_path, capture_output=True, check=False
    )
    assert told.stdout.splitlines() == [b"archive: OK", b"deb: OK"]
    (tmp_path / "deb").write_bytes(b"another")
    told = subprocess.run(
        ["sha256sum", "--check", "--status", "SHA256SUMS"], cwd=tmp_path, check=False
    )
    assert told.returncode == 1
    monkeypatch.setattr(linux_packages, "MAX_DEB_MIB", 0)
    with pytest.raises(Wrong, match="larger than"):
        linux_packages.packages()
