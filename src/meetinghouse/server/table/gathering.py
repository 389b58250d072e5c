"""A table of Play now before its game: strangers sit down, nobody is host, and it begins by itself."""

from __future__ import annotations

from meetinghouse.bots.base import usual_level
from meetinghouse.server.table import commands
from meetinghouse.server.table import entries as e
from meetinghouse.server.table.core import Core
from meetinghouse.server.wire.shapes import Occupant, Rung, Status


def _gathers(core: Core) -> bool:
    return core.settings.quick > 0 and core.status == Status.LOBBY


def _here(core: Core) -> list[int]:
    """Seats of people who have come to the table and are still there."""
    return [seat for seat in core.people() if core.chairs[seat].ready and core.chairs[seat].rung == Rung.HERE]


def arrived(core: Core, seat: int) -> list[e.Entry]:
    """Somebody who sat down has come to the table: they are ready, there is nothing to arrange."""
    return [e.Readied(seat, True)] if _gathers(core) and not core.chairs[seat].ready else []


def begin(core: Core, at: int) -> list[e.Entry]:
    """The deal, as soon as the table is full or its time is over. Who has not come, or is gone, gives up the seat."""
    if not _gathers(core):
        return []
    here = _here(core)
    if not here or (len(here) < core.settings.seats and at < core.settings.quick):
        return []
    gone = [e.Left(seat) for seat in core.people() if seat not in here]
    level = usual_level(core.settings.game)
    free = [seat for seat, chair in enumerate(core.chairs) if seat not in here and chair.kind != Occupant.BOT]
    return [*gone, *(e.Botted(seat, level) for seat in free), *commands.deal(core)]


def due(core: Core) -> int | None:
    """When a table that gathers begins at the latest; None: nobody is there to begin with."""
    return core.settings.quick if _gathers(core) and _here(core) else None
