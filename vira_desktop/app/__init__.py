"""The composition root: builds the objects and hands them to each other."""

from .measuring import measure_window
from .program import Program
from .running import run

__all__ = ["Program", "measure_window", "run"]
