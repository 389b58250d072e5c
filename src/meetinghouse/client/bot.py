"""Seats a bot from another machine: it reads and writes the same socket as a person's client."""

import asyncio
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from random import choice

from msgspec import convert, to_builtins

from meetinghouse.agents.seat import TextSeat
from meetinghouse.bots.base import Bot, Company, Listener, introduce, make, player, remark_event, remark_of, usual_level
from meetinghouse.bots.driver import reply
from meetinghouse.bots.temper import TEMPERS, named
from meetinghouse.client.http import ServerClient, ServerRefused, parse_link
from meetinghouse.client.person import key_for
from meetinghouse.client.table import RemoteTable, TableRefused, new_id
from meetinghouse.engine.errors import MeetinghouseError
from meetinghouse.engine.json_types import Json
from meetinghouse.server.wire import inbound
from meetinghouse.server.wire.shapes import Status, TalkLine
from meetinghouse.words import Words

MOST_PROGRAM = 40  # letters of what a program calls itself


def run(
    link: str, level: int | str | None = None, name: str = "", once: bool = True, lang: str = "en", temper: str = ""
) -> int:
    """Play a seat until the game is over; `once` False goes on with rematches. Returns a process's exit code.

    `level` may also name a bot of one's own, `"my_bot.py:MyBot"`; without one the game's usual level plays. `temper` is
    its character (`bots.temper.TEMPERS`); without one, chance draws one for each game.
    """
    words = Words(lang)
    with complaining(words) as failed:
        asyncio.run(play(link, level, name, once, words, temper))
    return int(bool(failed))


@contextmanager
def complaining(words: Words) -> Iterator[list[str]]:
    """Say what ended a program in its reader's words, and add it to the list that is handed out."""
    failed: list[str] = []
    try:
        yield failed
    except (ServerRefused, TableRefused) as error:
        failed.append(words.say(error.key))
    except MeetinghouseError as error:
        failed.append(words.refusal(error))
    except (OSError, ValueError) as error:
        failed.append(str(error))
    for line in failed:
        sys.stderr.write(f"{line}\n")


async def play(
    link: str,
    level: int | str | None = None,
    name: str = "",
    once: bool = True,
    words: Words | None = None,
    temper: str = "",
) -> None:
    """The bot's whole evening. Without a name it is called by its level, or by its class."""
    where = parse_link(link)
    token = where.seat
    person = key_for(link) if token else ""
    async with ServerClient(where.server, person=person) as lobby:
        game = (await lobby.info(where.table, where.key, token)).game
        level = usual_level(game) if level is None else level
        player(game, level)  # refused before it sits down
        _ = temper and named(temper)
        plain = level.rpartition(":")[2] if isinstance(level, str) else (words or Words()).say(f"bot-level-{level}")
        name, program = name or plain, plain[:MOST_PROGRAM]
        if not token:
            token = (await lobby.sit(where.table, name, where.key, program=program)).token
    while True:
        table = RemoteTable(where, token, person=person, program=program)
        async with table:
            await introduce_by_name(table, name)
            await _game(table, level, temper or choice(list(TEMPERS)))
            if once or table.rematch is None:
                return
            token = table.token
            where = parse_link(f"{where.server}/t/{table.rematch.table}#seat={token}")


async def introduce_by_name(table: RemoteTable, name: str) -> None:
    """A seat that was reached by its link has no name yet."""
    if table.info is not None and table.seat is not None and not table.info.people[table.seat].name:
        await table.send(inbound.Rename("name", name))


class Courtesy:
    """What a program does at a table beside playing."""

    def __init__(self) -> None:
        self._ready = self._read = False
        self._voted = self._seen = self._heard = 0

    def listen(self, table: RemoteTable, mind: Bot | TextSeat) -> list[TalkLine]:
        """Show it what it has been told since it last looked, and what was said; gives what was said."""
        told, self._seen = table.events[self._seen :], len(table.events)
        said, self._heard = table.talk[self._heard :], len(table.talk)
        for event in told:
            mind.see(event)
        for line in said:
            if line.text and line.seat not in (table.seat, -1) and isinstance(mind, Listener):
                mind.hear(line.seat, line.text)
            if line.remark is not None and line.seat != -1:
                mind.see(remark_event(line.seat, line.remark, line.about, to_builtins(line.why)))
        return said

    async def heed(self, table: RemoteTable) -> None:
        """Be ready, have read who one is, and vote: to stop or to go on, but to send nobody away."""
        info = table.info
        if info is None:
            return
        if info.status == Status.LOBBY and not self._ready:
            self._ready = True
            await table.send(inbound.Ready("ready"))
        if table.view is not None and info.reading is not None and not self._read:
            self._read = True
            await table.send(inbound.Ready("read"))
        if info.vote is not None and info.vote.until != self._voted and info.vote.seat != table.seat:
            self._voted = info.vote.until
            await table.send(inbound.CastVote(new_id(), info.vote.what != "kick"))


async def _game(table: RemoteTable, level: int | str, temper: str) -> None:
    bot: Bot | None = None
    answered = 0
    courtesy = Courtesy()
    while table.end is None:
        await courtesy.heed(table)
        if table.view is not None and table.info is not None and table.seat is not None:
            game = table.info.game
            if bot is None:
                bot = make(game, level, table.seat, int.from_bytes(os.urandom(8), "little"), temper)
                introduce(bot, Company(game, [person.name for person in table.info.people], talks=True))
            said = courtesy.listen(table, bot)
            if table.ask is None and any(line.remark and line.about == table.seat for line in said):
                await _say(table, remark_of(bot))
            given = table.question()
            if given is not None and given["id"] != answered:
                answered = given["id"]
                done = await asyncio.to_thread(reply, bot, game, (), table.view, given)
                await _say(table, done.remark)
                if done.choice is not None:
                    await table.answer(done.choice)
        await table.next()


async def _say(table: RemoteTable, remark: Json | None) -> None:
    if remark is not None:
        await table.send(convert({"type": "remark", "id": new_id(), **remark}, inbound.Remark))
