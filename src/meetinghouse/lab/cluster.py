"""A batch across machines, on Dask. Needs the extra `cluster`; the results are those of one worker.

`"local:2"` starts a small cluster here; any other address is that of a running Dask scheduler whose workers have
Meetinghouse installed.
"""

import importlib
from collections.abc import Iterable
from functools import partial
from typing import Any

from meetinghouse.lab.batch import CHUNK, Plan, PlayedGame, Progress, each, play_one

dask: Any = importlib.import_module("distributed")  # its types are too loose for strict checking


def run_on(address: str, batch: Iterable[Plan], progress: Progress | None = None) -> list[PlayedGame]:
    """Play a batch on a cluster; `progress` is told how many more games are done."""
    kind, _, workers = address.partition(":")
    if kind == "local":
        with (
            dask.LocalCluster(n_workers=int(workers or 2), threads_per_worker=1, dashboard_address=None) as cluster,
            dask.Client(cluster) as client,
        ):
            return _run(client, batch, progress)
    with dask.Client(address) as client:
        return _run(client, batch, progress)


def _run(client: Any, batch: Iterable[Plan], progress: Progress | None) -> list[PlayedGame]:
    todo = list(batch)
    chunks = [todo[start : start + CHUNK] for start in range(0, len(todo), CHUNK)]
    futures = client.map(partial(each, play_one), chunks, pure=False)
    for future in dask.as_completed(futures):
        if progress is not None:
            progress(len(future.result()))
    return [played for future in futures for played in future.result()]
