"""What all have seen each other do at Salem 1692, counted: the grounds on which somebody may be suspected or trusted.

Nothing in here is secret, and nothing is a guess: a bot that gives such a reason speaks the truth, witch or not.
"""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from meetinghouse.boardgames.salem1692.bots.memory import HELPS
from meetinghouse.boardgames.salem1692.bots.sight import RED_WORTH
from meetinghouse.engine.json_types import Json
from meetinghouse.telling import bare

OFTEN_ENOUGH = 2  # what happened once is no habit


class Ground(NamedTuple):
    """One reason: words under `salem1692-why-<why>`."""

    why: str
    n: int = 0
    seat: int | None = None


class Grounds:
    """The public deeds of a game so far, as one seat tells them."""

    def __init__(self, me: int) -> None:
        self.me = me
        self.dead: set[int] = set()
        self.seen: set[int] = set()  # who has had a turn
        self.idle: Counter[int] = Counter()  # turns in a row in which somebody drew and did nothing else
        self.missed: Counter[int] = Counter()  # Tryals of no Witch that somebody's card had turned up
        self.found: Counter[int] = Counter()
        self.clean: Counter[int] = Counter()  # turned-up Tryals of a seat, none of them a Witch
        self.confessed: Counter[int] = Counter()
        self.hunted: Counter[int] = Counter()  # Nights on which the witches went for a seat
        self.hunts_me: Counter[int] = Counter()
        self.shielded: dict[int, int] = {}  # who protected somebody that turned out to hold a Witch
        self._helpers: dict[int, set[int]] = {}
        self._accuser: dict[int, int] = {}
        self._turn = -1
        self._drawn = False  # this turn has been counted, or is not to be

    def see(self, event: Json) -> None:
        seat, target = event.get("seat", -1), event.get("target", -1)
        match bare(event["key"]):
            case "turn":
                self._turn, self._drawn = seat, False
                self.seen.add(seat)
            case "drew":
                if seat == self._turn and not self._drawn:
                    self.idle[seat] += 1
                    self._drawn = True
            case "played_as_witness":
                self._played(seat)
                self._accused(seat, target)
            case "played":
                self._played(seat)
                if event["card"] in RED_WORTH:
                    self._accused(seat, target)
                elif event["card"] in HELPS and seat != target:
                    self._helpers.setdefault(target, set()).add(seat)
            case "scapegoat_moved" | "called_early":
                self._accuser[target] = seat
            case "tryal_revealed":
                self._revealed(seat, event["tryal"] == "witch", event["how"])
            case "kill_named":
                # a player who was saved by confessing proves nothing: witches can name one of their own who then
                # confesses
                self.hunted[target] += event["saved"] != "confession"
            case "died":
                self.dead.add(seat)

    def _played(self, seat: int) -> None:
        """A turn in which a card is played was not spent on drawing alone."""
        self.idle[seat] = 0
        self._drawn = True

    def _accused(self, seat: int, target: int) -> None:
        self._accuser[target] = seat
        self.hunts_me[seat] += target == self.me

    def _revealed(self, seat: int, witch: bool, how: str) -> None:
        by = self._accuser.get(seat, -1) if how == "accusation" else -1
        self.confessed[seat] += how == "confession"
        if by >= 0:
            (self.found if witch else self.missed)[by] += 1
        if witch:
            self.shielded.update(dict.fromkeys(self._helpers.get(seat, ()), seat))
        else:
            self.clean[seat] += 1

    def against(self, seat: int) -> Iterator[Ground]:
        for why, n in (("draws", self.idle[seat]), ("missed", self.missed[seat]), ("hunts_me", self.hunts_me[seat])):
            if n >= OFTEN_ENOUGH:
                yield Ground(why, n)
        if seat in self.shielded:
            yield Ground("shielded", seat=self.shielded[seat])

    def in_favour(self, seat: int) -> Iterator[Ground]:
        for why, n in (("found", self.found[seat]), ("confessed", self.confessed[seat]), ("hunted", self.hunted[seat])):
            if n:
                yield Ground(why, n)
        if self.clean[seat] >= OFTEN_ENOUGH:
            yield Ground("clean", self.clean[seat])
