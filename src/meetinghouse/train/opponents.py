"""Bots for the seats that do not learn: on one side, at all seats but one, or at about half of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

import meetinghouse
from meetinghouse.bots.base import Bot, make
from meetinghouse.engine.match import Match

ONE, HALF = "one", "half"


@dataclass(frozen=True)
class BotOpponents:
    """Bots of a level at some seats; at least one seat is left to the learner."""

    level: int | str
    learner: str = ""  # what is the learner's: a side, one seat or half of them; by chance without it

    def __call__(self, match: Match, chance: Random) -> Mapping[int, Bot]:
        seats = list(range(match.seats))
        sides = meetinghouse.find_game(match.game).sides
        names = () if sides is None else sides.names
        if self.learner not in ("", *names, ONE, HALF):
            raise meetinghouse.BadInput("bad-option", expected=[*names, ONE, HALF], got=self.learner)
        learner = self.learner or chance.choices([*names, ONE, HALF], [*(0.4 / len(names) for _ in names), 0.4, 0.2])[0]
        if sides is not None and learner in names:
            taken = [seat for seat in seats if sides.of_view(match.view(seat)) != learner]
        elif learner == ONE:
            alone = chance.choice(seats)
            taken = [seat for seat in seats if seat != alone]
        else:
            taken = [seat for seat in seats if chance.random() < 0.5]
        if len(taken) == len(seats):
            taken.remove(chance.choice(taken))
        return {seat: make(match.game, self.level, seat, chance.getrandbits(60)) for seat in taken}
