"""How strong people are among strangers: one pure function of what the fold of each log says.

Only tables of Play now count, and not all: `hall.quick` says which at the deal, and `hall.results` at the end.
Where sides win, a person has a rating for each game and side: the log odds of two sides are the difference of their
means, with a handicap for each game and size of table that is learned along. Bots are anchors: their level says how
strong they are, and no game changes it. Where everybody plays alone, places count, by openskill's Plackett and Luce;
without that library such games count for nobody. Nothing is stored: the numbers are folded from the results in the
order in which games ended, at every node.
"""

import asyncio
import math
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from meetinghouse.server.store.people import Result
from meetinghouse.server.wire.people import Band

if TYPE_CHECKING:
    from meetinghouse.server.hall.hall import Hall

FRESH = 5_000  # milliseconds after which a process looks again which games count
ENOUGH = 30  # games of a side before its rating is shown
DRIFT = 0.02  # variance that each game adds: people learn
ANCHORS = {1: -0.5, 2: 0.0, 3: 0.5}  # log odds of a side of such bots against one of new people
ANCHORS_BY_RANK = {1: 21.0, 2: 25.0, 3: 29.0}
SURE = 1.0  # sigma of a bot by rank
POINTS = 400 / math.log(10)  # for one unit of log odds, as in chess
POINTS_BY_RANK = 40.0  # for one unit of openskill, which makes about the same
MIDDLE = 1500


class Rating(NamedTuple):
    """An estimate of somebody's strength, and after how many games."""

    mu: float = 0.0
    sigma: float = 1.0
    n: int = 0


BY_RANK = Rating(25.0, 25 / 3)
Who = tuple[str, str, str]  # person, game, side


@cache
def _model() -> Any:
    """What rates places; None without the library."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    return PlackettLuce()


class Book:
    """All ratings after some games."""

    def __init__(self) -> None:
        self.people: dict[Who, Rating] = {}
        self.tables: dict[tuple[str, int], Rating] = {}  # the handicap of a table's size, for the side that is first
        self.games = 0
        self.last = (0, "")

    def add(self, lines: Sequence[Result]) -> list[Rating]:
        """Add a game, its seats in order; returns what everybody's rating was before."""
        self.games += 1
        self.last = (lines[0].ended, lines[0].table_id)
        before = [self._of(line) for line in lines]
        sides = sorted({line.side for line in lines})
        if sides == [""] and all(line.place for line in lines):
            self._by_rank(lines, before)
        elif len(sides) == 2:
            self._by_side(lines, before, sides[0])
        return before

    def _of(self, line: Result) -> Rating:
        if line.level:
            return Rating(ANCHORS.get(line.level, 0.0) if line.side else ANCHORS_BY_RANK.get(line.level, 25.0), SURE)
        if line.sigma > 0:  # somebody who has had themselves deleted
            return Rating(line.mu, line.sigma)
        return self.people.get((line.person, line.game, line.side), Rating() if line.side else BY_RANK)

    def _by_side(self, lines: Sequence[Result], before: list[Rating], first: str) -> None:
        size = {one: sum(line.side == one for line in lines) for one in {line.side for line in lines}}
        table = (lines[0].game, lines[0].seats)
        handicap = self.tables.get(table, Rating())
        odds = handicap.mu + sum(
            (1 if line.side == first else -1) * rating.mu / size[line.side]
            for line, rating in zip(lines, before, strict=True)
        )
        chance = 1 / (1 + math.exp(-odds))
        stayed = [line for line in lines if not line.quit]
        winners = {line.side for line in stayed if line.won}
        if len(winners) != 1:
            return
        for line, rating in zip(lines, before, strict=True):
            if line.rated:
                mine = chance if line.side == first else 1 - chance
                won = line.side in winners and not line.quit
                self._put(line, _learned(rating, won - mine, mine, size[line.side]))
        if len(stayed) == len(lines):
            self.tables[table] = _learned(handicap, (first in winners) - chance, chance, 1)

    def _by_rank(self, lines: Sequence[Result], before: list[Rating]) -> None:
        model = _model()
        if model is None:
            return
        last = len(lines) + 1
        teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
        rated = model.rate(teams, ranks=[last if line.quit else line.place for line in lines])
        for line, rating, [after] in zip(lines, before, rated, strict=True):
            if line.rated:
                self._put(line, Rating(after.mu, after.sigma, rating.n + 1))

    def _put(self, line: Result, rating: Rating) -> None:
        if line.person:
            self.people[line.person, line.game, line.side] = rating


def _learned(rating: Rating, surprise: float, chance: float, size: int) -> Rating:
    """After a game: a step of Bayesian logistic regression, in which somebody is one part in `size` of their side."""
    variance = rating.sigma**2 + DRIFT
    variance = 1 / (1 / variance + chance * (1 - chance) / size**2)
    return Rating(rating.mu + variance * surprise / size, math.sqrt(variance), rating.n + 1)


def fold(lines: Iterable[Result], book: Book | None = None) -> Book:
    """The ratings after these games, which come in the order in which they ended, seats in order."""
    book = book or Book()
    for _, seats in groupby(lines, key=lambda line: line.table_id):
        book.add(list(seats))
    return book


def bands(book: Book, person: str) -> list[Band]:
    """What a person is shown: where their rating surely lies, once there are enough games."""
    found = []
    for (who, game, side), rating in sorted(book.people.items()):
        if who == person and rating.n >= ENOUGH:
            middle = rating.mu * POINTS if side else (rating.mu - BY_RANK.mu) * POINTS_BY_RANK
            wide = 2 * rating.sigma * (POINTS if side else POINTS_BY_RANK)
            low, high = (round((MIDDLE + middle + off) / 10) * 10 for off in (-wide, wide))
            found.append(Band(game, side, low, high, rating.n))
    return found


def _before(lines: Iterable[Result], person: str) -> list[tuple[str, int, float, float]]:
    """What a person's rating was before each of their games: table, seat, mu and sigma."""
    book, found = Book(), []
    for _, seats in groupby(lines, key=lambda line: line.table_id):
        table = list(seats)
        for line, before in zip(table, book.add(table), strict=True):
            if line.person == person:
                found.append((line.table_id, line.seat, before.mu, before.sigma))
    return found


class Ratings:
    """The book of this process, which follows the store."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._book = Book()
        self._fresh = 0  # until when nobody asks again: the store has to count all games that count
        self._one = asyncio.Lock()

    async def book(self) -> Book:
        """All ratings now. A game that was counted late comes before others: then all are folded again."""
        people = self._hall.store.people
        async with self._one:
            now = self._hall.now()
            if now < self._fresh:
                return self._book
            if await people.rated_tables() != self._book.games:
                lines = await people.rated(*self._book.last)
                after = await asyncio.to_thread(fold, lines, self._book)
                if await people.rated_tables() != after.games:
                    after = await asyncio.to_thread(fold, await people.rated(0, ""))
                self._book = after
            self._fresh = now + FRESH
            return self._book

    async def shown(self, person: str) -> list[Band]:
        return bands(await self.book(), person) if person else []

    async def forget(self, person: str) -> None:
        """Somebody will be forgotten: what they were rated before each of their games stays, and nobody knows whose it
        was, so that the numbers of others are folded alike."""
        people = self._hall.store.people
        async with self._one:
            await people.freeze(await asyncio.to_thread(_before, await people.rated(0, ""), person))
            self._book, self._fresh = Book(), 0
