"""Terms in words: what is asked, and why it is so."""

from PySide6.QtCore import QCoreApplication

from ....trainer.question import Ask
from ....trainer.why import Why
from .told import Words

translate = QCoreApplication.translate

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
    Why.TERM: lambda told: translate("Drill", "Swedish “{sv}”, English “{en}”.").format(
        sv=told.text("sv"), en=told.text("en")
    ),
}
