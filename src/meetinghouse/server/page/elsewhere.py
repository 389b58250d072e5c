"""Where bots of a page think: another worker of the browser, spoken to in the pool's own messages."""

from collections.abc import Callable
from typing import Protocol

import msgspec

from meetinghouse.server.bots import worker
from meetinghouse.server.bots.messages import QUESTIONS, Numbered

START_SECONDS = 120  # a slow phone fetches and starts a second Python


class BrowserWorker(Protocol):
    """The browser's worker, as `web/src/page/tables.ts` hands it over."""

    def post(self, text: str) -> None:
        """Send it a question."""

    def end(self) -> None:
        """It is not needed any more."""


Begin = Callable[
    [Callable[[str], None], Callable[[], None]], BrowserWorker
]  # with who hears answers, and who hears of its end


class Elsewhere(Numbered):
    """A line to another worker."""

    def __init__(self, begin: Begin) -> None:
        """Use `start`."""
        super().__init__()
        self._other: BrowserWorker | None = begin(self.heard, self._ended)

    @classmethod
    async def start(cls, begin: Begin, game: str) -> "Elsewhere":
        """Begin a worker and wait until it has imported the game."""
        made = cls(begin)
        await made.warmed(game, START_SECONDS)
        return made

    def send(self, question: bytes) -> bool:
        if self._other is None:
            return False
        self._other.post(question.decode())
        return True

    def _ended(self) -> None:
        self._other = None
        self.gone()

    async def stop(self) -> None:
        other, self._other = self._other, None
        if other is not None:
            other.end()
        self.gone()


class Thinking:
    """The other end: what runs in a worker in which bots think."""

    def __init__(self) -> None:
        self._bots = worker.Memory()

    def answer(self, text: str) -> str:
        """Answer any question."""
        return msgspec.json.encode(worker.answered(self._bots, QUESTIONS.decode(text))).decode()
