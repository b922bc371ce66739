"""The language of the screen: Swedish or English, changed while the program runs, and numbers as
that language writes them."""

from enum import Enum
from typing import assert_never

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from .assets import translation_path


class Language(Enum):
    """The languages the screen speaks."""

    SV = "sv"
    EN = "en"


_LOCALES = {
    Language.SV: QLocale(QLocale.Language.Swedish, QLocale.Country.Sweden),
    Language.EN: QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom),
}


def install(app: QCoreApplication, language: Language) -> None:
    """From here on *app* speaks *language*: our own texts, Qt's buttons, and numbers.

    Every widget gets a LanguageChange event and asks for its texts again. Raises AssetMissing,
    with nothing changed, when a translation of ours has not been built.
    """
    path = translation_path(f"vira_{language.value}.qm")
    ours, qt = QTranslator(app), QTranslator(app)
    if not ours.load(str(path)):
        raise ValueError(f"{path} is no translation")
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    has_qt = qt.load(f"qtbase_{language.value}", folder)
    former = [old for old in app.findChildren(QTranslator) if old not in (ours, qt)]
    QLocale.setDefault(_LOCALES[language])
    # Qt asks the translator first that was installed last: ours, then Qt's own, then the former.
    if has_qt:
        app.installTranslator(qt)
    app.installTranslator(ours)
    for old in former:
        app.removeTranslator(old)
        old.deleteLater()


def current_language() -> Language:
    """The language of the last `install`, or before it of the system."""
    return _language_of(QLocale())


def system_language() -> Language:
    """Swedish on a Swedish system, else English."""
    return _language_of(QLocale.system())


def language_name(language: Language) -> str:
    """What a language calls itself: the same in every language."""
    match language:
        case Language.SV:
            return "Svenska"
        case Language.EN:
            return "English"
        case _ as unknown:
            assert_never(unknown)


def number_text(number: int) -> str:
    """A number as the language writes it; Swedish has a true minus sign (U+2212)."""
    return QLocale().toString(number)


def signed_text(number: int) -> str:
    """A gain or a loss: "+3", "−2" with a true minus sign in every language, "0"."""
    sign = "" if number == 0 else "+" if number > 0 else "−"
    return f"{sign}{number_text(abs(number))}"


def decimal_text(number: float, places: int) -> str:
    """As "7.25", in Swedish "7,25"; a true minus sign below nought."""
    shown = QLocale().toString(abs(number), "f", places)
    return shown if round(number, places) >= 0 else f"−{shown}"


def signed_decimal_text(number: float, places: int) -> str:
    """The same of a gain or a loss: "+0.5", "−2.0", "0.0"."""
    sign = "+" if round(number, places) > 0 else ""
    return sign + decimal_text(number, places)


def _language_of(locale: QLocale) -> Language:
    return Language.SV if locale.language() == QLocale.Language.Swedish else Language.EN
