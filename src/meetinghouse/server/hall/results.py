"""What everybody did in finished games: a fold of each log, written only after the game's end.

Nothing is counted while a game goes on: the count would tell players who are out what they were.
"""

import asyncio
import logging
from dataclasses import replace
from typing import TYPE_CHECKING

from meetinghouse.engine.table import Outcome
from meetinghouse.engine.walk import Input
from meetinghouse.lookback.story import Storyteller
from meetinghouse.server.hall import statistics
from meetinghouse.server.store import Store, StoreDown
from meetinghouse.server.store.people import Result
from meetinghouse.server.table.chair import Chair
from meetinghouse.server.table.core import Core
from meetinghouse.server.table.folding import fold
from meetinghouse.server.table.replays import StoryFold
from meetinghouse.server.wire.shapes import Occupant, Rung

if TYPE_CHECKING:
    from meetinghouse.server.hall.hall import Hall

logger = logging.getLogger("meetinghouse.hall")
VERSION = 1  # of the fold: with a higher one every log that is still there is counted again
AT_ONCE = 100  # games that a repair asks for at a time


class GameEnd:
    """How a game ended and who sat there then, kept while the log of its table is folded: people may go afterwards."""

    def __init__(self) -> None:
        self.story = StoryFold()
        self.at = 0
        self.chairs: list[Chair] = []
        self.dealt: list[Chair] = []  # at the deal

    def look(self, core: Core, at: int, given: Input | None) -> None:
        """The game has been dealt (None) or has taken an input."""
        self.story.look(core, at, given)
        if given is None:
            self.dealt = [replace(chair) for chair in core.chairs]
        if core.play is not None and core.play.match.outcome is not None and not self.at:
            self.at = at
            self.chairs = [replace(chair) for chair in core.chairs]


def results(core: Core, end: GameEnd, people: list[str]) -> list[Result]:
    """A line for each seat; `people` are those who may have sat there, by root. None for a game that has no end, and
    none for one that goes on from another: its players may know what is hidden."""
    if core.play is None or core.play.match.outcome is None or core.branch is not None:
        return []
    outcome, told = core.play.match.outcome, end.story.told(core)
    humans = [chair.kind == Occupant.PERSON and not chair.remote and not chair.program for chair in end.chairs]
    made: list[Result] = []
    places = _places(outcome, len(end.chairs))
    for seat, chair in enumerate(end.chairs):
        line = Result(
            core.id,
            seat,
            person=chair.whose(people, core.id) if humans[seat] else "",
            name=chair.name,
            game=core.settings.game,
            ended=end.at,
            seats=core.settings.seats,
            people=sum(humans),
            side="",
            guilty=False,
            role="",
            won=seat in outcome.winners,
            reason=outcome.reason,
            lived=-1,
        )
        if told is not None:
            _tell(line, told)
        line.level = chair.level if chair.kind == Occupant.BOT else 0
        line.place = places[seat] if places else 0
        made.append(line)
    if core.settings.quick:
        _weigh(core, end, people, made)
    return made


def _places(outcome: Outcome, seats: int) -> list[int]:
    """Places from 1, shared by equal scores; none unless every seat has a score of its own."""
    scores = [outcome.scores.get(str(seat)) for seat in range(seats)]
    if not all(isinstance(score, int | float) for score in scores):
        return []
    keys = [(seat in outcome.winners, score) for seat, score in enumerate(scores)]
    return [1 + sum(other > mine for other in keys) for mine in keys]


def _weigh(core: Core, end: GameEnd, people: list[str], lines: list[Result]) -> None:
    """At a table of Play now a player who was dealt in and is gone at the end has lost; whether the game counts for
    ratings, see `hall.ratings`."""
    whole = True
    for line, dealt, chair in zip(lines, end.dealt, end.chairs, strict=True):
        person = dealt.whose(people, core.id)
        if dealt.kind != Occupant.PERSON:
            continue
        line.quit = not chair.is_of(person, core.id, former=False) or chair.rung != Rung.HERE
        if line.quit:
            line.person, line.name, line.won, line.level = person, dealt.name, False, 0
        whole = whole and not line.quit and chair.lent * 5 <= chair.answers
        line.rated = core.weighed and bool(person)
    for line in lines:
        line.rated = line.rated and (whole or line.quit)


def _tell(line: Result, told: Storyteller) -> None:
    seat = line.seat
    line.side = told.sides[seat] if told.sides else ""
    line.role = told.roles[seat] if told.roles else ""
    line.guilty = seat in told.guilty
    line.lived = int(told.lived[seat]) if told.lived else -1
    mine = [guess for guess in told.guesses if guess.seat == seat]
    line.guesses, line.hits = len(mine), sum(guess.right for guess in mine)
    line.chance = round(1000 * sum(told.chance(guess) for guess in mine))
    if line.guilty:
        line.askers = len({guess.seat for guess in told.guesses} - {seat})
        named = {guess.seat for guess in told.guesses if guess.target == seat}
        line.unnamed = line.askers - len(named - {seat})
    line.framed = told.deeds.count(("framed", seat))
    line.saved = told.deeds.count(("saved", seat))


async def count(store: Store, table: str) -> list[str]:
    """Write what everybody did at a table; those who had a seat there when its game ended."""
    rows = await store.read(table)
    end = GameEnd()
    core = await asyncio.to_thread(fold, table, rows, end.look)
    if not core.over:
        return []
    lines = results(core, end, await store.people.sitters(table))
    await store.people.put_results(table, VERSION, lines)
    return sorted({line.person for line in lines if line.person})


async def repair(store: Store) -> int:
    """Count the finished games that were not counted, since the server ended in between; returns how many."""
    done = 0
    while todo := await store.people.uncounted(VERSION, AT_ONCE):
        for table in todo:
            try:
                await count(store, table)
            except StoreDown:
                raise
            except Exception:  # one log that cannot be read must not hide all others
                logger.exception("the game at table %s cannot be counted", table)
                await store.people.put_results(table, VERSION, [])
            done += 1
    return done


class Counting:
    """Counts games in the background as they end."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._on = hall.settings.people == "full"
        self._busy: set[str] = set()

    def ended(self, core: Core) -> None:
        if self._on and core.play is not None and core.play.match.outcome is not None and core.id not in self._busy:
            self._busy.add(core.id)
            self._hall.spawn(self._count(core.id))

    async def _count(self, table: str) -> None:
        try:
            async with self._hall.replaying:
                for person in await count(self._hall.store, table):
                    await statistics.kept(self._hall.store.people, person)  # so that nobody waits for it who looks
        finally:  # what was not counted, the next start counts
            self._busy.discard(table)
