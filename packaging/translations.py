"""Keeps the translations: `update` the .ts from the code, `check` them, `build` the .qm.

The code's texts are English. vira_sv.ts translates every one of them; vira_en.ts holds only the
plural forms ("%n trick(s)"). .ts files are committed, .qm files are built.

lupdate keeps the .ts files, but does not read the Python itself: of
`translate("Counts", "%n trick(s)", None, n)` it misses that there are plural forms, and with
`len(cards)` or `n=n` at the end it misses the whole text, silently (seen with Qt 6.11). So the
calls are read here, and lupdate is given them as the C++ it knows.
"""

import argparse
import ast
import string
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

import PySide6

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "translations"
TOOLS = Path(PySide6.__file__).parent
PLURALS_ONLY = {"vira_sv": False, "vira_en": True}


@dataclass(frozen=True, slots=True)
class Key:
    """What makes a text the same text for Qt."""

    context: str
    source: str
    comment: str
    numerus: bool

    def __str__(self) -> str:
        comment = f" ({self.comment})" if self.comment else ""
        return f"[{self.context}] {self.source!r}{comment}"


@dataclass(frozen=True, slots=True)
class Message:
    key: Key
    finished: bool
    translations: tuple[str, ...]


def sources() -> list[Path]:
    """Every module that may hold a text for the player."""
    package = ROOT / "vira_desktop"
    return sorted([*package.glob("*.py"), *(package / "ui").rglob("*.py")])


def is_translate(call: ast.Call) -> bool:
    """translate(…) or QCoreApplication.translate(…), not a painter's or a string's."""
    match call.func:
        case ast.Name(id="translate"):
            return True
        case ast.Attribute(value=ast.Name(id=owner), attr="translate"):
            return owner in {"QApplication", "QCoreApplication", "QGuiApplication"}
    return False


def literal(node: ast.expr | None) -> str | None:
    """The text of a string literal; what adds up at run time is not one."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return None


def key_of(call: ast.Call) -> Key | None:
    """What a call asks Qt for; None if that is only known at run time."""
    names = ("context", "sourceText", "disambiguation", "n")
    given = dict(zip(names, call.args, strict=False))
    given |= {keyword.arg: keyword.value for keyword in call.keywords if keyword.arg}
    context, source = literal(given.get("context")), literal(given.get("sourceText"))
    comment = given.get("disambiguation")
    no_comment = comment is None or (isinstance(comment, ast.Constant) and comment.value is None)
    said = "" if no_comment else literal(comment)
    if context is None or source is None or said is None:
        return None
    return Key(context, source, said, numerus="n" in given)


def texts_in(file: Path) -> tuple[list[Key], list[str]]:
    """The texts of one module in order, and the places where a text cannot be told."""
    keys: list[Key] = []
    faults: list[str] = []
    calls = [node for node in ast.walk(ast.parse(file.read_bytes())) if isinstance(node, ast.Call)]
    for call in sorted(calls, key=lambda node: (node.lineno, node.col_offset)):
        if is_translate(call):
            key = key_of(call)
            if key:
                keys.append(key)
            else:
                where = f"{file.relative_to(ROOT)}:{call.lineno}"
                faults.append(f"{where}: translate() wants its texts as literals, no f-strings")
        elif isinstance(call.func, ast.Attribute) and call.func.attr == "tr":
            where = f"{file.relative_to(ROOT)}:{call.lineno}"
            faults.append(f"{where}: tr() is not looked at; say translate(context, text)")
    return keys, faults


def cpp(text: str) -> str:
    escaped = (
        text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    )
    return f'"{escaped}"'


def lupdate(language: str, file: Path) -> None:
    """Bring *file* up to date with the code: new texts in, unused ones out, translations kept."""
    options = ["-silent", "-locations", "none", "-no-obsolete"]
    options += ["-source-language", "en", "-target-language", language.removeprefix("vira_")]
    if PLURALS_ONLY[language]:
        options.append("-pluralonly")
    calls = []
    for key in (key for source in sources() for key in texts_in(source)[0]):
        comment = cpp(key.comment) if key.comment else "nullptr"
        number = ", 1" if key.numerus else ""
        arguments = f"{cpp(key.context)}, {cpp(key.source)}, {comment}{number}"
        calls.append(f"    QCoreApplication::translate({arguments});")
    with tempfile.TemporaryDirectory() as folder:
        stand_in = Path(folder, "texts.cpp")
        stand_in.write_text("\n".join(["void texts() {", *calls, "}", ""]), encoding="utf-8")
        subprocess.run([TOOLS / "lupdate", *options, stand_in, "-ts", file], check=True)


def messages(file: Path) -> Iterator[Message]:
    for context in ElementTree.parse(file).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            numerus = message.get("numerus") == "yes"
            key = Key(
                context=name,
                source=message.findtext("source", ""),
                comment=message.findtext("comment", ""),
                numerus=numerus,
            )
            translation = message.find("translation")
            if translation is None:
                yield Message(key, finished=False, translations=())
                continue
            forms = translation.findall("numerusform") if numerus else [translation]
            yield Message(
                key,
                finished=translation.get("type") is None,
                translations=tuple("".join(form.itertext()) for form in forms),
            )


def holes(text: str) -> set[str]:
    """The {named} holes of a text; what format() would choke on is told as such."""
    try:
        return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}
    except ValueError as problem:
        return {f"unreadable: {problem}"}


def faults_of(message: Message) -> Iterator[str]:
    if not message.finished:
        yield f"unfinished: {message.key}"
    elif not message.translations or not all(text.strip() for text in message.translations):
        yield f"empty translation: {message.key}"
    else:
        for text in message.translations:
            if holes(text) != holes(message.key.source):
                yield f"other {{holes}} than the source: {message.key} -> {text!r}"


def faults(language: str) -> Iterator[str]:
    """What is wrong with one .ts file, a line each; nothing if it is complete and up to date."""
    file = FOLDER / f"{language}.ts"
    if not file.exists():
        yield "there is no such file"
        return
    have = {message.key: message for message in messages(file)}
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / file.name
        lupdate(language, fresh)
        wanted = {message.key for message in messages(fresh)}
    for key in sorted(wanted - have.keys(), key=str):
        yield f"in the code, but not here: {key}"
    for key in sorted(have.keys() - wanted, key=str):
        yield f"here, but no longer in the code: {key}"
    for key in sorted(wanted & have.keys(), key=str):
        yield from faults_of(have[key])


def check() -> int:
    found = 0
    for source in sources():
        for fault in texts_in(source)[1]:
            print(fault)
            found += 1
    for language in PLURALS_ONLY:
        for fault in faults(language):
            print(f"translations/{language}.ts: {fault}")
            found += 1
    if found:
        print("`sh packaging/update_translations` brings the .ts files up to date with the code;")
        print("what is then unfinished wants a translator.")
    else:
        counts = [
            f"{language}.ts {sum(1 for _ in messages(FOLDER / f'{language}.ts'))}"
            for language in PLURALS_ONLY
        ]
        print(f"complete and up to date; texts: {', '.join(counts)}")
    return 1 if found else 0


def update() -> int:
    FOLDER.mkdir(exist_ok=True)
    for language in PLURALS_ONLY:
        file = FOLDER / f"{language}.ts"
        lupdate(language, file)
        open_texts = [fault for message in messages(file) for fault in faults_of(message)]
        print(f"{file.relative_to(ROOT)}: {len(open_texts)} to translate")
        for fault in open_texts:
            print(f"  {fault}")
    return 0


def build() -> int:
    """Build each .qm that is older than its .ts; each appears whole or not at all."""
    for file in sorted(FOLDER.glob("*.ts")):
        built = file.with_suffix(".qm")
        if built.exists() and built.stat().st_mtime > file.stat().st_mtime:
            continue
        with tempfile.TemporaryDirectory(dir=FOLDER, prefix=".build-") as folder:
            fresh = Path(folder) / built.name
            subprocess.run([TOOLS / "lrelease", "-silent", file, "-qm", fresh], check=True)
            fresh.replace(built)
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command", choices=["update", "check", "build"])
    command: str = parser.parse_args().command
    return {"update": update, "check": check, "build": build}[command]()


if __name__ == "__main__":
    sys.exit(main())
