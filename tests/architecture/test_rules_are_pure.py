"""The rules draw no chance, read no clock and touch nothing outside: the same log, the same game.

The import contracts keep out the modules that do such things; here is what they cannot see.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.source_tree import PACKAGE, modules_under, parse, place

# A generator may be taken from outside, so its type may be named.
ALLOWED_OF_RANDOM = {"Random"}
BUILTINS_THAT_REACH_OUT = {"breakpoint", "eval", "exec", "input", "open", "print", "__import__"}


def offences(file: Path) -> Iterator[str]:
    for node in ast.walk(parse(file)):
        match node:
            case ast.Attribute(value=ast.Name(id="random"), attr=name):
                if name not in ALLOWED_OF_RANDOM:
                    yield f"{place(file, node)}: random.{name}"
            case ast.Call(func=ast.Attribute(value=ast.Name(id="random"), attr="Random")):
                yield f"{place(file, node)}: makes its own generator"
            case ast.ImportFrom(module="random", names=names):
                for name in {alias.name for alias in names} - ALLOWED_OF_RANDOM:
                    yield f"{place(file, node)}: random.{name}"
            case ast.Call(func=ast.Name(id=name)) if name in BUILTINS_THAT_REACH_OUT:
                yield f"{place(file, node)}: {name}()"
            case ast.Global() | ast.Nonlocal():
                yield f"{place(file, node)}: changes a name outside the function"
            case _:
                pass


@pytest.mark.parametrize(
    "file",
    modules_under(PACKAGE / "rules"),
    ids=lambda file: str(file.relative_to(PACKAGE)),
)
def test_module_is_pure(file: Path) -> None:
    assert list(offences(file)) == []


def test_offences_are_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.helpers.source_tree.ROOT", tmp_path)
    file = tmp_path / "guilty.py"
    file.write_text(
        "import random\n"
        "from random import choice\n"
        "def deal(rng: random.Random) -> None:\n"
        "    random.shuffle([])\n"
        "    print(random.Random(7))\n"
    )
    assert {line.partition(": ")[2] for line in offences(file)} == {
        "random.choice",
        "random.shuffle",
        "print()",
        "makes its own generator",
    }
