"""Runs what lies in deploy/: nginx, HAProxy, systemd's and Prometheus' own checks, and reads the compose file.

    python tools/deploy_check.py

The proxies run with the files we ship; only names and ports are put in. Behind them stand small servers that say
which of them was asked and with which headers. docs/hosting.md keeps what it last printed. It needs nginx,
haproxy and promtool.
"""

from __future__ import annotations

import asyncio
import collections
import contextlib
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import yaml

DEPLOY = Path(__file__).resolve().parents[1] / "deploy"
IDS = [f"{n:07d}" for n in range(200)]


def free_port() -> int:
    """A port nobody uses now."""
    import socket

    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


class Echo:
    """A node that says who it is and what it was sent. It cannot play tables whose id begins with 9."""

    def __init__(self, name: str) -> None:
        """Not listening yet."""
        self.name = name
        self.port = free_port()

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request, or one socket that sends back what it gets."""
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            fields = {k.lower(): v for k, v in re.findall(r"^([\w-]+): (.*?)\r$", head, re.M)}
            body = await reader.readexactly(int(fields.get("content-length", 0)))
            path = head.split(" ")[1]
            elsewhere = "meetinghouse-elsewhere" in fields and re.search(r"/(?:ws|tables|t)/9", path)
            if fields.get("upgrade") == "websocket" and not elsewhere:
                accept = b"Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"  # for the key that we send
                switch = b"HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                writer.write(switch + accept + b"\r\n")
                while data := await reader.read(100):
                    writer.write(f"{self.name} ".encode() + data)
                return
            missing = self.name != "old" and path.startswith("/assets/old")
            told = json.dumps({"node": self.name, "headers": fields, "body": body.decode(), "path": path}).encode()
            status = "501 Not Implemented" if elsewhere else "404 Not Found" if missing else "200 OK"
            told = b"" if head.startswith("HEAD") else told
            writer.write(
                f"HTTP/1.1 {status}\r\nConnection: close\r\nContent-Length: {len(told)}\r\n\r\n".encode() + told
            )
            await writer.drain()
        writer.close()


async def fetch(port: int, path: str, forwarded: str = "", body: str = "") -> dict[str, object]:
    """A request through a proxy; what the node behind it was sent."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    more = f"X-Forwarded-For: {forwarded}\r\n" if forwarded else ""
    more += f"Content-Length: {len(body)}\r\n" if body else ""
    method = "POST" if body else "GET"
    writer.write(f"{method} {path} HTTP/1.1\r\nHost: salem.example\r\nConnection: close\r\n{more}\r\n{body}".encode())
    text = (await reader.read()).decode()
    writer.close()
    found: dict[str, object] = json.loads(text[text.index("{") : text.rindex("}") + 1])
    return found


async def through_a_socket(port: int, table: str) -> str:
    """What comes back over a WebSocket."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    ask = f"GET /ws/{table} HTTP/1.1\r\nHost: salem.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    ask += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    writer.write(ask.encode())
    await reader.readuntil(b"\r\n\r\n")
    writer.write(b"hello")
    got = (await asyncio.wait_for(reader.read(100), 10)).decode()
    writer.close()
    return got


@contextlib.asynccontextmanager
async def started(command: list[str], port: int) -> AsyncIterator[None]:
    """A proxy until the block ends."""
    process = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.DEVNULL)
    try:
        for _ in range(200):
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                break
            except OSError:
                await asyncio.sleep(0.05)
        yield
    finally:
        process.terminate()
        await process.wait()


async def routing(what: str, port: int) -> None:
    """Everything about one table goes to one node, and tables spread over both."""
    spread: collections.Counter[object] = collections.Counter()
    for table in IDS:
        nodes = {(await fetch(port, path))["node"] for path in (f"/t/{table}", f"/api/tables/{table}/record")}
        assert len(nodes) == 1, (table, nodes)
        spread[nodes.pop()] += 1
    assert len(spread) == 2 and min(spread.values()) > len(IDS) / 5, spread
    assert (await through_a_socket(port, IDS[3])).endswith(" hello")
    print(f"{what}: each of {len(IDS)} tables at one node, spread {sorted(spread.values())}; sockets pass")


async def older(what: str, port: int) -> None:
    """What only the old version can play, and what only its page loads, comes from it."""
    asked = await fetch(port, "/api/tables/9000001/sit", body='{"name":"Ann"}')
    assert (asked["node"], asked["body"]) == ("old", '{"name":"Ann"}'), asked
    for path in ("/t/9000001", "/assets/old.js"):
        assert (await fetch(port, path))["node"] == "old", path
    assert (await through_a_socket(port, "9000001")) == "old hello"
    for path in ("/t/1000001", "/assets/new.js", "/api/games", "/"):
        assert str((await fetch(port, path))["node"]).startswith("node"), path
    assert (await through_a_socket(port, IDS[0])).startswith("node")
    print(f"{what}: tables that a node cannot play, their sockets and their pages come from an older one")


async def nginx(folder: Path, nodes: list[Echo], old: Echo) -> None:
    """The shipped file, with an older node."""
    port = free_port()
    text = (DEPLOY / "nginx.conf").read_text()
    first, second = text.split("upstream older", 1)
    for i, node in enumerate(nodes, 1):
        first = first.replace(f"node{i}:1692", f"127.0.0.1:{node.port}")
        second = second.replace(f"node{i}:1692", f"127.0.0.1:{old.port}")
    text = f"pid {folder}/pid;\n{first}upstream older{second}".replace("listen 80;", f"listen 127.0.0.1:{port};")
    text = text.replace("worker_rlimit_nofile 65536;", "").replace("/dev/stdout", f"{folder}/access.log")
    (folder / "nginx.conf").write_text(text)
    command = ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]
    subprocess.run([*command, "-t", "-q"], check=True)
    async with started([*command, "-g", "daemon off;"], port):
        await routing("nginx", port)
        await older("nginx", port)
        seen = set()
        for address in ("198.51.100.7", "198.51.100.8"):
            headers = (await fetch(port, "/", forwarded=address))["headers"]
            assert isinstance(headers, dict)
            seen.add(headers["x-forwarded-for"])
        assert seen == {"198.51.100.7", "198.51.100.8"}, seen
        print("nginx: behind a proxy with TLS two people are two addresses")


async def haproxy(folder: Path, nodes: list[Echo], old: Echo) -> None:
    """The shipped files, at last with an older node."""
    port, inside = free_port(), str(free_port())
    script = (DEPLOY / "older.lua").read_text().replace("8081", inside)
    (folder / "older.lua").write_text(script)
    text = (DEPLOY / "haproxy.cfg").read_text().replace("bind :8080", f"bind 127.0.0.1:{port}").replace("8081", inside)
    text = text.replace("/etc/haproxy/older.lua", str(folder / "older.lua"))
    for i, node in enumerate(nodes, 1):
        text = text.replace(f"node{i}:1692", f"127.0.0.1:{node.port}")
    (folder / "haproxy.cfg").write_text(text)
    subprocess.run(["haproxy", "-c", "-q", "-f", str(folder / "haproxy.cfg")], check=True)
    async with started(["haproxy", "-db", "-q", "-f", str(folder / "haproxy.cfg")], port):
        await routing("HAProxy", port)
        headers = (await fetch(port, "/", forwarded="198.51.100.7"))["headers"]
        assert isinstance(headers, dict) and headers["x-forwarded-for"] == "127.0.0.1", headers
        print("HAProxy: nobody can claim to be another address")
    text = text.replace("# server old1 old1:1692", f"server old1 127.0.0.1:{old.port}")
    (folder / "haproxy.cfg").write_text(text)
    async with started(["haproxy", "-db", "-q", "-f", str(folder / "haproxy.cfg")], port):
        await older("HAProxy", port)


def files(folder: Path) -> None:
    """What can be checked without running it."""
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    assert compose["services"]["proxy"]["depends_on"] == ["node1", "node2"]
    settings = compose["services"]["node2"]["environment"]
    assert settings["MEETINGHOUSE_NODE"] == "node2" and "MEETINGHOUSE_PUSH_KEY" in settings
    print(f"compose: reads as {len(compose['services'])} services ({', '.join(compose['services'])})")
    unit = (DEPLOY / "meetinghouse.service").read_text()
    unit = unit.replace("/opt/meetinghouse/bin/meetinghouse", str(Path(sys.executable).with_name("meetinghouse")))
    (folder / "meetinghouse.service").write_text(unit)
    done = subprocess.run(
        ["systemd-analyze", "verify", str(folder / "meetinghouse.service")], capture_output=True, text=True, check=False
    )
    lines = [line for line in done.stderr.splitlines() if "meetinghouse.service" in line]
    assert done.returncode == 0 and not lines, done.stderr
    print("systemd-analyze verify: nothing to say")
    for check in (["rules", "alerts.yml"], ["config", "prometheus.yml"]):
        subprocess.run(["promtool", "check", *check], cwd=DEPLOY, check=True, stdout=subprocess.DEVNULL)
    print("promtool: rules and configuration are valid")


async def main() -> None:
    """All of it."""
    with tempfile.TemporaryDirectory(prefix="mh-deploy-") as name:
        folder = Path(name)
        files(folder)
        nodes, old = [Echo("node1"), Echo("node2")], Echo("old")
        servers = [await asyncio.start_server(node.answer, "127.0.0.1", node.port) for node in (*nodes, old)]
        await nginx(folder, nodes, old)
        await haproxy(folder, nodes, old)
        for server in servers:
            server.close()


if __name__ == "__main__":
    asyncio.run(main())
