"""A long run goes on where it was interrupted."""

from pathlib import Path

import pytest

from tests.helpers.long_runs import Answer, LongRun, code_hash


class Worker:
    """Squares numbers, and gives up on demand."""

    def __init__(self, *, fails_at: int | None = None) -> None:
        self.did: list[int] = []
        self._fails_at = fails_at

    def __call__(self, chunk: int) -> Answer:
        if chunk == self._fails_at:
            raise KeyboardInterrupt
        self.did.append(chunk)
        return {"square": chunk * chunk, "pair": (chunk, chunk)}


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "squares.jsonl"


def test_answers_come_in_order_and_look_the_same_when_kept(store: Path) -> None:
    fresh = LongRun(store, name="squares").each(range(3), Worker())
    second = Worker()
    kept = LongRun(store, name="squares").each(range(3), second)
    assert fresh == kept == [{"square": n * n, "pair": [n, n]} for n in range(3)]
    assert second.did == []


def test_only_the_rest_is_done_after_an_interruption(store: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        LongRun(store, name="squares").each(range(4), Worker(fails_at=2))
    store.write_text(store.read_text() + '\n{"chunk": "2", "ans')  # torn while it was written
    second = Worker()
    answers = LongRun(store, name="squares").each(range(4), second)
    assert second.did == [2, 3]
    assert [answer["square"] for answer in answers] == [0, 1, 4, 9]
    assert len(LongRun(store, name="squares").each(range(4), Worker(fails_at=0))) == 4


def test_progress_is_told(store: Path, capsys: pytest.CaptureFixture[str]) -> None:
    LongRun(store, name="squares").each([5, 6], Worker())
    lines = capsys.readouterr().err.splitlines()
    assert [line.partition(" (")[0] for line in lines] == ["squares: 1 of 2", "squares: 2 of 2"]


def test_code_hash_depends_on_the_test(request: pytest.FixtureRequest) -> None:
    this = Path(__file__)
    assert code_hash(this) == code_hash(this)
    assert code_hash(this) != code_hash(request.config.rootpath / "tests/conftest.py")
