"""Every message that crosses a table's socket, both ways. The HTTP shapes are in `wire_http`.

Messages are JSON objects told apart by `type`. Sentences never cross the wire: events, refusals and remarks are
keys and ids that the reader's own client turns into words. `python -m meetinghouse.server.schema` writes all of it
as JSON Schema.

Two counters make a broken connection harmless. `n` counts the events *this seat* was told and `k` the lines of talk
*this seat* may read: both are the seat's own, so that a number never shows what happened elsewhere.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

PROTOCOL = 1

Json: TypeAlias = dict[str, Any]
"""A JSON object whose keys are the game's business: a view, an event, a choice."""

MessageId = Annotated[
    str, Meta(min_length=1, max_length=40, description="chosen by the client; the same id never acts twice")
]
Name = Annotated[str, Meta(min_length=1, max_length=24, description="what others call this person")]
Lang = Literal["en", "fr", "es"]
Seat = Annotated[int, Meta(ge=0, le=11)]
Text = Annotated[str, Meta(min_length=1, max_length=400)]
Millis = Annotated[int, Meta(description="milliseconds since 1970 by the server's clock")]

Pace = Literal["relaxed", "standard", "fast", "untimed", "slow"]
Watch = Literal["anyone", "invited", "nobody"]
Status = Literal["lobby", "playing", "ended", "closed", "unsupported"]
Channel = Literal["table", "witches", "dead", "last_words", "watchers"]
Rung = Literal["here", "grace", "default", "bot"]
RemarkKind = Literal[
    "suspect",
    "trust",
    "trust_me",
    "not_me",
    "watch_out",
    "spare_me",
    "give_hope",
    "no_hope",
    "agree",
    "disagree",
    "hurry",
    "thanks",
    "sorry",
    "well_played",
]
REMARKS_ABOUT_A_SEAT: frozenset[str] = frozenset({"suspect", "trust", "watch_out"})


# --- shapes used by several messages ----------------------------------------------------------------------------


class Person(Struct, omit_defaults=True):
    """Who sits at a seat, as all see it."""

    seat: int
    kind: Literal["empty", "person", "bot"] = "empty"
    name: Annotated[str, Meta(description="empty for a bot: the client names it by seat and level")] = ""
    level: Annotated[int, Meta(description="of a bot; 0 the default answer, 1 random, 2 sensible, 3 searching")] = 0
    ready: bool = False
    rung: Annotated[Rung, Meta(description="how far this person has dropped off; `bot`: one plays for them")] = "here"
    until: Annotated[Millis | None, Meta(description="when this rung ends, if it does")] = None
    muted: Annotated[bool, Meta(description="by the host: may not write, may still make remarks")] = False
    remote: Annotated[bool, Meta(description="a seat link was made for it and nobody has come yet")] = False


class Pause(Struct, omit_defaults=True):
    """The game stands still. `by` is the host's seat, or -1 when the table voted."""

    by: int
    since: Millis


class TableInfo(Struct, omit_defaults=True):
    """All that is public about a table apart from the game itself."""

    id: str
    game: str
    rules_version: str
    seats: int
    options: Json
    pace: Pace
    watch: Watch
    people: list[Person]
    status: Status = "lobby"
    public: bool = False
    watch_delay: Annotated[int, Meta(description="seconds by which watchers lag")] = 0
    witches_chat: Annotated[bool, Meta(description="living witches may write to each other at Dawn and Night")] = True
    watchers_chat: bool = False
    host: Annotated[int | None, Meta(description="the seat with the host's rights")] = None
    opened: Millis = 0
    commitment: Annotated[str, Meta(description="hash of the deal's secret and nonce, from the start of the game")] = ""
    pause: Pause | None = None
    pause_votes: Annotated[list[int], Meta(description="seats asking for a pause, or to go on when paused")] = []
    rematch: Annotated[str, Meta(description="id of the table that goes on from here")] = ""
    rematch_wishes: list[int] = []
    watchers: Annotated[int, Meta(description="how many are watching")] = 0


class Clock(Struct, omit_defaults=True):
    """The time of the open decision. No deadline: it waits for its answers."""

    now: Millis
    deadline: Millis | None = None
    total: Annotated[int | None, Meta(description="milliseconds the decision was given")] = None
    full: Annotated[bool, Meta(description="the result shows at the deadline whatever people do")] = False
    paused: Annotated[int | None, Meta(description="milliseconds left when the game was paused")] = None


class Ask(Struct, omit_defaults=True):
    """A question to this seat. Each option is sent back as it is in `answer.choice`."""

    id: int
    kind: Annotated[str, Meta(description="such as `salem1692.turn`; words under `salem1692-ask-turn`")]
    options: Annotated[list[Json], Meta(description='each `{"ask": id, "do": ..., ...ids}`')]
    required: Annotated[bool, Meta(description="false: a chance to speak up while another seat decides")] = True
    held: Annotated[
        Json | None, Meta(description="your answer so far, shown to nobody until the clock ends; may be changed")
    ] = None


class TalkLine(Struct, omit_defaults=True):
    """One line of talk: a text, or a structured remark that each reader sees in their own language."""

    k: Annotated[int, Meta(description="this reader's own numbering, from 1")]
    at: Millis
    channel: Channel
    seat: Annotated[int, Meta(description="-1: a watcher, named by `name`")]
    text: str = ""
    name: str = ""
    remark: RemarkKind | None = None
    about: Annotated[int | None, Meta(description="the seat a remark is about")] = None


class Reveal(Struct, omit_defaults=True):
    """Everything, once the game is over."""

    winners: list[int]
    reason: Annotated[str, Meta(description="words under `<game>-outcome-<reason>`")]
    scores: Json
    views: Annotated[list[Json], Meta(description="the last view of every seat, in order")]
    secret: Annotated[str, Meta(description="what the commitment covered, for checking the deal")] = ""
    aborted: bool = False


# --- from client to server --------------------------------------------------------------------------------------


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """Base of what a client may send."""


class Hello(FromClient, tag="hello"):
    """The first message on a socket.

    `token` seats you or makes you host; an invite key lets you watch a private table.
    """

    protocol: int = PROTOCOL
    token: Annotated[str, Meta(max_length=64, description="seat or host token; empty to watch")] = ""
    key: Annotated[str, Meta(max_length=16, description="the invite link's key")] = ""
    name: Annotated[str, Meta(max_length=24, description="a watcher's name in the watchers' chat")] = ""
    n: Annotated[int, Meta(ge=0, description="how many events this client already has; 0 at first")] = 0
    k: Annotated[int, Meta(ge=0, description="how many lines of talk this client already has; 0 at first")] = 0


class Answer(FromClient, tag="answer"):
    """One of the options of the open ask, as it came. Replied to with `accepted` or `refused` under the same id."""

    id: MessageId
    choice: Json


class Say(FromClient, tag="say"):
    """Words to a channel. A seat that just died may use `last_words` once, three words at most (Salem 1692)."""

    id: MessageId
    text: Text
    channel: Channel = "table"


class Remark(FromClient, tag="remark"):
    """A structured remark; `about` is needed by those about a seat and refused by the rest."""

    id: MessageId
    remark: RemarkKind
    about: Seat | None = None


class Note(FromClient, tag="note"):
    """Replaces this seat's private notes."""

    id: MessageId
    text: Annotated[str, Meta(max_length=4000)]


class Ready(FromClient, tag="ready"):
    """In the lobby: I am ready, or not after all."""

    id: MessageId
    ready: bool = True


class Rename(FromClient, tag="rename"):
    """A new name for this seat."""

    id: MessageId
    name: Name


class Move(FromClient, tag="move"):
    """In the lobby: take another empty seat. The host may move anyone (`who`), and two seats then change places."""

    id: MessageId
    to: Seat
    who: Seat | None = None


class Leave(FromClient, tag="leave"):
    """Give up the seat: empty in the lobby, a bot's for good in a running game."""

    id: MessageId


class Configure(FromClient, tag="configure"):
    """Host, in the lobby: change what is given here and leave the rest."""

    id: MessageId
    seats: Annotated[int, Meta(ge=2, le=12)] | None = None
    options: Json | None = None
    pace: Pace | None = None
    public: bool | None = None
    watch: Watch | None = None
    watch_delay: Annotated[int, Meta(ge=0, le=600)] | None = None
    witches_chat: bool | None = None
    watchers_chat: bool | None = None


class SetBot(FromClient, tag="set_bot"):
    """Host: put a bot of this level on an empty seat, change its level, or take it away (`level` null)."""

    id: MessageId
    seat: Seat
    level: Annotated[int, Meta(ge=0, le=3)] | None = 2


class Fill(FromClient, tag="fill"):
    """Host: bots on all empty seats."""

    id: MessageId
    level: Annotated[int, Meta(ge=0, le=3)] = 2


class Kick(FromClient, tag="kick"):
    """Host: take the seat away from its person. In a running game a bot plays on."""

    id: MessageId
    seat: Seat


class SeatLink(FromClient, tag="seat_link"):
    """Host: a secret link for an empty seat, for a friend or a bot on another machine. Answered by `link`."""

    id: MessageId
    seat: Seat


class Mute(FromClient, tag="mute"):
    """Hide a seat's talk from me (`for_all` false), or, as host, stop a seat from writing at all."""

    id: MessageId
    seat: Seat
    muted: bool = True
    for_all: bool = False


class Start(FromClient, tag="start"):
    """Host: begin. Every seat must be taken and every person ready."""

    id: MessageId


class PauseGame(FromClient, tag="pause"):
    """Host: stop (or go on) at once. Others: a vote, which passes with more than half of the people at the table."""

    id: MessageId
    paused: bool = True


class Rematch(FromClient, tag="rematch"):
    """After the end: the same people and settings again. The first to ask opens the new table and all are told."""

    id: MessageId


class CloseTable(FromClient, tag="close"):
    """Host: end the table now. A running game is broken off and everything revealed."""

    id: MessageId


class Back(FromClient, tag="back"):
    """I am at the screen again: give me my seat back from the bot. Any answer does the same."""

    id: MessageId


class Ping(FromClient, tag="ping"):
    """Answered by `pong`: for the client's own idea of the delay and the server's clock."""

    id: MessageId


ClientMessage: TypeAlias = (
    Hello
    | Answer
    | Say
    | Remark
    | Note
    | Ready
    | Rename
    | Move
    | Leave
    | Configure
    | SetBot
    | Fill
    | Kick
    | SeatLink
    | Mute
    | Start
    | PauseGame
    | Rematch
    | CloseTable
    | Back
    | Ping
)


# --- from server to client --------------------------------------------------------------------------------------


class FromServer(Struct, tag_field="type", omit_defaults=True):
    """Base of what a server may send."""


class Welcome(FromServer, tag="welcome"):
    """Reply to `hello`: who you are here. A `snapshot` follows at once."""

    now: Millis
    seat: Annotated[int | None, Meta(description="null: you watch")] = None
    host: bool = False
    key: Annotated[str, Meta(description="the invite link's key, for those who sit here")] = ""
    protocol: int = PROTOCOL


class Snapshot(FromServer, tag="snapshot"):
    """The whole of what you may know. Replaces everything but the events and lines you already had."""

    table: TableInfo
    n: Annotated[int, Meta(description="events told to you so far, those below included")] = 0
    events: Annotated[list[Json], Meta(description="from the number in your hello on")] = []
    view: Annotated[Json | None, Meta(description="null before the start")] = None
    ask: Ask | None = None
    waiting: Annotated[list[int], Meta(description="seats that all know to be thinking; empty in secret phases")] = []
    clock: Clock | None = None
    k: int = 0
    talk: list[TalkLine] = []
    channels: Annotated[list[Channel], Meta(description="where you may write now")] = []
    note: str = ""
    muted: Annotated[list[int], Meta(description="seats whose talk you chose not to see")] = []
    away: Annotated[int | None, Meta(description="events from this number on happened while a bot had your seat")] = (
        None
    )
    end: Reveal | None = None


class Update(FromServer, tag="update"):
    """What changed for you in the game. Absent fields did not change."""

    n: int = 0
    events: list[Json] = []
    view: Annotated[Json, Meta(description="top-level keys of your view that have a new value")] = {}
    gone: Annotated[list[str], Meta(description="top-level keys no longer in your view")] = []
    ask: Annotated[Ask | msgspec.UnsetType | None, Meta(description="null: you are asked nothing now")] = msgspec.UNSET
    waiting: list[int] | msgspec.UnsetType = msgspec.UNSET
    clock: Clock | msgspec.UnsetType | None = msgspec.UNSET
    channels: list[Channel] | msgspec.UnsetType = msgspec.UNSET


class Lobby(FromServer, tag="lobby"):
    """The table's public facts changed: people, readiness, rungs of the ladder, settings, host, pause, rematch."""

    table: TableInfo


class Talk(FromServer, tag="talk"):
    """New lines of talk that you may read."""

    k: int
    lines: list[TalkLine]


class NoteKept(FromServer, tag="note"):
    """Your notes changed on another of your devices."""

    text: str


class Muted(FromServer, tag="muted"):
    """The seats whose talk you do not see."""

    seats: list[int]


class End(FromServer, tag="end"):
    """The game is over and everything is shown."""

    reveal: Reveal


class RematchReady(FromServer, tag="rematch"):
    """A new table goes on from this one: same people, same settings, and your seat token is good there too."""

    table: str
    key: str = ""


class Link(FromServer, tag="link"):
    """The secret link asked for with `seat_link`."""

    id: str
    seat: int
    token: str


class Accepted(FromServer, tag="accepted"):
    """Done, and on disk. Sent again, unchanged, when the same id comes again."""

    id: str


class Refused(FromServer, tag="refused"):
    """Not done; nothing changed. `key` is the Fluent id of the sentence, `args` its variables."""

    code: str
    key: str
    id: Annotated[str, Meta(description="empty when the message could not be read")] = ""
    args: Json = {}
    rule: Annotated[str, Meta(description="number of the rule behind it, such as `S4.2`, where there is one")] = ""


class Pong(FromServer, tag="pong"):
    """Reply to `ping`."""

    id: str
    now: Millis


class Bye(FromServer, tag="bye"):
    """The server closes this socket; `again` says whether coming back with the same hello makes sense."""

    code: str
    key: str
    again: bool = True


ServerMessage: TypeAlias = (
    Welcome
    | Snapshot
    | Update
    | Lobby
    | Talk
    | NoteKept
    | Muted
    | End
    | RematchReady
    | Link
    | Accepted
    | Refused
    | Pong
    | Bye
)
