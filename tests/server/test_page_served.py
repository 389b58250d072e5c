"""A server hands out the page that needs none: below its own path, with the one right more that Python needs."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from meetinghouse.server.http.headers import CSP, PAGE_CSP
from tests.server.harness import running


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "built"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>the page</title>")
    (folder / "assets" / "tables-1.js").write_text("// a worker")
    (tmp_path / "secret.txt").write_text("not for the browser")
    return folder


async def test_only_below_its_path_may_anything_run_python(tmp_path: Path, page: Path) -> None:
    async with running(tmp_path, page=str(page)) as server, httpx.AsyncClient(base_url=server.url) as http:
        for path, body in (
            ("/page/", "the page"),
            ("/page/index.html", "the page"),
            ("/page/assets/tables-1.js", "wor"),
        ):
            answer = await http.get(path)
            assert answer.status_code == 200 and body in answer.text
            assert answer.headers["content-security-policy"] == f"{PAGE_CSP}; frame-ancestors 'none'"
        assert "immutable" in (await http.get("/page/assets/tables-1.js")).headers["cache-control"]
        assert (await http.get("/api/games")).headers["content-security-policy"] == CSP
        assert "wasm" not in CSP and (await http.get("/api/games")).json()["page"] is True
        for path in ("/page/nothing.js", "/page/../secret.txt", "/page/%2e%2e/secret.txt", "/page/..%2fsecret.txt"):
            answer = await http.get(path)
            assert answer.status_code == 404 and "browser" not in answer.text, path


async def test_a_deep_link_leads_to_its_folder(tmp_path: Path, page: Path) -> None:
    async with running(tmp_path, page=str(page)) as server, httpx.AsyncClient(base_url=server.url) as http:
        for path, to in (
            ("/page", "/page/"),
            ("/page/t/ABCDEFG", "/page/?at=t%2FABCDEFG"),
            ("/page/rules/x?lang=fr", "/page/?at=rules%2Fx%3Flang%3Dfr"),
            ("/page//evil.example/x", "/page/?at=evil.example%2Fx"),
        ):
            answer = await http.get(path)
            assert (answer.status_code, answer.headers["location"]) == (302, to)


async def test_without_one_there_is_nothing_at_that_path(tmp_path: Path) -> None:
    async with running(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as http:
        assert (await http.get("/api/games")).json()["page"] is False
        answer = await http.get("/page/")
        assert "wasm" not in answer.headers["content-security-policy"]
