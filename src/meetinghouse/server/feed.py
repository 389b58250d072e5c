"""What each viewer of a table has been told, and how to tell them what is new: nothing twice, nothing that did not
change.

What is public is projected and encoded once for all viewers, what is private once for each seat, however many
sockets it has.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from meetinghouse.server import talk, wire
from meetinghouse.server.core import Core
from meetinghouse.server.peer import Peer, encode
from meetinghouse.server.play import WATCHER

Json = dict[str, Any]
_Raw = msgspec.Raw


class Shown:
    """What one viewer was told last."""

    __slots__ = ("ask", "channels", "clock", "count", "cursor", "parts", "spoken", "talk", "waiting")

    def __init__(self) -> None:
        """Nothing yet."""
        self.parts: dict[str, bytes] = {}
        self.cursor = 0  # in the match's own count of events
        self.count = 0  # in the viewer's count
        self.ask: tuple[int, int] | None = None
        self.waiting: list[int] = []
        self.clock: tuple[Any, ...] = ()
        self.channels: list[str] = []
        self.talk = 0  # lines this viewer may read
        self.spoken = 0  # lines looked at


class Feed:
    """The viewers of one core."""

    def __init__(self) -> None:
        """Nobody looks yet."""
        self.peers: dict[int, list[Peer]] = {}
        self.shown: dict[int, Shown] = {}
        self.info = b""
        self.over = False

    def __len__(self) -> int:
        """How many sockets there are."""
        return sum(len(peers) for peers in self.peers.values())

    def all(self) -> Iterable[Peer]:
        """Every socket."""
        return [peer for peers in self.peers.values() for peer in peers]

    def watchers(self) -> int:
        """Sockets without a seat."""
        return len(self.peers.get(WATCHER, ()))

    # ---- coming and going ---------------------------------------------------------------------------------------

    def join(self, core: Core, peer: Peer, hello: wire.Hello, now: int) -> None:
        """Welcome, and all that this viewer may know."""
        viewer = WATCHER if peer.seat is None else peer.seat
        self.peers.setdefault(viewer, []).append(peer)
        self.prime(core, viewer)
        self._greet(core, peer, viewer, hello, now)

    def _greet(self, core: Core, peer: Peer, viewer: int, hello: wire.Hello, now: int) -> None:
        shown = self.shown[viewer]
        host = peer.host_token or (peer.seat is not None and peer.seat == core.host)
        seated = peer.seat is not None or peer.host_token
        peer.send(wire.Welcome(now=now, seat=peer.seat, host=host, key=core.key if seated else ""))
        bit = 1 << (viewer & 31)
        chair = core.chairs[peer.seat] if peer.seat is not None else None
        hushes = chair.hushes if chair is not None else set()
        snapshot = wire.Snapshot(
            table=core.info(self.watchers()),
            k=shown.talk,
            talk=core.talk.since(bit, hello.k if hello.k <= shown.talk else 0, hushes),
            channels=shown.channels,  # type: ignore[arg-type]  # channels as `talk` names them
            note=chair.note if chair is not None else "",
            muted=sorted(hushes),
            away=chair.away if chair is not None else None,
            end=core.reveal(),
        )
        if core.play is not None:
            snapshot.n = shown.count
            since = hello.n if hello.n <= shown.count else 0
            snapshot.events = core.play.match.news(viewer, 0)[0][since:]
            snapshot.view = {name: _Raw(part) for name, part in shown.parts.items()}
            snapshot.ask = self._ask(core, viewer)
            snapshot.waiting = shown.waiting
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
                known = wire.Hello(n=self.shown[seat].count, k=self.shown[seat].talk)
                for peer in peers:
                    peer.seat = seat
                    self._greet(core, peer, seat, known, now)

    def sleep(self) -> None:
        """Forget what can be computed again."""
        self.shown = {}
        self.info = b""

    def prime(self, core: Core, viewer: int) -> None:
        """Take the core's present state as what this viewer knows."""
        if viewer in self.shown:
            return
        shown = self.shown[viewer] = Shown()
        bit = 1 << (viewer & 31)
        shown.talk = core.talk.count(bit)
        shown.spoken = len(core.talk.lines)
        if core.play is not None:
            shown.parts = core.play.parts(viewer)
            events, shown.cursor = core.play.match.news(viewer, 0)
            shown.count = len(events)
            shown.ask = _ask_mark(core, viewer)
            shown.waiting = core.waiting()
            shown.clock = _clock_mark(core)
        if viewer != WATCHER:
            shown.channels = list(talk.channels(core, viewer, shown.parts))
        elif core.settings.watchers_chat:
            shown.channels = ["watchers"]

    def wake(self, core: Core) -> None:
        """Take the core's present state as what everybody here knows."""
        for viewer in self.peers:
            self.prime(core, viewer)
        self.info = encode(wire.Lobby(core.info(self.watchers())))
        self.over = core.reveal() is not None

    # ---- telling ------------------------------------------------------------------------------------------------

    def publish(self, core: Core, now: int, game: bool, table: bool) -> None:
        """Tell every viewer what is new to them: `game` and `table` say where to look."""
        if game and core.play is not None:
            self._game(core, now)
        if table or game:
            self._lobby(core)
        self._talk(core)
        if not self.over and core.status in ("ended", "closed"):
            self.over = True
            reveal = core.reveal()
            if reveal is not None:
                data = encode(wire.End(reveal))
                for peer in self.all():
                    peer.send_bytes(data)

    def _lobby(self, core: Core) -> None:
        info = encode(wire.Lobby(core.info(self.watchers())))
        if info != self.info:
            self.info = info
            for peer in self.all():
                peer.send_bytes(info)

    def _game(self, core: Core, now: int) -> None:
        assert core.play is not None
        match = core.play.match
        waiting = core.waiting()
        mark = _clock_mark(core)
        timer: msgspec.Raw | None = None
        every = core.play.all_parts(self.peers)
        for viewer, peers in self.peers.items():
            shown = self.shown.get(viewer)
            if shown is None:
                self.prime(core, viewer)
                continue
            update = wire.Update()
            fresh = False
            events, shown.cursor = match.news(viewer, shown.cursor)
            if events:
                fresh = True
                shown.count += len(events)
                update.n = shown.count
                update.events = events
            parts = every[viewer]
            before = shown.parts
            changed = {name: _Raw(part) for name, part in parts.items() if before.get(name) != part}
            if changed:
                fresh = True
                update.view = changed
            if len(parts) != len(before) or before.keys() != parts.keys():
                update.gone = [name for name in before if name not in parts]
                fresh = True
            shown.parts = parts
            asked = _ask_mark(core, viewer)
            if asked != shown.ask:
                fresh = True
                shown.ask = asked
                update.ask = self._ask(core, viewer)
            if waiting != shown.waiting:
                fresh = True
                shown.waiting = waiting
                update.waiting = waiting
            if mark != shown.clock:
                fresh = True
                shown.clock = mark
                if timer is None:
                    timer = _Raw(encode(core.clock.shown(now)))
                update.clock = timer  # type: ignore[assignment]  # a Clock, encoded once for all
            if viewer != WATCHER:
                channels: list[str] = list(talk.channels(core, viewer, parts))
                if channels != shown.channels:
                    fresh = True
                    shown.channels = channels
                    update.channels = channels  # type: ignore[assignment]  # channels as `talk` names them
            if fresh:
                data = encode(update)
                for peer in peers:
                    peer.send_bytes(data)

    def _talk(self, core: Core) -> None:
        total = len(core.talk.lines)
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
                data = encode(wire.Talk(shown.talk, lines))
                for peer in peers:
                    peer.send_bytes(data)

    def _ask(self, core: Core, viewer: int) -> wire.Ask | None:
        if viewer == WATCHER or core.play is None or not core.playing:
            return None
        ask = core.play.ask(viewer)
        if ask is None:
            return None
        return wire.Ask(
            id=ask.id,
            kind=ask.kind,
            options=[choice.to_json() for choice in ask.options],
            required=ask.required,
            held=core.held.get(viewer),
        )


def _ask_mark(core: Core, viewer: int) -> tuple[int, int] | None:
    """Changes when the seat is asked something else, or its held answer changes."""
    if viewer == WATCHER or core.play is None or not core.playing:
        return None
    ask = core.play.ask(viewer)
    if ask is None:
        return None
    held = core.held.get(viewer)
    return ask.id, -1 if held is None else hash(encode(held))


def _clock_mark(core: Core) -> tuple[Any, ...]:
    c = core.clock
    return c.ask, c.deadline, c.total, c.full, c.left


__all__ = ["Feed"]
