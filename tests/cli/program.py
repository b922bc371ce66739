"""The program as a shell starts it."""

import subprocess
import sys
from dataclasses import dataclass

COMMAND = (sys.executable, "-P", "-m", "vira_desktop")


@dataclass(frozen=True)
class Outcome:
    """What a run of the program printed, and its exit status."""

    status: int
    out: str
    err: str


def vira(*arguments: str, given: bytes = b"", env: dict[str, str] | None = None) -> Outcome:
    """Runs `vira` with *arguments*, *given* as standard input."""
    run = subprocess.run(
        [*COMMAND, *arguments], input=given, capture_output=True, check=False, env=env, timeout=120
    )
    return Outcome(run.returncode, run.stdout.decode(), run.stderr.decode())
