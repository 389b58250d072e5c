"""What is left of a finished game: its record, replay, story, analysis and proof."""

import asyncio
from typing import Annotated

from msgspec import Meta

from meetinghouse.server.bots.analyses import has_analysis
from meetinghouse.server.hall import opening, records, tokens
from meetinghouse.server.http import callers
from meetinghouse.server.http.answers_tables import InviteKey, TableId, opened
from meetinghouse.server.http.asking import Answers, HttpReply
from meetinghouse.server.http.callers import Asker
from meetinghouse.server.table import replays
from meetinghouse.server.table.commands import other_rules
from meetinghouse.server.table.core import Core
from meetinghouse.server.table.folding import Look
from meetinghouse.server.wire import http as wire_http
from meetinghouse.server.wire.refusals import Refusal

REPLAY_COST = 15  # requests that a look at a finished game counts for
NDJSON = "application/x-ndjson"
MOST_RECORD = 393_216  # bytes of a record that is brought, its quotes escaped

AFTER = Answers()


async def _finished(asker: Asker, table: str, key: str, look: Look | None = None) -> Core:
    async with asker.hall.replaying:  # a game is played again: one at a time, so that tables hardly notice
        core = await asker.hall.read(tokens.typed(table), look)
    callers.may_look(core, asker, key)
    if not core.over or (core.play is None and not core.lines):  # the record of a running game holds its secrets
        raise Refusal("not_over", status=409)
    return core


async def _played(asker: Asker, table: str, key: str, look: Look) -> Core:
    """A finished game that can still be played again: not by rules that have changed since."""
    core = await _finished(asker, table, key, look)
    if core.play is None:
        raise other_rules(core)
    return core


@AFTER.get("/api/tables/{table}/record", summary="The record of a finished game", pays=REPLAY_COST, media=NDJSON)
async def record(asker: Asker, table: TableId, key: InviteKey = "") -> HttpReply[str]:
    """JSON Lines, for `POST /api/records` here or elsewhere, `meetinghouse replay` and `meetinghouse verify`."""
    core = await _finished(asker, table, key)
    text = await asyncio.to_thread(replays.named_record, core)
    name = f"{core.settings.game}-{core.id}.jsonl"
    return HttpReply(text, media=NDJSON, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@AFTER.get("/api/tables/{table}/replay", summary="A finished game step by step", pays=REPLAY_COST)
async def replay(
    asker: Asker,
    table: TableId,
    key: InviteKey = "",
    eyes: Annotated[str, Meta(description="a seat, `watch` or `open`", max_length=5)] = "open",
    first: Annotated[int, Meta(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Meta(ge=1, le=2000)] = 200,
) -> wire_http.Replay:
    """Frames as one seat, a watcher or open eyes saw them."""
    page = replays.ReplayPage(eyes, first, count)
    return page.made(await _played(asker, table, key, page.look))


@AFTER.get("/api/tables/{table}/story", summary="What turned a finished game", pays=REPLAY_COST)
async def story(asker: Asker, table: TableId, key: InviteKey = "") -> wire_http.Story:
    """Turning points, suspicions, who was fooled, scores and a chart: everything is open now."""
    told = replays.StoryFold()
    return told.made(await _played(asker, table, key, told.look))


@AFTER.get("/api/tables/{table}/analysis", summary="Chances over time, and what might have been", pays=REPLAY_COST)
async def analysis(asker: Asker, table: TableId, key: InviteKey = "") -> wire_http.Analysed:
    """Made in the background by the bots' workers, from the record of the finished game. Some games have none."""
    core = await _finished(asker, table, key)
    if core.play is None:
        raise other_rules(core)
    if core.play.match.outcome is None:
        raise Refusal("not_over", status=409)
    if not has_analysis(core):
        return wire_http.Analysed(ready=True)
    return wire_http.Analysed(*await asker.hall.analyses.get(core))


@AFTER.get("/api/tables/{table}/verify", summary="Was the deal honest?", pays=REPLAY_COST)
async def verify(asker: Asker, table: TableId, key: InviteKey = "") -> wire_http.Checked:
    """The server's own check; do not trust it, run `meetinghouse verify` on the record."""
    core = await _finished(asker, table, key)
    return await asyncio.to_thread(replays.checked, core)


@AFTER.post("/api/tables/{table}/on", summary="Play on from a moment of a finished game", pays=REPLAY_COST)
async def play_on(asker: Asker, table: TableId, data: wire_http.PlayOn, key: InviteKey = "") -> wire_http.Opened:
    """A new table with the position of that moment: alone with bots, or as a lobby for others in the room. What lay
    hidden lies as it lay; chance is new from there on. The tokens in the reply are sent once."""
    core = await _finished(asker, table, key)
    asker.hall.open_for(asker.address)
    await asker.hall.people.admit(asker.person, asker.address)
    async with asker.hall.replaying:
        return opened(*await opening.play_on(asker.hall, core, data, asker.person))


@AFTER.post("/api/records", summary="Open a record again", pays=REPLAY_COST, most=MOST_RECORD)
async def bring_record(asker: Asker, data: wire_http.BringRecord) -> wire_http.Brought:
    """A finished game from anybody's file: honestly dealt, by today's rules. It is kept like a table that was
    played here, with the names that stand in the file, and nobody sits there."""
    asker.hall.open_for(asker.address)
    core, host = await records.bring(asker.hall, data.text)
    return wire_http.Brought(core.id, core.key, host, core.settings.game)
