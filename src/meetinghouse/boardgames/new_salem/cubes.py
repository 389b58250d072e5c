"""Cubes and Buildings: building, placing, paying, removing, moving, and choosing which Building is meant (N2).

Wherever a Building has to be chosen the seat names its owner and design; only when that owner has copies of it with
different cubes does a second question tell them apart. Cubes are single: several are paid or laid down one by one, or
all at once in the usual way.
"""

from collections.abc import Callable, Iterable
from typing import Any

from meetinghouse.boardgames.new_salem.acts import (
    ALL_HERE,
    BUILDING,
    BUILDINGS_OF,
    COPY,
    MOST_TOLD,
    ONE_HERE,
    PAY_FOR_ME,
)
from meetinghouse.boardgames.new_salem.names import BUILDINGS, MOST_CUBES
from meetinghouse.boardgames.new_salem.rules import CUBE_SECONDS, RULES, question
from meetinghouse.boardgames.new_salem.state import (
    ANY_DESPAIR,
    ANY_HOPE,
    CUBES,
    DESIGN,
    DESPAIR,
    HOPE,
    ONE_DESPAIR,
    ONE_HOPE,
    Town,
    despair_on,
    hope_on,
)
from meetinghouse.engine.visibility import EVERYONE

ANY, WITH_HOPE, WITH_DESPAIR, WITH_CUBES, ROOM_FOR_HOPE, ROOM_FOR_DESPAIR = range(6)  # which Buildings are meant
BEARS = (0, ANY_HOPE, ANY_DESPAIR, ANY_HOPE | ANY_DESPAIR)  # and which cubes tell them


def building_acts(t: Town, owner: int, want: int = ANY) -> list[int]:
    bears = BEARS[want]
    mine, acts = t.in_play[owner], BUILDINGS_OF[owner]
    designs = [b & DESIGN for b in mine if b & bears] if bears else [b & DESIGN for b in mine]
    return [acts[design] for design in dict.fromkeys(designs)]


# ---- which copy ----------------------------------------------------------------------------------------------------


def with_copy(t: Town, seat: int, act: int, want: int, then: Callable[..., None], *data: Any) -> None:
    """Go on with `then(table, owner, building, *data)` for the Building that the act names. Copies with different cubes
    are told apart by a second question (N2.11)."""
    if BUILDING.has(act):
        owner, design = BUILDING.key(act)
    else:
        owner, design = seat, (ONE_HERE if ONE_HERE.has(act) else ALL_HERE).key(act)
    copies = _copies(t, owner, design, want)
    if len(copies) == 1:
        then(t, owner, copies[0], *data)
    else:
        t.ask(WHICH_COPY, (seat,), owner, design, want, then.__name__, data)


def _copies(t: Town, owner: int, design: int, want: int) -> list[int]:
    """The copies of a Building that differ and are meant, the one with the most cubes first."""
    copies = [b for b in t.in_play[owner] if b & DESIGN == design]
    if len(copies) < 2:  # it was on offer, so it is meant
        return copies
    if want >= ROOM_FOR_HOPE:
        full = MOST_CUBES << (HOPE if want == ROOM_FOR_HOPE else DESPAIR)
        bears = BEARS[want - ROOM_FOR_HOPE + WITH_HOPE]
        copies = [b for b in copies if b & bears < full]
    elif want != ANY:
        bears = BEARS[want]
        copies = [b for b in copies if b & bears]
    return sorted(set(copies), key=lambda b: (-hope_on(b) - despair_on(b), -b))


def _told_apart(building: int) -> int:
    return COPY[min(hope_on(building), MOST_TOLD), min(despair_on(building), MOST_TOLD)]


def _copy_acts(t: Town, seat: int, owner: int, design: int, want: int, step: str, data: tuple[Any, ...]) -> list[int]:
    return list(dict.fromkeys([_told_apart(b) for b in _copies(t, owner, design, want)]))


def _copy_chosen(
    t: Town, seat: int, act: int, owner: int, design: int, want: int, step: str, data: tuple[Any, ...]
) -> None:
    chosen = next(b for b in _copies(t, owner, design, want) if _told_apart(b) == act)
    RULES.steps[step](t, owner, chosen, *data)


WHICH_COPY = question("which_copy", "N2.11", _copy_acts, _copy_chosen, CUBE_SECONDS)


# ---- changing cubes ------------------------------------------------------------------------------------------------


def change(t: Town, owner: int, building: int, hope: int, despair: int) -> int:
    """Add cubes to a Building in play, or take them away; returns the Building as it is now. What does not fit is
    lost (N2.12)."""
    mine = t.in_play[owner]
    all_hope, all_despair = t.hope[owner] + hope, t.despair[owner] + despair
    if (all_hope > MOST_CUBES or all_despair > MOST_CUBES) and (hope > 0 or despair > 0):  # else no Building is full
        fitting = room_on(building, hope, despair)
        all_hope, all_despair = all_hope - hope + fitting[0], all_despair - despair + fitting[1]
        hope, despair = fitting
    changed = building + hope * ONE_HOPE + despair * ONE_DESPAIR
    mine[mine.index(building)] = changed
    t.hope[owner], t.despair[owner] = all_hope, all_despair
    return changed


def build(t: Town, seat: int, design: int, hope: int = 0, despair: int = 0) -> None:
    t.in_play[seat].append(design + hope * ONE_HOPE + despair * ONE_DESPAIR)
    t.hope[seat] += hope
    t.despair[seat] += despair


def move(t: Town, owner: int, building: int, target: int) -> None:
    """A Building changes hands; its cubes travel with it (N2.8)."""
    hope, despair = hope_on(building), despair_on(building)
    t.in_play[owner].remove(building)
    t.hope[owner] -= hope
    t.despair[owner] -= despair
    t.in_play[target].append(building)
    t.hope[target] += hope
    t.despair[target] += despair


def told(building: int) -> dict[str, Any]:
    """A Building and the cubes on it, as events tell them."""
    return {"building": BUILDINGS[building & DESIGN], "hope": hope_on(building), "despair": despair_on(building)}


def hand_over(t: Town, by: int, owner: int, building: int, target: int) -> None:
    move(t, owner, building, target)
    t.emit("deeded", seat=by, source=owner, target=target, **told(building))


def swap(t: Town, one: int, mine: int, other: int, theirs: int) -> None:
    move(t, one, mine, other)
    move(t, other, theirs, one)
    t.emit(
        "exchanged",
        seat=one,
        target=other,
        **told(mine),
        other=BUILDINGS[theirs & DESIGN],
        other_hope=hope_on(theirs),
        other_despair=despair_on(theirs),
    )


def tear_down(t: Town, owner: int, building: int) -> None:
    """A Building leaves play; its cubes go back to the supply, the card goes under the deck, seen by all (N2.8)."""
    t.in_play[owner].remove(building)
    t.hope[owner] -= hope_on(building)
    t.despair[owner] -= despair_on(building)
    put_under(t, building & DESIGN, EVERYONE)


def put_under(t: Town, design: int, seen: int) -> None:
    """A Building card goes under the deck (N2.9)."""
    t.under.append(design)
    t.under_seen.append(seen)


def draw(t: Town) -> int:
    """The top card of the Building deck; -1 when there is none."""
    if t.deck:
        t.deck_size -= 1
        del t.deck_seen[:1]
        return t.deck.pop()
    if t.under:
        t.under_seen.pop(0)
        return t.under.pop(0)
    return -1


def draw_some(t: Town, n: int) -> list[int]:
    """The top `n` cards of the Building deck; the caller knows that there are that many."""
    if t.deck_size < n:
        return [draw(t) for _ in range(n)]
    cards = t.deck[-n:]
    del t.deck[-n:]
    del t.deck_seen[:n]
    t.deck_size -= n
    return cards


def cards_to_draw(t: Town) -> int:
    return t.deck_size + len(t.under)


# ---- receiving cubes -----------------------------------------------------------------------------------------------


@RULES.step
def place(t: Town, seat: int, hope: int, despair: int) -> None:
    """A seat receives cubes and lays each on a Building of its choice (N2.7); without any they are lost (N2.8)."""
    mine = t.in_play[seat]
    if t.hope[seat] >= MOST_CUBES or t.despair[seat] >= MOST_CUBES:
        mine = _with_room(mine, hope, despair)
    if not mine:
        t.emit("no_room" if t.in_play[seat] else "cubes_lost", seat=seat, hope=hope, despair=despair)
    elif len(mine) == 1 or (hope + despair == 1 and len(set(mine)) == 1):
        place_on(t, seat, mine[0], hope, despair)
    else:
        t.ask(PLACE, (seat,), hope, despair)


def room_on(building: int, hope: int, despair: int) -> tuple[int, int]:
    """How many of such cubes a Building still bears (N2.12)."""
    for_hope, for_despair = MOST_CUBES - (building >> HOPE & CUBES), MOST_CUBES - (building >> DESPAIR)
    return hope if hope < for_hope else for_hope, despair if despair < for_despair else for_despair


def _with_room(buildings: list[int], hope: int, despair: int) -> list[int]:
    """Those of some Buildings that bear one more of the cubes that come."""
    return [b for b in buildings if any(room_on(b, hope, despair))]


def _places(t: Town, seat: int, hope: int, despair: int) -> list[int]:
    """The place where most such cubes lie comes first, and before single cubes all of them at once."""
    mine = t.in_play[seat]
    if t.hope[seat] >= MOST_CUBES or t.despair[seat] >= MOST_CUBES:
        mine = _with_room(mine, hope, despair)
    designs = _fullest_first(mine, ANY_HOPE if hope else ANY_DESPAIR)
    if hope + despair == 1:
        acts = BUILDINGS_OF[seat]
        return [acts[design] for design in designs]
    return [*ALL_HERE.acts(designs), *ONE_HERE.acts(designs)]


def _fullest_first(buildings: list[int], cubes: int) -> Iterable[int]:
    """The designs of some Buildings, those with the most of such cubes first. The masked ints are in that order."""
    return dict.fromkeys([b & DESIGN for b in sorted(buildings, key=cubes.__and__, reverse=True)])


def _placed(t: Town, seat: int, act: int, hope: int, despair: int) -> None:
    want = ROOM_FOR_HOPE if hope else ROOM_FOR_DESPAIR
    with_copy(t, seat, act, want, place_one if ONE_HERE.has(act) else place_on, hope, despair)


@RULES.step
def place_one(t: Town, owner: int, building: int, hope: int, despair: int) -> None:
    """One cube here; then the rest."""
    one = min(hope, 1), min(despair, 1)
    place_on(t, owner, building, *one)
    place(t, owner, hope - one[0], despair - one[1])


@RULES.step
def place_on(t: Town, owner: int, building: int, hope: int, despair: int) -> None:
    """What fits here; the rest elsewhere."""
    laid = change(t, owner, building, hope, despair) - building
    more = hope * ONE_HOPE + despair * ONE_DESPAIR - laid
    if more:
        hope, despair = hope_on(laid), despair_on(laid)
    t.emit("placed", seat=owner, building=BUILDINGS[building & DESIGN], hope=hope, despair=despair)
    if more:
        place(t, owner, hope_on(more), despair_on(more))


def _place_by_chance(t: Town, seat: int, hope: int, despair: int) -> int:
    """Silence lays all of them on one Building."""
    offered = [act for act in _places(t, seat, hope, despair) if not ONE_HERE.has(act)]
    return offered[t.chance.pick(len(offered))]


PLACE = RULES.decision(
    "place", rule="N2.7", options=_places, then=_placed, default=_place_by_chance, seconds=CUBE_SECONDS
)


# ---- paying Hope ---------------------------------------------------------------------------------------------------


@RULES.step
def pay(t: Town, seat: int, n: int) -> None:
    """Take `n` Hope off a seat's own Buildings, each from where the seat likes (N2.7)."""
    if not pay_now(t, seat, n):
        t.ask(PAY_FROM, (seat,), n)


def pay_now(t: Town, seat: int, n: int) -> bool:
    """Pay if there is nothing to choose; says whether it is paid."""
    if n <= 0:
        return True
    if t.hope[seat] != n:
        bearing = [b for b in t.in_play[seat] if b & ANY_HOPE]
        if len(bearing) != 1 and (n != 1 or len(set(bearing)) != 1):
            return False
    pay_usually(t, seat, n)
    return True


def pay_usually(t: Town, seat: int, n: int) -> None:
    """Each Hope from where most lies, so that what is left lies spread and no single loss takes it all."""
    for _ in range(n):
        change(t, seat, max(t.in_play[seat], key=ANY_HOPE.__and__), -1, 0)


def _payers(t: Town, seat: int, n: int) -> list[int]:
    bearing = [b for b in t.in_play[seat] if b & ANY_HOPE]
    acts = BUILDINGS_OF[seat]
    single = [acts[design] for design in _fullest_first(bearing, ANY_HOPE)]
    return [PAY_FOR_ME, *single] if n > 1 else single


def _payer_chosen(t: Town, seat: int, act: int, n: int) -> None:
    if act == PAY_FOR_ME:
        pay_usually(t, seat, n)
    else:
        with_copy(t, seat, act, WITH_HOPE, pay_one, n)


@RULES.step
def pay_one(t: Town, owner: int, building: int, n: int) -> None:
    """One Hope from here; then the rest."""
    change(t, owner, building, -1, 0)
    if n > 1:
        pay(t, owner, n - 1)


def _pay_for_them(t: Town, seat: int, n: int) -> int:
    """Silence pays in the usual way (N12.4)."""
    return _payers(t, seat, n)[0]


PAY_FROM = RULES.decision(
    "pay_from", rule="N2.7", options=_payers, then=_payer_chosen, default=_pay_for_them, seconds=CUBE_SECONDS
)


# ---- removing Despair ----------------------------------------------------------------------------------------------


@RULES.step
def remove_despair(t: Town, seat: int, n: int) -> None:
    """A seat takes `n` Despair off any Buildings, one by one; not optional, and nothing when there is none (N4.5)."""
    if n <= 0 or not any(t.despair):
        return
    if n > 1:
        t.push(remove_despair, seat, n - 1)
    owners = _with_despair(t)
    bearing = {b for b in t.in_play[owners[0]] if b >= ONE_DESPAIR} if len(owners) == 1 else set()
    if len(bearing) == 1:
        remove_one(t, owners[0], bearing.pop(), seat)
    else:
        t.ask(REMOVE_FROM, (seat,))


def _with_despair(t: Town) -> list[int]:
    return [owner for owner, n in enumerate(t.despair) if n]


def _bearing(t: Town, seat: int) -> list[int]:
    return [act for owner in _with_despair(t) for act in building_acts(t, owner, WITH_DESPAIR)]


def _bearer_chosen(t: Town, seat: int, act: int) -> None:
    with_copy(t, seat, act, WITH_DESPAIR, remove_one, seat)


@RULES.step
def remove_one(t: Town, owner: int, building: int, by: int) -> None:
    change(t, owner, building, 0, -1)
    t.emit("removed", seat=by, target=owner, building=BUILDINGS[building & DESIGN])


REMOVE_FROM = question("remove_from", "N4.5", _bearing, _bearer_chosen, CUBE_SECONDS)
