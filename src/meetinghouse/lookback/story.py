"""The story of a finished game: what turned it, who suspected whom, who was fooled, and what was counted.

A game that has a story to tell declares a `Storyteller` of its own in `Lookback`. It is shown the game
once, from the deal to the end, with open eyes; so it may run only when the game is over.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from meetinghouse.engine.game import Game
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match
from meetinghouse.engine.walk import Walk
from meetinghouse.lookback import Lookback
from meetinghouse.telling import bare

MOST_POINTS = 8  # what somebody reads before they want to play again
WATCHER = -1


@dataclass(frozen=True, slots=True)
class Point:
    """A turning point: words under `<game>-story-<key>`."""

    at: int  # the number of the event it belongs to, among all events of the game
    weight: int
    key: str
    args: Json


@dataclass(frozen=True, slots=True)
class Lap:
    """A day, night or round begins: words under `<game>-story-<key>`, with its number."""

    at: int  # the number of the event with which it begins
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
class StoryRemark:
    """A ready-made remark that was made at the table."""

    at: int  # the number of the newest event then
    seat: int
    kind: str
    about: int | None


@dataclass(slots=True)
class Chart:
    """Numbers over the course of the game: a line for each label (a Fluent id) or, without labels, for each seat."""

    labels: tuple[str, ...] = ()
    limit: int | None = None  # drawn across, with its own words under `<game>-story-limit`
    rows: list[tuple[int, ...]] = field(default_factory=list)  # the number of an event and what holds from there

    def add(self, at: int, *numbers: int) -> None:
        """What holds from this event on."""
        if self.rows and self.rows[-1][0] == at:
            self.rows.pop()
        if not self.rows or self.rows[-1][1:] != numbers:
            self.rows.append((at, *numbers))


class Storyteller:
    """Sees a game go by and keeps what mattered. Games derive from it and fill `see`, `row` and `after`."""

    KEYS: ClassVar[tuple[str, ...]] = ()  # every key that a point, a lap or the limit may have
    ROLE: ClassVar[str] = ""  # where a view shows, at the end, who everybody was
    DEEDS: ClassVar[Mapping[str, tuple[str, str]]] = {}  # point -> what is counted, and the argument with whose it was

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.at = 0  # the number of the event that is seen, or of the newest one
        self.points: list[Point] = []
        self.laps: list[Lap] = []
        self.guesses: list[Guess] = []
        self.fooled: list[Fooled] = []
        self.scores: list[ScoreLine] = []
        self.guilty: list[int] = []
        self.sides: list[str] = []  # by seat, which side they were on at the end; none where nobody wins together
        self.roles: list[str] = []  # by seat, who everybody was; none where a game has no such thing
        self.lived: list[bool] = []  # by seat, whether they saw the end; none where nobody dies
        self.deeds: list[tuple[str, int]] = []  # "framed" or "saved", and whose deed or luck it was
        self.chart = Chart()
        self.total = 0  # events so far

    # ---- what a game fills in ------------------------------------------------------------------------------------

    def see(self, key: str, event: Json) -> None:
        """Something happened; `event` also holds what only some were told."""

    def row(self, view: Json) -> None:
        """The game as a spectator saw it after this input: for the chart."""

    def after(self, views: Sequence[Json], remarks: Sequence[StoryRemark]) -> None:
        """It is over: every seat's last view, and what was said."""

    def chance(self, guess: Guess) -> float:
        """How often a blind guess would have been right then."""
        return len(set(self.guilty) - {guess.seat}) / max(1, self.seats - 1)

    # ---- what it does with it ------------------------------------------------------------------------------------

    def look(self, match: Match) -> None:
        """The match has been dealt, or has taken an input."""
        observer = match.observer
        for at, happening in enumerate(observer.happened(self.total), start=self.total):
            self.at = at
            self.see(bare(happening.full["key"]), happening.full)
        self.total = observer.event_count
        self.row(observer.view(WATCHER))

    def point(self, weight: int, key: str, **args: Any) -> None:
        """This may have turned the game: the heaviest are told."""
        self.points.append(Point(self.at, weight, key, args))

    def lap(self, key: str, n: int) -> None:
        """A day, night or round begins."""
        self.laps.append(Lap(self.at, key, n))

    def lap_at(self, at: int) -> int:
        """In which lap an event lies; -1 before the first."""
        return sum(1 for lap in self.laps if lap.at <= at) - 1

    def finish(self, match: Match, remarks: Sequence[StoryRemark] = ()) -> None:
        """The game is over: choose what is told, in order."""
        views = [match.view(seat) for seat in range(match.seats)]
        sides = self.game.sides
        self.sides = [] if sides is None else [sides.of_view(view) for view in views]
        self.roles = list(views[0][self.ROLE]) if self.ROLE else []
        self.after(views, remarks)
        counted = [(point, *self.DEEDS[point.key]) for point in self.points if point.key in self.DEEDS]
        self.deeds = [(deed, point.args[whose]) for point, deed, whose in counted]
        order = sorted(range(len(self.points)), key=lambda i: (i != len(self.points) - 1, -self.points[i].weight))
        self.points = [self.points[i] for i in sorted(order[:MOST_POINTS])]  # the last one is always told


def by_seat(pairs: Mapping[int, Iterable[int]]) -> list[Fooled]:
    """Who fooled whom, where somebody was."""
    found = [Fooled(seat, tuple(sorted(set(targets)))) for seat, targets in sorted(pairs.items())]
    return [one for one in found if one.targets]


def teller_of(game: Game, seats: int) -> Storyteller | None:
    """A fresh storyteller, where a game has one."""
    made = game.declares(Lookback).story
    return None if made is None else made(game, seats)


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
