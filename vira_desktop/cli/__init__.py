"""The command line: arguments in, text or JSON out. Nothing of Qt is imported before a window is
wanted, and nothing of the game before it is known what is wanted of it."""

import argparse
import errno
import io
import os
import re
import sys
from collections.abc import Callable, Sequence

from .. import __version__
from . import arguments
from .no_collection import no_collection
from .screen import NO_SCREEN, give_up, has_screen, library_missing

INTERRUPTED = 130
"""What a shell gives a program that Ctrl-C ended."""
OUTPUT_GONE = 141
"""What a shell gives a program whose reader went away."""
FAILED = 2

_MISSING_LIBRARY = re.compile(r"(lib\S+): cannot open shared object file")
"""How Python says that a library is missing which Qt needs."""


def main(argv: Sequence[str] | None = None) -> int:
    """Does what *argv* (or the command line) asks and returns the exit status. Wrong arguments
    end in SystemExit with status 2, after a sentence on standard error."""
    if sys.stderr is None:  # it was closed: what is said there, nobody reads
        sys.stderr = io.StringIO()
    chosen = arguments.read(__version__, argv)
    _write_utf8()
    try:
        status = _COMMANDS[chosen.command](chosen)
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return _end("interrupted", INTERRUPTED)
    except BrokenPipeError:
        _drop_output()
        return _end("nobody reads the output any more", OUTPUT_GONE)
    except ImportError as problem:
        library = _MISSING_LIBRARY.match(str(problem))
        if library is None:
            raise
        return _end(library_missing(library[1]), NO_SCREEN)
    except OSError as problem:
        _drop_output()
        if problem.errno == errno.ENOSPC and problem.filename is None:
            return _end("there is no room where the output goes; make room and try again", FAILED)
        return _end(f"cannot go on: {problem.strerror or problem}", FAILED)
    return status


def _window(chosen: argparse.Namespace) -> int:
    if chosen.self_check:
        from .self_check import run as check_all

        return check_all()
    if not has_screen():
        return _end("there is no screen (neither DISPLAY nor WAYLAND_DISPLAY is set)", NO_SCREEN)
    with no_collection():
        from ..app import run
        from ..ui.assets import AssetMissing

    try:
        deal = getattr(chosen, "file", None)
        return run(give_up, data_dir=chosen.data_dir, lang=chosen.lang, deal=deal)
    except AssetMissing as problem:
        return _end(f"{problem.path} is missing or damaged; set Vira up again.", FAILED)


def _check(chosen: argparse.Namespace) -> int:
    from .check import run

    return run(chosen)


def _sim(chosen: argparse.Namespace) -> int:
    from .sim import run

    return run(chosen)


def _match(chosen: argparse.Namespace) -> int:
    from .match import run

    return run(chosen)


def _fit(chosen: argparse.Namespace) -> int:
    if chosen.what == "questions":
        from .fit_questions import run as run_questions

        return run_questions(chosen)
    from .fit import run

    return run(chosen)


def _deal(chosen: argparse.Namespace) -> int:
    from .deal import run

    return run(chosen)


def _screenshots(chosen: argparse.Namespace) -> int:
    from .screenshots import run

    return run(chosen)


def _drill(chosen: argparse.Namespace) -> int:
    from .drill import run

    return run(chosen)


def _solve(chosen: argparse.Namespace) -> int:
    from .solve import run

    return run(chosen)


def _db(chosen: argparse.Namespace) -> int:
    from .db import run

    return run(chosen)


def _bench(chosen: argparse.Namespace) -> int:
    from .bench import run

    return run(chosen)


_COMMANDS: dict[str | None, Callable[[argparse.Namespace], int]] = {
    None: _window,
    "open": _window,
    "check": _check,
    "sim": _sim,
    "match": _match,
    "fit": _fit,
    "deal": _deal,
    "drill": _drill,
    "solve": _solve,
    "db": _db,
    "bench": _bench,
    "screenshots": _screenshots,
}


def _write_utf8() -> None:
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")


def _drop_output() -> None:
    """Sends what is still to be written nowhere; Python would fail on it once more at its end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def _end(sentence: str, status: int) -> int:
    sys.stderr.write(f"vira: {sentence}.\n")
    return status
