"""The example card sets, as owners would type them off: they are checked, played to the end everywhere and replayed."""

from __future__ import annotations

import asyncio
import io
import random
import tomllib
from pathlib import Path
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse import resources
from meetinghouse.bots.driver import play, table_of
from meetinghouse.cards.checking import read
from meetinghouse.client import RemoteTable, ServerClient
from meetinghouse.words import Words
from tests.cli.tables import LANGUAGES, run
from tests.server.harness import full_table, running, start

FOLDER = resources.path("examples", "card-sets")
SETS = [("new_salem", "long_frost", "events", "event", 4), ("affliction", "harbour_parish", "colonists", "colonist", 3)]
EACH = pytest.mark.parametrize(("game", "name", "section", "family", "seats"), SETS, ids=[one[1] for one in SETS])
Capsys = pytest.CaptureFixture[str]


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.toml").read_text("utf-8")


@EACH
def test_each_has_fifteen_cards_with_steps_of_their_own_and_words_in_three_languages(
    game: str, name: str, section: str, family: str, seats: int
) -> None:
    text = text_of(name)
    shape, raw, problems = read(text)
    assert (shape.game, problems) == (game, [])
    own = {card: fields for card, fields in tomllib.loads(text)[section].items() if "do" in fields}
    assert len(own) >= 15
    house = {Words(lang).say(f"{game}-{family}-{card}") for card in own for lang in LANGUAGES if "own" not in card}
    for lang in LANGUAGES:
        words = Words(lang).of_set(game, shape.words(raw))
        told = [(words.name(game, family, card), words.name(game, family, card, "text")) for card in own]
        assert all(title and rule for title, rule in told) and len(set(told)) == len(own)
        assert house.isdisjoint(title for title, _ in told)


@EACH
@pytest.mark.parametrize("seed", range(3))
def test_each_is_played_by_bots_to_the_end_and_replayed(
    game: str, name: str, section: str, family: str, seats: int, seed: int
) -> None:
    match = play(mh.new_match(game, seats, {"cards": text_of(name)}, seed), table_of(game, [1] * seats, seed))
    again = mh.replay(match.record())
    assert match.outcome is not None and again.outcome == match.outcome
    assert [again.events(seat) for seat in range(-1, seats)] == [match.events(seat) for seat in range(-1, seats)]


@EACH
def test_each_is_played_in_the_terminal_to_the_end_and_verified(
    game: str,
    name: str,
    section: str,
    family: str,
    seats: int,
    tmp_path: Path,
    capsys: Capsys,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 4000))
    saved = tmp_path / "game.jsonl"
    words = ["play", game, "--plain", "--cards", str(FOLDER / f"{name}.toml"), "--save", str(saved), "--lang", "fr"]
    status, out, err = run(words, capsys)
    assert (status, err) == (0, "")
    assert "own_" not in out
    assert run(["verify", str(saved)], capsys)[0] == 0


@EACH
async def test_each_is_played_in_one_room_on_a_server_to_the_end_and_replayed(
    game: str, name: str, section: str, family: str, seats: int, tmp_path: Path
) -> None:
    options: dict[str, Any] = {"cards": text_of(name)}
    async with running(tmp_path) as server:
        opened, tokens = await full_table(server.url, seats, game=game, options=options, one_room=True)
        tables = [server.table(opened, token) for token in tokens]
        for table in tables:
            await table.__aenter__()
        try:
            await start(tables)
            dice = random.Random(7)
            await asyncio.gather(*(_plays(table, dice) for table in tables))
        finally:
            for table in tables:
                await table.__aexit__(None, None, None)
        async with ServerClient(server.url) as lobby:
            record = await lobby.record(opened.table, token=opened.token)
    again = mh.replay(record)
    assert again.outcome is not None and again.options["cards"] == options["cards"]


async def _plays(table: RemoteTable, dice: random.Random) -> None:
    """Somebody who answers whatever is asked, and what need not be answered not at all."""
    asked = 0
    while table.end is None:
        ask = table.ask
        if ask is not None and ask.required and ask.id != asked:
            asked = ask.id
            await table.answer(dice.choice(ask.options))
        await table.next()
