"""A Dask scheduler with workers on this machine alone, as a program of its own."""

import json
import logging
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from typing import IO, Any


@dataclass(frozen=True)
class LocalCluster:
    """A cluster that runs."""

    address: str
    workers: list[int]
    """The processes of its workers; one that is killed is replaced."""
    orders: IO[bytes]

    def dismiss_workers(self) -> None:
        """The workers end, the scheduler stays."""
        self.orders.write(b"dismiss\n")
        self.orders.flush()

    def end(self) -> None:
        """All of it ends."""
        self.orders.close()


@contextmanager
def local_cluster(workers: int) -> Iterator[LocalCluster]:
    """A scheduler with so many *workers*."""
    with tempfile.TemporaryDirectory(prefix="vira-cluster-") as folder:
        env = {**os.environ, "DASK_TEMPORARY_DIRECTORY": folder}
        words = [sys.executable, "-P", __file__, str(workers)]
        env["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
        pipe = subprocess.PIPE
        with subprocess.Popen(words, stdin=pipe, stdout=pipe, env=env) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            try:
                told = json.loads(process.stdout.readline())
                yield LocalCluster(told["address"], told["workers"], process.stdin)
            finally:
                process.stdin.close()


def _serve(workers: int) -> None:
    """Tells where it is, obeys what it reads, and ends when there is nothing more to read."""
    distributed: Any = import_module("distributed")
    with distributed.LocalCluster(
        n_workers=workers,
        threads_per_worker=1,
        host="127.0.0.1",
        dashboard_address="127.0.0.1:0",
        worker_dashboard_address="127.0.0.1:0",
        silence_logs=logging.CRITICAL,
    ) as cluster:
        with cluster.get_client() as client:
            processes = client.run(os.getpid)
        told = {"address": cluster.scheduler_address, "workers": list(processes.values())}
        print(json.dumps(told), flush=True)
        for _order in sys.stdin:
            cluster.scale(0)


if __name__ == "__main__":
    _serve(int(sys.argv[1]))
