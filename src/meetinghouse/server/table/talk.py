"""Talk at the table: who may write where, and who may read it.

Games declare their channels (`telling.Channel`). Which of them are open to a seat is read from that seat's own
view, so this module knows no more of a seat than the seat does.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import msgspec

import meetinghouse as mh
from meetinghouse.bots.hearing import hear
from meetinghouse.server.table import entries as e
from meetinghouse.server.wire import inbound, shapes
from meetinghouse.server.wire.refusals import Refusal
from meetinghouse.telling import Channel, Telling

if TYPE_CHECKING:
    from meetinghouse.server.table.core import Core

WATCHERS = 1 << 31
MOST_LINES = 1000  # of one seat in one channel: a count that everybody can keep for themselves
MOST_WATCHED = 3000  # of all watchers together
MOST_TOLD = 300  # lines that a screen gets when it comes, and that ours keeps
MOST_LETTERS = 20_000  # in them, so that a slow line can take what it is told first: the replay has the rest
_WORD = re.compile(r"(?:[^\W_]|['’])+")
LONGEST_WORD = 20  # letters, where a channel counts words
TABLE = "table"


class StoredLine(NamedTuple):
    at: int
    said: e.Said


@dataclass(slots=True)
class TalkLog:
    lines: list[StoredLine] = field(default_factory=list)
    used: Counter[tuple[str, int]] = field(default_factory=Counter)  # lines of a channel and seat; -1 the watchers

    def add(self, said: e.Said, at: int) -> None:
        self.lines.append(StoredLine(at, said))
        self.used[said.channel, said.seat] += 1

    def count(self, bit: int) -> int:
        return sum(1 for line in self.lines if line.said.to & bit)

    def newest(self, bit: int, number: int, k: int, hushes: set[int]) -> list[shapes.TalkLine]:
        """What a screen is told when it comes: the newest lines after the reader's own number k, of which the last has
        this `number`. Older ones are not looked at: one who comes again and again would make all others wait."""
        shown: list[shapes.TalkLine] = []
        letters = 0
        for line in reversed(self.lines):
            if number <= k or len(shown) == MOST_TOLD:
                break
            if line.said.to & bit:
                if line.said.seat not in hushes:
                    letters += len(line.said.text)
                    if letters > MOST_LETTERS:
                        break
                    shown.append(shapes.filled(shapes.TalkLine, line.said, k=number, at=line.at))
                number -= 1
        return shown[::-1]

    def since(self, bit: int, k: int, hushes: set[int], start: int = 0) -> list[shapes.TalkLine]:
        """The lines after the reader's own number k. Lines of seats the reader hushed keep their number and are left
        out."""
        shown = []
        number = 0
        for line in self.lines[start:]:
            if line.said.to & bit:
                number += 1
                if number > k and line.said.seat not in hushes:
                    shown.append(shapes.filled(shapes.TalkLine, line.said, k=number, at=line.at))
        return shown


Parts = Mapping[str, bytes]


def _opened(core: Core, seat: int, own: Parts) -> list[Channel]:
    """The channels of the game that a seat may use now, as its own view has it."""
    found = [
        channel
        for channel in mh.find_game(core.settings.game).declares(Telling).talk
        if (core.settings.host_channels or not channel.by_leave)
        and channel.is_open({name: msgspec.json.decode(own[name]) for name in channel.reads})
    ]
    unused = {channel.name for channel in found if (channel.name, seat) not in core.talk.used}
    return [channel for channel in found if channel.after not in unused]


def channels(core: Core, seat: int, own: Parts) -> list[str]:
    """Where a seat may write now, as its own view has it."""
    if not core.playing:
        return [TABLE]
    found = _opened(core, seat, own)
    table = [] if any(channel.instead for channel in found) else [TABLE]
    return table + [c.name for c in found if not (c.words and (c.name, seat) in core.talk.used)]


def may_speak(core: Core, seat: int) -> bool:
    """Whether a seat may say something to the whole table now."""
    return not core.chairs[seat].muted and TABLE in channels(core, seat, _own(core, seat))


def reads(core: Core) -> frozenset[str]:
    """The parts of a view on which the channels of this table depend."""
    return _reads(core.settings.game, core.settings.host_channels) if core.playing else frozenset()


@cache
def _reads(game: str, by_leave: bool) -> frozenset[str]:
    channels = [channel for channel in mh.find_game(game).declares(Telling).talk if by_leave or not channel.by_leave]
    return frozenset(name for channel in channels for name in channel.reads)


def _declared(core: Core, name: str) -> Channel | None:
    if not core.playing:
        return None
    return next((c for c in mh.find_game(core.settings.game).declares(Telling).talk if c.name == name), None)


def _own(core: Core, seat: int) -> Parts:
    return core.play.parts(seat) if core.play is not None and core.playing else {}


def room_for(core: Core, channel: str, seat: int) -> None:
    """Refuse more than one's share. Lines that others cannot read never count against them."""
    if core.talk.used[channel, seat] >= (MOST_LINES if seat >= 0 else MOST_WATCHED):
        raise Refusal("talk_full")


def say(core: Core, seat: int, message: inbound.Say) -> e.Said:
    """A line by a seat, or the reason why not."""
    room_for(core, message.channel, seat)
    if message.channel not in channels(core, seat, _own(core, seat)):
        raise Refusal("channel_closed")
    if core.chairs[seat].muted:
        raise Refusal("muted")
    text = cleaned(message.text)
    channel = _declared(core, message.channel)
    if channel is not None and channel.words and not _brief(text, channel.words):
        raise Refusal("three_words", args={"n": channel.words})
    said = e.Said(channel=message.channel, seat=seat, to=_to(core, message.channel), text=text)
    return _understood(core, said) if message.channel == TABLE and core.playing else said


def _understood(core: Core, said: e.Said) -> e.Said:
    """A line with the remark that bots take it for, where they understand it. It follows from the line and the names
    at the table: both are public."""
    heard = hear(said.text, [chair.name for chair in core.chairs])
    if heard is None or (heard.about == said.seat and heard.remark in shapes.REMARKS_ABOUT_A_SEAT):
        return said
    known = heard.why in mh.find_game(core.settings.game).declares(Telling).reasons
    if heard.remark == "claim" and not known:
        return said
    about = None if heard.about == said.seat else heard.about
    why = shapes.Reason(heard.why) if known else None
    return msgspec.structs.replace(said, remark=msgspec.convert(heard.remark, shapes.RemarkKind), about=about, why=why)


def _brief(text: str, most: int) -> bool:
    """Whether this is so many words. All but letters, digits and apostrophes parts them: "Ben-is-a-witch" is four."""
    words = _WORD.findall(text)
    return (
        len(words) <= most
        and all(len(word) <= LONGEST_WORD for word in words)
        and len(text) <= most * (LONGEST_WORD + 1)  # signs that are no words say something, too
    )


def remark(core: Core, seat: int, message: inbound.Remark) -> e.Said:
    """A structured remark by a seat, to the whole table."""
    room_for(core, TABLE, seat)
    if TABLE not in channels(core, seat, _own(core, seat)):
        raise Refusal("channel_closed")
    needs = message.remark in shapes.REMARKS_ABOUT_A_SEAT
    if needs and message.about is None:
        raise Refusal("needs_about")
    if message.about is not None and not needs and message.remark not in shapes.REMARKS_TO_A_SEAT:
        raise Refusal("no_about")
    if message.about is not None and message.about >= len(core.chairs):
        raise Refusal("no_such_seat")
    why = message.why
    if why is not None and why.id not in mh.find_game(core.settings.game).declares(Telling).reasons:
        raise Refusal("no_such_reason")
    if why is not None and why.seat is not None and why.seat >= len(core.chairs):
        raise Refusal("no_such_seat")
    return e.Said(channel=TABLE, seat=seat, to=_to(core, TABLE), remark=message.remark, about=message.about, why=why)


def watcher_says(core: Core, name: str, message: inbound.Say) -> e.Said:
    """A line by a watcher: read by watchers alone while the game runs, by all once it is over."""
    if message.channel != "watchers" or not core.settings.watchers_chat:
        raise Refusal("channel_closed")
    room_for(core, message.channel, -1)
    to = WATCHERS if core.playing else WATCHERS | (1 << len(core.chairs)) - 1
    return e.Said(channel="watchers", seat=-1, to=to, text=cleaned(message.text), name=name)


def _to(core: Core, channel: str) -> int:
    """Who may read a channel: asked of each seat's own view, one by one."""
    found = _declared(core, channel)
    if found is None or found.public:
        return (1 << len(core.chairs)) - 1 | WATCHERS
    return sum(1 << seat for seat in range(len(core.chairs)) if found in _opened(core, seat, _own(core, seat)))


def cleaned(text: str) -> str:
    """Text on one line, without control characters; refuses what is empty then, or too long."""
    line = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not line:
        raise Refusal("unreadable")
    if len(line) > shapes.MOST_SAID:
        raise Refusal("too_large")
    return line
