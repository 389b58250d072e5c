"""What a table's log holds. A table is the fold of its entries: nothing else is ever stored about it.

A commit (one row of the log) is a list of entries that became true together. `lines` are the record lines that the
entry added, so that a record can be read from the log even by a server that no longer plays its rules.
"""

from collections.abc import Callable
from typing import get_args

import msgspec
from msgspec import Struct

from meetinghouse.engine.json_types import Json
from meetinghouse.languages import Lang
from meetinghouse.server.wire.settings import TableSettings
from meetinghouse.server.wire.shapes import Channel, Reason, RemarkKind, Rung, Tempo, VoteKind, every


class StoredSettings(TableSettings, omit_defaults=True):
    # The operator's numbers, kept so that all nodes count alike; a table opened before they were known does without.
    speed: float = 1.0  # divides every wish
    reading: float = 0.0  # seconds to read who one is before the first clock runs
    staging: float = 0.0  # times what events say of their stagings
    quick: int = 0  # at a table of Play now: when bots take the seats that are free; 0: somebody opened it


class Entry(Struct, tag_field="e", omit_defaults=True, frozen=True):
    """Base of all entries."""


class _OfSeat(Entry, frozen=True):
    seat: int


class TableOpened(Entry, frozen=True, tag="opened"):
    """The table exists."""

    settings: StoredSettings
    rules_version: str
    key: str
    host_hash: str
    before: str = ""  # the table this one is a rematch of
    code: str = ""  # four letters that lead to the invitation
    games: int = 0  # played before this one by the same people


class Branched(Entry, frozen=True, tag="branched"):
    """The game will go on from a moment of another: see `engine/branch`. An older node cannot read this, and so never
    deals such a table anew."""

    origins: tuple[Json, ...]
    lines: tuple[str, ...]


class Configured(Entry, frozen=True, tag="configured"):
    """The host changed settings; seats beyond the new number are empty."""

    settings: StoredSettings


class Sat(_OfSeat, frozen=True, tag="sat"):
    """A person has the seat, or a link for it was made (`remote`)."""

    name: str
    token_hash: str
    lang: Lang = "en"
    host: bool = False
    remote: bool = False
    ready: bool = False
    face: int = 0
    where: str = ""  # a hash of the table and the address, so that somebody who was sent away stays away
    mark: str = ""  # of the person's key at this table, or at `marked`: every device with that key sits here
    marked: str = ""  # the table of an earlier game, from which a rematch took the mark along
    first_hash: str = ""  # of the seat's first token, where a rematch took over a later one
    program: str = ""  # what it calls itself; empty: a person
    won: int = 0  # games of the evening


class Botted(_OfSeat, frozen=True, tag="botted"):
    """A bot has the seat, or (level None) nobody."""

    level: int | None


class Left(_OfSeat, frozen=True, tag="left"):
    """The person gave up the seat or lost it (`kicked`)."""

    kicked: bool = False
    key: str = ""  # the table's new invite key, since somebody was sent away who knows the old one


class Renewed(_OfSeat, frozen=True, tag="renewed"):
    """The seat has a new token, and the old one opens nothing any more; or it is a person's (`mark`) from now on."""

    token_hash: str
    mark: str | None = None  # None: as it was; empty: of no key


class Swapped(Entry, frozen=True, tag="swapped"):
    """Two seats changed places in the lobby."""

    a: int
    b: int


class SeatNamed(_OfSeat, frozen=True, tag="named"):
    """A new name, a new face where one was asked for, or what a program that has come calls itself."""

    name: str
    face: int | None = None
    program: str = ""


class Readied(_OfSeat, frozen=True, tag="readied"):
    """Ready, or not after all; after the deal: has read who they are."""

    ready: bool


class Hosted(Entry, frozen=True, tag="hosted"):
    """The host's rights are now with this seat."""

    seat: int | None


class Started(Entry, frozen=True, tag="started"):
    """The deal. `key` and `nonce` are the secret behind the commitment."""

    key: str
    nonce: str
    lines: tuple[str, ...] = ()


class Ruled(Entry, frozen=True, tag="ruled"):
    """A lobby takes other rules than those it was opened with, just before its deal. An older node cannot read this,
    and so never deals such a table by its own rules."""

    rules_version: str


class Begun(Entry, frozen=True, tag="begun"):
    """The table no longer waits for people who are still reading who they are."""


class Hastened(Entry, frozen=True, tag="hastened"):
    """How fast bots and stagings go from now on."""

    tempo: Tempo


class Played(_OfSeat, frozen=True, tag="played"):
    """An answer that took effect at once."""

    choice: Json
    bot: bool = False
    lines: tuple[str, ...] = ()


class Held(_OfSeat, frozen=True, tag="held"):
    """An answer to a decision whose result shows only when it closes."""

    ask: int
    choice: Json
    bot: bool = False


class Rang(Entry, frozen=True, tag="rang"):
    """The decision closes: held answers count, silence means its default. `early`: all had answered."""

    ask: int
    early: bool = False
    lines: tuple[str, ...] = ()


class Extended(Entry, frozen=True, tag="extended"):
    """Somebody came back to a table that nobody held: the open decision lasts at least until then."""

    ask: int
    deadline: int


class Rose(_OfSeat, frozen=True, tag="rung"):
    """A seat's place on the ladder of absence."""

    rung: Rung
    until: int | None = None


class Paused(Entry, frozen=True, tag="paused"):
    """The clock stands still (or goes on: `paused` false)."""

    by: int
    paused: bool = True


class Turned(Entry, frozen=True, tag="turned"):
    """The sand-glass of a room, for so many seconds."""

    seconds: int


class Weighed(Entry, frozen=True, tag="weighed"):
    """Whether those who were dealt in at a table of Play now are strangers, so that the game may count for their
    ratings. What it hangs on is not in the log and changes later; nobody is told."""

    rated: bool = False


class Coded(Entry, frozen=True, tag="coded"):
    """Other letters lead to the invitation now, or none."""

    code: str = ""


class Proposed(Entry, frozen=True, tag="proposed"):
    """The table is asked to agree to something, and a seat that asks votes yes; or (`return`) a phone knocks."""

    what: VoteKind
    seconds: int
    seat: int | None = None  # who is to be sent away, or to come back
    by: int | None = None
    token_hash: str = ""  # with which somebody comes back
    mark: str = ""  # of their key


class Voted(_OfSeat, frozen=True, tag="voted"):
    """A seat's vote in what the table is asked, or about somebody who knocks."""

    yes: bool = True
    knocks: int | None = None  # the seat that is knocked for


class Tallied(Entry, frozen=True, tag="tallied"):
    """The vote is over, or a knock is answered. What it led to follows in the same commit."""

    passed: bool
    knocks: int | None = None


class Said(Entry, frozen=True, tag="said"):
    """A line of talk and who may read it: a mask of seats, bit 31 for watchers."""

    channel: Channel
    seat: int
    to: int
    text: str = ""
    name: str = ""
    remark: RemarkKind | None = None
    about: int | None = None
    why: Reason | None = None
    stand_in: bool = False  # a bot said it in a person's place


class Noted(_OfSeat, frozen=True, tag="noted"):
    """A seat's private notes."""

    text: str


class Hushed(_OfSeat, frozen=True, tag="hushed"):
    """A seat does not want to read another (`by`), or may not write at all (`by` None)."""

    muted: bool
    by: int | None = None


class Wished(_OfSeat, frozen=True, tag="wished"):
    """A seat would play again; the host may have named another game."""

    game: str = ""


class Rematched(Entry, frozen=True, tag="rematched"):
    """The table that goes on from here. Its seats carry the same token hashes, so everyone's seat link works there."""

    table: str
    key: str


class Broken(Entry, frozen=True, tag="broken"):
    """The host or the operator closed the table."""

    by: int


class CallWish(_OfSeat, frozen=True, tag="call_wish"):
    """A device wants to be called when its seat is waited for: what its browser gave it for that (Web Push)."""

    endpoint: str
    p256dh: str
    auth: str
    lang: Lang = "en"


class CalledOff(_OfSeat, frozen=True, tag="called_off"):
    """That device is called no more."""

    endpoint: str


class Did(_OfSeat, frozen=True, tag="did"):
    """A command that was carried out, so that the same id never acts twice."""

    id: str


KINDS: tuple[type[Entry], ...] = get_args(every(Entry))

encode = msgspec.json.Encoder().encode
decode: Callable[[bytes], list[Entry]] = msgspec.json.Decoder(list[every(Entry)]).decode  # type: ignore[misc]
