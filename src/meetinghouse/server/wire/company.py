"""The shapes of finding people to play with: Play now, friends, and those one keeps apart from."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from meetinghouse.languages import Lang
from meetinghouse.server.wire.shapes import Face, Name, Seat

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

    code: Annotated[str, Meta(max_length=64)]
    sure: bool = False


class Befriended(Struct):
    """Whose link it is."""

    name: str


class CallFriend(Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/call`: ask a friend to the table at which I sit, on all devices where they wish it."""

    id: TieId
