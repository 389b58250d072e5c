"""One table as the fold of its log: who sits where, the running game, its clock, talk and notes.

`apply` is the only way in which a table changes, live and when it is read back; it looks at nothing but the entry
and its time, so every node that reads the same log holds the same table.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from msgspec.structs import replace

from meetinghouse.bots.base import usual_level
from meetinghouse.engine.branch import Branch
from meetinghouse.engine.chance import Seal
from meetinghouse.engine.errors import MeetinghouseError
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.walk import Given, Input, closing, walk
from meetinghouse.server.table import clock as clocks
from meetinghouse.server.table import entries as e
from meetinghouse.server.table import votes
from meetinghouse.server.table.chair import Chair
from meetinghouse.server.table.facts import Facts
from meetinghouse.server.table.play import Play, find_spec
from meetinghouse.server.wire import shapes
from meetinghouse.server.wire.refusals import Refusal
from meetinghouse.server.wire.shapes import Occupant, Rung, Status

MOST_CALLS = 4  # devices of one seat that are called
REMEMBERED = 256  # command ids kept for each seat; older answers are stale anyway


@dataclass(slots=True)
class Core(Facts):
    """Applies entries: each kind has a method, named after its tag."""

    def follow(self) -> None:
        """Keep moments from now on, since somebody is told of them. While a log is read back nobody is."""
        self.followed = True
        if self.play is not None:
            self.play.match.follow()

    def apply(self, entry: e.Entry, at: int) -> None:
        """Apply an entry. Only `Played` may refuse (IllegalMove), and then nothing has changed."""
        for _ in self.steps(entry, at):
            pass

    def steps(self, entry: e.Entry, at: int) -> Iterator[Input | None]:
        """`apply`, stopping after the deal (None) and after each input of the game: for replays."""
        yield from _APPLY[type(entry)](self, entry, at) or ()
        self.at = max(self.at, at)

    def apply_new(self, entry: e.Entry, at: int) -> e.Entry:
        """Apply an entry that is not in the log yet; returns it with its record lines, ready to be written. Refuses a
        game whose rules this node does not play: it belongs to a node of another version."""
        if self.status is Status.UNSUPPORTED:
            raise Refusal("unsupported")
        start = -1 if self.play is None else self.play.match.version
        self.apply(entry, at)
        if self.play is None or not isinstance(entry, e.Started | e.Played | e.Rang):
            return entry
        return replace(entry, lines=tuple(self.play.match.record_lines(start)))

    def _opened(self, entry: e.TableOpened, at: int) -> None:
        self.settings = entry.settings
        self.rules_version = entry.rules_version
        self.key = entry.key
        self.code = entry.code
        self.host_hash = entry.host_hash
        self.before = entry.before
        self.games = entry.games
        self.opened = at
        self.status = Status.LOBBY
        self.chairs = [Chair() for _ in range(entry.settings.seats)]

    def _branched(self, entry: e.Branched, at: int) -> None:
        self.branch = Branch(list(entry.origins), list(entry.lines))

    def _configured(self, entry: e.Configured, at: int) -> None:
        before, self.settings = self.settings, entry.settings
        seats = entry.settings.seats
        if (before.seats, before.options, before.pace) != (seats, entry.settings.options, entry.settings.pace):
            for chair in self.chairs:
                chair.ready = chair.ready and (chair.kind == Occupant.BOT or chair.remote)
        self.chairs = self.chairs[:seats] + [Chair() for _ in range(seats - len(self.chairs))]
        for seat in {self.host, self.owner, self.keeper} - {None, *range(seats)}:
            self._lose_rights(seat)

    def _sat(self, entry: e.Sat, at: int) -> None:
        self.chairs[entry.seat] = Chair(
            kind=Occupant.PERSON,
            name=entry.name,
            face=entry.face,
            lang=entry.lang,
            program=entry.program,
            won=entry.won,
            token_hash=entry.token_hash,
            first_hash=entry.first_hash or entry.token_hash,
            mark=entry.mark,
            marked=entry.marked,
            remote=entry.remote,
            linked=entry.remote,
            ready=entry.ready,
            note=self.chairs[entry.seat].note if self.playing else "",
            where=entry.where,
        )
        self.done.pop(entry.seat, None)  # ids of another person's commands
        if entry.host:
            self.owner = entry.seat
        if entry.host or (self.host is None and not entry.remote and not self.settings.quick):
            self.host = self.keeper = entry.seat

    def _botted(self, entry: e.Botted, at: int) -> None:
        self.done.pop(entry.seat, None)
        self.chairs[entry.seat] = (
            Chair() if entry.level is None else Chair(kind=Occupant.BOT, level=entry.level, ready=True)
        )

    def _left(self, entry: e.Left, at: int) -> None:
        if entry.kicked:
            gone = self.chairs[entry.seat]
            self.kicked.add(gone.where)
            if gone.mark:
                self.sent_away.add((gone.mark, gone.marked or self.id))
            self.key, self.code = (entry.key, "") if entry.key else (self.key, self.code)
        self.done.pop(entry.seat, None)
        if self.playing:
            self.chairs[entry.seat] = Chair(kind=Occupant.BOT, level=usual_level(self.settings.game), ready=True)
        else:
            self.chairs[entry.seat] = Chair()
        self.knocks.pop(entry.seat, None)
        for ballot in self.ballots():
            ballot.forget(entry.seat)
        self._lose_rights(entry.seat)
        self._has_read(entry.seat, at)

    def _lose_rights(self, seat: int | None) -> None:
        """Nobody has that seat any more: the first of those who are left is host."""
        self.owner = None if self.owner == seat else self.owner
        self.keeper = None if self.keeper == seat else self.keeper
        self.host = next(iter(self.people()), None) if self.host == seat else self.host

    def _swapped(self, entry: e.Swapped, at: int) -> None:
        a, b = entry.a, entry.b
        self.chairs[a], self.chairs[b] = self.chairs[b], self.chairs[a]
        other = {a: b, b: a}
        for chair in self.chairs:
            chair.hushes = {other.get(seat, seat) for seat in chair.hushes}
        self.host, self.owner, self.keeper = (
            seat if seat is None else other.get(seat, seat) for seat in (self.host, self.owner, self.keeper)
        )
        if self.vote is not None:
            self.vote.swap(other)
        self.done[a], self.done[b] = self.done.get(b, {}), self.done.get(a, {})

    def _renewed(self, entry: e.Renewed, at: int) -> None:
        chair = self.chairs[entry.seat]
        if entry.token_hash != chair.token_hash:
            chair.spent = chair.token_hash if chair.linked else ""
            chair.linked = False
            chair.calls = {}  # others who had the link are called no more
            chair.token_hash = entry.token_hash
        if entry.mark is not None and entry.mark != chair.mark:
            chair.former = "" if entry.mark == chair.former else chair.mark or chair.former
            chair.mark = entry.mark
        self.knocks.pop(entry.seat, None)

    def _named(self, entry: e.SeatNamed, at: int) -> None:
        chair = self.chairs[entry.seat]
        chair.name = entry.name
        if entry.face is not None:
            chair.face = entry.face
        chair.program = entry.program or chair.program

    def _readied(self, entry: e.Readied, at: int) -> None:
        if self.playing:
            self._has_read(entry.seat, at)
        else:
            self.chairs[entry.seat].ready = entry.ready

    def _hosted(self, entry: e.Hosted, at: int) -> None:
        self.host = entry.seat

    def _ruled(self, entry: e.Ruled, at: int) -> None:
        self.rules_version = entry.rules_version

    def _started(self, entry: e.Started, at: int) -> Iterator[Input | None]:
        s = self.settings
        past: Iterable[Input] = ()
        self.started = at
        self.vote = None
        try:
            if find_spec(s.game).rules_version != self.rules_version:
                raise LookupError
            seal = Seal(bytes.fromhex(entry.key), bytes.fromhex(entry.nonce))
            if self.branch is None:
                self.play = Play.deal(s.game, s.seats, s.options, seal)
            else:
                self.play, past = Play.go_on(self.branch, s.game, s.seats, s.options, seal)
        except (LookupError, MeetinghouseError):
            self.status = Status.UNSUPPORTED
            self.lines = list(entry.lines)
            return
        self.status = Status.PLAYING
        self.deal_key = entry.key
        yield None
        yield from past
        if self.followed:
            self.play.match.follow()
        if clocks.reads(s):
            self.reading = {seat for seat in self.people() if self.chairs[seat].rung == Rung.HERE}
        if self.reading:
            wait = clocks.reading_time(s, len(self.reading))
            self.reading_until = None if wait is None else at + wait
        self._wind(None, -1, at, 0 if self.branch is None else self.play.match.observer.event_count)

    def _has_read(self, seat: int, at: int) -> None:
        """Stop waiting for a seat to read who it is: it has read, answered, left or dropped off."""
        if self.reading and self.reading <= {seat}:
            self._begin(at)
        self.reading.discard(seat)

    def _begin(self, at: int) -> None:
        self.reading = set()
        if self.play is None:  # rules that are not played here
            return
        self._wind(self.decision(), -1, at, 0)
        if self.pause is not None:
            self.clock.pause(at)

    def _begun(self, entry: e.Begun, at: int) -> None:
        self._begin(at)

    def _hastened(self, entry: e.Hastened, at: int) -> None:
        if entry.tempo == "rush" and self.tempo != "rush":
            self.usual_tempo = self.tempo
        self.tempo = entry.tempo
        if entry.tempo == "rush":
            self.clock.hurry(at)

    def _played(self, entry: e.Played, at: int) -> Iterator[Input]:
        if self.play is None:
            self.lines += entry.lines
            return
        before = self.decision()
        since = self.play.match.observer.event_count
        yield from walk(self.play.match, [Given(entry.seat, entry.choice)])
        self.reading.discard(entry.seat)
        self._answered(entry.seat, entry.bot)
        self._wind(before, entry.seat, at, since)

    def _held(self, entry: e.Held, at: int) -> None:
        self.held.pop(entry.seat, None)  # a changed answer goes to the end of the queue
        self.held[entry.seat] = entry.choice
        self._has_read(entry.seat, at)
        self._answered(entry.seat, entry.bot)
        if not self.owing():
            self.clock.all_answered(at)

    def _rang(self, entry: e.Rang, at: int) -> Iterator[Input]:
        if self.play is None:
            self.lines += entry.lines
            return
        match = self.play.match
        before = self.decision()
        since = match.observer.event_count
        secret = before is not None and clocks.is_held(before)
        silent = [] if secret else self.owing()
        held, self.held = self.held, {}
        yield from walk(match, closing(match, entry.ask, held))
        for seat in silent:
            self.chairs[seat].missed += 1
        self._wind(before, before["seats"][0] if before else -1, at, since)

    def _extended(self, entry: e.Extended, at: int) -> None:
        if self.clock.ask == entry.ask and self.clock.deadline is not None:
            self.clock.deadline = max(self.clock.deadline, entry.deadline)

    def _answered(self, seat: int, bot: bool) -> None:
        chair = self.chairs[seat]
        chair.answers += 1
        chair.lent += bot
        if not bot:
            chair.missed = 0
            chair.away = None

    def _wind(self, before: Json | None, by: int, at: int, since: int) -> None:
        """Start the clock of the open decision, behind the staging of the events from number `since` on."""
        assert self.play is not None
        match = self.play.match
        s = self.settings
        self.scale = s.staging * clocks.TEMPOS[self.tempo]
        if match.outcome is not None:
            self.status = Status.ENDED
            self.pause = self.vote = None
            self.knocks = {}
            self.held, self.reading, self.reading_until = {}, set(), None
            self.clock.stop()
            return
        decision = self.play.decision()
        assert decision is not None
        if before is None or decision["id"] != before["id"]:
            self.held = {}
        if self.reading or decision["id"] == self.clock.ask:
            return
        self.reading_until = None
        hold = clocks.hold(match, since, self.scale)
        held = clocks.is_held(decision)
        shortest, step = (self._shortest(decision["id"]), self._lone_step()) if held else (None, 0)
        self.clock.open(decision, s.pace, s.speed, at, before, by, shortest, hold, step)
        if self.tempo == "rush" and any(not self.played_by_bot(seat) for seat in self.owing()):
            self.tempo = self.usual_tempo

    def _shortest(self, ask: int) -> int | None:
        """How long a secret stage lasts at least; None: its whole time. One person alone has nobody to hide from, but
        the time must not show which bot thought long."""
        s = self.settings
        if step := self._lone_step():
            return step
        if s.secret_stages == "strict" and s.pace in clocks.FACTORS:
            return None
        return clocks.least(self.deal_key, ask, s.speed)

    def _lone_step(self) -> int:
        """Milliseconds between the moments at which a secret stage may end, where at most one person plays; else 0."""
        people = sum(chair.kind == Occupant.PERSON for chair in self.chairs)
        return max(1, int(clocks.LONE / self.settings.speed)) if people < 2 else 0

    def _rung(self, entry: e.Rose, at: int) -> None:
        chair = self.chairs[entry.seat]
        if entry.rung == Rung.HERE:
            chair.missed = 0
        elif entry.rung == Rung.BOT and chair.away is None and self.play is not None:
            chair.away = len(self.play.match.events(entry.seat))
        chair.rung, chair.until = entry.rung, entry.until
        chair.remote = False if entry.rung == Rung.HERE else chair.remote
        if entry.rung in (Rung.DEFAULT, Rung.BOT):
            self._has_read(entry.seat, at)

    def _paused(self, entry: e.Paused, at: int) -> None:
        if entry.paused:
            self.pause = shapes.Pause(by=entry.by, since=at)
            self.clock.pause(at)
        else:
            self.pause = None
            self.clock.resume(at)

    def _turned(self, entry: e.Turned, at: int) -> None:
        self.glass = at + entry.seconds * 1000

    def _weighed(self, entry: e.Weighed, at: int) -> None:
        self.weighed = entry.rated

    def _coded(self, entry: e.Coded, at: int) -> None:
        self.code = entry.code

    def _proposed(self, entry: e.Proposed, at: int) -> None:
        until = at + entry.seconds * 1000
        ballot = votes.opened(self, entry.what, entry.seat, entry.by, until, entry.token_hash, entry.mark)
        if entry.what == "return":
            assert entry.seat is not None
            self.knocks[entry.seat] = ballot
        else:
            self.vote = ballot

    def _voted(self, entry: e.Voted, at: int) -> None:
        ballot = self.vote if entry.knocks is None else self.knocks.get(entry.knocks)
        if ballot is not None:  # logs of earlier versions have wishes for a pause without it
            ballot.cast(entry.seat, entry.yes)

    def _tallied(self, entry: e.Tallied, at: int) -> None:
        if entry.knocks is None:
            self.vote = None
        else:
            self.knocks.pop(entry.knocks, None)

    def _said(self, entry: e.Said, at: int) -> None:
        self.talk.add(entry, at)

    def _noted(self, entry: e.Noted, at: int) -> None:
        self.chairs[entry.seat].note = entry.text

    def _hushed(self, entry: e.Hushed, at: int) -> None:
        if entry.by is None:
            self.chairs[entry.seat].muted = entry.muted
        elif entry.muted:
            self.chairs[entry.by].hushes.add(entry.seat)
        else:
            self.chairs[entry.by].hushes.discard(entry.seat)

    def _wished(self, entry: e.Wished, at: int) -> None:
        self.wishes.add(entry.seat)
        self.next_game = entry.game or self.next_game

    def _rematched(self, entry: e.Rematched, at: int) -> None:
        self.rematch, self.rematch_key = entry.table, entry.key

    def _broken(self, entry: e.Broken, at: int) -> None:
        self.status = Status.CLOSED
        self.vote = None
        self.knocks = {}
        self.held = {}
        self.clock.stop()

    def _call_wish(self, entry: e.CallWish, at: int) -> None:
        calls = self.chairs[entry.seat].calls
        calls.pop(entry.endpoint, None)
        calls[entry.endpoint] = entry
        if len(calls) > MOST_CALLS:
            del calls[next(iter(calls))]

    def _called_off(self, entry: e.CalledOff, at: int) -> None:
        self.chairs[entry.seat].calls.pop(entry.endpoint, None)

    def _did(self, entry: e.Did, at: int) -> None:
        known = self.done.setdefault(entry.seat, {})
        known[entry.id] = None
        if len(known) > REMEMBERED:
            del known[next(iter(known))]


_APPLY: dict[type, Callable[..., Iterator[Input | None] | None]] = {
    kind: getattr(Core, f"_{kind.__struct_config__.tag}") for kind in e.KINDS
}
