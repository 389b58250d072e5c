"""What each player's chance follows from at Affliction when the grievances lie open; and what one seat can say of it,
which knows no grievance but its own."""

import math
from functools import cache
from pathlib import Path

from meetinghouse.boardgames.affliction.bots.position import Position
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match
from meetinghouse.lookback.value import Features, Value, softmax

NAMES = ("points", "points_late", "influence", "influence_late", "circle", "circle_late")


def features(match: Match) -> list[list[float]]:
    """A row for each seat, from its own view: it knows its own grievance."""
    return [row(match.view(seat), seat) for seat in range(match.seats)]


def row(view: Json, seat: int) -> list[float]:
    """How a seat stands, as far as this view shows it."""
    p = Position(view)
    late = 1 / math.sqrt(p.rounds)
    points = view["points"][seat]["total"] / 10
    influence = p.token * p.influence[seat] / 5
    circle = math.fsum(p.engine(name) for name in p.circles[seat]) / 5
    return [points, points * late, influence, influence * late, circle, circle * late]


def won(match: Match) -> list[bool]:
    return [match.outcome is not None and seat in match.outcome.winners for seat in range(match.seats)]


FEATURES = Features(NAMES, features, won, Path(__file__).with_suffix(".json"))


class AfflictionMind:
    """Needs no memory: a view of Affliction is the whole of what its seat has learned."""

    def __init__(self, seat: int) -> None:
        """Any seat."""

    def see(self, event: Json) -> None:
        """The view shows it as well."""

    def look(self, view: Json) -> list[float] | None:
        """Each player's chance to win."""
        weights = _value().weights
        stands = [row(view, seat) for seat in range(view["seats"])]
        return softmax([math.fsum(w * x for w, x in zip(weights, one, strict=True)) for one in stands])


@cache
def _value() -> Value:
    return Value(FEATURES)
