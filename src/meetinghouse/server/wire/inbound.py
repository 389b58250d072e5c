"""What a client says to a table."""

from typing import TYPE_CHECKING, Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from meetinghouse.languages import Lang
from meetinghouse.server.wire import shapes
from meetinghouse.server.wire.settings import changes


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """Base of what a client may send."""


class Hello(FromClient, tag="hello"):
    """The first message on a socket.

    `token` seats you or makes you host, and so does the key of a `person` who sits here; an invite key lets you watch
    a private table. The screen of a table in one room comes with its own key, sees what a watcher without delay sees,
    and may only `start` and `pause`.
    """

    protocol: Annotated[int, Meta(description=f"{shapes.PROTOCOL}; clients of the first protocol did not say it")] = 1
    token: Annotated[str, Meta(max_length=64, description="seat or host token; empty to watch")] = ""
    person: shapes.PersonKey = ""
    key: Annotated[str, Meta(max_length=16, description="the invite link's key")] = ""
    screen: Annotated[str, Meta(max_length=16, description="the screen link's key")] = ""
    name: Annotated[str, Meta(max_length=24, description="a watcher's name in the watchers' chat")] = ""
    program: shapes.Program = ""
    renew: Annotated[bool, Meta(description="I keep the token in `welcome`: a seat link then opens once")] = False
    n: Annotated[int, Meta(ge=0, description="how many events this client already has; 0 at first")] = 0
    k: Annotated[int, Meta(ge=0, description="how many lines of talk this client already has; 0 at first")] = 0


class Request(FromClient):
    """Base of what is replied to under the same id: with `accepted` or `refused`, or as the message says."""

    id: shapes.MessageId


class AboutSeat(Request):
    """Base of what is asked about one seat."""

    seat: shapes.Seat


class Answer(Request, tag="answer"):
    """One of the options of the open ask, as it came. Replied to with `accepted` or `refused` under the same id."""

    choice: shapes.Json


class Say(Request, tag="say"):
    """Words to one of the channels that are open to you; some take a few words, once."""

    text: shapes.Text
    channel: shapes.Channel = "table"


class Remark(Request, tag="remark"):
    """A structured remark; `about` is needed by those about a seat, left open by questions and refused by the rest.
    `why` may give a reason."""

    remark: shapes.RemarkKind
    about: shapes.Seat | None = None
    why: shapes.Reason | None = None


class Note(Request, tag="note"):
    """Replaces this seat's private notes."""

    text: Annotated[str, Meta(max_length=4000)]


class Ready(Request, tag="ready"):
    """In the lobby: I am ready, or not after all. After the deal, while `table.reading` is there: I know who I am."""

    ready: bool = True


class Rename(Request, tag="rename"):
    """A new name for this seat, and a new face unless it is left out."""

    name: shapes.Name
    face: shapes.Face | None = None


class Move(Request, tag="move"):
    """In the lobby: take another empty seat. The host may move anyone (`who`), and two seats then change places."""

    to: shapes.Seat
    who: shapes.Seat | None = None


class Leave(Request, tag="leave"):
    """Give up the seat: empty in the lobby, a bot's for good in a running game."""


class _Configure(Request):
    """Host, in the lobby: change what is given here and leave the rest."""


if TYPE_CHECKING:

    class Configure(_Configure, tag="configure"):
        """As it is made below; type checkers cannot follow that."""

        def __init__(self, id: str, **changes: object) -> None: ...
else:
    Configure = msgspec.defstruct(
        "Configure", changes(), bases=(_Configure,), tag="configure", namespace={"__doc__": _Configure.__doc__}
    )


class SetBot(AboutSeat, tag="set_bot"):
    """Host: put a bot of this level on an empty seat, change its level, or take it away (`level` null).

    `GET /api/games` lists the levels of a game; without one, the usual level sits down.
    """

    level: shapes.Level | msgspec.UnsetType | None = msgspec.UNSET


class Fill(Request, tag="fill"):
    """Host: bots on all empty seats, of this level or the usual one."""

    level: shapes.Level | msgspec.UnsetType = msgspec.UNSET


class Kick(AboutSeat, tag="kick"):
    """Ask the table to send somebody away (in the lobby: as host). In a running game a bot plays on.

    This, `pause` and `close` open a vote (`TableInfo.vote`) unless nobody else is present. Asking for what is being
    voted on is a yes.
    """


class SeatLink(AboutSeat, tag="seat_link"):
    """Host: a secret link for an empty seat, for a friend or a bot on another machine. Answered by `link`.

    The first person who opens it has the seat; later ones are told that it is taken.
    """


class Renew(Request, tag="renew"):
    """A new token for my seat, answered by `link`. The old one opens nothing; devices without my key are sent away."""


class Mute(AboutSeat, tag="mute"):
    """Hide a seat's talk from me (`for_all` false), or, as host, stop a seat from writing at all."""

    muted: bool = True
    for_all: bool = False


class Start(Request, tag="start"):
    """Host: begin. Every seat must be taken and every person ready."""


class PauseGame(Request, tag="pause"):
    """Ask the table to stop the game, or (`paused` false) to go on."""

    paused: bool = True


class TurnGlass(Request, tag="turn_glass"):
    """In one room: turn the sand-glass, when talk goes on too long (`TableInfo.glass`). It shows a minute, decides
    nothing and does not say who turned it. Players who may not speak may not turn it."""


class Hasten(Request, tag="hasten"):
    """Where one person plays with bots: how fast they go."""

    tempo: shapes.Tempo


class Rematch(Request, tag="rematch"):
    """After the end: the same people again, and all are told of the new table. The first to ask opens it; in one room
    the host does, or the last who asks, so that nobody is pulled out of the story while they read it."""

    game: Annotated[str, Meta(max_length=40, description="host: another game; empty: the same with its settings")] = ""


class CloseTable(Request, tag="close"):
    """Ask to end the table (in the lobby: as host). A running game is broken off and everything revealed."""


class CastVote(Request, tag="vote"):
    """Yes or no to what the table is asked; may be changed until it is decided.

    With a `seat`, to the phone that knocks for it (`TableInfo.knocks`): the host's word decides, or more than half of
    all who sit here.
    """

    yes: bool
    seat: shapes.Seat | None = None


class Report(AboutSeat, tag="report"):
    """Tell the operator about somebody here: what they said and you could read is kept with it. Nobody here is told."""

    why: shapes.ReportKind
    text: Annotated[str, Meta(max_length=1000)] = ""


class Back(Request, tag="back"):
    """I am at the screen again: give me my seat back from the bot. Any answer does the same."""


class CallMe(Request, tag="call_me"):
    """Call this device when my seat is waited for and I am not here: what `PushManager.subscribe` gave it.

    `GET /api/push` has the key to subscribe with. Up to four devices for each seat; a rematch takes them along.
    """

    endpoint: Annotated[str, Meta(max_length=600)]
    p256dh: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=40)]
    lang: Lang = "en"


class CallOff(Request, tag="call_off"):
    """Do not call this device any more."""

    endpoint: Annotated[str, Meta(max_length=600)]


class Ping(Request, tag="ping"):
    """Answered by `pong`: for the client's own idea of the delay and the server's clock."""


if TYPE_CHECKING:
    ClientMessage: TypeAlias = FromClient
else:
    ClientMessage = shapes.every(FromClient)
