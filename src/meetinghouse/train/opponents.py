"""Who sits at the seats that do not learn: bots on one side, at all seats but one, or at about half of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

import meetinghouse
from meetinghouse.bots.base import Bot, make
from meetinghouse.engine.match import Match


@dataclass(frozen=True)
class Bots:
    """Bots of a level at some seats; at least one seat is left to the learner."""

    level: int | str
    side: float = 0.4  # how often one side is theirs, where the game has sides
    alone: float = 0.4  # how often the learner sits alone among them

    def __call__(self, match: Match, chance: Random) -> Mapping[int, Bot]:
        seats = list(range(match.seats))
        sides = meetinghouse.find_game(match.game).sides
        way = chance.random()
        if sides is not None and way < self.side:
            own = [sides.of_view(match.view(seat)) for seat in seats]
            theirs = chance.choice(sides.names)
            taken = [seat for seat in seats if own[seat] == theirs]
        elif way < self.side + self.alone:
            alone = chance.choice(seats)
            taken = [seat for seat in seats if seat != alone]
        else:
            taken = [seat for seat in seats if chance.random() < 0.5]
        if len(taken) == len(seats):
            taken.remove(chance.choice(taken))
        return {seat: make(match.game, self.level, seat, chance.getrandbits(60)) for seat in taken}
