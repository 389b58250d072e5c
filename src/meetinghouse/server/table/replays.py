"""After the end: the record, and the game step by step through anyone's eyes."""

from bisect import bisect_right
from dataclasses import dataclass, field

import msgspec

import meetinghouse as mh
from meetinghouse.engine.errors import MeetinghouseError
from meetinghouse.engine.record import dump
from meetinghouse.engine.visibility import EVERYONE, viewer_bit
from meetinghouse.engine.walk import Given, Input, Silence
from meetinghouse.lookback.story import StoryRemark, Storyteller, teller_of
from meetinghouse.server.table.core import Core
from meetinghouse.server.table.play import WATCHER, Play
from meetinghouse.server.table.talk import StoredLine
from meetinghouse.server.wire import http as wire_http
from meetinghouse.server.wire.refusals import Refusal
from meetinghouse.server.wire.shapes import Occupant, filled

_Raw = msgspec.Raw


def record(core: Core) -> str:
    """The record as JSON Lines: as played, or as logged where the rules can no longer be played."""
    if core.play is not None:
        return core.play.match.record()
    return "\n".join(core.lines) + "\n"


def named_record(core: Core) -> str:
    """The same for people: its first line also says who sat where. Bots have no names of their own."""
    head, _, rest = record(core).partition("\n")
    return dump({**msgspec.json.decode(head), "names": [chair.name for chair in core.chairs]}) + "\n" + rest


def checked(core: Core) -> wire_http.Checked:
    """Whether the deal follows from the secret that was committed to."""
    text = record(core)
    lines = text.rstrip("\n").split("\n")
    commitment = str(msgspec.json.decode(lines[0])["commitment"])
    end = msgspec.json.decode(lines[-1])
    secret = f"{end['key']}:{end['nonce']}" if "key" in end else core.play.secret() if core.play is not None else ""
    try:
        verdict = mh.verify(text)
    except MeetinghouseError as error:
        return wire_http.Checked(False, commitment, secret, error.code)
    problem = "" if verdict.reason == "honest" else verdict.reason
    return wire_http.Checked(verdict.honest, commitment, secret, problem)


@dataclass
class ReplayPage:
    """Some frames of a replay, as the chosen eyes saw them: kept while the log of the table is folded."""

    eyes: str  # a seat, `watch` or `open`
    first: int
    count: int
    frames: list[wire_http.Frame] = field(default_factory=list)
    _total: int = 0
    _start: int = 0
    _step: int = 0
    _told: int = 0
    _cursor: int = 0
    _shown: dict[int, dict[str, bytes]] = field(default_factory=dict)

    def look(self, core: Core, at: int, given: Input | None) -> None:
        """The game has been dealt (None) or has taken an input."""
        viewers = _viewers(self.eyes, core.settings.seats)
        play = core.play
        if play is None or not viewers:
            return
        self._start = self._start or at
        self._step += given is not None
        for then in play.moments():  # the deal is one moment, and the match is followed from there
            if then.end == self._cursor:
                continue  # nobody was told anything: the next frame shows what it changed
            frame = wire_http.Frame(i=self._total, at=(at - self._start) / 1000, s=then.seconds, step=self._step)
            self._tell(play, then.end, frame, viewers)
            if self.first <= self._total < self.first + self.count:
                self._answer(given, frame, viewers)
                for viewer in viewers:
                    self._changes(then.parts(viewer), viewer, frame)
                self.frames.append(frame)
            given = None if isinstance(given, Given) else given
            self._total += 1

    def _tell(self, play: Play, end: int, frame: wire_http.Frame, viewers: list[int]) -> None:
        """The events of a moment that is over when there are `end` of them."""
        observer = play.match.observer
        if self.eyes == "open":
            frame.events = [event.full for event in observer.happened(self._cursor)[: end - self._cursor]]
        else:
            frame.events = observer.told(viewers[0], self._cursor, end)
        self._cursor = frame.all = end
        self._told += len(frame.events)
        frame.n = self._told

    def _answer(self, given: Input | None, frame: wire_http.Frame, viewers: list[int]) -> None:
        """The answer that led to a moment, where these eyes know it."""
        frame.timeout = isinstance(given, Silence)
        if isinstance(given, Given) and (self.eyes == "open" or given.seat == viewers[0]):
            frame.by, frame.choice = given

    def _changes(self, parts: dict[str, bytes], viewer: int, frame: wire_http.Frame) -> None:
        """What of a view is new since the frame before; the first frame of a page shows everything."""
        before = self._shown.get(viewer, {})
        changed = {name: _Raw(part) for name, part in parts.items() if before.get(name) != part}
        self._shown[viewer] = parts
        if self.eyes != "open":
            frame.view = changed
            frame.gone = [name for name in before if name not in parts]
        elif changed:
            frame.views[str(viewer)] = changed

    def made(self, core: Core) -> wire_http.Replay:
        """The page, once the whole log is folded."""
        viewers = _viewers(self.eyes, core.settings.seats)
        if not viewers:
            raise Refusal("no_such_seat", status=404)
        bit = EVERYONE if self.eyes == "open" else viewer_bit(viewers[0])
        return wire_http.Replay(
            table=core.info(),
            eyes=self.eyes,
            total=self._total,
            first=self.first,
            frames=self.frames,
            talk=core.talk.since(bit, 0, set()),
            secret=core.play.secret() if core.play is not None else "",
        )


class StoryFold:
    """The story of a finished game, told while the log of the table is folded."""

    def __init__(self) -> None:
        self._teller: Storyteller | None = None
        self._times: list[int] = []  # when each input came
        self._events: list[int] = []  # the number of the newest event then

    def look(self, core: Core, at: int, given: Input | None) -> None:
        """The game has been dealt (None) or has taken an input."""
        assert core.play is not None
        if given is None:
            self._teller = teller_of(mh.find_game(core.settings.game), core.settings.seats)
        self._times.append(at)
        self._events.append(core.play.match.observer.event_count - 1)
        if self._teller is not None:
            self._teller.look(core.play.match)

    def made(self, core: Core) -> wire_http.Story:
        """The story, once the whole log is folded; a game that was broken off has none."""
        told = self.told(core)
        assert core.play is not None
        if told is None:
            return wire_http.Story(self._events[-1] + 1)
        tempers = [
            temper if core.chairs[seat].kind == Occupant.BOT else "" for seat, temper in enumerate(core.play.tempers())
        ]
        chart = told.chart if told.chart.rows else None
        return filled(wire_http.Story, told, tempers=tempers, chart=chart)

    def told(self, core: Core) -> Storyteller | None:
        """The finished story, once the whole log is folded; None for a game that was broken off."""
        if self._teller is None or core.play is None or core.play.match.outcome is None:
            return None
        remarks = [self._heard(line) for line in core.talk.lines if line.said.remark]
        self._teller.finish(core.play.match, remarks)
        return self._teller

    def _heard(self, line: StoredLine) -> StoryRemark:
        said = line.said
        before = max(0, bisect_right(self._times, line.at) - 1)
        return StoryRemark(self._events[before], said.seat, said.remark or "", said.about)


def _viewers(eyes: str, seats: int) -> list[int]:
    """Whose views these eyes see; none for a seat that is not there."""
    if eyes == "open":
        return list(range(seats))
    if eyes == "watch":
        return [WATCHER]
    return [int(eyes)] if eyes.isdecimal() and int(eyes) < seats else []
