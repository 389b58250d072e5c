"""Lets long runs resume: every batch of games is written to a file as soon as it is played."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

K = TypeVar("K")


class Keeper:
    """The batches of one file, by name; without a file everything is played anew."""

    def __init__(self, path: Path | None) -> None:
        """Read the batches of an interrupted run; drop a last line that was cut short."""
        self._path = path
        self._known: dict[str, msgspec.Raw] = {}
        for line in path.read_bytes().splitlines() if path is not None and path.exists() else ():
            try:
                name, games = msgspec.json.decode(line, type=tuple[str, msgspec.Raw])
            except msgspec.DecodeError:
                continue
            self._known[name] = msgspec.Raw(bytes(games))

    def batch(self, name: str, kind: type[K], play: Callable[[], Sequence[K]]) -> list[K]:
        """The games of that name, played now or before. The name says all that decides them."""
        kept = self._known.get(name)
        if kept is not None:
            return msgspec.json.decode(kept, type=list[kind])  # type: ignore[valid-type]  # a type known at run time
        games = list(play())
        if self._path is not None:
            with self._path.open("ab") as file:
                file.write(b"\n" + msgspec.json.encode((name, games)) + b"\n")  # the line before may be cut short
        sys.stderr.write(f"{name}: {len(games)} games\n")
        return games
