"""Whom people play with: ties between two of them, and the devices on which somebody is called."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from meetinghouse.server.store.lines import Listed
from meetinghouse.server.store.rows import TableRows

if TYPE_CHECKING:
    from meetinghouse.server.store.people import Database, Result, Ticket


@dataclass(slots=True)
class Tie:
    """What one person wishes of another. Friends are two who both wish to play again."""

    person: str
    other: str
    id: str  # how the person names the other; nobody else reads it
    name: str  # what the other was called then
    again: bool
    apart: bool
    made: int


@dataclass(slots=True)
class Called:
    """A device on which a person is called: what its browser gave for that (Web Push)."""

    endpoint: str
    person: str
    device: str  # the hash of its secret: a device that is removed is called no more
    p256dh: str
    auth: str
    lang: str
    made: int


class CompanyTables:
    def __init__(self, database: Database) -> None:
        self._db = database

    async def tie(self, person: str, other: str) -> Tie | None:
        return await TIES.one(self._db, "where person = ?1 and other = ?2", person, other)

    async def named(self, person: str, ident: str) -> Tie | None:
        return await TIES.one(self._db, "where person = ?1 and id = ?2", person, ident)

    async def put(self, tie: Tie) -> None:
        """What a person wishes from now on; one who wishes nothing any more is forgotten."""
        if tie.again or tie.apart:
            await TIES.put(self._db, tie)
        else:
            await self._db.change("delete from ties where person = ?1 and other = ?2", (tie.person, tie.other))

    async def ties(self, person: str) -> list[tuple[Tie, bool]]:
        """All that a person wishes of others, oldest first, and whether these wish to play again as well."""
        back = "exists (select 1 from ties b where b.person = a.other and b.other = a.person and b.again)"
        query = f"select {', '.join(TIES.names)}, {back} from ties a where a.person = ?1 order by a.made, a.id"
        return [(TIES.read([row[:-1]])[0], bool(row[-1])) for row in await self._db.ask(query, person)]

    async def gathering(self, game: str, limit: int, since: int) -> list[Listed]:
        """Tables of Play now, of one game or of any, that were opened since then and wait for people, oldest first."""
        rest = """where quick and status = 'lobby' and opened > ?3
and (?1 = '' or game = ?1) order by opened, id limit ?2"""
        return await TABLES.all(self._db, rest, game, limit, since)

    async def apart(self, person: str, most: int) -> list[str]:
        """Those from whom a person is kept apart, by the wish of either."""
        return [str(row[0]) for row in await self._db.ask(f"{_APART} limit ?2", person, most)]

    async def apart_at(self, person: str) -> list[tuple[str, str]]:
        """Open tables at which somebody ever sat from whom this person is kept apart, by the wish of either."""
        query = f"""select s.table_id, s.person from sittings s join tables t on t.id = s.table_id
where t.status in ('lobby', 'playing') and s.person in ({_APART})"""
        return [(str(row[0]), str(row[1])) for row in await self._db.ask(query, person)]

    async def friends_among(self, people: list[str]) -> bool:
        """Whether two of these are friends."""
        friends = 0
        for person in people:
            query = """select a.other from ties a join ties b on b.person = a.other and b.other = a.person
where a.person = ?1 and a.again and b.again"""
            friends += sum(str(row[0]) in people for row in await self._db.ask(query, person))
        return friends > 0

    async def most_met(self, people: list[str], since: int) -> int:
        """How many games that count two of these have played with each other since then, at most."""
        query = """select b.person, count(*) from results a join results b on b.table_id = a.table_id
where a.person = ?1 and b.person <> ?1 and a.rated and b.rated and a.ended > ?2 group by b.person"""
        met = [0]
        for person in people:
            met += [int(row[1]) for row in await self._db.ask(query, person, since) if str(row[0]) in people]
        return max(met)

    async def quits(self, person: str, since: int) -> tuple[int, int]:
        """How many tables of Play now a person has left since then, and when the last of them ended."""
        query = "select count(*), coalesce(max(ended), 0) from results where person = ?1 and quit and ended > ?2"
        [(times, last)] = await self._db.ask(query, person, since) or [(0, 0)]
        return int(times), int(last)

    async def rated_tables(self) -> int:
        found = await self._db.ask("select count(distinct table_id) from results where rated")
        return int(found[0][0]) if found else 0

    async def rated(self, ended: int, table: str) -> list[Result]:
        """What all seats did in the games that count and come after this one, in the order in which they count."""
        from meetinghouse.server.store.people import RESULTS  # here, since that module needs this one

        rest = """where table_id in (select table_id from results where rated
and (ended > ?1 or (ended = ?1 and table_id > ?2))) order by ended, table_id, seat"""
        return await RESULTS.all(self._db, rest, ended, table)

    async def freeze(self, before: list[tuple[str, int, float, float]]) -> None:
        """Keep what somebody who will be forgotten was rated before games of theirs: table, seat, mu, sigma."""
        await self._db.change("update results set mu = ?3, sigma = ?4 where table_id = ?1 and seat = ?2", *before)

    async def put_ticket(self, ticket: Ticket) -> None:
        """Keep what makes one other person a friend."""
        from meetinghouse.server.store.people import TICKETS

        await TICKETS.add(self._db, ticket)

    async def call(self, called: Called, most: int) -> None:
        """Call a person on this device, too; of too many the oldest is called no more."""
        await CALLS.put(self._db, called)
        query = """delete from calls where person = ?1 and endpoint not in
(select endpoint from calls where person = ?1 order by made desc, endpoint limit ?2)"""
        await self._db.change(query, (called.person, most))

    async def calls(self, person: str) -> list[Called]:
        return await CALLS.all(self._db, "where person = ?1 order by made", person)

    async def call_off(self, person: str, endpoint: str) -> None:
        await self._db.change("delete from calls where person = ?1 and endpoint = ?2", (person, endpoint))

    async def silence(self, person: str, ident: str) -> None:
        """A device that is removed is called no more."""
        query = (
            "delete from calls where person = ?1 and device in (select hash from devices where person = ?1 and id = ?2)"
        )
        await self._db.change(query, (person, ident))


TABLES = TableRows("tables", Listed, "id", where=" where tables.n <= excluded.n")
TIES = TableRows("ties", Tie, "person", "other", keep=("id",))
CALLS = TableRows("calls", Called, "endpoint")
_APART = """select other from ties where person = ?1 and apart
union select person from ties where other = ?1 and apart"""
