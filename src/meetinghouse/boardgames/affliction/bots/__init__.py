"""The level-2 player of Affliction: plans its messengers, builds early, cashes in late, keeps its grievance to itself.

`position.py` reads a view, `placing.py` values the spaces, `choosing.py` every other choice, `talking.py` speaks and
listens, `weights.py` holds the numbers. It sees what a person at its seat sees and nothing else.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from meetinghouse.boardgames.affliction.bots import choosing
from meetinghouse.boardgames.affliction.bots.placing import best_space
from meetinghouse.boardgames.affliction.bots.position import Position
from meetinghouse.boardgames.affliction.bots.talking import Talk
from meetinghouse.boardgames.affliction.bots.weights import WEIGHTS, Weights
from meetinghouse.boardgames.affliction.names import COLONISTS
from meetinghouse.engine.acts import Ask, Choice

Json = dict[str, Any]


class Level2:
    """Sensible rules; everything it needs to remember, but for what was said, is public and stands in the view."""

    def __init__(self, seat: int, seed: int, weights: Weights = WEIGHTS) -> None:
        self.seat = seat
        self.weights = weights
        self.chance = random.Random(seed)
        self.talk = Talk(seed)

    def see(self, event: Json) -> None:
        """Only what is said needs noting: a view of Affliction is the whole of what its seat has learned."""
        self.talk.hear(event, self.seat)

    def remark(self) -> Json | None:
        """What I say aloud beside my last answer."""
        return self.talk.speak()

    def decide(self, view: Json, ask: Ask) -> Choice | None:
        options = ask.options
        if len(options) == 1:
            return options[0]
        p = Position(view, self.weights)
        self.talk.think(p)
        kind = str(view["decision"]["kind"]).partition(".")[2]
        if kind == "messenger":
            values = best_space(p, [int(str(choice.args["space"])) for choice in options])
            return self._best(options, [values[int(str(choice.args["space"]))] for choice in options])
        return self._best(options, [self._worth(p, kind, choice) for choice in options])

    def _best(self, options: Sequence[Choice], values: list[float]) -> Choice:
        noisy = [value + self.chance.uniform(0, self.weights.noise) for value in values]
        return options[noisy.index(max(noisy))]

    def _worth(self, p: Position, kind: str, choice: Choice) -> float:
        """What one option is worth; passing is worth nothing."""
        do = choice.do
        if do in ("pass", "done"):
            return 0.0 if do == "pass" else 0.02
        if do == "collect":
            return 5.0 if kind == "abilities" else p.token
        data = p.view["decision"]["data"]
        if do == "more":
            return choosing.clear_worth(p, COLONISTS[data[0]]) - p.token
        if do == "seat":
            return choosing.seat_worth(p, int(str(choice.args["seat"])))
        name = str(choice.args["colonist"])
        said = self.talk.sway(p, do, name)
        if do == "arrest":
            return choosing.arrest_net(p, name, data[0]) + said
        if do == "bring":
            return choosing.bring_net(p, name, data[0])
        if do == "scapegoat":
            return choosing.scapegoat_worth(p, name, data[1], COLONISTS[data[2]]) - 0.1
        return choosing.BY_VERB[do](p, name) + said
