"""Long runs go on where they stopped."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from meetinghouse.lab.balance import Keeper


class One(NamedTuple):
    seat: int
    names: tuple[str, ...]


def test_a_batch_is_played_once_and_read_ever_after(tmp_path: Path) -> None:
    games = [One(1, ("ann", "bob")), One(2, ())]
    file = tmp_path / "kept.jsonl"
    assert Keeper(file).batch("first", One, lambda: games) == games
    file.write_bytes(file.read_bytes() + b'["second", [')  # it was killed while it wrote
    again = Keeper(file)

    def never() -> list[One]:
        raise AssertionError("played twice")

    assert again.batch("first", One, never) == games
    assert again.batch("second", One, lambda: games[:1]) == games[:1]


def test_without_a_file_nothing_is_kept() -> None:
    assert Keeper(None).batch("first", One, list) == []
