"""Judged questions that were found on this machine are kept, and a damaged one is left out."""

from pathlib import Path

from tests.storage.kept import opened, paths_in
from tests.trainer.test_worth_questions import question
from vira_desktop.storage.questions import FoundQuestions


def test_what_was_found_is_there_when_the_file_is_opened_again(tmp_path: Path) -> None:
    db = opened(paths_in(tmp_path))
    shelf = FoundQuestions(db)
    assert shelf.all() == ()
    assert shelf.next_number == 0
    one, two = question(0.0, 9.0, number=2), question(0.0, 4.0, number=3)
    shelf.add(4, one)
    shelf.add(9, two)
    shelf.add(9, one)
    assert shelf.next_number == 10
    db.close()
    again = FoundQuestions(opened(paths_in(tmp_path)))
    assert again.all() == (one, two)
    assert again.next_number == 10


def test_a_damaged_question_is_left_out(tmp_path: Path) -> None:
    db = opened(paths_in(tmp_path))
    shelf = FoundQuestions(db)
    one, two = question(0.0, 9.0, number=2), question(0.0, 4.0, number=3)
    shelf.add(0, one)
    shelf.add(1, two)
    db.execute("UPDATE questions SET body = replace(body, 'AKQ9', 'AKQ8') WHERE number = 0")
    db.execute("INSERT INTO questions VALUES (2, '{}', 0)")
    assert shelf.all() == (two,)
