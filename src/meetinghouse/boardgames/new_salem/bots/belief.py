"""Who seems to be a Witch: log-odds for each seat, moved by what it builds, pays for, says and withholds."""

import math

from meetinghouse.boardgames.new_salem.cardset import named
from meetinghouse.boardgames.new_salem.names import CHARACTERS
from meetinghouse.bots.fair import exceeds
from meetinghouse.engine.json_types import Json

# How much one sign says, in log-odds. What is built says more in some rounds than in others: early on Witches hide and
# Puritans are greedy. The numbers were read off games between bots and are taken at a little over half their weight.
DESPAIR_BUILT = (0.1, 0.35, 0.5, 0.3, 0.25)
HOPE_BUILT = (0.0, 0.0, -0.25, -0.25, -0.2)
REMOVE_BUILT = (-0.2, -0.3, -0.8, -0.8, -0.6)
DEATH_BUILT = (0.0, 0.0, 0.6, 0.6, 0.4)
JUSTICE_BUILT = (0.0, -0.2, -1.0, -1.0, -0.8)
USED = {
    "cleansing": -1.2,
    "thanksgiving": -0.5,
    "scarlet_letter": -0.8,
    "sworn_oath": -0.7,
    "character_witness": -0.4,
    "royal_charter": 0.4,
    "tithe": 0.4,
}
GAVE = -0.12  # for each Hope given to a Constable
TURNED = {"hope": -0.9, "despair": 1.6}
TESTIMONY = 0.8
MOST = 4.0  # however strange somebody plays, only seeing the card is certainty


class Belief:
    def __init__(self, me: int) -> None:
        self.me = me
        self.score: dict[int, float] = {}
        self.known: dict[int, bool] = {}
        self.exposed = 0.0  # what the others must think of this seat
        self.round = 1
        self.set = named("house")

    def look(self, view: Json) -> list[float]:
        """What the cards are, and whose Character lies open to this seat: the probability for each seat."""
        self.set = named(view["options"]["cards"])
        for seat, name in enumerate(view["characters"]):
            if name is not None:
                self.learn(seat, name)
        return self.odds(view["seats"])

    def learn(self, seat: int, character: str) -> None:
        """The Character itself was seen."""
        self.known[seat] = self.set.witch[CHARACTERS.index(character)]

    def move(self, seat: int, by: float) -> None:
        """A sign, for or against."""
        if seat == self.me:
            self.exposed += by
        else:
            self.score[seat] = max(-MOST, min(MOST, self.score.get(seat, 0.0) + by))

    def see(self, event: Json) -> None:
        key = event["key"].removeprefix("new_salem.")
        if key in ("round", "no_draft"):
            self.round = event["round"]
        elif key == "built":
            self._built(event["seat"], event["building"])
        elif key in ("looked", "shown", "character"):
            if "character" in event:
                self.learn(event["target"] if "target" in event else event["seat"], event["character"])
        elif key == "gave":
            self.move(event["seat"], GAVE * event["n"])
        elif key == "initiated":
            self.move(event["seat"], USED.get(event["event"], 0.0))
        elif key == "turned":
            self.move(event["seat"], TURNED[event["cube"]])
        elif key == "testified":
            self._testified(event["seat"], event["target"], event["side"] == "witch")
        elif key in ("trial", "trial_moved"):
            self._tried(event["seat"], event["target"])

    def _built(self, seat: int, building: str) -> None:
        at = self.round - 1
        shift = 0.0
        for symbol in self.set.printed["buildings"][building]:
            shift += {"despair": DESPAIR_BUILT, "hope": HOPE_BUILT, "remove": REMOVE_BUILT}[symbol][at]
        if building.startswith("death"):
            shift += DEATH_BUILT[at]
        elif building.startswith("justice"):
            shift += JUSTICE_BUILT[at]
        self.move(seat, shift)

    def _testified(self, witness: int, target: int, witch: bool) -> None:
        """The word of a known liar or truth-teller counts fully, any other as much as its speaker is trusted."""
        known = self.known.get(target)
        if target == self.me or known is not None:
            truth = self.known.get(self.me, False) if target == self.me else known
            self.move(witness, -0.6 if truth == witch else 2.0)
        else:
            trust = 1 - 2 * self.odds_of(witness, 0.3)
            self.move(target, TESTIMONY * trust * (1 if witch else -1))

    def _tried(self, judge: int, target: int) -> None:
        """Putting a Puritan on Trial is what a Witch would do, and the other way round."""
        known = self.known.get(target)
        if known is not None:
            self.move(judge, -1.0 if known else 0.9)

    def odds_of(self, seat: int, prior: float) -> float:
        known = self.known.get(seat)
        if known is not None:
            return 1.0 if known else 0.0
        logit = math.log(prior / (1 - prior)) + self.score.get(seat, 0.0)
        return 1 / (1 + math.exp(-logit))

    def odds(self, seats: int) -> list[float]:
        """The probability for each seat, so that they add up to what the deal makes likely."""
        witches = self.set.witches[seats] - sum(self.known.values())
        pool = self.set.witches[seats] + self.set.puritans[seats] - len(self.known)
        prior = min(0.95, max(0.02, witches / pool if pool else 0.02))
        found = [self.odds_of(seat, prior) for seat in range(seats)]
        unknown = [seat for seat in range(seats) if seat not in self.known]
        if witches <= 0:
            return [0.0 if seat in unknown else found[seat] for seat in range(seats)]
        expected = prior * len(unknown)
        total = math.fsum(found[seat] for seat in unknown)
        if exceeds(total, expected):  # suspicions may not outnumber the Witches there can be
            for seat in unknown:
                found[seat] = found[seat] * expected / total
        return found
