"""Being called: a real push service on this machine that checks who sends, opens what it gets, and takes back."""

from __future__ import annotations

import asyncio
import json
import stat
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import http_ece
import httpx
import msgspec
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from meetinghouse.cli import main
from meetinghouse.client.table import TableRefused
from meetinghouse.server.push import keys
from meetinghouse.server.push.keys import decoded, encoded
from meetinghouse.server.push.sealing import CURVE, point
from meetinghouse.server.settings import Settings
from meetinghouse.server.wire import inbound
from tests.server.harness import run, running, until
from tests.server.test_play import leave, seated

AUTH = b"0123456789abcdef"


class Browser:
    """A device with its keys, and the push service that would wake it."""

    def __init__(self) -> None:
        """Nothing has come yet."""
        self.private = ec.generate_private_key(CURVE)
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        self.url = ""

    def wish(self, ident: str, lang: Any = "fr") -> inbound.CallMe:
        """What its page sends to the table."""
        public = encoded(point(self.private.public_key()))
        return inbound.CallMe(ident, f"{self.url}/device", public, encoded(AUTH), lang)

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request to the push service."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        self.got.append((headers, await reader.readexactly(int(headers["content-length"]))))
        writer.write(f"HTTP/1.1 {self.status} x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    def opened(self) -> dict[str, Any]:
        """The last message, decrypted by a library that is not ours."""
        body = self.got[-1][1]
        text = http_ece.decrypt(body, private_key=self.private, auth_secret=AUTH, version="aes128gcm")
        return dict(json.loads(text))

    async def called(self, times: int) -> None:
        """Until so many calls have come."""
        async with asyncio.timeout(60):
            while len(self.got) < times:
                await asyncio.sleep(0.02)


@asynccontextmanager
async def browser() -> AsyncIterator[Browser]:
    """A push service on a port of its own."""
    made = Browser()
    server = await asyncio.start_server(made.answer, "127.0.0.1", 0)
    made.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield made


def check_sender(headers: dict[str, str], url: str, public: str) -> None:
    """As a push service does: the token is signed by the key that the browser subscribed with, for this service."""
    scheme, _, fields = headers["authorization"].partition(" ")
    given = dict(part.strip().split("=", 1) for part in fields.split(","))
    assert scheme == "vapid" and given["k"] == public
    signed, _, signature = given["t"].rpartition(".")
    raw = decoded(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(public))
    key.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))
    header, claims = (json.loads(decoded(part)) for part in signed.split("."))
    assert header["alg"] == "ES256" and claims["aud"] == url and claims["sub"] == "mailto:host@example.org"
    assert time.time() < claims["exp"] < time.time() + 24 * 3600


def test_whoever_is_away_is_called_once_in_their_language_and_learns_nothing_secret(tmp_path: Path) -> None:
    async def story() -> None:
        more: dict[str, Any] = {"push_hosts": ("127.0.0.1",), "push_contact": "mailto:host@example.org"}
        async with browser() as device, running(tmp_path, call_after=0.1, **more) as server:
            async with httpx.AsyncClient(base_url=server.url) as http:
                public = (await http.get("/api/push")).json()["key"]
            opened, tokens, tables = await seated(server, 4, game="salem1692", pace="slow")
            await tables[1].do(device.wish("c1"))
            await tables[1].do(device.wish("c2"))  # the same device again is the same wish
            await asyncio.sleep(0.4)  # nobody may be called: there is nothing to wait for
            assert device.got == []  # at the screen nobody is called
            await leave([tables[1]])
            await tables[0].do(inbound.Say("s1", "where is he?"))
            await device.called(1)
            headers, body = device.got[0]
            check_sender(headers, device.url, public)
            assert (
                headers["content-encoding"] == "aes128gcm" and headers["topic"] == opened.table and int(headers["ttl"])
            )
            assert device.opened() == {
                "table": opened.table,
                "title": "Salem 1692",
                "body": "On n’attend plus que vous.",
            }
            await tables[0].do(inbound.Say("s2", "still nothing"))
            await asyncio.sleep(0.4)  # nobody may be called: there is nothing to wait for
            assert len(device.got) == 1  # once for a question
            # The device takes it back: the push service says that it is gone, and nobody tries again.
            device.status = 410
            for table in (tables[0], tables[2], tables[3]):
                assert table.ask is not None
                await table.answer(table.ask.options[0])
            away = server.table(opened, tokens[1])
            async with away:
                await until(away, lambda t: t.ask is not None)
                assert away.ask is not None
                asked = away.ask.id
                await away.answer(away.ask.options[0])
                await until(away, lambda t: t.ask is not None and t.ask.id != asked)
            await tables[0].do(inbound.Say("s3", "and now?"))
            await device.called(2)
            assert len(device.got[1][1]) == len(body)  # the length of a call tells nothing
            room = server.hall.rooms[opened.table]
            async with asyncio.timeout(60):
                while room.core is None or room.core.chairs[1].calls:
                    await asyncio.sleep(0.02)
            await leave([tables[0], tables[2], tables[3]])

    run(story())


def test_the_server_cannot_be_aimed_at_anything_but_a_push_service(tmp_path: Path) -> None:
    async def story() -> None:
        device = Browser()
        device.url = "https://fcm.googleapis.com"
        async with running(tmp_path) as server:
            _, _, tables = await seated(server, 3)
            await tables[0].do(device.wish("c0"))
            for n, change in enumerate(
                [
                    {"endpoint": "https://127.0.0.1/device"},
                    {"endpoint": "http://fcm.googleapis.com/device"},
                    {"endpoint": "https://fcm.googleapis.com.evil.example/device"},
                    {"endpoint": "file:///etc/passwd"},
                    {"endpoint": "https://["},
                    {"endpoint": "https://fcm.googleapis.com:x/device"},
                    {"endpoint": "https://fcm.googleapis.com/\x00"},
                    {"endpoint": "https://fcm.googleapis.com/a b"},
                    {"endpoint": "https://fcm.googleapis.com/é"},
                    {"p256dh": "AAAA"},
                    {"auth": "AAAA"},
                    {"auth": "%%%%"},
                ]
            ):
                with pytest.raises(TableRefused, match="bad_push"):
                    await tables[0].do(msgspec.structs.replace(device.wish(f"c{n + 1}"), **change))
            with pytest.raises(TableRefused, match="bad_push"):
                await tables[0].do(inbound.CallOff("off", "https://fcm.googleapis.com/\x00"))
            await leave(tables)

    run(story())


def test_a_key_is_made_once_and_only_its_owner_may_read_it(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    made = keys.find_or_make(settings)
    again = keys.find_or_make(settings)
    assert made is not None and again is not None and made.public == again.public
    path = keys.place(settings)
    assert path is not None and stat.S_IMODE(path.stat().st_mode) == 0o600
    other = keys.find_or_make(settings.with_(push_key=keys.new()))
    assert other is not None and other.public != made.public
    assert keys.find_or_make(settings.with_(database="postgresql://nowhere/db")) is None
    with pytest.raises(ValueError, match="32 bytes"):
        keys.find(settings.with_(push_key="AAAA"))
    for number in (0, keys.ORDER):
        with pytest.raises(ValueError, match="P-256"):
            keys.VapidKey(encoded(number.to_bytes(32, "big")))


def test_without_a_key_nobody_is_called_and_the_doctor_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with running(tmp_path, push_key="nonsense") as server:
            async with httpx.AsyncClient(base_url=server.url) as http:
                assert (await http.get("/api/push")).json() == {"key": ""}
            _, _, tables = await seated(server, 3)
            device = Browser()
            device.url = "https://fcm.googleapis.com"
            with pytest.raises(TableRefused, match="no_push"):
                await tables[0].do(device.wish("c1"))
            await leave(tables)

    run(story())
    monkeypatch.setenv("MEETINGHOUSE_PUSH_KEY", "nonsense")
    assert main(["doctor", "--database", f"sqlite:///{tmp_path / 'new.sqlite3'}"]) == 1
    assert "MEETINGHOUSE_PUSH_KEY" in capsys.readouterr().out
    assert main(["admin", "push-key"]) == 0
    assert keys.VapidKey(capsys.readouterr().out).public
