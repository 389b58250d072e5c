"""From a view back to a table: everything hidden is dealt anew, by chance, so that it fits what the viewer knows."""

from typing import Any

from meetinghouse.boardgames.new_salem.cardset import named
from meetinghouse.boardgames.new_salem.names import BUILDINGS, CHARACTERS, EVENTS, MOST_CUBES, TYPES
from meetinghouse.boardgames.new_salem.rules import RULES
from meetinghouse.boardgames.new_salem.state import HELD_EVENTS, ONE_DESPAIR, ONE_HOPE, Town

_BUILDING = {name: i for i, name in enumerate(BUILDINGS)}
_CHARACTER = {name: i for i, name in enumerate(CHARACTERS)}
_TRIES = 60  # full deals of Characters before searching for one that fits


@RULES.imagine
def imagine(t: Town, view: dict[str, Any]) -> None:
    t.set = named(t.options["cards"])
    _check(t, view)
    t.in_play = [
        [_BUILDING[b["building"]] + b["hope"] * ONE_HOPE + b["despair"] * ONE_DESPAIR for b in mine]
        for mine in view["buildings"]
    ]
    _cards(t, view)
    _events(t, view)
    t.character = _characters(t, [None if c is None else _CHARACTER[c] for c in view["characters"]])


def _check(t: Town, view: dict[str, Any]) -> None:
    """Views come from anywhere: lengths and ranges that later play relies on."""
    n = t.seats
    by_seat = (t.badges, t.trials, t.hope, t.despair, t.fresh, t.types_shown, t.hand_seen, t.character_seen)
    lists = (*by_seat, view["buildings"], view["characters"], view["hand_sizes"], view["passed_hands"])
    if any(len(entry) != n for entry in lists) or len(t.holder) != len(HELD_EVENTS):
        raise ValueError("a list of the wrong length")
    fits = t.direction in (1, -1) and 0 <= t.constable < n and 1 <= t.round <= 5 and min(t.fresh) >= 0
    fits = fits and 0 <= t.trials_left <= t.set.trials[n] and all(-1 <= seat < n for seat in (t.designated, *t.holder))
    if not fits or any(not 0 <= mask < 1 << len(TYPES) for mask in t.types_shown):
        raise ValueError("a number out of range")
    for mine, hope, despair in zip(view["buildings"], t.hope, t.despair, strict=True):
        cubes = [(b["hope"], b["despair"]) for b in mine]
        if any(type(c) is not int or not 0 <= c <= MOST_CUBES for pair in cubes for c in pair):
            raise ValueError("cubes out of range")
        if (hope, despair) != (sum(h for h, _ in cubes), sum(d for _, d in cubes)):
            raise ValueError("cubes that do not add up")


def _cards(t: Town, view: dict[str, Any]) -> None:
    """Hands, the deck and what lies under it: what is unknown is dealt out of what is unseen."""
    viewer = view["viewer"]
    sizes = view["hand_sizes"]
    known: list[list[int] | None] = [None if h is None else [_BUILDING[c] for c in h] for h in view["passed_hands"]]
    if viewer >= 0:
        known[viewer] = [_BUILDING[c] for c in view["hand"]]
    under = [None if c is None else _BUILDING[c] for c in view["under_deck"]]
    top = [None if c is None else _BUILDING[c] for c in view["deck_top"]]
    if len(under) != len(t.under_seen) or not len(top) == len(t.deck_seen) <= t.deck_size:
        raise ValueError("a list of the wrong length")
    unseen = list(t.set.box[t.seats])
    for mine in view["buildings"]:
        for b in mine:
            unseen.remove(_BUILDING[b["building"]])
    for hand in known:
        for card in hand or ():
            unseen.remove(card)
    for card in (*t.cart, *(c for c in (*under, *top) if c is not None)):
        unseen.remove(card)
    dealt = t.chance.shuffled(unseen)
    wanted = sum(size for size, hand in zip(sizes, known, strict=True) if hand is None) + under.count(None)
    if len(dealt) - wanted != t.deck_size - len(top) + top.count(None):
        raise ValueError("cards that do not add up")
    hands: list[list[int]] = []
    for size, hand in zip(sizes, known, strict=True):
        cards = [dealt.pop() for _ in range(size)] if hand is None else hand
        if len(cards) != size:
            raise ValueError("a hand of the wrong size")
        hands.append(sorted(cards))
    t.hands = hands
    t.under = [dealt.pop() if card is None else card for card in under]
    t.deck = [*dealt[top.count(None) :], *reversed(_filled(top, dealt))]


def _filled(top: list[int | None], dealt: list[int]) -> list[int]:
    """The top of a deck, where what was not seen is dealt."""
    unseen = iter(dealt)
    return [next(unseen) if card is None else card for card in top]


def _events(t: Town, view: dict[str, Any]) -> None:
    top = [None if name is None else EVENTS.index(name) for name in view["events_to_come"]]
    gone = {*t.row, *t.used}
    gone |= {EVENTS.index(HELD_EVENTS[i]) for i, seat in enumerate(t.holder) if seat >= 0}
    gone |= {event for event in top if event is not None}
    rest = [e for e in t.set.deck_events(t.options["edition"], t.seats) if e not in gone]
    dealt = t.chance.shuffled(rest)
    if len(top) != len(t.foreseen) or top.count(None) > len(dealt):
        raise ValueError("a list of the wrong length")
    t.event_deck = [*dealt[top.count(None) :], *reversed(_filled(top, dealt))]


# ---- Characters ------------------------------------------------------------------------------------------------------


def _characters(t: Town, known: list[int | None]) -> list[int]:
    """A deal as at setup that fits the Characters and types the viewer has seen; each such deal equally likely."""
    for _ in range(_TRIES):
        dealt = _deal_rest(t, known)
        if all(_fits(t, seat, c) for seat, c in enumerate(dealt)):
            return dealt
    found = _search(t, known, [], _shuffled(t))
    if found is None:
        raise ValueError("no deal of Characters fits")
    return found


def _shuffled(t: Town) -> list[int]:
    return t.chance.shuffled(t.set.characters)


def _fits(t: Town, seat: int, character: int) -> bool:
    return not t.types_shown[seat] & ~t.set.types[character]


def _deal_rest(t: Town, known: list[int | None]) -> list[int]:
    """Sides first, as if the pool were shuffled; then cards of each side."""
    witch = t.set.witch
    seen = [c for c in known if c is not None]
    witches = t.set.witches[t.seats] - sum(witch[c] for c in seen)
    puritans = t.set.puritans[t.seats] - sum(not witch[c] for c in seen)
    if witches < 0 or puritans < 0 or len(set(seen)) != len(seen):
        raise ValueError("Characters that cannot be")
    sides = t.chance.shuffle(witches + puritans)
    order = [c for c in _shuffled(t) if c not in seen]
    piles = {side: [c for c in order if witch[c] is side] for side in (False, True)}
    at = iter(sides)
    return [piles[next(at) < witches].pop() if c is None else c for c in known]


def _search(t: Town, known: list[int | None], dealt: list[int], order: list[int]) -> list[int] | None:
    """Seat by seat with a way back: finds a deal that fits whenever there is one."""
    if len(dealt) == t.seats:
        witches = sum(t.set.witch[c] for c in dealt)
        fits = witches <= t.set.witches[t.seats] and t.seats - witches <= t.set.puritans[t.seats]
        return dealt if fits else None
    seat = len(dealt)
    given = known[seat]
    for character in order if given is None else [given]:
        if character in dealt or (given is None and character in known) or not _fits(t, seat, character):
            continue
        found = _search(t, known, [*dealt, character], order)
        if found is not None:
            return found
    return None
