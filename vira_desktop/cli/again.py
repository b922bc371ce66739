"""This program once more, as a process of its own."""

import subprocess
import sys
from collections.abc import Mapping


def run_again(*arguments: str, environment: Mapping[str, str]) -> str:
    """What `vira` prints to standard output when it is started with *arguments* in *environment*,
    also from a bundle, which has no Python to call. Raises subprocess.CalledProcessError."""
    is_bundle = getattr(sys, "frozen", False)
    program = [sys.executable] if is_bundle else [sys.executable, "-P", "-m", "vira_desktop"]
    done = subprocess.run(
        [*program, *arguments], env=environment, stdout=subprocess.PIPE, text=True, check=True
    )
    return done.stdout
