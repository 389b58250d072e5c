"""The door of a table: sockets come, say what they want, and go. What they want becomes a job of the room."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from meetinghouse.server.hall import opening, tokens
from meetinghouse.server.sockets.peer import Peer
from meetinghouse.server.table import commands, ladder, reporting, seating
from meetinghouse.server.table import entries as e
from meetinghouse.server.table.core import Core
from meetinghouse.server.table.feed import welcome
from meetinghouse.server.table.folding import identify
from meetinghouse.server.table.jobs import Job, nothing
from meetinghouse.server.table.late import Late
from meetinghouse.server.table.quotas import OF_ANY, kept
from meetinghouse.server.wire import inbound, outbound
from meetinghouse.server.wire.refusals import Refusal
from meetinghouse.server.wire.shapes import Status

if TYPE_CHECKING:
    from meetinghouse.server.table.room import Room

# Bytes of a table's log above which it takes nothing that the game does not need: a node that wakes it reads it whole.
MOST_LOG = 8 * 2**20


def join(room: Room, peer: Peer, hello: inbound.Hello) -> None:

    peer.device = peer.person = tokens.root(hello.person)

    async def find_person(core: Core) -> None:
        peer.person = await room.hall.people.of(peer.device)

    def decide(core: Core, at: int) -> list[e.Entry]:
        peer.token_hash = tokens.hashed(hello.token) if hello.token else ""
        room.hall.keep_out(peer.address)
        who = identify(core, hello.token, hello.key, hello.screen, peer.person)
        peer.first_hash = "" if who.seat is None else core.chairs[who.seat].first_hash
        room.hall.keep_out(peer.address, peer.person, peer.token_hash, peer.first_hash)
        peer.seat, peer.host_token, peer.screen = who.seat, who.host and who.seat is None, who.screen
        if peer.seat is None:
            peer.name = "" if who.screen else seating.watcher_name(core, hello.name)
            return []
        made, peer.renewed = seating.claim(core, peer.seat, peer.person, hello.renew)
        if peer.renewed:
            peer.token_hash = tokens.hashed(peer.renewed)
        made += seating.declare(core, peer.seat, hello.program)
        return [*made, *ladder.returned(core, peer.seat), *ladder.arrived(core, peer.seat)]

    def after(core: Core) -> None:
        if peer.closed:
            return
        if peer.seat is not None:  # what came right behind the hello is true already
            chairs = enumerate(core.chairs)
            peer.seat = next((seat for seat, chair in chairs if chair.first_hash == peer.first_hash), None)
            if peer.seat is None:
                return peer.bye(Refusal("going_away"), again=False)
        peer.joined = True
        delay = core.settings.watch_delay
        if peer.watches and delay:
            _join_late(room, peer, hello, delay)
            _recount(room, core)
            return
        room.feed.join(core, peer, hello, room.now())
        if peer.seat is None:
            _recount(room, core)
        else:
            _tell_devices(room, peer.seat, peer)
            if peer.person and core.chairs[peer.seat].is_of(peer.person, core.id, former=False):
                room.hall.mine.seated(peer.person, core.id, core.chairs[peer.seat])
        room.arm(core)

    prepare = find_person if peer.device and room.hall.people.on else None
    room.put(Job(decide, after, lambda refusal: peer.bye(refusal, again=refusal.status >= 500), prepare=prepare))


def _join_late(room: Room, peer: Peer, hello: inbound.Hello, delay: int) -> None:
    if room.late is None:
        room.late = Late(room, delay)
    room.late.join(peer, hello)


def leave(room: Room, peer: Peer) -> None:
    if room.late is not None:
        room.late.leave(peer)
    if not peer.joined:
        return
    if not room.feed.leave(peer):
        if peer.seat is not None:
            _tell_devices(room, peer.seat)
        elif len(room.feed):
            room.put(Job(nothing, partial(_recount, room)))
        return
    seat = peer.seat
    assert seat is not None
    settings = room.hall.settings

    def decide(core: Core, at: int) -> list[e.Entry]:
        return [] if seat in room.feed.peers else ladder.dropped(core, seat, at, settings)

    if len(room.feed) and not room.hall.closing:  # with nobody left to wait, there is nothing to show
        room.put(Job(decide))


def _recount(room: Room, core: Core) -> None:
    """A watcher came or went: everyone sees how many there are."""
    count_watchers(room)
    room.feed.publish(core, room.now(), game=False, table=True)


def _who(core: Core, peer: Peer) -> commands.Who:
    host = peer.host_token or (peer.seat is not None and peer.seat == core.host)
    return commands.Who(peer.seat, host, peer.name, screen=peer.screen)


def _pays(room: Room, peer: Peer, message: inbound.ClientMessage) -> bool:
    """Whether the sender may send this now: a seat, the host, or a watcher's address; and what the log keeps of it is
    its address's affair."""
    watcher = commands.HOST_ONLY if peer.host_token else peer.address
    mine = room.quotas.take(watcher if peer.seat is None else peer.seat, message)
    return mine and room.hall.kept.take(peer.address, kept(message))


def command(room: Room, peer: Peer, message: inbound.ClientMessage) -> Refusal | None:
    """A message of somebody who has said hello; the refusal, if it is one too many."""
    ident = getattr(message, "id", "")
    own = _OWN.get(type(message))
    paid = peer.joined or own is not None
    if paid and not _pays(room, peer, message):
        return Refusal("too_fast")
    if own is not None:
        own(room, peer, message)
        return None
    public = isinstance(message, inbound.Configure) and bool(getattr(message, "public", None))
    if public and not room.hall.publishing.take(peer.address):
        return Refusal("too_many")

    def pay() -> None:
        """Charge what was sent right after hello: only now is it known whose message it is."""
        nonlocal paid
        if not paid and not _pays(room, peer, message):
            raise Refusal("too_fast")
        paid = True

    async def admit_cards(core: Core) -> None:
        """Only the host of a lobby can make others wait for a look at a card set."""
        options = getattr(message, "options", None)
        if options and _who(core, peer).host and core.status == Status.LOBBY:
            pay()
            await room.hall.card_checks.admit(core.settings.game, options)

    def decide(core: Core, at: int) -> list[e.Entry]:
        pay()
        if room.size > MOST_LOG and kept(message):
            raise Refusal("talk_full")
        who = _who(core, peer)
        key = who.remembered
        if key is not None and ident in core.done.get(key, ()):
            return []
        if isinstance(message, inbound.CallOff) and not message.endpoint.isprintable():
            raise Refusal("bad_push")
        if isinstance(message, inbound.CallMe):
            room.hall.caller.check(message)
            if of_person(core):  # it is kept with the person, and no table's log knows of it
                return []
        if isinstance(message, inbound.Rematch) and not core.rematch and not room.hall.opening.take(peer.address):
            raise Refusal("too_many")
        if (
            isinstance(message, inbound.Answer)
            and peer.seat in core.held
            and not room.hall.kept.take(peer.address, OF_ANY)
        ):  # an answer that waits for others may be changed, but not for ever
            raise Refusal("too_fast")
        made = commands.decide(core, who, message)
        if made and key is not None and not isinstance(message, inbound.Leave):
            made.append(e.Did(key, ident))
        return made

    def of_person(core: Core) -> bool:
        mine = peer.seat is not None and core.chairs[peer.seat].is_of(peer.person, core.id, former=False)
        return room.hall.people.on and mine

    def after(core: Core) -> None:
        peer.send(outbound.Accepted(ident))
        if isinstance(message, inbound.CallMe) and of_person(core):
            room.hall.spawn(room.hall.caller.remember(peer.person, peer.device, message))
        elif isinstance(message, inbound.CallOff) and of_person(core):
            room.hall.spawn(room.hall.store.people.ties.call_off(peer.person, message.endpoint))
        if isinstance(message, inbound.Rematch) and core.goes_on():
            opening.rematch(room.hall, room, core)

    prepare = admit_cards if isinstance(message, inbound.Configure) else None
    room.put(Job(decide, after, lambda refusal: peer.refuse(refusal, ident), peer, prepare))
    return None


def _renew(room: Room, peer: Peer, message: inbound.Renew) -> None:
    """A new token for one's own seat, told to this socket alone; all devices without its key are sent away."""

    def make(core: Core) -> tuple[e.Renewed, str]:
        if peer.seat is None:
            raise Refusal("watching_only")
        token = tokens.token()
        peer.token_hash = tokens.hashed(token)
        return e.Renewed(peer.seat, peer.token_hash), token

    _link(room, peer, message.id, make)


def _seat_link(room: Room, peer: Peer, message: inbound.SeatLink) -> None:
    """The host wants a link: the token goes to the host alone and is stored as a hash."""
    _link(room, peer, message.id, lambda core: commands.seat_link(core, _who(core, peer), message.seat))


def _link(room: Room, peer: Peer, ident: str, make: Callable[[Core], tuple[e.Renewed | e.Sat, str]]) -> None:
    """Make a token for a seat and send it to this socket alone."""
    made: list[outbound.Link] = []

    def decide(core: Core, at: int) -> list[e.Entry]:
        entry, token = make(core)
        made.append(outbound.Link(ident, entry.seat, token))
        return [entry]

    room.put(Job(decide, lambda core: peer.send(made[-1]), lambda refusal: peer.refuse(refusal, ident)))


def _report(room: Room, peer: Peer, message: inbound.Report) -> None:
    room.hall.spawn(reporting.report(room, peer, message))


# Messages that are answered with more than `accepted`, or not by the table.
_OWN: dict[type, Callable[..., None]] = {inbound.Renew: _renew, inbound.SeatLink: _seat_link, inbound.Report: _report}


def send_away(room: Room, core: Core, seat: int, token_hash: str) -> None:
    """A seat has a new token, from any node: sockets with neither this token nor the seat's key have to go."""
    chair = core.chairs[seat]
    for peer in list(room.feed.peers.get(seat, ())):
        if peer.token_hash != token_hash and not chair.is_of(peer.person, core.id, former=False):
            peer.bye(Refusal("bad_token"), again=False)
            room.feed.leave(peer)
    _tell_devices(room, seat)


def _tell_devices(room: Room, seat: int, new: Peer | None = None) -> None:
    """Tell all devices of a seat how many there are; a new one knows it from its welcome."""
    peers = room.feed.peers.get(seat, [])
    for peer in peers:
        if peer is not new:
            peer.send(outbound.Devices(len(peers)))


def tell_key(room: Room, core: Core) -> None:
    """The invite key changed, or the table has a screen now: those who sit here learn the new links."""
    for peer in room.feed.all():
        if peer.seat is not None or peer.host_token or peer.screen:
            peer.send(welcome(core, peer, room.now()))


def sort_watchers(room: Room, core: Core) -> None:
    """Apply changed settings to watchers and screens that have come already."""
    delay = core.settings.watch_delay
    late = [] if room.late is None else list(room.late.feed.all())
    live = [peer for peer in room.feed.all() if peer.watches]
    if not core.settings.one_room:
        for peer in [peer for peer in room.feed.all() if peer.screen]:
            peer.bye(Refusal("not_one_room"), again=False)
            room.feed.leave(peer)
    if core.settings.watch == "nobody":
        for peer in [*late, *live]:
            peer.bye(Refusal("no_watching"), again=False)
    elif delay:
        for peer in live:
            room.feed.leave(peer)
            _join_late(room, peer, inbound.Hello(), delay)
    if room.late is not None:
        room.late.delay = delay * 1000


def count_watchers(room: Room) -> None:
    if room.late is not None:
        room.feed.beside = len(room.late.feed) + len(room.late.coming)
