"""Words of a hint: what the club player would do, and why."""

from PySide6.QtCore import QCoreApplication

from ...bots.bot import Decision
from ...rules.state import Offer
from .motives_text import motive_text
from .reasons_text import option_text

translate = QCoreApplication.translate


def ask_for_hint() -> str:
    """The entry of the menu that asks for a hint."""
    return translate("Hint", "What would the club player do?")


def thinking() -> str:
    """While it is thought about."""
    return translate("Hint", "The club player looks at your hand …")


def hint(decision: Decision, standing: Offer | None) -> str:
    """What is proposed, and the reason; *standing* is the bid that a call has to beat."""
    return translate("Hint", "The club player would choose: {choice}. {reason}").format(
        choice=option_text(decision.action, standing), reason=motive_text(decision.motive)
    )


def no_hint() -> str:
    """When nothing came of thinking."""
    return translate("Hint", "The club player does not know what to do here.")


def not_your_turn() -> str:
    """When nothing is asked of the person."""
    return translate("Hint", "A hint can be had when it is your turn.")
