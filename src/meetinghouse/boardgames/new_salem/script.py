"""Chooses for the verbs of New Salem (N13.24): whom and what a step may choose, and the questions it asks.

What a step names is a player by seat, a Building by owner and cubes, a number, or a list of seats.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from meetinghouse.boardgames.new_salem import cubes
from meetinghouse.boardgames.new_salem.acts import (
    BUILDINGS_OF,
    ENOUGH,
    GET_HOPE,
    INITIATE,
    LIGHT,
    REMOVE,
    SEAT,
    SHADOW,
    TURN,
)
from meetinghouse.boardgames.new_salem.constable import too_long
from meetinghouse.boardgames.new_salem.deck_deeds import cart_leaves, fill
from meetinghouse.boardgames.new_salem.deeds import DEEDS, appoint, can_show_a_type, free_seats, unseen_by
from meetinghouse.boardgames.new_salem.event_types import EVENT_TYPES
from meetinghouse.boardgames.new_salem.names import BUILDINGS, EVENTS
from meetinghouse.boardgames.new_salem.powers import SCRIPTS, EventCard
from meetinghouse.boardgames.new_salem.rules import RULES, SECONDS, SECRET_SECONDS
from meetinghouse.boardgames.new_salem.state import DESIGN, Town, despair_on, hope_on
from meetinghouse.boardgames.new_salem.verbs import QUESTIONS
from meetinghouse.cards.running import Named, Run, value_of
from meetinghouse.cards.verbs import Instruction, Place, outermost
from meetinghouse.engine.acts import Family
from meetinghouse.engine.game import Closes, Kind, by_chance
from meetinghouse.engine.visibility import EVERYONE

BEARS = {"any": cubes.ANY, "hope": cubes.WITH_HOPE, "despair": cubes.WITH_DESPAIR, "cubes": cubes.WITH_CUBES}
# By what a Building has to bear: by owner, what an owner of such a one has some of.
_HAVE: dict[str, Callable[[Town], Sequence[Any]]] = {
    "any": lambda t: t.in_play,
    "cubes": lambda t: [hope or despair for hope, despair in zip(t.hope, t.despair, strict=True)],
    **dict.fromkeys(("hope", "most_hope"), lambda t: t.hope),
    **dict.fromkeys(("despair", "most_despair"), lambda t: t.despair),
}


def _those_with(best: Callable[..., int], count: Callable[[Town, int], int]) -> Callable[[Town, int, Any], list[int]]:
    """The players who have the most or the least of something."""

    def found(t: Town, by: int, it: Any) -> list[int]:
        counts = [count(t, seat) for seat in range(t.seats)]
        return [seat for seat in t.from_constable() if counts[seat] == best(counts)]

    return found


def _on_the(*steps: int) -> Callable[[Town, int, Any], list[int]]:
    return lambda t, by, it: list(dict.fromkeys((by + step) % t.seats for step in steps))


GROUPS: dict[str, Callable[[Town, int, Any], Sequence[int]]] = {
    "others": lambda t, by, it: t.others(by),
    "anyone": lambda t, by, it: t.from_constable(),
    "unseen": lambda t, by, it: unseen_by(t, by),
    "on_trial": lambda t, by, it: [seat for seat in t.from_constable() if t.trials[seat]],
    "not_on_trial": lambda t, by, it: free_seats(t),
    "triable": lambda t, by, it: free_seats(t) if t.trials_left else [],
    "with_hope": lambda t, by, it: [seat for seat in t.others(by) if t.hope[seat]],
    "can_show_a_type": lambda t, by, it: can_show_a_type(t, by),
    "can_be_constable": lambda t, by, it: [seat for seat in t.others(t.constable) if not t.trials[seat]],
    "neighbours": _on_the(1, -1),
    "left": _on_the(1),
    "right": _on_the(-1),
    "with_badge": lambda t, by, it: [seat for seat in t.from_constable() if t.badges[seat]],
    "without_badge": lambda t, by, it: [seat for seat in t.from_constable() if not t.badges[seat]],
    "most_hope": _those_with(max, lambda t, seat: t.hope[seat]),
    "least_hope": _those_with(min, lambda t, seat: t.hope[seat]),
    "most_despair": _those_with(max, lambda t, seat: t.despair[seat]),
    "least_despair": _those_with(min, lambda t, seat: t.despair[seat]),
    "most_buildings": _those_with(max, lambda t, seat: len(t.in_play[seat])),
    "fewest_buildings": _those_with(min, lambda t, seat: len(t.in_play[seat])),
}
NUMBERS: dict[str, Callable[[Town, int, Any], int]] = {
    "despair": lambda t, by, it: sum(t.despair),
    "hope": lambda t, by, it: sum(t.hope),
    "my_despair": lambda t, by, it: t.despair[by],
    "my_hope": lambda t, by, it: t.hope[by],
    "my_buildings": lambda t, by, it: len(t.in_play[by]),
    "my_sets": lambda t, by, it: sum(t.complete_sets(by)),
    "trials": lambda t, by, it: sum(t.trials),
    "trials_left": lambda t, by, it: t.trials_left,
    "badges": lambda t, by, it: sum(t.badges),
    "round": lambda t, by, it: t.round,
    "cart": lambda t, by, it: len(t.cart),
    "players": lambda t, by, it: t.seats,
}


def _possible(power: EventCard) -> Callable[[Town], bool]:
    """Whether each choice that hangs on nothing else has something to choose from; without any, whether the first step
    would do something (N7.7)."""
    choices = [step for step in outermost(power.code) if step.verb in ("choose", "vote")]
    free = [step for step in choices if not any(isinstance(step.args.get(arg), Place) for arg in ("by", "of", "but"))]
    if free:
        offers = [offer for step in free if (offer := _offers(power.number, step)) is not None]
        if len(offers) < 2:
            return offers[0] if offers else lambda t: True
        return lambda t: all(offer(t) for offer in offers)
    first = power.code[0].verb if power.code else ""
    if first == "remove":
        return lambda t: any(t.despair)
    return (lambda t: cubes.cards_to_draw(t) > 0) if first in ("draw", "cart", "sell", "bury") else lambda t: True


_NEVER_EMPTY = frozenset({"anyone", "left", "neighbours", "others", "right", "thanks"})


def _offers(event: int, step: Instruction) -> Callable[[Town], bool] | None:
    """Whether there is something to choose from once the cost is paid; None where there always is."""
    what = step.args["what"]
    if what == "building":
        have, of = _HAVE[step.args["bearing"]], step.args["of"]
        if step.args["type"] or step.args["piece"]:
            return lambda t: bool(_buildings(Run(t, event, t.constable, 0, step, ())))
        if of == "anyone":
            return lambda t: any(have(t))
        return lambda t: any(map(have(t).__getitem__, _owners(t, of, t.constable, t.constable)))
    if what == "event":
        return lambda t: bool(_events(t, event))
    if what == "cube":
        return lambda t: any(t.despair) or sum(t.hope) > t.set.cost[event]
    name = what if step.verb == "vote" or what == "thanks" else step.args["from"]
    if name in _NEVER_EMPTY:
        return None
    group = GROUPS[name]
    return lambda t: bool(group(t, t.constable, None))


# ---- what may be chosen --------------------------------------------------------------------------------------------


def _players(t: Town, by: int, event: int, at: int, named: Named) -> Sequence[int]:
    step = t.set.powers[event].code[at]
    group = GROUPS[step.args["from"]](t, by, None)
    if step.args["but"] is None:
        return group
    but = value_of(step, "but", named)
    without = but[0] if isinstance(but, tuple) else but
    return [seat for seat in group if seat != without]


def _owners(t: Town, of: Any, seat: int, by: int) -> Sequence[int]:
    """Whose Buildings a step of `seat` may choose, where `by` chooses."""
    if of == "anyone":
        return range(t.seats)
    if of == "me":
        return (seat,)
    return GROUPS[of](t, by, None) if isinstance(of, str) else (of,)


def _buildings(run: Run[Town]) -> list[tuple[int, int]]:
    """The Buildings that a step may choose, with their owners."""
    t, bearing = run.t, run["bearing"]
    owners = _owners(t, run["of"], run.seat, run.player("by"))
    found = [(owner, b) for owner in owners for b in t.in_play[owner]]
    for printed in (run["type"], run["piece"]):  # the two halves of a Building's id
        if printed is not None:
            found = [(owner, b) for owner, b in found if printed in BUILDINGS[b & DESIGN].split("_")]
    if bearing in BEARS:
        bears = cubes.BEARS[BEARS[bearing]]
        return [(owner, b) for owner, b in found if b & bears] if bears else found
    count = hope_on if bearing == "most_hope" else despair_on
    most = max((count(b) for _, b in found), default=0)
    return [(owner, b) for owner, b in found if most and count(b) == most]


def _players_acts(t: Town, seat: int, event: int, at: int, named: Named, chosen: tuple[int, ...]) -> list[int]:
    offered = [SEAT[s] for s in _players(t, seat, event, at, named) if s not in chosen]
    return [*offered, ENOUGH] if chosen else offered


def _building_acts(t: Town, seat: int, event: int, at: int, named: Named) -> list[int]:
    step = t.set.powers[event].code[at]
    want = BEARS.get(step.args["bearing"])
    if want is None or step.args["type"] or step.args["piece"]:
        found = _buildings(SCRIPTS.waiting(t, event, at, named))
        return list(dict.fromkeys(BUILDINGS_OF[owner][b & DESIGN] for owner, b in found))
    owners = _owners(t, value_of(step, "of", named), t.stack[-1][2], seat)
    return [act for owner in owners for act in cubes.building_acts(t, owner, want)]


def _events(t: Town, card: int) -> list[int]:
    """The Events that a step may choose: face up, without a red border, and not the one that is at work."""
    return [event for event in t.row if not t.set.red[event] and event != card % len(EVENTS)]


# ---- what was chosen -----------------------------------------------------------------------------------------------


def _key_of(family: Family[Any]) -> Callable[..., None]:
    """Go on with what the chosen act of a family stands for."""
    return lambda t, seat, act, *data: SCRIPTS.go_on(t, family.key(act))


def _players_chosen(t: Town, seat: int, act: int, event: int, at: int, named: Named, chosen: tuple[int, ...]) -> None:
    if act != ENOUGH:
        chosen = (*chosen, SEAT.key(act))
        step = t.set.powers[event].code[at]
        if len(chosen) < step.args["most"] and len(_players_acts(t, seat, event, at, named, chosen)) > 1:
            t.ask(_question(step)[0], (seat,), event, at, named, chosen)
            return
    SCRIPTS.go_on(t, chosen)


def _enough(t: Town, seat: int, event: int, at: int, named: Named, chosen: tuple[int, ...]) -> int:
    return ENOUGH if chosen else by_chance(_players_acts)(t, seat, event, at, named, chosen)


def _building_named(t: Town, seat: int, act: int, event: int, at: int, named: Named) -> None:
    """Copies that differ are told apart by one more question, unless the step says which (N2.11)."""
    want = BEARS.get(t.set.powers[event].code[at].args["bearing"])
    if want is not None:
        cubes.with_copy(t, seat, act, want, building_chosen)
        return
    found = _buildings(SCRIPTS.waiting(t, event, at, named))
    SCRIPTS.go_on(t, next((o, b) for o, b in found if BUILDINGS_OF[o][b & DESIGN] == act))


@RULES.step
def building_chosen(t: Town, owner: int, building: int) -> None:
    SCRIPTS.go_on(t, (owner, building))


# ---- all at once ---------------------------------------------------------------------------------------------------


def _ballot(t: Town, seat: int, event: int, at: int) -> list[int]:
    return SEAT.acts(GROUPS[t.set.powers[event].code[at].args["what"]](t, t.stack[-1][2], None))


def _voted(t: Town, answers: dict[int, int], event: int, at: int) -> None:
    """The votes are turned up; the player with the most is it, and between equals the Constable decides."""
    votes = [0] * t.seats
    for seat, act in answers.items():
        votes[SEAT.key(act)] += 1
        t.emit("voted", tells=EVERYONE, seat=seat, target=SEAT.key(act))
    tied = tuple(seat for seat in t.from_constable() if votes[seat] == max(votes))
    if len(tied) == 1:
        SCRIPTS.go_on(t, tied[0])
    else:
        t.ask(TIE, (t.constable,), tied)


def _prayed(t: Town, answers: dict[int, int], *data: Any) -> None:
    """Only the number of shadows is told."""
    shadows = sum(act == SHADOW for act in answers.values())
    t.emit("prayed", tells=EVERYONE, n=shadows)
    SCRIPTS.go_on(t, shadows)


# ---- the questions -------------------------------------------------------------------------------------------------

_GENERAL = {
    "player": "script_seat",
    "players": "script_seats",
    "building": "script_building",
    "event": "script_event",
    "cube": "script_cube",
    "thanks": "script_thanks",
    "vote": "script_vote",
    "pray": "script_prayer",
}
_HOW: dict[str, dict[str, Any]] = {
    "player": {"options": lambda t, seat, *data: SEAT.acts(_players(t, seat, *data)), "then": _key_of(SEAT)},
    "players": {"options": _players_acts, "then": _players_chosen, "default": _enough},
    "building": {"options": _building_acts, "then": _building_named},
    "event": {"options": lambda t, seat, event, *data: INITIATE.acts(_events(t, event)), "then": _key_of(INITIATE)},
    "cube": {
        "options": lambda t, seat, *data: [TURN[at] for at, there in enumerate((t.despair, t.hope)) if any(there)],
        "then": _key_of(TURN),
    },
    "thanks": {
        "options": lambda t, seat, *data: [GET_HOPE, REMOVE] if any(t.despair) else [GET_HOPE],
        "then": lambda t, seat, act, *data: SCRIPTS.go_on(t, int(act == GET_HOPE)),
    },
    "vote": {"options": _ballot, "then": _voted, "closes": Closes.ALL, "public_answers": True},
    "pray": {
        "options": lambda t, seat, *data: [LIGHT, SHADOW],
        "then": _prayed,
        "closes": Closes.ALL,
        "seconds": SECRET_SECONDS,
    },
}


# By which rule the house's questions are asked; most have the name of their Event.
_RULES = {
    **EVENT_TYPES["initiated"].rules,
    **{"oath_taken": "N13.4", "call_witness": "N13.6", "exchange_for": "N13.7", "deed_to": "N13.10"},
    **{"cart_guest": "N13.11", "heart_of": "N13.15", "judge": "N13.18"},
}


def _label(name: str, general: str, t: Town, seat: int, event: int, *data: Any) -> str:
    """The house's question, or the general one where the set gives the card another name."""
    return general if t.set.renamed[event % len(EVENTS)] else name


def _declare(what: str, name: str, **how: Any) -> Kind:
    general = _GENERAL[what]
    if name != general:
        how |= {"label": partial(_label, name, general), "labels": (name, general)}
    return RULES.decision(name, rule=_RULES.get(name, "N13.24"), **{"seconds": SECONDS, **how})


for _what, _names in QUESTIONS.items():
    for _name in (*_names, _GENERAL[_what]):
        _declare(_what, _name, **_HOW[_what])
TIE = RULES.decision(
    "election_tie",
    rule="N13.20",
    options=lambda t, seat, tied: [SEAT[s] for s in tied],
    then=_key_of(SEAT),
    seconds=SECONDS,
)


# By what is asked for and the house's name for it.
_KINDS = {
    (what, ask): RULES.kinds[_GENERAL[what] if ask is None else ask]
    for what, asks in QUESTIONS.items()
    for ask in (*asks, None)
}


def _question(step: Instruction) -> tuple[Kind, str, Callable[[Town], Sequence[Any]] | None]:
    """The question that a step asks, what it asks for, and of any Building in town by what there is one at all."""
    if step.read is None:
        args = step.args
        what = args["what"] if step.verb == "choose" else step.verb
        any_of_all = what == "building" and args["of"] == "anyone" and not (args["type"] or args["piece"])
        kind = _KINDS.get((what, args["ask"])) or _KINDS[what, None]
        step.read = kind, what, _HAVE[args["bearing"]] if any_of_all else None
    found: tuple[Kind, str, Callable[[Town], Sequence[Any]] | None] = step.read
    return found


def _choose(run: Run[Town]) -> bool:
    t, (kind, what, have) = run.t, _question(run.step)
    by = run.seat if run.step.args["by"] == "me" else run.player("by")
    if what == "players":
        data: tuple[Any, ...] = (run.card, run.at, run.named, ())
    else:
        data = (run.card, run.at, run.named)
    if have is not None:
        offered: Sequence[int] = ()
        there = any(have(t))
    else:
        offered = kind.options(t, by, *data)
        there = len(offered) > 0
    if there and what == "player" and len(offered) == 1:  # the only one there is needs no asking
        SCRIPTS.go_on(t, SEAT.key(offered[0]))
    elif there:
        t.ask(kind, (by,), *data)
    return there


def _vote(run: Run[Town]) -> bool:
    if not _ballot(run.t, 0, run.card, run.at):
        return False
    run.t.ask(_question(run.step)[0], range(run.t.seats), run.card, run.at)
    return True


def _pray(run: Run[Town]) -> bool:
    run.t.ask(_question(run.step)[0], range(run.t.seats), run.card)
    return True


# ---- running -------------------------------------------------------------------------------------------------------


def _cut_short(t: Town, event: int, seat: int) -> bool:
    """What goes on for too long comes to nothing (N7.9)."""
    if t.set.runs_dry or not too_long(t):
        return False
    t.emit("cut_short", seat=seat, event=EVENTS[event % len(EVENTS)])
    return True


def _next_constable(run: Run[Town]) -> None:
    place = run.step.args["what"]
    code = run.t.set.powers[run.card].code
    elected = isinstance(place, Place) and any(step.verb == "vote" and step.name == place for step in code)
    appoint(run.t, run.seat, run.player("what"), elected)


def _cart(run: Run[Town]) -> None:
    """The cart leaves when the Event is over, with or without effect."""
    fill(run)
    SCRIPTS.afterwards(run, cart_leaves)


SCRIPTS.deeds = {**DEEDS, "next_constable": _next_constable, "cart": _cart}
SCRIPTS.asks = {"choose": _choose, "vote": _vote, "pray": _pray}
SCRIPTS.groups, SCRIPTS.numbers = GROUPS, NUMBERS
SCRIPTS.possible, SCRIPTS.cut_short = _possible, _cut_short
