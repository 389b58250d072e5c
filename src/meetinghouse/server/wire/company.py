"""The shapes of finding people to play with: Play now, friends, and those one keeps apart from."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from meetinghouse.languages import Lang
from meetinghouse.server.wire.shapes import Face, Name


class PlayNow(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """`POST /api/quick`: a seat at the table that has waited longest for people, or at a new one."""

    name: Name
    face: Face = 0
    lang: Lang = "en"
    game: Annotated[str, Meta(pattern="^[a-z0-9_]{0,40}$", description="empty: any")] = ""
