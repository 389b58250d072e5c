"""Card sets at a server: the operator's folder, a host's own, what everybody is shown, and what is refused."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

import httpx
import msgspec
import pytest

import meetinghouse as mh
from meetinghouse import resources
from meetinghouse.cards.checking import with_cards
from meetinghouse.cards.sets import FORMAT
from meetinghouse.cards.toml_bounds import MOST_BYTES
from meetinghouse.client import RemoteTable, ServerClient, ServerRefused, TableRefused, parse_link
from meetinghouse.server.bots.messages import CardsChecked
from meetinghouse.server.bots.process import Worker
from meetinghouse.server.hall.cardsets import CardChecks
from meetinghouse.server.wire import inbound
from tests.server.harness import open_table, run, running, server_process, sit, until

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
            ServerClient(server.url) as lobby,
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

    run(story())


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
            ("game = []", "bad-value"),
            ("a = " + "[" * 15_000, "too-deep"),
            ("a = " + "1" * 5_000, "long-number"),
            ("#" * (MOST_BYTES + 1), "too-big"),
        ):
            assert [one["code"] for one in (await look(text)).json()["problems"]] == [code]
        assert (await look("x" * 70_000)).status_code == 413
        with pytest.raises(ServerRefused) as refused:
            await open_table(server.url, 3, game="new_salem", options={"cards": "a = ["})
        assert refused.value.key == "error-bad-cards"


def _worst() -> dict[str, str]:
    """Texts of the largest size that make a parser work hard."""
    room = MOST_BYTES - 100
    return {
        "a deep key": "a" + ".a" * (room // 2) + "=1",
        "a deep header": "[a" + ".a" * (room // 2) + "]",
        "deep lists": "a=" + "[" * room,
        "deep tables": "a=" + "{a=" * (room // 3),
        "many keys": "".join(f"{n:x}=1\n" for n in range(room // 7)),
        "many tables": "[[a]]\n" * (room // 6),
        "many entries": "a=[" + "1," * (room // 2) + "]",
        "a long number": "a=" + "9" * room,
        "a long number of another base": "a=0x" + "f" * room,
        "a string without an end": 'a="""' + '\\"' * (room // 4),  # each takes four bytes in JSON
        "deep keys in a small table": "a={" + ",".join(f"k{n}.a.a.a.a.a.a.a=1" for n in range(room // 25)) + "}",
    }


def test_no_card_set_costs_the_tables_anything(tmp_path: Path) -> None:
    """Whoever sends one, by whatever door: the server's own process neither parses it nor grows."""
    with server_process(tmp_path) as server:

        async def story() -> None:
            opened = await open_table(server.url, 3, game="new_salem")
            where = parse_link(f"{server.url}/t/{opened.table}")
            async with httpx.AsyncClient(timeout=60) as client, RemoteTable(where, opened.token) as ann:
                await client.post(f"{server.url}/api/card-sets", json={"text": MINE})  # its process has started
                for name, text in _worst().items():
                    wish = {"game": "new_salem", "seats": 3, "options": {"cards": text}}
                    before = server.usage()
                    looked = await client.post(f"{server.url}/api/card-sets", json={"text": text})
                    assert len(looked.json()["problems"]) >= 1, name
                    assert (await client.post(f"{server.url}/api/tables", json=wish)).status_code == 400
                    with pytest.raises(TableRefused, match="bad-cards"):
                        await ann.do(inbound.Configure("c", options={"cards": text}))
                    spent = server.usage() - before
                    assert spent.seconds < 0.15 and spent.peak_bytes < 8 * 2**20, (name, spent)

        run(story())


def test_whatever_takes_too_long_ends_and_the_next_set_is_looked_at(tmp_path: Path) -> None:
    """The limits of the process hold even where a bound was forgotten."""
    greedy = tmp_path / "greedy_cards.py"
    greedy.write_text(
        "import meetinghouse.cards.checking as s\n"
        "real = s.parse\n"
        "def parse(text):\n"
        "    while 'for ever' in text: pass\n"
        "    return [0] * 10**9 if 'too much' in text else real(text)\n"
        "s.parse = parse\n",
        "utf-8",
    )

    async def story() -> None:
        checks = CardChecks(partial(Worker.start, ("greedy_cards",)))
        try:
            for text in ("# for ever", "# too much"):
                assert [problem.code for problem in (await checks.look(text)).problems] == ["too-costly"]
                assert (await checks.look(MINE)).set == "attic"
        finally:
            await checks.end()

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
        run(story())


async def test_only_the_host_of_a_lobby_makes_a_table_wait_for_a_set(tmp_path: Path) -> None:
    """A watcher's set is refused without a look."""
    async with running(tmp_path) as server:
        opened = await open_table(server.url, 3, game="new_salem")
        guest = await sit(server.url, opened, "Bea")
        async with server.table(opened, guest.token) as bea:
            with pytest.raises(TableRefused, match="not_host"):
                await bea.do(inbound.Configure("c", options={"cards": MINE}))
        assert server.hall.card_checks._worker is None


def test_a_set_that_crossed_over_from_its_process_is_the_same(tmp_path: Path) -> None:
    for sets in with_cards().values():
        for name in sets.names:
            raw, _problems = sets.shape.read(sets.text(name))
            assert msgspec.json.decode(msgspec.json.encode(raw)) == raw


async def test_a_set_is_sent_once_and_watchers_come_and_go_for_a_few_bytes(tmp_path: Path) -> None:
    """Whoever sits at a table with a set of 14 KB: fifteen visits of a watcher cost them less than 200 bytes each."""
    async with running(tmp_path) as server:
        opened = await open_table(server.url, 3, game="new_salem", options={"cards": MINE}, watch="anyone", public=True)
        async with server.table(opened, opened.token) as ann:
            await ann.do(inbound.Rename("r", "Anna"))
            await until(ann, lambda t: t.info.people[0].name == "Anna")
            sent: list[bytes] = []
            (peer,) = server.hall.rooms[opened.table].feed.peers[0]
            write = peer._write  # what goes out on this socket
            peer._write = lambda data: (sent.append(data), write(data))[1]  # type: ignore[func-returns-value]  # listens
            for _ in range(15):
                async with server.table(opened):
                    await until(ann, lambda t: t.info.watchers == 1)
                await until(ann, lambda t: t.info.watchers == 0)
            assert len(sent) == 30 and max(map(len, sent)) < 200
            sent.clear()
            await ann.do(inbound.SetBot("b", 1, 1))
            await until(ann, lambda t: t.info.people[1].kind == "bot")
            assert sum(map(len, sent)) < 3000 and ann.info is not None and ann.info.options["cards"] == MINE
            await ann.do(inbound.Configure("c", options={"cards": MINE + "# new"}))
            await until(ann, lambda t: t.info.options["cards"] == MINE + "# new")


async def test_a_table_whose_set_is_refused_today_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its set passed when the table was opened; no new table can have it."""
    late = MINE + '\n[events.own_1]\nname = "Wheel"\ntext = "It turns."\ncost = 1\ndo = [{ take_from_cart = "me" }]\n'
    sets, options = with_cards()["new_salem"], {"cards": late}
    async with running(tmp_path) as server:
        with monkeypatch.context() as before:
            before.setattr(sets, "keeps", lambda text: True)  # as the check was when the table was opened
            bots = {"1": 1, "2": 1}
            opened = await open_table(server.url, 3, game="new_salem", bots=bots, options=options, start=True)
        server.hall.rooms.clear()
        sets._own.clear()
        async with server.table(opened, opened.token) as ann:
            assert ann.view is not None and ann.info is not None and ann.info.status == "playing"
            assert ann.view["words"]["*"]["event"]["own_1"]["name"] == "Wheel"
        with pytest.raises(ServerRefused) as refused:
            await open_table(server.url, 3, game="new_salem", bots=bots, options=options, start=True)
        assert refused.value.code == "bad-cards"


async def test_a_set_that_is_read_again_from_the_log_is_read_in_the_worker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever wakes an old table holds up no other one."""
    async with running(tmp_path) as server:
        bots = {"1": 1, "2": 1}
        opened = await open_table(server.url, 3, game="new_salem", bots=bots, options={"cards": MINE}, start=True)
        server.hall.rooms.clear()
        sets = with_cards()["new_salem"]
        sets._own.clear()

        def here(text: str, new: bool) -> None:
            raise AssertionError("a set was parsed in the loop")

        monkeypatch.setattr(sets, "_read", here)
        async with server.table(opened, opened.token) as ann:
            assert ann.view is not None and sets.keeps(MINE)
            assert ann.view["words"]["*"]["building"]["trade_left"] == {"name": "Old Wharf"}


async def test_of_all_sets_that_a_lobby_had_only_the_last_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a host who changes it often makes all others wait whose sets are looked at. To name the format is none."""
    async with running(tmp_path) as server:
        opened = await open_table(server.url, 3, game="new_salem", options={"cards": MINE})
        async with server.table(opened, opened.token) as ann:
            for n in range(5):
                await ann.do(inbound.Configure(f"c{n}", options={"cards": f"{MINE}\n# {n}"}))
            await ann.do(inbound.Say("s", f"it says {FORMAT}"))
        server.hall.rooms.clear()
        with_cards()["new_salem"]._own.clear()
        checks, looked = server.hall.card_checks, list[str]()
        check = checks._check

        async def counting(text: str, game: str) -> CardsChecked:
            looked.append(text)
            return await check(text, game)

        monkeypatch.setattr(checks, "_check", counting)
        async with server.table(opened, opened.token) as ann:
            assert ann.info is not None and ann.info.options["cards"] == f"{MINE}\n# 4"
        assert looked == [f"{MINE}\n# 4"]
