"""How far a long work is, said on standard error every few seconds."""

import sys
import time

SECONDS = 5.0


class Progress:
    """The progress of *command*; what is done when it is first shown, was finished before."""

    def __init__(self, command: str) -> None:
        self._command = command
        self._kept: int | None = None
        self._began = self._told_at = time.monotonic()

    def show(self, done: int, jobs: int) -> None:
        """*done* of *jobs* are finished now."""
        now = time.monotonic()
        if self._kept is None:
            self._kept = done
            self._began = self._told_at = now
            if done:
                self._say(f"{done} of {jobs} are finished already")
        elif done > self._kept and now - self._told_at >= SECONDS:
            self._told_at = now
            left = (now - self._began) / (done - self._kept) * (jobs - done)
            self._say(f"{done} of {jobs}, about {left:.0f} s left")

    def _say(self, what: str) -> None:
        sys.stderr.write(f"vira {self._command}: {what}\n")
        sys.stderr.flush()
