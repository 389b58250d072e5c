"""Before the game: opening, finding, sitting down, changing one's mind, starting."""

from __future__ import annotations

from pathlib import Path

import pytest

from meetinghouse.client import ServerClient, ServerRefused, TableRefused
from meetinghouse.server.wire import http as wire_http
from meetinghouse.server.wire import inbound
from tests.server.harness import full_table, open_table, running, sit, start, until


async def test_a_table_is_opened_filled_and_started(tmp_path: Path) -> None:
    """The whole way from nothing to the first view, with the invite key as a person would type it."""
    async with running(tmp_path) as server:
        opened = await open_table(server.url, 3, bots={"2": 1})
        assert opened.seat == 0 and opened.info.host == 0
        async with ServerClient(server.url) as lobby:
            seated = await lobby.sit(opened.table.lower(), "Bob", opened.key.lower())
        assert seated.seat == 1
        async with server.table(opened, opened.token) as ann, server.table(opened, seated.token) as bob:
            assert ann.is_host and not bob.is_host
            assert ann.key == opened.key == bob.key
            with pytest.raises(TableRefused, match="not_ready"):
                await ann.do(inbound.Start("early"))
            await start([ann, bob])
            assert ann.info is not None and ann.info.status == "playing" and ann.info.commitment


async def test_two_taps_start_a_game_against_bots(tmp_path: Path) -> None:
    """Open with a name, bots everywhere else and `start`: the game is there at once."""
    async with running(tmp_path) as server:
        opened = await open_table(server.url, 4, bots={"1": 1, "2": 1, "3": 0}, start=True)
        assert opened.info.status == "playing"
        async with server.table(opened, opened.token) as ann:
            assert ann.view is not None and ann.seat == 0


async def test_only_the_levels_that_a_game_declares_sit_down(tmp_path: Path) -> None:
    """The stand-in has no bots of its own: level 1 is the strongest, and the one that sits down unasked."""
    async with running(tmp_path) as server, ServerClient(server.url) as lobby:
        known = {game.id: (game.levels, game.usual_level) for game in await lobby.games()}
        assert known["standin"] == ([1], 1) and known["salem1692"][1] == 2
        with pytest.raises(ServerRefused) as refused:
            await open_table(server.url, 3, bots={"2": 2})
        assert (refused.value.code, refused.value.key) == ("bad-level", "error-bad-level")
        opened = await open_table(server.url, 3)
        async with server.table(opened, opened.token) as ann:
            for message in (inbound.SetBot("1", seat=1, level=3), inbound.Fill("2", level=2)):
                with pytest.raises(TableRefused, match="bad-level"):
                    await ann.do(message)
            await ann.do(inbound.Fill("3"))
            assert ann.info is not None and [one.level for one in ann.info.people] == [0, 1, 1]


async def test_private_tables_cannot_be_found_and_public_ones_are_listed(tmp_path: Path) -> None:
    """Without the key a private table looks like none at all."""
    async with running(tmp_path) as server, ServerClient(server.url) as lobby:
        private = await open_table(server.url, 3)
        public = await open_table(server.url, 3, public=True, watch="anyone")
        listed = [line.id for line in await lobby.tables()]
        assert listed == [public.table]
        assert [line.id for line in await lobby.tables("salem1692")] == []
        for table in (private.table, "ZZZZZZZ"):
            with pytest.raises(ServerRefused) as refused:
                await lobby.info(table)
            assert refused.value.status == 404 and refused.value.code == "no_such_table"
            with pytest.raises(ServerRefused, match="no_such_table"):
                await lobby.sit(table, "Eve", "WRONGS")
        assert (await lobby.info(private.table, key=private.key)).id == private.table
        assert (await lobby.info(private.table, token=private.token)).id == private.table
        assert (await lobby.sit(public.table, "Eve")).seat == 1


async def test_bad_wishes_are_refused_with_the_engines_code(tmp_path: Path) -> None:
    """Seat counts, options and games that do not exist."""
    async with running(tmp_path) as server, ServerClient(server.url) as lobby:
        for code, wish in {
            "unknown-game": wire_http.OpenTable("chess", 4),
            "bad-seats": wire_http.OpenTable("salem1692", 3),
            "bad-option": wire_http.OpenTable("standin", 3, options={"rounds": 7}),
            "no_such_seat": wire_http.OpenTable("standin", 3, bots={"3": 1}),
            "seat_empty": wire_http.OpenTable("standin", 3, name="Ann", start=True),
            "bad_name": wire_http.OpenTable("standin", 3, name=" \x07 "),
        }.items():
            with pytest.raises(ServerRefused) as refused:
                await lobby.open(wish)
            assert refused.value.code == code
            assert refused.value.key == ("error-" + code if "-" in code else "server-refused-" + code.replace("_", "-"))


async def test_seats_change_hands(tmp_path: Path) -> None:
    """Move, swap by the host, bots on and off, kick, leave: all see it, and tokens follow their people."""
    async with running(tmp_path) as server:
        opened = await open_table(server.url, 4)
        bob = await sit(server.url, opened, "Bob")
        async with server.table(opened, opened.token) as ann, server.table(opened, bob.token) as bob_table:
            await bob_table.do(inbound.Move("m", to=3))
            await until(ann, lambda t: t.info.people[3].name == "Bob")
            with pytest.raises(TableRefused, match="seat_taken"):
                await bob_table.do(inbound.Move("m2", to=0))
            with pytest.raises(TableRefused, match="not_host"):
                await bob_table.do(inbound.SetBot("b", seat=1))
            await ann.do(inbound.Move("m3", to=3))
            await until(bob_table, lambda t: t.info.people[0].name == "Bob")
            assert ann.info is not None and ann.info.host == 3
            await ann.do(inbound.SetBot("b1", seat=1, level=1))
            await ann.do(inbound.Fill("f", level=0))
            await until(ann, lambda t: [p.kind for p in t.info.people] == ["person", "bot", "bot", "person"])
            await ann.do(inbound.SetBot("b2", seat=2, level=None))
            with pytest.raises(TableRefused, match="is_person"):
                await ann.do(inbound.SetBot("b3", seat=0))
            await ann.do(inbound.Rename("n", "Anne"))
            await ann.do(inbound.Kick("k", seat=0))
            with pytest.raises(TableRefused, match="kicked"):
                while True:
                    await bob_table.next()
        with pytest.raises(TableRefused, match="bad_token"):
            async with server.table(opened, bob.token):
                pass
        async with server.table(opened, opened.token) as ann:
            assert ann.seat == 3 and ann.info is not None and ann.info.people[3].name == "Anne"


async def test_settings_change_in_the_lobby_only(tmp_path: Path) -> None:
    """More seats, another pace, options; nothing of it once the game runs."""
    async with running(tmp_path) as server:
        opened = await open_table(server.url, 2)
        async with server.table(opened, opened.token) as ann:
            await ann.do(inbound.Configure("c", seats=4, pace="fast", options={"rounds": 3}, public=True))
            assert ann.info is not None
            await until(ann, lambda t: t.info.seats == 4)
            assert ann.info.pace == "fast" and ann.info.options == {"rounds": 3} and len(ann.info.people) == 4
            with pytest.raises(TableRefused, match="bad-option"):
                await ann.do(inbound.Configure("c2", options={"colour": "red"}))
            await ann.do(inbound.Fill("f", level=1))
            await ann.do(inbound.Start("s"))
            with pytest.raises(TableRefused, match="not_in_lobby"):
                await ann.do(inbound.Configure("c3", pace="slow"))


async def test_a_seat_link_seats_whoever_opens_it(tmp_path: Path) -> None:
    """The host makes a link for a friend or a bot elsewhere; the token is sent to the host alone."""
    async with running(tmp_path) as server:
        opened = await open_table(server.url, 2)
        async with server.table(opened, opened.token) as ann:
            token = await ann.seat_link(1)
            await until(ann, lambda t: t.info.people[1].remote)
            async with server.table(opened, token) as guest:
                assert guest.seat == 1
                await until(ann, lambda t: not t.info.people[1].remote)
                await ann.do(inbound.Start("s"))
                await until(guest, lambda t: t.view is not None)


async def test_the_host_without_a_seat_and_the_hosts_seat(tmp_path: Path) -> None:
    """A host may stay outside; sitting down with the host's token brings the rights to that seat."""
    async with running(tmp_path) as server, ServerClient(server.url) as lobby:
        opened = await open_table(server.url, 2, name="")
        assert opened.seat is None and opened.host
        async with server.table(opened, opened.host) as outside:
            assert outside.is_host and outside.seat is None
            await outside.do(inbound.SetBot("b", seat=0, level=1))
            seated = await lobby.sit(opened.table, "Ann", opened.key, host=opened.host)
            async with server.table(opened, seated.token) as ann:
                assert ann.seat == 1 and ann.is_host
                await ann.do(inbound.Start("s"))


async def test_a_full_table_refuses_more(tmp_path: Path) -> None:
    """Nobody sits on anybody's lap."""
    async with running(tmp_path) as server:
        opened, _ = await full_table(server.url, 2)
        with pytest.raises(ServerRefused, match="table_full"):
            await sit(server.url, opened, "Late")
        with pytest.raises(ServerRefused, match="seat_taken"):
            await sit(server.url, opened, "Late", seat=0)
