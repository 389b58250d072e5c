"""People at a table: their share, their names, who is let in, what watchers see, and those who are sent away."""

from __future__ import annotations

import asyncio
import json
import time
from itertools import pairwise
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from meetinghouse.client import ServerRefused, TableRefused
from meetinghouse.server.sockets.line import REST_SECONDS
from meetinghouse.server.sockets.peer import Peer
from meetinghouse.server.table import names, talk
from meetinghouse.server.table.chair import free_face
from meetinghouse.server.wire import inbound, outbound
from meetinghouse.server.wire.refusals import Refusal
from tests.server.harness import full_table, hello, open_table, quiet, run, running, sit, start, until
from tests.server.test_play import leave, play_out, seated


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ann \t Putnam ", "Ann Putnam"),
        ("A\u202enn\u2066", "Ann"),  # directions
        ("An\x00n\x1b[31m", "An n [31m"),
        ("e\u0301", "\u00e9"),
        ("Z\u0300\u0301\u0302\u0303\u0304", "Z\u0300\u0301"),
        ("\u3164\u200b", None),
        (" \u2800 ", None),
        ("\U0001f9d9", "\U0001f9d9"),
    ],
)
def test_names_are_cleaned(given: str, shown: str | None) -> None:
    """One line, nothing invisible, no towers of accents."""
    if shown is None:
        with pytest.raises(Refusal, match="bad_name"):
            names.clean(given)
    else:
        assert names.clean(given) == shown


@pytest.mark.parametrize(("one", "other"), [("Ann", "ann"), ("Ann", "\u0410nn"), ("Bill", "Bi11"), ("Zoe", "Zo\u00eb")])
def test_nobody_is_called_like_another(tmp_path: Path, one: str, other: str) -> None:
    """By the same name, or by one that looks like it; different people may differ by a letter."""
    assert names.taken(other, [one]) and not names.taken(other, ["Rebecca"])

    async def story() -> None:
        async with running(tmp_path) as server:
            opened = await open_table(server.url, 3, name=one)
            with pytest.raises(ServerRefused, match="name_taken"):
                await sit(server.url, opened, other)
            seated_ = await sit(server.url, opened, "Rebecca")
            async with server.table(opened, seated_.token) as rebecca:
                with pytest.raises(TableRefused, match="name_taken"):
                    await rebecca.do(inbound.Rename("r", other))
                await rebecca.do(inbound.Rename("r2", "Rebecca N."))

    run(story())


@pytest.mark.parametrize(
    ("wished", "others", "given"),
    [
        (0, [0, 0], 0),
        (3, [0, 4], 3),
        (3, [3, 4], 5),
        (12, [12, 0], 1),  # the row begins again
        (24, [24, 13, 12], 14),  # and never ends in the other row
        (13, list(range(1, 13)), 13),
        (7, [n for n in range(1, 13) if n != 6], 6),
    ],
)
def test_the_next_free_face_is_of_the_same_row(wished: int, others: list[int], given: int) -> None:
    """Coats stay coats and gowns gowns; eleven others leave one free."""
    assert free_face(wished, others) == given


async def test_a_face_of_ones_own_is_seen_by_all_and_nobody_elses(tmp_path: Path) -> None:
    """Brought along, changed in the lobby, kept by a name alone, given up with the seat; refused if unknown."""
    async with running(tmp_path) as server:
        opened = await open_table(server.url, 3, face=5)
        bob = await sit(server.url, opened, "Bob", face=5)
        assert [one.face for one in bob.info.people] == [5, 6, 0]
        async with server.table(opened, opened.token) as ann, server.table(opened, bob.token) as second:
            await second.do(inbound.Rename("r", "Rob"))
            await until(ann, lambda t: t.info is not None and t.info.people[1].name == "Rob")
            assert ann.info is not None and ann.info.people[1].face == 6
            await second.do(inbound.Rename("r2", "Rob", 5))
            await second.do(inbound.Rename("r3", "Rob", 20))
            await until(ann, lambda t: t.info is not None and t.info.people[1].face == 20)
            await second.send(inbound.Leave("l"))
            await until(ann, lambda t: t.info is not None and t.info.people[1].face == 0)
        for face in (25, -1):
            async with httpx.AsyncClient() as web:
                wish = {"name": "Eve", "key": opened.key, "face": face}
                said = await web.post(f"{server.url}/api/tables/{opened.table}/sit", json=wish)
                assert said.status_code == 400 and said.json()["code"] == "unreadable"


async def test_a_name_is_no_way_to_speak_for_those_who_may_not(tmp_path: Path) -> None:
    """Neither in a running game nor for the muted."""
    async with running(tmp_path) as server:
        opened, tokens = await full_table(server.url, 2)
        async with server.table(opened, tokens[0]) as ann, server.table(opened, tokens[1]) as bob:
            await ann.do(inbound.Mute("m", 1, True, True))
            with pytest.raises(TableRefused, match="muted"):
                await bob.do(inbound.Rename("r", "Listen to me"))
            await start([ann, bob])
            with pytest.raises(TableRefused, match="not_in_lobby"):
                await ann.do(inbound.Rename("r", "It was Bob"))


async def test_limits_count_for_a_person_whatever_number_of_sockets(tmp_path: Path) -> None:
    """Twenty sockets of one seat write no more than one; another seat is not touched."""
    async with running(tmp_path, rate=20.0) as server:
        opened, tokens = await full_table(server.url, 2)
        url = f"{server.url.replace('http', 'ws')}/ws/{opened.table}"

        async def flood(socket: int) -> list[str]:
            codes: list[str] = []
            async with connect(url, compression=None) as line:
                await line.send(hello(token=tokens[1]))
                for i in range(15):
                    await line.send(json.dumps({"type": "note", "id": f"{socket}-{i}", "text": "x" * 3900}))
                while len(codes) < 15:
                    got = json.loads(await line.recv())
                    if got["type"] in ("accepted", "refused"):
                        codes.append(got.get("code", ""))
            return codes

        codes = [code for found in await asyncio.gather(*(flood(i) for i in range(20))) for code in found]
        assert 10 <= codes.count("") <= 16, codes.count("")  # 50,000 bytes, and 500 for each second it took
        assert codes.count("too_fast") == 300 - codes.count("")
        async with server.table(opened, tokens[0]) as ann:
            await ann.do(inbound.Note("n", "mine"))


async def test_whoever_is_too_fast_is_not_heard_for_a_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So a flood waits with its sender instead of taking the server's time; still every message is answered."""
    async with running(tmp_path, rate=20.0) as server:
        opened, tokens = await full_table(server.url, 2)
        async with connect(f"{server.url.replace('http', 'ws')}/ws/{opened.table}", compression=None) as line:
            await line.send(hello(token=tokens[1]))
            while json.loads(await line.recv())["type"] != "welcome":
                pass
            refused: list[float] = []  # by the server's clock: a busy machine brings answers late, and together
            refuse = Peer.refuse

            def noted(peer: Peer, refusal: Refusal, command: str = "") -> None:
                refused.append(time.monotonic())
                refuse(peer, refusal, command)

            monkeypatch.setattr(Peer, "refuse", noted)
            answered = 0
            for i in range(140):
                await line.send(json.dumps({"type": "ping", "id": str(i)}))
            while answered < 140:
                got = json.loads(await line.recv())
                if got["type"] == "refused":
                    assert got["code"] == "too_fast"
                answered += got["type"] in ("pong", "refused")
        assert len(refused) > 3
        assert all(later - earlier > REST_SECONDS * 0.9 for earlier, later in pairwise(refused))


def test_nobodys_lines_take_anothers_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Watchers fill their own share only, and a full seat says nothing about what others wrote where."""
    monkeypatch.setattr(talk, "MOST_LINES", 2)
    monkeypatch.setattr(talk, "MOST_WATCHED", 3)

    async def story() -> None:
        async with running(tmp_path) as server:
            opened, _, tables = await seated(server, 2, watchers_chat=True)
            async with server.table(opened, key=opened.key, name="Wanda") as wanda:
                for i in range(3):
                    await wanda.do(inbound.Say(f"w{i}", "hm", "watchers"))
                with pytest.raises(TableRefused, match="talk_full"):
                    await wanda.do(inbound.Say("w3", "hm", "watchers"))
            for i in range(2):
                await tables[0].do(inbound.Say(f"a{i}", "hello"))
            with pytest.raises(TableRefused, match="talk_full"):
                await tables[0].do(inbound.Say("a2", "hello"))
            await tables[1].do(inbound.Say("b", "my turn"))
            await leave(tables)

    run(story())


async def test_the_next_person_at_a_seat_may_use_the_same_ids(tmp_path: Path) -> None:
    """What somebody else did under an id is not taken for theirs."""
    async with running(tmp_path) as server:
        opened, tokens = await full_table(server.url, 2)
        async with server.table(opened, tokens[1]) as bob:
            await bob.do(inbound.Ready("1"))
            with pytest.raises(TableRefused, match="going_away"):
                await bob.do(inbound.Leave("2"))
        again = await sit(server.url, opened, "Cid", 1)
        async with server.table(opened, again.token) as cid:
            for ident in ("1", "2"):
                await cid.do(inbound.Ready(ident, ident == "2"))
            assert cid.info is not None
            await until(cid, lambda t: t.info.people[1].ready)


async def test_changed_settings_ask_everybody_again_and_mutes_follow_people(tmp_path: Path) -> None:
    """Who was ready for another game is not ready for this one."""
    async with running(tmp_path) as server:
        opened, tokens = await full_table(server.url, 3)
        async with server.table(opened, tokens[0]) as ann, server.table(opened, tokens[1]) as bob:
            await bob.do(inbound.Ready("1"))
            await bob.do(inbound.Mute("2", 2))
            await ann.do(inbound.Configure("c", watch="nobody"))
            await until(ann, lambda t: t.info.people[1].ready and t.info.watch == "nobody")
            await ann.do(inbound.Configure("c2", options={"rounds": 3}))
            await until(ann, lambda t: not t.info.people[1].ready)
            await ann.do(inbound.Move("v", to=2, who=0))
            got = [m for m in await quiet(bob) if isinstance(m, outbound.Snapshot)]
            assert got == [] and bob.seat == 1  # bob stayed where he was
            await bob._socket.close()  # type: ignore[union-attr]  # he comes back and reads it all again
            await until(bob, lambda t: t.reconnects == 1 and t.info.people[0].name == "P2")
            hushes = server.hall.rooms[opened.table].core.chairs[1].hushes  # type: ignore[union-attr]  # held
            assert hushes == {0}


async def test_a_person_who_was_sent_away_stays_away(tmp_path: Path) -> None:
    """The invitation changes, those who sit learn the new one, and an open door is closed to where they came from."""
    async with running(tmp_path, trusted_proxies="127.0.0.1") as server:
        opened, tokens = await full_table(server.url, 3)
        async with server.table(opened, tokens[0]) as ann, server.table(opened, tokens[1]) as bob:
            await ann.do(inbound.Kick("k", 2))
            await bob.do(inbound.CastVote("v", True))
            await until(bob, lambda t: t.key != opened.key)
            with pytest.raises(ServerRefused, match="no_such_table"):
                await sit(server.url, opened, "P2")
            opened.key = bob.key
            for _ in range(3):
                with pytest.raises(ServerRefused, match="kicked"):
                    await sit(server.url, opened, "Another")
            token = await ann.seat_link(2)  # the host may always let somebody in
            async with server.table(opened, token) as back:
                assert back.seat == 2


async def test_a_seats_link_opens_once_and_devices_can_be_sent_away(tmp_path: Path) -> None:
    """Whoever made the link cannot open the seat after its person came; the person can have a new token at any time."""
    async with running(tmp_path) as server:
        opened = await open_table(server.url, 2)
        async with server.table(opened, opened.token) as ann:
            link = await ann.seat_link(1)
            async with server.table(opened, link) as bob:
                assert bob.seat == 1 and bob.token != link
                with pytest.raises(TableRefused, match="seat_claimed"):
                    await server.table(opened, link).__aenter__()
                async with server.table(opened, bob.token) as phone:
                    assert phone.seat == 1
                    old = bob.token
                    assert await bob.renew() != old
                    with pytest.raises(TableRefused, match="bad_token"):
                        await until(phone, lambda t: False)
                await bob.do(inbound.Say("s", "still here"))
                async with server.table(opened, bob.token) as laptop:
                    assert laptop.seat == 1


async def test_watchers_obey_the_delay_however_they_came(tmp_path: Path) -> None:
    """Those who came before the game, or before there was a delay, lag like all others; all are counted."""
    async with running(tmp_path) as server:
        opened, tokens = await full_table(server.url, 2, options={"rounds": 1})
        tables = [server.table(opened, token) for token in tokens]
        for table in tables:
            await table.__aenter__()
        async with server.table(opened, key=opened.key) as early:
            await tables[0].do(inbound.Configure("c", watch_delay=1))
            await until(early, lambda t: t.info.watch_delay == 1)
            async with server.table(opened, key=opened.key) as late:
                await until(tables[1], lambda t: t.info.watchers == 2)
                begun = time.monotonic()
                await start(tables)
                for watcher in (early, late):
                    await until(watcher, lambda t: bool(t.events))
                    assert time.monotonic() - begun > 0.9
                await play_out(tables)
                assert early.end is None and late.end is None
                await until(early, lambda t: t.end is not None)
        await leave(tables)


async def test_watchers_are_sent_away_when_nobody_may_watch(tmp_path: Path) -> None:
    """At once."""
    async with running(tmp_path) as server:
        opened, tokens = await full_table(server.url, 2)
        async with (
            server.table(opened, tokens[0]) as ann,
            server.table(opened, key=opened.key) as watcher,
        ):
            await ann.do(inbound.Configure("c", watch="nobody"))
            with pytest.raises(TableRefused, match="no_watching"):
                await until(watcher, lambda t: False)


async def test_rematches_and_open_doors_cost_what_tables_cost(tmp_path: Path) -> None:
    """Closing and asking again is no way round the limit, and one address fills no list."""
    async with running(tmp_path, tables_per_address=24) as server:
        opened = await open_table(server.url, 2, public=True, bots={"1": 1})
        with pytest.raises(ServerRefused, match="too_many"):
            for _ in range(4):
                await open_table(server.url, 2, public=True)
        for _ in range(30):
            async with server.table(opened, opened.token) as ann:
                await ann.do(inbound.CloseTable("c"))
                try:
                    await ann.do(inbound.Rematch("r"))
                except TableRefused as refused:
                    assert refused.code == "too_many"
                    break
                await until(ann, lambda t: t.rematch is not None)
                assert ann.rematch is not None
                opened.table = ann.rematch.table
        else:
            raise AssertionError("thirty rematches in a row")


async def test_an_abandoned_lobby_ends(tmp_path: Path) -> None:
    """It leaves the list of tables; a running game does not."""
    async with running(tmp_path, lobby_hours=0.0003) as server:  # about a second
        opened, tokens = await full_table(server.url, 2, public=True)
        _, _, tables = await seated(server, 2)
        while [line.id for line in await server.hall.store.directory.listed()]:
            await asyncio.sleep(0.1)
        assert tables[0].ask is not None
        await tables[0].do(inbound.Answer("a", tables[0].ask.options[0]))
        async with server.table(opened, tokens[0]) as ann:
            assert ann.info is not None and ann.info.status == "closed"
        await leave(tables)


def test_no_variant_of_a_name_by_unicodes_own_table_gets_past() -> None:
    """Every letter of a name replaced by every sign that UTS 39 lists for it, alone and all at once."""
    for name in ("Rebecca", "Tituba", "Giles Corey", "Mary 0"):
        alike = {letter: [chr(n) for n, looks in names._CONFUSED.items() if looks == letter] for letter in set(name)}
        assert sum(map(len, alike.values())) > 20
        for place, letter in enumerate(name):
            for other in alike[letter]:
                assert names.taken(name[:place] + other + name[place + 1 :], [name]), (letter, hex(ord(other)))
        assert names.taken("".join((alike[letter] or [letter])[-1] for letter in name), [name])
    variants = [
        "\ua4e3ebecca",
        "\u13a1ebecca",
        "Rebecc\u0251",
        "Rebe\u03f2ca",
        "\ua4e3\ua4f0\ua4d0\ua4f0\ua4da\ua4da\ua4ee",
    ]
    for variant in variants:
        assert names.taken(variant, ["Rebecca"]), variant
    assert not names.taken("Rebekka", ["Rebecca"]) and not names.taken("Анна", ["Ольга"])
