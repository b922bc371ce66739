"""The composition root: builds the objects and hands them to each other."""

from .application import application
from .program import Program
from .running import run

__all__ = ["Program", "application", "run"]
