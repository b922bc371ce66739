"""Settings as names and plain values: what fits is taken, the rest has its default."""

import pytest

from vira_desktop.session.settings import (
    LanguageChoice,
    LetterChoice,
    MovementChoice,
    Settings,
    ThemeChoice,
    from_plain,
    to_plain,
)


def test_settings_come_back_as_they_were() -> None:
    settings = Settings(
        language=LanguageChoice.SWEDISH,
        letters=LetterChoice.ENGLISH,
        theme=ThemeChoice.DARK,
        four_colour=True,
        trick_seconds=0,
        trick_waits=True,
        bot_seconds=3.0,
        movement=MovementChoice.SLOW,
        lesson_step=17,
        daily_limit=50,
    )
    assert from_plain(dict(to_plain(settings))) == (settings, ())


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "fi"),
        ("letters", 3),
        ("theme", None),
        ("four_colour", "yes"),
        ("four_colour", 1),
        ("trick_seconds", 5.5),
        ("trick_seconds", True),
        ("trick_seconds", float("nan")),
        ("bot_seconds", -1),
        ("bot_seconds", "0.5"),
        ("movement", "very slow"),
        ("lesson_step", -1),
        ("lesson_step", 2.5),
        ("lesson_step", True),
        ("daily_limit", 0),
        ("daily_limit", 10.5),
    ],
)
def test_a_bad_value_is_named_and_defaulted(name: str, value: object) -> None:
    assert from_plain({name: value}) == (Settings(), (name,))


def test_unknown_names_are_passed_over() -> None:
    assert from_plain({"sound": True}) == (Settings(), ())
