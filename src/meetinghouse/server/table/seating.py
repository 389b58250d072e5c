"""Whose seat it is: sitting down, coming back, and what a key or a link opens."""

from meetinghouse.languages import Lang
from meetinghouse.server.hall import tokens
from meetinghouse.server.table import entries as e
from meetinghouse.server.table import names, votes
from meetinghouse.server.table.chair import free_face
from meetinghouse.server.table.core import Core
from meetinghouse.server.wire.refusals import Refusal
from meetinghouse.server.wire.shapes import Occupant, Rung, Status


def known_seat(core: Core, seat: int) -> int:
    """The number of a seat that is there."""
    if not 0 <= seat < len(core.chairs):
        raise Refusal("no_such_seat")
    return seat


def face_for(core: Core, wished: int, seat: int) -> int:
    """The face that was wished for, or a free one."""
    return free_face(wished, (chair.face for i, chair in enumerate(core.chairs) if i != seat))


def person_name(core: Core, name: str, seat: int | None = None) -> str:
    """A name as it will be shown; refuses one that somebody else here has, or one that looks like it."""
    shown = names.clean(name)
    if names.taken(shown, (chair.name for i, chair in enumerate(core.chairs) if i != seat)):
        raise Refusal("name_taken", status=409)
    return shown


def watcher_name(core: Core, name: str) -> str:
    """A watcher's name as it will be shown; none, if it shows nothing or belongs to somebody who sits here."""
    try:
        return person_name(core, name) if name else ""
    except Refusal:
        return ""


def seat_down(
    core: Core,
    seat: int | None,
    name: str,
    face: int,
    lang: Lang,
    host: bool,
    where: str = "",
    person: str = "",
    program: str = "",
) -> tuple[e.Sat, str]:
    """Somebody takes a free seat; the entry and the token that only they get."""
    if program and core.settings.programs != "welcome" and not host:
        raise Refusal("no_programs" if core.settings.programs == "never" else "programs_by_link", status=403)
    near = where and where in core.kicked and not core.settings.one_room
    if not host and (near or core.was_sent_away(person)):
        raise Refusal("kicked", status=403)
    if core.seat_of(person) is not None:
        raise Refusal("already_seated", status=409)
    if core.status != Status.LOBBY:
        raise Refusal("not_in_lobby", status=409)
    if seat is None:
        seat = next((i for i, chair in enumerate(core.chairs) if chair.kind == Occupant.EMPTY), None)
        if seat is None:
            raise Refusal("table_full", status=409)
    elif known_seat(core, seat) != seat or core.chairs[seat].kind != Occupant.EMPTY:
        raise Refusal("seat_taken", status=409)
    token = tokens.token()
    shown, face = person_name(core, name), face_for(core, face, seat)
    mark = tokens.mark(person, core.id)
    shown_as = names.clean(program) if program else ""
    sat = e.Sat(seat, shown, tokens.hashed(token), lang, host=host, face=face, where=where, mark=mark, program=shown_as)
    return sat, token


def seat_again(old: Core, seat: int, to: int) -> e.Sat:
    """The same person at a rematch, on seat `to`: with their token, their key, and what they have won."""
    chair = old.chairs[seat]
    return e.Sat(
        to,
        chair.name,
        chair.token_hash,
        chair.lang,
        host=old.host == seat,
        remote=chair.remote,
        ready=chair.remote,
        face=chair.face,
        mark=chair.mark,
        marked=(chair.marked or old.id) if chair.mark else "",
        first_hash=chair.first_hash,
        program=chair.program,
        won=chair.won + (seat in old.winners() and old.branch is None),
    )


def declare(core: Core, seat: int, program: str) -> list[e.Entry]:
    """A program has come to this seat and says so. It stays marked as one until somebody else has the seat."""
    if not program:
        return []
    chair, shown = core.chairs[seat], names.clean(program)
    if shown == chair.program:
        return []
    if core.settings.programs == "never":
        raise Refusal("no_programs", status=403)
    return [e.SeatNamed(seat, chair.name, program=shown)]


def claim(core: Core, seat: int, person: str, renew: bool) -> tuple[list[e.Entry], str]:
    """Somebody comes with the token or the key of a seat: whose it is from now on, and their new token if there is one.

    A link gives its seat to the first who opens it, and that person's token replaces it: the maker of the link knows
    it. A program without a key that keeps no token goes on with the link; nobody else gets in with it then.
    """
    chair = core.chairs[seat]
    others = core.seat_of(person) not in (None, seat)
    if chair.linked:
        if not chair.remote and (person or renew):
            raise Refusal("seat_claimed", args={"name": chair.name or "none"}, status=401)
        if others:
            raise Refusal("already_seated", status=409)
        if not person and not renew:
            return [], ""
    elif not person or others or chair.is_of(person, core.id, former=False):
        return [], ""
    mine = chair.mark_of(person, core.id)
    if not chair.linked and mine != chair.former:  # a seat from before there were keys, or a device of a friend
        return ([], "") if chair.mark else ([e.Renewed(seat, chair.token_hash, mine)], "")
    token = tokens.token()
    return [e.Renewed(seat, tokens.hashed(token), mine)], token


def come_back(core: Core, seat: int, person: str) -> tuple[list[e.Entry], str]:
    """Somebody whose phone is gone, or whose browser forgot, asks for their seat with another; the token is good once
    the host or most of the others have said yes. Somebody who scans a neighbour's code while that phone sleeps asks the
    whole room. Where people cannot see each other, nobody knocks for somebody who is still waited for."""
    if not core.playing:
        raise Refusal("not_playing", status=409)
    chair = core.chairs[known_seat(core, seat)]
    awaited = (Rung.HERE,) if core.settings.one_room else (Rung.HERE, Rung.GRACE)
    if chair.kind != Occupant.PERSON or chair.remote or chair.rung in awaited:
        raise Refusal("seat_taken", status=409)
    if core.seat_of(person) is not None:
        raise Refusal("already_seated", status=409)
    token = tokens.token()
    return votes.knock(core, seat, tokens.hashed(token), chair.mark_of(person, core.id)), token
