"""What the chances of town and witches follow from at Salem 1692 when all cards lie open, as numbers for `value.json`;
and what a careful player in one seat believed at each moment."""

import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

from meetinghouse.boardgames.salem1692.bots.belief import Belief, take_in
from meetinghouse.boardgames.salem1692.bots.memory import DeedMemory
from meetinghouse.boardgames.salem1692.bots.sight import Sight
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match
from meetinghouse.lookback.value import Features

# Chosen one after another out of some 25 numbers, each for what it added on games that were not fitted on.
NAMES = (
    *("bias", "balance", "balance_squared", "cards", "hit", "danger_witch", "danger_town", "piety"),
    *("hidden_town", "last_tryals", "few"),
)
FEW = 2  # townsfolk


def features(match: Match) -> list[list[float]]:
    """A row for the witches; the town is what they are measured against."""
    views = [match.view(seat) for seat in range(match.seats)]
    return [row(views[0], [view["is_witch"] for view in views], [view["tryals"] for view in views]), [0.0] * len(NAMES)]


def row(table: Json, witch: Sequence[bool], tryals: Sequence[Mapping[str, int]]) -> list[float]:
    """How the witches stand: what all see, who is one, and which Tryals each seat holds."""
    living = table["living"]
    town = [seat for seat in living if not witch[seat]]
    holders = [seat for seat in living if tryals[seat].get("witch")]
    hidden = table["face_down"]
    danger = [accused / max(1, limit) for accused, limit in zip(table["accusations"], table["limits"], strict=True)]
    balance = math.log((len(town) + 0.5) / (len(living) - len(town) + 0.5))
    each, all_town = max(1, len(holders)), max(1, len(town))
    return [
        1.0,
        balance,
        balance * balance,
        sum(tryals[seat]["witch"] for seat in holders) - 1.0,
        math.fsum(tryals[seat]["witch"] / hidden[seat] for seat in holders if hidden[seat]) / each,
        max((danger[seat] for seat in holders), default=0.0),
        max((danger[seat] for seat in town), default=0.0),
        sum(table["front"][seat].get("piety", 0) > 0 for seat in holders) / each,
        sum(hidden[seat] for seat in town) / 20,
        sum(hidden[seat] == 1 for seat in town) / all_town,
        float(len(town) <= FEW),
    ]


def won(match: Match) -> list[bool]:
    town = match.outcome is not None and match.outcome.reason == "last_witch_revealed"
    return [not town, town]


FEATURES = Features(NAMES, features, won, Path(__file__).with_suffix(".json"))


class SalemMind:
    """Level 2's belief, from what this seat alone was told and shown."""

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
