"""A game that came as a package: the server hands out its words, its pages and its board, and nothing else of it."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from collections.abc import Iterator
from email.message import Message
from pathlib import Path

import pytest

import meetinghouse as mh
from meetinghouse import registry
from meetinghouse.client import ServerClient
from meetinghouse.server.http.headers import HEADERS
from meetinghouse.words import Words
from tests.engine.toy import build
from tests.server.harness import running

FILES = {
    "locales/en/toy.ftl": "toy-name = Lantern\n    .text = One of you is a witch.\nweb-home = My own home\n",
    "docs/rules/toy.en.md": "# Lantern\n\n## L1 Light\n\n**L1.1** There is light.\n",
    "docs/howto/toy.en.md": "# Lantern\n\nPoint at somebody.\n",
    "web/face.js": "export default () => ({ draw: () => () => undefined });\n",
    "secret.txt": "not for the browser\n",
}


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    root = tmp_path / "package"
    for name, text in FILES.items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    game = build()
    game.folder = root
    mh.register(game)
    yield root
    registry.unregister("toy")


async def fetch(url: str) -> tuple[int, Message, str]:
    def get() -> tuple[int, Message, str]:
        try:
            with urllib.request.urlopen(url) as answer:
                return answer.status, answer.headers, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.headers, error.read().decode()

    return await asyncio.to_thread(get)


async def test_its_words_and_pages_are_fetched(tmp_path: Path, folder: Path) -> None:
    async with running(tmp_path) as server, ServerClient(server.url) as lobby:
        info = {game.id: game for game in await lobby.games()}
        assert info["toy"].packaged and not info["standin"].packaged and not info["salem1692"].packaged
        assert info["toy"].text["en"].name == "Lantern" and info["salem1692"].face == ""
        for what, name in (("words", "locales/en/toy.ftl"), ("rules", "docs/rules/toy.en.md")):
            status, _, body = await fetch(f"{server.url}/api/{what}/toy")
            assert status == 200 and FILES[name].splitlines()[0] in body
        for missing in ("/api/words/toy?lang=fr", "/api/howto/nothing", "/api/words/.."):
            assert (await fetch(server.url + missing))[0] == 404


async def test_its_board_comes_with_the_strict_headers_and_nothing_else_of_it_comes_at_all(
    tmp_path: Path, folder: Path
) -> None:
    async with running(tmp_path) as server, ServerClient(server.url) as lobby:
        (toy,) = (game for game in await lobby.games() if game.id == "toy")
        assert toy.face.startswith("/games/toy/face.js?v=")
        status, headers, body = await fetch(server.url + toy.face)
        assert (status, body) == (200, FILES["web/face.js"])
        assert headers.get_content_type() == "text/javascript"
        assert {name: headers[name] for name in HEADERS} == HEADERS
        outside = ("../secret.txt", "%2e%2e/secret.txt", "..%2fsecret.txt", "", "nothing.js")
        for path in (*(f"/games/toy/{name}" for name in outside), "/games/salem1692/face.js", "/games/no/face.js"):
            status, _, body = await fetch(server.url + path)
            assert status == 404 and "browser" not in body, path


def test_a_package_cannot_change_the_words_of_the_house(folder: Path) -> None:
    words = Words("en", strict=True)
    assert words.say("toy-name") == "Lantern"
    assert words.say("web-home") != "My own home"
