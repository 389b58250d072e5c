"""Paces, deadlines and pauses.

Times are milliseconds of the server's clock, handed in: nothing here looks at a watch.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

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


@dataclass(slots=True)
class Clock:
    """The clock of the open decision."""

    ask: int = 0
    total: int | None = None
    deadline: int | None = None
    left: int | None = None  # set while paused
    full: bool = False

    def open(self, decision: dict[str, Any], pace: str, speed: float, at: int, keep: bool) -> None:
        """A new decision. `keep`: it is the old one asked again, and the time goes on."""
        self.ask = decision["id"]
        total = given(pace, decision["seconds"], speed)
        self.full = total is not None and pace != "slow" and is_held(decision)
        if keep and self.total is not None:
            return
        self.total = total
        paused = self.left is not None
        self.deadline = None if total is None or paused else at + total
        if paused:
            self.left = total

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

    def shown(self, now: int) -> shapes.Clock | None:
        """As clients see it."""
        if not self.ask:
            return None
        return shapes.Clock(now=now, deadline=self.deadline, total=self.total, full=self.full, paused=self.left)


def keeps_time(before: dict[str, Any] | None, by: int, after: dict[str, Any]) -> bool:
    """Whether `after` is `before` asked again because somebody else spoke up: then the clock is not wound up anew."""
    return (
        before is not None
        and before["closes"] == "main"
        and by != before["seats"][0]
        and after["kind"] == before["kind"]
        and after["seats"][0] == before["seats"][0]
    )
