"""After the end: the record, and the game step by step through anyone's eyes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

import meetinghouse as mh
from meetinghouse.engine.errors import MeetinghouseError
from meetinghouse.server.store.base import Row
from meetinghouse.server.table import entries as e
from meetinghouse.server.table.core import Core
from meetinghouse.server.table.play import WATCHER, Play
from meetinghouse.server.wire import http as wire_http
from meetinghouse.server.wire.refusals import Refusal

Json = dict[str, Any]
_Raw = msgspec.Raw
EVERYONE = (1 << 32) - 1


def record(core: Core) -> str:
    """The record as JSON Lines: as played, or as logged where the rules can no longer be played."""
    if core.play is not None:
        return core.play.match.record()
    return "\n".join(core.lines) + "\n"


def checked(core: Core) -> wire_http.Checked:
    """Whether the deal follows from the secret that was committed to."""
    if core.play is None:
        return wire_http.Checked(False, "", "", "unsupported")
    commitment = core.play.match.commitment
    try:
        verdict = mh.verify(core.play.match.record())
    except MeetinghouseError as error:
        return wire_http.Checked(False, commitment, core.play.secret(), error.code)
    return wire_http.Checked(verdict.honest, commitment, core.play.secret(), "" if verdict.honest else verdict.reason)


class _Step:
    """One input of the game."""

    __slots__ = ("at", "by", "choice", "timeout")

    def __init__(self, at: int, by: int | None = None, choice: Json | None = None, timeout: int | None = None) -> None:
        self.at = at
        self.by = by
        self.choice = choice
        self.timeout = timeout


def _steps(rows: Iterable[Row]) -> Iterator[_Step | e.Started]:
    """The inputs in the order in which they took effect."""
    held: dict[int, Json] = {}
    for row in rows:
        for entry in e.decode(row.body):
            if isinstance(entry, e.Started):
                yield entry
                yield _Step(row.at)
            elif isinstance(entry, e.Played):
                held = {}
                yield _Step(row.at, entry.seat, entry.choice)
            elif isinstance(entry, e.Held):
                held.pop(entry.seat, None)
                held[entry.seat] = entry.choice
            elif isinstance(entry, e.Rang):
                for seat, choice in held.items():
                    yield _Step(row.at, seat, choice)
                held = {}
                yield _Step(row.at, timeout=entry.ask)


def frames(core: Core, rows: list[Row], eyes: str, first: int, count: int) -> wire_http.Replay:
    """Play the log again and keep what the chosen eyes see of each step."""
    seats = core.settings.seats
    viewers = _viewers(eyes, seats)
    play: Play | None = None
    shown: dict[int, dict[str, bytes]] = {viewer: {} for viewer in viewers}
    cursor = 0
    told = 0
    number = 0
    start = 0
    kept: list[wire_http.Frame] = []
    for step in _steps(rows):
        if isinstance(step, e.Started):
            from meetinghouse.engine.chance import Seal

            seal = Seal(bytes.fromhex(step.key), bytes.fromhex(step.nonce))
            play = Play.deal(core.settings.game, seats, core.settings.options, seal)
            continue
        assert play is not None
        start = start or step.at
        if not _feed(play, step):
            continue
        main = viewers[0] if eyes != "open" else WATCHER
        if eyes == "open":
            events = [event.full for event in play.match.observer.happened(cursor)]
            cursor = play.match.observer.event_count
        else:
            events, cursor = play.match.news(main, cursor)
        told += len(events)
        inside = first <= number < first + count
        if inside or number < first:
            frame = wire_http.Frame(i=number, at=(step.at - start) / 1000, n=told, events=events)
            if eyes == "open" or step.by == main:
                frame.choice = step.choice
            frame.by = step.by if eyes == "open" or step.by == main else None
            frame.timeout = step.timeout is not None
            if number == first:
                shown = {viewer: {} for viewer in viewers}  # the first frame shows everything
            if inside:
                _look(play, viewers, shown, frame, eyes == "open")
                kept.append(frame)
        number += 1
    return wire_http.Replay(
        table=core.info(),
        eyes=eyes,
        total=number,
        first=first,
        frames=kept,
        talk=_talk(core, eyes, viewers),
        secret=core.play.secret() if core.play is not None else "",
    )


def _viewers(eyes: str, seats: int) -> list[int]:
    if eyes == "open":
        return list(range(seats))
    if eyes == "watch":
        return [WATCHER]
    if eyes.isdecimal() and int(eyes) < seats:
        return [int(eyes)]
    raise Refusal("no_such_seat", status=404)


def _feed(play: Play, step: _Step) -> bool:
    """Give the match one input. False: it had no effect, since the decision had closed by then."""
    match = play.match
    if step.timeout is not None:
        if match.decision is None or match.decision["id"] != step.timeout:
            return False
        match.timeout(step.timeout)
    elif step.by is not None and step.choice is not None:
        # by the seat's own ask, not the public decision: under Tituba's hand one decision has many asks
        ask = match.ask(step.by)
        if ask is None or ask.id != step.choice.get("ask"):
            return False
        match.answer(step.by, step.choice)
    return True


def _look(
    play: Play, viewers: list[int], shown: dict[int, dict[str, bytes]], frame: wire_http.Frame, is_open: bool
) -> None:
    for viewer in viewers:
        parts = play.parts(viewer)
        before = shown[viewer]
        changed = {name: _Raw(part) for name, part in parts.items() if before.get(name) != part}
        shown[viewer] = parts
        if is_open:
            if changed:
                frame.views[str(viewer)] = changed
        else:
            frame.view = changed
            frame.gone = [name for name in before if name not in parts]


def _talk(core: Core, eyes: str, viewers: list[int]) -> list[Any]:
    bit = EVERYONE if eyes == "open" else 1 << (viewers[0] & 31)
    return core.talk.since(bit, 0, set())
