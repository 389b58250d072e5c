"""Paces, deadlines and pauses; and what a table waits for besides answers: people who read who they are, and the
staging of what just happened. Both follow from public facts alone, so that every node and every screen waits equally
long.

All times are milliseconds of the server's clock, and the caller says them.
"""

import hashlib
from dataclasses import dataclass
from typing import Any, NamedTuple

import meetinghouse as mh
from meetinghouse.engine.match import Match
from meetinghouse.server.table.entries import StoredSettings
from meetinghouse.server.wire import shapes
from meetinghouse.server.wire.shapes import Tempo
from meetinghouse.telling import Telling, bare

FACTORS = {"relaxed": 2.0, "standard": 1.0, "fast": 0.5}
SLOW = 2 * 24 * 3600 * 1000
LONE = 300  # a secret stage of one person and bots ends a multiple of so many milliseconds after it began
BRISK = (6_000, 10_000)  # between these, by chance, lies the least time of a secret stage that may end early

TEMPOS: dict[Tempo, float] = {"slow": 1.75, "normal": 1.0, "fast": 0.4, "rush": 0.0}
LEAST_READING = 30.0  # seconds, at any pace


def given(pace: str, wish: int | None, speed: float) -> int | None:
    """How many milliseconds a decision gets; None: as long as it takes."""
    if pace == "slow":
        return int(SLOW / speed)
    if wish is None or pace not in FACTORS:
        return None
    return max(1, int(wish * 1000 * FACTORS[pace] / speed))


def least(key: str, ask: int, speed: float) -> int:
    """How many milliseconds a brisk secret stage lasts at least: the same on every node, known to nobody in advance. It
    follows from the secret of the deal and the number of the question, and from nobody's role or answer."""
    drawn = hashlib.blake2b(f"{key} {ask}".encode(), digest_size=8, person=b"mh-stage").digest()
    low, high = BRISK
    return int((low + int.from_bytes(drawn) % (high - low + 1)) / speed)


def is_held(decision: dict[str, Any]) -> bool:
    """Whether answers stay sealed until the decision closes: secret phases and reaction windows. Who has answered, and
    how fast, would tell something there; so everyone's answer waits for the same moment."""
    closes = decision["closes"]
    return bool(closes == "first-yes" or (closes == "all" and not decision["public_answers"]))


class Interrupted(NamedTuple):
    """A main decision that a speak-up closed, and its time."""

    decision: dict[str, Any]
    total: int | None
    left: int

    def goes_on(self, decision: dict[str, Any], before: dict[str, Any] | None) -> bool:
        """Whether `decision` asks the interrupted question again: at once, or later with the same data."""
        mine = self.decision
        same = decision["kind"] == mine["kind"] and decision["seats"][0] == mine["seats"][0]
        return bool(same and (before is mine or (mine["data"] and decision["data"] == mine["data"])))


@dataclass(slots=True)
class DecisionClock:
    ask: int = 0
    total: int | None = None
    deadline: int | None = None
    left: int | None = None  # set while paused
    since: int = 0  # when it was paused
    full: bool = False  # a strict secret stage: it takes its whole time
    earliest: int = 0  # a brisk one does not end before, though all have answered
    step: int = 0  # where one person plays with bots: it ends a multiple of so many milliseconds after it began
    starts: int | None = None  # when the staging before it is over
    interrupted: Interrupted | None = None

    def open(
        self,
        decision: dict[str, Any],
        pace: str,
        speed: float,
        at: int,
        before: dict[str, Any] | None,
        by: int,
        shortest: int | None = None,
        hold: int = 0,
        step: int = 0,
    ) -> None:
        """A new decision, after the answer of seat `by` to `before`; its time begins after `hold` milliseconds.

        A secret stage may end when all have answered, but not before `shortest` milliseconds; None: not early.
        With a `step` it ends only at multiples of it.
        A speak-up closes a main decision, and the game asks it again: at once, or after questions that the
        speak-up led to, such as where a gift is put. Its time then goes on where it stood.
        """
        if before is not None and before["closes"] == "main":
            left = self.left if self.deadline is None else max(0, self.deadline - max(at, self.starts or 0))
            spoke_up = by != before["seats"][0]
            self.interrupted = Interrupted(before, self.total, left) if spoke_up and left is not None else None
        self.ask = decision["id"]
        total = given(pace, decision["seconds"], speed)
        held = pace != "slow" and is_held(decision)
        self.full = held and shortest is None and total is not None
        self.earliest = at + hold + shortest if held and shortest else 0
        self.step = step if self.earliest else 0
        self.total = left = total
        if self.interrupted is not None and self.interrupted.goes_on(decision, before):
            self.total, left = self.interrupted.total, self.interrupted.left
            self.interrupted = None
        paused = self.left is not None
        self.starts = at + hold if hold else None
        self.deadline = None if left is None or paused else at + hold + left
        if paused:
            self.left = left

    def all_answered(self, at: int) -> None:
        """Everybody has answered a stage with steps: let it end with the current step."""
        if self.step and at > self.earliest:
            self.earliest += -((self.earliest - at) // self.step) * self.step

    def hurry(self, at: int) -> None:
        """Stop waiting for the staging."""
        if self.starts is not None and self.starts > at:
            if self.deadline is not None:
                self.deadline -= self.starts - at
            self.starts = None

    def pause(self, at: int) -> None:
        if self.deadline is not None:
            self.left = max(0, self.deadline - max(at, self.starts or 0))
            self.deadline = None
            self.since = at
        self.starts = None

    def resume(self, at: int) -> None:
        if self.left is not None:
            self.deadline = at + self.left
            self.left = None
            self.earliest += at - self.since if self.earliest else 0

    def stop(self) -> None:
        self.ask, self.total, self.deadline, self.left, self.full, self.earliest = 0, None, None, None, False, 0
        self.starts = None
        self.interrupted = None

    def shown(self, now: int) -> shapes.Clock | None:
        if not self.ask:
            return None
        starts = self.starts if self.starts is not None and self.starts > now else None
        return shapes.Clock(
            now=now, deadline=self.deadline, total=self.total, full=self.full, paused=self.left, starts=starts
        )


# ---- besides answers ------------------------------------------------------------------------------------------------


def reads(settings: StoredSettings) -> bool:
    """Whether a game begins with reading who one is. Where a question has days, nobody waits for its first clock."""
    return settings.reading > 0 and settings.pace != "slow"


def reading_time(settings: StoredSettings, people: int) -> int | None:
    """Milliseconds after which the table waits no longer; None (alone with bots, or without clocks): it waits on."""
    factor = FACTORS.get(settings.pace)
    if people < 2 or factor is None:
        return None
    return int(max(LEAST_READING, settings.reading * factor) * 1000 / settings.speed)


def thinking(game: str, decision: dict[str, Any], tempo: Tempo) -> float:
    """How much longer than usual bots think about a decision. It follows from the kind of decision that all see open
    and from the tempo: never from who is asked, what they hold or how many answers they have."""
    return TEMPOS[tempo] * mh.find_game(game).declares(Telling).thinking.get(bare(decision["kind"]), 1.0)


def hold(match: Match, since: int, scale: float) -> int:
    """Milliseconds for the moments of what happened from event number `since` on."""
    return int(match.observer.seconds(since) * 1000 * scale) if scale else 0
