"""What a person is like, from their finished games: one pure function of what the fold of each log says.
What it says is kept beside the results: a page must not cost more for somebody who has played for years."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

import msgspec

from meetinghouse.server.hall import ratings
from meetinghouse.server.store.people import PeopleTables, Result
from meetinghouse.server.wire.people import Eye, GamePart, GamesWon, Other, Poker, Share, Stats

VERSION = 2  # of what is kept: with a higher one it is folded again when somebody looks
MOST_COUNTED = 5000  # newest games that are looked at
ENOUGH = 3  # games together before somebody is called a partner or a nemesis
Met = tuple[str, int, int, int, int]  # who; games on one side, won; games against each other, lost


def _parts(lines: Sequence[Result], key: Callable[[Result], str]) -> list[GamesWon]:
    """Group by `key`, the most frequent first; leave out what has no name."""
    found: dict[str, GamesWon] = {}
    for line in lines:
        if key(line):
            part = found.setdefault(key(line), GamesWon(key(line), 0, 0))
            part.n += 1
            part.won += line.won
    return sorted(found.values(), key=lambda part: (-part.n, part.id))


def statistics(lines: Sequence[Result]) -> Stats:
    """The figures of one person, from their lines, newest first."""
    by_game: dict[str, list[Result]] = {}
    for line in lines:
        by_game.setdefault(line.game, []).append(line)
    games = [
        GamePart(
            game,
            len(mine),
            sum(line.won for line in mine),
            _parts(mine, lambda line: line.side),
            _parts(mine, lambda line: line.role),
        )
        for game, mine in sorted(by_game.items(), key=lambda one: (-len(one[1]), one[0]))
    ]
    guilty = [line for line in lines if line.guilty]
    mortal = [line for line in lines if line.lived >= 0]
    now, best = streaks(line.won for line in reversed(lines))
    return Stats(
        n=len(lines),
        won=sum(line.won for line in lines),
        games=games,
        eye=Eye(
            sum(line.guesses for line in lines),
            sum(line.hits for line in lines),
            sum(line.chance for line in lines) / 1000,
            sum(line.guesses > 0 for line in lines),
        ),
        face=Poker(
            sum(line.unnamed for line in guilty),
            sum(line.askers for line in guilty),
            sum(line.askers > 0 for line in guilty),
        ),
        framed=Share(sum(line.framed for line in lines), len(guilty)),
        saved=Share(sum(line.saved for line in lines), len(lines)),
        lived=Share(sum(line.lived for line in mortal), len(mortal)),
        streak=now,
        best_streak=best,
    )


def streaks(won: Iterable[bool]) -> tuple[int, int]:
    """Games won in a row: up to now, and at best; the games in the order in which they were played."""
    now = best = 0
    for one in won:
        now = now + 1 if one else 0
        best = max(best, now)
    return now, best


def partner(met: Iterable[Met]) -> Met | None:
    """With whom most of the games on one side were won."""
    enough = (one for one in met if one[1] >= ENOUGH and one[2])
    return max(enough, key=lambda one: _share(one[2], one[1]), default=None)


def nemesis(met: Iterable[Met]) -> Met | None:
    """Against whom most were lost."""
    enough = (one for one in met if one[3] >= ENOUGH and one[4])
    return max(enough, key=lambda one: _share(one[4], one[3]), default=None)


def _share(n: int, of: int) -> tuple[float, int]:
    """A share drawn towards a half while there are few games, and how many there are."""
    return (n + 1) / (of + 2), of


class KeptStats(msgspec.Struct):
    version: int
    rated: bool  # whether they have played enough of one side for a rating to be shown
    stats: Stats


async def kept(people: PeopleTables, person: str) -> KeptStats:
    """Return the kept figures of a person, or fold and keep them."""
    figures = await people.figures(person)
    if figures.body:
        try:
            found = msgspec.json.decode(figures.body, type=KeptStats)
        except msgspec.ValidationError:
            found = None
        if found is not None and found.version == VERSION:
            return found
    lines = await people.results(person, MOST_COUNTED)
    stats = await asyncio.to_thread(statistics, lines)
    met = await people.company(person) if lines else []
    with_me, against = partner(met), nemesis(met)
    if with_me is not None:
        stats.partner = Other(await people.called(person, with_me[0]), with_me[2], with_me[1])
    if against is not None:
        stats.nemesis = Other(await people.called(person, against[0]), against[4], against[3])
    sides = Counter((line.game, line.side) for line in lines if line.rated)
    made = KeptStats(VERSION, max(sides.values(), default=0) >= ratings.ENOUGH, stats)
    if lines:
        await people.put_figures(replace(figures, body=msgspec.json.encode(made).decode()))
    return made
