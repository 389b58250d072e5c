"""People, their devices, and what they did in finished games: the rows, and how a database is asked for them."""

from collections.abc import Iterable
from dataclasses import astuple, dataclass
from typing import Any

from meetinghouse.server.store.company import CALLS, TIES, CompanyTables
from meetinghouse.server.store.lines import Row
from meetinghouse.server.store.rows import Database, TableRows


@dataclass(slots=True)
class StoredPerson:
    """Somebody who plays here. The id is the root of the first key that their devices had, see `hall.tokens`."""

    id: str
    made: int
    name: str = ""
    face: int = 0
    lang: str = "en"


@dataclass(slots=True)
class Device:
    """Something that opens a person, by the hash of its secret."""

    hash: str
    person: str
    id: str  # how its person names it
    kind: str  # "device", "cookie", "paper" or "passkey"
    made: int
    told: int = 0  # whether the person has been told of it on another device
    gone: int = 0  # when it was removed
    body: str = ""  # of a passkey, see `hall.passkeys`


@dataclass(slots=True)
class Ticket:
    """Something that is good once, until a time."""

    hash: str
    person: str
    kind: str
    until: int
    body: str = ""


@dataclass(slots=True)
class Result:
    """What one seat did in a finished game; see `hall.results`."""

    table_id: str
    seat: int
    person: str  # empty: a bot, a guest, or somebody who has had themselves deleted
    name: str
    game: str
    ended: int
    seats: int
    people: int  # how many of them were persons
    side: str  # at the end; empty where nobody wins together
    guilty: bool  # whether they were ever on the hidden side
    role: str  # the character they played; empty where there is none
    won: bool
    reason: str
    lived: int  # 1: they saw the end; 0: they did not; -1: nobody dies in this game
    guesses: int = 0  # suspicions that they showed
    hits: int = 0  # those that were right
    chance: int = 0  # those that blind guesses would have had right, in thousandths
    askers: int = 0  # others who showed a suspicion
    unnamed: int = 0  # those of them who took a guilty one for innocent
    framed: int = 0
    saved: int = 0
    level: int = 0  # of a bot; 0: a person
    place: int = 0  # from 1 on, equal ones alike, where nobody wins together
    rated: bool = False  # whether it counts for this seat's rating, see `hall.ratings`
    quit: bool = False  # they left a table of Play now, which is a loss
    mu: float = 0  # with sigma: the rating before this game of somebody who has had themselves deleted
    sigma: float = 0


@dataclass(slots=True)
class Figures:
    """What a person is like, see `hall.statistics`: JSON, empty where it has to be folded (again)."""

    person: str
    stamp: int = 0  # how many counted games have changed it
    body: str = ""


@dataclass(slots=True)
class PuzzleDay:
    """What a person did with the puzzle of a day (`2026-11-18`)."""

    person: str
    day: str
    solved: bool
    tries: int
    at: int
    body: str = ""  # JSON, as the puzzles like it


class PeopleTables:
    def __init__(self, database: Database) -> None:
        self._db = database
        self.ties = CompanyTables(database)

    async def person(self, ident: str) -> StoredPerson | None:
        return await _PEOPLE.one(self._db, "where id = ?1", ident)

    async def make(self, person: StoredPerson, device: Device) -> bool:
        """A new person with their first device; False: they are known already. The device is written first, so that
        every known person has one even after a crash in between."""
        await self.add(device)
        return await _PEOPLE.add(self._db, person)

    async def rename(self, ident: str, name: str, face: int, lang: str) -> None:
        query = "update people set name = ?2, face = ?3, lang = ?4 where id = ?1"
        await self._db.change(query, (ident, name, face, lang))

    async def device(self, hashed: str) -> Device | None:
        return await _DEVICES.one(self._db, "where hash = ?1", hashed)

    async def devices(self, person: str) -> list[Device]:
        return await _DEVICES.all(self._db, "where person = ?1 and gone = 0 order by made, id", person)

    async def add(self, device: Device) -> bool:
        """One more; the same again changes nothing, and is False."""
        return await _DEVICES.add(self._db, device)

    async def keep_body(self, hashed: str, body: str) -> None:
        await self._db.change("update devices set body = ?2 where hash = ?1", (hashed, body))

    async def remove(self, person: str, ident: str, at: int, kind: str = "", before: int | None = None) -> bool:
        """Let what has this id open nobody any more: all of it, one kind, or what is older than a time. False: none."""
        query = """update devices set gone = ?3 where person = ?1 and id = ?2 and gone = 0
and (?4 = '' or kind = ?4) and made <= ?5"""
        limit = 2**62 if before is None else before
        return (await self._db.change(query, (person, ident, at, kind, limit)))[0] > 0

    async def remove_kind(self, person: str, kind: str, at: int) -> None:
        """No device of this kind opens the person from now on."""
        query = "update devices set gone = ?3 where person = ?1 and kind = ?2 and gone = 0"
        await self._db.change(query, (person, kind, at))

    async def told(self, person: str) -> None:
        """The person knows of all their devices."""
        await self._db.change("update devices set told = 1 where person = ?1", (person,))

    async def gone_since(self, at: int) -> set[str]:
        """The hashes of devices that were removed since then."""
        return {str(row[0]) for row in await self._db.ask("select hash from devices where gone > ?1", at)}

    async def put_ticket(self, ticket: Ticket, now: int) -> None:
        """Keep a ticket, and sweep away those whose time has long been over."""
        await self._db.change("delete from tickets where until < ?1", (now - TICKET_TIME,))
        await TICKETS.add(self._db, ticket)

    async def ticket(self, hashed: str, kind: str, now: int) -> Ticket | None:
        """A ticket of this kind that is still good."""
        return await TICKETS.one(self._db, "where hash = ?1 and kind = ?2 and until > ?3", hashed, kind, now)

    async def take(self, ticket: Ticket) -> bool:
        """Use it up; False: somebody else was first."""
        return (await self._db.change("delete from tickets where hash = ?1", (ticket.hash,)))[0] > 0

    async def copy_to(self, other: "PeopleTables") -> None:
        """Write everything of these tables into another database; tickets are only good for minutes, and stay."""
        copied: list[TableRows[Any]] = [_PEOPLE, _DEVICES, RESULTS, PUZZLE_DAYS, TIES, CALLS]
        for rows in copied:
            await rows.add(other._db, *await rows.all(self._db, ""))

    # ---- finished games ------------------------------------------------------------------------------------------

    async def uncounted(self, version: int, limit: int) -> list[str]:
        """Finished games whose results are not written, or by an older fold; oldest first."""
        query = """select id from tables left join counted on table_id = id
where status = 'ended' and coalesce(version, 0) < ?1 order by opened, id limit ?2"""
        return [str(row[0]) for row in await self._db.ask(query, version, limit)]

    async def tables_of(self, person: str) -> list[str]:
        """Every table at whose seats a person ever was."""
        query = "select table_id from sittings where person = ?1 order by table_id"
        return [str(row[0]) for row in await self._db.ask(query, person)]

    async def rewrite(self, table: str, commits: Iterable[Row]) -> None:
        """Put these commits in the place of those with the same number."""
        query = "update log set body = ?3 where table_id = ?1 and n = ?2"
        await self._db.change(query, *((table, row.n, row.body) for row in commits))

    async def forget(self, person: str) -> None:
        """Remove all ways to a person; their results stay, without a person."""
        met = await self._db.ask(f"select distinct b.person {_MET} where a.person = ?1 and b.person <> ''", person)
        await self._db.change("update results set person = '', name = '' where person = ?1", (person,))
        await self._outdate(str(row[0]) for row in met)  # they may be somebody's partner or nemesis
        await self._db.change("delete from ties where person = ?1 or other = ?1", (person,))
        for name in ("sittings", "devices", "tickets", "puzzle_days", "figures", "calls"):
            await self._db.change(f"delete from {name} where person = ?1", (person,))
        await self._db.change("delete from people where id = ?1", (person,))
        await self._db.tidy()

    async def export(self, person: str) -> tuple[list[Result], list[PuzzleDay]]:
        """Everything that is kept of what a person did, oldest first."""
        results = await RESULTS.all(self._db, "where person = ?1 order by ended", person)
        return results, await PUZZLE_DAYS.all(self._db, "where person = ?1 order by day", person)

    async def sitters(self, table: str) -> list[str]:
        """Everybody who ever came to a seat of a table."""
        return [str(row[0]) for row in await self._db.ask("select person from sittings where table_id = ?1", table)]

    async def put_results(self, table: str, version: int, lines: Iterable[Result]) -> None:
        """Write what every seat of a game did, in the place of what an older fold said. The mark that they are written
        comes last: after a bad end they are written again, and are the same."""
        made = list(lines)
        await RESULTS.put(self._db, *made)
        await self._outdate({row.person for row in made if row.person})
        mark = """insert into counted (table_id, version) values (?1, ?2)
on conflict (table_id) do update set version = excluded.version"""
        await self._db.change(mark, (table, version))

    async def _outdate(self, people: Iterable[str]) -> None:
        query = f"{_FIGURES.new} (person) do update set stamp = figures.stamp + 1, body = ''"
        await self._db.change(query, *(astuple(Figures(person, 1)) for person in people))

    async def figures(self, person: str) -> Figures:
        return await _FIGURES.one(self._db, "where person = ?1", person) or Figures(person)

    async def put_figures(self, figures: Figures) -> None:
        """Write them, unless a game was counted since they were read: then they are old already."""
        await _FIGURES.put(self._db, figures)

    async def company(self, person: str) -> list[tuple[str, int, int, int, int]]:
        """Those whom a person has met in finished games: who, games on the same side, won of these, games on the other
        side, lost of these. Of the newest games alone: each has to be looked up with all its seats."""
        query = """select b.person, sum(case when a.side = b.side then 1 else 0 end),
sum(case when a.side = b.side and a.won then 1 else 0 end), sum(case when a.side <> b.side then 1 else 0 end),
sum(case when a.side <> b.side and not a.won then 1 else 0 end)
from (select table_id, seat, side, won from results where person = ?1 and side <> ''
order by ended desc, table_id limit ?2) a join results b on b.table_id = a.table_id and b.seat <> a.seat
where b.person <> '' and b.person <> ?1 group by b.person order by b.person"""
        return [(str(row[0]), *map(int, row[1:])) for row in await self._db.ask(query, person, COMPANY)]  # type: ignore[misc]  # five

    async def called(self, person: str, other: str) -> str:
        """What another person was called when these two last met in a finished game."""
        query = """select b.name from results b where b.person = ?2
and exists (select 1 from results a where a.table_id = b.table_id and a.person = ?1) order by b.ended desc limit 1"""
        found = await self._db.ask(query, person, other)
        return str(found[0][0]) if found else ""

    async def results(self, person: str, limit: int, before: int = 0) -> list[Result]:
        """A person's finished games, newest first; `before` a time, to read on."""
        rest = "where person = ?1 and (?3 = 0 or ended < ?3) order by ended desc, table_id limit ?2"
        return await RESULTS.all(self._db, rest, person, limit, before)

    async def lined_up(self, person: str, limit: int, before: int = 0) -> dict[str, list[str]]:
        """What everybody was called at the tables of `results`, by seat."""
        query = """select r.table_id, r.name from results r join (select table_id from results
where person = ?1 and (?3 = 0 or ended < ?3) order by ended desc, table_id limit ?2) mine
on mine.table_id = r.table_id order by r.table_id, r.seat"""
        found: dict[str, list[str]] = {}
        for table, name in await self._db.ask(query, person, limit, before):
            found.setdefault(str(table), []).append(str(name))
        return found

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
        rest = """where table_id in (select table_id from results where rated
and (ended > ?1 or (ended = ?1 and table_id > ?2))) order by ended, table_id, seat"""
        return await RESULTS.all(self._db, rest, ended, table)

    async def freeze(self, before: list[tuple[str, int, float, float]]) -> None:
        """Keep what somebody who will be forgotten was rated before games of theirs: table, seat, mu, sigma."""
        await self._db.change("update results set mu = ?3, sigma = ?4 where table_id = ?1 and seat = ?2", *before)

    # ---- the daily puzzle ----------------------------------------------------------------------------------------

    async def puzzle_days(self, person: str, limit: int = 400) -> list[PuzzleDay]:
        """The days whose puzzle a person has tried, newest first."""
        return await PUZZLE_DAYS.all(self._db, "where person = ?1 order by day desc limit ?2", person, limit)

    async def put_puzzle_day(self, day: PuzzleDay) -> None:
        """What a person did that day. A day that is solved stays as it was."""
        await PUZZLE_DAYS.put(self._db, day)


COMPANY = 200  # newest games that are looked through for partner and nemesis
TICKET_TIME = 300_000  # milliseconds for which a ticket is good
_PEOPLE = TableRows("people", StoredPerson, "id")
_DEVICES = TableRows("devices", Device, "hash")
TICKETS = TableRows("tickets", Ticket, "hash")
RESULTS = TableRows("results", Result, "table_id", "seat", keep=("mu", "sigma"))
PUZZLE_DAYS = TableRows("puzzle_days", PuzzleDay, "person", "day", where=" where not puzzle_days.solved")
_FIGURES = TableRows("figures", Figures, "person", where=" where figures.stamp = excluded.stamp")
_MET = "from results a join results b on b.table_id = a.table_id and b.seat <> a.seat"
