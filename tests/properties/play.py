"""Random play for the checks: any game, any seats, any options, always the same for the same seed."""

from __future__ import annotations

import json
import random
from typing import Any

from meetinghouse.engine.acts import Choice
from meetinghouse.engine.chance import seal_from_seed
from meetinghouse.engine.game import Closes, Game
from meetinghouse.engine.match import Match, start
from meetinghouse.engine.visibility import viewer_bit
from tests.properties.tally import SEEN

LONGEST = 60_000  # inputs; a match that goes on beyond this does not end


def deal(game: Game, seats: int, options: dict[str, Any], seed: int) -> Match:
    SEEN[f"{game.id}: deals"] += 1
    return start(game, seats, options, seal_from_seed(seed))


def step(match: Match, rng: random.Random, silence: float = 0.03) -> None:
    """One input that a table could bring: mostly an answer of some waiting seat, now and then the clock."""
    if rng.random() < silence:
        match.timeout()
        return
    seat, choice = some_answer(match, rng)
    match.answer(seat, choice)


def some_answer(match: Match, rng: random.Random) -> tuple[int, Choice]:
    waiting = match.waiting
    seat = waiting[0]
    if len(waiting) > 1 and not (speak_ups(match) and rng.random() < 0.6):
        seat = rng.choice(waiting)
    ask = match.ask(seat)
    assert ask is not None, f"seat {seat} is waiting and has no ask"
    assert ask.options, f"seat {seat} is asked {ask.kind} without options"
    return seat, rng.choice(ask.options)


def speak_ups(match: Match) -> bool:
    decision = match._table.decision
    return decision is not None and decision.kind.closes is Closes.MAIN


def play(match: Match, rng: random.Random, inputs: int = LONGEST, silence: float = 0.03) -> int:
    """Play at most so many inputs; says how many were made."""
    for n in range(inputs):
        if match.outcome is not None:
            return n
        step(match, rng, silence)
    assert match.outcome is not None or inputs < LONGEST, f"{match!r} does not end"
    return inputs


def points(match: Match, rng: random.Random, wanted: int) -> list[Match]:
    """Play a match to its end and keep copies from on the way, of as many kinds of decisions as there were.

    One moment of each kind of decision, each equally likely; of those, at most `wanted`. The finished match is last.
    """
    met: dict[str, int] = {}
    kept: dict[str, Match] = {}
    for n in range(LONGEST + 1):
        decision = match._table.decision
        if decision is None:
            break
        assert n < LONGEST, f"{match!r} does not end"
        name = decision.kind.name
        met[name] = met.get(name, 0) + 1
        if rng.random() * met[name] < 1:
            kept[name] = match.copy()
        step(match, rng)
    return [*(kept[name] for name in rng.sample(sorted(kept), min(wanted, len(kept)))), match]


def viewers(match: Match) -> range:
    """Every seat, and the spectators."""
    return range(-1, match.seats)


def tells(match: Match, viewer: int, cursor: int = 0) -> list[bool]:
    """For each event from a cursor on that a viewer sees: whether it told the viewer something hidden."""
    bit = viewer_bit(viewer)
    return [bool(event.tells & bit) for event in match.observer.happened(cursor) if event.to & bit]


def text(value: Any) -> str:
    """JSON as text, key order included: byte for byte the same or not."""
    return json.dumps(value)


def asked(match: Match, seat: int) -> str:
    if seat < 0:
        return "null"
    ask = match.ask(seat)
    return text(None if ask is None else ask.to_json())


def snapshot(match: Match) -> str:
    """All that a match shows, to everybody: views, asks, events, who is waiting, how it ended, its record."""
    lines = [f"waiting {match.waiting} outcome {match.outcome}"]
    for viewer in viewers(match):
        lines += [text(match.view(viewer)), asked(match, viewer), text(match.events(viewer))]
    if not match._imagined:
        lines.append(match.record())
    return "\n".join(lines)


def first_difference(a: str, b: str) -> str:
    """For failure texts: where two snapshots part."""
    for n, (x, y) in enumerate(zip(a.split("\n"), b.split("\n"), strict=False)):
        if x != y:
            at = next((i for i, (p, q) in enumerate(zip(x, y, strict=False)) if p != q), min(len(x), len(y)))
            return f"line {n}, from character {at}:\n  {x[max(0, at - 60) : at + 90]}\n  {y[max(0, at - 60) : at + 90]}"
    return "one is longer than the other" if a != b else "nowhere"


def same(a: str, b: str, what: str) -> None:
    assert a == b, f"{what}: {first_difference(a, b)}"
