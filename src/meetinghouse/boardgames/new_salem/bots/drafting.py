"""What a Building is worth to a seat: points, sets, and cubes as its side wants them."""

from math import fsum

from meetinghouse.boardgames.new_salem.bots.reading import ViewReading
from meetinghouse.boardgames.new_salem.names import SET_DESPAIR, SET_POINTS

HOPE_WORTH = 0.45
# A Puritan who forgets his own points for the town's sake is beaten by one who does not.
PURITAN_DESPAIR = 1.5
WITCH_DESPAIR = 1.5
# A Witch who is not suspected does as a Puritan would, to the third round, and adds Despair at the end.
BOLDNESS = (-1.0, -1.0, -0.6, 0.4, 0.8)
UNMASKED = 1.0  # suspicion from which hiding is no use any more
DENY = 0.35


class Drafter:
    """Values Buildings for one seat at one moment."""

    def __init__(self, reading: ViewReading, odds: list[float], exposed: float = 0.0) -> None:
        self.reading = reading
        self.odds = odds
        self.tension = reading.tension(odds)
        bold = BOLDNESS[reading.round - 1]
        self.boldness = max(1.0, bold) if exposed > UNMASKED else bold
        self.mine = reading.counts(reading.me)
        self.picks = reading.picks_left()

    def despair_worth(self) -> float:
        """What one Despair more in the town is worth to this seat, in points; a Witch in hiding pretends."""
        if self.reading.witch:
            return WITCH_DESPAIR * self.tension * self.boldness
        return -PURITAN_DESPAIR * self.tension

    def true_worth(self) -> float:
        """The same without pretending."""
        return max(self.despair_worth(), 0.5 * WITCH_DESPAIR) if self.reading.witch else self.despair_worth()

    def worth(self, building: str) -> float:
        kind, piece = building.rsplit("_", 1)
        reading = self.reading
        value = 1.0 if kind in reading.types else 0.0
        value += self._set_worth(kind, piece)
        despair = self.despair_worth()
        hope = HOPE_WORTH * (0.6 if reading.round == 5 else 1.0)
        for symbol in reading.symbols[building]:
            if symbol == "despair":
                value += despair
            elif symbol == "remove":
                value -= despair * (1.0 if reading.despair else 0.4)
            else:
                value += hope
        return value + self._denied(kind, piece)

    def _set_worth(self, kind: str, piece: str) -> float:
        """Points and Despair of a set that this piece completes or brings nearer."""
        reading = self.reading
        lacks = reading.lacks(reading.me, kind)
        if piece not in lacks:
            return -0.1 if len(lacks) < 3 else 0.0
        whole = float(SET_POINTS)
        if kind == "death":
            whole += SET_DESPAIR * self.despair_worth()
        elif kind == "justice":
            whole -= SET_DESPAIR * self.despair_worth()
        after = len(lacks) - 1
        if after == 0:
            return whole
        chance = min(0.9, 0.16 * self.picks) if after == 1 else min(0.5, 0.035 * self.picks)
        before = 0.0 if after == 2 else min(0.5, 0.035 * self.picks)
        return max(0.0, whole) * (chance - before)

    def _denied(self, kind: str, piece: str) -> float:
        """The next seat would like it: a Justice set to a Witch's harm, a Death set to a Puritan's."""
        reading = self.reading
        left = (reading.me + 1) % reading.seats
        lacks = reading.lacks(left, kind)
        if lacks != [piece] or reading.view["hand_sizes"][reading.me] < 3:
            return 0.0
        if kind == "justice":
            return DENY * SET_DESPAIR * self.despair_worth() if reading.witch else 0.0
        if kind == "death":
            return 0.0 if reading.witch else -DENY * SET_DESPAIR * self.despair_worth() * self.odds[left]
        return DENY

    def top_worth(self) -> float:
        """What the unknown top card of the deck is worth on the average."""
        return fsum(self.worth(building) for building in self.reading.symbols) / len(self.reading.symbols)
