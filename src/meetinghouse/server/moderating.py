"""`meetinghouse admin reports | ban | unban | bans`: what people reported, and whom the operator keeps out."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from typing import TYPE_CHECKING

from meetinghouse.server.hall import bans, timekeeping
from meetinghouse.server.settings import Settings
from meetinghouse.server.store import Ban, Store
from meetinghouse.server.store.sql import SqlStore
from meetinghouse.server.wire.refusals import Refusal
from meetinghouse.words import Words

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

Run = Callable[[SqlStore, argparse.Namespace, Settings], Awaitable[int]]
HOUR = 3600 * 1000


def command(
    commands: Commands, words: Words, name: str, run: Run | None, *positional: str, of: str = ""
) -> argparse.ArgumentParser:
    """Declare one command of the operator, and what it is given in order; the caller adds its options."""
    about = words.say(f"server-admin-{of}{name}")
    parser = commands.add_parser(name, help=about, description=about)
    for argument in positional:
        parser.add_argument(argument)
    parser.set_defaults(run=run)
    return parser


def add_commands(commands: Commands, words: Words) -> None:
    reports = command(commands, words, "reports", _reports)
    reports.add_argument("--all", action="store_true")
    reports.add_argument("--json", action="store_true")
    deeds = reports.add_subparsers(metavar="DEED")
    command(deeds, words, "show", _show, "report", of="reports-")
    command(deeds, words, "close", _close, "report", of="reports-").add_argument("--note", default="")
    ban = command(commands, words, "ban", _ban, "who")
    ban.add_argument("--hours", type=float, default=24.0)
    ban.add_argument("--why", default="")
    command(commands, words, "unban", _unban, "who")
    command(commands, words, "bans", _bans)


def out(text: str) -> None:
    sys.stdout.write(text + "\n")


def day(at: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at / 1000))


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


async def _close(store: Store, given: argparse.Namespace, settings: Settings) -> int:
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
