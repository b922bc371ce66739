"""The people whom the program knows: added, chosen, changed, removed, brought back."""

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from tests.storage.kept import NOW, add_person, newest, opened, paths_in, play_into
from vira_desktop.session.players import TokenColour
from vira_desktop.session.settings import LanguageChoice
from vira_desktop.storage.profiles import Profiles


def test_people_are_added_chosen_and_kept(tmp_path: Path) -> None:
    db = opened(paths_in(tmp_path))
    profiles = Profiles(db)
    assert profiles.chosen() is None
    first = add_person(db, "Åsa")
    second = add_person(db, "Åsa", NOW + timedelta(hours=1))
    assert first.key != second.key
    assert profiles.all() == (first, second)
    assert profiles.chosen() == first
    profiles.choose(second.key, NOW)
    assert Profiles(opened(paths_in(tmp_path))).chosen() == second


def test_name_language_and_colour_are_changed(tmp_path: Path) -> None:
    db = opened(paths_in(tmp_path))
    person = add_person(db)
    other = add_person(db, "Bo")
    changed = replace(
        person, name="Åsa-Lena", language=LanguageChoice.ENGLISH, colour=TokenColour.BLUE
    )
    Profiles(db).change(changed)
    assert Profiles(db).by_key(person.key) == changed
    assert Profiles(db).by_key(other.key) == other


def test_who_is_removed_may_be_brought_back_with_all_that_is_his(tmp_path: Path) -> None:
    db = opened(paths_in(tmp_path))
    profiles = Profiles(db)
    gone, other = add_person(db, "Åsa"), add_person(db, "Bo")
    play_into(db, gone, deals=1)
    profiles.choose(gone.key, NOW)
    profiles.remove(gone.key, NOW)
    assert (profiles.all(), profiles.removed()) == ((other,), (gone,))
    assert profiles.chosen() == other
    assert newest(db).profile == gone.key
    profiles.bring_back(gone.key)
    assert gone in profiles.all()
    assert profiles.chosen() == gone


def test_who_never_was_is_told(tmp_path: Path) -> None:
    profiles = Profiles(opened(paths_in(tmp_path)))
    for deed in (
        lambda: profiles.by_key("x"),
        lambda: profiles.choose("x", NOW),
        lambda: profiles.remove("x", NOW),
        lambda: profiles.bring_back("x"),
    ):
        with pytest.raises(KeyError):
            deed()
