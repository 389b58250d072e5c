"""What all have seen each other do at New Salem, counted: the grounds on which somebody may be suspected or trusted."""

from collections import Counter
from collections.abc import Iterable, Iterator

from meetinghouse.engine.json_types import Json
from meetinghouse.telling import bare

Ground = tuple[str, int]  # words under `new_salem-why-<it>`, and how many

ROUNDS_KEPT = 2  # rounds without a gift that are worth a word
MUCH_HOPE = 3
MUCH_DESPAIR = 3
PROMISED = "cleanse"  # what a Constable may promise


class Grounds:
    """The public deeds of a game so far, as one seat tells them."""

    def __init__(self, me: int) -> None:
        self.me = me
        self.kept: Counter[int] = Counter()  # rounds in a row without a Hope for the Constable
        self.gave: Counter[int] = Counter()
        self.despair: Counter[int] = Counter()  # Despair that somebody's Buildings brought when they were built
        self.cleansed: Counter[int] = Counter()
        self.tried_me: Counter[int] = Counter()
        self.kept_word: Counter[int] = Counter()
        self.broke_word: Counter[int] = Counter()
        self.promise = -1  # the Constable who has given their word
        self.trusted = False  # and was given Hope for it
        self.last_word: tuple[int, bool] | None = None  # who has just kept (or broken) their word
        self._givers: set[int] = set()
        self._seats: set[int] = set()

    def see(self, event: Json) -> None:
        """Something that everybody is told, or a promise."""
        seat, target = event.get("seat", -1), event.get("target", -1)
        match bare(event["key"]):
            case "remark":
                if event["remark"] == "promise" and (event["why"] or {}).get("id") == PROMISED:
                    self.promise, self.trusted = seat, False
            case "built":
                self._seats.add(seat)
                self.despair[seat] += event["despair"]
            case "gave":
                self._givers.add(seat)
                self.gave[seat] += event["n"]
                self.trusted |= target == self.promise
            case "initiated":
                if event["event"] == "cleansing":
                    self.cleansed[seat] += 1
                    self._settle(seat, True)
            case "trial":
                self.tried_me[seat] += target == self.me
            case "round_ended":
                for other in self._seats:
                    self.kept[other] = 0 if other in self._givers or other == seat else self.kept[other] + 1
                self._givers.clear()
                self._settle(seat, False)

    def _settle(self, seat: int, kept: bool) -> None:
        """The Constable's word is kept by cleansing; it is broken if the round ends without, though Hope was given."""
        if seat == self.promise and (kept or self.trusted):
            (self.kept_word if kept else self.broke_word)[seat] += 1
            self.last_word = seat, kept
        self.promise = -1

    def against(self, seat: int) -> Iterator[Ground]:
        if self.kept[seat] >= ROUNDS_KEPT:
            yield "kept", self.kept[seat]
        if self.despair[seat] >= MUCH_DESPAIR:
            yield "despair", self.despair[seat]
        if self.tried_me[seat]:
            yield "tried_me", self.tried_me[seat]
        if self.broke_word[seat]:
            yield "broke_word", self.broke_word[seat]

    def in_favour(self, seat: int) -> Iterator[Ground]:
        if self.cleansed[seat]:
            yield "cleansed", self.cleansed[seat]
        if self.gave[seat] >= MUCH_HOPE:
            yield "gave", self.gave[seat]
        if self.kept_word[seat]:
            yield "kept_word", self.kept_word[seat]


def promises(told: Iterable[Json]) -> Iterator[tuple[int, bool]]:
    """Of all public events and remarks: whose promise came due, and whether it was kept."""
    grounds = Grounds(-1)
    for event in told:
        grounds.see(event)
        if grounds.last_word is not None:
            yield grounds.last_word
            grounds.last_word = None
