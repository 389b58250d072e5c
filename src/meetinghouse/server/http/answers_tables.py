"""Opening, finding and joining tables. Thin: tables decide."""

from typing import Annotated

from msgspec import Meta

from meetinghouse.learn import coach
from meetinghouse.server.bots.messages import Advise
from meetinghouse.server.hall import opening, ties, tokens
from meetinghouse.server.http import callers
from meetinghouse.server.http.asking import Answers, Header
from meetinghouse.server.http.callers import Asker
from meetinghouse.server.store import Listed
from meetinghouse.server.table import entries as e
from meetinghouse.server.table import seating
from meetinghouse.server.table.core import Core
from meetinghouse.server.table.jobs import nothing
from meetinghouse.server.wire import http as wire_http
from meetinghouse.server.wire import learning as wire_learning
from meetinghouse.server.wire import shapes
from meetinghouse.server.wire.refusals import Refusal

TableId = Annotated[str, Meta(description="a table's id", pattern="^[0-9A-Za-z]{7}$")]
FourLetters = Annotated[str, Meta(description="a table's code", pattern="^[A-Za-z]{4}$")]
InviteKey = Annotated[str, Header("X-Invite-Key"), Meta(description="the invite link's key", max_length=16)]
REREAD_COST = 4  # requests that a look at a table that is not in memory counts for, besides itself
KNOCK_COST = 10  # requests that asking for a seat with another phone counts for: all who sit there see it
COACH_COST = 3  # and a question to the coach
MOST_ASKING = 3  # questions to the coach of one address at a time: bots think in the same process

TABLES = Answers()


@TABLES.get("/api/tables", summary="Public tables")
async def list_tables(
    asker: Asker, game: Annotated[str, Meta(pattern="^[a-z0-9_]{0,40}$")] = ""
) -> wire_http.PublicTables:
    """Tables that anyone may join or watch, newest first."""
    lines = await asker.hall.ties.visible(asker.person, await asker.hall.store.directory.listed(game))
    return wire_http.PublicTables([public_table(line) for line in lines])


def public_table(line: Listed) -> wire_http.PublicTable:
    """What a list says of a table."""
    return shapes.filled(wire_http.PublicTable, line)


@TABLES.get("/api/me/tables", summary="My tables")
async def my_tables(asker: Asker) -> wire_http.MyTables:
    """Where the person who asks has a seat, and whether they are waited for; without a key that is nowhere. And what
    else a home page shows."""
    mine, public = await asker.hall.mine.tables(asker.person), await list_tables(asker)
    return wire_http.MyTables(mine, asker.hall.people.on, public.tables)


@TABLES.post("/api/tables", summary="Open a table")
async def open_table(asker: Asker, data: wire_http.OpenTable) -> wire_http.Opened:
    """Open a table. The tokens in the reply are sent once."""
    hall, address = asker.hall, asker.address
    hall.open_for(address, data.public)
    await hall.people.admit(asker.person, address)
    return opened(*await opening.open_table(hall, data, asker.person))


def opened(core: Core, host: str, seat: int | None, token: str) -> wire_http.Opened:
    """The opener's answer, sent once."""
    return wire_http.Opened(core.id, core.key, host, core.info(), seat, token, core.code, core.screen_key())


@TABLES.get("/api/codes/{code}", summary="The invitation that four letters lead to", pays=REREAD_COST)
async def find_code(asker: Asker, code: FourLetters) -> wire_http.Invited:
    """What stands beside the code to scan. Wrong codes take from a small budget, so that guessing leads nowhere."""
    core = await asker.hall.codes.find(asker.address, code)
    return wire_http.Invited(core.id, core.key, core.settings.game)


async def as_it_stands(asker: Asker, table: str) -> Core:
    """A table now; one that is not in memory is read, which costs more."""
    room = asker.hall.rooms.get(tokens.typed(table))
    if room is not None and room.core is not None:
        return await room.call(nothing)
    asker.pay(REREAD_COST)
    async with asker.hall.replaying:
        return await asker.hall.read(tokens.typed(table))


@TABLES.get("/api/tables/{table}", summary="What is public about a table")
async def table_info(asker: Asker, table: TableId, key: InviteKey = "") -> shapes.TableInfo:
    """Private tables show themselves only to those with the key or a token."""
    core = await as_it_stands(asker, table)
    callers.may_look(core, asker, key)
    return core.info()


@TABLES.post("/api/tables/{table}/sit", summary="Sit down")
async def sit(asker: Asker, table: TableId, data: wire_http.SitDown) -> wire_http.Seated:
    """Take a free seat; the token in the reply is sent once."""
    token, address, person = asker.token, asker.address, asker.person
    asker.hall.admit(address)
    await asker.hall.people.admit(person, address)
    made: list[tuple[int, str]] = []
    apart = await asker.hall.ties.apart(person)

    def decide(core: Core, at: int) -> list[e.Entry]:
        host = bool(token) and tokens.fits(token, core.host_hash)
        callers.check_key(core, data.key, host)
        if not host and not tokens.same(data.key, core.key) and ties.are_apart(core, apart):
            raise Refusal("table_full", status=409)
        where = tokens.hashed(f"{core.id} {address}")[:16]
        owner = host and core.owner is None
        sat, own = seating.seat_down(
            core,
            data.seat,
            data.name,
            data.face,
            data.lang,
            host=owner,
            where=where,
            person=person,
            program=data.program,
        )
        made.append((sat.seat, own))
        return [sat]

    core = await asker.hall.room(tokens.typed(table)).call(decide)
    seat, own = made[-1]
    asker.hall.mine.seated(person, core.id, core.chairs[seat])
    return wire_http.Seated(core.id, seat, own, core.info())


@TABLES.post("/api/tables/{table}/return", summary="Come back with another phone", pays=KNOCK_COST, status=202)
async def come_back(asker: Asker, table: TableId, data: wire_http.ComeBack) -> wire_http.Seated:
    """For somebody whose phone is gone: a token that opens the seat once the others have agreed."""
    asker.hall.admit(asker.address)
    person = asker.person
    made: list[str] = []

    def decide(core: Core, at: int) -> list[e.Entry]:
        if not tokens.same(data.key, core.key):  # also where the table is public: only who was invited knows it
            raise Refusal("no_such_table", status=404)
        entries, token = seating.come_back(core, data.seat, person)
        made.append(token)
        return entries

    core = await asker.hall.room(tokens.typed(table)).call(decide)
    return wire_http.Seated(core.id, data.seat, made[-1], core.info())


def _coached(core: Core, seat: int | None) -> Advise:
    """The open question of a seat that may ask a coach (alone with bots, or by the host's leave), and all it knows."""
    if seat is None or core.chairs[seat].linked:  # the maker of the link has its token as well
        raise Refusal("watching_only", status=403)
    game = core.settings.game
    if not coach.has_coach(game) or (core.people() != [seat] and seat not in core.settings.coach):
        raise Refusal("no_coach", status=403)
    if core.play is None or not core.playing:
        raise Refusal("not_playing", status=409)
    match = core.play.match
    ask = match.ask(seat)
    if ask is None:
        raise Refusal("not_asked", status=409)
    return Advise(0, game, match.view(seat), ask.to_json(), match.events(seat))


@TABLES.get("/api/tables/{table}/coach", summary="Ask a coach about your question", pays=COACH_COST)
async def ask_coach(asker: Asker, table: TableId) -> wire_learning.Counsel:
    """From what your seat knows. Alone with bots, or where the host allows it for your seat."""
    room = asker.hall.room(tokens.typed(table))
    asked = await room.look(lambda core: _coached(core, callers.who_asks(core, asker).seat))
    if not asker.hall.advising.enter(asker.address, MOST_ASKING):
        raise Refusal("too_fast", status=429)
    try:
        return await asker.hall.bots.advise(room, asked)
    finally:
        asker.hall.advising.leave(asker.address)
