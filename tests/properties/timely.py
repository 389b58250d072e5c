"""The law of telling: an event is told when it is true, not before and not after."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from meetinghouse.engine.match import Match
from meetinghouse.engine.table import Table
from tests.properties.play import viewers


class Untimely(AssertionError):
    """A view has changed after the last event of an update."""


class Watch:
    """Keeps the table as it stood at the last event, to be compared once the update is over."""

    def __init__(self) -> None:
        self.last: tuple[str, Table] | None = None

    def compare(self, match: Match) -> None:
        """No viewer sees a change that came after the last event, but for what the engine itself shows."""
        if self.last is None:
            return
        key, then = self.last
        self.last = None
        now = match._table
        then.decision, then.answers, then.substep = now.decision, now.answers, now.substep
        for viewer in viewers(match):
            before: dict[str, Any] = {}
            after: dict[str, Any] = {}
            then.show_fields(before, viewer)
            now.show_fields(after, viewer)
            if before != after:
                changed = sorted(name for name in after if before[name] != after[name])
                raise Untimely(f"{match.game}: {changed} changed for viewer {viewer} after {key} was told")


@contextmanager
def watching() -> Iterator[Watch]:
    """While this is open, the table is kept at every event."""
    watch = Watch()
    emit = Table.emit

    def kept(self: Table, key: str, /, **given: Any) -> None:
        emit(self, key, **given)
        watch.last = key, self.copy()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Table, "emit", kept)
        yield watch
