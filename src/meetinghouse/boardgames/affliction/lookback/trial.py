"""What comes of an answer in Affliction: tried in an imagined world, played on by level 2 to the end of the next round.

Level 3 looks ahead with it, and so does who looks back at a finished game; nothing here needs NumPy.
"""

from math import fsum

from meetinghouse.boardgames.affliction.bots.level2 import Level2
from meetinghouse.boardgames.affliction.bots.position import Position
from meetinghouse.bots.lookahead import Lookahead, Worth
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match

LEADER, REST = 0.6, 0.4  # who is ahead of me matters most, the others together a little less
WIN = 3.0


class Quiet(Level2):
    """Level 2, as it plays on in imagined worlds: there nobody listens."""

    mute = True


def worth_of(match: Match, seat: int) -> Worth:
    """How far ahead of the others a seat is: points, and what influence and circles will still earn."""
    view = match.view(seat)
    points: list[float] = [entry["total"] for entry in view["points"]]
    later = [0.0] * len(points)
    if match.outcome is None:
        p = Position(view)
        later = [p.token * p.influence[s] + fsum(p.engine(name) for name in p.circles[s]) for s in range(p.seats)]
    others = [points[s] + later[s] for s in range(len(points)) if s != seat]
    won = WIN if match.outcome is not None and seat in match.outcome.winners else 0.0
    return Worth(points[seat] + won, -LEADER * max(others) - REST * fsum(others) / len(others), later[seat])


def first_sight(view: Json, ask: Ask) -> list[tuple[float, Choice]]:
    """What level 2 makes of each answer."""
    seen = Quiet(view["viewer"], 0).worths(Position(view), view, ask.options)
    return sorted(zip(seen, ask.options, strict=True), key=lambda pair: -pair[0])


TRIAL = Lookahead(
    "affliction",
    player=Quiet,
    stop=lambda view, now: now["round"] > view["round"] + 1,
    judge=worth_of,
    first_sight=first_sight,
    width=3,
)
