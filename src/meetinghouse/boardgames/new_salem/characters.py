"""Seeing Characters: what several Events do in the same way."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.names import CHARACTERS, EVENTS
from meetinghouse.boardgames.new_salem.state import Town


def show_character(t: Town, owner: int, viewer: int, key: str) -> None:
    """`viewer` sees the Character of `owner` by an Event; that it did is public, what it saw is not."""
    t.character_seen[owner] |= 1 << viewer
    name = CHARACTERS[t.character[owner]]
    # the Event that is being carried out: it is put away when that is over
    event = EVENTS[next(frame[1] for frame in reversed(t.stack) if frame[0] == "put_away")]
    t.emit(key, seat=viewer, target=owner, event=event, tells=1 << viewer, secret={"character": name})


def unseen_by(t: Town, viewer: int) -> list[int]:
    """Other players whose Character the viewer has not seen."""
    return [s for s in t.others(viewer) if not t.character_seen[s] >> viewer & 1]
