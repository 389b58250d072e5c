"""What each seat could believe during the game, from its own views and events: a chart and a few sentences."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from meetinghouse.engine.game import Game
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match
from meetinghouse.lookback import Lookback

CHANGED = 2  # percent: smaller changes of a belief are not worth a point in a chart
SURE = 60  # percent from which somebody is no longer a suspicion among others
MOST_THOUGHTS = 4


class Mind(Protocol):
    """What a careful player in one seat believed: a game declares its class in `Lookback(mind=...)`."""

    def __init__(self, seat: int) -> None:
        """Before the deal."""

    def see(self, event: Json) -> None:
        """Something that this seat was told."""

    def look(self, view: Json) -> list[float] | None:
        """For each seat, how likely it is guilty (or, where nobody is, to win); empty when nothing can be said."""


@dataclass(frozen=True, slots=True)
class BotThought:
    """One sentence of a bot that is asked what it thought: words under `analysis-thought-<key>`."""

    seat: int
    at: int  # the number of the newest event then
    key: str  # suspected, sure, leads
    about: int
    chance: int  # in percent
    right: bool


class SeatMinds:
    """Shows each seat's mind what the seat saw, and keeps what it believed."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        made = game.declares(Lookback).mind
        self.minds: list[Mind] = [] if made is None else [made(seat) for seat in range(seats)]
        self.rows: list[list[tuple[int, ...]]] = [[] for _ in range(seats)]
        self._cursor = [0] * seats
        self._guilty: dict[int, set[int]] = {}  # event -> who was then what others might suspect

    def look(self, match: Match, at: int) -> None:
        """The match has been dealt, or has taken an input. A belief is worked out when its seat is asked something."""
        if match.outcome is not None:
            return
        for seat, mind in enumerate(self.minds):
            if seat not in match.waiting:
                continue
            told, self._cursor[seat] = match.news(seat, self._cursor[seat])
            for event in told:
                mind.see(event)
            belief = mind.look(match.view(seat))
            if belief is None:
                continue
            numbers = [round(100 * one) for one in belief]
            last = self.rows[seat][-1][1:] if self.rows[seat] else ()
            if not last or max(abs(a - b) for a, b in zip(numbers, last, strict=True)) >= CHANGED:
                keep(self.rows[seat], at, numbers)
                if self.game.sides is not None and at not in self._guilty:
                    side_of, first = self.game.sides.of_view, self.game.sides.names[0]
                    self._guilty[at] = {s for s in range(match.seats) if side_of(match.view(s)) == first}

    def told(self, match: Match) -> list[BotThought]:
        """In words: whom each seat suspected most at first, when that changed, when it was sure, and at the end."""
        assert match.outcome is not None
        winners = set(match.outcome.winners)
        key = "leads" if self.game.sides is None else "suspected"
        found: list[BotThought] = []
        for seat, rows in enumerate(self.rows):
            mine: list[BotThought] = []
            last = -1
            for at, *numbers in rows:
                top = max(range(len(numbers)), key=lambda s: numbers[s])
                if numbers[top] <= 0 or numbers.count(numbers[top]) > 1:
                    continue
                sure = numbers[top] >= SURE and key == "suspected"
                what = "sure" if sure else key
                if top != last or (sure and mine and mine[-1].key != "sure"):
                    mine.append(BotThought(seat, at, what, top, numbers[top], top in self._guilty.get(at, winners)))
                last = top
            found += _spread(mine)
        return found


def keep(rows: list[tuple[int, ...]], at: int, numbers: Sequence[int]) -> None:
    """Add what is true from an event on. It replaces an entry of the same event: some answers tell nobody anything."""
    if rows and rows[-1][0] == at:
        rows.pop()
    rows.append((at, *numbers))


def _spread(mine: Sequence[BotThought]) -> list[BotThought]:
    """The first, the last, and between them the surest ones."""
    if len(mine) <= MOST_THOUGHTS:
        return list(mine)
    middle = sorted(mine[1:-1], key=lambda one: -one.chance)[: MOST_THOUGHTS - 2]
    return sorted([mine[0], *middle, mine[-1]], key=lambda one: one.at)
