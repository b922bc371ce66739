"""The program's own source, for tests that read it instead of running it."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "vira_desktop"


def modules_under(folder: Path) -> list[Path]:
    """Every .py file below *folder*; the folder must have some, or the test would check nothing."""
    files = sorted(folder.rglob("*.py"))
    assert files, f"no module in {folder.relative_to(ROOT)}"
    return files


def parse(file: Path) -> ast.Module:
    return ast.parse(file.read_bytes(), filename=str(file))


def place(file: Path, node: ast.expr | ast.stmt) -> str:
    return f"{file.relative_to(ROOT)}:{node.lineno}"


def run_at_import(tree: ast.AST) -> Iterator[ast.AST]:
    """The nodes that run when a module is imported: all but the bodies of functions."""
    for node in ast.iter_child_nodes(tree):
        yield node
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _parts(node.decorator_list)
            yield from _parts([*node.args.defaults, *filter(None, node.args.kw_defaults)])
        elif not isinstance(node, ast.Lambda):
            yield from run_at_import(node)


def _parts(nodes: list[ast.expr]) -> Iterator[ast.AST]:
    for node in nodes:
        yield from ast.walk(node)
