"""What a view means to the seat that sees it: the numbers that every choice needs."""

import math

from meetinghouse.boardgames.new_salem.cardset import named
from meetinghouse.boardgames.new_salem.names import PIECES, SET_DESPAIR, TRIAL_DESPAIR
from meetinghouse.engine.json_types import Json

# Net Despair that a drafted Building brings on the average between bots of this level.
DRAFT_RATE = 0.11


class ViewReading:
    """A view, read once for each decision."""

    def __init__(self, view: Json) -> None:
        self.view = view
        self.me: int = view["viewer"]
        self.seats: int = view["seats"]
        self.round: int = view["round"]
        self.constable: int = view["constable"]
        self.witch: bool = view["side"] == "witch"
        self.symbols: dict[str, list[str]] = view["cards"]["buildings"]
        self.costs: dict[str, int] = view["cards"]["costs"]
        characters: dict[str, list[str]] = view["cards"]["characters"]
        self.types: frozenset[str] = frozenset(characters[view["characters"][self.me]])
        self.hope: list[int] = view["hope"]
        self.trials: list[bool] = view["trials"]
        self.despair: int = view["town"]["despair"]
        self.needed: int = view["town"]["needed"]
        self.set = named(view["options"]["cards"])
        self.edition: str = view["options"]["edition"]

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.me]

    def picks_left(self) -> int:
        """Buildings that each player will still draft."""
        later: int = sum(n - 1 for n in self.set.dealt[self.round :])
        in_hand: int = self.view["hand_sizes"][self.me]
        return later + max(0, in_hand - 1)

    def counts(self, seat: int) -> dict[str, int]:
        have: dict[str, int] = {}
        for building in self.view["buildings"][seat]:
            name = building["building"]
            have[name] = have.get(name, 0) + 1
        return have

    def complete(self, seat: int, kind: str) -> int:
        found = self.view["sets"][seat].get(kind)
        return 0 if found is None else int(found["complete"])

    def lacks(self, seat: int, kind: str) -> list[str]:
        """The pieces that a seat's next set of a type still lacks; all three when it has none of it."""
        found = self.view["sets"][seat].get(kind)
        return list(PIECES) if found is None else list(found["lacks"])

    def forecast(self, witch_odds: list[float]) -> float:
        """The Despair to be expected at the end, Trials and sets included."""
        end = self.despair + DRAFT_RATE * self.seats * self.picks_left()
        for seat, p in enumerate(witch_odds):
            end += (TRIAL_DESPAIR - 2 * TRIAL_DESPAIR * p) if self.trials[seat] else TRIAL_DESPAIR * p
            end += SET_DESPAIR * (self.complete(seat, "death") - self.complete(seat, "justice"))
        return end

    def tension(self, witch_odds: list[float]) -> float:
        """How much one Despair more or less matters now: 1 on the edge, little when all seems settled."""
        spread = 1.6 + 0.25 * math.sqrt(self.seats * self.picks_left())
        distance = (self.forecast(witch_odds) - self.needed + 0.5) / spread
        return 0.3 + 0.7 * math.exp(-distance * distance / 2)
