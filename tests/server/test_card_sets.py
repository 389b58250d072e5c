"""Card sets at a server: the operator's folder, a host's own, what everybody is shown, and what is refused."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

import meetinghouse as mh
from meetinghouse import resources
from meetinghouse.client import Lobby, ServerRefused, TableRefused
from meetinghouse.engine.cardset import MOST_BYTES
from meetinghouse.server.wire import inbound
from tests.server.harness import open_table, run, running

HOUSE = resources.path("cards", "new_salem", "house.toml").read_text("utf-8")
MINE = HOUSE.replace('set = "house"', 'set = "attic"\nname = "From the attic"').replace(
    "[buildings.trade_left]", '[buildings.trade_left]\nname = "Old Wharf"'
)


def test_a_server_offers_the_sets_of_its_folder(tmp_path: Path) -> None:
    """What has a mistake is left out and stops nothing."""
    folder = tmp_path / "sets"
    folder.mkdir()
    (folder / "attic.toml").write_text(MINE, "utf-8")
    (folder / "broken.toml").write_text(MINE.replace("cost = 3", "cost = 33"), "utf-8")
    (folder / "latin.toml").write_bytes(b"\xff")
    (folder / "notes.txt").write_text("not a set", "utf-8")

    async def story() -> None:
        async with (
            running(tmp_path, card_sets=str(folder)) as server,
            httpx.AsyncClient() as client,
            Lobby(server.url) as lobby,
        ):
            sets = (await client.get(f"{server.url}/api/card-sets")).json()["sets"]
            assert [(one["game"], one["set"]) for one in sets] == [("new_salem", "attic")]
            assert sets[0]["words"]["*"]["set"]["title"]["name"] == "From the attic"
            games = {game.id: game for game in await lobby.games()}
            assert games["new_salem"].options["cards"].own and not games["new_salem"].options["edition"].own
            opened = await open_table(
                server.url, 3, game="new_salem", bots={"1": 1, "2": 1}, options={"cards": sets[0]["text"]}, start=True
            )
            async with server.table(opened, opened.token) as ann:
                assert ann.view is not None
                assert ann.view["words"]["*"]["building"]["trade_left"] == {"name": "Old Wharf"}

    run(story())


def test_a_host_loads_a_set_and_the_record_holds_it(tmp_path: Path) -> None:
    """Bots in their own processes play with it, and a server that reads the table anew needs nothing else."""
    tiny = MINE.replace("dealt = [3, 4, 5, 4, 3]", "dealt = [2, 2, 2, 2, 2]")

    async def story() -> None:
        async with running(tmp_path, speed=50.0, bot_delay=0.0) as server:
            opened = await open_table(server.url, 3, game="new_salem", bots={"1": 1, "2": 1})
            async with server.table(opened, opened.token) as ann:
                await ann.do(inbound.Configure("c", options={"cards": tiny}))
                assert ann.info is not None and ann.info.options["cards"] == tiny
                with pytest.raises(TableRefused, match="bad-cards"):
                    await ann.do(inbound.Configure("d", options={"cards": tiny.replace("cost = 3", "cost = 33")}))
                assert ann.info.options["cards"] == tiny
                await ann.do(inbound.Start("s"))
                while ann.end is None:
                    if ann.ask is not None:
                        await ann.answer(ann.ask.options[0])
                    await ann.next()
            async with httpx.AsyncClient(headers={"authorization": f"Bearer {opened.token}"}) as client:
                text = (await client.get(f"{server.url}/api/tables/{opened.table}/record")).text
        match = mh.replay(text)
        assert match.options["cards"] == tiny and mh.verify(text).honest

    run(story(), 120)


async def test_a_set_is_looked_at_without_being_used(tmp_path: Path) -> None:
    async with running(tmp_path) as server, httpx.AsyncClient() as client:

        async def look(text: str) -> httpx.Response:
            return await client.post(f"{server.url}/api/card-sets", json={"text": text})

        good = (await look(MINE)).json()
        assert good["set"] == "attic" and good["cards"]["events"]["fire"]["cost"] == 3
        bad = (await look(MINE.replace("cost = 3", "cost = 33", 1))).json()
        assert bad["problems"] == [
            {"line": 235, "where": "events.cleansing.cost", "code": "bad-value", "expected": "0..9", "got": "33"}
        ]
        for text, code in (
            ("game = 3", "bad-value"),
            ("= = =", "unreadable"),
            ("a = " + "[" * 15_000, "unreadable"),
            ("#" * (MOST_BYTES + 1), "too-big"),
        ):
            assert [one["code"] for one in (await look(text)).json()["problems"]] == [code]
        assert (await look("x" * 70_000)).status_code == 413
        with pytest.raises(ServerRefused) as refused:
            await open_table(server.url, 3, game="new_salem", options={"cards": "a = ["})
        assert refused.value.key == "error-bad-cards"
