"""An update in encoded pieces: what changed of a view, the events that a viewer sees, the moments before the last.

`Feed` puts them together. Every function here gives bytes that stand inside a JSON object.
"""

import functools
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from meetinghouse.server.table.play import Then, opened

Parts = Mapping[str, bytes]
Events = list[tuple[int, int, bytes, bytes]]  # as `Play.encoded_events` gives them


@dataclass(slots=True)
class Shown:
    """What one viewer was told last, beyond what all were told."""

    decision: bytes = b""  # with `own`, empty before the game
    own: bytes = b""  # the game's own fields for this viewer, as one JSON object
    count: int = 0  # events, in the viewer's own count
    ask: tuple[int, int] | None = None
    channels: list[str] = field(default_factory=list)
    talk: int = 0  # lines this viewer may read
    spoken: int = 0  # lines looked at

    def renew(self, viewer: int, decision: bytes, own: bytes) -> tuple[list[str], bytes]:
        """Take over what this viewer alone sees now; returns the names of what is new, and these members of the view.
        Mostly nothing is new, so the fields are compared as a whole before they are taken apart."""
        names, new = [], []
        if not self.own:
            names.append("viewer")
            new.append(b'"viewer":%d' % viewer)
        if decision != self.decision:
            names.append("decision")
            new.append(_member("decision") + decision)
            self.decision = decision
        if own != self.own:
            now = opened(own)
            fields = renewed(opened(self.own), now)
            names += fields
            new += [_member(name) + now[name] for name in fields]
            self.own = own
        return names, b",".join(new)


@functools.cache
def _member(name: str) -> bytes:
    """How a member of an object begins; the names of a view's parts are few."""
    return b'"' + name.encode() + b'":'


def renewed(before: Parts, now: Parts) -> list[str]:
    """The names of the parts that are new. A view never loses a part."""
    known = before.get
    return [name for name, part in now.items() if known(name) != part]


def members(names: Iterable[str], parts: Parts) -> bytes:
    """Members of a JSON object, without its braces."""
    return b",".join([_member(name) + parts[name] for name in names])


def joined(shared: bytes, own: bytes) -> bytes:
    """The members that all see and those that one viewer alone sees."""
    return b"%b,%b" % (shared, own) if shared and own else shared or own


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
        _, own = shown.renew(viewer, b"null", then.own(viewer))
        data = told(events, viewer, shown) + b',"view":{%b},"s":%b' % (joined(shared, own), seconds)
        found.append(b"{%b}" % data[1:])
    return b',"moments":[%b]' % b",".join(found)
