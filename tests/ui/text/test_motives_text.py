"""Every code and every figure of every bot has words in both languages; none is shown raw."""

import ast
import pkgutil
import re
from collections.abc import Callable
from importlib import import_module

import pytest

import vira_desktop.bots
import vira_desktop.session
from tests.helpers.source_tree import PACKAGE, parse
from vira_desktop.bots.bot import Code, Motive
from vira_desktop.bots.player import Search
from vira_desktop.bots.rules_used import Rule
from vira_desktop.ui.language import Language
from vira_desktop.ui.text.motives_text import (
    IN_THE_TABLE,
    code_text,
    figure_text,
    figures_text,
    motive_text,
)

Speak = Callable[[Language], None]


def _codes() -> list[Code]:
    """Every code that anything below the screen may give as its reason."""
    for package in (vira_desktop.bots, vira_desktop.session):
        for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    return [code for kind in Code.__subclasses__() for code in kind]


def _figures() -> set[str]:
    """Every name that stands before a number in the modules of the bots, and the names of the
    arguments from which the rules of play make figures."""
    found: set[str] = set()
    for file in sorted((PACKAGE / "bots").glob("*.py")):
        for node in ast.walk(parse(file)):
            match node:
                case ast.Tuple(elts=[ast.Constant(value=str(name)), number]):
                    if not isinstance(number, ast.Constant | ast.Tuple):
                        found.add(name)
                case ast.Call(func=ast.Name(id="_Need"), args=[ast.Constant(value=str(name)), *_]):
                    found.add(name)
                case ast.Call(func=ast.Name(id="play"), keywords=keywords):
                    found.update(keyword.arg for keyword in keywords if keyword.arg)
                case _:
                    pass
    return found


def test_every_code_has_its_own_words_in_both_languages(speak: Speak) -> None:
    codes = _codes()
    assert {type(code).__name__ for code in codes} >= {"Rule", "Search", "Worth", "LastWord"}
    told = {}
    for language in Language:
        speak(language)
        told[language] = [code_text(code, worlds=40) for code in codes]
        assert len(set(told[language])) == len(codes)
        for text in told[language]:
            assert re.fullmatch(r"[A-ZÅÄÖ].*[.]", text), text
            assert not re.search(r"[{}%_]", text), text
    assert not set(told[Language.SV]) & set(told[Language.EN])


def test_every_figure_has_words_or_stands_elsewhere(speak: Speak) -> None:
    names = _figures()
    assert {"H", "HM", "winners", "low cards", "danger", "out", "leads", "worlds"} <= names
    for language in Language:
        speak(language)
        for name in sorted(names - {"needed", "at most"}):
            said = figure_text(name, 3.25)
            assert bool(said) == (name not in IN_THE_TABLE), name
            if said:
                assert ("3,3" if language is Language.SV else "3.3") in said or "3.2" in said


def test_what_no_bot_says_has_no_words() -> None:
    class Secret(Code):
        NAME = "name"

    with pytest.raises(ValueError, match="NAME"):
        code_text(Secret.NAME, worlds=0)
    with pytest.raises(ValueError, match="mood"):
        figure_text("mood", 1.0)


def test_numbers_are_counted_and_written_as_the_language_does(speak: Speak) -> None:
    one = Motive(Search.POSSIBLE_WORLDS, (("worth", 1.0), ("worlds", 1.0)))
    many = Motive(Search.LIKELY_WORLDS, (("worth", 1.0), ("worlds", 40.0)))
    count = Motive(Rule.OUTBID, (("H", 7.44), ("needed", 6.75)))
    danger = Motive(Rule.LAY_DOWN, (("danger", 8.0), ("at most", 6.0)))
    speak(Language.EN)
    assert " of 1 layout of " in motive_text(one)
    assert " of 40 layouts of " in motive_text(many)
    assert figures_text(count) == "strength with the best trump 7.4 (needed: 6.8)"
    assert figures_text(danger) == "danger 8 (at most: 6)"
    assert figures_text(many) == ""
    speak(Language.SV)
    assert " 1 tänkt fördelning " in motive_text(one)
    assert " 40 tänkta fördelningar " in motive_text(many)
    assert figures_text(count) == "styrka med bästa trumf 7,4 (krav: 6,8)"


def test_what_settled_it_among_equals_is_told(speak: Speak) -> None:
    speak(Language.EN)
    motive = Motive(Search.LIKELY_WORLDS, (("worlds", 24.0),), settled_by=Rule.CASH_WINNERS)
    assert motive_text(motive).endswith("a rule decided: Sure tricks are taken.")
