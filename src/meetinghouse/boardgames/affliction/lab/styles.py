"""Players of Affliction with one odd habit each, from whom no level has learned: what is a level worth against them?"""

from collections.abc import Sequence

from meetinghouse.boardgames.affliction.bots.level2 import Level2
from meetinghouse.boardgames.affliction.bots.position import Position
from meetinghouse.boardgames.affliction.bots.weights import MoveWeights
from meetinghouse.boardgames.affliction.names import ACCUSATIONS, ARREST, ARREST_DEARER, MEET_LOWER, MEET_UPPER
from meetinghouse.engine.acts import Choice
from meetinghouse.engine.json_types import Json

HOARDING = MoveWeights(influence=0.9, last_influence=0.3)
EAGER = 2.0  # points by which the hunter overrates accusing and arresting
HUNTING = frozenset({MEET_UPPER, MEET_LOWER, ARREST, ARREST_DEARER, ACCUSATIONS})  # spaces where one accuses or arrests


class Hoarder(Level2):
    """Would rather keep its influence than spend it."""

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, seed, HOARDING)


class Hunter(Level2):
    """Accuses and arrests as often as it can."""

    def worths(self, p: Position, view: Json, options: Sequence[Choice]) -> list[float]:
        usual = super().worths(p, view, options)
        hunts = [one.do in ("accuse", "arrest") or one.args.get("space") in HUNTING for one in options]
        return [worth + EAGER * hunting for worth, hunting in zip(usual, hunts, strict=True)]
