"""Environments by the name of their kind: ours, and those that other packages bring."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse import envs
from meetinghouse.envs.gymnasium import OneSeat
from meetinghouse.envs.pettingzoo import Seats, Together
from meetinghouse.envs.vector import Vector

KINDS: dict[str, type[Any]] = {"gymnasium": OneSeat, "pettingzoo": Seats, "pettingzoo_parallel": Together}


@pytest.mark.parametrize("kind", KINDS)
def test_ours_are_made_with_what_they_take(kind: str) -> None:
    made = envs.make(kind, "affliction", seats=3)
    assert type(made) is KINDS[kind]
    made.reset(seed=1)


def test_open_spiel_and_batches_are_found_too() -> None:
    assert envs.make("open_spiel", "affliction", players=3).num_players() == 3
    with envs.make("vector", "affliction", 2, seed=3) as batch:
        assert type(batch) is Vector and len(batch) == 2
    with pytest.raises(mh.BadInput, match="unknown-game"):
        envs.make("open_spiel", "chess")


def test_a_package_brings_one_by_its_entry_point_and_cannot_take_our_names(monkeypatch: pytest.MonkeyPatch) -> None:
    def entry_points(group: str, name: str | None = None) -> list[EntryPoint]:
        assert group == "meetinghouse.envs"
        theirs = [EntryPoint(kind, "tests.envs.test_by_name:theirs", group) for kind in ("jumanji", "vector")]
        return [entry for entry in theirs if name in (None, entry.name)]

    monkeypatch.setattr(envs, "entry_points", entry_points)
    assert envs.known() == [
        "gymnasium",
        "gymnasium_vector",
        "jumanji",
        "open_spiel",
        "pettingzoo",
        "pettingzoo_parallel",
        "text",
        "textarena",
        "vector",
    ]
    assert envs.make("jumanji", "new_salem", seats=4) == ("theirs", "new_salem", 4)
    assert type(envs.make("vector", "affliction", 2)) is Vector


def theirs(game: str, seats: int) -> Any:
    return "theirs", game, seats


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(mh.BadInput, match="unknown-environment") as refused:
        envs.make("unity", "new_salem")
    assert refused.value.expected == envs.known()
