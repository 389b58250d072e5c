"""Where the hidden Witch cards are and who has ever held one, as exactly as one seat can know it.

There are at most three Witch cards, so every course that they can have taken is kept with its weight: dealt by chance,
thinned out by every Tryal turned up, moved on at every Conspiracy (what I gave and took is certain), and checked at
every death, when it is announced who had been a witch. All of this is read from the view (`history`, `learned`), so
that a player who takes over a seat knows as much as its owner. Deeds (`memory.py`) shift the weights a little.
"""

from collections import defaultdict
from itertools import product
from math import comb, exp, fsum
from random import Random
from typing import Any

from meetinghouse.boardgames.salem1692.bots.memory import DeedMemory, PublicDeed
from meetinghouse.boardgames.salem1692.bots.sight import Sight
from meetinghouse.boardgames.salem1692.cardset import tryal_cards
from meetinghouse.boardgames.salem1692.hands import less
from meetinghouse.boardgames.salem1692.names import NOT_A_WITCH, WITCH
from meetinghouse.bots.fair import ranked, reaches
from meetinghouse.engine.json_types import Json

# The seats of the others' hidden Witch cards, in order (a seat may stand there twice), and all who ever held one.
Course = tuple[tuple[int, ...], int]

# A player who chooses what to show shows a Witch only if nothing else is left, or by folly: a little evidence, not
# much.
CHOSEN = 0.85

# How much likelier it becomes that the seat which did it is a witch.
FACTORS = {"confessed": 0.9, "silent": 1.25, "hunted": 0.5, "drew": 1.06}
ASTRAY = 2.0  # an accusation where no Witch is likely
SCATTERED = 2.0  # an accusation away from where the town's accusations lie
TOGETHER = 0.75
SHIELDED = 1.3  # help for somebody suspect
SPOKEN = ("suspected", "trusted")  # what is only said
WORDS = 0.3  # weighs as much less than what is done: this power of it
HEED = 0.5  # log-odds by which the word of somebody who was always right moves their subject

# Courses as unlikely as this, beside the likeliest, are forgotten; and beyond so many, the unlikeliest. Where
# Conspiracy mixes the cards, each can go anywhere, and fewer must do.
FORGET = 1e-5
MOST = 4000
MOST_MIXED = 150


def witch_cards(view: Json) -> int:
    """How many were dealt (S1.3, S14.6)."""
    return tryal_cards(view["seats"], view["options"]["extra_witch"])[WITCH]


class Belief:
    """The filter. `update` and `weigh` take in what is new; the rest is what players ask it for."""

    def __init__(self, sight: Sight, chance: Random, innocent: bool = False) -> None:
        """`innocent`: what I would believe if I had never had a Witch, for witches who play the innocent."""
        self.chance = chance
        self.forget = FORGET
        self.innocent = innocent
        self._begin(sight)

    def _begin(self, sight: Sight) -> None:
        view = sight.view
        self.lost = False
        self.guessed = False  # nothing that was kept fits what happened
        self.me = sight.me
        self.seats = sight.seats
        self.read = 0
        self.conspiracies = 0
        self.mixed = view["options"]["conspiracy"] == "shuffled"
        self.most = MOST_MIXED if self.mixed else MOST
        each = sight.hidden[self.me] + len(view["revealed"][self.me])
        self.hidden = [each] * sight.seats
        self.mine = 0 if self.innocent else _first_witches(view, sight)
        self.gave: dict[int, int] = {}
        self.took: dict[int, tuple[int, int]] = {}
        others = [s for s in range(sight.seats) if s != self.me]
        self.courses = _deal(others, witch_cards(view) - self.mine, each)
        self._expected: list[float] | None = None

    def played_innocent(self, sight: Sight) -> "Belief":
        """The same belief for a witch who plays the innocent; begun anew if I had a Witch from the start."""
        other = Belief(sight, self.chance, innocent=True)
        if self.read and not self.mine:
            other.read, other.conspiracies = self.read, self.conspiracies
            other.hidden, other.courses = self.hidden[:], dict(self.courses)
        return other

    def update(self, sight: Sight) -> None:
        """Take in what has happened since last time."""
        view = sight.view
        self._learn(view["learned"])
        self._read(view["history"])
        if self.lost:
            # what really happened had been forgotten as too unlikely: back to the bare facts, forgetting nothing
            self._begin(sight)
            self.forget = 0.0
            self._learn(view["learned"])
            self._read(view["history"])
            if self.lost:
                self._guess(sight)

    def _guess(self, sight: Sight) -> None:
        """Nothing that was kept fits: the Witch cards that must be somewhere lie among the hidden Tryals by chance."""
        view = sight.view
        self.guessed = True
        seen = sum(faces.count("witch") for faces in view["revealed"])
        self.hidden, self.mine = list(sight.hidden), 0 if self.innocent else sight.tryals.get("witch", 0)
        self.read, self.conspiracies, self.lost = len(view["history"]), view["conspiracies"], False
        others = [s for s in sight.others if self.hidden[s]]
        self.courses = _deal(others, max(0, witch_cards(view) - seen - self.mine), max(self.hidden))
        self._expected = None

    def _learn(self, learned: list[Any]) -> None:
        for number, what, fact, seat in learned:
            if self.innocent and fact == WITCH:
                fact = NOT_A_WITCH
            if what == "gave":
                self.gave[number] = fact
            elif what == "took":
                self.took[number] = (fact, seat)

    def _read(self, history: list[Any]) -> None:
        for entry in history[self.read :]:
            if entry[0] == "revealed":
                self._revealed(entry[1], entry[2], entry[3])
            elif entry[0] == "conspiracy":
                self._conspiracy(entry[1])
            elif entry[0] == "died" and entry[1] != self.me:
                self._died(entry[1], entry[2])
            if self.lost:
                return
        self.read = len(history)

    # ---- what players ask ------------------------------------------------------------------------------------

    def expected(self, seat: int) -> float:
        """How many Witch cards this seat holds, on average."""
        if seat == self.me:
            return float(self.mine)
        if self._expected is None:
            self._sum_up()
        assert self._expected is not None
        return self._expected[seat]

    def hit(self, seat: int) -> float:
        """How likely a Tryal of this seat, turned up by chance, is a Witch."""
        return self.expected(seat) / self.hidden[seat] if self.hidden[seat] else 0.0

    def _sum_up(self) -> None:
        expected = [0.0] * self.seats
        for (cards, _), w in self.courses.items():
            for seat in cards:
                expected[seat] += w
        self._expected = expected

    # ---- deeds -----------------------------------------------------------------------------------------------

    def weigh(self, deeds: list[PublicDeed], living: list[int]) -> None:
        """Take in what the others have done: each deed makes a witch in that seat likelier or less likely."""
        for deed in deeds:
            if deed.seat != self.me:
                factor = self._factor(deed, living)
                if deed.what in SPOKEN:
                    factor **= WORDS
                    if deed.credit and deed.target != self.me:
                        self._lean(deed.target, exp(HEED * deed.credit * (1 if deed.what == "suspected" else -1)))
                self._lean(deed.seat, factor)

    def _lean(self, seat: int, factor: float) -> None:
        """Multiply the odds that this seat ever held a Witch."""
        if factor != 1.0:
            bit = 1 << seat
            self._keep({c: w * factor if c[1] & bit else w for c, w in self.courses.items()})

    def _factor(self, deed: PublicDeed, living: list[int]) -> float:
        if deed.what in FACTORS:
            return FACTORS[deed.what]
        hits = {s: self.hit(s) for s in living if s not in (self.me, deed.seat)}
        usual = fsum(hits.values()) / len(hits) if hits else 0.0
        hits[self.me] = usual  # the others cannot know about me what I know
        top = max(hits.values(), default=0.0)
        if top <= 0 or deed.target not in hits:
            return 1.0
        likely = reaches(hits[deed.target], 0.6 * top)
        if deed.what in ("helped", "trusted"):
            return SHIELDED if likely else 1.0
        if not likely:
            return ASTRAY
        if deed.what != "accused":
            return 1.0
        most = max(deed.before[s] for s, hit in hits.items() if reaches(hit, 0.6 * top))
        if most == 0:
            return 1.0  # somebody has to begin
        return TOGETHER if deed.before[deed.target] == most else SCATTERED

    # ---- what happened ---------------------------------------------------------------------------------------

    def _keep(self, courses: dict[Course, float]) -> None:
        top = max(courses.values(), default=0.0)
        if top <= 0:
            self.lost = True
            return
        kept = {course: w for course, w in courses.items() if w > top * self.forget}
        if len(kept) > self.most:
            kept = dict(ranked(self.chance, kept.items(), lambda pair: pair[1] / top)[: self.most])
        total = fsum(kept.values())
        self.courses = {course: w / total for course, w in kept.items()}
        self._expected = None

    def _revealed(self, seat: int, face: int, how: str) -> None:
        n = self.hidden[seat]
        self.hidden[seat] = n - 1
        self._expected = None
        if seat == self.me:
            self.mine -= face == WITCH and not self.innocent
            return
        chosen = how not in ("accusation", "black_cat")
        found: dict[Course, float] = defaultdict(float)
        for course, w in self.courses.items():
            cards, ever = course
            k = cards.count(seat)
            if face == WITCH:
                if k:
                    found[less(cards, seat), ever] += w if chosen else w * k / n
            elif how == "death":
                found[course] += w
            elif k < n:
                found[course] += w * ((CHOSEN if k else 1.0) if chosen else (n - k) / n)
        self._keep(found)

    def _died(self, seat: int, announced: int) -> None:
        """All Tryals of the dead are face up, and it is told whether they had been a witch."""
        found = {c: w for c, w in self.courses.items() if seat not in c[0]}
        if announced >= 0:
            found = {c: w for c, w in found.items() if c[1] >> seat & 1 == announced}
        self._keep(found)

    def _conspiracy(self, living: list[int]) -> None:
        number = self.conspiracies
        self.conspiracies += 1
        took = self.took.get(number)
        given = self.gave.get(number) == WITCH
        if self.mixed:
            self._mixed(living, took is not None and took[0] == WITCH, given)
        else:
            self._passed(living, took, given)
        self.mine += int(took is not None and took[0] == WITCH) - int(given)

    def _passed(self, living: list[int], took: tuple[int, int] | None, given: bool) -> None:
        """Everyone takes one from the left, so each card moves to the living seat before its owner's."""
        to = {seat: living[at - 1] for at, seat in enumerate(living)}
        found: dict[Course, float] = defaultdict(float)
        for (cards, ever), w in self.courses.items():
            holders = sorted(set(cards))
            if took is not None and took[0] == WITCH and took[1] not in holders:
                continue
            for moves in product((False, True), repeat=len(holders)):
                chance, now, met = w, list(cards), ever
                for seat, moved in zip(holders, moves, strict=True):
                    k, n = cards.count(seat), self.hidden[seat]
                    chance *= k / n if moved else (n - k) / n
                    if took is not None and to.get(seat) == self.me and moved != (took[0] == WITCH):
                        chance = 0.0
                    if not chance:
                        break
                    if moved:
                        now.remove(seat)
                        met |= 1 << to[seat]
                        if to[seat] != self.me:
                            now.append(to[seat])
                if chance:
                    if given:
                        now.append(to[self.me])
                        met |= 1 << to[self.me]
                    found[tuple(sorted(now)), met] += chance
        self._keep(found)

    def _mixed(self, living: list[int], took: bool, given: bool) -> None:
        """What was taken is dealt out again by chance: a passed Witch may lie with anyone who took one."""
        takers = [s for s in living if s != self.me]
        found: dict[Course, float] = defaultdict(float)
        for (cards, ever), w in self.courses.items():
            holders = sorted(set(cards))
            for moves in product((False, True), repeat=len(holders)):
                chance, now, passed = w, list(cards), int(given)
                for seat, moved in zip(holders, moves, strict=True):
                    k, n = cards.count(seat), self.hidden[seat]
                    chance *= k / n if moved else (n - k) / n
                    if moved:
                        now.remove(seat)
                        passed += 1
                # mine is one of `passed` among all takers: likelier the more there were
                chance *= passed / len(living) if took else 1 - passed / len(living)
                if chance > 0:
                    ways = _spread(takers, passed - took)
                    for way in ways:
                        met = ever
                        for seat in way:
                            met |= 1 << seat
                        found[tuple(sorted([*now, *way])), met] += chance / len(ways)
        self._keep(found)


def take_in(sight: Sight, memory: DeedMemory, *beliefs: Belief, deeds: bool = True) -> None:
    """What has happened and what the others did. Everyone is asked just before Tryals are passed on, so all deeds up to
    here belong to those who hold them now."""
    for belief in beliefs:
        belief.update(sight)
        if deeds:
            belief.weigh(memory.deeds, sight.living)
    memory.deeds.clear()
    safe = {s for s in sight.living if sight.has(s, "asylum")} | {sight.view["gavel"]}
    memory.sync(sight.accused, sight.limits, sight.hidden, sight.living, safe)


def _spread(takers: list[int], cards: int) -> list[tuple[int, ...]]:
    """Every way in which some cards can go to different takers."""
    ways: list[tuple[int, ...]] = [()]
    for _ in range(cards):
        ways = [(*way, seat) for way in ways for seat in takers if not way or seat > way[-1]]
    return ways or [()]


def _deal(others: list[int], cards: int, each: int) -> dict[Course, float]:
    """Every way in which the Witch cards that are not mine can have been dealt."""
    ways: list[tuple[int, ...]] = [()]
    for _ in range(cards):
        ways = [(*way, seat) for way in ways for seat in others if not way or seat >= way[-1]]
    weights: dict[Course, float] = {}
    for way in ways:
        weight, ever = 1.0, 0
        for seat in set(way):
            weight *= comb(each, way.count(seat))
            ever |= 1 << seat
        weights[way, ever] = weight
    total = fsum(weights.values())
    return {course: w / total for course, w in weights.items() if w}


def _first_witches(view: Json, sight: Sight) -> int:
    """How many Witch cards I was dealt: what I have and had, less what I took, and what I gave."""
    count: int = sight.tryals.get("witch", 0) + view["revealed"][sight.me].count("witch")
    for _, what, fact, _ in view["learned"]:
        if fact == WITCH:
            count += {"gave": 1, "took": -1}.get(what, 0)
    return count
