"""Facts of the server itself."""

import asyncio
from typing import Any

import meetinghouse as mh
from meetinghouse.server.hall import nodes
from meetinghouse.server.http.asking import Answers, HttpReply
from meetinghouse.server.http.callers import Asker
from meetinghouse.server.wire import http as wire_http
from meetinghouse.server.wire import schema

FACTS = Answers()


@FACTS.get("/api/push", summary="The key with which browsers let us call them")
async def push_key(asker: Asker) -> wire_http.PushKey:
    """Public: browsers hand it to their push service."""
    return wire_http.PushKey(asker.hall.caller.public)


@FACTS.get("/api/address", summary="How phones reach this server")
async def address(asker: Asker) -> wire_http.Address:
    """For a screen that was opened on the server's own machine: its own address means nothing to a phone."""
    settings = asker.hall.settings
    return wire_http.Address(settings.public_url or settings.lan_url)


@FACTS.get("/api/wire.json", summary="JSON Schema of everything on the wire")
async def wire_schema(asker: Asker) -> dict[str, Any]:
    """What the web client's types are made from."""
    return await asyncio.to_thread(schema.document)


@FACTS.get("/health/live", summary="Is this process alive?", pays=0, refuses=False)
async def live(asker: Asker) -> dict[str, bool]:
    """200 as long as the process answers at all: start it anew when it does not."""
    return {"ok": True}


@FACTS.get(
    "/health",
    "/health/ready",
    summary="Can this node do its work?",
    pays=0,
    also={503: (wire_http.Health, "send nobody here now")},
    refuses=False,
)
async def health(asker: Asker) -> HttpReply[wire_http.Health]:
    """200 when a commit could be written and read, 503 otherwise."""
    hall = asker.hall
    ok = await hall.ready()
    body = wire_http.Health(ok, mh.__version__, hall.settings.node, hall.store.kind, len(hall.rooms), hall.sockets)
    body.rules = nodes.rules_here()
    body.draining = hall.left
    body.clock_off = hall.clock_off // 1000
    return HttpReply(body, 200 if ok else 503)
