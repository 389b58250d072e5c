"""The level-2 player of Affliction; and the newcomer, who takes what is good for itself now."""

import random
from collections.abc import Sequence

from meetinghouse.boardgames.affliction.bots import choosing
from meetinghouse.boardgames.affliction.bots.placing import best_space
from meetinghouse.boardgames.affliction.bots.position import Position
from meetinghouse.boardgames.affliction.bots.talking import Voice
from meetinghouse.boardgames.affliction.bots.weights import WEIGHTS, MoveWeights
from meetinghouse.boardgames.affliction.names import COLONISTS
from meetinghouse.bots.temper import Temper
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.json_types import Json
from meetinghouse.telling import bare

STRIKE = 0.1  # how much more the bold deny to others
# A newcomer does not count what others lose, goes for its grievance openly, and takes a good answer for the best: one
# that is up to so many points worse.
NEWCOMER = MoveWeights(denial=(0.0,) * 5, row_denial=0.0, secret=1.0, noise=0.9)


class Level2:
    """Sensible rules; everything it needs to remember, but for what was said, is public and stands in the view."""

    hasty = False  # whether it thinks of one messenger at a time
    mute = False

    def __init__(self, seat: int, seed: int, weights: MoveWeights = WEIGHTS) -> None:
        self.seat = seat
        self.weights = weights
        self.chance = random.Random(seed)
        self.talk = Voice(seat, seed)

    def be(self, temper: Temper) -> None:
        """Have this character from now on: the bold deny more to others, the cautious less."""
        denial = tuple(value * (1 + STRIKE * temper.nerve) for value in self.weights.denial)
        self.weights = self.weights._replace(denial=denial)
        self.talk.be(temper)

    def see(self, event: Json) -> None:
        """Only what is said needs noting: a view of Affliction is the whole of what its seat has learned."""
        self.talk.hear(event)

    def remark(self) -> Json | None:
        return self.talk.speak()

    def decide(self, view: Json, ask: Ask) -> Choice | None:
        options = ask.options
        if len(options) == 1:
            return options[0]
        p = Position(view, self.weights)
        if not self.mute:
            self.talk.think(p)
        return self.choose(p, view, ask)

    def choose(self, position: Position, view: Json, ask: Ask) -> Choice:
        """The best option at first sight, nearly always."""
        worths = self.worths(position, view, ask.options)
        noisy = [worth + self.chance.uniform(0, self.weights.noise) for worth in worths]
        return ask.options[noisy.index(max(noisy))]

    def worths(self, p: Position, view: Json, options: Sequence[Choice]) -> list[float]:
        kind = bare(view["decision"]["kind"])
        if kind == "messenger":
            spaces = [int(str(choice.args["space"])) for choice in options]
            values = best_space(p, spaces, self.hasty)
            return [values[space] for space in spaces]
        return [self._worth(p, kind, choice) for choice in options]

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


class Level1(Level2):
    """Thinks of one messenger at a time, and of nobody else's plans."""

    hasty = True

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, seed, NEWCOMER)
