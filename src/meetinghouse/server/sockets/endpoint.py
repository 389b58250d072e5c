"""The socket endpoint `/ws/<table>`: the handshake, and then a `SocketLine`."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from meetinghouse.server.hall.hall import Hall
from meetinghouse.server.http import origins
from meetinghouse.server.http.limits import TOUCH
from meetinghouse.server.sockets.frames import from_scope
from meetinghouse.server.sockets.line import REST_SECONDS, Send, SocketLine, table_of

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]

logger = logging.getLogger("meetinghouse.sockets")


class Sockets:
    """The ASGI application of all table sockets."""

    def __init__(self, hall: Hall) -> None:
        """Sockets find their rooms in the hall."""
        self.hall = hall

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The handshake; then, where we own the protocol, the table listens by itself, else until the end."""
        hall = self.hall
        event = await receive()
        if event["type"] != "websocket.connect":
            return
        address = origins.address(scope, hall.settings)
        table = table_of(scope["path"])
        if table is None or not origins.allowed(scope, hall.settings):
            await send({"type": "websocket.close", "code": 4403})
            return
        if not hall.addresses.take(address, TOUCH) or not hall.addresses.enter(
            address, hall.settings.sockets_per_address
        ):
            await send({"type": "websocket.close", "code": 4429})
            return
        protocol = from_scope(scope)
        line = SocketLine(hall, table, address, send, protocol)
        try:
            await send({"type": "websocket.accept"})
            if protocol is not None:
                protocol.attach(line.heard, line.lost)
                return
            while (event := await receive())["type"] != "websocket.disconnect":
                if line.heard(event.get("text") or event.get("bytes") or b""):
                    await asyncio.sleep(REST_SECONDS)
        except (OSError, RuntimeError):
            logger.debug("a socket broke off")
        line.lost()
