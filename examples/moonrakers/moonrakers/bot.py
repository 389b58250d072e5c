"""Level 2: counts the barrels it has seen, lies where a lie is hard to tell from the truth, and rakes when it pays."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from meetinghouse.engine.acts import Ask, Choice
from moonrakers.names import BARRELS, GOODS, WORTH
from moonrakers.rules import FINE

Json = dict[str, Any]


class Listener:
    """One seat's player. It is told what its seat is told, and nothing else."""

    def __init__(self, seat: int, seed: int) -> None:
        """The same seat and seed play the same way everywhere."""
        self.seat = seat
        self.chance = random.Random(seed)
        self.said = ""  # what the barrel that is going in is said to hold
        self.lies: Counter[int] = Counter()  # by seat, of those that were raked up
        self.truths: Counter[int] = Counter()

    def see(self, event: Json) -> None:
        """Remember who was raked, and what they had."""
        key = event["key"].removeprefix("moonrakers.")
        if key == "said":
            self.said = event["good"]
        elif key == "raked":
            book = self.truths if event["good"] == self.said else self.lies
            book[event["target"]] += 1

    def decide(self, view: Json, ask: Ask) -> Choice | None:
        """One of the options."""
        kind = ask.kind.removeprefix("moonrakers.")
        if kind == "turn":
            return self._roll(view, ask)
        if kind == "boast":
            return self._boast(view, ask)
        return self._rake(view, ask)

    def _roll(self, view: Json, ask: Ask) -> Choice:
        """The best barrels late: early lies are believed, and silk is proof when somebody rakes."""
        worth = {choice: WORTH[GOODS.index(str(choice.args["good"]))] for choice in ask.options}
        late = view["on_cart"] == 0
        return self._best(ask.options, lambda choice: worth[choice] if late else -worth[choice])

    def _boast(self, view: Json, ask: Ask) -> Choice:
        """What earns most on the whole, when others rake the more often the more is at stake."""
        inside: str = view["rolled"]

        def gain(choice: Choice) -> float:
            good = str(choice.args["good"])
            worth = WORTH[GOODS.index(good)]
            raked = 0.1 + 0.2 * worth
            return worth + raked * FINE if good == inside else (1 - raked) * worth - raked * FINE

        return self._best(ask.options, gain)

    def _rake(self, view: Json, ask: Ask) -> Choice:
        """How likely is it true? By the barrels that are left, by what is at stake, and by who says so."""
        owner, said = view["turn"], view["said"]
        good = GOODS.index(said)
        unseen = self._unseen(view)
        share = unseen[good] / max(1, sum(unseen))
        tempted = WORTH[good] / max(WORTH)
        lies = self.lies[owner] + 1
        given_to_lying = 2 * lies / (lies + self.truths[owner] + 1)
        true = share / (share + 0.35 * tempted * given_to_lying)
        wanted = "rake" if true < 0.45 + 0.1 * self.chance.random() else "leave"
        return next(choice for choice in ask.options if choice.do == wanted)

    def _unseen(self, view: Json) -> list[int]:
        """Barrels of each good that this seat has not seen."""
        left = []
        for good, n in zip(GOODS, BARRELS, strict=True):
            left.append(n - view["ashore"].count(good) - view["hand"].get(good, 0) - view["sunk"].get(good, 0))
        return left

    def _best(self, options: Sequence[Choice], worth: Callable[[Choice], float]) -> Choice:
        """The option worth most; chance decides between equals."""
        return max(options, key=lambda choice: (worth(choice), self.chance.random()))
