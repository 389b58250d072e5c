"""Seats a bot from another machine: it reads and writes the same socket as a person's client."""

from __future__ import annotations

import asyncio
import os
import sys
from typing import Any

from meetinghouse.bots import Bot, make, read_ask
from meetinghouse.bots.base import levels, remark_of
from meetinghouse.client.http import Lobby, ServerRefused, parse_link
from meetinghouse.client.table import Table, TableRefused
from meetinghouse.server.wire import inbound
from meetinghouse.server.wire.shapes import Status

Json = dict[str, Any]


def run(link: str, level: int = 2, name: str = "", once: bool = True) -> int:
    """Play a seat until the game is over; `once` False goes on with rematches. Returns a process's exit code."""
    try:
        asyncio.run(play(link, level, name, once))
    except (ServerRefused, TableRefused) as error:
        sys.stderr.write(f"{error.key}\n")
        return 1
    except (OSError, ValueError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


async def play(link: str, level: int = 2, name: str = "", once: bool = True) -> None:
    """The bot's whole evening."""
    where = parse_link(link)
    token = where.seat
    if not token:
        async with Lobby(where.server) as lobby:
            token = (await lobby.sit(where.table, name or f"bot {level}", where.key)).token
    while True:
        table = Table(where, token)
        async with table:
            await _introduce(table, name or f"bot {level}")
            await _game(table, level)
            if once or table.rematch is None:
                return
            where = parse_link(f"{where.server}/t/{table.rematch.table}#seat={token}")


async def _introduce(table: Table, name: str) -> None:
    """A seat that was reached by its link has no name yet."""
    if table.info is not None and table.seat is not None and not table.info.people[table.seat].name:
        await table.send(inbound.Rename("name", name))


async def _game(table: Table, level: int) -> None:
    bot: Bot | None = None
    seen = heard = 0
    answered = 0
    if table.info is not None and table.info.status == Status.LOBBY:
        await table.send(inbound.Ready("ready"))
    while table.end is None:
        if table.view is not None and table.info is not None and table.seat is not None:
            if bot is None:
                game = table.info.game
                best = max(known for known in levels(game) if known <= level)
                bot = make(game, best, table.seat, int.from_bytes(os.urandom(8), "little"))
            for event in table.events[seen:]:
                bot.see(event)
            seen = len(table.events)
            for line in table.talk[heard:]:
                if line.remark is not None:
                    bot.see({"key": "table.remark", "seat": line.seat, "remark": line.remark, "about": line.about})
            heard = len(table.talk)
            ask = table.ask
            if ask is not None and ask.held is None and ask.id != answered:
                answered = ask.id
                given: Json = {"id": ask.id, "kind": ask.kind, "options": ask.options, "required": ask.required}
                choice = await asyncio.to_thread(bot.decide, table.view, read_ask(table.info.game, given))
                await _speak(table, bot)
                if choice is not None:
                    await table.answer(choice.to_json())
        await table.next()


async def _speak(table: Table, bot: Bot) -> None:
    """What the bot says beside its answer, if it is one that talks."""
    said = remark_of(bot)
    if said is not None:
        await table.remark(said["remark"], said.get("about"))
