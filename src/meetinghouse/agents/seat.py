"""One seat played by text: asks, reads, asks again saying what was wrong, and falls back; everything is counted."""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass

from meetinghouse.agents.prompt import Narrator, SaidLine, tokens
from meetinghouse.agents.reading import ReadAnswer, read
from meetinghouse.bots.base import Company, make
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.json_types import Json

RETRIES = 2
FALLBACK = 1  # the level of the bot that answers where no answer could be read
BID = 2  # how much a seat wants to speak that has something to say
MOST_KEPT = 2000  # events and lines of talk that wait to be told: a table of programs may talk for long


@dataclass
class Ledger:
    """What a seat has cost and how it has answered."""

    decisions: int = 0
    calls: int = 0
    illegal: int = 0
    unparsable: int = 0
    empty: int = 0
    fallbacks: int = 0
    tokens_in: int = 0
    tokens_out: int = 0

    def to_json(self) -> Json:
        return asdict(self)


class TextSeat:
    """A seat as questions and answers in text. It is told events and talk, and given a view only with a question."""

    def __init__(
        self,
        game: str,
        seat: int,
        names: Sequence[str],
        lang: str = "en",
        seed: int = 0,
        talks: bool = False,
        retries: int = RETRIES,
        whole: bool = False,
    ) -> None:
        self.whole = whole
        self.narrator = Narrator(game, seat, names, lang, talks)
        self.ledger = Ledger()
        self.retries = retries
        self.choice: Choice | None = None  # what was answered last
        self.fell_back = False  # whether our own bot gave that answer
        self.say = ""  # what was said with it, on purpose
        self.note = ""  # what the seat keeps for itself
        self._understudy = make(game, FALLBACK, seat, seed)
        self._events: deque[Json] = deque(maxlen=MOST_KEPT)
        self._said: deque[SaidLine] = deque(maxlen=MOST_KEPT)
        self._heard = -1
        self._opened = False
        self._board: list[str] = []
        self._tries = 0
        self._view: Json = {}
        self._ask: Ask | None = None

    def see(self, event: Json) -> None:
        """A ready-made remark is told as what was said, unless it only says what words that were just heard come to."""
        self._understudy.see(event)
        if event["key"] != "table.remark":
            self._events.append(event)
        elif event["seat"] not in (self.narrator.seat, self._heard):
            self._said.append(SaidLine(event["seat"], self.narrator.remark(event)))
        self._heard = -1

    def hear(self, seat: int, text: str) -> None:
        self._said.append(SaidLine(seat, text))
        self._heard = seat  # its remark follows, where there is one

    def news(self, asked: bool = False) -> list[str]:
        events, said = list(self._events), list(self._said)
        self._events.clear()
        self._said.clear()
        return self.narrator.news(events, said, asked)

    def question(self, view: Json, ask: Ask) -> str:
        """Everything that is new, and the question; with the rules the first time. Of the board only those lines come
        again that have changed, unless the reader has no memory (`whole`)."""
        rules = "" if self._opened else self.narrator.rules()
        self._opened = True
        who, news = self.narrator.who(view), self.news(asked=True)
        board = self.narrator.board(view)
        shown = board if self.whole else [line for line in board if line not in self._board]
        self._board = board
        return self._put([rules], who, news, shown, self._asked(view, ask))

    def alone(self, view: Json, ask: Ask, recent: Iterable[str]) -> str:
        """The same for a reader that remembers only its notes: who I am and the latest news again. Rules come apart."""
        note = [self.narrator.say("notes", text=self.note)] if self.note else []
        who, board = self.narrator.who(view, whole=True), self.narrator.board(view)
        return self._put(who, note, recent, board, self._asked(view, ask))

    def _asked(self, view: Json, ask: Ask) -> list[str]:
        self._view, self._ask, self._tries = view, ask, 0
        self.ledger.decisions += 1
        return self.narrator.question(view, ask)

    def _put(self, *parts: Iterable[str]) -> str:
        text = "\n\n".join(part for part in ("\n".join(lines) for lines in parts) if part)
        self.ledger.tokens_in += tokens(text)
        return text

    def read(self, text: str) -> str | None:
        """Take an answer: None when the question is settled (`choice`), else what was wrong with it."""
        assert self._ask is not None
        ask = self._ask
        self.ledger.calls += 1
        self.ledger.tokens_out += tokens(text)
        labels = self.narrator.labels(self._view, ask)
        found = read(text, labels)
        self.note = found.note or self.note
        if found.number is None:
            return self._again(found, labels)
        if self.narrator.talks:
            self.say = found.say or self.say  # kept until somebody asks for it
        self._settle(None if found.number == 0 else ask.options[found.number - 1], fell_back=False)
        return None

    def _again(self, found: ReadAnswer, labels: dict[int, str]) -> str | None:
        setattr(self.ledger, found.problem, getattr(self.ledger, found.problem) + 1)
        self._tries += 1
        if self._tries > self.retries:
            self.give_up()
            return None
        wrong = self.narrator.say(f"wrong-{found.problem}", low=min(labels), high=max(labels))
        assert self._ask is not None
        return self._put([wrong], self.narrator.question(self._view, self._ask))

    def give_up(self) -> None:
        """Our own bot answers instead, and it is counted: no answer could be had or read."""
        assert self._ask is not None
        self.ledger.fallbacks += 1
        self._settle(self._understudy.decide(self._view, self._ask), fell_back=True)

    def _settle(self, choice: Choice | None, fell_back: bool) -> None:
        self.choice, self.fell_back, self._ask = choice, fell_back, None
        if fell_back:
            self.say = ""


def settled(ask: Ask) -> bool:
    """Whether there is nothing to choose: such a question answers itself and costs no tokens."""
    return ask.required and len(ask.numbers) == 1


Complete = Callable[[str], str]


class TextBot:
    """A bot that is a function from text to text. The function remembers for itself: it is told everything once."""

    def __init__(self, seat: int, seed: int, complete: Complete) -> None:
        self.seat = seat
        self.seed = seed
        self.complete = complete

    def meet(self, company: Company) -> None:
        self.text = TextSeat(company.game, self.seat, company.names, company.lang, self.seed, company.talks)

    @property
    def ledger(self) -> Ledger:
        return self.text.ledger

    def see(self, event: Json) -> None:
        self.text.see(event)

    def hear(self, seat: int, text: str) -> None:
        self.text.hear(seat, text)

    def decide(self, view: Json, ask: Ask) -> Choice | None:
        if settled(ask):
            return ask.options[0]
        sent: str | None = self.text.question(view, ask)
        while sent is not None:
            sent = self.text.read(self.complete(sent))
        return self.text.choice

    def bid(self) -> int:
        """It has something to say where it wrote so with its last answer: no call is made for talk alone."""
        return BID if self.text.say else 0

    def speak(self) -> str:
        """What the seat wants to say; once."""
        said, self.text.say = self.text.say, ""
        return said
