"""Pages are shown what bots have played."""

import pytest

from tests.helpers.archives import MemoryArchive


@pytest.fixture(scope="session")
def archive() -> MemoryArchive:
    """Three evenings of five deals, three at the table."""
    return MemoryArchive(evenings=3, deals=5)


@pytest.fixture(scope="session")
def four_at_the_table() -> MemoryArchive:
    """One evening of four deals, four at the table: each sits out once."""
    return MemoryArchive(evenings=1, deals=4, players=4)
