"""Terms in words: what is asked, and why it is so."""

from PySide6.QtCore import QCoreApplication

from ....trainer.question import Ask
from ....trainer.why import Why
from ...language import Language, current_language
from ...rules.meanings import meaning_of
from .told import Told, Words

translate = QCoreApplication.translate


def _term(told: Told) -> str:
    swedish, english = told.text("sv"), told.text("en")
    said = translate("Drill", "Swedish “{sv}”, English “{en}”").format(sv=swedish, en=english)
    meaning = meaning_of(swedish if current_language() is Language.SV else english)
    return f"{said}: {meaning}" if meaning else f"{said}."


ASKS: dict[Ask, Words] = {
    Ask.TO_SWEDISH: lambda told: translate("Drill", "What is “{word}” in Swedish?").format(
        word=told.text("word")
    ),
    Ask.TO_ENGLISH: lambda told: translate("Drill", "What is “{word}” in English?").format(
        word=told.text("word")
    ),
}

RULES: dict[Why, Words] = {}

WHYS: dict[Why, Words] = {
    Why.TERM: _term,
}
