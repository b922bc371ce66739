"""The page is shown what bots have played."""

import pytest

from tests.helpers.archives import MemoryArchive


@pytest.fixture(scope="session")
def archive() -> MemoryArchive:
    """Three evenings of five deals."""
    return MemoryArchive(evenings=3, deals=5)
