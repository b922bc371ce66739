"""Keeps the translations: `update` the .ts from the code, `check` them, `build` the .qm.

The code's texts are English. vira_sv.ts translates every one of them; vira_en.ts holds only the
plural forms ("%n trick(s)"). .ts files are committed, .qm files are built.
"""

import argparse
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


def lupdate(language: str, file: Path) -> None:
    """Bring *file* up to date with the code: new texts in, unused ones out, translations kept."""
    options = ["-silent", "-locations", "none", "-no-obsolete"]
    options += ["-source-language", "en", "-target-language", language.removeprefix("vira_")]
    if PLURALS_ONLY[language]:
        options.append("-pluralonly")
    names = [str(path.relative_to(ROOT)) for path in sources()]
    subprocess.run([TOOLS / "lupdate", *options, *names, "-ts", file], cwd=ROOT, check=True)


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
