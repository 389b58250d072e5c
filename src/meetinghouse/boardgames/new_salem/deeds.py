"""What the verbs of an Event do to the town (N13.24), once what they need has been chosen.

Each deed returns what has been named, changed where a Building has; or None where it has pushed or asked something.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meetinghouse.boardgames.new_salem import cubes
from meetinghouse.boardgames.new_salem.characters import show_character
from meetinghouse.boardgames.new_salem.events import character_witness, land_rush, letters_of_trade, peddlers_cart
from meetinghouse.boardgames.new_salem.events.trial import ON_TABLE, lift, put_on_trial
from meetinghouse.boardgames.new_salem.names import BUILDINGS
from meetinghouse.boardgames.new_salem.state import (
    CHARTER_CARD,
    DESIGN,
    LETTER_CARD,
    PARDON_CARD,
    Town,
    despair_on,
    hope_on,
)
from meetinghouse.boardgames.new_salem.state import CUBES as MOST_CUBES
from meetinghouse.engine.verbs import Place

Named = tuple[Any, ...]  # what the steps so far have named
HOLDERS = {"pardon": PARDON_CARD, "royal_charter": CHARTER_CARD, "scarlet_letter": LETTER_CARD}


def keep(named: Named, place: int, thing: Any) -> Named:
    """What has been named, with one thing more or another in its place."""
    if place < 0:
        return named
    room = named + (None,) * (place + 1 - len(named))
    return (*room[:place], thing, *room[place + 1 :])


def seat_of(t: Town, value: Any, named: Named) -> int:
    return int(named[value]) if isinstance(value, Place) else t.constable


def number_of(value: int, named: Named) -> int:
    """A number that is written down, or one that was named; of a list, how many it has."""
    found = named[value] if isinstance(value, Place) else value
    return len(found) if isinstance(found, tuple) else int(found)


def _look(t: Town, args: dict[str, Any], named: Named) -> Named:
    show_character(t, seat_of(t, args["what"], named), seat_of(t, args["by"], named), "looked")
    return named


def _show(t: Town, args: dict[str, Any], named: Named) -> Named:
    show_character(t, seat_of(t, args["what"], named), seat_of(t, args["to"], named), "shown")
    return named


def _show_type(t: Town, args: dict[str, Any], named: Named) -> None:
    seat = seat_of(t, args["what"], named)
    if letters_of_trade.SHOW.options(t, seat):
        t.ask(letters_of_trade.SHOW, (seat,))


def _testify(t: Town, args: dict[str, Any], named: Named) -> None:
    t.ask(character_witness.TESTIFY, (seat_of(t, args["what"], named),), seat_of(t, args["about"], named))


def _still_there(t: Town, thing: Any) -> bool:
    """A Building that was named may have been torn down or paid from since."""
    return thing is not None and thing[1] in t.in_play[thing[0]]


def _move(t: Town, args: dict[str, Any], named: Named) -> Named:
    thing, target = named[args["what"]], seat_of(t, args["to"], named)
    if not _still_there(t, thing):
        return named
    owner, building = thing
    cubes.move(t, owner, building, target)
    t.emit("deeded", seat=t.constable, source=owner, target=target, building=BUILDINGS[building & DESIGN])
    return keep(named, args["what"], (target, building))


def _swap(t: Town, args: dict[str, Any], named: Named) -> Named:
    one, other = named[args["what"]], named[args["with"]]
    if one == other or not (_still_there(t, one) and _still_there(t, other)):
        return named
    cubes.move(t, one[0], one[1], other[0])
    cubes.move(t, other[0], other[1], one[0])
    names = [BUILDINGS[thing[1] & DESIGN] for thing in (one, other)]
    t.emit("exchanged", seat=one[0], target=other[0], building=names[0], other=names[1])
    return keep(keep(named, args["what"], (other[0], one[1])), args["with"], (one[0], other[1]))


def _tear_down(t: Town, args: dict[str, Any], named: Named) -> Named:
    thing = named[args["what"]]
    if not _still_there(t, thing):
        return named
    owner, building = thing
    cubes.tear_down(t, owner, building)
    t.emit(
        "burnt",
        seat=t.constable,
        target=owner,
        building=BUILDINGS[building & DESIGN],
        hope=hope_on(building),
        despair=despair_on(building),
    )
    return named


def _change(t: Town, place: Any, named: Named, hope: int, despair: int) -> Named:
    """Cubes on a Building, as many as there are and as it can bear."""
    thing = named[place]
    if not _still_there(t, thing):
        return named
    owner, building = thing
    hope = max(-hope_on(building), min(hope, MOST_CUBES - hope_on(building)))
    despair = max(-despair_on(building), min(despair, MOST_CUBES - despair_on(building)))
    changed = cubes.change(t, owner, building, hope, despair)
    return keep(named, place, (owner, changed))


def _add(t: Town, args: dict[str, Any], named: Named) -> Named | None:
    n = number_of(args["n"], named)
    hope, despair = (n, 0) if args["what"] == "hope" else (0, n)
    onto = args["to"]
    if isinstance(onto, Place) and isinstance(named[onto], tuple):
        named = _change(t, onto, named, hope, despair)
        owner, building = named[onto]
        t.emit("placed", seat=owner, building=BUILDINGS[building & DESIGN], hope=hope, despair=despair)
        return named
    if n:
        cubes.place(t, seat_of(t, onto, named), hope, despair)
    return None


def _remove(t: Town, args: dict[str, Any], named: Named) -> Named | None:
    n = number_of(args["n"], named)
    if isinstance(args["of"], Place):
        return _change(t, args["of"], named, *((-n, 0) if args["what"] == "hope" else (0, -n)))
    cubes.remove_despair(t, seat_of(t, args["by"], named), n)
    return None


def _take(t: Town, args: dict[str, Any], named: Named) -> None:
    seat = seat_of(t, args["of"], named)
    cubes.pay(t, seat, min(number_of(args["n"], named), t.hope[seat]))


def _turn(t: Town, args: dict[str, Any], named: Named) -> Named:
    thing = named[args["what"]]
    turn = 1 if args["into"] == "hope" else -1
    if not _still_there(t, thing) or not (despair_on(thing[1]) if turn > 0 else hope_on(thing[1])):
        return named
    name = BUILDINGS[thing[1] & DESIGN]
    named = _change(t, args["what"], named, turn, -turn)
    t.emit("turned", seat=t.constable, target=thing[0], building=name, cube=args["into"])
    return named


def _draw(t: Town, args: dict[str, Any], named: Named) -> Named:
    for _ in range(args["what"]):
        land_rush.claim(t, seat_of(t, args["to"], named))
    return named


def _sell(t: Town, args: dict[str, Any], named: Named) -> None:
    land_rush.offer(t)


def _cart(t: Town, args: dict[str, Any], named: Named) -> Named:
    """The cart leaves when the Event is over, whatever comes of it."""
    waiting = t.stack.pop()
    t.push(peddlers_cart.cart_leaves)
    t.stack.append(waiting)
    peddlers_cart.fill(t, args["what"])
    return named


def _take_from_cart(t: Town, args: dict[str, Any], named: Named) -> None:
    if t.cart:
        t.ask(peddlers_cart.BUY, (seat_of(t, args["what"], named),))


def _give_trial(t: Town, args: dict[str, Any], named: Named) -> Named:
    target = seat_of(t, args["what"], named)
    source = ON_TABLE if args["of"] is None else seat_of(t, args["of"], named)
    there = t.trials_left > 0 if source == ON_TABLE else t.trials[source]
    if there and not t.trials[target]:
        put_on_trial(t, source, target)
    return named


def _lift_trial(t: Town, args: dict[str, Any], named: Named) -> Named:
    seat = seat_of(t, args["what"], named)
    if t.trials[seat]:
        lift(t, seat)
    return named


_HANDED = {"pardon": "pardoned", "royal_charter": "chartered", "scarlet_letter": "lettered"}


def _hand(t: Town, args: dict[str, Any], named: Named) -> Named:
    target = seat_of(t, args["to"], named)
    t.holder[HOLDERS[args["what"]]] = target
    if args["what"] == "royal_charter":
        t.emit("chartered", seat=target)
    else:
        t.emit(_HANDED[args["what"]], seat=t.constable, target=target)
    return named


def _next_constable(t: Town, args: dict[str, Any], named: Named) -> Named:
    t.designated = seat_of(t, args["what"], named)
    if t.designated != t.constable:
        t.emit("elected", seat=t.designated)
    return named


DEEDS: dict[str, Callable[[Town, dict[str, Any], Named], Named | None]] = {
    "look": _look,
    "show": _show,
    "show_type": _show_type,
    "testify": _testify,
    "move": _move,
    "swap": _swap,
    "tear_down": _tear_down,
    "add": _add,
    "remove": _remove,
    "take": _take,
    "turn": _turn,
    "draw": _draw,
    "sell": _sell,
    "cart": _cart,
    "take_from_cart": _take_from_cart,
    "give_trial": _give_trial,
    "lift_trial": _lift_trial,
    "hand": _hand,
    "next_constable": _next_constable,
}
