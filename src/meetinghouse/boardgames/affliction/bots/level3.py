"""The level-3 player of Affliction: a network that learned by playing, and a look at what comes of its best answers.

Where the network is not sure, each answer that it would give is tried in a world imagined from its view and played on
to the end of the next round, all by the rules of level 2; then everybody's points, influence and circles are compared.
"""

from __future__ import annotations

from pathlib import Path

from meetinghouse.boardgames.affliction.bots.level2 import Level2
from meetinghouse.boardgames.affliction.bots.position import Position
from meetinghouse.bots.fair import ranked
from meetinghouse.bots.learned import Learned
from meetinghouse.bots.lookahead import Trial, Worth, look_ahead
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match

PLAIN = 2.0  # by how much the network must like the best answer better to need no second look (logits, as below)
VAIN = -3.0  # what it likes so much less than the best is not tried
LIKING = 1.0  # points that one of these logits counts beside what was found out
LEADER, REST = 0.6, 0.4  # who is ahead of me matters most, the others together a little less
WIN = 3.0


class Quiet(Level2):
    """Level 2, as it plays on in imagined worlds: there nobody listens."""

    mute = True


class Adviser(Learned):
    """The network, which knows which answers won."""

    game = "affliction"
    weights = Path(__file__).with_name("weights.npz")


class Level3(Level2):
    """One seat's player. It talks as level 2 does; a character changes that and not how it plays."""

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, seed)
        self.adviser = Adviser(seat, seed)

    def see(self, event: Json) -> None:
        super().see(event)
        self.adviser.see(event)

    def choose(self, position: Position, view: Json, ask: Ask) -> Choice:
        liked = self.adviser.leanings(view, ask)
        pairs = ranked(self.chance, zip(liked.tolist(), ask.options, strict=True), lambda pair: pair[0])
        if pairs[0][0] - pairs[1][0] > PLAIN:
            return pairs[0][1]
        tried = [(LIKING * liking, choice) for liking, choice in pairs if liking > VAIN]
        return look_ahead(TRIAL, view, tried, self.chance)


def worth_of(match: Match, seat: int) -> Worth:
    """How far ahead of the others a seat is: points, and what influence and circles will still earn."""
    view = match.view(seat)
    points: list[float] = [entry["total"] for entry in view["points"]]
    later = [0.0] * len(points)
    if match.outcome is None:
        p = Position(view)
        later = [p.token * p.influence[s] + sum(p.engine(name) for name in p.circles[s]) for s in range(p.seats)]
    others = [points[s] + later[s] for s in range(len(points)) if s != seat]
    won = WIN if match.outcome is not None and seat in match.outcome.winners else 0.0
    return Worth(points[seat] + won, -LEADER * max(others) - REST * sum(others) / len(others), later[seat])


def first_sight(view: Json, ask: Ask) -> list[tuple[float, Choice]]:
    """What level 2 makes of each answer."""
    seen = Quiet(view["viewer"], 0).worths(Position(view), view, ask.options)
    return sorted(zip(seen, ask.options, strict=True), key=lambda pair: -pair[0])


TRIAL = Trial(
    "affliction",
    player=Quiet,
    stop=lambda view, now: now["round"] > view["round"] + 1,
    judge=worth_of,
    first_sight=first_sight,
    width=3,
)
