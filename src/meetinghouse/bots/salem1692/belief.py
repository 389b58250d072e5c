"""Where the hidden Witch cards are, as exactly as one seat can know it.

There are at most three Witch cards, so every way in which they can lie among the other players is kept with its weight:
dealt by chance, thinned out by every Tryal turned up, moved on at every Conspiracy, with what I gave and took for sure.
All of it is read from the view (`history`, `learned`), so that a player who takes over a seat knows as much as its owner.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import product
from math import comb
from typing import Any

from meetinghouse.bots.salem1692.sight import Sight

Json = dict[str, Any]
Lie = tuple[int, ...]  # the seats of the hidden Witch cards of others, in order; a seat may stand there twice

NOT_A_WITCH, WITCH, CONSTABLE = range(3)

# Whoever chooses what to show shows a Witch only if nothing else is left, or by folly: a little evidence, not much.
CHOSEN = 0.85

# Witch and Constable cards by number of players (S1.3, S14.6).
WITCHES = {4: 1, 5: 1}
EXTRA = {4: 2, 5: 2}


def witch_cards(view: Json) -> int:
    """How many Witch cards were dealt."""
    if view["options"]["extra_witch"]:
        return EXTRA.get(view["seats"], 3)
    return WITCHES.get(view["seats"], 2)


class Belief:
    """The filter. `update` reads what is new; `expected` and `hit` are what players ask it for."""

    def __init__(self, sight: Sight) -> None:
        view = sight.view
        self.me = sight.me
        self.read = 0
        self.conspiracies = 0
        self.mixed = view["options"]["conspiracy"] == "shuffled"
        each = sight.hidden[self.me] + len(view["revealed"][self.me])
        self.hidden = [each] * sight.seats
        self.mine = _first_witches(view, sight)
        self.gave: dict[int, tuple[int, int]] = {}
        self.took: dict[int, tuple[int, int]] = {}
        others = [s for s in range(sight.seats) if s != self.me]
        self.lies = _deal(others, witch_cards(view) - self.mine, each)

    def update(self, sight: Sight) -> None:
        """Take in what has happened since last time."""
        view = sight.view
        for number, what, fact, seat in view["learned"]:
            if what == "gave":
                self.gave[number] = (fact, seat)
            elif what == "took":
                self.took[number] = (fact, seat)
        history = view["history"]
        for entry in history[self.read :]:
            if entry[0] == "revealed":
                self._revealed(entry[1], entry[2], entry[3])
            elif entry[0] == "conspiracy":
                self._conspiracy(entry[1])
            elif entry[0] == "died":
                self._keep({lie: w for lie, w in self.lies.items() if entry[1] not in lie})
        self.read = len(history)

    def expected(self, seat: int) -> float:
        """How many Witch cards this seat holds, on average."""
        if seat == self.me:
            return float(self.mine)
        return sum(w * lie.count(seat) for lie, w in self.lies.items())

    def holds(self, seat: int) -> float:
        """How likely this seat holds a Witch card."""
        if seat == self.me:
            return float(self.mine > 0)
        return sum(w for lie, w in self.lies.items() if seat in lie)

    def hit(self, seat: int) -> float:
        """How likely a Tryal of this seat, turned up by chance, is a Witch."""
        return self.expected(seat) / self.hidden[seat] if self.hidden[seat] else 0.0

    # ---- what happened ---------------------------------------------------------------------------------------

    def _keep(self, lies: dict[Lie, float]) -> None:
        total = sum(lies.values())
        if total > 0:
            self.lies = {lie: w / total for lie, w in lies.items()}

    def _revealed(self, seat: int, face: int, how: str) -> None:
        n = self.hidden[seat]
        self.hidden[seat] = n - 1
        if seat == self.me:
            self.mine -= face == WITCH
            return
        found: dict[Lie, float] = defaultdict(float)
        for lie, w in self.lies.items():
            k = lie.count(seat)
            if face == WITCH:
                if k:
                    found[_without(lie, seat)] += w * (k / n if how in ("accusation", "black_cat") else 1.0)
            elif how == "death":
                found[lie] += w
            elif k < n:
                chance = (n - k) / n if how in ("accusation", "black_cat") else CHOSEN if k else 1.0
                found[lie] += w * chance
        self._keep(found)

    def _conspiracy(self, living: list[int]) -> None:
        number = self.conspiracies
        self.conspiracies += 1
        gave, took = self.gave.get(number), self.took.get(number)
        given = gave is not None and gave[0] == WITCH
        if self.mixed:
            self._mixed(living, took is not None and took[0] == WITCH, given)
        else:
            self._passed(living, took, given)
        self.mine += int(took is not None and took[0] == WITCH) - int(given)

    def _passed(self, living: list[int], took: tuple[int, int] | None, given: bool) -> None:
        """Everyone takes one from the left, so each card moves to the living seat before its owner's."""
        to = {seat: living[at - 1] for at, seat in enumerate(living)}
        found: dict[Lie, float] = defaultdict(float)
        for lie, w in self.lies.items():
            holders = sorted(set(lie))
            for moves in product((False, True), repeat=len(holders)):
                chance = w
                now = list(lie)
                for seat, moved in zip(holders, moves, strict=True):
                    k, n = lie.count(seat), self.hidden[seat]
                    if took is not None and to.get(seat) == self.me:
                        chance *= (k / n if moved else (n - k) / n) if moved == (took[0] == WITCH) else 0.0
                    else:
                        chance *= k / n if moved else (n - k) / n
                    if moved and chance:
                        now.remove(seat)
                        if to[seat] != self.me:
                            now.append(to[seat])
                if took is not None and took[0] == WITCH and took[1] not in holders:
                    chance = 0.0
                if chance:
                    if given:
                        now.append(to[self.me])
                    found[tuple(sorted(now))] += chance
        self._keep(found)

    def _mixed(self, living: list[int], took: bool, given: bool) -> None:
        """What was taken is dealt out again by chance: a passed Witch may lie with anyone who took one."""
        takers = [s for s in living if s != self.me]
        found: dict[Lie, float] = defaultdict(float)
        for lie, w in self.lies.items():
            holders = sorted(set(lie))
            for moves in product((False, True), repeat=len(holders)):
                chance = w
                now = list(lie)
                passed = int(given)
                for seat, moved in zip(holders, moves, strict=True):
                    k, n = lie.count(seat), self.hidden[seat]
                    chance *= k / n if moved else (n - k) / n
                    if moved:
                        now.remove(seat)
                        passed += 1
                if took and not passed:
                    continue
                # mine is one of `passed` among all takers: likelier the more there were
                chance *= passed / len(living) if took else 1 - passed / len(living)
                passed -= took
                if chance > 0:
                    ways = _spread(takers, passed)
                    for way in ways:
                        found[tuple(sorted([*now, *way]))] += chance / len(ways)
        self._keep(found)


def _without(lie: Lie, seat: int) -> Lie:
    left = list(lie)
    left.remove(seat)
    return tuple(left)


def _spread(takers: list[int], cards: int) -> list[Lie]:
    """Every way in which some cards can go to different takers."""
    ways: list[Lie] = [()]
    for _ in range(cards):
        ways = [(*way, seat) for way in ways for seat in takers if not way or seat > way[-1]]
    return ways or [()]


def _deal(others: list[int], cards: int, each: int) -> dict[Lie, float]:
    """Every way in which the Witch cards that are not mine can have been dealt."""
    ways: dict[Lie, float] = {(): 1.0}
    for _ in range(cards):
        ways = {(*lie, seat): 1.0 for lie in ways for seat in others if not lie or seat >= lie[-1]}
    weights = {lie: 1.0 for lie in ways}
    for lie in ways:
        for seat in set(lie):
            weights[lie] *= comb(each, lie.count(seat))
    total = sum(weights.values())
    return {lie: w / total for lie, w in weights.items() if w}


def _first_witches(view: Json, sight: Sight) -> int:
    """How many Witch cards I was dealt: what I have and had, less what I took, and what I gave."""
    count = sight.tryals.get("witch", 0) + view["revealed"][sight.me].count("witch")
    for _, what, fact, _ in view["learned"]:
        if fact == WITCH:
            count += {"gave": 1, "took": -1}.get(what, 0)
    return count
