"""`vira drill`: questions on standard output, checked as another program would check them."""

import json

import pytest

from tests.cli.program import vira
from tests.trainer.recompute import accepted
from vira_desktop.cli import main
from vira_desktop.cli.drill_words import MEANING
from vira_desktop.trainer.question import Ask
from vira_desktop.trainer.skills import Kind, Skill

KEYS = ["kind", "skill", "level", "shown", "answers", "accepted", "reasons"]


def drilled(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["drill", *arguments]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("kind", Kind, ids=lambda kind: kind.value)
def test_a_question_a_line(kind: Kind, capsys: pytest.CaptureFixture[str]) -> None:
    out = drilled(capsys, kind.value, "--count", "5", "--seed", "7", "--level", "3", "--json")
    questions = [json.loads(line) for line in out.splitlines()]
    assert len(questions) == 5
    for question in questions:
        assert list(question) == KEYS
        assert question["kind"] == kind.value
        assert question["level"] <= 3
        assert sorted(map(str, accepted(question))) == sorted(map(str, question["accepted"]))


def test_low_holdings_of_a_hand_are_a_list_of_suits(capsys: pytest.CaptureFixture[str]) -> None:
    out = drilled(capsys, "laggard", "--count", "60", "--seed", "7", "--json")
    hands = [q for line in out.splitlines() if "hand" in (q := json.loads(line))["shown"]]
    assert hands
    assert all(set(question["accepted"]) <= set("SHDC") for question in hands)


def test_same_seed_same_questions_in_another_process(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("counting", "--count", "3", "--seed", "ö", "--json")
    assert vira("drill", *arguments).out == drilled(capsys, *arguments)


def test_questions_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    lines = drilled(capsys, "numbers", "--count", "3", "--seed", "1").splitlines()
    assert len(lines) == 3
    assert all(line.count("?") >= 2 for line in lines)


def test_list(capsys: pytest.CaptureFixture[str]) -> None:
    listed = json.loads(drilled(capsys, "--list", "--json"))
    assert [kind["kind"] for kind in listed["kinds"]] == [kind.value for kind in Kind]
    skills = [skill["skill"] for kind in listed["kinds"] for skill in kind["skills"]]
    assert skills == [skill.value for skill in Skill]
    sizes = {kind["kind"]: kind["size"] for kind in listed["kinds"]}
    finite = {"numbers", "table", "words", "bidding", "last-word"}
    assert {kind for kind, size in sizes.items() if size} == finite
    for kind in listed["kinds"]:
        assert kind["size"] is None or kind["sizes"]["5"] == kind["size"] > kind["sizes"]["1"]
    assert set(listed["asks"]) == {ask.value for ask in Ask} == {ask.value for ask in MEANING}


def test_list_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    out = drilled(capsys, "--list")
    assert all(kind.value in out for kind in Kind)


@pytest.mark.parametrize(
    ("arguments", "missing"),
    [
        ("", "KIND"),
        ("--count 3 --seed 1", "KIND"),
        ("words --seed 1", "--count"),
        ("words --count 3", "--seed"),
    ],
)
def test_what_is_missing_is_named(
    arguments: str, missing: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["drill", *arguments.split()]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == f"vira drill: {missing} is missing.\n"


def test_missing_data_is_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "vira_desktop.ui.trainer.resources.FILES", ("no.tsv", "facts.tsv", "no.tsv")
    )
    assert main(["drill", "--list"]) == 2
    assert "no.tsv" in capsys.readouterr().err
