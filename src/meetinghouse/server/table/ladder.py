"""What happens to the seat of somebody who drops out: a ladder, so that no game ever dies.

here -> grace (shown to all, with its end) -> default (silence counts as an answer) -> bot (plays from the seat's
own view). A person who comes back is `here` at once. Somebody who sits at the screen but lets open decisions pass is
replaced as well.
"""

from collections.abc import Container
from typing import Any

from meetinghouse.bots.base import usual_level
from meetinghouse.server.settings import Settings
from meetinghouse.server.table import commands, votes
from meetinghouse.server.table import entries as e
from meetinghouse.server.table.clock import is_held
from meetinghouse.server.table.core import Core
from meetinghouse.server.wire.shapes import Occupant, Rung, Status


def dropped(core: Core, seat: int, at: int, settings: Settings) -> list[e.Entry]:
    chair = core.chairs[seat]
    if chair.kind != Occupant.PERSON or chair.remote or chair.rung != Rung.HERE:
        return []
    if core.status == Status.LOBBY:
        return [e.Rose(seat, Rung.GRACE, at + int(settings.lobby_grace * 1000))]
    if not core.playing or core.settings.pace == "slow":
        return []
    return [e.Rose(seat, Rung.GRACE, at + int(settings.grace * 1000))]


def returned(core: Core, seat: int) -> list[e.Entry]:
    chair = core.chairs[seat]
    if chair.kind != Occupant.PERSON or (chair.rung == Rung.HERE and not chair.remote):
        return []
    if core.status == Status.UNSUPPORTED:
        return []
    back = [e.Hosted(seat)] if core.owner == seat and core.host != seat else []
    return [e.Rose(seat, Rung.HERE), *back]


def reconnected(core: Core, sockets: Container[int]) -> list[int]:
    """Seats that count as dropped although they have a socket here. A phone whose line breaks often has its new socket
    before the old one is lost, on this node or on another; both orders are counted here."""
    if core.status is Status.UNSUPPORTED:
        return []
    return [seat for seat, chair in enumerate(core.chairs) if chair.rung is Rung.GRACE and seat in sockets]


def tick(core: Core, at: int, settings: Settings) -> list[e.Entry]:
    if core.status is Status.UNSUPPORTED:
        return []
    made: list[e.Entry] = []
    gone: set[int] = set()
    for seat, chair in enumerate(core.chairs):
        if chair.rung is Rung.HERE and chair.missed < settings.misses:
            continue  # nearly always
        if chair.kind != Occupant.PERSON or chair.remote:
            continue
        if chair.rung in (Rung.GRACE, Rung.DEFAULT) and chair.until is not None and at >= chair.until:
            if not core.playing:
                made.append(e.Rose(seat, Rung.DEFAULT))
            elif chair.rung == Rung.GRACE:
                made.append(e.Rose(seat, Rung.DEFAULT, at + int(settings.grace * 1000)))
            else:
                made.append(e.Rose(seat, Rung.BOT))
            gone.add(seat)
        elif chair.rung in (Rung.DEFAULT, Rung.BOT):
            gone.add(seat)
        elif core.playing and chair.rung == Rung.HERE and chair.missed >= settings.misses:
            made.append(e.Rose(seat, Rung.BOT))
            gone.add(seat)
    made += _begin(core, at)
    made += _host(core, gone)
    made += votes.due(core, at)
    clock = core.clock
    if gone or core.reading or 0 < clock.earliest <= at or (clock.deadline is not None and at >= clock.deadline):
        made += _ring(core, at)
    return made


def _host(core: Core, gone: set[int]) -> list[e.Entry]:
    """Make the next person who is here host, if the host is gone."""
    if core.host is None or core.host not in gone:
        return []
    seats = core.people()
    after = [s for s in seats if s > core.host] + [s for s in seats if s < core.host]
    heir = next((s for s in after if s not in gone and core.chairs[s].rung == Rung.HERE), None)
    return [] if heir is None else [e.Hosted(heir)]


def _ring(core: Core, at: int) -> list[e.Entry]:
    """Close the decision when its clock has run out, or when only seats are missing whose silence counts."""
    decision = core.decision()
    if decision is None or core.pause is not None:
        return []
    if core.reading:
        return [e.Begun()] if core.reading_until is not None and at >= core.reading_until else []
    if core.clock.deadline is not None and at >= core.clock.deadline:
        return [e.Rang(decision["id"])]
    if not core.clock.full and at >= core.clock.earliest and _only_the_silent(core, decision):
        return [e.Rang(decision["id"], early=not core.owing())]
    return []


def _only_the_silent(core: Core, decision: dict[str, Any]) -> bool:
    """Whether the table waits only for seats whose silence counts; in a secret stage that may be none."""
    owing = core.owing()
    return (bool(owing) or is_held(decision)) and all(core.chairs[s].rung == Rung.DEFAULT for s in owing)


def next_due(core: Core) -> int | None:
    """When `tick` has something to do next; 0: now."""
    times = []
    if core.playing and core.pause is None and core.clock.deadline is not None:
        times.append(core.clock.deadline)
    times += [ballot.until for ballot in core.ballots()]
    decision = core.decision()
    if decision is not None and core.pause is None and core.clock.earliest and _only_the_silent(core, decision):
        times.append(core.clock.earliest)
    if _gathers(core) and _here(core):
        times.append(core.settings.quick)
    if core.reading_until is not None and core.pause is None:
        times.append(core.reading_until)
    if core.status in (Status.LOBBY, Status.PLAYING):
        for chair in core.chairs:
            if chair.until is not None and chair.kind == Occupant.PERSON and chair.rung in (Rung.GRACE, Rung.DEFAULT):
                times.append(chair.until)
    return min(times, default=None)


# ---- a table of Play now before its game: strangers sit down, nobody is host, and it begins by itself ---------------


def _gathers(core: Core) -> bool:
    return core.settings.quick > 0 and core.status == Status.LOBBY


def _here(core: Core) -> list[int]:
    """Seats of people who have come to the table and are still there."""
    return [seat for seat in core.people() if core.chairs[seat].ready and core.chairs[seat].rung == Rung.HERE]


def arrived(core: Core, seat: int) -> list[e.Entry]:
    """Somebody who sat down has come to the table: they are ready, since there is nothing to arrange."""
    return [e.Readied(seat, True)] if _gathers(core) and not core.chairs[seat].ready else []


def _begin(core: Core, at: int) -> list[e.Entry]:
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
