"""Whom people play with: ties between two of them, and the devices on which somebody is called."""

from dataclasses import dataclass

from meetinghouse.server.store.lines import Listed
from meetinghouse.server.store.rows import Database, TableRows


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
