"""Somebody at a table reports another to the operator: what is kept of it. Nothing of it reaches the table."""

from typing import TYPE_CHECKING

import msgspec

from meetinghouse.server.hall import tokens
from meetinghouse.server.hall.bans import person_key
from meetinghouse.server.sockets.peer import Peer
from meetinghouse.server.store import StoreDown, StoredReport
from meetinghouse.server.table.core import Core
from meetinghouse.server.wire import inbound, outbound
from meetinghouse.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from meetinghouse.server.table.room import Room

MOST_LINES = 200


def made(room: "Room", core: Core, peer: Peer, message: inbound.Report) -> StoredReport:
    """The report as it is kept; raises Refusal. The lines are those that the reporter could read: the operator may be
    playing at this very table."""
    if peer.seat is None:
        raise Refusal("watching_only")
    if message.seat >= len(core.chairs) or message.seat == peer.seat:
        raise Refusal("no_such_seat")
    chair = core.chairs[message.seat]
    said = [line for line in core.talk.lines if line.said.seat == message.seat and line.said.to >> peer.seat & 1]
    lines = [
        {"at": line.at, "channel": line.said.channel, "text": line.said.text or line.said.remark or ""}
        for line in said[-MOST_LINES:]
    ]
    peers = room.feed.peers.get(message.seat, ())
    addresses = {other.address for other in peers}
    return StoredReport(
        id=tokens.hashed(f"{core.id} {peer.seat} {message.id}")[:10],
        at=room.now(),
        table_id=core.id,
        n=core.n,
        game=core.settings.game,
        by_seat=peer.seat,
        by_name=core.chairs[peer.seat].name,
        seat=message.seat,
        name=chair.name,
        person=next((person_key(other.person) for other in peers if other.person), person_key(chair.first_hash)),
        addresses=" ".join(sorted(addresses)),
        why=message.why,
        # As talk is: PostgreSQL takes no NUL, and the operator's terminal obeys what steers it.
        text="".join(c if c.isprintable() or c == "\n" else " " for c in message.text),
        lines=msgspec.json.encode(lines).decode(),
    )


async def report(room: "Room", peer: Peer, message: inbound.Report) -> None:
    """Keep it, then say so to the reporter alone."""
    try:
        await room.hall.store.moderation.report(await room.look(lambda core: made(room, core, peer, message)))
    except Refusal as refusal:
        peer.refuse(refusal, message.id)
    except StoreDown:
        peer.refuse(Refusal("unavailable"), message.id)
    else:
        peer.send(outbound.Accepted(message.id))
