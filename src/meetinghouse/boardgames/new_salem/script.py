"""Carries out Events that a card set puts together from verbs (N13.24).

What the steps name is kept in the frame: a player by seat, a Building by owner and cubes, numbers, lists of seats. All
of it is public, as frames are. Every verb does what the house Events do, with their own functions and questions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from meetinghouse.boardgames.new_salem import cubes
from meetinghouse.boardgames.new_salem.acts import ENOUGH, GET_HOPE, SEAT, TURN
from meetinghouse.boardgames.new_salem.characters import show_character, unseen_by
from meetinghouse.boardgames.new_salem.events import character_witness, land_rush, letters_of_trade, peddlers_cart
from meetinghouse.boardgames.new_salem.events.change_of_heart import turns
from meetinghouse.boardgames.new_salem.events.election import most_votes
from meetinghouse.boardgames.new_salem.events.silent_prayer import prayers, shadows_of
from meetinghouse.boardgames.new_salem.events.sworn_oath import thanks
from meetinghouse.boardgames.new_salem.events.trial import ON_TABLE, free_seats, lift, put_on_trial
from meetinghouse.boardgames.new_salem.names import BUILDINGS
from meetinghouse.boardgames.new_salem.powers import SECRET_SECONDS, Scripted, ask_seat, choose_seat
from meetinghouse.boardgames.new_salem.rules import RULES, SECONDS, question
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
from meetinghouse.engine.game import Closes
from meetinghouse.engine.verbs import Instruction, Place, outermost

Named = tuple[Any, ...]  # what the steps so far have named
BEARS = {"any": cubes.ANY, "hope": cubes.WITH_HOPE, "despair": cubes.WITH_DESPAIR, "cubes": cubes.WITH_CUBES}
HOLDERS = {"pardon": PARDON_CARD, "royal_charter": CHARTER_CARD, "scarlet_letter": LETTER_CARD}

GROUPS: dict[str, Callable[[Town, int], Sequence[int]]] = {
    "others": lambda t, by: t.others(by),
    "anyone": lambda t, by: t.from_constable(),
    "unseen": unseen_by,
    "on_trial": lambda t, by: [seat for seat in t.from_constable() if t.trials[seat]],
    "not_on_trial": free_seats,
    "triable": lambda t, by: free_seats(t, by) if t.trials_left else [],
    "with_hope": lambda t, by: [seat for seat in t.others(by) if t.hope[seat]],
    "can_show_a_type": letters_of_trade.askable,
    "can_be_constable": lambda t, by: [seat for seat in t.others(t.constable) if not t.trials[seat]],
}
CONDITIONS: dict[str, Callable[[Town], int]] = {
    "despair": lambda t: sum(t.despair),
    "hope": lambda t: sum(t.hope),
    "my_despair": lambda t: t.despair[t.constable],
    "my_hope": lambda t: t.hope[t.constable],
    "trials": lambda t: sum(t.trials),
    "round": lambda t: t.round,
}


def code_of(t: Town, event: int) -> tuple[Instruction, ...]:
    """The program of an Event."""
    power = t.set.powers[event]
    assert isinstance(power, Scripted)
    return power.code


def possible(t: Town, event: int) -> bool:
    """Whether each choice that hangs on nothing else has something to choose from; without any, whether the first step
    would do something (N7.7)."""
    code = code_of(t, event)
    free = [step for step in outermost(code) if step.verb in ("choose", "vote") and not _hangs(step)]
    if free:
        return all(_offers(t, step, t.set.cost[event]) for step in free)
    first = code[0]
    if first.verb == "remove":
        return any(t.despair)
    return cubes.cards_to_draw(t) > 0 if first.verb in ("draw", "cart", "sell") else True


def _hangs(step: Instruction) -> bool:
    return any(isinstance(step.args.get(arg), Place) for arg in ("by", "of", "but"))


def _offers(t: Town, step: Instruction, cost: int) -> bool:
    """Whether there is something to choose from once the cost is paid."""
    what = step.args["what"]
    if what == "building":
        return bool(_buildings(t, t.constable, step.args, ()))
    if what == "cube":
        return any(t.despair) or sum(t.hope) > cost
    return what == "thanks" or bool(GROUPS[what if step.verb == "vote" else step.args["from"]](t, t.constable))


# ---- running -------------------------------------------------------------------------------------------------------


@RULES.step
def run_script(t: Town, event: int, at: int, end: int, named: Named) -> None:
    """Carry out the steps from `at` on, until one has to wait for an answer."""
    code = code_of(t, event)
    while at < end:
        step = code[at]
        if step.verb == "if":
            what = step.args["what"]
            n = named[what] if isinstance(what, Place) else CONDITIONS[what](t)
            low, high = step.args["at_least"], step.args["at_most"]
            at = at + 1 if (n >= low if low is not None else n <= high) else step.on
        elif step.verb == "else":
            at = step.on
        elif step.verb == "for_each":
            what = step.args["what"]
            listed = named[what] if isinstance(what, Place) else GROUPS[what](t, t.constable)
            t.push(run_script, event, step.on, end, named)
            for thing in reversed(listed):
                t.push(run_script, event, at + 1, step.on, keep(named, step.name, thing))
            return
        else:
            t.push(run_script, event, at + 1, end, named)  # what a step pushes or asks comes before it
            if step.verb in _CHOICES:
                _CHOICES[step.verb](t, event, at, end, named)
                return
            changed = _DEEDS[step.verb](t, step.args, named)
            if changed is None:
                return
            t.stack.pop()
            named, at = changed, at + 1


def keep(named: Named, place: int, thing: Any) -> Named:
    """What has been named, with one thing more or another in its place."""
    if place < 0:
        return named
    room = named + (None,) * (place + 1 - len(named))
    return (*room[:place], thing, *room[place + 1 :])


def _go_on(t: Town, thing: Any) -> None:
    """The thing that was chosen, for the steps that wait on top of the stack."""
    _, event, at, end, named = t.stack.pop()
    t.push(run_script, event, at, end, keep(named, code_of(t, event)[at - 1].name, thing))


def _seat(t: Town, value: Any, named: Named) -> int:
    return int(named[value]) if isinstance(value, Place) else t.constable


def _number(value: int, named: Named) -> int:
    """A number that is written down, or one that was named; of a list, how many it has."""
    found = named[value] if isinstance(value, Place) else value
    return len(found) if isinstance(found, tuple) else int(found)


# ---- choosing ------------------------------------------------------------------------------------------------------


def _step_of(t: Town, event: int, at: int) -> dict[str, Any]:
    return code_of(t, event)[at].args


def _players(t: Town, seat: int, args: dict[str, Any], named: Named) -> list[int]:
    but = args["but"]
    without = -1 if but is None else named[but][0] if isinstance(named[but], tuple) else named[but]
    return [s for s in GROUPS[args["from"]](t, seat) if s != without]


def _buildings(t: Town, seat: int, args: dict[str, Any], named: Named) -> list[int]:
    of, want = args["of"], BEARS[args["bearing"]]
    owners = {"anyone": range(t.seats), "others": t.others(seat), "me": (t.constable,)}
    return [
        act
        for owner in (owners[of] if isinstance(of, str) else (named[of],))
        for act in cubes.building_acts(t, owner, want)
    ]


def _choose(t: Town, event: int, at: int, end: int, named: Named) -> None:
    """Where there is nothing to choose from, the rest of the Event comes to nothing (N7.2)."""
    args = _step_of(t, event, at)
    by = _seat(t, args["by"], named)
    kind = {
        "player": SCRIPT_SEAT,
        "players": SCRIPT_SEATS,
        "building": SCRIPT_BUILDING,
        "cube": SCRIPT_CUBE,
        "thanks": SCRIPT_THANKS,
    }[args["what"]]
    data: Any = (event, at, named, ()) if args["what"] == "players" else (event, at, named)
    if not kind.options(t, by, *data):
        t.stack.pop()
    elif kind is SCRIPT_SEAT:
        ask_seat(t, kind, by, *data)
    else:
        t.ask(kind, (by,), *data)


def _seat_options(t: Town, seat: int, event: int, at: int, named: Named) -> list[int]:
    return _players(t, seat, _step_of(t, event, at), named)


def _seat_chosen(t: Town, by: int, target: int, event: int, at: int, named: Named) -> None:
    _go_on(t, target)


def _seats_options(t: Town, seat: int, event: int, at: int, named: Named, chosen: tuple[int, ...]) -> list[int]:
    offered = [SEAT[s] for s in _players(t, seat, _step_of(t, event, at), named) if s not in chosen]
    return [*offered, ENOUGH] if chosen else offered


def _seats_chosen(t: Town, seat: int, act: int, event: int, at: int, named: Named, chosen: tuple[int, ...]) -> None:
    if act != ENOUGH:
        chosen = (*chosen, SEAT.key(act))
        if len(chosen) < _step_of(t, event, at)["most"] and len(_seats_options(t, seat, event, at, named, chosen)) > 1:
            t.ask(SCRIPT_SEATS, (seat,), event, at, named, chosen)
            return
    _go_on(t, chosen)


def _seats_silent(t: Town, seat: int, event: int, at: int, named: Named, chosen: tuple[int, ...]) -> int:
    offered = _seats_options(t, seat, event, at, named, chosen)
    return ENOUGH if chosen else offered[t.chance.pick(len(offered))]


def _building_options(t: Town, seat: int, event: int, at: int, named: Named) -> list[int]:
    return _buildings(t, seat, _step_of(t, event, at), named)


def _building_named(t: Town, seat: int, act: int, event: int, at: int, named: Named) -> None:
    cubes.with_copy(t, seat, act, BEARS[_step_of(t, event, at)["bearing"]], building_chosen)


@RULES.step
def building_chosen(t: Town, owner: int, building: int) -> None:
    _go_on(t, (owner, building))


def _cube_options(t: Town, seat: int, event: int, at: int, named: Named) -> list[int]:
    return turns(t, seat)


def _cube_chosen(t: Town, seat: int, act: int, event: int, at: int, named: Named) -> None:
    _go_on(t, TURN.key(act))


def _thanks_options(t: Town, seat: int, event: int, at: int, named: Named) -> list[int]:
    return thanks(t, seat)


def _thanks_chosen(t: Town, seat: int, act: int, event: int, at: int, named: Named) -> None:
    _go_on(t, int(act == GET_HOPE))


SCRIPT_SEAT = choose_seat("script_seat", _seat_options, _seat_chosen)
SCRIPT_SEATS = RULES.decision(
    "script_seats", options=_seats_options, then=_seats_chosen, default=_seats_silent, seconds=SECONDS
)
SCRIPT_BUILDING = question("script_building", _building_options, _building_named)
SCRIPT_CUBE = question("script_cube", _cube_options, _cube_chosen)
SCRIPT_THANKS = question("script_thanks", _thanks_options, _thanks_chosen)


# ---- all at once ---------------------------------------------------------------------------------------------------


def _vote(t: Town, event: int, at: int, end: int, named: Named) -> None:
    if _ballot(t, 0, event, at):
        t.ask(SCRIPT_VOTE, range(t.seats), event, at)
    else:
        t.stack.pop()


def _ballot(t: Town, seat: int, event: int, at: int) -> list[int]:
    return [SEAT[s] for s in GROUPS[_step_of(t, event, at)["what"]](t, t.constable)]


def _voted(t: Town, answers: dict[int, int], event: int, at: int) -> None:
    ask_seat(t, SCRIPT_TIE, t.constable, most_votes(t, answers))


def _tied(t: Town, seat: int, tied: tuple[int, ...]) -> list[int]:
    return list(tied)


def _elected(t: Town, by: int, target: int, tied: tuple[int, ...]) -> None:
    _go_on(t, target)


def _pray(t: Town, event: int, at: int, end: int, named: Named) -> None:
    t.ask(SCRIPT_PRAYER, range(t.seats))


def _prayed(t: Town, answers: dict[int, int]) -> None:
    _go_on(t, shadows_of(t, answers))


SCRIPT_VOTE = RULES.decision(
    "script_vote", closes=Closes.ALL, options=_ballot, then=_voted, seconds=SECONDS, public_answers=True
)
SCRIPT_TIE = choose_seat("script_tie", _tied, _elected)
SCRIPT_PRAYER = RULES.decision(
    "script_prayer", closes=Closes.ALL, options=prayers, then=_prayed, seconds=SECRET_SECONDS
)
_CHOICES: dict[str, Callable[[Town, int, int, int, Named], None]] = {"choose": _choose, "vote": _vote, "pray": _pray}


# ---- deeds ---------------------------------------------------------------------------------------------------------
# Each returns what has been named, changed where a Building has; or None where it has pushed or asked something.


def _look(t: Town, args: dict[str, Any], named: Named) -> Named:
    show_character(t, _seat(t, args["what"], named), _seat(t, args["by"], named), "looked")
    return named


def _show(t: Town, args: dict[str, Any], named: Named) -> Named:
    show_character(t, _seat(t, args["what"], named), _seat(t, args["to"], named), "shown")
    return named


def _show_type(t: Town, args: dict[str, Any], named: Named) -> None:
    seat = _seat(t, args["what"], named)
    if letters_of_trade.SHOW.options(t, seat):
        t.ask(letters_of_trade.SHOW, (seat,))


def _testify(t: Town, args: dict[str, Any], named: Named) -> None:
    t.ask(character_witness.TESTIFY, (_seat(t, args["what"], named),), _seat(t, args["about"], named))


def _still_there(t: Town, thing: Any) -> bool:
    """A Building that was named may have been torn down or paid from since."""
    return thing is not None and thing[1] in t.in_play[thing[0]]


def _move(t: Town, args: dict[str, Any], named: Named) -> Named:
    thing, target = named[args["what"]], _seat(t, args["to"], named)
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
    n = _number(args["n"], named)
    hope, despair = (n, 0) if args["what"] == "hope" else (0, n)
    onto = args["to"]
    if isinstance(onto, Place) and isinstance(named[onto], tuple):
        named = _change(t, onto, named, hope, despair)
        owner, building = named[onto]
        t.emit("placed", seat=owner, building=BUILDINGS[building & DESIGN], hope=hope, despair=despair)
        return named
    if n:
        cubes.place(t, _seat(t, onto, named), hope, despair)
    return None


def _remove(t: Town, args: dict[str, Any], named: Named) -> Named | None:
    n = _number(args["n"], named)
    if isinstance(args["of"], Place):
        return _change(t, args["of"], named, *((-n, 0) if args["what"] == "hope" else (0, -n)))
    cubes.remove_despair(t, _seat(t, args["by"], named), n)
    return None


def _take(t: Town, args: dict[str, Any], named: Named) -> None:
    seat = _seat(t, args["of"], named)
    cubes.pay(t, seat, min(_number(args["n"], named), t.hope[seat]))


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
        land_rush.claim(t, _seat(t, args["to"], named))
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
        t.ask(peddlers_cart.BUY, (_seat(t, args["what"], named),))


def _give_trial(t: Town, args: dict[str, Any], named: Named) -> Named:
    target = _seat(t, args["what"], named)
    source = ON_TABLE if args["of"] is None else _seat(t, args["of"], named)
    there = t.trials_left > 0 if source == ON_TABLE else t.trials[source]
    if there and not t.trials[target]:
        put_on_trial(t, source, target)
    return named


def _lift_trial(t: Town, args: dict[str, Any], named: Named) -> Named:
    seat = _seat(t, args["what"], named)
    if t.trials[seat]:
        lift(t, seat)
    return named


_HANDED = {"pardon": "pardoned", "royal_charter": "chartered", "scarlet_letter": "lettered"}


def _hand(t: Town, args: dict[str, Any], named: Named) -> Named:
    target = _seat(t, args["to"], named)
    t.holder[HOLDERS[args["what"]]] = target
    if args["what"] == "royal_charter":
        t.emit("chartered", seat=target)
    else:
        t.emit(_HANDED[args["what"]], seat=t.constable, target=target)
    return named


def _next_constable(t: Town, args: dict[str, Any], named: Named) -> Named:
    t.designated = _seat(t, args["what"], named)
    if t.designated != t.constable:
        t.emit("elected", seat=t.designated)
    return named


_DEEDS: dict[str, Callable[[Town, dict[str, Any], Named], Named | None]] = {
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
