"""What public events fix about hidden piles, worked out from the events alone, and whether a table agrees with it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.engine.game import Game
from meetinghouse.proofs import Pile
from tests.properties.games import facts_of
from tests.properties.play import deal, step, viewers


class Ledger:
    """One pile since it was last put together."""

    def __init__(self, pile: Pile, seats: int) -> None:
        self.pile = pile
        self.seats = seats
        self.known: Counter[int] | None = None

    def see(self, table: Any, key: str, args: Mapping[str, Any]) -> None:
        """An event of the table, as everybody sees it."""
        pile = self.pile
        if key == pile.made:
            self.known = Counter(pile.cards(table))
            self.draws = [0] * self.seats
            self.gone: list[Counter[int]] = [Counter() for _ in range(self.seats)]
            self.group = list(range(self.seats))
        if self.known is None:
            return
        if key in pile.openly:
            self.known -= self._cards(args[pile.openly[key]])
        if key in pile.drawn:
            seat, n = pile.drawn[key]
            self.draws[args[seat]] += args[n]
        if key in pile.played:
            seat, cards = pile.played[key]
            self.gone[args[seat]] += self._cards(args[cards])
        if key in pile.mixed:
            seats = {args[name] for name in pile.mixed[key]}
            if len(seats) == 1:  # shared out among several, nobody sees to whom
                seats = set(range(self.seats))
            groups = {self.group[seat] for seat in seats}
            self.group = [min(groups) if group in groups else group for group in self.group]

    def _cards(self, named: str | list[str]) -> Counter[int]:
        names = [named] if isinstance(named, str) else named
        return Counter(self.pile.names.index(name) for name in names)

    def contradiction(self, table: Any) -> str | None:
        """Why this table cannot be, or None."""
        if self.known is None:
            return None
        deck = Counter(self.pile.cards(table))
        if not deck <= self.known:
            return f"{deck - self.known} cannot be in the pile"
        if self.pile.hands is None:
            return None
        hands = self.pile.hands(table)
        room: dict[int, Counter[int]] = {group: Counter() for group in set(self.group)}
        due = Counter(dict.fromkeys(room, 0))
        for seat, group in enumerate(self.group):
            room[group] += self.gone[seat] + Counter(dict(enumerate(hands[seat])))
            due[group] += self.draws[seat]
        if not _fits(self.known - deck, room, due):
            return f"{self.known - deck} were drawn, but not by those who drew: {room}, {due}"
        return None


def _fits(drawn: Counter[int], room: dict[int, Counter[int]], due: Counter[int]) -> bool:
    """Whether each drawn card can have gone to a group of hands, as many to each as it drew (augmenting paths)."""
    went: dict[int, Counter[int]] = {group: Counter() for group in room}

    def place(kind: int, tried: set[tuple[int, int]]) -> bool:
        for group in room:
            if (group, kind) in tried or went[group][kind] >= room[group][kind]:
                continue
            tried.add((group, kind))
            if sum(went[group].values()) < due[group]:
                went[group][kind] += 1
                return True
            for other in list(went[group]):
                if went[group][other] and other != kind:
                    went[group][other] -= 1
                    went[group][kind] += 1
                    if place(other, tried):
                        return True
                    went[group][other] += 1
                    went[group][kind] -= 1
        return False

    return all(place(kind, set()) for kind in drawn.elements())


def check_remembers(game: Game, seats: int, seed: int, looks: int) -> int:
    """Play a game; at some moments no world that any viewer imagines contradicts what public events have fixed."""
    rng = random.Random(seed)
    checked = 0
    with pytest.MonkeyPatch.context() as patch:
        watched: list[Any] = []
        ledgers = [Ledger(pile, seats) for pile in facts_of(game.id).piles]
        honest = game.table.emit

        def emit(self: Any, key: str, /, **args: Any) -> None:
            if watched and self is watched[0]:
                for ledger in ledgers:
                    ledger.see(self, key, args)
            honest(self, key, **args)

        patch.setattr(game.table, "emit", emit)
        match = deal(game, seats, {}, seed)
        watched.append(match._table)
        while match.outcome is None:
            step(match, rng)
            if any(ledger.known is not None for ledger in ledgers) and rng.random() < looks / 100:
                for viewer in rng.sample(viewers(match), 2):
                    twin = imagined(game, match.view(viewer), rng.randrange(2**32))
                    for ledger in ledgers:
                        assert (why := ledger.contradiction(match._table)) is None, f"the ledger is wrong: {why}"
                        assert (why := ledger.contradiction(twin)) is None, f"seat {viewer} has forgotten: {why}"
                        checked += 1
    return checked


def imagined(game: Game, view: dict[str, Any], seed: int) -> Any:
    """The table of a match imagined from a view."""
    return mh.imagine(game.id, view, seed=seed)._table
