"""How fast things move over the table: by the setting, and not at all where the system asks so."""

from PySide6.QtWidgets import QApplication, QStyle

from ..session.settings import MovementChoice

_SLOWNESS = {
    MovementChoice.SLOW: 1.7,
    MovementChoice.NORMAL: 1.0,
    MovementChoice.FAST: 0.6,
    MovementChoice.OFF: 0.0,
}


def slowness_of(choice: MovementChoice) -> float:
    """How much longer than usual a way takes; 0 if nothing moves."""
    return 0.0 if system_wants_stillness() else _SLOWNESS[choice]


def system_wants_stillness() -> bool:
    """True if animations are turned off on this system."""
    # Qt 6.11 has no hint of its own for reduced motion (QAccessibilityHints knows contrast alone);
    # a style animates nothing where the desktop's settings say so.
    hint = QStyle.StyleHint.SH_Widget_Animation_Duration
    return QApplication.style().styleHint(hint) == 0
