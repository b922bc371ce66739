"""How everything in the window looks and moves: what each page is told when it is made, and again
when it changes."""

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from PySide6.QtWidgets import QWidget

from .cards.style import DeckStyle
from .theme import Theme


@dataclass(frozen=True, slots=True)
class Dress:
    """What a page wears."""

    theme: Theme
    style: DeckStyle
    slowness: float
    """What moves takes this many times its usual time; 0: nothing moves."""

    def put_on(self, widget: QWidget, *, over: "Dress | None" = None) -> None:
        """Tells *widget* as much of it as it has a use for and does not wear yet: *over* is what
        it wears."""
        if isinstance(widget, HasColours) and (over is None or self.theme != over.theme):
            widget.set_theme(self.theme)
        if isinstance(widget, HasCards) and (over is None or self.style != over.style):
            widget.set_style(self.style)
        if isinstance(widget, Moves) and (over is None or self.slowness != over.slowness):
            widget.set_slowness(self.slowness)


@runtime_checkable
class HasColours(Protocol):
    """What is coloured by the theme."""

    def set_theme(self, theme: Theme, /) -> None: ...


@runtime_checkable
class HasCards(Protocol):
    """What draws cards."""

    def set_style(self, style: DeckStyle, /) -> None: ...


@runtime_checkable
class Moves(Protocol):
    """What has things that move."""

    def set_slowness(self, slowness: float, /) -> None: ...
