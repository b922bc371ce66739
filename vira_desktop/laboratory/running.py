"""Much work in many jobs, one after the other or on all cores or on a cluster: whatever finishes is
handed over as it comes."""

import multiprocessing
import os
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import cache, wraps
from itertools import chain, islice
from threading import local
from typing import ParamSpec, TypeVar

from .cluster import Unusable, cluster
from .journal import Journal, Kept

AHEAD = 4
"""Jobs waiting for each process, so that none is idle, and few are lost when stopped."""
LOOK_SECONDS = 10.0
"""So often it is looked whether those who work are still there, when nothing comes."""

Job = TypeVar("Job")
Done = TypeVar("Done")
Arguments = ParamSpec("Arguments")


def cores() -> int:
    """Processes that find a core each."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True, slots=True)
class Place:
    """Where work is done: in so many *processes* of this machine, or by the workers of the Dask
    scheduler whose address is *cluster*."""

    processes: int = 1
    cluster: str | None = None


HERE = Place()
"""One job after the other in this process."""


def all_of(
    kept: Journal[Kept],
    jobs: Mapping[int, Job],
    work: Callable[[Job], Kept],
    told: Callable[[int], None],
    place: Place = HERE,
) -> list[Kept]:
    """What *work* makes of each of *jobs*, in their order, wherever it is done; what is kept by the
    number of its job is not made again. *told* is told how many are done, at first and after each.
    Raises OSError, Unusable."""
    done = kept.read()
    missing = [job for number, job in jobs.items() if number not in done]
    told(len(jobs) - len(missing))
    with closing(done_at(place, work, missing)) as coming:
        for left, made in enumerate(coming, 1 - len(missing)):
            kept.add(made)
            done[made["number"]] = made
            told(len(jobs) + left)
    return [done[number] for number in jobs]


def done_at(
    place: Place, work: Callable[[Job], Done], jobs: Iterable[Job]
) -> Generator[Done, None, None]:
    """What *work* makes of each of *jobs*, as it comes; in their order where they are done one
    after the other. Jobs may be endless. Where others do them, *work* is a function of a module, a
    job and what comes of it plain values. Closed early, it drops what has not begun. Raises
    Unusable."""
    source = iter(jobs)
    first = list(islice(source, place.processes))
    jobs = chain(first, source)
    if not first:
        return
    if place.cluster is not None:
        with cluster(place.cluster) as workers:
            executor, at_once = workers.executor, AHEAD * workers.threads
            handed = hand_out(
                jobs, workers.by_same_code(work), executor, at_once=at_once, look=workers.look
            )
            with closing(handed):
                yield from handed
    elif len(first) == 1:
        yield from map(work, jobs)
    else:
        try:
            with _processes(len(first)) as pool:
                handed = hand_out(jobs, work, pool, at_once=AHEAD * len(first))
                with closing(handed):
                    yield from handed
        except BrokenExecutor:
            raise Unusable("a process was ended from outside; start again to go on") from None


def hand_out(
    jobs: Iterable[Job],
    work: Callable[[Job], Done],
    executor: Executor,
    *,
    at_once: int,
    look: Callable[[], None] = lambda: None,
) -> Generator[Done, None, None]:
    """What *work* makes of each of *jobs*, as *executor* finishes them, *at_once* being handed to
    it at a time. *look* is called when nothing has come for a while. Left early, it drops what has
    not begun."""
    waiting: set[Future[Done]] = set()
    source = iter(jobs)
    try:
        while True:
            for job in islice(source, at_once - len(waiting)):
                waiting.add(executor.submit(work, job))
            if not waiting:
                return
            done, waiting = wait(waiting, LOOK_SECONDS, return_when=FIRST_COMPLETED)
            if not done:
                look()
            for future in done:
                yield future.result()
    finally:
        for future in waiting:
            future.cancel()


@contextmanager
def _processes(count: int) -> Iterator[Executor]:
    """*count* fresh processes on this machine."""
    executor = ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn"))
    try:
        yield executor
    finally:
        executor.shutdown(cancel_futures=True)


def once_a_thread(make: Callable[Arguments, Done]) -> Callable[Arguments, Done]:
    """*make*, but what it makes of the same arguments is made once in a thread and then kept: what
    a solver remembers in is not given twice, and never to two who work at the same time."""

    of_thread = local()

    @wraps(make)
    def own(*arguments: Arguments.args, **named: Arguments.kwargs) -> Done:
        if not hasattr(of_thread, "made"):
            of_thread.made = cache(make)
        made: Callable[Arguments, Done] = of_thread.made
        return made(*arguments, **named)

    return own
