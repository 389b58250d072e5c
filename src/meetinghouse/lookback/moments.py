"""Where a player might have done better: what a coach would have said then, from what the seat knew then."""

from __future__ import annotations

from dataclasses import dataclass

from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match
from meetinghouse.engine.walk import Given
from meetinghouse.learn.coach import has_coach, judged


@dataclass(frozen=True, slots=True)
class CostlyMoment:
    """`better` would have been worth `gain` tenths of a point more than `did`, mostly for the reason `why`."""

    at: int  # the number of the newest event before the answer
    seat: int
    did: Json
    better: Json
    gain: int
    why: str  # words under `analysis-why-<it>`: points, leader, later; or chance: points of winning chance, on average


def moments(before: Match, given: Given) -> list[CostlyMoment]:
    """At most one: what the coach blames, and what it would have advised instead."""
    ask = before.ask(given.seat)
    if ask is None or not has_coach(before.game):
        return []
    found = judged(before.game, before.view(given.seat), ask, before.events(given.seat))
    at, better = before.observer.event_count - 1, found.worth
    return [
        CostlyMoment(at, given.seat, dict(given.choice), better[0].to_json(), round(10 * one.loss), one.why)
        for one in found.costly
        if one.choice.to_json() == given.choice
    ]
