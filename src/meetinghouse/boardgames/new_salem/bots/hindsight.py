"""What a careful player in one seat of New Salem believed at each moment: level 2's belief, from that seat alone."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.bots.belief import Belief
from meetinghouse.boardgames.new_salem.bots.player import WITCHES
from meetinghouse.engine.json_types import Json


class Mind:
    """Told and shown what its seat was, in order."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.belief = Belief(seat)

    def see(self, event: Json) -> None:
        """Something that this seat was told."""
        self.belief.see(event, WITCHES)

    def look(self, view: Json) -> list[float] | None:
        """For each seat, how likely it is a Witch."""
        self.belief.symbols = view["cards"]["buildings"]
        for seat, name in enumerate(view["characters"]):
            if name is not None:
                self.belief.learn(seat, name in WITCHES)
        odds = self.belief.odds(view["seats"])
        return [0.0 if seat == self.seat else one for seat, one in enumerate(odds)]
