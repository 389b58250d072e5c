"""Ratings: what counts, that skill is found, that bots stay as they are, and that logs alone give the same numbers."""

from __future__ import annotations

import asyncio
import math
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

from meetinghouse.server.hall import ratings, tokens
from meetinghouse.server.hall import results as counting
from meetinghouse.server.hall.quick import MOST_MET, PAUSES
from meetinghouse.server.store.people import Result
from meetinghouse.server.table.chair import Chair
from meetinghouse.server.table.core import Core
from meetinghouse.server.wire.shapes import Occupant
from tests.server.asked import Asked
from tests.server.harness import Running, running, until
from tests.server.test_play import leave, play_out
from tests.server.test_seats import new_key
from tests.server.test_ties import befriended

LINE = Result("T", 0, "", "", "salem1692", 0, 6, 6, "town", False, "", False, "x", -1, rated=True)


def game(n: int, *seats: tuple[str, str, bool], **more: Any) -> list[Result]:
    """A game with a person and a side at each seat; a number is a bot's level."""
    made = []
    for seat, (who, side, won) in enumerate(seats):
        bot = who.isdigit()
        line = replace(LINE, table_id=f"T{n:05}", seat=seat, ended=n, side=side, won=won, seats=len(seats), **more)
        made.append(
            replace(line, person="" if bot else who, level=int(who) if bot else 0, rated=line.rated and not bot)
        )
    return made


def world(games: int, seed: int = 1) -> list[Result]:
    """Ten people, the first the strongest; two witches against four, who win less often than they lose."""
    roll = random.Random(seed)
    skill = {f"p{i}": 1.5 - i / 3 for i in range(10)}
    lines: list[Result] = []
    for n in range(games):
        who = roll.sample(sorted(skill), 6)
        odds = sum(skill[one] for one in who[:2]) / 2 - sum(skill[one] for one in who[2:]) / 4 - 0.8
        won = roll.random() < 1 / (1 + math.exp(-odds))
        lines += game(n, *((one, "witch", won) for one in who[:2]), *((one, "town", not won) for one in who[2:]))
    return lines


def test_skill_and_the_handicap_of_a_table_are_found() -> None:
    """The strong stand above the weak on both sides; a small side is no worse for being small."""
    book = ratings.fold(world(900))
    for side in ("town", "witch"):
        found = [book.people[f"p{i}", "salem1692", side].mu for i in range(10)]
        assert sum(found[:4]) / 4 > sum(found[6:]) / 4 + 0.4, (side, found)
    assert 0.3 < book.tables["salem1692", 6].mu < 1.6  # the first side is the town, which wins more often
    assert book.games == 900


def test_a_fold_in_parts_is_the_fold_of_all() -> None:
    """To the last bit, wherever it is cut: the numbers of a node that has run for long are those of one that starts."""
    lines = world(60)
    whole = ratings.fold(lines)
    parts = ratings.fold(lines[6 * 20 :], ratings.fold(lines[: 6 * 20]))
    assert parts.people == whole.people and parts.tables == whole.tables and parts.last == whole.last


def test_bots_never_change_and_leavers_lose() -> None:
    """A win against strong bots is worth more than one against weak ones; what does not count changes nobody."""
    after = {}
    for level in "13":
        book = ratings.fold(game(0, ("ann", "witch", True), (level, "town", False), (level, "town", False)))
        after[level] = book.people["ann", "salem1692", "witch"].mu
        assert [who for who, _, _ in book.people] == ["ann"]
    assert after["3"] > after["1"] > 0
    left = game(0, ("ann", "witch", False), ("bob", "witch", True), ("cid", "town", False), ("1", "town", False))
    left[0].quit, left[1].rated, left[2].rated = True, False, False
    book = ratings.fold(left)
    assert list(book.people) == [("ann", "salem1692", "witch")] and book.people["ann", "salem1692", "witch"].mu < 0
    assert not book.tables


def test_where_everybody_plays_alone_places_count() -> None:
    """Equal places move alike, a leaver is last, and a band is shown from thirty games on."""
    lines = []
    for n in range(30):
        table = game(n, ("ann", "", True), ("bob", "", False), ("cid", "", False), ("2", "", False))
        for line, place in zip(table, (1, 2, 2, 4), strict=True):
            line.place = place
        lines += table
    book = ratings.fold(lines[: 29 * 4])
    assert ratings.bands(book, "ann") == []
    book = ratings.fold(lines[29 * 4 :], book)
    ann, bob, cid = (book.people[who, "salem1692", ""] for who in ("ann", "bob", "cid"))
    assert ann.mu > bob.mu == cid.mu and ann.sigma < ratings.BY_RANK.sigma and ann.n == 30
    [band] = ratings.bands(book, "ann")
    assert band.low < ratings.MIDDLE + (ann.mu - 25) * ratings.POINTS_BY_RANK < band.high and band.n == 30


async def sit_down(server: Running, keys: list[str], homes: list[str]) -> str:
    """All of them press Play now, each from an address of their own."""
    tables = set()
    for i, (key, home) in enumerate(zip(keys, homes, strict=True)):
        asked = Asked(server, key, **{"X-Forwarded-For": home})
        sat = await asked.post("/api/quick", name=f"P{i}", game="affliction")
        assert isinstance(sat, dict), sat
        tables.add(sat["table"])
    [table] = tables
    return str(table)


async def dealt(server: Running, keys: list[str], table: str) -> list[Any]:
    """They come, and half a minute later bots have the other seats."""
    lines = [server.table(table, person=key) for key in keys]
    for line in lines:
        await line.__aenter__()
    for line in lines:
        await until(line, lambda t: t.info is not None and sum(one.ready for one in t.info.people) >= len(keys))
    server.hall._zero += 31 * 10**9
    server.hall.rooms[table]._tick()
    for line in lines:
        await until(line, lambda t: t.view is not None)
    return lines


async def test_a_game_of_strangers_counts_and_the_log_alone_gives_the_same_numbers(
    tmp_path: Path,
    database: str,
) -> None:
    """Results and marks are thrown away and counted again from the logs: every number is the same. Somebody who is
    forgotten changes nobody else's."""
    async with running(tmp_path, database=database) as server:
        keys, store = [new_key() for _ in range(4)], server.hall.store
        table = await sit_down(server, keys, [f"10.0.{i}.1" for i in range(4)])
        lines = await dealt(server, keys, table)
        while b'"weighed"' not in b"".join(row.body for row in await store.read(table)):
            await asyncio.sleep(0.01)
        await play_out(lines)
        await leave(lines)
        while not await store.people.ties._db.ask("select 1 from counted"):  # the last thing that counting writes
            await asyncio.sleep(0.01)
        book = await server.hall.ratings.book()
        assert len(book.people) == 4 and book.games == 1
        assert len({rating.mu for rating in book.people.values()}) > 1
        numbers = dict(book.people)
        for name in ("results", "counted"):
            await store.people.ties._db.change(f"delete from {name}", ())
        while not await store.people.uncounted(counting.VERSION, 9):  # the directory says soon that it is over
            await asyncio.sleep(0.01)
        assert await counting.repair(store) == 1
        assert ratings.fold(await store.people.rated(0, "")).people == numbers
        assert await Asked(server, keys[0]).post("/api/me/delete", sure=True) == {"ok": True}
        after = ratings.fold(await store.people.rated(0, ""))
        assert len(after.people) == 3 and after.people.items() <= numbers.items()


async def test_friends_and_households_do_not_count(tmp_path: Path) -> None:
    """Two from one house, two friends, three people, two who met three times today: each keeps a game from counting."""
    async with running(tmp_path) as server:
        keys = [new_key() for _ in range(4)]
        for homes, who in (
            (["10.0.0.1"] * 4, keys),
            ([f"10.0.{i}.1" for i in range(3)], [new_key() for _ in range(3)]),
        ):
            table = await sit_down(server, who, homes)
            lines = await dealt(server, who, table)
            await weigh(server, table, False)
            await leave(lines)
        fresh = [new_key() for _ in range(4)]
        await befriended(server, fresh[0], fresh[1])
        table = await sit_down(server, fresh, [f"10.1.{i}.1" for i in range(4)])
        lines = await dealt(server, fresh, table)
        await weigh(server, table, False)
        await leave(lines)

        often = [new_key() for _ in range(4)]
        pair = [(tokens.root(key), side, True) for key, side in zip(often, ("town", "witch"), strict=False)]
        for n in range(MOST_MET):
            await server.hall.store.people.put_results(
                f"M{n}", 1, [replace(line, table_id=f"M{n}", ended=server.hall.now()) for line in game(n, *pair)]
            )
        table = await sit_down(server, often, [f"10.2.{i}.1" for i in range(4)])
        lines = await dealt(server, often, table)
        await weigh(server, table, False)
        await leave(lines)


def test_where_a_bot_played_much_of_a_seat_only_leavers_count() -> None:
    """Up to a fifth of its answers change nothing. Who was dealt in and is gone has lost, and alone is counted."""
    core, people = Core("T"), [tokens.root(name) for name in "abcd"]
    core.weighed = True
    chairs = [Chair(kind=Occupant.PERSON, mark=tokens.mark(one, "T"), answers=10, lent=2) for one in people]

    def counted(*now: Chair) -> list[tuple[bool, bool, bool]]:
        end = counting.GameEnd()
        end.dealt, end.chairs = chairs, list(now)
        lines = game(0, *((one, "town", True) for one in people), rated=False)
        counting._weigh(core, end, people, lines)
        return [(line.rated, line.won, line.quit) for line in lines]

    assert counted(*chairs) == [(True, True, False)] * 4
    assert counted(replace(chairs[0], lent=3), *chairs[1:]) == [(False, True, False)] * 4
    gone = Chair(kind=Occupant.BOT, level=2)
    assert counted(gone, *chairs[1:]) == [(True, False, True), *[(False, True, False)] * 3]


async def weigh(server: Running, table: str, rated: bool) -> None:
    """Weighed once more, to its end: whether it counts."""
    core = server.hall.rooms[table].core
    assert core is not None
    await server.hall.quick._weigh(table, core.chairs)
    assert core.weighed is rated


async def test_whoever_leaves_waits_longer_each_time(tmp_path: Path, database: str) -> None:
    """By what was counted at the end of the games that they left."""
    ann = new_key()
    async with running(tmp_path, database=database) as server:
        assert isinstance(await Asked(server, ann).post("/api/quick", name="Ann"), dict)
        for n in range(1, 5):
            ended = server.hall.now()
            line = replace(LINE, table_id=f"L{n}", person=tokens.root(ann), ended=ended, rated=False, quit=True)
            await server.hall.store.people.put_results(f"L{n}", 1, [line])
            refused = (await Asked(server, ann).ask("POST", "/api/quick", {"name": "Ann"})).json()
            assert refused["code"] == "quick_pause" and refused["args"]["n"] == PAUSES[min(n, 3)]
