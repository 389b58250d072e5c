"""A seat at a server's table for programs without asyncio: the connection lives in a thread of its own.

`RemoteSession` is what the terminal needs to know of a game on a server: the same methods as for a
game on this machine.
"""

import asyncio
import getpass
import sys
import threading
from collections.abc import Callable, Coroutine
from typing import Any, TextIO, TypeVar

from meetinghouse.bots import read_ask
from meetinghouse.client.http import ServerClient, ServerRefused, TableLink, parse_link
from meetinghouse.client.person import key_at
from meetinghouse.client.table import RemoteTable, TableRefused, new_id
from meetinghouse.deeds import ToldMoment
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.table import Outcome
from meetinghouse.server.wire import inbound, shapes
from meetinghouse.server.wire.shapes import Occupant, Status
from meetinghouse.words import Words

T = TypeVar("T")
PATIENCE = 0.5  # seconds for which `advance` waits before it lets its caller look round
PROGRAM = "⚙"  # behind the name of a seat that a program plays, in every client


def marked(name: str, program: str) -> str:
    """A name as people see it: a program's is marked."""
    return f"{name} {PROGRAM}" if name and program else name


def why_not(error: Exception, words: Words) -> str:
    """Say in words why there is no seat; any other error is raised again."""
    if isinstance(error, ServerRefused | TableRefused):
        return words.say(error.key)
    if isinstance(error, OSError | ValueError):
        return words.say("server-join-lost" if isinstance(error, OSError) else "server-join-bad-link")
    raise error


class RemoteSession:
    """One person's seat at a server's table."""

    def __init__(self, link: str, name: str, words: Words, program: str = "") -> None:
        """Sit down (an invite link) or come back (a seat link); `program` says what plays if it is no person.

        Raises ServerRefused, TableRefused, OSError, ValueError.
        """
        self._words = words
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="table", daemon=True)
        self._thread.start()
        self._seen = 0
        self._answered = 0
        self._passed = 0
        self._heard = 0
        where = parse_link(link)
        person = key_at(where.server)
        self.token = where.seat or self._do(self._sit(where, name, person, program))
        self.table = RemoteTable(where, self.token, person=person, program=program)
        self.table.moments = []
        self._do(self.table.__aenter__())
        if not self.info.people[self.seat].name:
            self._do(self.table.do(inbound.Rename("name", name)))
        self.token = self.table.token
        self.link = f"{where.server}/t/{where.table}#seat={self.token}"

    @staticmethod
    async def _sit(where: TableLink, name: str, person: str, program: str) -> str:
        async with ServerClient(where.server, person=person) as lobby:
            return (await lobby.sit(where.table, name, where.key, program=program)).token

    def _do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    # ---- before the game ----------------------------------------------------------------------------------------

    @property
    def info(self) -> shapes.TableInfo:
        assert self.table.info is not None
        return self.table.info

    def ready(self) -> None:
        """Say that I am ready; after the deal, that I know who I am."""
        if self.info.status == Status.LOBBY or self.info.reading is not None:
            self._do(self.table.send(inbound.Ready(f"ready-{self.info.status}")))

    @property
    def begun(self) -> bool:
        return self.table.view is not None

    # ---- the game -----------------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        return self.info.game

    @property
    def seat(self) -> int:
        return self.table.seat if self.table.seat is not None else -1

    @property
    def names(self) -> list[str]:
        called = self._words.say
        return [marked(p.name, p.program) or called("server-bot-name", seat=p.seat + 1) for p in self.info.people]

    @property
    def outcome(self) -> Outcome | None:
        end = self.table.end
        return None if end is None else Outcome(tuple(end.winners), end.reason, dict(end.scores))

    def view(self) -> Json:
        return self.table.view or {}

    def ask(self) -> Ask | None:
        """What my seat is asked now and has not answered or let pass."""
        given = self.table.question()
        return None if given is None or given["id"] in (self._answered, self._passed) else read_ask(self.game, given)

    def answer(self, choice: Choice) -> None:
        """Answer it and wait for the server's word; a refusal is raised as TableRefused."""
        self._do(self.table.do(inbound.Answer(f"{self.token[:8]}-{choice.ask}", dict(choice.to_json()))))
        self._answered = choice.ask

    def let_be(self) -> None:
        if self.table.ask is not None:
            self._passed = self.table.ask.id

    def moments(self) -> list[ToldMoment]:
        over, self.table.moments = self.table.moments or [], []
        found = []
        for end, view in over:
            if end > self._seen:
                found.append(ToldMoment(self.table.events[self._seen : end], view))
                self._seen = end
        return found

    def talk(self) -> list[shapes.TalkLine]:
        fresh, self._heard = self.table.talk[self._heard :], len(self.table.talk)
        return fresh

    def say(self, text: str) -> None:
        self._do(self.table.do(inbound.Say(new_id(), text)))

    # ---- what the table decides together ------------------------------------------------------------------------

    def asked(self) -> shapes.Vote | None:
        open_now = [self.info.vote, *self.info.knocks]
        return next((vote for vote in open_now if vote is not None and vote.seat != self.seat), None)

    def others(self) -> list[int]:
        return [p.seat for p in self.info.people if p.kind == Occupant.PERSON and p.seat != self.seat]

    def paused(self) -> bool:
        return self.info.pause is not None

    def vote(self, yes: bool) -> None:
        vote = self.asked()
        knocks = vote.seat if vote is not None and vote.what == "return" else None
        self._do(self.table.do(inbound.CastVote(new_id(), yes, knocks)))

    def propose(self, what: shapes.VoteKind, seat: int | None = None) -> None:
        """Ask the table; a refusal is raised as TableRefused."""
        message: inbound.ClientMessage
        if what == "kick":
            message = inbound.Kick(new_id(), -1 if seat is None else seat)
        elif what == "close":
            message = inbound.CloseTable(new_id())
        else:
            message = inbound.PauseGame(new_id(), what == "pause")
        self._do(self.table.do(message))

    def advance(self) -> bool:
        """Wait a moment for something to happen; False when it waits for me or is over."""
        if self.table.end is not None or self.ask() is not None:
            return False
        self._do(self._next())
        return True

    async def _next(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.table.next()
        except TimeoutError:
            return

    def everything(self) -> list[Json]:
        return list(self.table.end.views) if self.table.end is not None else []

    def record(self) -> str:
        async def fetch() -> str:
            async with ServerClient(self.table.link.server) as lobby:
                return await lobby.record(self.table.link.table, token=self.token)

        return self._do(fetch())

    def close(self) -> None:
        """Leave; the seat stays mine."""
        self._do(self.table.__aexit__(None, None, None))
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(5)
        self._loop.close()


# ---- `meetinghouse join LINK` ---------------------------------------------------------------------------------------


def join(link: str, name: str, lang: str, play: Callable[[RemoteSession], int]) -> int:
    """Sit down, wait for the host and play to the end; `play` shows the game."""
    words = Words(lang)
    try:
        session = RemoteSession(link, name or getpass.getuser(), words)
    except Exception as error:
        sys.stderr.write(why_not(error, words) + "\n")
        return 1
    try:
        _wait(session, words, sys.stdout)
        return play(session)
    except (EOFError, KeyboardInterrupt):
        return 0
    except OSError as error:
        sys.stderr.write(why_not(error, words) + "\n")
        return 1
    finally:
        session.close()


def _wait(session: RemoteSession, words: Words, out: TextIO) -> None:

    def say(key: str, **args: Any) -> None:
        out.write(words.say(f"server-join-{key}", **args) + "\n")
        out.flush()

    say("seated", table=session.info.id, seat=session.seat + 1)
    session.ready()
    shown = -1
    while not session.begun:
        taken = sum(1 for person in session.info.people if person.kind != Occupant.EMPTY)
        if taken != shown:
            shown = taken
            say("waiting", taken=taken, seats=session.info.seats)
            for person in session.info.people:
                if person.program:
                    say("program", name=person.name, program=person.program)
        session.advance()
    session.ready()  # the first screen says who one is, and takes as long as one likes
    say("begins")
