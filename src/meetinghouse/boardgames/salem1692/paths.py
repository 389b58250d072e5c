"""Where the Witch and Constable cards may have been: worlds of Tryals that fit what one seat knows.

The public history (reveals, Conspiracies, deaths, gavels) and the viewer's own memory (`learned`) bind the paths of the
few special cards from the deal to now. `sample_paths` draws one joint path at random, likelier ones more often, by a
depth-first search over the Conspiracies that looks ahead with exact weights for each card alone. It always finds one
when the view is true, since the truth is one.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from meetinghouse.boardgames.salem1692.cardset import tryal_cards
from meetinghouse.boardgames.salem1692.names import CONSTABLE, NOT_A_WITCH, WITCH
from meetinghouse.engine.chance import Chance

HIDDEN = -1
BLIND = ("accusation", "black_cat")  # how a Tryal is turned up that nobody chose for its face


class SpecialTryal(NamedTuple):
    """One special Tryal: its face, and when and where it was turned up (epoch HIDDEN: never so far)."""

    face: int
    epoch: int
    owner: int


class TryalHistory:
    """The public history cut at the Conspiracies, with what the viewer remembers."""

    def __init__(self, t: Any, viewer: int) -> None:
        """Read a table's public fields and the viewer's own."""
        self.seats: int = t.seats
        self.viewer = viewer
        self.mixed = t.options["conspiracy"] == "shuffled"
        self.over = t.outcome is not None
        self.dealt = tryal_cards(t.seats, t.options["extra_witch"])
        self.epochs: list[list[tuple[Any, ...]]] = [[]]
        self.circles: list[tuple[int, ...]] = []
        hidden: list[int] = [sum(self.dealt) // t.seats] * t.seats
        self.hidden = [hidden[:]]  # face-down Tryals of each seat at the start of each epoch
        self.cards: list[SpecialTryal] = []
        for entry in t.history:
            if entry[0] == "conspiracy":
                self.circles.append(tuple(entry[1]))
                self.epochs.append([])
                self.hidden.append(hidden[:])
                continue
            self.epochs[-1].append(entry)
            if entry[0] == "revealed":
                hidden[entry[1]] -= 1
                if entry[2] != NOT_A_WITCH:
                    self.cards.append(SpecialTryal(entry[2], len(self.circles), entry[1]))
        for face in (WITCH, CONSTABLE):
            shown = sum(card.face == face for card in self.cards)
            self.cards += [SpecialTryal(face, HIDDEN, -1)] * (self.dealt[face] - shown)
        memory: list[tuple[Any, ...]] = list(t.learned[viewer]) if viewer >= 0 else []
        self.gave = {m[0]: m[2] for m in memory if m[1] == "gave"}
        self.took = {m[0]: m[2] for m in memory if m[1] == "took"}
        self.witches = {m[3]: frozenset(m[2]) for m in memory if m[1] == "witches"}
        self.mine = self._own_counts(t.tryals[viewer]) if viewer >= 0 else []
        self.allowed = self._allowed()

    def _own_counts(self, now: list[int]) -> list[list[int]]:
        """The viewer's own Tryals at the start of each epoch, worked out backwards."""
        counts = now[:]
        starts: list[list[int]] = []
        for at in range(len(self.epochs) - 1, -1, -1):
            for entry in self.epochs[at]:
                if entry[0] == "revealed" and entry[1] == self.viewer:
                    counts[entry[2]] += 1
            starts.append(counts[:])
            if at - 1 in self.took:
                counts[self.took[at - 1]] -= 1
                counts[self.gave[at - 1]] += 1
        return starts[::-1]

    def _allowed(self) -> list[list[list[bool]]]:
        """By epoch, face and seat: whether a card of that face may have been there."""
        allowed = [[[n > 0 for n in hidden] for _ in range(3)] for hidden in self.hidden]
        for faces, mine in zip(allowed, self.mine, strict=False):
            for face in range(3):
                faces[face][self.viewer] &= mine[face] != 0
        living = set(range(self.seats))
        for at, epoch in enumerate(self.epochs):
            for entry in epoch:
                never: set[int] = set()  # held a Witch up to here
                if entry[0] == "died":
                    living.discard(entry[1])
                    never = {entry[1]} if entry[2] == 0 else never
                elif entry[0] == "eyes_open" and entry[1] in self.witches:
                    never = living - self.witches[entry[1]]
                for seat in never:
                    for faces in allowed[: at + 1]:
                        faces[WITCH][seat] = False
        return allowed

    def moves(self, at: int, seat: int) -> Iterator[tuple[int, float]]:
        """Where a card at `seat` may be after Conspiracy number `at`, and how likely that is of itself."""
        circle = self.circles[at]
        hidden = self.hidden[at][seat] - sum(entry[:2] == ("revealed", seat) for entry in self.epochs[at])
        if seat not in circle or hidden <= 0:
            return
        leave = 1 / hidden
        if self.mixed:
            for other in circle:
                yield other, leave / len(circle) + (1 - leave if other == seat else 0.0)
        else:
            if hidden > 1:
                yield seat, 1 - leave
            yield circle[circle.index(seat) - 1], leave  # taken by the one whose left neighbour this is

    def lookahead(self, card: SpecialTryal) -> list[list[float]]:
        """For each epoch and seat, how likely the rest of this card's known fate is from there."""
        last = len(self.epochs) - 1 if card.epoch == HIDDEN else card.epoch
        weights = [[0.0] * self.seats for _ in self.epochs]
        for at in range(last, -1, -1):
            for seat in range(self.seats):
                if not self.allowed[at][card.face][seat]:
                    continue
                if card.epoch == at:
                    weights[at][seat] = 1.0 if seat == card.owner else 0.0
                    continue
                rest = 1.0 if at == last else sum(p * weights[at + 1][to] for to, p in self.moves(at, seat))
                weights[at][seat] = rest * self.missed(at, seat)
        return weights

    def missed(self, at: int, seat: int) -> float:
        """How likely a card before this seat stays face down in an epoch, though others there are turned up by chance.
        It makes seats with many face-down Tryals likelier to have a Witch. Who chooses what to show shows another."""
        turned = sum(1 for entry in self.epochs[at] if entry[:2] == ("revealed", seat) and entry[3] in BLIND)
        return max(0, self.hidden[at][seat] - turned) / self.hidden[at][seat]


class Paths(NamedTuple):
    """A sampled world of Tryals."""

    cards: list[SpecialTryal]
    places: list[list[int]]  # by epoch and card: the seat, or HIDDEN once turned up
    ever: list[list[bool]]  # by epoch and seat: held a Witch until then


def sample_paths(story: TryalHistory, chance: Chance) -> Paths:
    """One world that fits, by chance. Raises ValueError when none does: then the view is not a true one."""
    search = _Search(story, chance)
    fits = [[(s, weights[0][s] * n) for s, n in enumerate(story.hidden[0])] for weights in search.weights]
    if not search.place(0, fits, [], [False] * story.seats):
        raise ValueError("no deal of Tryals fits this view")
    return Paths(story.cards, search.places, search.ever_at)


class _Search:
    def __init__(self, story: TryalHistory, chance: Chance) -> None:
        self.story = story
        self.weights = [story.lookahead(card) for card in story.cards]
        self.chance = chance
        self.places: list[list[int]] = []
        self.ever_at: list[list[bool]] = []
        self.dead_ends: set[tuple[int, tuple[int, ...], tuple[bool, ...]]] = set()

    def place(self, at: int, fits: list[list[tuple[int, float]]], chosen: list[int], ever: list[bool]) -> bool:
        """Choose a seat for each card in turn; then check the epoch and go on to the next."""
        i = len(chosen)
        if i == len(fits):
            return self._epoch(at, chosen, ever)
        if not fits[i]:
            return self.place(at, fits, [*chosen, HIDDEN], ever)
        options = [(s, w) for s, w in fits[i] if w > 0]
        while options:
            pick = self._weighted(options)
            seat = options.pop(pick)[0]
            if self._may_go(at, i, seat, chosen) and self.place(at, fits, [*chosen, seat], ever):
                return True
        return False

    def _weighted(self, options: list[tuple[int, float]]) -> int:
        total = sum(w for _, w in options)
        point = (self.chance.pick(65521) + 0.5) / 65521 * total
        for i, (_, w) in enumerate(options):
            point -= w
            if point < 0:
                return i
        return len(options) - 1

    def _may_go(self, at: int, i: int, seat: int, chosen: list[int]) -> bool:
        """Capacity, and at a Conspiracy at most one card out of and into each seat, as the viewer saw it."""
        story = self.story
        if sum(s == seat for s in chosen) >= story.hidden[at][seat]:
            return False
        if at == 0:
            return True
        before = self.places[at - 1]
        for j, other in enumerate(chosen):
            if other == HIDDEN or before[j] == other:
                continue
            if before[i] != seat and (before[j] == before[i] or other == seat):
                return False
        return True

    def _epoch(self, at: int, chosen: list[int], ever: list[bool]) -> bool:
        story = self.story
        ever = ever[:]
        for card, seat in zip(story.cards, chosen, strict=True):
            if card.face == WITCH and seat != HIDDEN:
                ever[seat] = True
        if not (
            self._each_gave(at, chosen) and self._viewer_agrees(at, chosen) and self._events_agree(at, chosen, ever)
        ):
            return False
        # What can follow hangs on where the cards are and who ever held one, not on how they came there.
        here = (at, tuple(chosen), tuple(ever))
        if here in self.dead_ends:
            return False
        self.places.append(chosen)
        self.ever_at.append(ever)
        if at == len(story.epochs) - 1:
            return True
        fits: list[list[tuple[int, float]]] = []
        for i, (card, seat) in enumerate(zip(story.cards, chosen, strict=True)):
            if seat == HIDDEN or card.epoch == at:
                fits.append([])
            else:
                fits.append([(to, p * self.weights[i][at + 1][to]) for to, p in story.moves(at, seat)])
        if self.place(at + 1, fits, [], ever):
            return True
        self.places.pop()
        self.ever_at.pop()
        self.dead_ends.add(here)
        return False

    def _each_gave(self, at: int, chosen: list[int]) -> bool:
        """A Conspiracy without shuffling takes a Tryal from each seat: if all were special, a special one left. With
        shuffling a seat's own Tryal may come back to it."""
        story = self.story
        if at == 0 or story.mixed:
            return True
        kept = [now for before, now in zip(self.places[at - 1], chosen, strict=True) if before == now != HIDDEN]
        return all(kept.count(seat) < story.hidden[at][seat] for seat in kept)

    def _viewer_agrees(self, at: int, chosen: list[int]) -> bool:
        story = self.story
        viewer = story.viewer
        if viewer < 0:
            return True
        for face in (WITCH, CONSTABLE):
            held = sum(c.face == face and s == viewer for c, s in zip(story.cards, chosen, strict=True))
            if held != story.mine[at][face]:
                return False
        if at == 0 or at - 1 not in story.gave:
            return True
        before = self.places[at - 1]
        gave = [c.face for c, a, b in zip(story.cards, before, chosen, strict=True) if a == viewer != b and b != HIDDEN]
        took = [c.face for c, a, b in zip(story.cards, before, chosen, strict=True) if b == viewer != a]
        expect_gave = [] if story.gave[at - 1] == NOT_A_WITCH else [story.gave[at - 1]]
        expect_took = [] if story.took[at - 1] == NOT_A_WITCH else [story.took[at - 1]]
        came_back = story.mixed and expect_gave == expect_took and not gave and not took
        return came_back or (gave == expect_gave and took == expect_took)

    def _events_agree(self, at: int, chosen: list[int], ever: list[bool]) -> bool:
        """Go through the epoch's events: capacity after each reveal, announcements, gavels, what witches saw."""
        story = self.story
        hidden = story.hidden[at][:]
        held = chosen[:]
        living = set(story.circles[at - 1]) if at else set(range(story.seats))
        if at and not story.over and all(ever[s] for s in living):
            return False  # the witches would have won
        for entry in story.epochs[at]:
            if entry[0] == "revealed":
                _, owner, face, _ = entry
                hidden[owner] -= 1
                if face != NOT_A_WITCH:
                    for i, card in enumerate(story.cards):
                        if card.epoch == at and card.face == face and card.owner == owner and held[i] == owner:
                            held[i] = HIDDEN
                            break
                if sum(s == owner for s in held) > hidden[owner]:
                    return False
            elif entry[0] == "died":
                living.discard(entry[1])
                if entry[2] != -1 and ever[entry[1]] != bool(entry[2]):
                    return False
                if not story.over and all(ever[s] for s in living):
                    return False
            elif entry[0] == "gavel":
                if any(c.face == CONSTABLE and s == entry[1] for c, s in zip(story.cards, held, strict=True)):
                    return False
            elif entry[1] in story.witches and {s for s in living if ever[s]} != story.witches[entry[1]]:
                return False
        return True
