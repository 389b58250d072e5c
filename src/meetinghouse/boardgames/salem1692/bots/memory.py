"""What the others do, and what each deed says about whether they hide a Witch card.

The town wants accusations together, where a Witch is likeliest; a player who scatters them, spends them on the plainly
innocent, shields the suspect or stays silent at Night without protection, does what a witch would like to see done.
None of it proves anything: each deed only makes a Witch in that seat a little likelier or less likely.
"""

from typing import NamedTuple

from meetinghouse.boardgames.salem1692.bots.sight import RED_WORTH
from meetinghouse.bots.credit import Credit
from meetinghouse.engine.json_types import Json
from meetinghouse.telling import bare

HARMS = ("stocks", "arson", "robbery", "black_cat")
HELPS = ("alibi", "piety", "asylum")
FEW = 2  # a player with no more hidden Tryals than this is not expected to confess


class PublicDeed(NamedTuple):
    """Something a seat did in public."""

    what: str  # accused, finished, helped, harmed, drew, confessed, silent, hunted, suspected, trusted
    seat: int
    target: int
    before: tuple[int, ...]  # the accusations before each seat at that moment
    credit: float = 0.0  # of what is only said: how far the speaker has been right so far


class DeedMemory:
    """Deeds since they were last weighed, and the accusations on the table as events tell them."""

    def __init__(self, me: int = -1) -> None:
        self.me = me
        self.turns = 0
        self.my_prey: dict[int, int] = {}  # whom I accused, and in which turn I did so last
        self.foes: dict[int, int] = {}  # who accused me, and in which turn last
        self.deeds: list[PublicDeed] = []
        self.accused: list[int] = []
        self.limits: list[int] = []
        self.living: list[int] = []
        self.hidden: list[int] = []
        self.protected: set[int] = set()
        self.night: set[int] = set()  # who has confessed this Night
        self.credit = Credit()

    def sync(self, accused: list[int], limits: list[int], hidden: list[int], living: list[int], safe: set[int]) -> None:
        """Put right what events alone leave vague (Cotton Mather, Martha Corey, linked deaths)."""
        self.accused, self.limits, self.hidden = list(accused), limits, list(hidden)
        self.living, self.protected = list(living), safe

    def see(self, event: Json) -> None:
        if not self.accused:
            return  # nothing to compare with yet: before Dawn nobody has done anything
        if event["key"] == "table.remark":
            self._spoken(event)
            return
        key = bare(event["key"])
        if key == "turn":
            self.turns += 1
        elif key == "drew":
            self._note("drew", event["seat"], event["seat"])
        elif key in ("played", "played_as_witness"):
            self._played(event, "witness" if key == "played_as_witness" else event["card"])
        elif key == "tryals_turned_up":
            self.credit.settle(event["seat"], bool(event["was_witch"]))
        elif key == "tryal_revealed":
            if event["tryal"] == "witch":
                self.credit.settle(event["seat"], True)
            if event["how"] == "accusation":
                self.accused[event["seat"]] = 0
            elif event["how"] == "confession":
                self._note("confessed", event["seat"], event["seat"])
                self.night.add(event["seat"])
        elif key == "confessed_unseen":
            self.night.add(event["seat"])
        elif key == "gavel_placed":
            self.protected.add(event["target"])
        elif key == "scapegoat_moved":
            self._note("helped", event["seat"], event["giver"])
            self.accused[event["target"]] += self.accused[event["giver"]]
            self.accused[event["giver"]] = 0
        elif key == "kill_named":
            self._named(event["target"], event["saved"])
        elif key == "died":
            self.living = [s for s in self.living if s != event["seat"]]

    def _spoken(self, event: Json) -> None:
        """Somebody said whom they suspect or trust: cheap, but a witch says it as carefully as she plays."""
        what = {"suspect": "suspected", "trust": "trusted"}.get(event["remark"])
        if what is not None and event["about"] is not None:
            self._note(what, event["seat"], event["about"], self.credit.of(event["seat"]))
            self.credit.hear(event)

    def _played(self, event: Json, card: str) -> None:
        seat, target = event["seat"], event["target"]
        if card in RED_WORTH:
            if seat == self.me:
                self.my_prey[target] = self.turns
            if target == self.me:
                self.foes[seat] = self.turns
            total = self.accused[target] + RED_WORTH[card]
            self._note("finished" if total >= self.limits[target] - 1 else "accused", seat, target)
            self.accused[target] = total
        elif card in HELPS:
            self._note("helped", seat, target)
        elif card in HARMS:
            self._note("harmed", seat, target)

    def reaches(self, card: str, seat: int) -> bool:
        return card in RED_WORTH and self.accused[seat] + RED_WORTH[card] >= self.limits[seat]

    def accused_me(self, seat: int) -> bool:
        """Whether this seat accused me within the last two laps."""
        return self.turns - self.foes.get(seat, -99) <= 2 * len(self.living)

    def just_accused(self, seat: int) -> bool:
        """Whether I accused this seat within the last two laps: helping it now would look absurd."""
        return self.turns - self.my_prey.get(seat, -99) <= 2 * len(self.living)

    def _named(self, target: int, saved: str) -> None:
        """Night is over: the witches went for this seat, and some did not confess. A player who was saved by confessing
        proves nothing: witches can name one of their own who then confesses."""
        if saved != "confession":
            self._note("hunted", target, target)
        for seat in self.living:
            if seat not in self.night and seat not in self.protected and self.hidden[seat] > FEW:
                self._note("silent", seat, seat)
        self.night.clear()
        self.protected.clear()

    def _note(self, what: str, seat: int, target: int, credit: float = 0.0) -> None:
        self.deeds.append(PublicDeed(what, seat, target, tuple(self.accused), credit))
