"""Every text for the player is found and translated, and only when it is shown."""

import ast
import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.helpers.source_tree import PACKAGE, ROOT, modules_under, parse, place, run_at_import

SCRIPT = ROOT / "packaging" / "translations.py"


@pytest.fixture(scope="module")
def translations() -> ModuleType:
    """packaging/translations.py, which stands outside every package."""
    spec = importlib.util.spec_from_file_location("vira_translations", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_ts_files_are_complete_and_up_to_date() -> None:
    run = subprocess.run(
        [sys.executable, "-P", SCRIPT, "check"], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize(
    "file", modules_under(PACKAGE / "ui"), ids=lambda file: str(file.relative_to(PACKAGE))
)
def test_nothing_is_translated_at_import_time(file: Path, translations: ModuleType) -> None:
    """It would stay in the language of the start when the player switches."""
    found = [
        place(file, node)
        for node in run_at_import(parse(file))
        if isinstance(node, ast.Call) and translations.is_translate(node)
    ]
    assert found == []


CALLS = {
    'translate("C", "text")': ("C", "text", "", False),
    'QCoreApplication.translate("C", "text", "said by a bot")': (
        "C",
        "text",
        "said by a bot",
        False,
    ),
    'translate("C", "%n trick(s)", None, n)': ("C", "%n trick(s)", "", True),
    'translate("C", "%n trick(s)", None, len(cards))': ("C", "%n trick(s)", "", True),
    'translate("C", "%n trick(s)", n=2 * tricks)': ("C", "%n trick(s)", "", True),
    'translate("C", "one " "text")': ("C", "one text", "", False),
}


@pytest.mark.parametrize("call", CALLS)
def test_texts_are_found(
    call: str, translations: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(translations, "ROOT", tmp_path)
    file = tmp_path / "texts.py"
    file.write_text(f"def show(n, cards, tricks):\n    return {call}\n", encoding="utf-8")
    keys, faults = translations.texts_in(file)
    assert [(key.context, key.source, key.comment, key.numerus) for key in keys] == [CALLS[call]]
    assert faults == []


@pytest.mark.parametrize(
    "call",
    [
        'translate("C", f"{n} tricks")',
        'translate("C", "a" + b)',
        'translate("C", text)',
        'self.tr("text")',
    ],
)
def test_texts_known_only_at_run_time_are_refused(
    call: str, translations: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(translations, "ROOT", tmp_path)
    file = tmp_path / "texts.py"
    file.write_text(f"def show(self, n, b, text):\n    return {call}\n", encoding="utf-8")
    keys, faults = translations.texts_in(file)
    assert keys == []
    assert len(faults) == 1


def test_a_painter_translates_nothing(translations: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / "paint.py"
    file.write_text('def paint(painter):\n    painter.translate(3, 4)\n    "å".translate({})\n')
    assert translations.texts_in(file) == ([], [])
