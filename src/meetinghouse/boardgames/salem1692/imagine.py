"""From one seat's view of Salem 1692 back to a whole table that fits it."""

from __future__ import annotations

from typing import Any

from meetinghouse.boardgames.salem1692.cards.night import CONFESS, CONSTABLE_STAGE, end_night, turn_confessions_up
from meetinghouse.boardgames.salem1692.cardset import COPIES
from meetinghouse.boardgames.salem1692.characters.giles_corey import GILES
from meetinghouse.boardgames.salem1692.checks import check_view
from meetinghouse.boardgames.salem1692.names import (
    CARDS,
    CONSPIRACY,
    NIGHT,
    NOBODY,
    NONE_OF_EACH,
    NOT_A_WITCH,
    TRYALS,
    WITCH,
)
from meetinghouse.boardgames.salem1692.paths import HIDDEN, Paths, Story, sample_paths
from meetinghouse.boardgames.salem1692.state import Salem
from meetinghouse.engine.visibility import restore_value, tupled

_SAID = tuple[tuple[int, int, int], ...]  # as in the table
_NIGHT_STEPS = (turn_confessions_up.__name__, end_night.__name__)  # waiting under what interrupts a Night


def imagine(t: Salem, view: dict[str, Any]) -> None:
    """Fill in everything that the view does not show."""
    check_view(t, view)
    viewer = view["viewer"]
    n = t.seats
    t.marked = -1
    t.confessions = [-1] * n
    t.knows_deck = [False] * n
    t.estate = list(NONE_OF_EACH)
    for seat in range(n):
        if seat != viewer:
            t.first_choice[seat] = -1
            t.tryals[seat] = [0] * len(TRYALS)
            t.hand[seat] = list(NONE_OF_EACH)
    if view["reveal"] is not None:
        _from_reveal(t, view["reveal"])
    else:
        story = Story(t, viewer)
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


def _place_tryals(t: Salem, story: Story, paths: Paths, face_down: list[int]) -> None:
    t.witch = paths.ever
    if story.viewer >= 0 and len(t.tryals[story.viewer]) != len(TRYALS):
        raise ValueError("Tryals of another game")
    now = paths.places[-1]
    for seat in range(t.seats):
        if seat == story.viewer:
            continue
        counts = [0] * len(TRYALS)
        for card, place in zip(paths.cards, now, strict=True):
            if place == seat and card.epoch == HIDDEN:
                counts[card.face] += 1
        counts[NOT_A_WITCH] = face_down[seat] - sum(counts)
        if counts[NOT_A_WITCH] < 0:
            raise ValueError("more special Tryals than face-down ones")
        t.tryals[seat] = counts


def _remember(t: Salem, story: Story, paths: Paths) -> None:
    """Give every other seat the memory it would have in this world."""
    learned: list[list[tuple[Any, ...]]] = [[] for _ in range(t.seats)]
    living = set(range(t.seats))
    ever = [False] * t.seats
    for at, epoch in enumerate(story.epochs):
        if at:
            _pass_memory(story, paths, at, learned)
        for card, place in zip(paths.cards, paths.places[at], strict=True):
            if card.face == WITCH and place != HIDDEN:
                ever[place] = True
        for entry in epoch:
            if entry[0] == "died":
                living.discard(entry[1])
            elif entry[0] == "eyes_open":
                witches = tuple(sorted(s for s in living if ever[s]))
                for seat in witches:
                    learned[seat].append((at, "witches", witches, entry[1]))
    for seat in range(t.seats):
        if seat != story.viewer:
            t.learned[seat] = tuple(learned[seat])


def _pass_memory(story: Story, paths: Paths, at: int, learned: list[list[tuple[Any, ...]]]) -> None:
    circle = story.circles[at - 1]
    gave = dict.fromkeys(circle, NOT_A_WITCH)
    took = dict.fromkeys(circle, NOT_A_WITCH)
    for card, before, after in zip(paths.cards, paths.places[at - 1], paths.places[at], strict=True):
        if after not in (HIDDEN, before):
            gave[before] = card.face
            took[after] = card.face
    for i, taker in enumerate(circle):
        giver = circle[(i + 1) % len(circle)]
        learned[taker].append((at - 1, "took", took[taker], -1 if story.mixed else giver))
    for i, giver in enumerate(circle):
        taker = circle[i - 1]
        learned[giver].append((at - 1, "gave", gave[giver], -1 if story.mixed else taker))


def _cards(t: Salem, view: dict[str, Any]) -> None:
    """Hands and deck: what is known stays, the rest of the 59 is dealt out by chance."""
    viewer = view["viewer"]
    pool = list(COPIES)
    for counts in (*t.front, t.estate_front):
        for kind, n in enumerate(counts):
            pool[kind] -= n
    for kind in (*t.discards, *t.aside, *t.removed):
        pool[kind] -= 1
    sizes: list[int] = list(view["hand_sizes"])
    known = t.known_hands[viewer] if viewer >= 0 else {}
    open_hands = view["reveal"] is not None
    for seat in range(t.seats):
        if seat != viewer and not open_hands:
            more = known.get(seat, NONE_OF_EACH)
            t.hand[seat] = [a + b for a, b in zip(t.public_hand[seat], more, strict=True)]
        for kind, n in enumerate(t.hand[seat]):
            pool[kind] -= n
    if view["estate_hand"] is not None:
        t.estate = [view["estate_hand"].get(kind, 0) for kind in CARDS]
    if view["deck_order"] is not None:
        t.deck = [CARDS.index(kind) for kind in reversed(view["deck_order"])]
        t.knows_deck[viewer] = True
    for kind in (*t.deck, *(k for k, n in enumerate(t.estate) for _ in range(n))):
        pool[kind] -= 1
    if min(pool) < 0:
        raise ValueError("more cards than there are")
    black = [k for k in (CONSPIRACY, NIGHT) if pool[k]]
    loose = [k for k, n in enumerate(pool) for _ in range(n) if k not in black]
    loose = [loose[i] for i in t.chance.shuffle(len(loose))]
    for seat in range(t.seats):
        for _ in range(sizes[seat] - sum(t.hand[seat])):
            t.hand[seat][loose.pop()] += 1
    for _ in range(view["estate_size"] - sum(t.estate)):
        t.estate[loose.pop()] += 1
    if view["deck_order"] is None:
        _deck(t, loose, black)


def _deck(t: Salem, loose: list[int], black: list[int]) -> None:
    for kind in black:
        if kind == NIGHT and t.night_last:
            continue
        loose.insert(t.chance.pick(len(loose) + 1), kind)
    t.deck = [NIGHT, *loose] if NIGHT in black and t.night_last else loose


def _characters(t: Salem, viewer: int) -> None:
    """Option choose_character: others were dealt two of those that the viewer was not."""
    if t.phase != "characters":
        return
    mine = t.offered[viewer] if viewer >= 0 else ()
    rest = [c for c in range(NOBODY) if c not in mine]
    order = t.chance.shuffle(len(rest))
    for seat in range(t.seats):
        if seat != viewer:
            t.offered[seat] = tuple(sorted(rest[order.pop()] for _ in range(2)))


def _secret_phase(t: Salem, view: dict[str, Any]) -> None:
    """What others have pointed at, sealed or been shown in the phase that is going on."""
    viewer = view["viewer"]
    kind = None if t.decision is None else t.decision.kind
    if kind is not None and kind.name in ("dawn_again", "night_again"):
        shown = view["witches_pointing"] or {}
        for seat in t.living:
            if seat != viewer:
                t.first_choice[seat] = shown.get(str(seat), t.living[t.chance.pick(len(t.living))])
    if any(frame[0] in _NIGHT_STEPS for frame in t.stack) or kind in (CONSTABLE_STAGE, CONFESS):
        t.marked = t.living[t.chance.pick(len(t.living))] if view["kill"] is None else view["kill"]
    for frame in t.stack:
        if frame[0] == turn_confessions_up.__name__:
            _sealed(t, frame[1][frame[2] :], viewer, view["confession"])
    if kind is not None and kind.name == "order":
        assert t.decision is not None
        t.knows_deck[t.decision.seats[0]] = True
        if view["deck_new_order"] is not None:
            t.ordering = [CARDS.index(k) for k in view["deck_new_order"]]
    if kind is GILES:
        assert t.decision is not None
        drawer = t.decision.seats[0]
        if drawer != viewer:
            unseen = [n - p for n, p in zip(t.hand[drawer], t.public_hand[drawer], strict=True)]
            cards = [k for k, n in enumerate(unseen) for _ in range(n)]
            t.drawn[drawer] = tuple(cards[i] for i in t.chance.shuffle(len(cards))[:2])
    if kind is not None and kind.name == "choose_of_two":
        assert t.decision is not None
        accused = t.decision.seats[0]
        if accused != viewer:
            faces = [f for f, n in enumerate(t.tryals[accused]) for _ in range(n)]
            order = t.chance.shuffle(len(faces))
            t.pointed[accused] = (faces[order[0]], faces[order[1]])


def _sealed(t: Salem, order: tuple[int, ...], viewer: int, mine: dict[str, Any] | None) -> None:
    for seat in order:
        if seat == viewer and mine is not None:
            act = t.game.acts.find(mine)
            assert act is not None
            t.confessions[seat] = act
        elif seat != viewer and seat in t.living:
            options = CONFESS.options(t, seat)
            t.confessions[seat] = options[t.chance.pick(len(options))]
