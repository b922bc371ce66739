import csv
from datetime import UTC, datetime

from vira_desktop.session.results import Role
from vira_desktop.session.statistics import GameSums, Point, Statistics, Sums
from vira_desktop.session.statistics_csv import COLUMNS, to_csv

ALL = Sums(deals=3, home=1, bet=1, kodilj=1, pins=-12, thirds=-7)
AT = datetime(2026, 2, 3, 18, 30, tzinfo=UTC)
STATISTICS = Statistics(
    total=ALL,
    course=(Point(AT, -4), Point(AT.replace(hour=19), -12)),
    games={"begar": GameSums(bid=2, played=Sums(deals=1, home=1, pins=8, thirds=16))},
    roles={Role.DECLARER: Sums(deals=1, home=1, pins=8, thirds=16)},
    seats={"F": ALL},
    bots={'a "bot", so called': Sums(deals=6)},
)


def rows() -> list[dict[str, str]]:
    return list(csv.DictReader(to_csv(STATISTICS).splitlines()))


def test_every_table_is_there_under_its_headings() -> None:
    assert to_csv(STATISTICS).splitlines()[0] == ",".join(COLUMNS)
    assert [row["table"] for row in rows()] == [
        "total", "game", "role", "seat", "bot", "course", "course"
    ]  # fmt: skip


def test_numbers_have_a_point_and_a_plain_minus() -> None:
    total = rows()[0]
    assert (total["pins"], total["worth_per_deal"]) == ("-12", "-0.7778")


def test_a_game_tells_how_often_it_was_bid() -> None:
    game = rows()[1]
    assert (game["key"], game["bid"], game["deals"], game["home"]) == ("begar", "2", "1", "1")


def test_names_with_commas_and_quotes_come_back() -> None:
    assert rows()[4]["key"] == 'a "bot", so called'


def test_the_course_tells_the_account_after_every_deal() -> None:
    assert [(row["key"], row["pins"]) for row in rows()[5:]] == [
        ("2026-02-03T18:30:00+00:00", "-4"),
        ("2026-02-03T19:30:00+00:00", "-12"),
    ]
