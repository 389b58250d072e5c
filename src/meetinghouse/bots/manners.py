"""When a bot speaks at the table: not over others, not what was just said, and not too often.

A table wants a remark only now and then. So each bot counts the beats of the game (public events that the game names,
such as turns) since anybody last spoke. A bot that others speak of may answer at once, but only once in a while, so
that two bots do not quarrel all evening.
"""

from collections import deque
from collections.abc import Collection, Iterable
from random import Random

from meetinghouse.engine.json_types import Json

RECENT = 8  # what was said by anyone within so many remarks is not said again
OWN = 3  # and what I said within so many of mine
ANSWERS = 8  # beats between two answers of one player

Gist = tuple[str, int | None, str]


def gist(words: Json) -> Gist:
    """What a remark comes down to: a larger number in it makes it no other remark."""
    return words["remark"], words.get("about"), (words.get("why") or {}).get("id", "")


class Manners:
    """One player's sense for when to speak."""

    def __init__(self, seat: int, seed: int, beats: Collection[str], every: int) -> None:
        """`every`: how many beats lie between two remarks that nobody asked for."""
        self.seat = seat
        self.chance = Random(seed ^ 1692)  # apart, so that talking never changes how it plays
        self.talkative = 1.0
        self.every = every
        self.heard: deque[Gist] = deque(maxlen=RECENT)
        self.mine: deque[Gist] = deque(maxlen=OWN)
        self.replied: set[Gist] = set()
        self._beats = frozenset(beats)
        self._quiet = every  # beats since anybody spoke
        self._answered = ANSWERS  # beats since I last answered

    def see(self, event: Json) -> None:
        """A beat of the game, or what somebody says."""
        if event["key"] == "table.remark":
            self._quiet = 0
            self.heard.append(gist(event))
        elif event["key"] in self._beats:
            self._quiet += 1
            self._answered += 1

    def may_begin(self) -> bool:
        """Whether it is time for another remark."""
        return self._quiet >= self.every

    def says(self, words: Json | None, often: float = 1.0, at_once: bool = False) -> Json | None:
        """These words, if they may be said now and chance wants it; `at_once` needs no pause before them."""
        if words is None or not (at_once or self.may_begin()) or self.chance.random() >= often * self.talkative:
            return None
        return self._new(words)

    def answers(self, words: Json | None) -> Json | None:
        """The same for an answer to what was said of me."""
        if words is None or self._answered < ANSWERS or self.chance.random() >= 0.8 * self.talkative:
            return None
        said = self._new(words)
        if said is not None:
            self._answered = 0
        return said

    def replies(self, ways: Iterable[Json]) -> Json | None:
        """Answer a question with the first of these that I have not given before, if I feel like it."""
        new = next((words for words in ways if gist(words) not in self.replied), None)
        if new is None or self.chance.random() >= 0.9 * self.talkative:
            return None
        self.replied.add(gist(new))
        self.mine.append(gist(new))
        self._quiet = 0
        return new

    def is_new(self, words: Json) -> bool:
        """Whether neither I nor, for more than a short word, anybody else has just said it."""
        what = gist(words)
        plain = what[1] is None and not what[2]
        return what not in self.mine and (plain or what not in self.heard)

    def _new(self, words: Json) -> Json | None:
        """These words, or nothing if they were just said; several may say a short word such as thanks."""
        if not self.is_new(words):
            return None
        self.mine.append(gist(words))
        self._quiet = 0
        return words


def asked(heard: Json, seat: int) -> bool:
    """Whether somebody asks this player, or anybody, whom they suspect or why."""
    return heard["remark"] in ("ask_who", "ask_why") and heard["about"] in (None, seat)


def remark(kind: str, about: int | None = None, why: str = "", n: int = 0, seat: int | None = None) -> Json:
    """A remark as it goes over the wire, without what it does not say."""
    words: Json = {"remark": kind}
    if about is not None:
        words["about"] = about
    if why:
        words["why"] = {"id": why, **({"n": n} if n else {}), **({} if seat is None else {"seat": seat})}
    return words
