"""`vira check`: every record of every file replayed, one answer a line."""

import argparse
import json
import sys
from collections.abc import Iterator

from ..rules.record import Unreadable, read_records
from ..rules.verdict import Answer, answer_to
from .sources import read_source

LEGAL, ILLEGAL, UNREADABLE = 0, 1, 2


def run(chosen: argparse.Namespace) -> int:
    """Prints the answers; the exit status is the greatest of 0 legal, 1 illegal, 2 unreadable."""
    status = LEGAL
    for name in chosen.files:
        for answer in _answers(name):
            print(json.dumps(answer))
            status = max(status, _status(answer))
    return status


def _answers(name: str) -> Iterator[Answer]:
    """The answer to each record of the file; a file that cannot be had is an unreadable one."""
    try:
        content = read_source(name)
    except OSError as problem:
        shown = name.encode(errors="surrogateescape").decode(errors="replace")
        sentence = f"{shown} cannot be read: {problem.strerror or problem}"
        sys.stderr.write(f"vira check: {sentence}.\n")
        yield answer_to(Unreadable(sentence, 1))
        return
    for _, entry in read_records(content.decode("utf-8", errors="surrogateescape")):
        yield answer_to(entry)


def _status(answer: Answer) -> int:
    if "error" in answer:
        return UNREADABLE
    return LEGAL if answer["legal"] else ILLEGAL
