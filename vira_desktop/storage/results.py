"""What the logs of evenings come to, in tables of their own: only computed, so that they may be
thrown away and made again. An evening is counted when somebody asks and it has grown since."""

from collections.abc import Iterable, Sequence
from datetime import datetime

from sqlite_utils import Database

from ..rules.games import Result
from ..session import evening as evenings
from ..session.events import Ended, Event, Joined, Opened
from ..session.keeping import Progress, no_progress
from ..session.players import Player, TokenColour
from ..session.results import FinishedDeal, Part, Role, finished_deals
from .connection import path_of, transaction
from .evenings import Evenings
from .faults import world_faults

_Row = tuple[str | int | None, ...]

_GROWN = """
SELECT evenings.id FROM evenings LEFT JOIN counted ON counted.evening = evenings.id
WHERE coalesce(counted.events, -1) <>
    (SELECT coalesce(max(place) + 1, 0) FROM events WHERE evening = evenings.id)
"""


def bring_up_to_date(db: Database, *, progress: Progress = no_progress) -> None:
    """Counts the evenings that have not been counted as they stand now. Raises StorageProblem."""
    with world_faults(path_of(db)):
        grown = [row[0] for row in db.execute(_GROWN)]
    for done, evening in enumerate(grown):
        progress(done, len(grown))
        count(db, evening, Evenings(db).read_id(evening))


def rebuild(db: Database, *, progress: Progress = no_progress) -> None:
    """Counts every evening again. Raises StorageProblem."""
    with transaction(db):
        db.execute("DELETE FROM counted")
    bring_up_to_date(db, progress=progress)


def count(db: Database, evening: int, events: Sequence[Event | None]) -> None:
    """Puts what *events* of *evening* come to in the place of what they came to before. Raises
    StorageProblem."""
    with transaction(db):
        db.execute("DELETE FROM counted WHERE evening = ?", (evening,))
        for table, rows in _rows(evening, events, tuple(finished_deals(events))).items():
            for row in rows:
                db.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", row)


def agree(
    db: Database, evening: int, events: Sequence[Event | None], deals: Sequence[FinishedDeal]
) -> bool:
    """False if something else was counted than *events* of *evening*, all there are, come to:
    *deals*. Nothing may have been counted yet, or less than all of them. Raises sqlite3.Error."""
    length = "SELECT events FROM counted WHERE evening = ?"
    if db.execute(length, (evening,)).fetchone() != (len(events),):
        return True
    return all(
        set(db.execute(f"SELECT * FROM {table} WHERE evening = ?", (evening,))) == set(rows)
        for table, rows in _rows(evening, events, deals).items()
    )


def _rows(
    evening: int, events: Sequence[Event | None], deals: Sequence[FinishedDeal]
) -> dict[str, list[_Row]]:
    """The rows of each table that *events* with these finished *deals* come to."""
    counting = evenings.effective(events)
    is_over = bool(counting) and isinstance(counting[-1], Ended)
    return {
        "counted": [(evening, len(events), is_over)],
        "people": [
            (evening, number, *_person(player)) for number, player in enumerate(_players(counting))
        ],
        "results": [(evening, deal.number, *_result(deal)) for deal in deals],
        "parts": [
            (evening, deal.number, chair, *_part(part))
            for deal in deals
            for chair, part in enumerate(deal.parts)
        ],
    }


def read_deal(db: Database, evening: int, number: int) -> FinishedDeal:
    """A counted deal. Raises sqlite3.Error."""
    select = "SELECT * FROM results WHERE evening = ? AND deal = ?"
    (row,) = db.query(select, (evening, number))
    parts = db.query(
        "SELECT * FROM parts JOIN people USING (evening, player) "
        "WHERE evening = ? AND deal = ? ORDER BY chair",
        (evening, number),
    )
    return FinishedDeal(
        number=number,
        at=datetime.fromisoformat(row["at"]),
        game=row["game"],
        result=None if row["result"] is None else Result(row["result"]),
        laid=bool(row["laid"]),
        repurchased=bool(row["repurchased"]),
        parts=tuple(
            Part(
                number=part["player"],
                player=Player(
                    part["name"],
                    part["bot"],
                    None if part["colour"] is None else TokenColour(part["colour"]),
                    part["profile"],
                ),
                seat=part["seat"],
                role=Role(part["role"]),
                bids=tuple(part["bids"].split()),
                pins=part["pins"],
                thirds=part["thirds"],
            )
            for part in parts
        ),
    )


def _players(events: Iterable[Event | None]) -> list[Player]:
    """All who came, by number."""
    players: list[Player] = []
    for event in events:
        match event:
            case Opened():
                players.extend(event.players)
            case Joined():
                players.append(event.player)
    return players


def _person(player: Player) -> _Row:
    colour = player.colour and player.colour.value
    return player.name, player.bot, colour, player.profile


def _result(deal: FinishedDeal) -> _Row:
    result = deal.result and deal.result.value
    return deal.at.isoformat(), deal.game, result, deal.laid, deal.repurchased


def _part(part: Part) -> _Row:
    return (
        part.number,
        part.seat,
        part.role.value,
        " ".join(part.bids),
        part.pins,
        part.thirds,
    )
