"""What browsers of people ask over HTTP, for the tests of people."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.harness import Process, Running


class Asked:
    """What a browser with this key asks."""

    def __init__(self, server: Running | Process, key: str = "", **headers: str) -> None:
        """Without a key it is nobody."""
        self.server = server
        self.headers = {"Origin": server.url, **({"X-Person": key} if key else {}), **headers}

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """The whole answer."""
        async with httpx.AsyncClient(base_url=self.server.url, headers=self.headers, timeout=60) as http:
            return await http.request(method, path, json=body)

    async def get(self, path: str) -> Any:
        """The answer, or the code of a refusal."""
        return _said(await self.ask("GET", path))

    async def post(self, path: str, **body: Any) -> Any:
        """The same for POST."""
        return _said(await self.ask("POST", path, body or None))


def _said(answer: httpx.Response) -> Any:
    return answer.json() if answer.status_code < 400 else answer.json()["code"]


async def known(server: Running, key: str, name: str = "Ann") -> Asked:
    """A browser whose person has acted."""
    browser = Asked(server, key)
    assert await browser.post("/api/me", name=name, face=3, lang="fr") == {"ok": True}
    return browser


async def second(server: Running, first: Asked, key: str = "") -> str:
    """The key of another device that came by a link."""
    code = (await first.post("/api/me/link"))["code"]
    joined = await Asked(server, key).post("/api/me/join", code=code, sure=True)
    return str(joined["key"])
