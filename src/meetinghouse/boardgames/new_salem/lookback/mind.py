"""What a careful player in one seat of New Salem believed at each moment: level 2's belief, from that seat alone."""

from meetinghouse.boardgames.new_salem.bots.belief import Belief
from meetinghouse.engine.json_types import Json


class NewSalemMind:
    """Told and shown what its seat was, in order."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.belief = Belief(seat)

    def see(self, event: Json) -> None:
        self.belief.see(event)

    def look(self, view: Json) -> list[float] | None:
        """For each seat, how likely it is a Witch."""
        odds = self.belief.look(view)
        return [0.0 if seat == self.seat else one for seat, one in enumerate(odds)]
