"""What each viewer of a table has been told, and how to tell them what is new: nothing twice, nothing unchanged.

What is public is projected and encoded once for all viewers, what is private once for each seat, however many sockets
it has; an update is put together from these pieces as bytes.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from meetinghouse.engine.acts import Ask
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.moments import Moment
from meetinghouse.server.sockets.peer import Peer, encode
from meetinghouse.server.table import talk
from meetinghouse.server.table.core import Core
from meetinghouse.server.table.pieces import Events, Parts, Shown, joined, members, moments, renewed, told
from meetinghouse.server.table.play import WATCHER, Then, opened, spelt
from meetinghouse.server.wire import inbound, outbound, shapes
from meetinghouse.server.wire.shapes import Status

_Raw = msgspec.Raw
LARGE = 200  # characters of an option above which it is not sent again


class Common:
    """What all viewers were told last."""

    __slots__ = ("clock", "cursor", "parts", "stamp", "status", "talked", "waiting")

    def __init__(self, core: Core) -> None:
        play = core.play
        self.status = core.status
        self.talked = len(core.talk.used)
        self.parts: dict[str, bytes] = play.shared_parts() if play is not None else {}
        self.stamp = play.stamp() if play is not None else -1
        self.cursor = play.match.observer.event_count if play is not None else 0
        self.waiting = core.waiting()
        self.clock = _clock_mark(core)


class Feed:
    """The viewers of one core."""

    def __init__(self) -> None:
        self.peers: dict[int, list[Peer]] = {}
        self.shown: dict[int, Shown] = {}
        self.common: Common | None = None
        self.info = b""  # the table's public facts without the number of watchers, as everybody here knows them
        self.counted = 0  # and that number
        self.large: dict[str, str] = {}  # card sets among the options that everybody here has
        self.beside = 0  # watchers who look at the table with a delay
        self.over = False
        self.spoken = 0  # lines that everybody here has been told
        self.mark: tuple[str, int] | None = None  # what an answer may change of the table's public facts

    def __len__(self) -> int:
        return sum(len(peers) for peers in self.peers.values())

    def all(self) -> Iterable[Peer]:
        return [peer for peers in self.peers.values() for peer in peers]

    def watchers(self) -> int:
        """Sockets without a seat, but for the screen that a whole room looks at."""
        return sum(not peer.screen for peer in self.peers.get(WATCHER, ())) + self.beside

    # ---- coming and going ---------------------------------------------------------------------------------------

    def join(self, core: Core, peer: Peer, hello: inbound.Hello, now: int) -> None:
        """Welcome, and all that this viewer may know."""
        viewer = WATCHER if peer.seat is None else peer.seat
        self.peers.setdefault(viewer, []).append(peer)
        self.prime(core, viewer)
        self._greet(core, peer, viewer, hello, now)

    def _greet(self, core: Core, peer: Peer, viewer: int, hello: inbound.Hello, now: int) -> None:
        shown = self.shown[viewer]
        peer.send(welcome(core, peer, now, peer.renewed, 0 if peer.seat is None else len(self.peers[viewer])))
        bit = 1 << (viewer & 31)
        chair = core.chairs[peer.seat] if peer.seat is not None else None
        hushes = chair.hushes if chair is not None else set()
        snapshot = outbound.Snapshot(
            table=core.info(self.watchers()),
            k=shown.talk,
            talk=core.talk.newest(bit, shown.talk, hello.k if hello.k <= shown.talk else 0, hushes),
            channels=shown.channels,
            note=chair.note if chair is not None else "",
            muted=sorted(hushes),
            away=chair.away if chair is not None else None,
            end=core.reveal(),
        )
        if core.play is not None:
            snapshot.n = shown.count
            since = hello.n if hello.n <= shown.count else 0
            snapshot.events = core.play.match.news(viewer, 0)[0][since:]
            parts = core.play.parts(viewer)
            snapshot.view = {name: _Raw(part) for name, part in parts.items()}
            snapshot.ask = _shown_ask(core, viewer, _asked(core, viewer))
            snapshot.waiting = core.waiting()
            snapshot.clock = core.clock.shown(now)
        peer.send(snapshot)

    def leave(self, peer: Peer) -> bool:
        """Forget a socket; True when it was the last one of its seat."""
        viewer = WATCHER if peer.seat is None else peer.seat
        peers = self.peers.get(viewer, [])
        if peer in peers:
            peers.remove(peer)
        if peers:
            return False
        self.peers.pop(viewer, None)
        self.shown.pop(viewer, None)
        return viewer != WATCHER

    def reseat(self, core: Core, a: int, b: int, now: int) -> None:
        """Two seats changed places: their sockets go with them, and learn where they are."""
        pa, pb = self.peers.pop(a, []), self.peers.pop(b, [])
        self.shown.pop(a, None)
        self.shown.pop(b, None)
        for seat, peers in ((b, pa), (a, pb)):
            if peers:
                self.peers[seat] = peers
                self.prime(core, seat)
                known = inbound.Hello(n=self.shown[seat].count, k=self.shown[seat].talk)
                for peer in peers:
                    peer.seat = seat
                    self._greet(core, peer, seat, known, now)

    def _start_anew(self, core: Core, now: int) -> None:
        """Show a game that goes on from another as it stands, without telling again what happened there."""
        said = {viewer: shown.talk for viewer, shown in self.shown.items()}
        self.shown, self.common = {}, Common(core)
        for viewer, peers in self.peers.items():
            self.prime(core, viewer)
            for peer in peers:
                self._greet(core, peer, viewer, inbound.Hello(k=said.get(viewer, 0)), now)
        self.common.status = Status.LOBBY

    def sleep(self) -> None:
        """Forget what can be computed again."""
        self.shown = {}
        self.common = None
        self.info = b""
        self.large = {}

    def prime(self, core: Core, viewer: int) -> None:
        """Take the core's present state as what this viewer knows."""
        if self.common is None:
            self.common = Common(core)
        if viewer in self.shown:
            return
        shown = self.shown[viewer] = Shown()
        bit = 1 << (viewer & 31)
        shown.talk = core.talk.count(bit)
        shown.spoken = len(core.talk.lines)
        if core.play is not None:
            shown.decision, shown.own = core.play.own(viewer)
            shown.count = len(core.play.match.news(viewer, 0)[0])
            shown.ask = _ask_mark(core, viewer, _asked(core, viewer))
        shown.channels = _channels(core, viewer, self.common.parts, shown)

    def wake(self, core: Core) -> None:
        """Take the core's present state as what everybody here knows."""
        for viewer in self.peers:
            self.prime(core, viewer)
        self.info, self.counted = encode(core.info()), self.watchers()
        self.over = core.reveal() is not None

    # ---- telling -------------------------------------------------------------------------------------------------

    def publish(self, core: Core, now: int, game: bool, table: bool) -> None:
        """Tell every viewer what is new to them: `game` and `table` say where to look."""
        if self.common is None:
            self.common = Common(core)
        if core.branch is not None and self.common.status == Status.LOBBY != core.status:
            self._start_anew(core, now)
        ended = core.status != self.common.status
        mark = (core.tempo, len(core.reading))
        table = table or mark != self.mark
        self.mark = mark
        if game and core.play is not None:
            self._game(core, self.common, now)
        if table or ended:
            self._lobby(core)
        self._talk(core)
        self.common.status = core.status
        if not self.over and core.status in (Status.ENDED, Status.CLOSED):
            self.over = True
            reveal = core.reveal()
            if reveal is not None:
                self._send_all(b'{"type":"end","n":%d,"reveal":%b}', encode(reveal))

    def _lobby(self, core: Core) -> None:
        """What changed of the public facts; a card set that everybody has is left out, and so is all but a count."""
        info, watchers = encode(core.info()), self.watchers()
        if info != self.info:
            told = core.info(watchers)
            large = {name: text for name, text in told.options.items() if isinstance(text, str) and len(text) > LARGE}
            same = [name for name, text in large.items() if self.large.get(name) == text]
            told.options = {name: value for name, value in told.options.items() if name not in same}
            self._send_all(b'{"type":"lobby","n":%d,"same":' + encode(same) + b',"table":%b}', encode(told))
            self.info, self.large = info, large
        elif watchers != self.counted:
            self._send_all(b'{"type":"watchers","n":%d,"watchers":%b}', encode(watchers))
        self.counted = watchers

    def _send_all(self, form: bytes, data: bytes) -> None:
        """The same to everybody, each with the number of events they were told before it."""
        for viewer, peers in self.peers.items():
            shown = self.shown.get(viewer)
            message = form % (0 if shown is None else shown.count, data)
            for peer in peers:
                peer.send_bytes(message)

    def _game(self, core: Core, before: Common, now: int) -> None:
        """An `Update` for each viewer, put together from encoded pieces: see `outbound.Update` for its shape."""
        play = core.play
        assert play is not None
        common = self.common = Common(core)
        moved = common.stamp != before.stamp  # an answer that is held back changes nobody's view
        story = play.match.moments() if moved else []
        events = play.encoded_events(before.cursor)
        earlier, known = _before_the_last(core, before, story, events)
        events = events[story[-2].end - before.cursor :] if earlier else events
        names = renewed(known, common.parts) if moved else []
        shared = members(names, common.parts)
        tail = b""
        if story and story[-1].seconds * core.scale:
            tail += b',"s":%.4g' % (story[-1].seconds * core.scale)
        if common.waiting != before.waiting:
            tail += b',"waiting":' + encode(common.waiting)
        if common.clock != before.clock:
            tail += b',"clock":' + encode(core.clock.shown(now))
        reads = talk.reads(core)
        talkative = bool(earlier) or not reads.isdisjoint(names)
        talkative = talkative or (common.status, common.talked) != (before.status, before.talked)
        asked = play.match.waiting if core.playing else ()
        for viewer, peers in self.peers.items():
            shown = self.shown.get(viewer)
            if shown is None:
                self.prime(core, viewer)
                continue
            data = moments(earlier, viewer, shown) if earlier else b""
            data += told(events, viewer, shown) if events else b""
            own_names: list[str] = []
            if moved:
                own_names, own = shown.renew(viewer, *play.own(viewer))
                if view := joined(shared, own):
                    data += b',"view":{' + view + b"}"
            if shown.ask is not None or viewer in asked:
                ask = _asked(core, viewer)
                mark = _ask_mark(core, viewer, ask)
                if mark != shown.ask:
                    shown.ask = mark
                    data += b',"ask":' + encode(_shown_ask(core, viewer, ask))
            data += tail
            if talkative or not reads.isdisjoint(own_names):
                channels = _channels(core, viewer, common.parts, shown)
                if channels != shown.channels:
                    shown.channels = channels
                    data += b',"channels":' + encode(channels)
            if data:
                data = b'{"type":"update"' + data + b"}"
                for peer in peers:
                    peer.send_bytes(data)

    def _talk(self, core: Core) -> None:
        total = len(core.talk.lines)
        if total == self.spoken:
            return
        self.spoken = total
        for viewer, peers in self.peers.items():
            shown = self.shown.get(viewer)
            if shown is None or shown.spoken >= total:
                continue
            bit = 1 << (viewer & 31)
            hushes = core.chairs[viewer].hushes if viewer != WATCHER else set()
            lines = core.talk.since(bit, 0, hushes, start=shown.spoken)
            for line in lines:
                line.k += shown.talk
            new = sum(1 for line in core.talk.lines[shown.spoken :] if line.said.to & bit)
            shown.spoken = total
            shown.talk += new
            if lines:
                data = encode(outbound.Talk(shown.talk, lines, shown.count))
                for peer in peers:
                    peer.send_bytes(data)


def welcome(core: Core, peer: Peer, now: int, token: str = "", devices: int = 0) -> outbound.Welcome:
    """Who somebody is here. The links to this table are for those who sit at it; its screen has come with them."""
    seated = peer.seat is not None or peer.host_token
    return outbound.Welcome(
        now=now,
        seat=peer.seat,
        host=peer.host_token or (peer.seat is not None and peer.seat == core.host),
        key=core.key if seated else "",
        screen=core.screen_key() if seated else "",
        code=core.code if seated or peer.screen else "",
        token=token,
        devices=devices,
    )


def _before_the_last(
    core: Core, last: Common, story: list[Moment], events: Events
) -> tuple[list[tuple[Then, Events, bytes, bytes]], Parts]:
    """The moments before the last, each with its events, the members of the view that all see changed, and its length
    in seconds; and what all see after them. Only what the game shows otherwise than a moment ago is encoded again."""
    known, first, earlier = last.parts, last.cursor, []
    before: Json = {}
    for moment in story[:-1]:
        then = Then(moment)
        shows = then.shared()
        parts = {name: encode(value) for name, value in shows.items() if name not in before or before[name] != value}
        at = slice(first - last.cursor, then.end - last.cursor)
        view = members(renewed(known, parts), parts)
        earlier.append((then, events[at], view, b"%.4g" % (then.seconds * core.scale)))
        known, first, before = known | parts, then.end, shows
    return earlier, known


def _channels(core: Core, viewer: int, shared: Parts, shown: Shown) -> list[str]:
    if viewer == WATCHER:
        return ["watchers"] if core.settings.watchers_chat else []
    own = {"viewer": b"%d" % viewer, "decision": shown.decision, **opened(shown.own)}
    return talk.channels(core, viewer, {**shared, **own})


def _asked(core: Core, viewer: int) -> Ask | None:
    return None if viewer == WATCHER or core.play is None or not core.playing else core.play.ask(viewer)


def _shown_ask(core: Core, viewer: int, ask: Ask | None) -> shapes.Ask | None:
    if ask is None:
        return None
    return shapes.Ask(
        id=ask.id,
        kind=ask.kind,
        options=[spelt(choice) for choice in ask.options],
        required=ask.required,
        held=core.held.get(viewer),
    )


def _ask_mark(core: Core, viewer: int, ask: Ask | None) -> tuple[int, int] | None:
    """Changes when the seat is asked something else, or its held answer changes."""
    if ask is None:
        return None
    held = core.held.get(viewer)
    return ask.id, -1 if held is None else hash(encode(held))


def _clock_mark(core: Core) -> tuple[Any, ...]:
    c = core.clock
    return c.ask, c.deadline, c.total, c.full, c.left, c.starts
