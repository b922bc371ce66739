"""Many jobs on all cores, or on a cluster: whatever finishes is handed over as it comes."""

import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from .duplicate import Job, Outcome, play

AHEAD = 4
"""Jobs waiting for each process, so that none is idle, and few are lost when stopped."""
WAIT_SECONDS = 10
"""How long a scheduler may take to answer."""


class NoCluster(Exception):
    """The cluster cannot be used; carries the end of a sentence that says why."""


def cores() -> int:
    """Processes that find a core each."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_here(jobs: Iterable[Job]) -> Iterator[Outcome]:
    """The outcomes of *jobs*, one after the other in this process."""
    return map(play, jobs)


def play_all(
    jobs: Iterable[Job], executor: Executor, *, at_once: int, work: Callable[[Job], Outcome] = play
) -> Iterator[Outcome]:
    """The outcomes of *jobs* as *executor* finishes them, *at_once* being handed to it at a time.
    Left early, it drops what has not begun."""
    waiting: set[Future[Outcome]] = set()
    source = iter(jobs)
    try:
        while True:
            for job in source:
                waiting.add(executor.submit(work, job))
                if len(waiting) >= at_once:
                    break
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        for future in waiting:
            future.cancel()


@contextmanager
def processes(count: int) -> Iterator[Executor]:
    """*count* fresh processes on this machine."""
    executor = ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn"))
    try:
        yield executor
    finally:
        executor.shutdown(cancel_futures=True)


@contextmanager
def cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """The workers of the Dask scheduler at *address*, and how many there are. Raises
    NoCluster."""
    try:
        distributed: Any = import_module("distributed")
    except ImportError:
        why = 'the package "distributed" is not installed: pip install "vira-desktop[cluster]"'
        raise NoCluster(why) from None
    try:
        client = distributed.Client(address, timeout=WAIT_SECONDS, set_as_default=False)
    except (OSError, ValueError) as problem:
        raise NoCluster(f"no scheduler answers at {address}: {problem}") from None
    try:
        workers = len(client.scheduler_info(n_workers=-1)["workers"])
        if not workers:
            raise NoCluster(f"the scheduler at {address} has no workers")
        yield client.get_executor(pure=False), workers
    finally:
        client.close()
