"""`meetinghouse admin backup | restore`: a copy of everything in one SQLite file, made while people play.

A table is the fold of its log, and a log only grows: a prefix of every log is a whole copy, even if more is written
meanwhile. The directory is not copied, since it is built from the logs. What was written is read back and compared.
"""

import shutil
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from meetinghouse.server.hall.listing import repair
from meetinghouse.server.store import Row
from meetinghouse.server.store.opening import open_store
from meetinghouse.server.store.sql import SqlStore
from meetinghouse.server.store.sqlite import one_file
from meetinghouse.server.table import entries as e
from meetinghouse.server.wire.refusals import Refusal

AT_ONCE = 500  # commits written in one transaction
_Written = tuple[str, int, int, bytes]


class Copied(NamedTuple):
    tables: int
    commits: int


async def backup(store: SqlStore, path: Path) -> Copied:
    """Copy everything into a new file, which has its name only when all of it was read back."""
    if path.exists():
        raise Refusal("file_exists")
    unfinished = path.with_name(path.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    copy = await open_store(f"sqlite:///{unfinished}", "backup")
    try:
        found = await copied(store, copy)
    finally:
        await copy.close()
    one_file(str(unfinished))
    unfinished.replace(path)
    return found


async def restore(store: SqlStore, path: Path) -> Copied:
    """Copy a file into an empty database; what is there is never written over."""
    if not path.is_file():
        raise Refusal("no_such_file")
    if await store.ends():
        raise Refusal("not_empty")
    with tempfile.TemporaryDirectory() as folder:  # the file itself is not touched, nor brought up to date
        shutil.copy(path, f"{folder}/copy")
        copy = await open_store(f"sqlite:///{folder}/copy", "restore")
        try:
            found = await copied(copy, store)
        finally:
            await copy.close()
    await repair(store)
    return found


async def copied(source: SqlStore, target: SqlStore) -> Copied:
    """Copy logs, reports, bans, sittings, people and codes, read all back, and compare; else raises Refusal."""
    done: set[str] = set()
    while new := sorted((await source.ends()).keys() - done):  # tables that were opened meanwhile, rematches say
        done.update(new)
        batch: list[_Written] = []
        async for rows in _rows(source, new):
            batch += rows
            while len(batch) >= AT_ONCE:
                await target.load(batch[:AT_ONCE])
                del batch[:AT_ONCE]
        await target.load(batch)
    for report in await source.moderation.reports(closed=True):
        await target.moderation.report(report)
    for ban in await source.moderation.bans(0):
        await target.moderation.ban(ban)
    for person, table in await source.ask("select person, table_id from sittings"):
        await target.directory.seated(person, table)
    await source.people.copy_to(target.people)
    for code, table, mark in await source.ask("select code, table_id, mark from codes"):
        await target.directory.take_code(code, table, mark, "")
    commits = 0
    ends = await target.ends()
    for table, end in ends.items():
        commits += compared(await source.read(table), await target.read(table), end.n)
    return Copied(len(ends), commits)


async def _rows(source: SqlStore, tables: list[str]) -> AsyncIterator[list[_Written]]:
    for table in tables:
        yield [(table, *row) for row in await source.read(table)]  # none: it was deleted meanwhile


def compared(here: list[Row], there: list[Row], end: int) -> int:
    """How many commits a copied log has; raises Refusal for one that is not the beginning of the original."""
    if [row.n for row in there] != list(range(1, end + 1)) or (here and here[: len(there)] != there):
        raise Refusal("bad_copy")
    try:
        for row in there:
            e.decode(row.body)
    except msgspec.MsgspecError:
        raise Refusal("bad_copy") from None
    return len(there)
