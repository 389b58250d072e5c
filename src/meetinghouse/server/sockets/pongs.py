"""Replies to pings, all at the beats of one clock.

A ping that is answered at once waits for the loop's current work, and so tells that somebody else wrote
something, though not what. At the next beat nearly nothing of that is left.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from meetinghouse.server.sockets.peer import Peer
from meetinghouse.server.wire import outbound

BEAT = 0.02  # seconds


class Pongs:
    """What waits for the next beat. Sockets take pings from their own budgets, which bounds it."""

    def __init__(self, now: Callable[[], int]) -> None:
        """`now` is the server's clock."""
        self._now = now
        self._waiting: list[tuple[Peer, str]] = []

    def put(self, peer: Peer, ident: str) -> None:
        """Reply at the next beat."""
        if not self._waiting:
            loop = asyncio.get_running_loop()
            loop.call_at((loop.time() // BEAT + 1) * BEAT, self._beat)
        self._waiting.append((peer, ident))

    def _beat(self) -> None:
        waiting, self._waiting = self._waiting, []
        now = self._now()
        for peer, ident in waiting:
            peer.send(outbound.Pong(ident, now))
