"""Judged questions that were found on this machine, in the database."""

from sqlite_utils import Database

from ..trainer.worth_questions import WorthQuestion, format_line, parse_line
from .codec import checksum
from .connection import path_of, transaction
from .faults import world_faults


class FoundQuestions:
    """The questions found so far, for everybody who plays here."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._path = path_of(db)

    def all(self) -> tuple[WorthQuestion, ...]:
        """All of them, in the order in which they were found; what cannot be read is left out.
        Raises StorageProblem."""
        select = "SELECT number, body, checksum FROM questions ORDER BY number"
        with world_faults(self._path):
            rows = self._db.execute(select).fetchall()
        read = (_read(*row) for row in rows)
        return tuple(question for question in read if question is not None)

    @property
    def next_number(self) -> int:
        """The number after that of the last one that was tried. Raises StorageProblem."""
        with world_faults(self._path):
            rows = self._db.execute("SELECT coalesce(max(number) + 1, 0) FROM questions")
            number: int = rows.fetchone()[0]
        return number

    def add(self, number: int, question: WorthQuestion) -> None:
        """Stores the *question* that was made as *number*, unless another copy of the program has
        been quicker. Raises StorageProblem."""
        body = format_line(question)
        row = (number, body, checksum(number, body))
        insert = "INSERT OR IGNORE INTO questions (number, body, checksum) VALUES (?, ?, ?)"
        with transaction(self._db):
            self._db.execute(insert, row)


def _read(number: int, body: str, check: int) -> WorthQuestion | None:
    if checksum(number, body) != check:
        return None
    try:
        return parse_line(body)
    except ValueError:
        return None
