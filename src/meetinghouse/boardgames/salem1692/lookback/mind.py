"""What a careful player in one seat of Salem 1692 believed at each moment: level 2's belief, from that seat alone."""

from random import Random

from meetinghouse.boardgames.salem1692.bots.belief import Belief, take_in
from meetinghouse.boardgames.salem1692.bots.memory import DeedMemory
from meetinghouse.boardgames.salem1692.bots.sight import Sight
from meetinghouse.engine.json_types import Json


class SalemMind:
    """Told and shown what its seat was, in order."""

    def __init__(self, seat: int) -> None:
        self.memory = DeedMemory(seat)
        self.belief: Belief | None = None

    def see(self, event: Json) -> None:
        self.memory.see(event)

    def look(self, view: Json) -> list[float] | None:
        """For each seat, how likely it holds a Witch; nothing from the dead, who have seen enough."""
        sight = Sight(view)
        if sight.me not in sight.living:
            return None
        if self.belief is None:
            self.belief = Belief(sight, Random(sight.me))
        take_in(sight, self.memory, self.belief)
        return [min(1.0, self.belief.expected(s)) if s in sight.others else 0.0 for s in range(sight.seats)]
