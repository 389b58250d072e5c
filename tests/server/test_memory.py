"""What a socket leaves behind: nothing that only the collector could find, for the tables would have to wait for it."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

from meetinghouse.server.sockets.frames import TableProtocol
from meetinghouse.server.sockets.line import SocketLine
from meetinghouse.server.sockets.peer import Peer
from tests.server.harness import running
from tests.server.test_play import leave, seated


def parts() -> dict[int, str]:
    """Parts of connections that are in memory."""
    return {
        id(thing): type(thing).__name__
        for thing in gc.get_objects()
        if type(thing) in (SocketLine, Peer, TableProtocol)
    }


async def test_closed_sockets_are_gone_without_the_collector(tmp_path: Path) -> None:
    """All parts of a connection let go of each other when it is lost."""
    async with running(tmp_path) as server:
        gc.collect()
        gc.disable()
        before = parts().keys()
        try:
            _, _, tables = await seated(server)
            made = {name for key, name in parts().items() if key not in before}
            assert made == {"SocketLine", "Peer", "TableProtocol"}
            await leave(tables)
            while server.hall.sockets:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0)
            assert parts().keys() <= before
        finally:
            gc.enable()
