"""How far a long work is, said on standard error every few seconds."""

import sys
import time

SECONDS = 5.0


class Progress:
    """The progress of *command* through *jobs*, of which *done* are finished already."""

    def __init__(self, command: str, jobs: int, done: int) -> None:
        self._command, self._jobs, self._kept = command, jobs, done
        self._began = self._told_at = time.monotonic()
        if done:
            sys.stderr.write(f"vira {command}: {done} of {jobs} are finished already\n")

    def show(self, done: int) -> None:
        """*done* are finished now."""
        now = time.monotonic()
        if now - self._told_at < SECONDS:
            return
        self._told_at = now
        left = (now - self._began) / (done - self._kept) * (self._jobs - done)
        sys.stderr.write(f"vira {self._command}: {done} of {self._jobs}, about {left:.0f} s left\n")
        sys.stderr.flush()
