"""Switched from Swedish to English or back in the middle of a hand, the window says all that a
window says that was started in that language, and nothing else (field test W15)."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QMessageBox

from tests.ui.window.conftest import Start
from tests.ui.window.prepared import DEALS, Prepared
from tests.ui.window.started import AT_A_KEY, PERSON, Script, Table
from tests.ui.window.texts import all_texts
from vira_desktop.session.settings import LanguageChoice

# Without a screen Qt has nothing that dialogs could be raised above.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

SWEDISH, ENGLISH = LanguageChoice.SWEDISH, LanguageChoice.ENGLISH
NAMES = ("gask low, aces as ones", "spel with a repurchase", "accepting a claim")


Texts = dict[str, list[str]]
"""What the window says, by moment."""


def moments(table: Table, deal: Prepared) -> Iterator[str]:
    """The deal goes on from one moment of another kind to the next, up to the sheet."""
    controller = table.program.controller
    seen: set[str] = set()
    own = [number for number, action in enumerate(deal.actions) if action.seat is PERSON]
    number = 0
    while number < len(deal.actions):
        table.wait_for_person()
        while table.model.lying_trick:
            if "a trick lies" not in seen:
                yield "a trick lies"
            seen.add("a trick lies")
            controller.gather_trick()
            table.wait_for_person()
        table.wait(lambda: is_looked_at(table), "it is known whether the claim holds")
        number = len(table.done)
        kind = kind_of(table)
        if kind not in seen:
            yield kind
        elif kind == "play" and "a trick lies" in seen:
            # The rest of the play is more of the same.
            number = max(number, own[-1])
            table.open(deal.deal, deal.actions[:number])
        seen.add(kind)
        if number < len(deal.actions):
            controller.act(deal.actions[number])


def is_looked_at(table: Table) -> bool:
    """False while it is found out whether the open claim holds."""
    return table.model.view.claim is None or table.model.claim_proof is not None


def kind_of(table: Table) -> str:
    """The phase and what is asked in it."""
    view = table.model.view
    parts = (view.phase.value, view.step.value if view.step else "", "claim" if view.claim else "")
    return " ".join(filter(None, parts))


def begin(start: Start, name: str, language: LanguageChoice) -> tuple[Table, Prepared]:
    """A window that speaks *language*, and the deal called *name* on its table."""
    deal = next(deal for deal in DEALS if deal.name == name)
    table = start(
        think=Script(deal.deal, deal.actions),
        settings=replace(AT_A_KEY, language=language),
    )
    table.program.new_session()
    table.open(deal.deal)
    return table, deal


def started_in(start: Start, name: str, language: LanguageChoice) -> Texts:
    """What a window says that speaks *language* from the start."""
    table, deal = begin(start, name, language)
    said = {}
    for moment in moments(table, deal):
        table.spin()
        said[moment] = all_texts(table.window)
    table.close()
    return said


def speak(table: Table, language: LanguageChoice) -> None:
    table.program.change_settings(replace(table.program.settings, language=language))
    table.spin()


def differing(found: list[str], wanted: list[str]) -> list[tuple[str, int]]:
    """Texts that one has oftener than the other, and how much oftener the first has them."""
    counts = Counter(found)
    counts.subtract(wanted)
    return [(text, count) for text, count in counts.items() if count]


@pytest.mark.parametrize("name", NAMES)
def test_a_switch_leaves_no_text_of_the_other_language(start: Start, name: str) -> None:
    wanted = {language: started_in(start, name, language) for language in (SWEDISH, ENGLISH)}
    assert "settled" in wanted[ENGLISH]
    table, deal = begin(start, name, ENGLISH)
    for moment in moments(table, deal):
        table.spin()
        for language in (SWEDISH, ENGLISH):
            speak(table, language)
            found = all_texts(table.window)
            assert differing(found, wanted[language][moment]) == [], (moment, language)
        changed = set(wanted[SWEDISH][moment]) - set(wanted[ENGLISH][moment])
        assert len(changed) > 20, f"{moment}: hardly anything is said in another language"


def test_the_bid_table_of_its_own_follows(start: Start) -> None:
    said = {}
    for language in (SWEDISH, ENGLISH):
        table, _ = begin(start, "vingel", language)
        table.program.show_bid_table()
        table.spin()
        said[language] = all_texts(table.window)
        table.close()
    table, _ = begin(start, "vingel", ENGLISH)
    table.program.show_bid_table()
    for language in (SWEDISH, ENGLISH):
        speak(table, language)
        assert differing(all_texts(table.window), said[language]) == []


def test_the_buttons_of_qt_follow(start: Start) -> None:
    table, _ = begin(start, "vingel", ENGLISH)
    said = []
    for language in (SWEDISH, ENGLISH):
        speak(table, language)
        box = QMessageBox(table.window)
        box.setStandardButtons(QMessageBox.StandardButton.Cancel | QMessageBox.StandardButton.Close)
        said.append(sorted(button.text().replace("&", "") for button in box.buttons()))
        box.deleteLater()
    assert said == [["Avbryt", "Stäng"], ["Cancel", "Close"]]


def test_settings_hold_keys_and_not_texts(start: Start) -> None:
    table, _ = begin(start, "vingel", ENGLISH)
    stored = []
    for language in (SWEDISH, ENGLISH):
        speak(table, language)
        text = (table.folder / "settings.json").read_text(encoding="utf-8")
        stored.append(text.replace(f'"{language.value}"', '"?"'))
    assert stored[0] == stored[1]
