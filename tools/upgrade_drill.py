"""The upgrade drill: two versions on one database behind nginx, upgraded while people play. See docs/hosting.md.

    python tools/upgrade_drill.py [--old COMMIT] [--tables 6] [--sqlite] [--keep FOLDER]

It takes the old version's tree from git, gives it a virtual environment of its own and builds its page (all kept in
FOLDER, if one is named), starts a PostgreSQL (or takes one SQLite file for both), an old node and nginx with the file
we ship, and lets people play games by letter: with the old version's own client at its tables, with today's at the
others (`upgrade_crowd.py`). Then it does what docs/hosting.md says: a new node, the proxy's `older` lines, a restart of
the old node. All games are played to their end, lobbies from before the upgrade are started after it, the old tables'
pages are fetched with what they load, and what was acknowledged is looked for in the logs.
"""

from __future__ import annotations

import argparse
import asyncio
import collections
import contextlib
import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import asyncpg  # type: ignore[import-untyped]  # noqa: E402  # ships no types; after the path is set

import meetinghouse as mh  # noqa: E402  # after the path is set
from tests.server import postgres  # noqa: E402  # likewise
from tests.server.harness import free_port  # noqa: E402  # likewise

GAMES = tuple((game, min(spec.usual_seats, 5)) for game, spec in mh.games().items() if game != "standin")


def old_python(commit: str, folder: Path) -> tuple[Path, Path]:
    """The tree of a commit and a Python with what that version needs."""
    tree, venv = folder / "tree", folder / "venv"
    if not tree.exists():
        archive = folder / "tree.tar"
        subprocess.run(["git", "archive", "-o", str(archive), commit], cwd=ROOT, check=True)
        with tarfile.open(archive) as packed:
            packed.extractall(tree, filter="data")
    if not (venv / "ready").exists():
        subprocess.run([sys.executable, "-m", "venv", str(venv)], check=True)
        needs = [*(tree / "requirements" / "runtime.txt").read_text().split("\n"), "asyncpg"]
        lines = [line.partition(" ;")[0] for line in needs if line and not line.startswith(("matplotlib", "fonttools"))]
        pip = [str(venv / "bin" / "pip"), "install", "-q", "-c", str(tree / "requirements" / "constraints.txt")]
        subprocess.run([*pip, *lines], check=True)
        (venv / "ready").touch()
    if not (tree / "web" / "dist" / "index.html").exists():
        if not (tree / ".venv").exists():
            (tree / ".venv").symlink_to(venv)
        subprocess.run(["tools/build_web.sh"], cwd=tree, check=True, stdout=subprocess.DEVNULL)
    return tree, venv / "bin" / "python"


class Node:
    """One server process."""

    def __init__(self, name: str, python: Path | str, tree: Path, database: str, log: Path) -> None:
        """Not started yet."""
        self.name, self.python, self.tree, self.database, self.log = name, str(python), tree, database, log
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, *more: str) -> None:
        """Start it and wait until it is well."""
        words = ["-m", "meetinghouse", "serve", "--port", str(self.port), "--database", self.database]
        env = {
            **os.environ,
            "PYTHONPATH": str(self.tree / "src"),
            "MEETINGHOUSE_NODE": self.name,
            "MEETINGHOUSE_METRICS": "",
            "MEETINGHOUSE_SPEED": "200",
            "MEETINGHOUSE_READING": "0",
            "MEETINGHOUSE_STAGING": "0",
            "MEETINGHOUSE_ADDRESS_RATE": "10000",
            "MEETINGHOUSE_TABLES_PER_ADDRESS": "10000",
            "MEETINGHOUSE_RATE": "1000",
        }
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(
                [self.python, *words, *more], env=env, cwd=self.tree, stdout=out, stderr=out
            )
        wait_for(f"http://127.0.0.1:{self.port}/health")

    def stop(self) -> None:
        """SIGTERM, as an operator does."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(30)


def wait_for(url: str, seconds: float = 120) -> None:
    """Until an address answers 200."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(url, timeout=5):
                return
        except (OSError, urllib.error.URLError):
            time.sleep(0.1)
    raise RuntimeError(f"{url} does not answer")


class Nginx:
    """nginx with the file that we ship; only names and ports are put in."""

    def __init__(self, folder: Path) -> None:
        """Not started yet."""
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def write(self, today: int, older: int) -> None:
        """Which port the nodes of `nodes` and of `older` have."""
        text = (ROOT / "deploy" / "nginx.conf").read_text()
        first, second = text.split("upstream older", 1)
        lines = re.compile(r"(        server node1:1692 [^\n]*\n)        server node2:1692 [^\n]*\n")
        first = lines.sub(r"\1", first).replace("node1:1692", f"127.0.0.1:{today}")
        second = lines.sub(r"\1", second).replace("node1:1692", f"127.0.0.1:{older}")
        text = (first + "upstream older" + second).replace("listen 80;", f"listen 127.0.0.1:{self.port};")
        text = text.replace("/dev/stdout", str(self.folder / "access.log")).replace("worker_rlimit_nofile 65536;", "")
        (self.folder / "nginx.conf").write_text(f"pid {self.folder}/nginx.pid;\n" + text)

    def command(self, *more: str) -> list[str]:
        """The program with our file."""
        return ["nginx", "-p", str(self.folder), "-c", str(self.folder / "nginx.conf"), *more]

    def start(self) -> None:
        """In the foreground of a child of ours."""
        self.process = subprocess.Popen(
            self.command("-g", "daemon off;", "-e", str(self.folder / "error.log")), stderr=subprocess.DEVNULL
        )
        wait_for(f"http://127.0.0.1:{self.port}/health")

    def reload(self) -> None:
        """With the file as it is now; sockets that are open stay where they are."""
        subprocess.run(self.command("-s", "reload", "-e", str(self.folder / "error.log")), check=True)

    def stop(self) -> None:
        """At once."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(30)


class People:
    """The people of one version, in a process of its own; see `upgrade_crowd.py`."""

    def __init__(self, python: Path | str, tree: Path, url: str) -> None:
        """They start at once and wait for wishes."""
        words = [str(python), str(ROOT / "tools" / "upgrade_crowd.py"), url]
        env = {**os.environ, "PYTHONPATH": str(tree / "src")}
        self.process = subprocess.Popen(words, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    async def do(self, what: str, **more: Any) -> Any:
        """A wish, and what came of it."""
        return await asyncio.to_thread(self._do, {"do": what, **more})

    def _do(self, wish: dict[str, Any]) -> Any:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps(wish) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def stop(self) -> None:
        """Send them home."""
        self.process.kill()
        self.process.wait()


async def rows_of(database: str) -> list[tuple[str, int, bytes]]:
    """All logs as they lie in the database."""
    query = "select table_id, n, body from log order by table_id, n"
    if database.startswith("sqlite"):
        with contextlib.closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as file:
            return file.execute(query).fetchall()
    db = await asyncpg.connect(database)
    rows = [tuple(row) for row in await db.fetch(query)]
    await db.close()
    return rows


async def reckon(database: str, acknowledged: list[tuple[str, int, str]]) -> dict[str, int]:
    """What was acknowledged, against the logs."""
    done: collections.Counter[tuple[str, int, str]] = collections.Counter()
    numbers: dict[str, list[int]] = {}
    for table, n, body in await rows_of(database):
        numbers.setdefault(table, []).append(n)
        for entry in json.loads(body):
            if entry["e"] == "did":
                done[table, entry["seat"], entry["id"]] += 1
    return {
        "acknowledged": len(acknowledged),
        "lost": sum(done[table, seat, ident] == 0 for table, seat, ident in acknowledged),
        "twice": sum(count > 1 for count in done.values()),
        "gaps": sum(found != list(range(1, len(found) + 1)) for found in numbers.values()),
    }


def fetched(url: str, token: str = "") -> tuple[int, bytes]:
    """An answer and its status."""
    asked = urllib.request.Request(url, headers={"Authorization": f"Bearer {token}"} if token else {})
    try:
        with urllib.request.urlopen(asked, timeout=60) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.read()


def page(url: str, table: str) -> tuple[bytes, collections.Counter[int]]:
    """The page of a table, and how often what it loads was answered with which status."""
    _, text = fetched(f"{url}/t/{table}")
    parts = set(re.findall(rb'(?:src|href)="(/assets/[^"]+)"', text))
    return text, collections.Counter(fetched(url + part.decode())[0] for part in parts)


async def looked_back(url: str, tables: list[dict[str, Any]]) -> dict[str, int]:
    """What verification, record and replay of finished games answer."""
    found: collections.Counter[str] = collections.Counter()
    for table in tables:
        base, token = f"{url}/api/tables/{table['table']}", table["tokens"][0]
        _, verdict = await asyncio.to_thread(fetched, f"{base}/verify", token)
        found[f"honest {json.loads(verdict).get('honest')}"] += 1
        for what in ("record", "replay?count=1"):
            status, _ = await asyncio.to_thread(fetched, f"{base}/{what}", token)
            found[f"{what.partition('?')[0]} {status}"] += 1
    return dict(found)


async def opened(people: People, count: int) -> list[dict[str, Any]]:
    """Tables of all games in turn."""
    games = [GAMES[i % len(GAMES)] for i in range(count)]
    return [await people.do("open", game=game, seats=seats) for game, seats in games]


async def begun(people: People, tables: list[dict[str, Any]], seed: int) -> list[str]:
    """They start; by which rules."""
    return [(await people.do("begin", **table, seed=seed + 20 * i))["rules"] for i, table in enumerate(tables)]


async def hand_over(theirs: People, ours: People) -> int:
    """Until nobody plays with the old client: who is told to reload comes back with today's. How many did."""
    done: set[tuple[str, str]] = set()
    while True:
        seen = await theirs.do("look")
        for table, token in seen["reload"]:
            if (table, token) not in done:
                done.add((table, token))
                await ours.do("resume", table=table, token=token, seed=len(done))
        if not seen["left"]:
            return len(done)
        await asyncio.sleep(0.5)


async def drill(given: argparse.Namespace, folder: Path, database: str) -> int:
    """The whole of it; prints what was counted."""
    tree, python = old_python(given.old, given.keep or folder)
    old = Node("old", python, tree, database, folder / "old.log")
    new = Node("new", sys.executable, ROOT, database, folder / "new.log")
    proxy = Nginx(folder)
    url = f"http://127.0.0.1:{proxy.port}"
    theirs, ours = People(python, tree, url), People(sys.executable, ROOT, url)
    wanted = [mh.games()[game].rules_version for game, _ in GAMES]
    try:
        await asyncio.to_thread(old.start)
        proxy.write(old.port, old.port)
        await asyncio.to_thread(proxy.start)
        before = await opened(theirs, given.tables)
        old_rules = await begun(theirs, before, 100)
        waiting = await opened(theirs, 3)
        own_page, _ = await asyncio.to_thread(page, url, before[0]["table"])
        await asyncio.sleep(8)
        rules = dict(zip([g for g, _ in GAMES], old_rules, strict=False))
        print(f"old version: {len(before)} running games {rules}, {len(waiting)} lobbies")
        await asyncio.to_thread(new.start)
        proxy.write(new.port, old.port)
        proxy.reload()
        await asyncio.sleep(2)
        await asyncio.to_thread(old.stop)
        help_text = subprocess.run(
            [str(python), "-m", "meetinghouse", "serve", "--help"],
            env={**os.environ, "PYTHONPATH": str(tree / "src")},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        drains = "--drain" in help_text
        await asyncio.to_thread(old.start, *(["--drain"] if drains else []))
        print(f"upgraded under load: new node, proxy, old node started again{' with --drain' if drains else ''}")
        pages = [await asyncio.to_thread(page, url, table["table"]) for table in before]
        loads = sum((parts for _, parts in pages), collections.Counter[int]())
        kept = [old_rules[i] != wanted[i % len(wanted)] for i in range(len(before))]
        shown = [(text == own_page) == own for (text, _), own in zip(pages, kept, strict=True)]
        print(
            f"tables that only the old version can play: {sum(kept)} of {len(before)}; each table's page is that of "
            f"its version: {sum(shown)} of {len(before)}; what they load: {dict(loads)}"
        )
        told = [await theirs.do("visit", table=table["table"], token=table["tokens"][0]) for table in waiting]
        print(f"an old page at a lobby of today's is told: {dict(collections.Counter(one['told'] for one in told))}")
        after = await opened(ours, 3)
        today = [*await begun(ours, waiting, 5000), *await begun(ours, after, 8000)]
        await theirs.do("hasten")
        await ours.do("hasten")
        reloaded = await asyncio.wait_for(hand_over(theirs, ours), given.minutes * 60)
        played = [await theirs.do("finish"), await asyncio.wait_for(ours.do("finish"), given.minutes * 60)]
        over = {table for crowd in played for table in crowd["over"]} & {table["table"] for table in before}
        ours_over = len(played[1]["over"]) - len(over & set(played[1]["over"]))
        print(
            f"games of the old version played to their end: {len(over)} of {len(before)}; with its own client at its "
            f"own node: {len(played[0]['over'])}; people of the others who had to reload the page: {reloaded}"
        )
        right = [a == b for a, b in zip(today, wanted * 2, strict=True)]
        print(f"lobbies from before by today's rules: {sum(right[:3])} of 3; new tables: {sum(right[3:])} of 3", end="")
        print(f"; played to their end: {ours_over} of 6")
        print(f"with the old node: {await looked_back(url, before)}")
        await asyncio.to_thread(old.stop)
        proxy.write(new.port, new.port)
        proxy.reload()
        await asyncio.sleep(1)
        print(f"without it: {await looked_back(url, before)}")
        found = await reckon(database, [tuple(one) for crowd in played for one in crowd["acknowledged"]])
        found["reconnects"] = sum(crowd["reconnects"] for crowd in played)
        print("answers " + ", ".join(f"{name} {count}" for name, count in found.items()))
        whole = len(over) == len(before) == sum(shown) and ours_over == 6 and set(loads) == {200}
        return 0 if found["lost"] == found["twice"] == found["gaps"] == 0 and all(right) and whole else 1
    finally:
        for part in (theirs, ours, proxy, old, new):
            part.stop()


def main() -> int:
    """Read the line, start a PostgreSQL, drill."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--old", default="9677f70")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--keep", type=Path, default=None)
    parser.add_argument("--sqlite", action="store_true", help="one SQLite file for both versions, on one machine")
    given = parser.parse_args()
    if shutil.which("nginx") is None:
        print("this needs nginx")
        return 2
    if given.keep is not None:
        given.keep.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="mh-drill-") as name, contextlib.ExitStack() as stack:
        file = f"sqlite:///{name}/tables.sqlite3"
        database = file if given.sqlite else stack.enter_context(postgres.server())
        try:
            return asyncio.run(drill(given, Path(name), database))
        finally:
            if given.keep is not None:
                for log in Path(name).glob("*.log"):
                    shutil.copy(log, given.keep / log.name)


if __name__ == "__main__":
    sys.exit(main())
