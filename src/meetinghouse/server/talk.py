"""Talk at the table: who may write where, and who may read it.

Who is dead is public. Who may use the witches' channel is read from each seat's own view, so this module knows no
more of a seat than the seat does.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from meetinghouse.server import entries as e
from meetinghouse.server import wire
from meetinghouse.server.refusals import Refusal

if TYPE_CHECKING:
    from meetinghouse.server.core import Core

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


class Facts(NamedTuple):
    """What the rules of talk depend on."""

    dead: frozenset[int]
    whispers: dict[int, frozenset[int]]  # seat -> the living witches it may write to, itself included


NOTHING = Facts(frozenset(), {})


def facts(core: Core) -> Facts:
    """Who is dead, and who may whisper to whom, as each seat's own view has it."""
    if core.play is None or not core.playing:
        return NOTHING
    match = core.play.match
    public = match.view(-1)
    alive = public.get("alive")
    dead = frozenset(i for i, here in enumerate(alive) if not here) if isinstance(alive, list) else frozenset()
    whispers: dict[int, frozenset[int]] = {}
    if core.settings.witches_chat and _eyes_open(public):
        for seat in range(match.seats):
            fellows = _fellows(match.view(seat)) if seat not in dead else frozenset()
            if fellows:
                whispers[seat] = fellows - dead | {seat}
    return Facts(dead, whispers)


def _eyes_open(public: dict[str, Any]) -> bool:
    """The witches look at each other only at Dawn and in the Night of Salem 1692."""
    decision = public.get("decision")
    return decision is not None and decision["kind"] in ("salem1692.dawn", "salem1692.night")


def _fellows(view: dict[str, Any]) -> frozenset[int]:
    known = view.get("known_witches")
    if not isinstance(known, list):
        return frozenset()
    return frozenset(int(seat) for seat in known)


def channels(core: Core, seat: int, known: Facts) -> list[wire.Channel]:
    """Where a seat may write now."""
    if not core.playing:
        return ["table"]
    if seat in known.dead:
        last = core.settings.game == "salem1692" and seat not in core.talk.spoken
        return ["dead", "last_words"] if last else ["dead"]
    return ["table", "witches"] if seat in known.whispers else ["table"]


def say(core: Core, seat: int, message: wire.Say) -> e.Said:
    """A line by a seat, or the reason why not."""
    known = facts(core)
    if message.channel not in channels(core, seat, known):
        raise Refusal("channel_closed")
    if core.chairs[seat].muted:
        raise Refusal("muted")
    text = cleaned(message.text)
    if message.channel == "last_words" and len(text.split()) > LAST_WORDS:
        raise Refusal("three_words")
    return e.Said(channel=message.channel, seat=seat, to=_to(core, seat, message.channel, known), text=text)


def remark(core: Core, seat: int, message: wire.Remark) -> e.Said:
    """A structured remark by a seat, to the whole table."""
    known = facts(core)
    if "table" not in channels(core, seat, known):
        raise Refusal("channel_closed")
    needs = message.remark in wire.REMARKS_ABOUT_A_SEAT
    if needs and message.about is None:
        raise Refusal("needs_about")
    if message.about is not None and (not needs or message.about >= len(core.chairs)):
        raise Refusal("no_about" if not needs else "no_such_seat")
    to = _to(core, seat, "table", known)
    return e.Said(channel="table", seat=seat, to=to, remark=message.remark, about=message.about)


def watcher_says(core: Core, name: str, message: wire.Say) -> e.Said:
    """A line by a watcher: read by watchers alone while the game runs, by all once it is over."""
    if message.channel != "watchers" or not core.settings.watchers_chat:
        raise Refusal("channel_closed")
    to = WATCHERS if core.playing else WATCHERS | (1 << len(core.chairs)) - 1
    return e.Said(channel="watchers", seat=-1, to=to, text=cleaned(message.text), name=name)


def _to(core: Core, seat: int, channel: str, known: Facts) -> int:
    everyone = (1 << len(core.chairs)) - 1
    if channel == "dead":
        return sum(1 << s for s in known.dead)
    if channel == "witches":
        return sum(1 << s for s in known.whispers[seat])
    return everyone | WATCHERS


def cleaned(text: str) -> str:
    """Text on one line, without control characters; refuses what is empty then."""
    line = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not line:
        raise Refusal("unreadable")
    return line
