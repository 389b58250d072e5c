"""What the table server and its worker processes say to each other, as lines of JSON: one answer for each question."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable

import msgspec
from msgspec import Struct

from meetinghouse.engine.json_types import Json
from meetinghouse.server.wire.http import CardProblem
from meetinghouse.server.wire.learning import CoachSays


class Message(Struct):
    """Base of both: an answer has the number of its question."""

    number: int


class Warm(Message, tag="warm"):
    """Import a game and its bots, so that the first bot need not wait for it."""

    game: str


class Think(Message, tag="think"):
    """One decision of one bot, with all that its seat may know."""

    table: str
    game: str
    seat: int
    level: int
    temper: str
    view: Json
    ask: Json
    fresh: bool  # the events below are the whole story of the seat, not only what is new
    events: list[Json]


class Listen(Message, tag="listen"):
    """Somebody has spoken of this seat: what does its bot say to that?"""

    table: str
    seat: int
    level: int
    events: list[Json]


class Advise(Message, tag="advise"):
    """What would a coach say to a seat that is asked this, with all that the seat was told?"""

    game: str
    view: Json
    ask: Json
    told: list[Json]


class Analyse(Message, tag="analyse"):
    """Look back at a finished game, and look for better moves of these people."""

    record: str
    people: list[int]


class CheckCardSet(Message, tag="check_cards"):
    """Is this a card set of this game, or (`""`) of the game that it names?"""

    text: str
    game: str


class CardsChecked(Message, tag="cards_checked"):
    """The game that a set is for, its cards in full where nothing is wrong, and all mistakes."""

    game: str
    raw: Json
    problems: list[CardProblem]


class CheckRecord(Message, tag="check_record"):
    """Is this the record of a finished game, honestly dealt and played by today's rules?"""

    text: str


class RecordChecked(Message, tag="record_checked"):
    """The game and its options; or the sentence that says what is wrong, and what stands in it."""

    game: str = ""
    options: Json = {}
    wrong: str = ""
    args: Json = {}


class Warmed(Message, tag="ready"):
    """The game is imported."""


class Thought(Message, tag="thought"):
    """What the bot does (nothing: it lets a speak-up pass), and what it says beside that."""

    choice: Json | None
    remark: Json | None


class Forgot(Message, tag="forgot"):
    """This worker does not know that bot any more: it must be told the whole story."""


class Advised(Message, tag="advised"):
    """What the coach says (`learn.coach.CoachAdvice`, less its question)."""

    worth: list[Json]
    why: list[CoachSays]
    costly: list[Json]


class AnalysisMade(Message, tag="analysed"):
    """What there is to say about a finished game (`lookback.report.Analysis`)."""

    made: Json


class Failed(Message, tag="failed"):
    why: str


WorkerQuestion = Warm | Think | Listen | Advise | Analyse | CheckCardSet | CheckRecord
WorkerAnswer = Warmed | Thought | Forgot | Advised | AnalysisMade | CardsChecked | RecordChecked | Failed

QUESTIONS: msgspec.json.Decoder[WorkerQuestion] = msgspec.json.Decoder(WorkerQuestion)
ANSWERS: msgspec.json.Decoder[WorkerAnswer] = msgspec.json.Decoder(WorkerAnswer)


class Numbered(ABC):
    """The tables' end of a line to where bots think and card sets are read: a process (`process.Worker`), or what else
    runs beside the tables. Answers find their questions by number, over any carrier. Nothing here ever blocks the
    tables."""

    def __init__(self) -> None:
        self.waiting: dict[int, asyncio.Future[WorkerAnswer]] = {}  # the questions that are not answered yet
        self.next = 0

    @abstractmethod
    def send(self, question: bytes) -> bool:
        """Carry a question away; False where nobody is there any more."""

    def ask(self, question: WorkerQuestion) -> asyncio.Future[WorkerAnswer]:
        """Send a question, which gets its number here; the future gets the answer."""
        done: asyncio.Future[WorkerAnswer] = asyncio.get_running_loop().create_future()
        self.next += 1
        question.number = self.next
        self.waiting[self.next] = done
        if not self.send(msgspec.json.encode(question)):
            del self.waiting[self.next]
            done.set_exception(EOFError())
        return done

    async def warmed(self, game: str, seconds: float) -> None:
        """Wait until a new worker has imported a game and its bots; stop it if it does not."""
        try:
            await asyncio.wait_for(self.ask(Warm(0, game)), seconds)
        except BaseException:
            await self.stop()
            raise

    @abstractmethod
    async def stop(self) -> None:
        """End it; a caller that waits for an answer gets EOFError."""

    def heard(self, answer: bytes | str) -> None:
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


StartWorker = Callable[[str], Awaitable[Numbered]]  # makes one that has imported this game; raises OSError or EOFError


class LoneWorker:
    """A worker that is asked one question after another. The first starts it, and the one after a failure."""

    def __init__(self, start: StartWorker, keep: bool = True) -> None:
        """Without `keep` it ends with each answer: its memory is better given back."""
        self.start = start
        self.keep = keep
        self._worker: Numbered | None = None
        self._turn = asyncio.Lock()

    async def asked(self, question: WorkerQuestion, seconds: float, game: str = "") -> WorkerAnswer:
        """The answer when it is this question's turn; `Failed` where it was too much. Raises OSError or EOFError where
        no worker starts."""
        async with self._turn:
            if self._worker is None:
                self._worker = await self.start(game)
            done = False
            try:
                answer = await asyncio.wait_for(self._worker.ask(question), seconds)
                done = self.keep
                return answer
            except (TimeoutError, EOFError, OSError) as error:
                return Failed(question.number, type(error).__name__)
            finally:
                if not done:
                    await self.end()

    async def end(self) -> None:
        """Stop the worker; the next question starts another."""
        worker, self._worker = self._worker, None
        if worker is not None:
            await worker.stop()
