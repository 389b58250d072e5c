"""One struct of settings for lobby, protocol, log and words; and what an older server wrote is read and played on."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import meetinghouse as mh
from meetinghouse.client import RemoteTable, ServerClient
from meetinghouse.server.store.opening import upgrade
from meetinghouse.server.table import entries as e
from meetinghouse.server.wire import http as wire_http
from meetinghouse.server.wire import inbound, schema, shapes
from meetinghouse.server.wire.settings import TableSettings
from meetinghouse.words import LANGUAGES, Words
from tests.server import old, postgres
from tests.server.harness import run, running

NAMES = set(TableSettings.__struct_fields__)


def test_a_setting_stands_once_and_is_everywhere() -> None:
    """In what opens a table, changes it, shows it and stores it, and in what the browser's form is made from."""
    for shape in (wire_http.OpenTable, shapes.TableInfo, e.StoredSettings):
        assert set(shape.__struct_fields__) >= NAMES
    assert set(inbound.Configure.__struct_fields__) == {"id"} | NAMES - {"game"}
    form = schema.document()["$defs"]["TableSettings"]["properties"]
    assert set(form) == NAMES


def choices() -> list[str]:
    """The words of the lobby's form."""
    found = []
    for name, spec in schema.document()["$defs"]["TableSettings"]["properties"].items():
        if "x-elsewhere" not in spec:
            word = f"web-setting-{name.replace('_', '-')}"
            texts = [choice for choice in spec.get("examples", []) if isinstance(choice, str)]
            found += [word, *(f"{word}-{choice}" for choice in texts)]
            found += [f"{word}-choice"] if len(texts) < len(spec.get("examples", [])) else []
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_setting_and_choice_has_words(lang: str) -> None:
    """In every language."""
    words = Words(lang)
    assert len(choices()) > 10
    assert [word for word in choices() if not words.has(word)] == []


def test_messages_of_older_clients_are_read() -> None:
    """As they were sent before settings were one struct."""
    read = msgspec.json.Decoder(inbound.ClientMessage).decode
    got: Any = read(b'{"type":"configure","id":"c","watch_delay":60,"options":{"rounds":3}}')
    assert (got.watch_delay, got.options, got.pace) == (60, {"rounds": 3}, None)
    opened = msgspec.json.decode(b'{"game":"standin","seats":3,"public":true}', type=wire_http.OpenTable)
    # What is not said hangs on the table: a clock, but none in one room.
    assert (opened.public, opened.pace, opened.watch) == (True, msgspec.UNSET, "invited")
    stored = b'[{"e":"configured","settings":{"game":"g","seats":4,"options":{},"pace":"fast","speed":2.0}}]'
    entry = e.decode(stored)[0]
    assert isinstance(entry, e.Configured) and (entry.settings.pace, entry.settings.speed) == ("fast", 2.0)
    assert e.encode([entry]) == stored.replace(b'"options":{},', b"")


async def play_to_the_end(table: RemoteTable, rng: random.Random) -> None:
    """Any option, until it is over."""
    asked = 0
    while table.end is None:
        if table.ask is not None and table.ask.id != asked and table.ask.required and table.ask.held is None:
            asked = table.ask.id
            await table.answer(rng.choice(table.ask.options))
        await table.next()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_game_begun_under_the_last_version_is_played_to_its_end(tmp_path: Path, kind: str) -> None:
    """Its database is taken over in the middle of a secret phase: seats, talk, notes, mutes, held answers."""
    lines = old.text("written-by-0002.sql").splitlines()
    tokens = lines[0].partition("seats ")[2].split()

    async def story(url: str) -> None:
        await upgrade(url, 2)
        await old.write(url, "\n".join(lines[1:]))
        async with running(tmp_path, database=url) as server:
            name = (await server.hall.store.directory.all())[0].id
            tables = [server.table(name, token) for token in tokens]
            for table in tables:
                await table.__aenter__()
            info = tables[0].info
            assert info is not None and [person.name for person in info.people] == ["Ann", "Ben", "P2"]
            assert info.watchers_chat and info.watch_delay == 30 and info.people[2].muted
            assert [line.text for line in tables[0].talk] == ["good evening", ""]
            assert tables[1].note == "I trust nobody" and tables[1].ask is not None and tables[1].ask.held is not None
            rng = random.Random(4)
            await asyncio.gather(*(play_to_the_end(table, rng) for table in tables))
            async with ServerClient(server.url) as lobby:
                record = await lobby.record(name, token=tokens[0])
            assert mh.verify(record).honest
            for table in tables:
                await table.__aexit__(None, None, None)

    if kind == "sqlite":
        run(story(f"sqlite:///{tmp_path}/tables.sqlite3"))
    else:
        with postgres.server() as url:
            run(story(url))
