"""The collector of garbage rests while much is imported, and only then."""

import gc

import pytest

from vira_desktop.cli.no_collection import no_collection


def test_the_collector_rests_within_and_works_afterwards() -> None:
    with no_collection():
        assert not gc.isenabled()
    assert gc.isenabled()


def test_it_works_again_after_an_error() -> None:
    with pytest.raises(ImportError), no_collection():
        raise ImportError
    assert gc.isenabled()
