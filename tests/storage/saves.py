"""What a database holds, as plain values; and the making of one that stands for a released version:

    python -P -m tests.storage.saves NAME

writes NAME.sqlite3 and NAME.json, what is in it, to tests/data/saves. They are made once when the
schema of a version is released, and kept for ever: no later version may read them otherwise."""

import json
import random
import sys
import tempfile
from dataclasses import asdict
from datetime import datetime, timedelta
from decimal import Decimal
from enum import Enum
from pathlib import Path
from typing import Any

from sqlite_utils import Database

from tests.storage.kept import NOW, opened, paths_in
from tests.storage.test_reviews import entries
from vira_desktop.rules.state import HouseRules
from vira_desktop.session import evening as evenings
from vira_desktop.session.agreement import Agreement, Deals, Rate, Rounds
from vira_desktop.session.bots_play import PromptRunner, play_evening, play_to_the_end
from vira_desktop.session.evening_session import EveningSession, open_evening
from vira_desktop.session.events import Acted, Joined, Left, LengthAgreed, Opened
from vira_desktop.session.log import TakeBack
from vira_desktop.session.lots import draw_seats, end, first_heart
from vira_desktop.session.players import Player, TokenColour, with_colours
from vira_desktop.session.profiles import Profile
from vira_desktop.session.results import finished_deals
from vira_desktop.session.settings import LanguageChoice
from vira_desktop.storage import backups
from vira_desktop.storage.connection import path_of
from vira_desktop.storage.evenings import Evenings
from vira_desktop.storage.profiles import Profiles
from vira_desktop.storage.reviews import ReviewLog, format_review
from vira_desktop.storage.statistics import StoredResults

SAVES = Path(__file__).resolve().parent.parent / "data" / "saves"
OWN = HouseRules(forehand_may_pass=True, turne_plain_repurchase=False)


def content(db: Database) -> dict[str, Any]:
    """Everything in *db* that a person would miss, as plain values."""
    kept, people = Evenings(db), Profiles(db)
    everybody = (*people.all(), *people.removed())
    results = StoredResults(path_of(db), None)
    found = {
        "people": [asdict(person) for person in everybody],
        "chosen": people.chosen(),
        "evenings": [evening_content(db, stored.id) for stored in kept.all()],
        "statistics": {person.key: asdict(results.statistics(person.key)) for person in everybody},
        "reviews": {
            person.key: [format_review(entry) for entry in ReviewLog(db, person.key).entries()]
            for person in everybody
        },
    }
    plain: dict[str, Any] = json.loads(json.dumps(_plain(found)))
    return plain


def evening_content(db: Database, evening: int) -> dict[str, Any]:
    """What there is of one evening, and where it stands."""
    events = Evenings(db).read_id(evening)
    read = evenings.resume(events)
    running = read.evening.running
    return {
        "events": len(events),
        "sound": read.problem is None,
        "over": read.evening.is_over,
        "sheet": [asdict(line) for line in read.evening.sheet],
        "accounts": read.evening.seated and read.evening.seated.accounts,
        "actions": running and [repr(action) for action in running.log.actions],
        "deals": [asdict(deal) for deal in finished_deals(events)],
    }


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {str(_plain(key)): _plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    if isinstance(value, Enum):
        return _plain(value.value)
    if isinstance(value, Profile):
        return value.key
    return value.isoformat() if isinstance(value, datetime) else value


def fill(db: Database) -> None:
    """Two people and a third who was removed; evenings of three and of four, with house rules,
    money, somebody who joins and somebody who leaves, something taken back, and one that is not
    over; training of every kind."""
    keys = iter(("anna", "bo", "cecilia", "kväll 1", "kväll 2", "kväll 3"))
    people = Profiles(db, keys=lambda: next(keys))
    anna, bo = add_named(people, "Anna", 0), add_named(people, "Bo", 1)
    people.remove(add_named(people, "Cecilia", 2).key, NOW)
    people.choose(bo.key, NOW)
    kept = Evenings(db, keys=lambda: next(keys))
    first = begin(kept, anna, 0, Agreement(length=Deals(6)))
    play_evening(first, lambda: NOW, random.Random(1))
    money = Rate(Decimal("0.25"), "kr")
    second = begin(kept, bo, 1, Agreement(length=Rounds(9), rules=OWN, rate=money))
    second.submit(first_heart(random.Random(2), seats=(2, 0, 1)))
    play(second, 2)
    second.submit(Joined(Player("Ulla", "regel", TokenColour.BLACK)))
    play(second, 4)
    second.submit(Left(1))
    second.submit(draw_seats(second.evening, random.Random(3)))
    second.submit(LengthAgreed(Deals(7)))
    play(second, 1)
    second.submit(end(second.evening, random.Random(4)))
    third = begin(kept, bo, 2, Agreement())
    third.submit(draw_seats(third.evening, random.Random(5)))
    play(third, 1)
    table = third.deal(NOW)
    while len(table.log.actions) < 20 and not table.is_over:
        table.ask_next()
    if not table.is_over:
        third.submit(Acted(TakeBack(len(table.log.actions) - 2)))
    for person in (anna, bo):
        ReviewLog(db, person.key).append_all(entries(2))


def add_named(people: Profiles, name: str, hours: int) -> Profile:
    """Somebody who came so many hours later."""
    colour = tuple(TokenColour)[hours]
    at = NOW + timedelta(hours=hours)
    return people.add(name, colour, at, language=tuple(LanguageChoice)[hours])


def begin(kept: Evenings, person: Profile, number: int, agreed: Agreement) -> EveningSession:
    """An evening of *person*, who plays as the bots do."""
    who = Player(person.name, "random", person.colour, person.key)
    others = (Player("Nils", "regel"), Player("Åke", "random"))
    opening = Opened(with_colours((who, *others)), agreed, f"spara {number}")
    log = kept.new(person.key, NOW + timedelta(hours=number))
    return open_evening(opening, store=log, runner=PromptRunner())


def play(session: EveningSession, deals: int) -> None:
    """So many deals more."""
    for _ in range(deals):
        play_to_the_end(session.deal(NOW))


def main(name: str) -> None:
    """Makes the save *name*."""
    SAVES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        db = opened(paths_in(Path(folder)))
        fill(db)
        text = json.dumps(content(db), ensure_ascii=False, indent=1, sort_keys=True)
        (SAVES / f"{name}.json").write_text(text + "\n", encoding="utf-8")
        path = path_of(db)
        db.close()
        backups.copy(path, SAVES / f"{name}.sqlite3")


if __name__ == "__main__":
    main(sys.argv[1])
