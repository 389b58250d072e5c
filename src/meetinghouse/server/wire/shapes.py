"""Names, limits and shapes that several messages of the wire share."""

import sys
from enum import StrEnum
from functools import reduce
from operator import or_
from typing import Annotated, Any, Literal, TypeVar

from msgspec import UNSET, Meta, Struct, UnsetType, field

from meetinghouse.engine.json_types import Json as Json
from meetinghouse.server.wire.settings import TableSettings

PROTOCOL = 2

S = TypeVar("S", bound=Struct)


def every(base: type[Struct]) -> Any:
    """The union of all kinds of a message: the last classes below its base, in the order in which they are written."""
    there = list(vars(sys.modules[base.__module__]).values())
    kinds = [one for one in there if isinstance(one, type) and issubclass(one, base) and not one.__subclasses__()]
    return reduce(or_, kinds)


def filled(shape: type[S], source: object, **more: Any) -> S:
    """A shape with what its source has under the same names."""
    same = {name: getattr(source, name) for name in shape.__struct_fields__ if name not in more}
    return shape(**same, **more)


MessageId = Annotated[
    str, Meta(min_length=1, max_length=40, description="chosen by the client; the same id never acts twice")
]
PERSON_KEY = "[A-Za-z0-9_-]{32,64}"  # 192 bits at least
PersonKey = Annotated[
    str,
    Meta(
        pattern=f"^({PERSON_KEY})?$",
        description="the secret that this device made at its first visit; over HTTP in the header `X-Person`",
    ),
]
MOST_NAME = 24
Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME, description="what others call this person")]
Program = Annotated[
    str,
    Meta(
        max_length=40,
        description="what plays here by its own word, such as `level 2` or the name of a model; empty: a person",
    ),
]
FACES_IN_A_ROW = 12  # as many as sit at the largest table, so that each row always has a free one
Face = Annotated[
    int,
    Meta(
        ge=0,
        le=2 * FACES_IN_A_ROW,
        description="one of the portraits: 1 to 12 in coats, 13 to 24 in gowns; 0: drawn after the name",
    ),
]
Seat = Annotated[int, Meta(ge=0, le=11)]
Level = Annotated[int, Meta(ge=0, le=9, description="of a bot: 0 the first option, 1 and above as the game declares")]
MOST_SAID = 400  # letters in one line of talk; the table refuses more, so that its no has a reason
Text = Annotated[str, Meta(min_length=1, extra_json_schema={"maxLength": MOST_SAID})]
Millis = Annotated[int, Meta(description="milliseconds since 1970 by the server's clock")]

Channel = Annotated[
    str, Meta(max_length=40, description="`table`, `watchers`, or one that the game declares, such as `witches`")
]
RemarkKind = Literal[
    "suspect",
    "trust",
    "trust_me",
    "not_me",
    "watch_out",
    "spare_me",
    "give_hope",
    "no_hope",
    "promise",
    "claim",
    "ask_who",
    "ask_why",
    "agree",
    "disagree",
    "hurry",
    "thanks",
    "sorry",
    "well_played",
    "laughs",
    "gasps",
    "shrugs",
    "applauds",
]
ReportKind = Literal["abuse", "cheating", "stalling", "name", "other"]
VoteKind = Literal["kick", "pause", "resume", "close", "return"]
REMARKS_ABOUT_A_SEAT: frozenset[str] = frozenset({"suspect", "trust", "watch_out"})
REMARKS_TO_A_SEAT: frozenset[str] = frozenset({"ask_who", "ask_why"})  # or to anybody who likes to answer


Tempo = Annotated[
    Literal["slow", "normal", "fast", "rush"],
    Meta(description="how fast bots and stagings go; `rush`: at once, until a person is asked again"),
]


class Status(StrEnum):
    """How far a table has come. A table whose rules this server no longer plays is `unsupported`."""

    LOBBY = "lobby"
    PLAYING = "playing"
    ENDED = "ended"
    CLOSED = "closed"
    UNSUPPORTED = "unsupported"


class Occupant(StrEnum):
    """Who has a seat."""

    EMPTY = "empty"
    PERSON = "person"
    BOT = "bot"


class Rung(StrEnum):
    """How far a person has dropped off: waited for, answered for by default, played for by a bot."""

    HERE = "here"
    GRACE = "grace"
    DEFAULT = "default"
    BOT = "bot"


# --- shapes used by several messages ----------------------------------------------------------------------------


class Person(Struct, omit_defaults=True):
    """Who sits at a seat, as all see it."""

    seat: int
    kind: Occupant = Occupant.EMPTY
    name: Annotated[str, Meta(description="empty for a bot: the client names it by seat and level")] = ""
    face: Face = 0
    level: Level = 0
    program: Program = ""
    ready: bool = False
    rung: Rung = Rung.HERE
    until: Annotated[Millis | None, Meta(description="when this rung ends, if it does")] = None
    muted: Annotated[bool, Meta(description="by the host: may not write, may still make remarks")] = False
    won: Annotated[int, Meta(description="games won here before this one, by those who go on together")] = 0
    remote: Annotated[bool, Meta(description="a seat link was made for it and nobody has come yet")] = False


class Pause(Struct, omit_defaults=True):
    """The game stands still. `by` is the seat that asked where nobody else was present, or -1 when the table voted."""

    by: int
    since: Millis


class Vote(Struct, omit_defaults=True):
    """What the table is asked to agree to, or (`return`) somebody who knocks. Nobody is told who voted how."""

    what: VoteKind
    until: Annotated[Millis, Meta(description="when it has failed")]
    yes: int
    no: int
    needed: Annotated[int, Meta(description="how many have to vote yes")]
    seat: Annotated[int | None, Meta(description="who is to be sent away, or asks to come back with another phone")] = (
        None
    )
    code: Annotated[str, Meta(description="two digits that the phone which asks to come back shows, too")] = ""


class Reading(Struct, omit_defaults=True):
    """The cards are dealt and people read who they are. How many still do, but not who: that would be a hint."""

    left: int
    until: Annotated[Millis | None, Meta(description="when the game begins at the latest, if it does not wait")] = None


class Origin(Struct):
    """The finished game that this one goes on from, and after how many of its inputs."""

    table: str
    inputs: int


class TableInfo(TableSettings, kw_only=True, omit_defaults=False):
    """All that is public about a table apart from the game itself: its settings, and how it stands. Always whole."""

    id: str
    rules_version: str
    people: list[Person]
    status: Status = Status.LOBBY
    host: Annotated[int | None, Meta(description="the seat with the host's rights")] = None
    opened: Millis = 0
    commitment: Annotated[str, Meta(description="hash of the deal's secret and nonce, from the start of the game")] = ""
    pause: Pause | None = None
    vote: Vote | None = None
    knocks: Annotated[list[Vote], Meta(description="who asks to come back with another phone")] = field(
        default_factory=list
    )
    rematch: Annotated[str, Meta(description="id of the table that goes on from here")] = ""
    rematch_wishes: list[int] = field(default_factory=list)
    watchers: Annotated[int, Meta(description="how many are watching")] = 0
    reading: Annotated[
        Reading | None, Meta(description="no clock runs and no bot plays before all have said `ready` once more")
    ] = None
    tempo: Tempo = "normal"
    games: Annotated[int, Meta(description="games that these people have played before this one")] = 0
    origin: Annotated[Origin | None, Meta(description="from which moment of which game this one goes on")] = None
    glass: Annotated[Millis | None, Meta(description="when the sand-glass of a room that was turned last runs out")] = (
        None
    )
    begins: Annotated[
        Millis | UnsetType, Meta(description="at a table of Play now: when bots take the seats that are free")
    ] = UNSET


class Clock(Struct, omit_defaults=True):
    """The time of the open decision. No deadline: it waits for its answers."""

    now: Millis
    deadline: Millis | None = None
    total: Annotated[int | None, Meta(description="milliseconds the decision was given")] = None
    full: Annotated[bool, Meta(description="the result shows at the deadline, even if all have answered")] = False
    paused: Annotated[int | None, Meta(description="milliseconds left when the game was paused")] = None
    starts: Annotated[
        Millis | None, Meta(description="when the staging of what just happened is over: bots wait for it, too")
    ] = None


class Ask(Struct, omit_defaults=True):
    """A question to this seat. Each option is sent back as it is in `answer.choice`."""

    id: int
    kind: Annotated[str, Meta(description="such as `<game>.turn`; words under `<game>-ask-turn`")]
    options: Annotated[list[Json], Meta(description='each `{"ask": id, "do": ..., ...ids}`')]
    required: Annotated[bool, Meta(description="false: a chance to speak up while another seat decides")] = True
    held: Annotated[
        Json | None, Meta(description="your answer so far, shown to nobody until the clock ends; may be changed")
    ] = None


class Reason(Struct, omit_defaults=True, frozen=True, forbid_unknown_fields=True):
    """Why somebody makes a remark: something that all have seen, or at least could have."""

    id: Annotated[str, Meta(max_length=40, description="one that the game declares: words under `<game>-why-<id>`")]
    n: Annotated[int, Meta(ge=0, le=99, description="how many, where it counts something")] = 0
    seat: Annotated[Seat | None, Meta(description="somebody else who plays a part in it")] = None


class TalkLine(Struct, omit_defaults=True):
    """One line of talk: a text, or a structured remark that each reader sees in their own language. A text with a
    remark is what somebody wrote and what bots understood of it."""

    k: Annotated[int, Meta(description="this reader's own numbering, from 1")]
    at: Millis
    channel: Channel
    seat: Annotated[int, Meta(description="-1: a watcher, named by `name`")]
    text: str = ""
    name: str = ""
    remark: RemarkKind | None = None
    about: Annotated[int | None, Meta(description="the seat a remark is about, or that a question is put to")] = None
    why: Annotated[Reason | None, Meta(description="why it is made, where its speaker says so")] = None
    stand_in: Annotated[bool, Meta(description="a bot said it in that person's place")] = False


class Reveal(Struct, omit_defaults=True):
    """Everything, once the game is over."""

    winners: list[int]
    reason: Annotated[str, Meta(description="words under `<game>-outcome-<reason>`")]
    scores: Json
    views: Annotated[list[Json], Meta(description="the last view of every seat, in order")]
    secret: Annotated[str, Meta(description="what the commitment covered, for checking the deal")] = ""
    aborted: bool = False
