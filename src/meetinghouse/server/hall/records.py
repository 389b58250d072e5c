"""A record that somebody brings as a file is a finished table again: replay, story and analysis open as any other's.

The log gets the entries that would have led to the record, so that nothing else has to know where a game came from.
"""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import meetinghouse as mh
from meetinghouse.bots.base import usual_level
from meetinghouse.engine import branch as branches
from meetinghouse.engine import record
from meetinghouse.engine.walk import Given
from meetinghouse.server.hall import tokens
from meetinghouse.server.hall.opening import add, create
from meetinghouse.server.table import entries as e
from meetinghouse.server.table import names
from meetinghouse.server.table.core import Core
from meetinghouse.server.table.play import find_spec
from meetinghouse.server.wire.refusals import Refusal
from meetinghouse.server.wire.shapes import MOST_NAME

if TYPE_CHECKING:
    from meetinghouse.server.hall.hall import Hall


async def bring(hall: "Hall", text: str) -> tuple[Core, str]:
    """The table of a record, and its host's token; raises Refusal. Another process plays it through first."""
    if hall.settings.drain:
        raise Refusal("draining", status=503)
    found = await hall.card_checks.record(text)
    if found.wrong:
        raise Refusal("bad-record", found.wrong, found.args)
    await hall.card_checks.admit(found.game, found.options)
    host, now = tokens.token(), hall.now()
    async with hall.replaying:
        core, made = await asyncio.to_thread(_again, text, tokens.hashed(host), now)
    while not await create(hall, core, made, now):
        core.id = tokens.table_id()
    return core, host


def _again(text: str, host_hash: str, at: int) -> tuple[Core, list[e.Entry]]:
    """A record that was found good, as a table and its first and only commit."""
    got = record.read(text)
    head, end = got.head, got.end
    assert end is not None
    settings = e.StoredSettings(head["game"], head["seats"], head["options"], "untimed")
    core, made = Core(tokens.table_id()), list[e.Entry]()
    add(core, made, e.TableOpened(settings, find_spec(settings.game).rules_version, tokens.invite_key(), host_hash), at)
    inputs = got.inputs
    if got.origins:
        taken = got.origins[-1]["inputs"]
        past = branches.cut(mh.replay(text).record_lines(0), taken)
        add(core, made, e.Branched(tuple(got.origins), tuple(past)), at)
        inputs = inputs[taken:]
    nobody = tokens.hashed(tokens.token())
    for seat, name in enumerate(_named(head.get("names"), settings.seats)):
        add(core, made, e.Sat(seat, name, nobody) if name else e.Botted(seat, usual_level(settings.game)), at)
    add(core, made, e.Started(end["key"], end["nonce"]), at)
    for given in inputs:
        add(core, made, e.Played(*given) if isinstance(given, Given) else e.Rang(given.ask), at)
    return core, made


def _named(given: object, seats: int) -> list[str]:
    """Who sat where; nobody unless the record says so for every seat. If it does, one without a name is a
    bot."""
    if not isinstance(given, list) or len(given) != seats:
        return []
    found: list[str] = []
    for name in given:
        shown = ""
        with suppress(Refusal):
            shown = names.clean(str(name)[: 4 * MOST_NAME])[:MOST_NAME]
        found.append(f"{shown[: MOST_NAME - 3]} {len(found) + 1}" if names.taken(shown, found) else shown)
    return found
