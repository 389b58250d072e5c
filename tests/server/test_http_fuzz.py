"""Whatever stands in a request, the worst that comes of it is a coded refusal; made from the table of answers and the
wire's schema, so that a new answer or field is attacked without being named."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import httpx

from meetinghouse.server.http.answers import ANSWERS
from meetinghouse.server.http.asking import HttpAnswer, HttpParameter
from tests.server import hostile
from tests.server.harness import open_table, run, running

TEXTS = [*hostile.TEXTS, "x" * 60, "9" * 400, "0", "-1", "1e9", "null", "true", "٣", "/", "%", "..%2f", "en"]
KEY = "k" * 32
Request = tuple[str, dict[str, str], bytes]  # what follows the host, headers, body


def _tried(answer: HttpAnswer, table: str) -> Iterator[Request]:
    """Right but for one thing, for each thing that can be given."""
    usual = {"table": table, "game": "standin", "scene": "first", "code": "BCDF"}
    for one in (None, *answer.given):
        parts = {name: usual.get(name, "x") for name in _names(answer)}
        body = next((hostile.DEFS[each.type.__name__] for each in answer.given if each.where == "body"), None)
        right = b"" if body is None else hostile.changed(hostile.right(body), "", "0").encode()
        for text in [""] if one is None else _texts(one):
            where, headers, sent = dict(parts), {}, right.replace(b',"":0', b"").replace(b'"":0', b"")
            query = ""
            if one is not None and one.where == "path":
                where[one.name] = quote(text, safe="")
            elif one is not None and one.where == "query":
                query = f"?{one.called}={quote(text, safe='')}"
            elif one is not None and one.where == "header":
                headers = {one.called: text.encode("ascii", "replace").decode().translate(_CONTROLS)}
            elif one is not None:
                sent = text.encode("utf-8", "surrogatepass")
            yield answer.paths[0].format(**where) + query, headers, sent


_CONTROLS = dict.fromkeys(range(32), "?")  # which no client of ours could send


def _names(answer: HttpAnswer) -> list[str]:
    return [one.name for one in answer.given if one.where == "path"]


def _texts(one: HttpParameter) -> Iterator[str]:
    if one.where == "body":
        yield from hostile.hostile(hostile.DEFS[one.type.__name__])
    else:
        yield from TEXTS


def test_every_answer_is_only_refused_whatever_is_asked(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running(tmp_path, rate=1e9, address_rate=1e9) as server,
            httpx.AsyncClient(base_url=server.url, timeout=300) as http,
        ):
            for answer in ANSWERS:  # each with a table and a person, whatever became of those before
                opened = await open_table(server.url, 2)
                who = {"Authorization": f"Bearer {opened.token}", "X-Person": KEY, "Content-Type": "application/json"}
                assert (await http.post("/api/me", json={"name": "Ann"}, headers=who)).status_code == 200
                for where, headers, body in _tried(answer, opened.table):
                    got = await http.request(answer.method, where, headers={**who, **headers}, content=body)
                    assert got.status_code < 500, (answer.method, where, headers, body[:200], got.text[:200])
            assert server.hall.metrics.internal_errors == 0

    run(story())
