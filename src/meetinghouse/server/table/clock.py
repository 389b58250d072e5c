"""Paces, deadlines and pauses.

Times are milliseconds of the server's clock, handed in: nothing here looks at a watch.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from meetinghouse.server.wire import shapes

FACTORS = {"relaxed": 2.0, "standard": 1.0, "fast": 0.5}
SLOW = 2 * 24 * 3600 * 1000


def given(pace: str, wish: int | None, speed: float) -> int | None:
    """How many milliseconds a decision gets; None: as long as it takes."""
    if pace == "slow":
        return int(SLOW / speed)
    if wish is None or pace not in FACTORS:
        return None
    return max(1, int(wish * 1000 * FACTORS[pace] / speed))


def is_held(decision: dict[str, Any]) -> bool:
    """Whether answers stay sealed until the decision closes: secret phases and reaction windows.

    Who has answered, and how fast, would tell something there; so everyone's answer waits for the same moment.
    """
    closes = decision["closes"]
    return bool(closes == "first-yes" or (closes == "all" and not decision["public_answers"]))


class Interrupted(NamedTuple):
    """A main decision that a speak-up closed, and its time."""

    decision: dict[str, Any]
    total: int | None
    left: int

    def goes_on(self, decision: dict[str, Any], before: dict[str, Any] | None) -> bool:
        """Whether `decision` is the same question again; one that comes later says so by its data."""
        mine = self.decision
        same = decision["kind"] == mine["kind"] and decision["seats"][0] == mine["seats"][0]
        return bool(same and (before is mine or (mine["data"] and decision["data"] == mine["data"])))


@dataclass(slots=True)
class Clock:
    """The clock of the open decision."""

    ask: int = 0
    total: int | None = None
    deadline: int | None = None
    left: int | None = None  # set while paused
    full: bool = False
    interrupted: Interrupted | None = None

    def open(
        self, decision: dict[str, Any], pace: str, speed: float, at: int, before: dict[str, Any] | None, by: int
    ) -> None:
        """A new decision, after the answer of seat `by` to `before`.

        Whoever speaks up closes a main decision, and the game asks it again: at once, or after questions that the
        speak-up led to, such as where a gift is put. Its time then goes on where it stood.
        """
        if before is not None and before["closes"] == "main":
            left = self.left if self.deadline is None else max(0, self.deadline - at)
            spoke_up = by != before["seats"][0]
            self.interrupted = Interrupted(before, self.total, left) if spoke_up and left is not None else None
        self.ask = decision["id"]
        total = given(pace, decision["seconds"], speed)
        self.full = total is not None and pace != "slow" and is_held(decision)
        self.total = left = total
        if self.interrupted is not None and self.interrupted.goes_on(decision, before):
            self.total, left = self.interrupted.total, self.interrupted.left
            self.interrupted = None
        paused = self.left is not None
        self.deadline = None if left is None or paused else at + left
        if paused:
            self.left = left

    def pause(self, at: int) -> None:
        """Stop."""
        if self.deadline is not None:
            self.left = max(0, self.deadline - at)
            self.deadline = None

    def resume(self, at: int) -> None:
        """Go on with what was left."""
        if self.left is not None:
            self.deadline = at + self.left
            self.left = None

    def stop(self) -> None:
        """The game is over."""
        self.ask, self.total, self.deadline, self.left, self.full = 0, None, None, None, False
        self.interrupted = None

    def shown(self, now: int) -> shapes.Clock | None:
        """As clients see it."""
        if not self.ask:
            return None
        return shapes.Clock(now=now, deadline=self.deadline, total=self.total, full=self.full, paused=self.left)
