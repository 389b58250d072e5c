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
    """How many of each kind."""
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


def drew(t: Salem, seat: int, kind: int) -> None:
    """A card went from the deck into a hand; only its owner sees which."""
    t.draws[t.pooled[seat]] += 1
    t.my_draws[seat] += (kind,)
    if t.deck_seen[seat]:
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


def possible_draws(
    at_least: list[list[int]], at_most: list[list[int]], rows: Bounds, columns: Bounds, chance: Chance
) -> list[list[int]] | None:
    """How many of the known cards of each hand (row) and kind (column) may have been drawn since the shuffle.

    Whole numbers between `at_least` and `at_most` whose sums lie within the bounds of their row and column, by chance;
    None when there are none. Missing units are added along augmenting paths, as in a flow through a network.
    """
    grid = _Grid(at_least, at_most, rows, columns, chance)
    for row, (low, _) in enumerate(rows):
        while grid.row_sums[row] < low:
            if not grid.raise_row(row, {row}, set()):
                return None
    for column, (low, _) in enumerate(columns):
        while grid.column_sums[column] < low:
            if not grid.raise_column(column, set(), {column}):
                return None
    grid.raise_by_chance()
    return grid.cells


class _Grid:
    def __init__(
        self, at_least: list[list[int]], at_most: list[list[int]], rows: Bounds, columns: Bounds, chance: Chance
    ) -> None:
        self.at_least, self.at_most, self.rows, self.columns, self.chance = at_least, at_most, rows, columns, chance
        self.cells = [line[:] for line in at_least]
        self.row_sums = [sum(line) for line in self.cells]
        self.column_sums = [sum(line[column] for line in self.cells) for column in range(len(columns))]

    def change(self, row: int, column: int, by: int) -> None:
        self.cells[row][column] += by
        self.row_sums[row] += by
        self.column_sums[column] += by

    def raise_row(self, row: int, rows: set[int], columns: set[int]) -> bool:
        """One more in this row, if need be by one less in another."""
        for column in self.chance.shuffle(len(self.columns)):
            if column in columns or self.cells[row][column] >= self.at_most[row][column]:
                continue
            columns.add(column)
            if self.column_sums[column] < self.columns[column][1]:
                self.change(row, column, 1)
                return True
            for other in range(len(self.rows)):
                if other in rows or self.cells[other][column] <= self.at_least[other][column]:
                    continue
                rows.add(other)
                spare = self.row_sums[other] > self.rows[other][0]
                if spare or self.raise_row(other, rows, columns):
                    self.change(other, column, -1)
                    self.change(row, column, 1)
                    return True
        return False

    def raise_column(self, column: int, rows: set[int], columns: set[int]) -> bool:
        """One more in this column, if need be by one less in another."""
        for row in self.chance.shuffle(len(self.rows)):
            if row in rows or self.cells[row][column] >= self.at_most[row][column]:
                continue
            rows.add(row)
            if self.row_sums[row] < self.rows[row][1]:
                self.change(row, column, 1)
                return True
            for other in range(len(self.columns)):
                if other in columns or self.cells[row][other] <= self.at_least[row][other]:
                    continue
                columns.add(other)
                spare = self.column_sums[other] > self.columns[other][0]
                if spare or self.raise_column(other, rows, columns):
                    self.change(row, other, -1)
                    self.change(row, column, 1)
                    return True
        return False

    def raise_by_chance(self) -> None:
        """The least that fits would say that old cards are always played first."""
        for row, line in enumerate(self.cells):
            for column in range(len(line)):
                room = min(
                    self.at_most[row][column] - line[column],
                    self.rows[row][1] - self.row_sums[row],
                    self.columns[column][1] - self.column_sums[column],
                )
                if room > 0:
                    self.change(row, column, self.chance.pick(room + 1))
