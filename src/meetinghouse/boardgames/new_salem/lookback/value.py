"""What the chances of Witches and Puritans follow from at New Salem when all Characters lie open; and what a
careful player in one seat believed at each moment."""

import math
from pathlib import Path

from meetinghouse.boardgames.new_salem.bots.belief import Belief
from meetinghouse.boardgames.new_salem.bots.reading import ViewReading
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match
from meetinghouse.lookback.value import Features

NAMES = ("bias", "ahead", "ahead_late", "witches", "round", "hope", "justice", "death")


def features(match: Match) -> list[list[float]]:
    """A row for the Witches; the Puritans are what they are measured against."""
    views = [match.view(seat) for seat in range(match.seats)]
    reading = ViewReading(views[0])
    guilty = [float(view["side"] == "witch") for view in views]
    spread = 1.6 + 0.25 * math.sqrt(reading.seats * reading.picks_left())
    ahead = (reading.forecast(guilty) - reading.needed + 0.5) / spread
    seats = range(match.seats)
    row = [
        1.0,
        ahead,
        ahead * reading.round / 5,
        sum(guilty) / match.seats,
        reading.round / 5,
        sum(reading.hope[seat] * (1 - guilty[seat]) for seat in seats) / 10,
        sum(reading.complete(seat, "justice") for seat in seats) / 3,
        sum(reading.complete(seat, "death") for seat in seats) / 3,
    ]
    return [row, [0.0] * len(NAMES)]


def won(match: Match) -> list[bool]:
    """Which side has won; where the Despair prevails without a Witch at the table, the Puritans have lost as well."""
    puritans = match.outcome is not None and match.outcome.reason == "puritans"
    return [not puritans, puritans]


FEATURES = Features(NAMES, features, won, Path(__file__).with_suffix(".json"))


class NewSalemMind:
    """Level 2's belief, from what this seat alone was told and shown."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.belief = Belief(seat)

    def see(self, event: Json) -> None:
        self.belief.see(event)

    def look(self, view: Json) -> list[float] | None:
        """For each seat, how likely it is a Witch."""
        odds = self.belief.look(view)
        return [0.0 if seat == self.seat else one for seat, one in enumerate(odds)]
