"""What the table server and its bot workers say to each other, as lines of JSON: one answer for each question."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from meetinghouse.engine.json_types import Json


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


class Analyse(Message, tag="analyse"):
    """Look back at a finished game, and look for better moves of these people."""

    record: str
    people: list[int]


class Ready(Message, tag="ready"):
    """The game is imported."""


class Thought(Message, tag="thought"):
    """What the bot does (nothing: it lets a speak-up pass), and what it says beside that."""

    choice: Json | None
    remark: Json | None


class Forgot(Message, tag="forgot"):
    """This worker does not know that bot any more: it must be told the whole story."""


class Analysed(Message, tag="analysed"):
    """What there is to say about a finished game (`analysis.report.Analysis`)."""

    made: Json


class Failed(Message, tag="failed"):
    """The bot raised an error."""

    why: str


Question = Warm | Think | Listen | Analyse
Answer = Ready | Thought | Forgot | Analysed | Failed
QUESTIONS: msgspec.json.Decoder[Question] = msgspec.json.Decoder(Question)
ANSWERS: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)
