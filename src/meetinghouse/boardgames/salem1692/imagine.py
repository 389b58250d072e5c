"""From one seat's view of Salem 1692 back to a whole table that fits it."""

from typing import Any

from meetinghouse.boardgames.salem1692.cardset import COPIES
from meetinghouse.boardgames.salem1692.checks import check_view
from meetinghouse.boardgames.salem1692.hands import counted, listed
from meetinghouse.boardgames.salem1692.names import (
    BLACK,
    CARDS,
    NIGHT,
    NOBODY,
    NONE_OF_EACH,
    NOT_A_WITCH,
    PLAYABLE,
    TRYALS,
)
from meetinghouse.boardgames.salem1692.night import CONFESS, end_night, turn_confessions_up
from meetinghouse.boardgames.salem1692.paths import HIDDEN, Paths, TryalHistory, sample_paths
from meetinghouse.boardgames.salem1692.rules import RULES
from meetinghouse.boardgames.salem1692.state import Salem
from meetinghouse.engine.chance import Chance
from meetinghouse.engine.visibility import restore_value, tupled

_ESTATE = -1  # a place in the hand that John and Martha share
_TRIES = 50  # decks tried where the viewer saw the cards and not their new order
_SAID = tuple[tuple[int, int, int], ...]  # as in the table
_NIGHT_STEPS = (turn_confessions_up.__name__, end_night.__name__)  # waiting under what interrupts a Night


@RULES.imagine
def imagine(t: Salem, view: dict[str, Any]) -> None:
    check_view(t, view)
    viewer = view["viewer"]
    n = t.seats
    t.marked = -1
    t.confessions = [-1] * n
    t.knows_deck = [False] * n
    t.estate = list(NONE_OF_EACH)
    t.first_choice = [choice if seat == viewer else -1 for seat, choice in enumerate(t.first_choice)]
    if view["reveal"] is not None:
        _from_reveal(t, view["reveal"])
    else:
        story = TryalHistory(t, viewer)
        paths = sample_paths(story, t.chance)
        _place_tryals(t, story, paths, view["face_down"])
        _remember(t, story, paths)
    _cards(t, view)
    _characters(t, viewer)
    _secret_phase(t, view)


def _from_reveal(t: Salem, reveal: dict[str, Any]) -> None:
    """The game is over and everything lies open."""
    t.witch = [s in reveal["witches"] for s in range(t.seats)]
    for seat in range(t.seats):
        t.tryals[seat] = [reveal["tryals"][seat].get(face, 0) for face in TRYALS]
        t.hand[seat] = [reveal["hands"][seat].get(kind, 0) for kind in CARDS]
        t.said[seat] = restore_value(_SAID, reveal["said"][seat], None)
        t.learned[seat] = tupled(reveal["learned"][seat])


def _place_tryals(t: Salem, story: TryalHistory, paths: Paths, face_down: list[int]) -> None:
    t.witch = paths.ever[-1][:]
    if story.viewer >= 0 and len(t.tryals[story.viewer]) != len(TRYALS):
        raise ValueError("Tryals of another game")
    for card, place in zip(paths.cards, paths.places[-1], strict=True):
        if card.epoch == HIDDEN and place != story.viewer:
            t.tryals[place][card.face] += 1
    for seat, counts in enumerate(t.tryals):
        if seat != story.viewer:
            counts[NOT_A_WITCH] = face_down[seat] - sum(counts)
            if counts[NOT_A_WITCH] < 0:
                raise ValueError("more special Tryals than face-down ones")


def _remember(t: Salem, story: TryalHistory, paths: Paths) -> None:
    """Give every other seat the memory it would have in this world."""
    learned: list[list[tuple[Any, ...]]] = [[] for _ in range(t.seats)]
    living = set(range(t.seats))
    for at, epoch in enumerate(story.epochs):
        if at:
            _pass_memory(story, paths, at, learned)
        for entry in epoch:
            if entry[0] == "died":
                living.discard(entry[1])
            elif entry[0] == "eyes_open":
                witches = tuple(sorted(s for s in living if paths.ever[at][s]))
                for seat in witches:
                    learned[seat].append((at, "witches", witches, entry[1]))
    for seat in range(t.seats):
        if seat != story.viewer:
            t.learned[seat] = tuple(learned[seat])


def _pass_memory(story: TryalHistory, paths: Paths, at: int, learned: list[list[tuple[Any, ...]]]) -> None:
    circle = story.circles[at - 1]
    gave = dict.fromkeys(circle, NOT_A_WITCH)
    took = dict.fromkeys(circle, NOT_A_WITCH)
    for card, before, after in zip(paths.cards, paths.places[at - 1], paths.places[at], strict=True):
        if after not in (HIDDEN, before):
            gave[before] = card.face
            took[after] = card.face
    for i, seat in enumerate(circle):
        giver, taker = (-1, -1) if story.mixed else (circle[(i + 1) % len(circle)], circle[i - 1])
        learned[seat] += [(at - 1, "took", took[seat], giver), (at - 1, "gave", gave[seat], taker)]


def _cards(t: Salem, view: dict[str, Any]) -> None:
    """Hands and deck: what is known stays, the rest of the 59 is dealt out as the last shuffle allows."""
    viewer = view["viewer"]
    known = t.known_hands[viewer] if viewer >= 0 else {}
    for seat in range(t.seats):
        if seat != viewer and view["reveal"] is None:
            more = known.get(seat, NONE_OF_EACH)
            t.hand[seat] = [a + b for a, b in zip(t.public_hand[seat], more, strict=True)]
    if view["estate_hand"] is not None:
        t.estate = [view["estate_hand"].get(kind, 0) for kind in CARDS]
    for _ in range(_TRIES):
        t.deck = _known_deck(t, view)
        if _deal_rest(t, view):
            return
    raise ValueError("no deal of cards fits this view")


def _known_deck(t: Salem, view: dict[str, Any]) -> list[int]:
    """The deck where the viewer knows its order. Where the viewer saw its cards before somebody else put them in order:
    some of those that may be left."""
    if view["deck_order"] is not None:
        t.knows_deck[view["viewer"]] = True
        return [CARDS.index(kind) for kind in reversed(view["deck_order"])]
    seen = t.deck_seen[view["viewer"]] if view["viewer"] >= 0 else ()
    if not seen:
        return []
    where = _unseen(t)
    may_be = [
        kind for kind in range(len(CARDS)) for _ in range(min(seen.count(kind), where[kind])) if kind not in BLACK
    ]
    black = [kind for kind in seen if kind in BLACK]
    return _stacked(t, t.chance.shuffled(may_be)[: view["deck_size"] - len(black)], black)


def _unseen(t: Salem) -> list[int]:
    """How many of each kind lie where the viewer does not see them."""
    unseen = list(COPIES)
    for counts in (*t.front, t.estate_front, *t.hand, t.estate):
        for kind, n in enumerate(counts):
            unseen[kind] -= n
    for kind in (*t.discards, *t.aside, *t.removed):
        unseen[kind] -= 1
    if min(unseen) < 0:
        raise ValueError("more cards than there are")
    return unseen


def _deal_rest(t: Salem, view: dict[str, Any]) -> bool:
    """Deal what is not seen to hands, estate and deck; False when the deck chosen so far fits no deal."""
    unseen = _unseen(t)
    for kind in t.deck:
        unseen[kind] -= 1
    if min(unseen) < 0:
        raise ValueError("more cards than there are")
    empty: list[list[int]] = [[] for _ in range(t.seats)]  # by hand as it counts since the shuffle: places to fill
    for seat in range(t.seats):
        empty[t.pooled[seat]] += [seat] * (view["hand_sizes"][seat] - sum(t.hand[seat]))
    heirs = t.heirs()
    if view["estate_size"] > sum(t.estate):
        empty[t.pooled[heirs[0]]] += [_ESTATE] * (view["estate_size"] - sum(t.estate))
    drawn = _drawn_since(t, view["viewer"], unseen, [len(places) for places in empty])
    if drawn is None:
        return False
    black = [kind for kind in sorted(BLACK) for _ in range(unseen[kind])]
    since = counted(t.deck)
    new = [kind for kind in PLAYABLE for _ in range(t.deck_was[kind] - since[kind] - sum(line[kind] for line in drawn))]
    old = [kind for kind in PLAYABLE for _ in range(unseen[kind] - new.count(kind))]
    new = t.chance.shuffled(new)
    old = t.chance.shuffled(old)
    for hand, places in enumerate(empty):
        fresh = t.draws[hand] - sum(drawn[hand])
        for nth, place in enumerate(t.chance.shuffled(places)):
            kind = (new if nth < fresh else old).pop()
            (t.estate if place == _ESTATE else t.hand[place])[kind] += 1
    if not t.deck:
        t.deck = _stacked(t, new, black)
    return True


def _drawn_since(t: Salem, viewer: int, unseen: list[int], empty: list[int]) -> list[list[int]] | None:
    """By hand and kind, how many of the cards that the viewer knows of were drawn since the last shuffle."""
    seen = [counted(cards) for cards in t.gone]
    for seat, hand in enumerate(t.hand):
        line = seen[t.pooled[seat]]
        for kind, n in enumerate(hand):
            line[kind] += n
    if any(t.estate):
        line = seen[t.pooled[t.heirs()[0]]]
        for kind, n in enumerate(t.estate):
            line[kind] += n
    mine = [list(NONE_OF_EACH) for _ in range(t.seats)]
    if viewer >= 0:
        row = t.pooled[viewer]  # what went to an heir is not seen any more
        mine[row] = [min(a, b) for a, b in zip(counted(t.my_draws[viewer]), seen[row], strict=True)]
    deck = counted(t.deck)
    rows = [(max(0, n - free), n) for n, free in zip(t.draws, empty, strict=True)]
    columns = []
    for kind in range(len(CARDS)):
        was = t.deck_was[kind] - deck[kind]
        columns.append((0, 0) if kind in BLACK else (max(0, was - unseen[kind]), was))
    return possible_draws(mine, seen, rows, columns, t.chance)


def _stacked(t: Salem, cards: list[int], black: list[int]) -> list[int]:
    """A deck of these, the black cards where they may lie."""
    cards = cards[:]
    for kind in black:
        if kind != NIGHT or not t.night_last:
            cards.insert(t.chance.pick(len(cards) + 1), kind)
    return [NIGHT, *cards] if NIGHT in black and t.night_last else cards


def _characters(t: Salem, viewer: int) -> None:
    """Option choose_character: others were dealt two of those that the viewer was not."""
    if t.phase != "characters":
        return
    mine = t.offered[viewer] if viewer >= 0 else ()
    rest = [c for c in range(NOBODY) if c not in mine]
    dealt = t.chance.shuffled(rest)
    for seat in range(t.seats):
        if seat != viewer:
            t.offered[seat] = tuple(sorted((dealt.pop(), dealt.pop())))


def _secret_phase(t: Salem, view: dict[str, Any]) -> None:
    """What others have pointed at, sealed or been shown in the phase that is going on."""
    viewer = view["viewer"]
    kind, asked = ("", -1) if t.decision is None else (t.decision.kind.name, t.decision.seats[0])
    if kind in ("dawn_again", "night_again"):
        shown = view["witches_pointing"] or {}
        for seat in t.living:
            if seat != viewer:
                t.first_choice[seat] = shown.get(str(seat), t.living[t.chance.pick(len(t.living))])
    if any(frame[0] in _NIGHT_STEPS for frame in t.stack) or kind in ("constable", "confess"):
        t.marked = t.living[t.chance.pick(len(t.living))] if view["kill"] is None else view["kill"]
    for frame in t.stack:
        if frame[0] == turn_confessions_up.__name__:
            _sealed(t, frame[1][frame[2] :], viewer, view["confession"])
    if kind == "order":
        t.knows_deck[asked] = True
        if view["deck_new_order"] is not None:
            t.ordering = [CARDS.index(k) for k in view["deck_new_order"]]
    elif kind == "giles" and asked != viewer:
        unseen = listed(n - p for n, p in zip(t.hand[asked], t.public_hand[asked], strict=True))
        t.drawn[asked] = tuple(t.chance.shuffled(unseen)[:2])
    elif kind == "choose_of_two" and asked != viewer:
        one, two, *_ = t.chance.shuffled(listed(t.tryals[asked]))
        t.pointed[asked] = (one, two)


def _sealed(t: Salem, order: tuple[int, ...], viewer: int, mine: dict[str, Any] | None) -> None:
    for seat in order:
        if seat == viewer and mine is not None:
            act = t.game.acts.find(mine)
            assert act is not None
            t.confessions[seat] = act
        elif seat != viewer and seat in t.living:
            options = CONFESS.options(t, seat)
            t.confessions[seat] = options[t.chance.pick(len(options))]


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
