"""Where a player might have done better, judged by what the seat knew then.

Only for games that can tell (`Game(trial=...)`): each promising answer is tried in worlds imagined from the seat's own
view, as the magistrate does. Elsewhere a look ahead cannot tell a mistake from a good move (docs/analysis.md).
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from statistics import mean, stdev

import meetinghouse
from meetinghouse.bots.lookahead import Trial, Worth, worths_of
from meetinghouse.engine.game import load
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match
from meetinghouse.engine.walk import Given

WORLDS = 6
WIDTH = 3  # the best answers at first sight, beside the one that was given
GLANCE = 0.4  # what was given must be worse by so much at first sight to be looked into
CLEAR = 2.0  # standard errors by which another answer must have done better
LEAST = 1.0  # and points


@dataclass(frozen=True, slots=True)
class Moment:
    """You might have done `better` instead of `did`: worth `gain` tenths of a point, mostly for `why`."""

    frame: int
    seat: int
    did: Json
    better: Json
    gain: int
    why: str  # words under `analysis-why-<it>`: points, leader, later


def moments(before: Match, frame: int, given: Given) -> list[Moment]:
    """At most one: what else could have been answered here, if that was clearly better."""
    game = meetinghouse.find_game(before.game)
    ask = before.ask(given.seat)
    if not game.trial or ask is None or len(ask.options) < 2:
        return []
    trial: Trial = load(game.trial)
    view = before.view(given.seat)
    promising = trial.first_sight(view, ask)
    did = next((pair for pair in promising if pair[1].to_json() == given.choice), None)
    if did is None or promising[0][0] - did[0] < GLANCE:
        return []
    tried = [did, *(pair for pair in promising[:WIDTH] if pair is not did)]
    found = worths_of(trial, view, [choice for _, choice in tried], WORLDS, Random(frame))
    best = max(range(1, len(tried)), key=lambda at: mean(one.total for one in found[at]))
    pairs = list(zip(found[0], found[best], strict=True))
    gains = [there.total - here.total for here, there in pairs]
    gain, error = mean(gains), stdev(gains) / len(gains) ** 0.5
    if gain < LEAST or gain < CLEAR * error:
        return []
    parts = {part: mean(getattr(there, part) - getattr(here, part) for here, there in pairs) for part in Worth._fields}
    why = max(parts, key=lambda part: parts[part])
    return [Moment(frame, given.seat, dict(given.choice), tried[best][1].to_json(), round(10 * gain), why)]
