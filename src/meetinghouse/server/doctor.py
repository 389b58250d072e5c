"""`meetinghouse doctor`: looks at everything a server needs on this machine, and changes nothing."""

import asyncio
import shutil
import socket
import time
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from meetinghouse import resources
from meetinghouse.server.hall import timekeeping
from meetinghouse.server.push import keys
from meetinghouse.server.settings import Settings
from meetinghouse.server.store.base import SECONDS
from meetinghouse.server.store.migrate import HEAD
from meetinghouse.server.store.opening import look

FEW_FILES = 4096
LITTLE_DISK = 500  # megabytes
CLOCK_SECONDS = 2.0
LOOPBACK = ("127.0.0.1", "localhost", "::1")


class State(StrEnum):
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
    try:
        async with asyncio.timeout(SECONDS * 2):
            found = await look(url)
    except Exception as error:  # the operator needs to read any error of the driver
        return [Finding(State.WRONG, "database-away", {"problem": f"{type(error).__name__}: {error}"})]
    if found.problem:
        return [Finding(State.WRONG, "database-corrupt", {"problem": found.problem})]
    told: list[Finding] = []
    if found.clock is not None and abs(off := found.clock - time.time()) > CLOCK_SECONDS:
        told.append(Finding(State.DOUBTFUL, "clock-off", {"n": round(abs(off))}))
    if (behind := max(found.newest, timekeeping.of_files()) - timekeeping.wall()) > timekeeping.DOUBT:
        told.append(Finding(State.WRONG, "clock-behind", {"n": behind // 60_000}))
    if found.version is None:
        return [*told, Finding(State.WELL, "database-empty", {})]
    version: dict[str, str | int | float] = {"version": f"{found.version:04}"}
    if found.version == HEAD:
        return [*told, Finding(State.WELL, "database", version)]
    if found.version < HEAD:
        return [*told, Finding(State.DOUBTFUL, "database-old", {**version, "head": f"{HEAD:04}"})]
    return [*told, Finding(State.WRONG, "database-newer", version)]


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
