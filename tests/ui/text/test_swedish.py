"""The Swedish of every text on the screen, whoever wrote it, is Swedish."""

import re
from pathlib import Path
from xml.etree import ElementTree

TRANSLATIONS = Path(__file__).resolve().parents[3] / "translations"
SWEDISH = TRANSLATIONS / "vira_sv.ts"
ENGLISH_PLURALS = TRANSLATIONS / "vira_en.ts"

# Words that both languages have, and names.
BOTH = {
    "bet",
    "borup",
    "bot",
    "gök",
    "kodilj",
    "köpmisär",
    "pass",
    "pulla",
    "qt",
    "royale",
    "s",
    "sexmastare",
    "start",
    "vira",
    "virapulla",
}

# English words that are no Swedish ones.
ENGLISH = re.compile(
    r"\b(the|you|your|and|of|to|with|from|cards?|tricks?|bets|pins?|bid|buy|play|choose|waiting|"
    r"suit|hearts|spades|diamonds|clubs|king|queen|jack|ace|declarer|opponents?|stock|trump|lead|"
    r"settings?|open|save|close|cancel)\b",
    re.IGNORECASE,
)


def texts(file: Path) -> list[tuple[str, str]]:
    """Source and translation of every message, a pair for each plural form."""
    found = []
    for message in ElementTree.parse(file).iter("message"):
        source = message.findtext("source", "")
        translation = message.find("translation")
        assert translation is not None
        for form in translation.findall("numerusform") or [translation]:
            found.append((source, "".join(form.itertext())))
    return found


def words(text: str) -> set[str]:
    """The words of *text*, its {holes} and %n left out, in lower case."""
    return set(re.findall(r"[^\W\d_]+", re.sub(r"\{\w*\}|%n|&|\*\.\w+", "", text).lower()))


def test_nothing_english_is_left() -> None:
    left = []
    for source, swedish in texts(SWEDISH):
        untouched = swedish == source and not words(swedish) <= BOTH
        if untouched or ENGLISH.search(re.sub(r"\{\w*\}|\*\.\w+", "", swedish)):
            left.append(swedish)
    assert left == []


def test_plurals_are_spelled_out() -> None:
    """No "%n card(s)" reaches the screen, in either language."""
    plurals = [
        form
        for file in (SWEDISH, ENGLISH_PLURALS)
        for source, form in texts(file)
        if "%n" in source
    ]
    assert len(plurals) > 20
    assert [form for form in plurals if re.search(r"\w\(\w+\)", form)] == []
