"""The shapes of what a person is told about themselves: their devices, their finished games, what they are like, and
with whom they play: Play now, friends, and those they keep apart from."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from meetinghouse.languages import Lang
from meetinghouse.server.wire.shapes import Face, Millis, Name, Seat

Code = Annotated[str, Meta(max_length=64)]


class AboutMe(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """`POST /api/me`: what I am called. Sets a cookie by which this browser knows me when pages have lost their
    storage."""

    name: Annotated[str, Meta(max_length=24)] = ""
    face: Face = 0
    lang: Lang = "en"


class MyDevice(Struct, omit_defaults=True):
    """Something that opens me."""

    id: str
    kind: Literal["device", "paper", "passkey"]
    made: Millis
    here: Annotated[bool, Meta(description="the one that asks")] = False
    new: Annotated[bool, Meta(description="I have not yet been told of it")] = False


class Me(Struct, omit_defaults=True):
    """`GET /api/me`: what the server knows of the person in `X-Person`."""

    people: Annotated[Literal["seats", "full"], Meta(description="`full`: finished games are counted")]
    known: Annotated[bool, Meta(description="false before the first act: nothing is kept of me")] = False
    name: str = ""
    face: int = 0
    lang: Lang = "en"
    made: Millis = 0
    devices: list[MyDevice] = []
    passkey: Annotated[str, Meta(description="the host name whose pages may make and ask passkeys; empty: none")] = ""
    stats: Annotated[Stats | None, Meta(description="with `full`: what I am like")] = None
    games: Annotated[list[MyResult], Meta(description="with `full`: my newest finished games")] = []
    more: Annotated[bool, Meta(description="there are older ones: `GET /api/me/games`")] = False
    company: MyCompany | None = None


class MyCode(Struct, omit_defaults=True):
    """`POST /api/me/link` and `/api/me/paper`: a code for another device; `until` where it is good once, soon."""

    code: str
    until: Millis = 0


class JoinMe(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """`POST /api/me/join`: the code of a person. Without `sure` it only says whose it is."""

    code: Code
    sure: bool = False


class Joined(Struct, omit_defaults=True):
    """Who this is; `key` is the new key of this device, sent once."""

    name: str = ""
    face: int = 0
    lang: Lang = "en"
    key: str = ""
    proof: Annotated[str, Meta(description="for `X-Proof`, once and soon: I am who asks already")] = ""


Binary = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]*$", max_length=1024)]  # as base64url, without padding


class PasskeyWish(Struct, omit_defaults=True):
    """`POST /api/me/passkey/make` and `/ask`: what a browser has to know; good once, for `timeout` milliseconds."""

    rp: Annotated[str, Meta(description="the host name that the passkey is for")]
    challenge: str
    timeout: Millis
    user: Annotated[str, Meta(description="a random handle of me, where one is made")] = ""
    known: Annotated[list[str], Meta(description="the ids of those that I have")] = []


class PasskeyMade(Struct, forbid_unknown_fields=True):
    """`POST /api/me/passkey/made`: `clientDataJSON` and `attestationObject` of the browser's answer."""

    client: Binary
    attestation: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]*$", max_length=4096)]


class PasskeyShown(Struct, forbid_unknown_fields=True):
    """`POST /api/me/passkey/asked`: of the browser's answer `id`, `clientDataJSON`, `authenticatorData`, `signature`
    and `userHandle`."""

    id: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]*$", max_length=1400)]
    client: Binary
    data: Binary
    signature: Binary
    user: Binary
    proves: Annotated[bool, Meta(description="I am its person already, and only want the proof")] = False


class DeviceId(Struct, forbid_unknown_fields=True):
    """`POST /api/me/forget`: a device of mine that opens me no more."""

    id: Annotated[str, Meta(pattern="^[0-9A-Z]{6}$")]


class Done(Struct):
    """It is so."""

    ok: bool = True


class DeleteMe(Struct, forbid_unknown_fields=True):
    """`POST /api/me/delete`: for good."""

    sure: Literal[True]


class MyDay(Struct, omit_defaults=True):
    """What I did with the puzzle of a day."""

    day: str
    solved: bool
    tries: int
    signs: Annotated[str, Meta(description="one for each try, as in `Trial`")] = ""


class Mine(Struct, omit_defaults=True):
    """`GET /api/me/export`: everything that is kept of me. Records of the games are fetched by their tables' ids."""

    me: Me
    games: list[MyResult]
    days: list[MyDay]
    tables: Annotated[list[str], Meta(description="every table at which I ever had a seat")]
    company: MyCompany
    called: Annotated[list[str], Meta(description="where my devices are called, as their browsers named it")]


class MyResult(Struct, omit_defaults=True):
    """A finished game of mine."""

    id: str
    game: str
    seat: int
    names: Annotated[list[str], Meta(description="by seat; empty for bots")]
    ended: Millis
    won: bool
    reason: Annotated[str, Meta(description="words under `<game>-won-<reason>`")]
    side: str = ""
    role: str = ""


class MyGames(Struct, omit_defaults=True):
    """`GET /api/me/games`: finished games, newest first; `before` the time of the last one reads on."""

    games: list[MyResult]
    more: bool = False


class Share(Struct):
    """So many of so many."""

    n: int
    of: int


class GamesWon(Struct):
    """Games of one kind, and how many were won."""

    id: str
    n: int
    won: int


class GamePart(Struct):
    """One game, by side and by character (words under `<game>-side-` and the game's own family)."""

    game: str
    n: int
    won: int
    sides: list[GamesWon]
    roles: list[GamesWon]


class Eye(Struct):
    """Suspicions: how many, how many were right, how many blind guesses at the same tables would have had right, and in
    how many games."""

    n: int
    hits: int
    chance: float
    games: int


class Poker(Share):
    """Of those who suspected anybody while I was guilty, so many never named me, in so many games."""

    games: int


class Other(Struct):
    """Somebody I met, as they were called last; games on one side or against each other, and how these ended."""

    name: str
    n: int
    of: int


class Band(Struct):
    """A rating of one game and side (words under `<game>-side-`; empty: by rank), as the band in which it lies."""

    game: str
    side: str
    low: int
    high: int
    n: int


class Stats(Struct, omit_defaults=True):
    """What I am like, from finished games alone. Each with its number of games."""

    n: int
    won: int
    games: list[GamePart]
    eye: Eye
    face: Poker
    framed: Annotated[Share, Meta(description="townsfolk brought down by my card, in so many guilty games")]
    saved: Annotated[Share, Meta(description="times I was saved, in so many games")]
    lived: Annotated[Share, Meta(description="games whose end I saw, where people can die")]
    streak: int
    best_streak: int
    partner: Annotated[Other | None, Meta(description="with whom I win: won, of games on one side")] = None
    nemesis: Annotated[Other | None, Meta(description="to whom I lose: lost, of games against them")] = None
    ratings: Annotated[list[Band], Meta(description="from 30 games of Play now with strangers on")] = []


# ---- company --------------------------------------------------------------------------------------------------------

Wish = Literal["again", "apart", "nothing"]
TieId = Annotated[str, Meta(pattern="^[0-9A-Z]{10}$", description="how I name somebody: nobody else knows it")]


class PlayNow(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """`POST /api/quick`: a seat at the table that has waited longest for people, or at a new one."""

    name: Name
    face: Face = 0
    lang: Lang = "en"
    game: Annotated[str, Meta(pattern="^[a-z0-9_]{0,40}$", description="empty: any")] = ""


class TieSeat(Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/tie`: what I wish of the player of that seat: to play again, or to be kept apart.
    They are told neither; two who both wish to play again are friends."""

    seat: Seat
    wish: Wish


class TieOther(Struct, forbid_unknown_fields=True):
    """`POST /api/me/tie`: the same of somebody whom I name by the id in `GET /api/me/company`."""

    id: TieId
    wish: Wish


class Tied(Struct, omit_defaults=True):
    """Somebody, as they were called when I wished it."""

    id: str
    name: str
    both: Annotated[bool, Meta(description="they wish to play again, too: a friend")] = False


class MyCompany(Struct):
    """`GET /api/me/company`: with whom I would play again, and from whom I am kept apart by my own wish."""

    again: list[Tied]
    apart: list[Tied]


class Befriend(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """`POST /api/me/befriend`: the code of somebody's link. Without `sure` it only says whose it is."""

    code: Code
    sure: bool = False


class Befriended(Struct):
    """Whose link it is."""

    name: str


class CallFriend(Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/call`: ask a friend to the table at which I sit, on all devices where they wish it."""

    id: TieId
