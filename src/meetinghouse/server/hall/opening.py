"""Opening tables: a new one as somebody wishes it, and the next one for those who play again."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext, suppress
from typing import TYPE_CHECKING, Any

import msgspec

import meetinghouse as mh
from meetinghouse.bots.base import usual_level
from meetinghouse.engine import record as records
from meetinghouse.engine.branch import Branch
from meetinghouse.server.hall import tokens
from meetinghouse.server.table import commands, seating
from meetinghouse.server.table import entries as e
from meetinghouse.server.table.core import Core
from meetinghouse.server.table.play import find_spec, read_options
from meetinghouse.server.wire import outbound
from meetinghouse.server.wire.http import OpenTable, PlayOn
from meetinghouse.server.wire.refusals import Refusal
from meetinghouse.server.wire.settings import chosen
from meetinghouse.server.wire.shapes import Occupant, filled

if TYPE_CHECKING:
    from meetinghouse.server.hall.hall import Hall
    from meetinghouse.server.table.room import Room


New = tuple[Core, str, int | None, str]


async def open_table(
    hall: Hall, wish: OpenTable, person: str = "", at: int | None = None, past: Branch | None = None
) -> New:
    """A new table: its core, the host's token, and seat and token of the opener if they sat down, at seat `at` or the
    first free one. With a `past` its game goes on from another."""
    if hall.settings.drain:
        raise Refusal("draining", status=503)
    spec = find_spec(wish.game)
    with nullcontext() if past is None else suppress(Refusal):  # what a game here was played with stays
        await hall.card_checks.admit(wish.game, wish.options)
    options = read_options(wish.game, wish.seats, wish.options)
    usual = "untimed" if wish.one_room else "standard"
    pace = usual if wish.pace is msgspec.UNSET else wish.pace
    settings = stored(hall, {**chosen(wish), "options": options, "pace": pace})
    host = tokens.token()
    core, key = Core(tokens.table_id()), tokens.invite_key()
    code = await hall.codes.give(core.id, key)
    now, made = hall.now(), list[e.Entry]()
    add(core, made, e.TableOpened(settings, spec.rules_version, key, tokens.hashed(host), code=code), now)
    if past is not None:
        add(core, made, e.Branched(tuple(past.origins), tuple(past.lines)), now)
    for seat, level in sorted(wish.bots.items()):
        if int(seat) >= wish.seats:
            raise Refusal("no_such_seat")
        add(core, made, e.Botted(int(seat), commands.level_of(core, level)), now)
    seat_no: int | None = None
    token = ""
    if wish.name:
        sat, token = seating.seat_down(core, at, wish.name, wish.face, wish.lang, host=True, person=person)
        seat_no = sat.seat
        add(core, made, sat, now)
    if wish.start:
        for entry in commands.begin(core, seat_no):
            if past is None:
                add(core, made, entry, now)
            else:  # the game up to there is played again
                await asyncio.to_thread(add, core, made, entry, now)
    if not await create(hall, core, made, now):
        return await open_table(hall, wish, person, at, past)  # such a table exists: another id, and other marks
    if seat_no is not None:
        hall.mine.seated(person, core.id, core.chairs[seat_no])
    return core, host, seat_no, token


def stored(hall: Hall, table: dict[str, Any], quick: int = 0) -> e.StoredSettings:
    """A table's settings, with those of the server that it keeps."""
    return filled(e.StoredSettings, hall.settings, **table, quick=quick)


async def play_on(hall: Hall, old: Core, wish: PlayOn, person: str) -> New:
    """A new table from a moment of a finished game, as it really stood: others may ask what would have become of it.

    An imagined deal would keep what is hidden from the one who asks, but it has no record, and nothing of it could be
    proven. The game is over, and everybody who may come here may read all of it.
    """
    if old.play is None:
        raise commands.other_rules(old)
    if wish.seat >= old.settings.seats:
        raise Refusal("no_such_seat", status=404)
    past = await asyncio.to_thread(records.branch, old.play.match, mh.find_game, wish.inputs, old.id)
    s = old.settings
    level = usual_level(s.game)
    bots = {
        str(seat): chair.level if chair.kind == Occupant.BOT else level
        for seat, chair in enumerate(old.chairs)
        if seat != wish.seat and not wish.one_room
    }
    table = OpenTable(
        s.game,
        s.seats,
        s.options,
        pace="untimed",
        host_channels=s.host_channels,
        one_room=wish.one_room,
        screen_lang=wish.lang,
        bots=bots,
        name=wish.name,
        face=wish.face,
        lang=wish.lang,
        start=not wish.one_room,
    )
    return await open_table(hall, table, person, wish.seat, past)


def add(core: Core, made: list[e.Entry], entry: e.Entry, at: int) -> None:
    """Apply an entry, and add it to a table's first commit."""
    made.append(core.apply_new(entry, at))


async def create(hall: Hall, core: Core, made: list[e.Entry], at: int) -> bool:
    """Write a new table's first commit; the directory follows, for the log is the truth. False: the id is taken."""
    if not await hall.store.append(core.id, 1, at, e.encode(made)):
        return False
    core.n = 1
    hall.note(core)
    await hall.flush_notes()
    return True


def rematch(hall: Hall, room: Room, core: Core) -> None:
    """Somebody wants to play again: open the next table once, and tell everyone."""
    if core.rematch:
        for peer in room.feed.all():
            if peer.seat is not None:
                peer.send(outbound.RematchReady(core.rematch, core.rematch_key))
        return
    hall.spawn(_rematch(hall, room, core))


async def _rematch(hall: Hall, room: Room, old: Core) -> None:
    spec = find_spec(old.next_game or old.settings.game)
    now = hall.now()
    settings = msgspec.structs.replace(old.settings, quick=0)  # those who go on together are no strangers
    taken = [seat for seat, chair in enumerate(old.chairs) if chair.kind != Occupant.EMPTY]
    if spec.id != old.settings.game:
        # people stay in their order; bots go first where the other game has fewer seats
        people, bots = old.people(), [seat for seat in taken if seat not in old.people()]
        taken = sorted([*people, *bots[: max(0, spec.max_seats - len(people))]])
        settings.game, settings.seats = spec.id, max(spec.min_seats, len(taken))
        settings.options, settings.coach = read_options(spec.id, settings.seats, {}), []
    key = old.key if settings.one_room else tokens.invite_key()  # a screen goes on with the links it has
    first = e.TableOpened(
        settings, spec.rules_version, key, old.host_hash, before=old.id, code=old.code, games=old.games + 1
    )
    core, entries = Core(tokens.table_id()), list[e.Entry]()
    add(core, entries, first, now)
    for i, seat in enumerate(taken):
        chair, to = old.chairs[seat], i if spec.id != old.settings.game else seat
        if chair.kind == Occupant.PERSON:
            add(core, entries, seating.seat_again(old, seat, to), now)
            for wish in chair.calls.values():
                add(core, entries, msgspec.structs.replace(wish, seat=to), now)
        else:
            level = chair.level if spec.id == old.settings.game else usual_level(spec.id)
            add(core, entries, e.Botted(to, level), now)
    while not await create(hall, core, entries, now):
        core.id = tokens.table_id()

    def decide(current: Core, at: int) -> list[e.Entry]:
        return [] if current.rematch else [e.Rematched(core.id, core.key)]

    won = await room.call(decide)
    if won.rematch != core.id:
        await hall.store.delete({core.id: core.n})
    else:
        await hall.codes.carry(old, core)
