"""Talk at the table: who may write where, and who may read it.

Who is dead is public. Who may use the witches' channel is read from each seat's own view, so this module knows no
more of a seat than the seat does.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from meetinghouse.server import wire
from meetinghouse.server.table import entries as e
from meetinghouse.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from meetinghouse.server.table.core import Core

WATCHERS = 1 << 31
MOST_LINES = 3000
LAST_WORDS = 3  # Salem 1692: three words at death, then silence


class Line(NamedTuple):
    """One stored line."""

    at: int
    said: e.Said


@dataclass(slots=True)
class Talk:
    """All that was said, in order."""

    lines: list[Line] = field(default_factory=list)
    spoken: set[int] = field(default_factory=set)  # seats that have had their last words

    def add(self, said: e.Said, at: int) -> None:
        """Keep a line."""
        self.lines.append(Line(at, said))
        if said.channel == "last_words":
            self.spoken.add(said.seat)

    def count(self, bit: int) -> int:
        """How many lines a reader may read."""
        return sum(1 for line in self.lines if line.said.to & bit)

    def since(self, bit: int, k: int, hushes: set[int], start: int = 0) -> list[wire.TalkLine]:
        """The lines after the reader's own number k.

        Lines of seats the reader hushed keep their number and are left out.
        """
        shown = []
        number = 0
        for line in self.lines[start:]:
            if line.said.to & bit:
                number += 1
                if number > k and line.said.seat not in hushes:
                    shown.append(_shown(number, line))
        return shown


def _shown(number: int, line: Line) -> wire.TalkLine:
    said = line.said
    return wire.TalkLine(
        k=number,
        at=line.at,
        channel=said.channel,
        seat=said.seat,
        text=said.text,
        name=said.name,
        remark=said.remark,
        about=said.about,
    )


Parts = Mapping[str, bytes]
_EYES_OPEN = (b'"dawn"', b'"night"')  # phases of Salem 1692 in which the witches look at each other


def is_dead(seat: int, own: Parts) -> bool:
    """Whether a seat's own view says that it is out of the game; games without deaths do not list the living."""
    living = own.get("living")
    return living is not None and seat not in msgspec.json.decode(living)


def may_whisper(core: Core, seat: int, own: Parts) -> bool:
    """Whether a seat may use the witches' channel now.

    A living witch, at Dawn or in the Night, if the table allows it.
    """
    return (
        core.settings.witches_chat
        and own.get("is_witch") == b"true"
        and own.get("phase") in _EYES_OPEN
        and not is_dead(seat, own)
    )


def channels(core: Core, seat: int, own: Parts) -> list[wire.Channel]:
    """Where a seat may write now, as its own view has it."""
    if not core.playing:
        return ["table"]
    if is_dead(seat, own):
        last = core.settings.game == "salem1692" and seat not in core.talk.spoken
        return ["dead", "last_words"] if last else ["dead"]
    return ["table", "witches"] if may_whisper(core, seat, own) else ["table"]


def _own(core: Core, seat: int) -> Parts:
    return core.play.parts(seat) if core.play is not None and core.playing else {}


def say(core: Core, seat: int, message: wire.Say) -> e.Said:
    """A line by a seat, or the reason why not."""
    if message.channel not in channels(core, seat, _own(core, seat)):
        raise Refusal("channel_closed")
    if core.chairs[seat].muted:
        raise Refusal("muted")
    text = cleaned(message.text)
    if message.channel == "last_words" and len(text.split()) > LAST_WORDS:
        raise Refusal("three_words")
    return e.Said(channel=message.channel, seat=seat, to=_to(core, message.channel), text=text)


def remark(core: Core, seat: int, message: wire.Remark) -> e.Said:
    """A structured remark by a seat, to the whole table."""
    if "table" not in channels(core, seat, _own(core, seat)):
        raise Refusal("channel_closed")
    needs = message.remark in wire.REMARKS_ABOUT_A_SEAT
    if needs and message.about is None:
        raise Refusal("needs_about")
    if message.about is not None and (not needs or message.about >= len(core.chairs)):
        raise Refusal("no_about" if not needs else "no_such_seat")
    return e.Said(channel="table", seat=seat, to=_to(core, "table"), remark=message.remark, about=message.about)


def watcher_says(core: Core, name: str, message: wire.Say) -> e.Said:
    """A line by a watcher: read by watchers alone while the game runs, by all once it is over."""
    if message.channel != "watchers" or not core.settings.watchers_chat:
        raise Refusal("channel_closed")
    to = WATCHERS if core.playing else WATCHERS | (1 << len(core.chairs)) - 1
    return e.Said(channel="watchers", seat=-1, to=to, text=cleaned(message.text), name=name)


def _to(core: Core, channel: str) -> int:
    """Who may read a channel: asked of each seat's own view, one by one."""
    seats = range(len(core.chairs))
    if channel == "dead":
        return sum(1 << seat for seat in seats if is_dead(seat, _own(core, seat)))
    if channel == "witches":
        return sum(1 << seat for seat in seats if may_whisper(core, seat, _own(core, seat)))
    return (1 << len(core.chairs)) - 1 | WATCHERS


def cleaned(text: str) -> str:
    """Text on one line, without control characters; refuses what is empty then."""
    line = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not line:
        raise Refusal("unreadable")
    return line
