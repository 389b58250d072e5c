"""Passkeys: how one is made and shown, and every way in which somebody might come in with another's or with none."""

from __future__ import annotations

import asyncio
import importlib.util
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from meetinghouse.server.hall import bans, tokens
from meetinghouse.server.hall.passkeys import rp_of
from meetinghouse.server.settings import Settings
from meetinghouse.server.store import Ban
from tests.server import authenticator
from tests.server.asked import Asked, known
from tests.server.authenticator import Authenticator
from tests.server.harness import Running, running
from tests.server.test_mine import opened_by
from tests.server.test_seats import comes, new_key


def at_home(server: Running, key: str = "") -> Asked:
    """A browser that knows this machine by its name; the server of a test says it by number."""
    browser = Asked(server, key)
    browser.headers["Origin"] = browser.headers["Host"] = ""
    host = server.url.replace("127.0.0.1", "localhost").partition("//")[2]
    browser.headers |= {"Origin": f"http://{host}", "Host": host}
    return browser


async def with_passkey(server: Running, key: str, name: str = "Ann") -> tuple[Asked, Authenticator]:
    """A person who is known and has one."""
    await known(server, key, name)
    browser = at_home(server, key)
    one = Authenticator(browser.headers["Origin"])
    assert await browser.post("/api/me/passkey/made", **one.made(await browser.post("/api/me/passkey/make"))) == {
        "ok": True
    }
    return browser, one


async def show(browser: Asked, one: Authenticator, **more: Any) -> Any:
    """What comes of showing it."""
    shown = one.shown(await browser.post("/api/me/passkey/ask"))
    return await browser.post("/api/me/passkey/asked", **shown, **more)


async def test_a_passkey_opens_its_person_where_nothing_else_is_left(tmp_path: Path, database: str) -> None:
    """Every time, and the other devices are told; a removed one opens nobody."""
    ann = new_key()
    async with running(tmp_path, database=database) as server:
        opened = await opened_by(server, ann)
        assert await comes(server, opened.table, person=ann) == 0
        first, one = await with_passkey(server, ann)
        mine = await first.get("/api/me")
        assert mine["passkey"] == "localhost" and [made["kind"] for made in mine["devices"]] == ["device", "passkey"]
        for _ in range(2):
            found = await show(at_home(server), one)
            assert (found["name"], found["face"]) == ("Ann", 3) and "proof" not in found
            assert await comes(server, opened.table, person=found["key"]) == 0
        assert [made.get("new", False) for made in (await first.get("/api/me"))["devices"]] == [
            False,
            False,
            True,
            True,
        ]
        again = await first.post("/api/me/passkey/make")  # where one is there, the browser is told: it makes no second
        assert again == "prove_it"
        proof = (await show(first, one, proves=True))["proof"]
        first.headers["X-Proof"] = proof
        wish = await first.post("/api/me/passkey/make")
        assert wish["known"] == [authenticator.text(one.id)] and wish["user"] == one.user
        first.headers["X-Proof"] = (await show(first, one, proves=True))["proof"]
        ident = next(made["id"] for made in mine["devices"] if made["kind"] == "passkey")
        assert await first.post("/api/me/forget", id=ident) == {"ok": True}
        assert await show(at_home(server), one) == "bad_passkey"


async def test_a_handle_is_chance_and_a_question_is_good_once_and_soon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of a person stands in what the browser keeps, and no answer is taken twice, late or for another one."""
    ann, bea = new_key(), new_key()
    async with running(tmp_path) as server:
        first, one = await with_passkey(server, ann)
        second, two = await with_passkey(server, bea, "Bea")
        assert one.user != two.user and not any(part in one.user for part in (ann, tokens.root(ann)))
        browser = at_home(server)
        wish = await browser.post("/api/me/passkey/ask")
        shown = one.shown(wish)
        taken = [await browser.post("/api/me/passkey/asked", **shown) for _ in range(2)]
        assert taken[0]["name"] == "Ann" and taken[1] == "bad_passkey"
        # A question to make one answers nothing else, is its person's alone, and a code of a table or a link is none.
        first.headers["X-Proof"] = (await show(first, one, proves=True))["proof"]
        wish = await first.post("/api/me/passkey/make")
        assert await second.post("/api/me/passkey/made", **Authenticator(one.origin).made(wish)) == "bad_passkey"
        assert await second.post("/api/me/passkey/asked", **two.shown(wish)) == "bad_passkey"
        assert await second.post("/api/me/join", code=wish["challenge"], sure=True) == "bad_code"
        late = await browser.post("/api/me/passkey/ask")
        now = server.hall.now()
        monkeypatch.setattr(type(server.hall), "now", lambda hall: now + 300_001)
        assert await browser.post("/api/me/passkey/asked", **one.shown(late)) == "bad_passkey"


Bad = Callable[[Running, Asked, Authenticator], Awaitable[Any]]


async def _foreign_origin(server: Running, browser: Asked, one: Authenticator) -> Any:
    one.origin = "https://evil.example"
    return await show(browser, one)


async def _foreign_page(server: Running, browser: Asked, one: Authenticator) -> Any:
    browser.headers["Origin"] = "https://evil.example"
    return await browser.post("/api/me/passkey/ask")


async def _no_page(server: Running, browser: Asked, one: Authenticator) -> Any:
    wish = await browser.post("/api/me/passkey/ask")
    del browser.headers["Origin"]
    return await browser.post("/api/me/passkey/asked", **one.shown(wish))


async def _by_number(server: Running, browser: Asked, one: Authenticator) -> Any:
    return await Asked(server).post("/api/me/passkey/ask")


async def _other_name(server: Running, browser: Asked, one: Authenticator) -> Any:
    one.rp = "evil.example"
    return await show(browser, one)


async def _nobody_there(server: Running, browser: Asked, one: Authenticator) -> Any:
    wish = await browser.post("/api/me/passkey/ask")
    return await browser.post("/api/me/passkey/asked", **one.shown(wish, flags=0))


async def _copied(server: Running, browser: Asked, one: Authenticator) -> Any:
    assert "key" in await show(browser, one)
    one.signs -= 1  # as a copy of an authenticator that counts
    return await show(browser, one)


async def _other_key(server: Running, browser: Asked, one: Authenticator) -> Any:
    one.key = Authenticator(one.origin).key
    return await show(browser, one)


async def _other_handle(server: Running, browser: Asked, one: Authenticator) -> Any:
    one.user = Authenticator(one.origin).user
    return await show(browser, one)


async def _unknown(server: Running, browser: Asked, one: Authenticator) -> Any:
    return await show(browser, Authenticator(one.origin))


async def _made_as_get(server: Running, browser: Asked, one: Authenticator) -> Any:
    wish = await browser.post("/api/me/passkey/ask")
    return await browser.post("/api/me/passkey/asked", **one.shown(wish, type="webauthn.create"))


async def _own_challenge(server: Running, browser: Asked, one: Authenticator) -> Any:
    return await browser.post("/api/me/passkey/asked", **one.shown({"challenge": "A" * 32}))


async def _nonsense(server: Running, browser: Asked, one: Authenticator) -> Any:
    deep = authenticator.text(b'{"challenge":' + b"[" * 700)
    return await browser.post("/api/me/passkey/asked", id="A", client=deep, data="A", signature="A", user="")


@pytest.mark.parametrize(
    ("bad", "said"),
    [
        (_foreign_origin, "bad_passkey"),
        (_foreign_page, "bad_origin"),
        (_no_page, "no_such_page"),
        (_by_number, "no_such_page"),
        (_other_name, "bad_passkey"),
        (_nobody_there, "bad_passkey"),
        (_copied, "bad_passkey"),
        (_other_key, "bad_passkey"),
        (_other_handle, "bad_passkey"),
        (_unknown, "bad_passkey"),
        (_made_as_get, "bad_passkey"),
        (_own_challenge, "bad_passkey"),
        (_nonsense, "bad_passkey"),
    ],
)
async def test_nobody_comes_in_with_a_forged_answer(tmp_path: Path, bad: Bad, said: str) -> None:
    async with running(tmp_path) as server:
        _, one = await with_passkey(server, new_key())
        assert await bad(server, at_home(server), one) == said


async def test_nobody_is_given_a_passkey_that_is_another_persons_or_vouched_for(tmp_path: Path) -> None:
    """The same credential twice, an authenticator with a certificate, and words that are none."""
    async with running(tmp_path) as server:
        _, one = await with_passkey(server, new_key())
        eve = new_key()
        await known(server, eve, "Eve")
        browser, handle = at_home(server, eve), one.user
        assert await browser.post("/api/me/passkey/made", **one.made(await browser.post("/api/me/passkey/make"))) == (
            "bad_passkey"
        )
        one.user = handle
        assert (await show(at_home(server), one))["name"] == "Ann"
        for fmt, stmt in (("tpm", {}), ("packed", {"alg": -7, "sig": b"x"}), ("none", {"alg": -7})):
            made = Authenticator(one.origin).made(await browser.post("/api/me/passkey/make"), fmt, stmt)
            assert await browser.post("/api/me/passkey/made", **made) == "bad_passkey"
        wish = await browser.post("/api/me/passkey/make")
        made = {**Authenticator(one.origin).made(wish), "attestation": "A" * 4096}
        assert await browser.post("/api/me/passkey/made", **made) == "bad_passkey"
        assert len((await browser.get("/api/me"))["devices"]) == 1


async def test_on_a_shared_phone_a_passkey_is_asked_before_anything_is_given_away(tmp_path: Path) -> None:
    """A new device, paper, a further passkey, deletion, and the passkey itself: with proof, once, of this person."""
    ann, bea = new_key(), new_key()
    async with running(tmp_path) as server:
        first, one = await with_passkey(server, ann)
        other, two = await with_passkey(server, bea, "Bea")
        ident = next(made["id"] for made in (await first.get("/api/me"))["devices"] if made["kind"] == "passkey")
        wishes: list[tuple[str, dict[str, Any]]] = [
            ("link", {}),
            ("paper", {}),
            ("passkey/make", {}),
            ("forget", {"id": ident}),
            ("delete", {"sure": True}),
        ]
        foreign = (await show(other, two, proves=True))["proof"]
        for proof in ("", "x", foreign, ann):
            first.headers["X-Proof"] = proof
            for path, body in wishes:
                assert await first.post(f"/api/me/{path}", **body) == "prove_it"
        del first.headers["X-Proof"]
        assert await show(first, two, proves=True) == "bad_passkey"  # nobody becomes another by proving
        first.headers["X-Proof"] = (await show(first, one, proves=True))["proof"]
        code = (await first.post("/api/me/paper"))["code"]
        assert await first.post("/api/me/link") == "prove_it"  # it was good once
        first.headers["X-Proof"] = "-".join(code.lower())  # who has lost the passkey has the paper
        assert len((await first.post("/api/me/link"))["code"]) == 26
        assert await first.post("/api/me/delete", sure=True) == {"ok": True}
        assert await show(at_home(server), one) == "bad_passkey"
        assert await server.hall.store.people.devices(tokens.root(ann)) == []


async def test_a_ban_holds_for_who_comes_with_a_passkey(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bans, "SECONDS", 0.05)
    ann = new_key()
    async with running(tmp_path) as server:
        _, one = await with_passkey(server, ann)
        who = bans.person_key(tokens.root(ann))
        await server.hall.store.moderation.ban(Ban(who, server.hall.now() + 10**7, 0, "insults"))
        while server.hall.bans.of_person([who], server.hall.now()) is None:
            await asyncio.sleep(0.01)
        assert await show(at_home(server), one) == "banned"


@pytest.mark.parametrize(
    ("url", "host"),
    [
        ("", "localhost"),
        ("https://games.example/", "games.example"),
        ("https://games.example:8443", "games.example"),
        ("http://games.example", ""),
        ("https://192.0.2.7", ""),
        ("https://[2001:db8::1]:443", ""),
        ("http://salem.localhost:1692", "salem.localhost"),
    ],
)
def test_passkeys_are_for_a_name_that_browsers_trust(url: str, host: str) -> None:
    assert rp_of(Settings(public_url=url)) == host


async def test_behind_a_public_address_no_other_page_of_the_same_host_may_ask(tmp_path: Path) -> None:
    """Somebody else's pages may stand at another port of it."""
    async with running(tmp_path, public_url="https://games.example") as server:
        browser = Asked(server, Host="games.example:8443", Origin="https://games.example:8443")
        assert await browser.post("/api/me/passkey/ask") == "no_such_page"
        browser = Asked(server, Host="games.example", Origin="https://games.example")
        assert (await browser.post("/api/me/passkey/ask"))["rp"] == "games.example"


@pytest.mark.parametrize("how", ["without the package", "off"])
async def test_where_there_are_none_nothing_is_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    async with running(tmp_path, people="off" if how == "off" else "full") as server:
        browser = at_home(server, new_key())
        if how != "off":
            assert "passkey" not in await browser.get("/api/me")
        for path, body in (("make", {}), ("ask", {}), ("made", {"client": "A", "attestation": "A"})):
            assert await browser.post(f"/api/me/passkey/{path}", **body) == "no_such_page"
        shown = dict.fromkeys(("id", "client", "data", "signature", "user"), "A")
        assert await browser.post("/api/me/passkey/asked", **shown) == "no_such_page"
