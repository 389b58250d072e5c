"""An update in encoded pieces: what changed of a view, the events that a viewer sees, the moments before the last.

`Feed` puts them together. Every function here gives bytes that stand inside a JSON object.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass, field

from meetinghouse.server.table.play import Then

Parts = Mapping[str, bytes]
Events = list[tuple[int, int, bytes, bytes]]  # as `Play.encoded_events` gives them


@dataclass(slots=True)
class Shown:
    """What one viewer was told last, beyond what all were told."""

    parts: dict[str, bytes] = field(default_factory=dict)
    count: int = 0  # events, in the viewer's own count
    ask: tuple[int, int] | None = None
    channels: list[str] = field(default_factory=list)
    talk: int = 0  # lines this viewer may read
    spoken: int = 0  # lines looked at


@functools.cache
def _member(name: str) -> bytes:
    """How a member of an object begins; the names of a view's parts are few."""
    return b'"' + name.encode() + b'":'


def changed(before: Parts, now: Parts) -> tuple[bytes, list[str]]:
    """The members of a JSON object whose values are new, without its braces, and the names that are gone."""
    if before == now:
        return b"", []
    known = before.get
    new = b",".join([_member(name) + part for name, part in now.items() if known(name) != part])
    gone = [name for name in before if name not in now] if len(before) != len(now) else []
    return new, gone


def differ(names: tuple[str, ...], before: Parts, now: Parts) -> bool:
    """Whether any part of these names has changed."""
    for name in names:  # noqa: SIM110  # asked for every viewer of every answer: half the time of `any`
        if before.get(name) != now.get(name):
            return True
    return False


def told(events: Events, viewer: int, shown: Shown) -> bytes:
    """The new events as this viewer sees them, and the viewer's count of events after them."""
    bit = 1 << (viewer & 31)
    seen = [full if tells & bit else public for to, tells, public, full in events if to & bit]
    if not seen:
        return b""
    shown.count += len(seen)
    return b',"n":%d,"events":[%b]' % (shown.count, b",".join(seen))


def moments(earlier: list[tuple[Then, Events, bytes, bytes]], viewer: int, shown: Shown) -> bytes:
    """The moments before the last as this viewer sees them."""
    found = []
    for then, events, shared, seconds in earlier:
        own = then.own(viewer)
        mine = changed(shown.parts, own)[0]
        view = b",".join((shared, mine)) if shared and mine else shared or mine
        data = told(events, viewer, shown) + b',"view":{%b},"s":%b' % (view, seconds)
        found.append(b"{%b}" % data[1:])
        shown.parts = shown.parts | own
    return b',"moments":[%b]' % b",".join(found)
