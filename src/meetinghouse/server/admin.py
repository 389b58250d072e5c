"""`meetinghouse admin`: look after the tables in a database, with the server running or not; read what people reported,
and keep people out."""

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from meetinghouse.server import backups
from meetinghouse.server.hall import bans, results, timekeeping, tokens
from meetinghouse.server.hall.listing import listed, repair
from meetinghouse.server.push import keys
from meetinghouse.server.settings import Settings, from_environment
from meetinghouse.server.store import Ban, Store, StoreDown
from meetinghouse.server.store.opening import open_store
from meetinghouse.server.store.sql import SqlStore
from meetinghouse.server.table import entries as e
from meetinghouse.server.table import replays
from meetinghouse.server.table.core import Core
from meetinghouse.server.table.folding import fold
from meetinghouse.server.wire.refusals import Refusal
from meetinghouse.server.wire.shapes import Status
from meetinghouse.words import Words

Run = Callable[[SqlStore, argparse.Namespace, Settings], Awaitable[int]]
HOUR = 3600 * 1000
DAY = 24 * HOUR


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
    commands = {"": parser.add_subparsers(required=True, metavar="COMMAND")}
    for name, (run, positional, options) in _COMMANDS.items():
        above, _, own = name.rpartition(" ")
        about = words.say(f"server-admin-{name.replace(' ', '-')}")
        declared = commands[above].add_parser(own, help=about, description=about)
        declared.set_defaults(run=run)
        for argument in positional:
            declared.add_argument(argument)
        for option, more in options.items():
            entry = f"server-admin-arg-{option.removeprefix('--')}"
            declared.add_argument(option, help=words.say(entry) if words.has(entry) else None, **more)
        if name == "reports":
            commands[name] = declared.add_subparsers(metavar="DEED")
    return parser


def out(text: str) -> None:
    sys.stdout.write(text + "\n")


def day(at: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at / 1000))


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
    """The store was brought up to date when it was opened."""
    return 0


# ---- reports and bans ----------------------------------------------------------------------------------------------


async def _reports(store: Store, given: argparse.Namespace, settings: Settings) -> int:
    found = await store.moderation.reports(closed=given.all)
    if given.json:
        out(json.dumps([{**asdict(report), "lines": json.loads(report.lines)} for report in found]))
        return 0
    for report in found:
        state = "closed" if report.closed else "open"
        out(f"{report.id}  {state:<6} {day(report.at)} {report.table_id} {report.why:<9} {report.name}")
    return 0


async def _show(store: Store, given: argparse.Namespace, settings: Settings) -> int:
    report = await store.moderation.find(given.report)
    if report is None:
        raise Refusal("no_such_report")
    shown = {**asdict(report), "lines": json.loads(report.lines)}
    shown["at"], shown["closed"] = day(report.at), day(report.closed) if report.closed else ""
    out(json.dumps(shown, indent=2, ensure_ascii=False))
    return 0


async def _close_report(store: Store, given: argparse.Namespace, settings: Settings) -> int:
    if not await store.moderation.close(given.report, timekeeping.wall(), given.note):
        raise Refusal("no_such_report")
    return 0


async def _ban(store: Store, given: argparse.Namespace, settings: Settings) -> int:
    who = bans.target(given.who)
    if who is None or given.hours <= 0:
        raise Refusal("bad_ban")
    now = timekeeping.wall()
    until = now + int(given.hours * HOUR)
    await store.moderation.ban(Ban(who, until, now, given.why))
    out(who)
    for report in await store.moderation.reports(closed=True):  # a person: nobody new comes from where they were seen
        for address in report.addresses.split() if report.person == who else ():
            near = Ban(bans.NEAR + address, min(until, now + bans.NEAR_TIME), now, f"= {who}")
            await store.moderation.ban(near)
            out(near.who)
    return 0


async def _unban(store: Store, given: argparse.Namespace, settings: Settings) -> int:
    who = bans.target(given.who) or given.who
    if not await store.moderation.unban(who):
        raise Refusal("not_banned")
    for ban in await store.moderation.bans(timekeeping.wall()):  # what followed from it
        if ban.why == f"= {who}":
            await store.moderation.unban(ban.who)
    return 0


async def _bans(store: Store, given: argparse.Namespace, settings: Settings) -> int:
    for ban in await store.moderation.bans(timekeeping.wall()):
        out(f"{ban.who:<40} {day(ban.until)}  {ban.why}")
    return 0


# ---- copies --------------------------------------------------------------------------------------------------------


async def _backup(store: SqlStore, given: argparse.Namespace, settings: Settings) -> int:
    return _copied(given, await backups.backup(store, Path(given.file)))


async def _restore(store: SqlStore, given: argparse.Namespace, settings: Settings) -> int:
    return _copied(given, await backups.restore(store, Path(given.file)))


def _copied(given: argparse.Namespace, found: backups.Copied) -> int:
    out(given.words.say("server-admin-copied", tables=found.tables, commits=found.commits))
    return 0


_SWITCH: dict[str, Any] = {"action": "store_true"}
_PATH: dict[str, Any] = {"type": Path}
# What runs each command, what it is given in order, and its options; words under `server-admin-<command>` and (some)
# `server-admin-arg-<option>`.
_COMMANDS: dict[str, tuple[Run | None, tuple[str, ...], dict[str, dict[str, Any]]]] = {
    "list": (
        _list,
        (),
        {"--status": {"default": "", "choices": ("", "lobby", "playing", "ended", "closed")}, "--json": _SWITCH},
    ),
    "close": (_close, ("table",), {}),
    "export": (_export, ("table",), {"--log": _SWITCH, "--to": _PATH}),
    "prune": (
        _prune,
        (),
        {
            "--days": {"type": int},
            "--abandoned": _SWITCH,
            "--archive": _PATH,
            "--yes": _SWITCH,
            "--trust-clock": _SWITCH,
        },
    ),
    "push-key": (None, (), {}),
    "repair": (_repair, (), {}),
    "migrate": (_migrate, (), {}),
    "reports": (_reports, (), {"--all": _SWITCH, "--json": _SWITCH}),
    "reports show": (_show, ("report",), {}),
    "reports close": (_close_report, ("report",), {"--note": {"default": ""}}),
    "ban": (_ban, ("who",), {"--hours": {"type": float, "default": 24.0}, "--why": {"default": ""}}),
    "unban": (_unban, ("who",), {}),
    "bans": (_bans, (), {}),
    "backup": (_backup, ("file",), {}),
    "restore": (_restore, ("file",), {}),
}
