"""`meetinghouse agent LINK`: a language model plays a seat at a server's table.

The model is asked as a task of its own, so that the table is heard meanwhile: a question that is no longer open is not
thought about any longer. Where no answer comes in time, our own bot answers, and the table is told.
"""

import asyncio
import os
import sys
from collections import deque

from meetinghouse.agents.chat import Chat, ChatFailed
from meetinghouse.agents.prompt import MOST_NEWS, MOST_SAID
from meetinghouse.agents.seat import Ledger, TextSeat, settled
from meetinghouse.bots.base import read_ask
from meetinghouse.client.bot import MOST_PROGRAM, Courtesy, complaining, introduce_by_name
from meetinghouse.client.http import ServerClient, parse_link
from meetinghouse.client.person import key_for
from meetinghouse.client.remote import marked
from meetinghouse.client.table import RemoteTable, new_id
from meetinghouse.engine.acts import Ask
from meetinghouse.engine.json_types import Json
from meetinghouse.server.wire import inbound
from meetinghouse.words import Words

SHARE = 0.6  # of the table's time: the rest is for our own bot, and for the way
PATIENCE = 120.0  # seconds for a decision where the table has no clock
SHORTEST = 1.0
MOST_AGAIN = 500  # characters of a wrong answer that the model is shown again


class Agent:
    """One model at one seat."""

    def __init__(self, table: RemoteTable, chat: Chat, words: Words) -> None:
        self.table = table
        self.chat = chat
        self.words = words
        self.courtesy = Courtesy()
        self.text: TextSeat | None = None
        self.failures: dict[str, int] = {}  # why our own bot answered instead
        self._recent: deque[str] = deque(maxlen=MOST_NEWS)
        self._answered = 0
        self._thinking: asyncio.Task[None] | None = None
        self._for = 0  # the question that is being thought about
        self._told = ""  # what the table was told last of a fall-back

    @property
    def ledger(self) -> Ledger:
        return Ledger() if self.text is None else self.text.ledger

    async def play(self) -> None:
        try:
            while self.table.end is None:
                await self.courtesy.heed(self.table)
                self._look()
                await self.table.next()
        finally:
            if self._thinking is not None:
                self._thinking.cancel()

    def _look(self) -> None:
        """Take in what is new; think about the question that is open now, and about no other."""
        table = self.table
        if table.view is None or table.info is None or table.seat is None:
            return
        names = [marked(person.name, person.program) for person in table.info.people]
        if self.text is None:
            seed = int.from_bytes(os.urandom(8), "little")
            self.text = TextSeat(table.info.game, table.seat, names, self.words.lang, seed, talks=True)
        self.courtesy.listen(table, self.text)
        given = table.question()
        asked: int = 0 if given is None or given["id"] == self._answered else given["id"]
        if asked != self._for and self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None
        self._for = asked
        if asked and given is not None and self._thinking is None:
            question = read_ask(table.info.game, given)
            self._thinking = asyncio.create_task(self._answer(self.text, question, dict(table.view)))

    def _seconds(self) -> float:
        """How long the model may think: a share of what the table's clock leaves."""
        clock = self.table.clock
        if clock is None or clock.deadline is None:
            return PATIENCE
        return max(SHORTEST, min(PATIENCE, SHARE * (clock.deadline - max(clock.now, clock.starts or 0)) / 1000))

    async def _answer(self, text: TextSeat, ask: Ask, view: Json) -> None:
        self._recent.extend(text.news(asked=True))
        question = text.alone(view, ask, self._recent)
        failed = ""
        try:
            async with asyncio.timeout(self._seconds()):
                await self._ask(text, ask, question)
        except TimeoutError:
            failed = "late"
        except ChatFailed as error:
            failed = error.why
        if failed:
            text.give_up()
        self.chat.note(text.ledger)
        if text.fell_back:
            why = failed or "unparsable"
            self.failures[why] = self.failures.get(why, 0) + 1
            await self._tell("limit" if why == "limit" else "failed")
        else:
            self._told = ""
        self._answered = ask.id
        if text.say:
            await self.table.send(inbound.Say(new_id(), text.say[:MOST_SAID]))
            text.say = ""
        if text.choice is not None:
            await self.table.answer(text.choice.to_json())

    async def _ask(self, text: TextSeat, ask: Ask, question: str) -> None:
        """Ask until the seat has an answer; each question after the first says what was wrong."""
        if settled(ask):
            text.read("[1]")
            return
        messages = [{"role": "system", "content": text.narrator.rules()}, {"role": "user", "content": question}]
        while True:
            answer = await self.chat.ask(messages)
            wrong = text.read(answer)
            if wrong is None:
                return
            before = {"role": "assistant", "content": answer[-MOST_AGAIN:]}
            messages = [*messages[:2], before, {"role": "user", "content": wrong}]

    async def _tell(self, what: str) -> None:
        """The table hears once that our own bot answers, until the model does again."""
        if self._told != what:
            self._told = what
            await self.table.send(inbound.Say(new_id(), self.words.say(f"agent-told-{what}")))


async def play(link: str, chat: Chat, name: str = "", words: Words | None = None) -> Agent:
    """The model's whole game; it says what it is when it sits down."""
    where = parse_link(link)
    token, person, program = where.seat, key_for(link) if where.seat else "", chat.model[:MOST_PROGRAM]
    shown = (name or chat.model.rpartition("/")[2])[:24]
    try:
        if not token:
            async with ServerClient(where.server, person=person) as lobby:
                token = (await lobby.sit(where.table, shown, where.key, program=program)).token
        async with RemoteTable(where, token, person=person, program=program) as table:
            await introduce_by_name(table, shown)
            agent = Agent(table, chat, words or Words())
            await agent.play()
            return agent
    finally:
        await chat.close()


def run(link: str, chat: Chat, name: str = "", lang: str = "en") -> int:
    """Play, say what it cost, and return a process's exit code."""
    words = Words(lang)
    with complaining(words) as failed:
        ledger = asyncio.run(play(link, chat, name, words)).ledger
        spent, tokens = f"{chat.money:.4f}", chat.tokens_in + chat.tokens_out
        done = {"decisions": ledger.decisions, "fallbacks": ledger.fallbacks}
        said = words.say("agent-cost", None, calls=chat.calls, tokens=tokens, money=spent, **done)
        sys.stdout.write(f"{said}\n")
    return int(bool(failed))
