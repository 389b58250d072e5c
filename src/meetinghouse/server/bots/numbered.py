"""Matches answers to questions by number, over any carrier."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod

import msgspec

from meetinghouse.server.bots.messages import ANSWERS, Answer, Question


class Numbered(ABC):
    """One end of a line to a worker. Nothing here ever blocks the tables."""

    def __init__(self) -> None:
        self.waiting: dict[int, asyncio.Future[Answer]] = {}
        self.next = 0

    @abstractmethod
    def send(self, question: bytes) -> bool:
        """Carry a question away; False where nobody is there any more."""

    def ask(self, question: Question) -> asyncio.Future[Answer]:
        """Send a question, which gets its number here; the future gets the answer."""
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.next += 1
        question.number = self.next
        self.waiting[self.next] = done
        if not self.send(msgspec.json.encode(question)):
            del self.waiting[self.next]
            done.set_exception(EOFError())
        return done

    def heard(self, answer: bytes | str) -> None:
        """An answer has come."""
        found = ANSWERS.decode(answer)
        done = self.waiting.pop(found.number, None)
        if done is not None and not done.done():
            done.set_result(found)

    def gone(self) -> None:
        """Nobody will answer any more: those who wait are told."""
        waiting, self.waiting = self.waiting, {}
        for done in waiting.values():
            if not done.done():
                done.set_exception(EOFError())
