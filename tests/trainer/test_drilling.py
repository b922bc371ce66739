"""The drills as sets of questions: no kind is trivial, hardly anything repeats, all is covered."""

from collections import Counter
from datetime import UTC, datetime, timedelta
from itertools import islice

import pytest

from tests.helpers.long_runs import Answer, LongRun
from tests.trainer.drills import PLAYED, asked, drills, gate
from vira_desktop.rules.games import GAMES
from vira_desktop.trainer.question import Question
from vira_desktop.trainer.skills import LEVELS, Kind, Skill, skills_of

FINITE = (Kind.NUMBERS, Kind.TABLE, Kind.WORDS, Kind.BIDDING, Kind.LAST_WORD)
JUDGED = (Kind.BIDDING, Kind.LAST_WORD)
"""Their sets grow; at one level there may be few."""
ENDLESS = tuple(kind for kind in Kind if kind not in FINITE)
MOST = 0.6
START = datetime(2026, 1, 5, tzinfo=UTC)

RULINGS = {
    4: Skill.TABLE_SEATS,
    5: Skill.TABLE_DEALING,
    6: Skill.TABLE_SUITS,
    7: Skill.TABLE_SEATS,
    8: Skill.BID_TURNS,
    9: Skill.BID_QUALIFIER,
    10: Skill.BID_HIGHER,
    11: Skill.BID_LEVEL,
    12: Skill.BID_LEVEL,
    13: Skill.BID_FOREHAND,
    14: Skill.NUMBER_BUYERS,
    15: Skill.NUMBER_TRUMP,
    16: Skill.NUMBER_BOUGHT,
    17: Skill.NUMBER_REPURCHASE,
    18: Skill.NUMBER_KEPT,
    19: Skill.NUMBER_LOW_CARDS,
    20: Skill.NUMBER_OPEN,
    21: Skill.NUMBER_LOW_CARDS,
    22: Skill.NUMBER_LAYING,
    23: Skill.TABLE_BUYING,
    24: Skill.TABLE_PLAY,
    25: Skill.COST_CONCEDED,
    26: Skill.COST_BETS,
    27: Skill.COST_PINS,
    28: Skill.COST_REPURCHASE,
    29: Skill.COST_ANTES,
    30: Skill.COST_PINS,
    31: Skill.GOK_PENALTY,
    32: Skill.TABLE_TOKENS,
    33: Skill.COST_END,
    34: Skill.COST_BETTING_IN,
    35: Skill.SEND_FIRST,
    36: Skill.TABLE_FAULTS,
}
"""Where each ruling is asked about; most are in more places."""

GAMES_ASKED = {
    Skill.NUMBER_BUYERS: {game.key for game in GAMES},
    Skill.NUMBER_DIRECTION: {game.key for game in GAMES},
    Skill.COST_BETS: {game.key for game in GAMES},
    Skill.COST_PINS: {game.key for game in GAMES if max(game.pins)},
    Skill.BID_QUALIFIER: {game.key for game in GAMES},
}
"""Where the forty games are asked about."""


def rates(questions: list[Question]) -> dict[object, float]:
    """How often each answer was right, by its place and by its value."""
    right: Counter[object] = Counter()
    for question in questions:
        right.update(("place", question.answers.index(answer)) for answer in question.accepted)
        right.update(("value", answer) for answer in question.accepted)
    return {answer: count / len(questions) for answer, count in right.items()}


def repeats(questions: list[Question]) -> int:
    return len(questions) - len({question.identity for question in questions})


@pytest.mark.parametrize("kind", Kind, ids=lambda kind: kind.value)
def test_no_kind_is_trivial(kind: Kind) -> None:
    assert {answer: rate for answer, rate in rates(gate(kind)).items() if rate > MOST} == {}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    "kind", [k for k in Kind if k not in (*PLAYED, *JUDGED)], ids=lambda kind: kind.value
)
def test_no_level_is_trivial(kind: Kind, level: int) -> None:
    questions = asked(kind, 300, level=level)
    assert {answer: rate for answer, rate in rates(questions).items() if rate > MOST} == {}


@pytest.mark.parametrize("kind", ENDLESS, ids=lambda kind: kind.value)
def test_endless_kinds_hardly_repeat(kind: Kind) -> None:
    assert repeats(gate(kind)) <= len(gate(kind)) / 100


@pytest.mark.parametrize("level", [1, 5])
@pytest.mark.parametrize("kind", [k for k in ENDLESS if k not in PLAYED], ids=lambda k: k.value)
def test_levels_of_endless_kinds_hardly_repeat(kind: Kind, level: int) -> None:
    assert repeats(asked(kind, 300, level=level)) <= 3


@pytest.mark.parametrize("level", [None, 1, 2, 3, 4, 5])
@pytest.mark.parametrize("kind", FINITE, ids=lambda kind: kind.value)
def test_finite_sets_come_whole_before_anything_repeats(kind: Kind, level: int | None) -> None:
    size = len(drills().items(kind, level))
    two_rounds = asked(kind, 2 * size, level=level)
    first, second = ({q.identity for q in two_rounds[n : n + size]} for n in (0, size))
    assert len(first) == size > (2 if kind in JUDGED else 40)
    assert first == second


@pytest.mark.parametrize("kind", Kind, ids=lambda kind: kind.value)
def test_same_seed_same_questions(kind: Kind) -> None:
    count = 5 if kind in PLAYED else 20
    again = list(islice(drills().questions(kind, seed="gate"), count))
    other = list(islice(drills().questions(kind, seed="other"), count))
    assert again == gate(kind)[:count]
    assert other != again


@pytest.mark.parametrize("kind", Kind, ids=lambda kind: kind.value)
def test_every_skill_comes_up(kind: Kind) -> None:
    assert {question.skill for question in gate(kind)} == set(skills_of(kind))


@pytest.mark.parametrize("kind", ENDLESS, ids=lambda kind: kind.value)
def test_a_level_asks_only_about_what_belongs_to_it(kind: Kind) -> None:
    for level in (1, 3):
        for question in asked(kind, 20, level=level):
            assert question.level == level >= question.skill.first_level


@pytest.mark.parametrize(("ruling", "skill"), RULINGS.items(), ids=str)
def test_every_ruling_turns_up(ruling: int, skill: Skill) -> None:
    of_skill = [question for question in gate(skill.kind) if question.skill is skill]
    cited = {r for q in of_skill for reason in q.reasons for r in reason.rulings}
    assert ruling in cited


def test_rulings_4_to_36_are_all_there() -> None:
    assert list(RULINGS) == list(range(4, 37))


@pytest.mark.parametrize("skill", GAMES_ASKED, ids=lambda skill: skill.value)
def test_all_forty_games_turn_up(skill: Skill) -> None:
    found = set()
    last_seen: dict[str, datetime] = {}
    # A finite set comes whole before anything of it comes again.
    for number in range(40 if skill.kind in FINITE else 500):
        question = drills().question(skill, level=5, seed=str(number), last_seen=last_seen)
        last_seen[question.identity] = START + timedelta(seconds=number)
        bid = str(question.shown.get("bid", "F bid -")).split()[2]
        found |= {question.shown.get("game"), bid}
    assert GAMES_ASKED[skill] <= found


def test_questions_for_the_plan_are_new_while_there_are_any() -> None:
    seen: dict[str, datetime] = {}
    for skill in (Skill.TABLE_SUITS, Skill.LOW_FOUR):
        for number in range(20):
            question = drills().question(skill, level=5, seed=str(number), last_seen=seen)
            assert question.skill is skill
            assert question.identity not in seen
            seen[question.identity] = START + timedelta(days=len(seen))
    oldest = min(
        (at, q) for q, at in seen.items() if q.startswith(("suit-ranks-as", "second-suit"))
    )[1]
    again = drills().question(Skill.TABLE_SUITS, level=5, seed="x", last_seen=seen)
    assert again.identity == oldest


@pytest.mark.long
@pytest.mark.parametrize("kind", Kind, ids=lambda kind: kind.value)
def test_a_thousand_are_neither_trivial_nor_repeated(kind: Kind, long_run: LongRun) -> None:
    def chunk(level: int) -> Answer:
        questions = list(islice(drills().questions(kind, seed="long", level=level or None), 1000))
        trivial = [f"{a}: {rate:.2f}" for a, rate in rates(questions).items() if rate > MOST]
        return {"trivial": trivial, "repeats": repeats(questions)}

    for answer in long_run.each(range(6), chunk):
        assert answer["trivial"] == []
        assert kind in FINITE or answer["repeats"] <= 10
