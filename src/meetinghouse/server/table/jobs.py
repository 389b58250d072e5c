"""What waits in a room's inbox."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from meetinghouse.server.sockets.peer import Peer
from meetinghouse.server.store import StoreDown
from meetinghouse.server.table import entries as e
from meetinghouse.server.table.core import Core
from meetinghouse.server.wire.refusals import Refusal

Decide = Callable[[Core, int], list[e.Entry]]


def nothing(core: Core, at: int) -> list[e.Entry]:
    """No entries: the job only looks."""
    return []


def _tell_nobody(_: object) -> None:
    """There is nobody to tell."""


class Job(NamedTuple):
    """Something to be decided: the entries it leads to, what to do once they are on disk, and whom to tell if not."""

    decide: Decide
    after: Callable[[Core], None] = _tell_nobody
    fail: Callable[[Refusal], None] = _tell_nobody
    by: Peer | None = None  # the sender, who gets two messages: what changed, and `accepted`
    prepare: Callable[[Core], Awaitable[None]] | None = None  # what must be done elsewhere before it can be decided

    async def unprepared(self, core: Core) -> Refusal | None:
        """Run `prepare`; returns the refusal if it fails."""
        try:
            if self.prepare is not None:
                await self.prepare(core)
        except Refusal as refusal:
            return refusal
        except StoreDown:
            return Refusal("unavailable", status=503)
        return None


class Broke(Exception):
    """A job failed when some of its entries had been applied."""

    def __init__(self, job: Job, error: Exception) -> None:
        super().__init__()
        self.job = job
        self.error = error
