"""What reaches a socket, moment by moment: nothing twice, nothing unchanged, and in the end the newest view."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from meetinghouse.server.sockets.peer import Peer
from meetinghouse.server.table import entries as e
from meetinghouse.server.table.core import Core
from meetinghouse.server.table.feed import Feed
from meetinghouse.server.table.play import WATCHER, find_spec
from meetinghouse.server.table.replays import ReplayPage
from meetinghouse.server.wire import inbound, outbound
from tests.properties.play import some_answer

Raw = msgspec.Raw
GAMES = [("salem1692", 7), ("new_salem", 5), ("affliction", 3)]


class Ear:
    """A viewer at the end of a socket: keeps its view as bytes, part by part."""

    def __init__(self, feed: Feed, core: Core, seat: int | None) -> None:
        self.heard: list[bytes] = []
        self.view: dict[str, bytes] = {}
        self.n = 0
        self.moments: list[dict[str, Raw]] = []
        self.peer = Peer(self.heard.append, lambda code: None, "127.0.0.1", 1e9)
        self.peer.seat = seat
        feed.join(core, self.peer, inbound.Hello(), 0)
        self.listen()

    def listen(self) -> list[dict[str, Any]]:
        """Take what came into account; returns the messages."""
        messages = [msgspec.json.decode(data, type=dict[str, Raw]) for data in self.heard]
        self.heard.clear()
        for message in messages:
            kind = msgspec.json.decode(message["type"])
            if kind == "snapshot":
                self.view = dict(_parts(message))
                self.n = _number(message, "n")
            elif kind == "update":
                earlier = msgspec.json.decode(message.get("moments", b"[]"), type=list[dict[str, Raw]])
                self.moments = [*earlier, message]
                for moment in self.moments:
                    told = msgspec.json.decode(moment.get("events", b"[]"))
                    self.n += len(told)
                    assert self.n == _number(moment, "n", self.n)
                    parts = _parts(moment)
                    for name, part in parts.items():
                        assert self.view.get(name) != part, f"{name} is sent again and has not changed"
                    self.view |= parts
            else:
                assert _number(message, "n", self.n) == self.n, f"{kind} belongs to another moment"
        return messages


def _parts(message: dict[str, Raw]) -> dict[str, bytes]:
    view = msgspec.json.decode(message.get("view", b"{}"), type=dict[str, Raw])
    return {name: bytes(part) for name, part in view.items()}


def _number(message: dict[str, Raw], name: str, usual: int = 0) -> int:
    return int(msgspec.json.decode(message[name])) if name in message else usual


def start(game: str, seats: int, seed: int) -> Core:
    core = Core("a-table")
    core.follow()
    for entry in opening(game, seats, seed):
        core.apply(entry, 0)
    return core


def opening(game: str, seats: int, seed: int) -> list[e.Entry]:
    """What leads to a deal."""
    settings = e.StoredSettings(game, seats, reading=0, staging=1.0)
    opened = e.TableOpened(settings, find_spec(game).rules_version, "key", "hash")
    bots = [e.Botted(seat, 1) for seat in range(seats)]
    return [opened, *bots, e.Started(f"{seed:064x}", f"{seed:064x}")]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_moments_fold_to_the_newest_view_byte_for_byte(game: str, seats: int) -> None:
    several = 0
    for seed in range(3):
        core, feed, rng = start(game, seats, seed), Feed(), random.Random(seed)
        feed.wake(core)
        assert core.play is not None
        core.play.moments()
        ears = {viewer: Ear(feed, core, None if viewer == WATCHER else viewer) for viewer in range(WATCHER, seats)}
        at = 0
        while core.playing:
            at += 1
            for _ in range(rng.choice((1, 1, 1, 3))):  # a commit may hold several answers
                if core.playing:
                    seat, choice = some_answer(core.play.match, rng)
                    core.apply(e.Played(seat, choice.to_json()), at)
            feed.publish(core, at, game=True, table=False)
            counts = set()
            for viewer, ear in ears.items():
                ear.moments = []
                ear.listen()
                assert ear.view == core.play.parts(viewer)
                assert ear.n == len(core.play.match.events(viewer))
                counts.add(max(1, len(ear.moments)))
            assert len(counts) == 1, f"{counts} moments for different viewers"
            several += counts.pop() > 1
    assert several > 10


ENGINE = {"next_id", "stack", "outcome"}  # sent with the last moment only


def replayed(page: ReplayPage, game: str, seats: int, seed: int, played: list[e.Played]) -> ReplayPage:
    """A page of a game's replay, its log folded anew."""
    core = Core("a-table")
    for entry in (*opening(game, seats, seed), *played):
        for given in core.steps(entry, 0):
            page.look(core, 0, given)
    return page


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_replay_has_the_moments_of_live_play_and_opens_older_links_where_they_led(game: str, seats: int) -> None:
    """Every moment that told anybody anything is a frame, with the board as it stood, for whoever looks."""
    core, feed, rng = start(game, seats, 5), Feed(), random.Random(5)
    feed.wake(core)
    assert core.play is not None
    core.play.moments()
    eyes = {WATCHER: "watch", 0: "0", 1: "1"}
    ears = {viewer: Ear(feed, core, None if viewer == WATCHER else viewer) for viewer in eyes}
    live: dict[int, list[tuple[int, bytes, dict[str, bytes]]]] = {viewer: [] for viewer in ears}
    played, after, told = [], [core.play.parts(0)], [True]
    while core.playing:
        seat, choice = some_answer(core.play.match, rng)
        played.append(e.Played(seat, choice.to_json()))
        before = core.play.match.observer.event_count
        core.apply(played[-1], 1)
        feed.publish(core, 1, game=True, table=False)
        after.append(core.play.parts(0))
        told.append(core.play.match.observer.event_count > before)
        for viewer, ear in ears.items():
            view, n, ear.moments = dict(ear.view), ear.n, []
            ear.listen()
            for moment in ear.moments if told[-1] else []:
                view |= _parts(moment)
                n = _number(moment, "n", n)
                live[viewer].append((n, bytes(moment.get("s", b"0")), dict(view)))
    openly = replayed(ReplayPage("open", 0, 10**6), game, seats, 5, played).frames
    assert [frame.n for frame in openly] == [frame.all for frame in openly]
    for viewer, name in eyes.items():
        frames = replayed(ReplayPage(name, 0, 10**6), game, seats, 5, played).frames
        assert [(frame.all, frame.s, frame.step) for frame in frames] == [(f.all, f.s, f.step) for f in openly]
        board: dict[str, bytes] = {}
        boards = []
        for frame in frames:
            board |= {part: bytes(value) for part, value in frame.view.items()}
            boards.append((frame.n, b"%.4g" % frame.s, dict(board)))
        assert [(n, s) for n, s, _ in boards[1:]] == [(n, s) for n, s, _ in live[viewer]]
        for (n, _, replay), (_, _, lived) in zip(boards[1:], live[viewer], strict=True):
            assert {part: replay[part] for part in replay.keys() - ENGINE} == {
                part: lived[part] for part in lived.keys() - ENGINE
            }, f"the board of moment {n}"
        if viewer == 0:
            for step, parts in enumerate(after):
                at = [i for i, frame in enumerate(frames) if frame.step <= step][-1]
                assert not told[step] or boards[at][2] == parts, f"an older link to step {step}"
        middle = len(frames) // 2
        page = replayed(ReplayPage(name, middle, 2), game, seats, 5, played)
        assert {part: bytes(value) for part, value in page.frames[0].view.items()} == boards[middle][2]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_moments_before_the_last_ask_nothing_and_say_how_long_they_last(game: str, seats: int) -> None:
    core, feed, rng = start(game, seats, 7), Feed(), random.Random(7)
    feed.wake(core)
    assert core.play is not None
    core.play.moments()
    ear = Ear(feed, core, 0)
    seen = 0
    while core.playing:
        seat, choice = some_answer(core.play.match, rng)
        core.apply(e.Played(seat, choice.to_json()), 1)
        feed.publish(core, 1, game=True, table=False)
        for data in list(ear.heard):
            message = msgspec.json.decode(data)
            if message["type"] != "update":
                continue
            update = msgspec.convert(message, outbound.Update)
            for first, moment in enumerate(update.moments):
                assert moment.s > 0 and moment.events
                assert not moment.view.keys() & {"stack", "next_id", "outcome"}
                assert first or moment.view.get("decision", None) is None
                seen += 1
            hold = sum(moment.s for moment in update.moments) + update.s
            if update.clock is not msgspec.UNSET and update.clock is not None and update.clock.starts is not None:
                assert update.clock.starts == pytest.approx(1 + hold * 1000, abs=5)
        ear.listen()
    assert seen
