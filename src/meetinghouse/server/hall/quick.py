"""Play now: a seat at the table that has waited longest for people, or at a new one. There is no queue to keep.

Any node may seat anybody. Who sits where is settled by the commits of the table, of which each number is written once;
where two nodes open a table in the same moment, the later one closes its own and sits down at the earlier.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from meetinghouse.registry import all_games
from meetinghouse.server.hall import nodes, opening, tokens
from meetinghouse.server.hall.ties import are_apart
from meetinghouse.server.store import Listed
from meetinghouse.server.table import entries as e
from meetinghouse.server.table import seating
from meetinghouse.server.table.chair import Chair
from meetinghouse.server.table.core import Core
from meetinghouse.server.table.play import find_spec, read_options
from meetinghouse.server.wire.refusals import Refusal
from meetinghouse.server.wire.settings import TableSettings, chosen
from meetinghouse.server.wire.shapes import Occupant, Status

if TYPE_CHECKING:
    from meetinghouse.server.hall.hall import Hall
    from meetinghouse.server.wire.people import PlayNow

logger = logging.getLogger("meetinghouse.hall")
LEAST_PEOPLE = 4  # for a game that counts
MOST_MET = 3  # games that count of the same two people, in a day
DAY = 24 * 3_600_000
PAUSES = (0, 1, 5, 15)  # minutes after having left so many tables within a day
LOOKED_AT = 20  # tables that one request looks at
TRIES = 4
_ELSEWHERE = ("table_full", "not_in_lobby", "kicked", "no_such_table", "seat_taken", "table_closed", "name_taken")


class Quick:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._one = asyncio.Lock()  # two who come at once meet, instead of opening a table each

    async def play(self, wish: PlayNow, person: str, address: str) -> tuple[Core, int, str]:
        """The table, the seat and its token; no token where the person sits there already."""
        if self._hall.settings.drain:
            raise Refusal("draining", status=503)
        await self._pause(person)
        async with self._one:
            for left in reversed(range(TRIES)):
                found = await self._sit(wish, person, address)
                found = found or await self._open(wish, person, address, give_way=left > 0)
                if found is not None:
                    await self._hall.store.directory.seated(person, found[0].id)
                    return found
        raise Refusal("unavailable", status=503)

    def dealt(self, core: Core) -> None:
        """Decide at the deal whether a table's game counts."""
        self._hall.spawn(self._weigh(core.id, [replace(chair) for chair in core.chairs]))

    async def _weigh(self, table: str, chairs: list[Chair]) -> None:
        """Write into the log that a game counts, as far as the deal can say: at least four people sit there. They are
        the majority and come from different households; no two are friends or have met often today. A game does not
        count if this could not be written."""
        sat = [chair for chair in chairs if chair.kind == Occupant.PERSON]
        people = self._hall.store.people
        sitters = await people.sitters(table)
        who = [chair.whose(sitters, table) for chair in sat]
        rated = len(sat) >= LEAST_PEOPLE and 2 * len(sat) > len(chairs) and all(who)
        rated = rated and len({chair.where for chair in sat}) == len(sat)
        rated = rated and not await people.ties.friends_among(who)
        rated = rated and await people.most_met(who, self._hall.now() - DAY) < MOST_MET
        if rated:
            with suppress(Refusal):
                await self._hall.room(table).call(lambda core, at: [] if core.weighed else [e.Weighed(True)])

    async def _pause(self, person: str) -> None:
        """People who left tables of Play now lately wait before the next, longer each time."""
        now = self._hall.now()
        times, last = await self._hall.store.people.quits(person, now - DAY)
        wait = PAUSES[min(times, len(PAUSES) - 1)] * 60_000
        if times and now < last + wait:
            raise Refusal("quick_pause", args={"n": -(-(last + wait - now) // 60_000)}, status=429)

    async def _waiting(self, game: str) -> list[Listed]:
        """The tables at which somebody may still sit down, oldest first."""
        known, now = nodes.rules_here(), self._hall.now()
        wait = int(self._hall.settings.quick_seconds * 1000)
        lines = await self._hall.store.people.ties.gathering(game, LOOKED_AT, now - wait)
        return [line for line in lines if line.game in known]

    async def _sit(self, wish: PlayNow, person: str, address: str) -> tuple[Core, int, str] | None:
        """Sit down at the oldest table with a free seat and nobody from whom this person is kept apart."""
        others = await self._hall.ties.apart(person)
        for line in await self._waiting(wish.game):
            made: list[tuple[int, str]] = []

            def decide(core: Core, at: int, made: list[tuple[int, str]] = made) -> list[e.Entry]:
                seat = core.seat_of(person)
                if seat is not None and core.status in (Status.LOBBY, Status.PLAYING):
                    made.append((seat, ""))
                    return []
                # The list may be a moment old: a table of theirs that gave way is closed, and they still sit there.
                if core.status != Status.LOBBY or at >= core.settings.quick or are_apart(core, others):
                    raise Refusal("table_full", status=409)
                sat, token = seat_stranger(core, wish, person, address)
                made.append((sat.seat, token))
                return [sat]

            try:
                core = await self._hall.room(line.id).call(decide)
            except Refusal as refusal:
                if refusal.code not in _ELSEWHERE:
                    raise
                continue
            return core, *made[-1]
        return None

    async def _open(self, wish: PlayNow, person: str, address: str, give_way: bool) -> tuple[Core, int, str] | None:
        """Open a new table. Return None where another node has opened one a moment earlier and this one gave way: the
        last try keeps its table, so that nobody is refused because many came at once."""
        hall = self._hall
        if not hall.opening.take(address):
            raise Refusal("too_many", status=429)
        spec = find_spec(wish.game or all_games()[0].id)
        now = hall.now()
        seats = min(spec.max_seats, max(spec.usual_seats, spec.min_seats, LEAST_PEOPLE))  # or it could never count
        wished = TableSettings(spec.id, seats, read_options(spec.id, seats, {}), watch="nobody", programs="never")
        settings = opening.stored(hall, chosen(wished), quick=now + int(hall.settings.quick_seconds * 1000))
        core = Core(tokens.table_id())
        host = tokens.hashed(tokens.token())  # nobody has it
        made: list[e.Entry] = [e.TableOpened(settings, spec.rules_version, tokens.invite_key(), host)]
        core.apply(made[0], now)
        sat, token = seat_stranger(core, wish, person, address)
        opening.add(core, made, sat, now)
        if not await opening.create(hall, core, made, now):
            return None
        if give_way and await self._give_way(core, wish, person):
            return None
        return core, sat.seat, token

    async def _give_way(self, core: Core, wish: PlayNow, person: str) -> bool:
        """Whether another table is older than the one that was just opened, which then closes if nobody else came."""
        if not self._hall.store.shared:
            return False
        others = await self._hall.ties.apart(person)
        older = [line for line in await self._waiting(wish.game) if (line.opened, line.id) < (core.opened, core.id)]
        for line in older:
            there = await self._hall.read(line.id)
            free = any(chair.kind == Occupant.EMPTY for chair in there.chairs)
            if free and not are_apart(there, others):

                def close_alone(mine: Core, at: int) -> list[e.Entry]:
                    return [e.Broken(-1)] if mine.status == Status.LOBBY and len(mine.people()) == 1 else []

                return (await self._hall.room(core.id).call(close_alone)).status == Status.CLOSED
        return False


def seat_stranger(core: Core, wish: PlayNow, person: str, address: str) -> tuple[e.Sat, str]:
    """Give a seat by lot. Add a number to a name that is taken: strangers did not agree on their names."""
    free = [seat for seat, chair in enumerate(core.chairs) if chair.kind == Occupant.EMPTY]
    if not free:
        raise Refusal("table_full", status=409)
    where = tokens.hashed(f"{core.id} {address}")[:16]
    seat = secrets.choice(free)
    for name in (wish.name, *(f"{wish.name[:21]} {n}" for n in range(2, 14))):
        try:
            return seating.seat_down(core, seat, name, wish.face, wish.lang, host=False, where=where, person=person)
        except Refusal as refusal:
            if refusal.code != "name_taken":
                raise
    raise Refusal("name_taken", status=409)
