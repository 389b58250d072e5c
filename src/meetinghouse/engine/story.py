"""The story of a finished game: what turned it, who suspected whom, who was fooled, and what was counted.

A game that has a story to tell names a `Storyteller` of its own (`Game(story="module:Class")`). It is shown the game
once, from the deal to the end, with open eyes; so it may run only when the game is over.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from meetinghouse.engine.game import Game, Sides, load
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match
from meetinghouse.engine.walk import Walk

MOST_POINTS = 8  # what somebody reads before they want to play again
WATCHER = -1


@dataclass(frozen=True, slots=True)
class Point:
    """A turning point: words under `<game>-story-<key>`."""

    frame: int  # how many inputs the game had taken
    weight: int
    key: str
    args: Json


@dataclass(frozen=True, slots=True)
class Lap:
    """A day, night or round begins: words under `<game>-story-<key>`, with its number."""

    frame: int
    key: str
    n: int


@dataclass(frozen=True, slots=True)
class Guess:
    """A player's suspicion that all may now know of, and whether it was right when it was made."""

    seat: int
    target: int
    lap: int  # index of the lap in which it was made
    right: bool


@dataclass(frozen=True, slots=True)
class Fooled:
    """Who took a player for what they were not."""

    seat: int
    targets: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """A line of the scores, as a Fluent id; the lines before a total add up to it."""

    label: str
    by_seat: tuple[int, ...]
    total: bool = False


@dataclass(frozen=True, slots=True)
class Remark:
    """A ready-made remark that was made at the table."""

    frame: int
    seat: int
    kind: str
    about: int | None


@dataclass(slots=True)
class Chart:
    """Numbers over the course of the game: a line for each label (a Fluent id) or, without labels, for each seat."""

    labels: tuple[str, ...] = ()
    limit: int | None = None  # drawn across, with its own words under `<game>-story-limit`
    rows: list[tuple[int, ...]] = field(default_factory=list)  # the frame and the new numbers, where they changed

    def add(self, frame: int, *numbers: int) -> None:
        """What holds from this frame on."""
        if self.rows and self.rows[-1][0] == frame:
            self.rows.pop()
        if not self.rows or self.rows[-1][1:] != numbers:
            self.rows.append((frame, *numbers))


class Storyteller:
    """Sees a game go by and keeps what mattered. Games derive from it and fill `see`, `row` and `after`."""

    KEYS: ClassVar[tuple[str, ...]] = ()  # every key that a point, a lap or the limit may have

    def __init__(self, game: Game, seats: int) -> None:
        """Before the deal."""
        self.game = game
        self.seats = seats
        self.frame = 0
        self.points: list[Point] = []
        self.laps: list[Lap] = []
        self.guesses: list[Guess] = []
        self.fooled: list[Fooled] = []
        self.scores: list[ScoreLine] = []
        self.guilty: list[int] = []
        self.sides: list[str] = []
        self.chart = Chart()
        self._event_count = 0

    # ---- what a game fills in ------------------------------------------------------------------------------------

    def see(self, key: str, event: Json) -> None:
        """Something happened; `event` has everything in it, also what was told to few."""

    def row(self, view: Json) -> None:
        """The game as a spectator saw it after this input: for the chart."""

    def after(self, views: Sequence[Json], remarks: Sequence[Remark]) -> None:
        """It is over: every seat's last view, and what was said."""

    # ---- what it does with it ------------------------------------------------------------------------------------

    def look(self, match: Match) -> None:
        """The match has been dealt, or has taken an input."""
        observer = match.observer
        for happening in observer.happened(self._event_count):
            self.see(happening.full["key"].partition(".")[2], happening.full)
        self._event_count = observer.event_count
        self.row(observer.view(WATCHER))
        self.frame += 1

    def point(self, weight: int, key: str, **args: Any) -> None:
        """This may have turned the game: the heaviest are told."""
        self.points.append(Point(self.frame, weight, key, args))

    def lap(self, key: str, n: int) -> None:
        """A day, night or round begins."""
        self.laps.append(Lap(self.frame, key, n))

    def lap_at(self, frame: int) -> int:
        """In which lap a frame lies; -1 before the first."""
        return sum(1 for lap in self.laps if lap.frame <= frame) - 1

    def finish(self, match: Match, remarks: Sequence[Remark] = ()) -> None:
        """The game is over: choose what is told, in order."""
        self.frame -= 1  # what is counted now belongs to the last input
        views = [match.view(seat) for seat in range(match.seats)]
        self.sides = sides_of(self.game.sides, views)
        self.after(views, remarks)
        order = sorted(range(len(self.points)), key=lambda i: (i != len(self.points) - 1, -self.points[i].weight))
        self.points = [self.points[i] for i in sorted(order[:MOST_POINTS])]  # the last one is always told


def sides_of(sides: Sides | None, views: Iterable[Json]) -> list[str]:
    """Which side each seat was on at the end; none where nobody wins together."""
    return [] if sides is None else [sides.of_view(view) for view in views]


def by_seat(pairs: Mapping[int, Iterable[int]]) -> list[Fooled]:
    """Who fooled whom, where somebody was."""
    found = [Fooled(seat, tuple(sorted(set(targets)))) for seat, targets in sorted(pairs.items())]
    return [one for one in found if one.targets]


def teller_of(game: Game, seats: int) -> Storyteller | None:
    """A fresh storyteller, where a game has one."""
    return load(game.story)(game, seats) if game.story else None


def tell(game: Game, past: Walk) -> Storyteller | None:
    """The story of a recorded game."""
    teller = teller_of(game, past.match.seats)
    if teller is None:
        return None
    teller.look(past.match)
    for _ in past:
        teller.look(past.match)
    teller.finish(past.match)
    return teller
