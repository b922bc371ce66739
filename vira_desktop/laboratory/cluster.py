"""The workers of a Dask scheduler, as far as work can be left to them. What `distributed` itself
would log is told in the sentences of Unusable."""

import logging
import re
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from threading import Thread
from typing import Any, TypeVar

from .journal import key_of

WAIT_SECONDS = 10
"""How long a scheduler may take to answer."""
GONE_SECONDS = 60
"""How long it may be without workers, before it is given up: one that died is soon replaced."""
_ADDRESS = re.compile(r"(?:(?:tcp|tls|ws|wss)://)?(?:[\w.-]+|\[[\da-fA-F:.]+\]):(\d{1,5})")
_PORTS = 65535
_PACKAGE = __name__.partition(".")[0]
_AGAIN = "start again to go on"

Job = TypeVar("Job")
Done = TypeVar("Done")


class Unusable(Exception):
    """Those who were to work cannot, or not to the end; carries the end of a sentence that says
    why."""


class OtherCode(Exception):
    """A worker would do the work by another Vira than the one that asks for it."""


@dataclass(frozen=True, slots=True)
class Workers:
    """The workers of a scheduler."""

    executor: Executor
    threads: int
    """So many jobs are done at the same time."""
    look: Callable[[], None]
    """Raises Unusable if nobody works any more."""

    def by_same_code(self, work: Callable[[Job], Done]) -> Callable[[Job], Done]:
        """*work*, which a worker refuses that has not the same Vira."""
        return partial(_by_code, _code(), work)


def _by_code(code: str, work: Callable[[Job], Done], job: Job) -> Done:
    if code != _code():
        raise OtherCode
    return work(job)


@cache
def _code() -> str:
    """Names the code by which this process works: that which it read first."""
    return key_of({}, also=("trainer",))


@contextmanager
def cluster(address: str) -> Iterator[Workers]:
    """The workers of the scheduler at *address*. Raises Unusable, also for what befalls them while
    they are used."""
    named = _ADDRESS.fullmatch(address)
    if named is None or int(named[1]) > _PORTS:
        raise Unusable(f"an address of a scheduler is as tcp://127.0.0.1:8786, not {address!r}")
    try:
        distributed: Any = import_module("distributed")
    except ImportError:
        why = 'the package "distributed" is not installed: pip install "vira-desktop[cluster]"'
        raise Unusable(why) from None
    with _silence():
        try:
            client = _in_time(
                partial(distributed.Client, address, timeout=WAIT_SECONDS, set_as_default=False)
            )
        except (OSError, ValueError) as problem:
            raise Unusable(f"no scheduler answers at {address}: {problem}") from None
        try:
            threads = _threads(client)
            if not threads:
                raise Unusable(f"the scheduler at {address} has no workers")
            executor = client.get_executor(pure=False)
            yield Workers(executor, threads, partial(_look, client, address))
        except (CancelledError, OSError) as problem:
            if isinstance(problem, OSError) and problem.filename is not None:
                raise
            raise Unusable(f"the scheduler at {address} went away; {_AGAIN}") from None
        except distributed.KilledWorker:
            raise Unusable(f"several workers ended over the same job; {_AGAIN}") from None
        except OtherCode:
            why = "a worker has another version of Vira; give it this one and start it again"
            raise Unusable(why) from None
        except ModuleNotFoundError as problem:
            if (problem.name or "").partition(".")[0] != _PACKAGE:
                raise
            raise Unusable("a worker has no Vira; install it there, too") from None
        finally:
            client.close()


def _in_time(start: Callable[[], Done]) -> Done:
    """What *start* returns. Raises what it raises, and TimeoutError where it does not come to an
    end: whoever takes a call and then says nothing is waited for without end by `distributed`."""
    started: Future[Done] = Future()

    def run() -> None:
        try:
            started.set_result(start())
        except Exception as problem:
            started.set_exception(problem)

    Thread(target=run, daemon=True).start()
    try:
        return started.result(2 * WAIT_SECONDS)
    except TimeoutError as problem:
        raise TimeoutError(str(problem) or "what is there says nothing") from None


def _threads(client: Any) -> int:
    return sum(client.nthreads().values())


def _look(client: Any, address: str) -> None:
    try:
        client.wait_for_workers(1, timeout=GONE_SECONDS)
    except TimeoutError:
        raise Unusable(f"the scheduler at {address} has no workers any more; {_AGAIN}") from None


@contextmanager
def _silence() -> Iterator[None]:
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        logging.disable(before)
