"""What a table says to a client."""

from typing import TYPE_CHECKING, Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from meetinghouse.server.wire import shapes


class FromServer(Struct, tag_field="type", omit_defaults=True):
    """Base of what a server may send."""


class Welcome(FromServer, tag="welcome"):
    """Reply to `hello`: who you are here. A `snapshot` follows at once."""

    now: shapes.Millis
    seat: Annotated[int | None, Meta(description="null: you watch")] = None
    host: bool = False
    key: Annotated[str, Meta(description="the invite link's key, for those who sit here")] = ""
    screen: Annotated[str, Meta(description="the screen link's key, for those who sit at a table in one room")] = ""
    code: Annotated[str, Meta(description="four letters that lead to the invitation; empty: links only")] = ""
    token: Annotated[str, Meta(description="your new token: the one you came with opens nothing any more")] = ""
    devices: Annotated[int, Meta(description="how many sockets this seat has now, yours included")] = 0
    protocol: int = shapes.PROTOCOL


class Snapshot(FromServer, tag="snapshot"):
    """The whole of what you may know. Replaces everything but the events and lines you already had."""

    table: shapes.TableInfo
    n: Annotated[int, Meta(description="events told to you so far, those below included")] = 0
    events: Annotated[list[shapes.Json], Meta(description="from the number in your hello on")] = []
    view: Annotated[shapes.Json | None, Meta(description="null before the start")] = None
    ask: shapes.Ask | None = None
    waiting: Annotated[list[int], Meta(description="seats that all know to be thinking; empty in secret phases")] = []
    clock: shapes.Clock | None = None
    k: int = 0
    talk: list[shapes.TalkLine] = []
    channels: Annotated[list[shapes.Channel], Meta(description="where you may write now")] = []
    note: str = ""
    muted: Annotated[list[int], Meta(description="seats whose talk you chose not to see")] = []
    away: Annotated[int | None, Meta(description="events from this number on happened while a bot had your seat")] = (
        None
    )
    end: shapes.Reveal | None = None


class StoryMoment(Struct, omit_defaults=True):
    """One thing after the other: what you were told, and what changed in your view by it."""

    n: Annotated[int, Meta(description="events told to you when it is over")] = 0
    events: list[shapes.Json] = []
    view: Annotated[shapes.Json, Meta(description="top-level keys of your view that have a new value")] = {}
    gone: Annotated[list[str], Meta(description="top-level keys no longer in your view")] = []
    s: Annotated[float, Meta(description="seconds for which the table waits for it")] = 0


class Update(FromServer, tag="update"):
    """What changed for you in the game. Absent fields did not change.

    Where several things happened, `moments` has those before the last, in order; the update itself is the last one. The
    question, the clock and all else belong to it. All viewers have as many moments.
    """

    moments: list[StoryMoment] = []
    n: int = 0
    events: list[shapes.Json] = []
    view: Annotated[shapes.Json, Meta(description="top-level keys of your view that have a new value")] = {}
    gone: Annotated[list[str], Meta(description="top-level keys no longer in your view")] = []
    s: Annotated[float, Meta(description="seconds for which the table waits for it")] = 0
    ask: Annotated[shapes.Ask | msgspec.UnsetType | None, Meta(description="null: you are asked nothing now")] = (
        msgspec.UNSET
    )
    waiting: list[int] | msgspec.UnsetType = msgspec.UNSET
    clock: shapes.Clock | msgspec.UnsetType | None = msgspec.UNSET
    channels: list[shapes.Channel] | msgspec.UnsetType = msgspec.UNSET


class Lobby(FromServer, tag="lobby"):
    """The table's public facts changed: people, readiness, rungs of the ladder, settings, host, pause, rematch."""

    table: shapes.TableInfo
    n: Annotated[int, Meta(description="events told to you before it: show it when you have shown those")] = 0
    same: Annotated[list[str], Meta(description="options left out of `table`: they are as they were")] = []


class Watchers(FromServer, tag="watchers"):
    """Of the table's public facts only `watchers` has changed."""

    watchers: int
    n: Annotated[int, Meta(description="as in `lobby`")] = 0


class Talk(FromServer, tag="talk"):
    """New lines of talk that you may read."""

    k: int
    lines: list[shapes.TalkLine]
    n: Annotated[int, Meta(description="events told to you before it: show it when you have shown those")] = 0


class Devices(FromServer, tag="devices"):
    """How many sockets your seat has now at this node, yours included. `renew` sends all others away."""

    n: int


class NoteKept(FromServer, tag="note"):
    """Your notes changed on another of your devices."""

    text: str


class Muted(FromServer, tag="muted"):
    """The seats whose talk you do not see."""

    seats: list[int]


class End(FromServer, tag="end"):
    """The game is over and everything is shown."""

    reveal: shapes.Reveal
    n: Annotated[int, Meta(description="events told to you before it: show it when you have shown those")] = 0


class RematchReady(FromServer, tag="rematch"):
    """A new table goes on from this one: same people, same settings, and your seat token is good there too."""

    table: str
    key: str = ""


class Link(FromServer, tag="link"):
    """The secret link asked for with `seat_link`, or one's own new token (`renew`)."""

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
    args: shapes.Json = {}
    rule: Annotated[str, Meta(description="number of the rule behind it, such as `S4.2`, where there is one")] = ""


class Pong(FromServer, tag="pong"):
    """Reply to `ping`."""

    id: str
    now: shapes.Millis


class Bye(FromServer, tag="bye"):
    """The server closes this socket; `again` says whether coming back with the same hello makes sense."""

    code: str
    key: str
    again: bool = True
    args: shapes.Json = {}


if TYPE_CHECKING:
    ServerMessage: TypeAlias = FromServer
else:
    ServerMessage = shapes.every(FromServer)
