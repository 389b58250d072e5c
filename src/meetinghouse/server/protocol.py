"""A leaner way out of uvicorn: frames are written straight to the transport.

An update goes to many sockets at once. Through ASGI each would cost a coroutine, a decode to `str` and an encode
back. Here a frame is a header and the bytes we have. What is not read piles up in the transport's buffer; beyond a
limit the socket is dropped and may come back with its last number.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "meetinghouse.frames"


def frame(data: bytes) -> bytes:
    """A whole text message as one unmasked WebSocket frame (RFC 6455, 5.2)."""
    size = len(data)
    if size < 126:
        return b"\x81" + bytes((size,)) + data
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data


class TableProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol with a door for whole frames, offered to the application in the scope's extensions."""

    def handle_connect(self, event: Request) -> None:
        """As ever, and leave ourselves in the scope."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]  # always a dict here

    def write_frame(self, data: bytes, limit: int) -> bool:
        """Send one text message now. False: the reader is too slow and the socket is gone."""
        transport = self.transport
        if self.close_sent or self.disconnected or transport.is_closing():
            return True
        transport.write(frame(data))
        if transport.get_write_buffer_size() > limit:
            transport.abort()
            return False
        return True


def from_scope(scope: dict[str, Any]) -> TableProtocol | None:
    """The protocol behind a connection, if it is ours."""
    found = scope.get("extensions", {}).get(EXTENSION)
    return found if isinstance(found, TableProtocol) else None
