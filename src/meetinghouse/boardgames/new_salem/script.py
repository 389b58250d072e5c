"""Carries out Events that a card set puts together from verbs (N13.24).

What the steps name is kept in the frame: a player by seat, a Building by owner and cubes, numbers, lists of seats. All
of it is public, as frames are. Every verb does what the house Events do, with their own functions and questions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from meetinghouse.boardgames.new_salem import cubes
from meetinghouse.boardgames.new_salem.acts import ENOUGH, GET_HOPE, SEAT, TURN
from meetinghouse.boardgames.new_salem.characters import unseen_by
from meetinghouse.boardgames.new_salem.deeds import DEEDS, Named, keep, seat_of
from meetinghouse.boardgames.new_salem.events import letters_of_trade
from meetinghouse.boardgames.new_salem.events.change_of_heart import turns
from meetinghouse.boardgames.new_salem.events.election import most_votes
from meetinghouse.boardgames.new_salem.events.silent_prayer import prayers, shadows_of
from meetinghouse.boardgames.new_salem.events.sworn_oath import thanks
from meetinghouse.boardgames.new_salem.events.trial import free_seats
from meetinghouse.boardgames.new_salem.powers import SECRET_SECONDS, Scripted, ask_seat, choose_seat
from meetinghouse.boardgames.new_salem.rules import RULES, SECONDS, question
from meetinghouse.boardgames.new_salem.state import Town
from meetinghouse.engine.game import Closes
from meetinghouse.engine.verbs import Instruction, Place, outermost

BEARS = {"any": cubes.ANY, "hope": cubes.WITH_HOPE, "despair": cubes.WITH_DESPAIR, "cubes": cubes.WITH_CUBES}

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
            changed = DEEDS[step.verb](t, step.args, named)
            if changed is None:
                return
            t.stack.pop()
            named, at = changed, at + 1


def _go_on(t: Town, thing: Any) -> None:
    """The thing that was chosen, for the steps that wait on top of the stack."""
    _, event, at, end, named = t.stack.pop()
    t.push(run_script, event, at, end, keep(named, code_of(t, event)[at - 1].name, thing))


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
    by = seat_of(t, args["by"], named)
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
