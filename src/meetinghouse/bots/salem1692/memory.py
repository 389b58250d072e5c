"""Who went for whom, who helped whom, and what that says once cards are turned up."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

Json = dict[str, Any]

# How much a played card says against (or, below zero, for) its target.
AGAINST = {
    "accusation": 1.0,
    "evidence": 2.0,
    "witness": 3.0,
    "stocks": 1.0,
    "arson": 1.0,
    "black_cat": 1.0,
    "matchmaker": 0.5,
    "alibi": -2.0,
    "piety": -2.0,
    "asylum": -2.0,
}
# A seat is never more than this much likelier, or less likely, than its cards alone make it.
MOST = 1.5
STEP = 0.04  # for each accusation laid on someone who turned out innocent


class Memory:
    """What this seat has seen the others do."""

    def __init__(self) -> None:
        self.deeds: dict[int, dict[int, float]] = defaultdict(lambda: defaultdict(float))
        self.proven: dict[int, bool] = {}  # the dead: had they ever been witches
        self.spared: dict[int, int] = defaultdict(int)  # how often the witches went for this seat in vain

    def see(self, event: Json) -> None:
        """Take note of a public deed."""
        key = event["key"].partition(".")[2]
        if key in ("played", "played_as_witness"):
            card = "witness" if key == "played_as_witness" else event["card"]
            self.deeds[event["seat"]][event["target"]] += AGAINST.get(card, 0.0)
        elif key == "scapegoat_moved":
            self.deeds[event["seat"]][event["giver"]] -= 1.0
            self.deeds[event["seat"]][event["target"]] += 1.0
        elif key == "tryals_turned_up" and event["was_witch"] in (0, 1):
            self.proven[event["seat"]] = event["was_witch"] == 1
        elif key == "kill_named" and event["saved"] != "no":
            self.spared[event["target"]] += 1

    def suspicion(self, seat: int) -> float:
        """How much likelier than by the cards alone: those who hunted the innocent and shielded witches look worse."""
        score = 0.0
        for target, weight in self.deeds[seat].items():
            if target in self.proven:
                score += -weight if self.proven[target] else weight
        score -= 4 * self.spared[seat]
        return min(MOST, max(1 / MOST, 1 + STEP * score))

    def shielded(self, seat: int) -> float:
        """How much this seat has been helped by others, less what was done to it."""
        return -sum(deeds[seat] for deeds in self.deeds.values() if seat in deeds)
