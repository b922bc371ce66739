"""The story of a deal in both languages: every action has a sentence, and secrets are kept."""

import json
import re
from typing import get_args

import pytest

from tests.ui.text.conftest import EXAMPLES
from vira_desktop.rules.actions import Action
from vira_desktop.rules.record import Record, read_records
from vira_desktop.rules.seats import BySeat, Seat
from vira_desktop.rules.state import table_of
from vira_desktop.session import log as logs
from vira_desktop.session.replay import Playback, Told
from vira_desktop.ui.language import Language
from vira_desktop.ui.text.cards_text import card_short
from vira_desktop.ui.text.story_text import beginning, section_text, told_text

NAMES = BySeat("Anna", "Bo", "Clara")


@pytest.fixture(scope="module")
def playbacks() -> list[Playback]:
    """Every recorded example as far as it is legal."""
    found = []
    for line in EXAMPLES.read_text(encoding="utf-8").splitlines():
        for _, record in read_records(json.dumps(json.loads(line)["record"])):
            if isinstance(record, Record):
                log, _done = logs.read(record.deal, record.actions)
                found.append(Playback(log))
    return found


@pytest.fixture(scope="module")
def stories(playbacks: list[Playback]) -> list[Told]:
    return [told for playback in playbacks for told in playback.story]


@pytest.mark.usefixtures("language")
def test_every_kind_of_action_is_told_in_a_sentence(stories: list[Told]) -> None:
    for told in stories:
        for viewer in (None, *Seat):
            said = told_text(told, NAMES, viewer=viewer)
            assert said.startswith(NAMES[told.seat])
            assert said.endswith(".")
            assert "{" not in said
    assert {type(told.action) for told in stories} == set(get_args(Action))


def test_a_person_is_spoken_to_in_sentences_of_the_own_form(
    stories: list[Told], playbacks: list[Playback], language: Language
) -> None:
    """No verb of a sentence with "you" has the form that follows a name, whoever looks on."""
    subject = {Language.EN: "You", Language.SV: "Du"}[language]
    yours, theirs = set(), set()
    for told in stories:
        for viewer in (None, *Seat):
            named = told_text(told, NAMES, viewer=viewer)
            for you in Seat:
                said = told_text(told, NAMES, viewer=viewer, you=you)
                assert NAMES[you] not in said
                assert said.startswith(subject if told.seat is you else NAMES[told.seat])
                yours |= set(re.findall(rf"(?<!\w){subject} (\w+)", said))
                if said.startswith(subject):
                    yours |= set(re.findall(r" (?:and|och) (\w+)", said.split(".")[0]))
            for name in NAMES:
                theirs |= set(re.findall(rf"{name} (\w+)", named))
            theirs |= set(re.findall(r" (?:and|och) (\w+)", named.split(".")[0]))
    for playback in playbacks:
        said = beginning(playback.log.deal, NAMES, you=Seat.REARHAND)
        assert said.startswith(subject)
        yours.add(said.split()[1])
        theirs.add(beginning(playback.log.deal, NAMES).split()[1])
    assert len(yours) > 15
    if language is Language.EN:
        assert yours & theirs == {"will"}
        assert {verb.removesuffix("s") for verb in theirs} >= yours - {"pass", "have"}
    else:
        assert yours == theirs


def test_both_languages_tell_it_in_their_own_words(stories: list[Told], language: Language) -> None:
    told = " ".join(told_text(told, NAMES, viewer=None) for told in stories)
    assert ("takes the trick" in told) is (language is Language.EN)
    assert ("tar sticket" in told) is (language is Language.SV)


def test_cards_from_the_stock_are_named_to_their_owner_alone(stories: list[Told]) -> None:
    seen = 0
    for told in stories:
        hidden = told.drawn - frozenset(table_of(told.before).turned)
        for seat in Seat:
            said = told_text(told, NAMES, viewer=seat).replace(".", "").replace(":", "").split()
            named = [card for card in hidden if card_short(card) in said]
            assert len(named) == (len(hidden) if seat is told.seat else 0)
            seen += len(named)
    assert seen > 100


def test_who_takes_a_trick_is_told_once_for_each(playbacks: list[Playback]) -> None:
    for playback in playbacks:
        lines = [told_text(told, NAMES, viewer=None) for told in playback.story]
        takes = sum("takes the trick" in line for line in lines)
        assert takes == sum(told.finished is not None for told in playback.story)


@pytest.mark.usefixtures("language")
def test_sections_and_the_beginning_have_words(playbacks: list[Playback]) -> None:
    words = {section_text(mark) for playback in playbacks for mark in playback.marks}
    assert len(words) == 3 + 13
    assert all(beginning(playback.log.deal, NAMES).startswith("Clara") for playback in playbacks)
