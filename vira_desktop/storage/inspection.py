"""Everything in a database looked at row by row, for whoever wants to know whether all is there."""

from dataclasses import dataclass
from pathlib import Path

from ..session.keeping import Progress, no_progress
from ..session.results import finished_deals
from . import results
from .connection import Access, connected, reporting
from .evenings import Evenings
from .reviews import ReviewLog
from .soundness import check


@dataclass(slots=True)
class Inspection:
    """What there is, and what cannot be read."""

    profiles: int = 0
    evenings: int = 0
    deals: int = 0
    """Paid ones, by the logs."""
    reviews: int = 0
    damaged_evenings: int = 0
    """Evenings of which a part cannot be read; they count up to there."""
    damaged_reviews: int = 0
    miscounted: int = 0
    """Evenings of which other results are kept than their logs come to."""
    faults: tuple[str, ...] = ()
    """What SQLite says of the file, in its own words."""

    @property
    def is_sound(self) -> bool:
        """True if all is there and can be read."""
        wrong = self.damaged_evenings or self.damaged_reviews or self.miscounted or self.faults
        return not wrong


def inspect(path: Path, *, progress: Progress = no_progress) -> Inspection:
    """Looks at everything in the file at *path* and changes nothing. Raises StorageProblem if it
    cannot be used at all (`soundness.check`)."""
    check(path, progress=progress)
    found = Inspection()
    with connected(path, Access.READ) as db:
        with reporting(db, progress):
            faults = [row[0] for row in db.execute("PRAGMA integrity_check(10)") if row[0] != "ok"]
            orphans = db.execute("PRAGMA foreign_key_check").fetchall()
        found.faults = (*faults, *(f"row without its {row[2]} in {row[0]}" for row in orphans[:10]))
        profiles = [row[0] for row in db.execute("SELECT key FROM profiles")]
        found.profiles = len(profiles)
        for key in profiles:
            select = "SELECT count(*) FROM reviews WHERE profile = ?"
            rows = db.execute(select, (key,)).fetchone()[0]
            found.reviews += rows
            found.damaged_reviews += rows - len(ReviewLog(db, key).entries())
        kept = Evenings(db)
        evenings = kept.all()
        found.evenings = len(evenings)
        for done, stored in enumerate(evenings):
            progress(done, len(evenings))
            events = kept.read(stored)
            found.damaged_evenings += None in events
            deals = list(finished_deals(events))
            found.deals += len(deals)
            found.miscounted += not results.agree(db, stored.id, events, deals)
    return found
