"""What everybody knows since the last shuffle (S10.10): discards lie face up, so the new deck holds just those cards.

Since then some were drawn, and cards that left a hand face up were either drawn since the shuffle or held before it.
`deck_was`, `draws` and `gone` keep what is needed to tell which worlds can still be; `possible_draws` finds one.
"""

from __future__ import annotations

from collections.abc import Sequence

from meetinghouse.boardgames.salem1692.names import CARDS
from meetinghouse.boardgames.salem1692.state import Salem
from meetinghouse.engine.chance import Chance


def counted(cards: Sequence[int]) -> list[int]:
    counts = [0] * len(CARDS)
    for kind in cards:
        counts[kind] += 1
    return counts


def new_deck(t: Salem) -> None:
    """All cards of the deck are known and nothing has been drawn of them."""
    t.deck_was = counted(t.deck)
    t.draws = [0] * t.seats
    t.gone = [()] * t.seats
    t.pooled = list(range(t.seats))
    t.my_draws = [()] * t.seats
    t.deck_seen = [()] * t.seats


def more_cards(t: Salem, cards: Sequence[int]) -> None:
    """Known cards are shuffled into a deck of which cards may have been drawn already."""
    forget_order(t)
    for kind in cards:
        t.deck_was[kind] += 1
    t.deck_seen = [seen + tuple(cards) if seen else seen for seen in t.deck_seen]


def forget_order(t: Salem) -> None:
    """Who knew the order of the deck goes on knowing which cards are in it (S9.47)."""
    for seat, knows in enumerate(t.knows_deck):
        if knows:
            t.deck_seen[seat] = tuple(sorted(t.deck))
    t.knows_deck = [False] * t.seats


def drew(t: Salem, seat: int, cards: Sequence[int]) -> None:
    """Cards went from the deck into a hand; only its owner sees which."""
    t.draws[t.pooled[seat]] += len(cards)
    t.my_draws[seat] += tuple(cards)
    if t.deck_seen[seat]:
        for kind in cards:
            t.deck_seen[seat] = _less(t.deck_seen[seat], kind)


def drawn_openly(t: Salem, kind: int) -> None:
    """A card left the deck for all to see."""
    t.deck_was[kind] -= 1
    t.deck_seen = [_less(seen, kind) if seen else seen for seen in t.deck_seen]


def went(t: Salem, seat: int, cards: Sequence[int]) -> None:
    """Cards left a hand for all to see."""
    t.gone[t.pooled[seat]] += tuple(cards)


def pool(t: Salem, one: int, other: int) -> None:
    """Cards passed between two hands unseen: from now on what was drawn into them counts together."""
    to, of = t.pooled[one], t.pooled[other]
    if to == of:
        return
    t.draws[to] += t.draws[of]
    t.gone[to] += t.gone[of]
    t.draws[of], t.gone[of] = 0, ()
    t.pooled = [to if group == of else group for group in t.pooled]


def _less(cards: tuple[int, ...], kind: int) -> tuple[int, ...]:
    if kind not in cards:
        return cards
    at = cards.index(kind)
    return cards[:at] + cards[at + 1 :]


Bounds = list[tuple[int, int]]
ROW, COLUMN = range(2)


def possible_draws(
    at_least: list[list[int]], at_most: list[list[int]], rows: Bounds, columns: Bounds, chance: Chance
) -> list[list[int]] | None:
    """How many of the known cards of each hand (row) and kind (column) may have been drawn since the shuffle.

    Whole numbers between `at_least` and `at_most` whose sums lie within the bounds of their row and column, by chance;
    None when there are none. Missing units are added along augmenting paths, as in a flow through a network.
    """
    grid = _Grid(at_least, at_most, rows, columns, chance)
    for axis, bounds in enumerate(grid.bounds):
        for line, (low, _) in enumerate(bounds):
            while grid.sums[axis][line] < low:
                seen = ({line}, set()) if axis == ROW else (set(), {line})
                if not grid.raise_line(axis, line, seen):
                    return None
    grid.raise_by_chance()
    return grid.cells


class _Grid:
    def __init__(
        self, at_least: list[list[int]], at_most: list[list[int]], rows: Bounds, columns: Bounds, chance: Chance
    ) -> None:
        self.at_least, self.at_most, self.bounds, self.chance = at_least, at_most, (rows, columns), chance
        self.cells = [line[:] for line in at_least]
        down = [sum(line[column] for line in self.cells) for column in range(len(columns))]
        self.sums = [[sum(line) for line in self.cells], down]

    def change(self, row: int, column: int, by: int) -> None:
        self.cells[row][column] += by
        self.sums[ROW][row] += by
        self.sums[COLUMN][column] += by

    def raise_line(self, axis: int, line: int, seen: tuple[set[int], set[int]]) -> bool:
        """One more in this row or column, if need be by one less in another."""
        across = 1 - axis
        for other in self.chance.shuffle(len(self.bounds[across])):
            row, column = (line, other) if axis == ROW else (other, line)
            if other in seen[across] or self.cells[row][column] >= self.at_most[row][column]:
                continue
            seen[across].add(other)
            if self.sums[across][other] < self.bounds[across][other][1]:
                self.change(row, column, 1)
                return True
            for giver in range(len(self.bounds[axis])):
                at = (giver, other) if axis == ROW else (other, giver)
                if giver in seen[axis] or self.cells[at[0]][at[1]] <= self.at_least[at[0]][at[1]]:
                    continue
                seen[axis].add(giver)
                spare = self.sums[axis][giver] > self.bounds[axis][giver][0]
                if spare or self.raise_line(axis, giver, seen):
                    self.change(*at, -1)
                    self.change(row, column, 1)
                    return True
        return False

    def raise_by_chance(self) -> None:
        """The least that fits would say that old cards are always played first."""
        for row, line in enumerate(self.cells):
            for column in range(len(line)):
                room = min(
                    self.at_most[row][column] - line[column],
                    self.bounds[ROW][row][1] - self.sums[ROW][row],
                    self.bounds[COLUMN][column][1] - self.sums[COLUMN][column],
                )
                if room > 0:
                    self.change(row, column, self.chance.pick(room + 1))
