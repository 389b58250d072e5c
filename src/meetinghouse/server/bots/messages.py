"""What the table server and its bot workers say to each other, as lines of JSON: one answer for each question."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from meetinghouse.engine.json_types import Json


class Warm(Struct, tag="warm"):
    """Import a game and its bots, so that the first bot need not wait for it."""

    number: int
    game: str


class Think(Struct, tag="think"):
    """One decision of one bot, with all that its seat may know."""

    number: int
    table: str
    game: str
    seat: int
    level: int
    temper: str
    view: Json
    ask: Json
    fresh: bool  # the events below are the whole story of the seat, not only what is new
    events: list[Json]


class Listen(Struct, tag="listen"):
    """Somebody has spoken of this seat: what does its bot say to that?"""

    number: int
    table: str
    seat: int
    level: int
    events: list[Json]


class Analyse(Struct, tag="analyse"):
    """Look back at a finished game, and look for better moves of these people."""

    number: int
    record: str
    people: list[int]


class Ready(Struct, tag="ready"):
    """The game is imported."""

    number: int


class Thought(Struct, tag="thought"):
    """What the bot does (nothing: it lets a speak-up pass), and what it says beside that."""

    number: int
    choice: Json | None
    remark: Json | None


class Forgot(Struct, tag="forgot"):
    """This worker does not know that bot any more: it must be told the whole story."""

    number: int


class Analysed(Struct, tag="analysed"):
    """What there is to say about a finished game (`analysis.report.Analysis`)."""

    number: int
    made: Json


class Failed(Struct, tag="failed"):
    """The bot raised an error."""

    number: int
    why: str


Question = Warm | Think | Listen | Analyse
Answer = Ready | Thought | Forgot | Analysed | Failed
QUESTIONS: msgspec.json.Decoder[Question] = msgspec.json.Decoder(Question)
ANSWERS: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)
