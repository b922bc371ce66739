"""The numbered steps that make and change the schema. One that was released is never edited: who
has its outcome on disk keeps it. Each runs in a transaction of its own, after a backup.

What is kept for ever is a log: its rows are added and never changed, which triggers enforce. What
is computed from the logs (`results.py`) may be thrown away and made again."""

from sqlite_utils import Database, Migrations

MIGRATIONS = Migrations("vira")

_PROFILES_AND_LOGS = """
CREATE TABLE profiles (
    key TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    colour TEXT NOT NULL,
    made_at TEXT NOT NULL,
    chosen_at TEXT,
    removed_at TEXT
) STRICT, WITHOUT ROWID;

CREATE TABLE evenings (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    profile TEXT REFERENCES profiles (key),
    begun_at TEXT NOT NULL
) STRICT;

CREATE TABLE events (
    evening INTEGER NOT NULL REFERENCES evenings (id),
    place INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    checksum INTEGER NOT NULL,
    PRIMARY KEY (evening, place)
) STRICT, WITHOUT ROWID;

CREATE TABLE reviews (
    profile TEXT NOT NULL REFERENCES profiles (key),
    place INTEGER NOT NULL,
    body TEXT NOT NULL,
    checksum INTEGER NOT NULL,
    PRIMARY KEY (profile, place)
) STRICT, WITHOUT ROWID;
"""

_LOGS = ("evenings", "events", "reviews")

_RESULTS = """
CREATE TABLE counted (
    evening INTEGER PRIMARY KEY REFERENCES evenings (id),
    events INTEGER NOT NULL,
    is_over INTEGER NOT NULL
) STRICT;

CREATE TABLE people (
    evening INTEGER NOT NULL REFERENCES counted (evening) ON DELETE CASCADE,
    player INTEGER NOT NULL,
    name TEXT NOT NULL,
    bot TEXT,
    colour TEXT,
    profile TEXT,
    PRIMARY KEY (evening, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX people_by_profile ON people (profile);

CREATE TABLE results (
    evening INTEGER NOT NULL REFERENCES counted (evening) ON DELETE CASCADE,
    deal INTEGER NOT NULL,
    at TEXT NOT NULL,
    game TEXT,
    result TEXT,
    laid INTEGER NOT NULL,
    repurchased INTEGER NOT NULL,
    PRIMARY KEY (evening, deal)
) STRICT, WITHOUT ROWID;

CREATE TABLE parts (
    evening INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    chair INTEGER NOT NULL,
    player INTEGER NOT NULL,
    seat TEXT NOT NULL,
    role TEXT NOT NULL,
    bids TEXT NOT NULL,
    pins INTEGER NOT NULL,
    thirds INTEGER NOT NULL,
    PRIMARY KEY (evening, deal, chair),
    FOREIGN KEY (evening, deal) REFERENCES results (evening, deal) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
"""


@MIGRATIONS(name="001 profiles, logs and results")
def _profiles_logs_and_results(db: Database) -> None:
    db.executescript(_PROFILES_AND_LOGS)
    for table in _LOGS:
        for deed in ("UPDATE", "DELETE"):
            db.execute(
                f"CREATE TRIGGER {table}_no_{deed.lower()} BEFORE {deed} ON {table} "
                "BEGIN SELECT RAISE(ABORT, 'a log is only added to'); END"
            )
    db.executescript(_RESULTS)


_FOUND_QUESTIONS = """
CREATE TABLE questions (
    number INTEGER PRIMARY KEY,
    body TEXT NOT NULL,
    checksum INTEGER NOT NULL
) STRICT;
"""


@MIGRATIONS(name="002 questions of the trainer found on this machine")
def _found_questions(db: Database) -> None:
    db.executescript(_FOUND_QUESTIONS)
