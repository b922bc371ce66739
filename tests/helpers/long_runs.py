"""Long tests that can be interrupted: what is done stays done while the code is the same.

A long test splits its work into chunks of about a minute. The answer of each chunk, a flat JSON
object, is kept in `.long/<hash of the code>/<test>.jsonl` as soon as it is known; the next run of
the same code reads it from there and does only the rest. Any change of a .py file of the program,
of the test or of the helpers is another hash, so an old answer never passes for a new one. Progress
goes to standard error, a line a chunk.

    @pytest.mark.long
    def test_hundred_thousand_deals(long_run: LongRun) -> None:
        answers = long_run.each(range(100), lambda seed: play(deals=1_000, seed=seed))
        assert sum(answer["illegal"] for answer in answers) == 0

`sh packaging/check --long` runs these; the figures worth keeping go into packaging/BENCHMARKS.md.
"""

import hashlib
import json
import re
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent

Answer = Mapping[str, Any]
Chunk = TypeVar("Chunk")


def code_hash(test_file: Path) -> str:
    """A name for the code that a long test judges: the program, the helpers and the test itself."""
    digest = hashlib.sha256()
    files = [*(ROOT / "vira_desktop").rglob("*.py"), *(ROOT / "tests/helpers").rglob("*.py")]
    for file in sorted({*files, test_file.resolve()}):
        digest.update(str(file.relative_to(ROOT)).encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


class LongRun:
    """The answers that one long test has got so far, on disk."""

    def __init__(self, store: Path, *, name: str) -> None:
        self._store = store
        self._name = name

    @classmethod
    def of_test(cls, test: pytest.Item) -> "LongRun":
        name = re.sub(r"[^\w.-]+", "-", test.nodeid.removeprefix("tests/")).strip("-")
        return cls(ROOT / ".long" / code_hash(test.path) / f"{name}.jsonl", name=name)

    def each(self, chunks: Iterable[Chunk], work: Callable[[Chunk], Answer]) -> list[Answer]:
        """The answer of *work* for every chunk, in order; known ones are not worked out again."""
        todo = list(chunks)
        known = self._read()
        answers: list[Answer] = []
        for number, chunk in enumerate(todo, start=1):
            key = str(chunk)
            if key in known:
                answers.append(known[key])
                continue
            began = time.monotonic()
            # Through JSON and back, so that a fresh answer and a kept one look the same.
            line = json.dumps({"chunk": key, "answer": dict(work(chunk))})
            self._append(line)
            answers.append(json.loads(line)["answer"])
            took = time.monotonic() - began
            sys.stderr.write(f"{self._name}: {number} of {len(todo)} ({took:.1f} s)\n")
            sys.stderr.flush()
        return answers

    def _read(self) -> dict[str, Answer]:
        known: dict[str, Answer] = {}
        if self._store.exists():
            for line in self._store.read_text(encoding="utf-8").splitlines():
                try:
                    entry = json.loads(line)
                except ValueError:
                    continue  # the run was interrupted while it wrote: that chunk is done again
                known[entry["chunk"]] = entry["answer"]
        return known

    def _append(self, line: str) -> None:
        self._store.parent.mkdir(parents=True, exist_ok=True)
        with self._store.open("a", encoding="utf-8") as file:
            file.write("\n" + line + "\n")  # a torn line before it stays alone
