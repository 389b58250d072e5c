"""`meetinghouse doctor`: looks at everything a server needs on this machine, and changes nothing."""

from __future__ import annotations

import asyncio
import shutil
import socket
import time
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import sqlalchemy as sa
from alembic.script import ScriptDirectory

from meetinghouse import resources
from meetinghouse.server.push import keys
from meetinghouse.server.settings import Settings
from meetinghouse.server.store.directory import make_engine
from meetinghouse.server.store.down import SECONDS
from meetinghouse.server.store.migrate import config

FEW_FILES = 4096
LITTLE_DISK = 500  # megabytes
CLOCK_SECONDS = 2.0
LOOPBACK = ("127.0.0.1", "localhost", "::1")


class State(StrEnum):
    """How one thing is."""

    WELL = "well"
    DOUBTFUL = "doubtful"
    WRONG = "wrong"


class Finding(NamedTuple):
    """One thing that was looked at: words under `cli-doctor-<what>`, with the numbers in `args`."""

    state: State
    what: str
    args: dict[str, str | int | float]


def examine(settings: Settings, host: str, port: int) -> list[Finding]:
    """Everything, in the order in which it is told."""
    return [
        *asyncio.run(_database(settings.database_url())),
        _port(host, port),
        *([_port(*_address(settings.metrics))] if settings.metrics else []),
        *_disk(settings.database_url()),
        _files(),
        _proxy(settings, host),
        _push(settings),
        _client(),
    ]


async def _database(url: str) -> list[Finding]:
    if url.startswith("sqlite") and not Path(url.removeprefix("sqlite:///")).exists():
        return [Finding(State.WELL, "database-new", {"path": url.removeprefix("sqlite:///")})]
    engine = make_engine(url)
    found: list[Finding] = []
    try:
        async with asyncio.timeout(SECONDS * 2), engine.connect() as db:
            if db.dialect.name == "sqlite":
                problem = str((await db.execute(sa.text("pragma quick_check"))).scalar())
                if problem != "ok":
                    return [Finding(State.WRONG, "database-corrupt", {"problem": problem})]
            elif abs(off := float((await db.execute(_NOW)).scalar() or 0) - time.time()) > CLOCK_SECONDS:
                found.append(Finding(State.DOUBTFUL, "clock-off", {"n": round(abs(off))}))
            if not await db.run_sync(lambda c: sa.inspect(c).has_table("alembic_version")):
                return [*found, Finding(State.WELL, "database-empty", {})]
            now = str((await db.execute(sa.text("select version_num from alembic_version"))).scalar())
    except Exception as error:  # whatever the driver raises, it is what the operator needs to read
        return [Finding(State.WRONG, "database-away", {"problem": f"{type(error).__name__}: {error}"})]
    finally:
        await engine.dispose()
    script = ScriptDirectory.from_config(config())
    head = str(script.get_current_head())
    if now == head:
        return [*found, Finding(State.WELL, "database", {"version": now})]
    known = {revision.revision for revision in script.walk_revisions()}
    if now in known:
        return [*found, Finding(State.DOUBTFUL, "database-old", {"version": now, "head": head})]
    return [*found, Finding(State.WRONG, "database-newer", {"version": now})]


_NOW = sa.text("select extract(epoch from clock_timestamp())")


def _address(where: str) -> tuple[str, int]:
    host, _, port = where.rpartition(":")
    return host, int(port)


def _port(host: str, port: int) -> Finding:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind((host, port))
        except OSError:
            return Finding(State.DOUBTFUL, "port-taken", {"port": str(port)})
    return Finding(State.WELL, "port", {"port": str(port)})


def _disk(url: str) -> Iterator[Finding]:
    if url.startswith("sqlite"):
        free = shutil.disk_usage(Path(url.removeprefix("sqlite:///")).resolve().parent).free // 2**20
        state = State.WELL if free > LITTLE_DISK else State.WRONG
        yield Finding(state, "disk" if state == State.WELL else "disk-full", {"n": free})


def _files() -> Finding:
    try:
        import resource
    except ImportError:  # Windows, where sockets are not counted as files
        return Finding(State.WELL, "files", {"n": FEW_FILES})
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY or hard >= FEW_FILES:
        return Finding(State.WELL, "files", {"n": max(hard, FEW_FILES)})
    return Finding(State.DOUBTFUL, "files-few", {"n": hard})


def _proxy(settings: Settings, host: str) -> Finding:
    public = urlsplit(settings.public_url)
    if not settings.public_url:
        alone = host in LOOPBACK
        return Finding(State.WELL if alone else State.DOUBTFUL, "proxy-none" if alone else "proxy-missing", {})
    if public.scheme not in ("http", "https") or not public.hostname:
        return Finding(State.WRONG, "proxy-url", {"url": settings.public_url})
    if "*" in settings.trusted_proxies.split(",") and host not in LOOPBACK:
        return Finding(State.DOUBTFUL, "proxy-trusting", {})
    if public.scheme == "http" and public.hostname not in LOOPBACK:
        return Finding(State.DOUBTFUL, "proxy-plain", {"url": settings.public_url})
    return Finding(State.WELL, "proxy", {"url": settings.public_url})


def _push(settings: Settings) -> Finding:
    try:
        found = keys.find(settings)
    except ValueError as error:
        return Finding(State.WRONG, "push-key", {"problem": str(error)})
    if found is None:
        made = keys.place(settings) is not None
        return Finding(State.WELL if made else State.DOUBTFUL, "push-new" if made else "push-none", {})
    if not settings.push_contact and not settings.public_url.startswith("https"):
        return Finding(State.DOUBTFUL, "push-contact", {})
    return Finding(State.WELL, "push", {})


def _client() -> Finding:
    built = resources.web_client() is not None
    return Finding(State.WELL if built else State.DOUBTFUL, "client" if built else "client-missing", {})
