"""`meetinghouse admin`: look after the tables in a database, with the server running or not."""

import argparse
import asyncio
import json
import sys
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

from meetinghouse.server import backups, moderating
from meetinghouse.server.hall import results, timekeeping, tokens
from meetinghouse.server.hall.listing import listed, repair
from meetinghouse.server.moderating import Run, command, day, out
from meetinghouse.server.push import keys
from meetinghouse.server.settings import Settings, from_environment
from meetinghouse.server.store import Store, StoreDown
from meetinghouse.server.store.opening import open_store
from meetinghouse.server.table import entries as e
from meetinghouse.server.table import replays
from meetinghouse.server.table.core import Core
from meetinghouse.server.table.folding import fold
from meetinghouse.server.wire.refusals import Refusal
from meetinghouse.server.wire.shapes import Status
from meetinghouse.words import Words

DAY = 24 * 3600 * 1000


def main(
    argv: list[str], words: Words | None = None, kind: Callable[..., argparse.ArgumentParser] = argparse.ArgumentParser
) -> int:
    """Run one command; returns a process's exit code. What is said is said in `words`, the help by such a parser."""
    words = words or Words()
    given = _parser(words, kind).parse_args(argv)
    if given.run is None:
        sys.stdout.write(keys.new() + "\n")
        return 0
    settings = from_environment()
    if given.database:
        settings = settings.with_(database=given.database)
    given.words = words
    try:
        return asyncio.run(_with_store(settings, given.run, given))
    except Refusal as no:
        sys.stderr.write(given.words.say(no.key) + "\n")
        return 1
    except StoreDown as error:
        sys.stderr.write(f"{given.words.say('server-refused-unavailable')} ({error})\n")
        return 1


def _parser(words: Words, kind: Callable[..., argparse.ArgumentParser]) -> argparse.ArgumentParser:
    parser = kind(prog="meetinghouse admin", description=words.say("cli-about-admin"))
    parser.add_argument("--database", default="", help=words.say("server-admin-arg-database"))
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    show = command(commands, words, "list", _list)
    show.add_argument("--status", default="", choices=("", "lobby", "playing", "ended", "closed"))
    show.add_argument("--json", action="store_true")
    command(commands, words, "close", _close, "table")
    export = command(commands, words, "export", _export, "table")
    export.add_argument("--log", action="store_true")
    export.add_argument("--to", type=Path, default=None)
    prune = command(commands, words, "prune", _prune)
    prune.add_argument("--days", type=int, default=None)
    prune.add_argument("--abandoned", action="store_true", help=words.say("server-admin-arg-abandoned"))
    prune.add_argument("--archive", type=Path, default=None, help=words.say("server-admin-arg-archive"))
    prune.add_argument("--yes", action="store_true", help=words.say("server-admin-arg-yes"))
    prune.add_argument("--trust-clock", action="store_true", help=words.say("server-admin-arg-trust-clock"))
    command(commands, words, "push-key", None)
    command(commands, words, "repair", _repair)
    command(commands, words, "migrate", _migrate)
    moderating.add_commands(commands, words)
    backups.add_commands(commands, words)
    return parser


async def _with_store(settings: Settings, run: Run, given: argparse.Namespace) -> int:
    store = await open_store(settings.database_url(), f"admin-{tokens.table_id()}")
    try:
        return await run(store, given, settings)
    finally:
        await store.close()


async def _list(store: Store, given: argparse.Namespace, settings: Settings) -> int:
    lines = await store.directory.all(given.status)
    if given.json:
        out(json.dumps([asdict(line) for line in lines]))
        return 0
    for line in lines:
        about = f"{line.game:<10} {line.rules_version:<5} {line.status:<8} {line.taken}/{line.seats} {line.pace:<9}"
        out(f"{line.id}  {about} {day(line.touched)}")
    return 0


async def _core(store: Store, table: str) -> Core:
    rows = await store.read(tokens.typed(table))
    if not rows:
        raise Refusal("no_such_table")
    return fold(tokens.typed(table), rows)


async def _close(store: Store, given: argparse.Namespace, settings: Settings) -> int:
    """Write one more commit; a running server sees the conflict and reloads."""
    while True:
        core = await _core(store, given.table)
        if core.status not in (Status.LOBBY, Status.PLAYING):
            return 0
        entry = e.Broken(-1)
        at = max(core.at, timekeeping.wall())
        core.apply(entry, at)
        if await store.append(core.id, core.n + 1, at, e.encode([entry])):
            core.n += 1
            await store.directory.put([listed(core)])
            return 0


async def _export(store: Store, given: argparse.Namespace, settings: Settings) -> int:
    rows = await store.read(tokens.typed(given.table))
    core = await _core(store, given.table)
    if given.log:
        text = "".join(json.dumps({"n": r.n, "at": r.at, "entries": json.loads(r.body)}) + "\n" for r in rows)
    elif core.play is None and not core.lines:
        raise Refusal("not_playing")
    else:
        text = replays.record(core)
    if given.to is None:
        sys.stdout.write(text)
    else:
        given.to.write_text(text, encoding="utf-8")
    return 0


async def _prune(store: Store, given: argparse.Namespace, settings: Settings) -> int:
    """The log says when something last happened and whether a game is going on; the directory is not asked."""
    days = settings.keep_days if given.days is None else given.days
    limit = timekeeping.wall() - days * DAY
    if given.yes and not given.trust_clock and await timekeeping.jumped(store):
        raise Refusal("clock_doubtful")
    ages = await timekeeping.ages(store)
    going: dict[str, int] = {}
    reported = {report.table_id for report in await store.moderation.reports()}
    for table, end in (await store.ends()).items():
        if ages.get(table, end.at) >= limit or table in reported:  # the log of a reported table is evidence
            continue
        core = fold(table, await store.read(table))
        playing = core.playing or (core.status == Status.UNSUPPORTED and not core.over)
        if core.n != end.n or (playing and not given.abandoned):
            continue
        going[table] = end.n
        out(table)
        if given.yes and given.archive is not None and (core.play is not None or core.lines):
            given.archive.mkdir(parents=True, exist_ok=True)
            (given.archive / f"{core.settings.game}-{table}.jsonl").write_text(replays.record(core), encoding="utf-8")
    if given.yes and going:
        kept = going.keys() - await store.delete(going)
        for table in sorted(kept):
            sys.stderr.write(given.words.say("server-admin-kept", table=table) + "\n")
    return 0


async def _repair(store: Store, given: argparse.Namespace, settings: Settings) -> int:
    late = await results.repair(store) if settings.people == "full" else 0
    out(str(await repair(store) + late))
    return 0


async def _migrate(store: Store, given: argparse.Namespace, settings: Settings) -> int:
    return 0
