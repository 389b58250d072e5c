"""Who a careful player in one seat of Affliction thought would win: what all can count, and its own grievance."""

from functools import cache
from math import fsum

from meetinghouse.boardgames.affliction.lookback import value
from meetinghouse.engine.json_types import Json
from meetinghouse.lookback.value import Value, softmax


class AfflictionMind:
    """Needs no memory: a view of Affliction is the whole of what its seat has learned."""

    def __init__(self, seat: int) -> None:
        """Any seat."""

    def see(self, event: Json) -> None:
        """The view shows it as well."""

    def look(self, view: Json) -> list[float] | None:
        """Each player's chance to win."""
        weights = _value().weights
        rows = [value.row(view, seat) for seat in range(view["seats"])]
        return softmax([fsum(w * x for w, x in zip(weights, row, strict=True)) for row in rows])


@cache
def _value() -> Value:
    return Value(value.FEATURES)
