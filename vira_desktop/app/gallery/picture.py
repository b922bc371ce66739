"""What a picture is: which page it belongs to, and how the program comes to look like that."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from ...ui.page import Page
from .stage import Stage


def _as_it_is(_stage: Stage) -> None:
    """Nothing has to be brought about."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """One screen at one moment. The order is: `prepare` once, then `seen` for every language, light
    and size; neither counts on what was shown before."""

    page: Page | None
    """The page it shows; None for what lies over every page, or beside the window."""
    name: str
    """Which screen of that page."""
    seen: Callable[[Stage], QWidget]
    """Shows it, and says of what the picture is taken."""
    prepare: Callable[[Stage], object] = _as_it_is
    """Brings about what takes its time and is the same in every language."""
    on_every_table: bool = False
    """Shown on wood and on the plain table, too."""

    @property
    def title(self) -> str:
        """Names it among all pictures."""
        return f"{self.page.value if self.page else 'window'}-{self.name}"
