"""The cluster runner, and what somebody sees who watches a long run."""

from __future__ import annotations

import io

import pytest

from meetinghouse.lab import balance
from meetinghouse.lab.batch import plans, run
from meetinghouse.lab.cluster import run_on


def test_two_workers_of_a_cluster_give_what_one_process_gives() -> None:
    batch = list(plans("affliction", 2, 45, 7, [1, 1]))
    told: list[int] = []
    assert run_on("local:2", batch, told.append) == run(batch)
    assert sum(told) == 45


class Watched(io.StringIO):
    """An error stream that somebody watches."""

    def isatty(self) -> bool:
        return True


def test_somebody_who_watches_sees_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    err = Watched()
    monkeypatch.setattr("sys.stderr", err)
    monkeypatch.setattr(balance, "play_one", lambda deal: deal)  # nothing is played
    declared = balance.balance_of("affliction")
    assert declared is not None
    assert len(balance.run(list(balance.deals(declared, 2, {}, 3, 1)))) == 3
    assert "3/3" in err.getvalue()
