"""What a coach points at in Affliction, from the learner's own view."""

from collections.abc import Callable
from typing import NamedTuple

from meetinghouse.boardgames.affliction.bots.placing import PlacingPlan
from meetinghouse.boardgames.affliction.bots.position import ROW, Position
from meetinghouse.boardgames.affliction.bots.weights import ACCUSERS
from meetinghouse.boardgames.affliction.lookback.trial import TRIAL
from meetinghouse.boardgames.affliction.names import (
    ABILITIES,
    ABILITIES_AND_INFLUENCE,
    ABILITY_SPACES,
    ACCUSATIONS,
    ARREST,
    ARREST_DEARER,
    CIRCLE,
    CIRCLE_DEARER,
    COLONISTS,
    EXONERATE,
    FEAR,
    GENERATE,
    MEET_LOWER,
    MEET_UPPER,
    PROTECT,
)
from meetinghouse.bots.base import Bot
from meetinghouse.engine.json_types import Json
from meetinghouse.learn.coach import Advice, Coach
from meetinghouse.learn.judging import by_trial

# Spaces by what they do (A4); the second of a pair costs 1 more.
ARRESTS, BRINGS, DEARER = (ARREST, ARREST_DEARER), (CIRCLE, CIRCLE_DEARER), (ARREST_DEARER, CIRCLE_DEARER)
GATHERS = (ABILITIES_AND_INFLUENCE, GENERATE)
ACCUSES = {MEET_UPPER: 1, MEET_LOWER: 1, ACCUSATIONS: 2}  # accusations, and as much influence


def why(view: Json, kind: str, choice: Json, bot: Bot) -> list[Advice]:
    return REASONS[choice["do"]](Position(view), kind, choice)


Reasons = Callable[[Position, str, Json], list[Advice]]


def _data(p: Position) -> list[int]:
    """What the question itself is about, such as a surcharge."""
    data: list[int] = p.view["decision"]["data"]
    return data


# ---- who is in danger ------------------------------------------------------------------------------------------------


class Threat(NamedTuple):
    """Who of the others is nearest to arresting somebody."""

    lacks: int  # influence
    seat: int
    price: int


def _threat(p: Position, name: str) -> Threat | None:
    found = [
        Threat(max(0, price - p.influence[seat]), seat, price)
        for seat in p.others
        if p.owner.get(name, ROW) != seat and (price := p.arrest_price(seat, name)) is not None
    ]
    return min(found, default=None)


def _kept(p: Position, name: str) -> list[Advice]:
    """Why nobody else should arrest somebody."""
    threat = _threat(p, name)
    mine = p.owner.get(name, ROW) == p.me
    ally = [Advice("why-ally", {"colonist": name, "n": int(p.penalty)})] if name == p.ally else []
    if threat is not None and threat.lacks:
        return [Advice("why-near", {"seat": threat.seat, "colonist": name, "n": threat.lacks}), *ally]
    if threat is not None:
        points = round(p.arrest_points(threat.seat, name))
        args = {"seat": threat.seat, "colonist": name, "n": threat.price, "points": points}
        return [Advice("threat" if mine else "why-safe", args), *ally]
    if ally:
        return ally
    if mine:
        worth = round(p.circle_points(p.me, name) + p.engine(name))
        return [Advice("why-mine", {"colonist": name, "points": worth})]
    return [_theirs(p, name)]


def _theirs(p: Position, name: str) -> Advice:
    """Who of the others would gain the most by an arrest."""
    return Advice("why-theirs", {"colonist": name, "seat": max(p.others, key=lambda seat: p.arrest_points(seat, name))})


# ---- messengers ------------------------------------------------------------------------------------------------------


def _place(p: Position, kind: str, choice: Json) -> list[Advice]:
    space: int = choice["space"]
    return [_good_for(p, space) or _taken_from(p, space)]


def _good_for(p: Position, space: int) -> Advice | None:
    """What a space would do for me now, if anything."""
    plan = PlacingPlan(p, p.me)
    if space in ARRESTS or space in BRINGS:
        return _paid(p, plan, space)
    if space in GATHERS:
        return Advice("why-space-influence", {"space": space, "n": plan.icons})
    if space == ABILITIES:
        return Advice("why-space-abilities", {"space": space, "n": len(plan.hammers)}) if plan.hammers else None
    if space in ACCUSES:
        return Advice("why-space-accuse", {"space": space, "n": ACCUSES[space]})
    if space == PROTECT:
        before = (p.me - p.view["first"]) % p.seats
        return Advice("why-space-first" if before else "why-space-first-mine", {"space": space, "n": before})
    return _aimed(p, space)


def _paid(p: Position, plan: PlacingPlan, space: int) -> Advice | None:
    """The best arrest or recruit there, with what my messengers on earlier spaces bring."""
    purse, pending = p.influence[p.me], 0
    for earlier in (one for one in plan.mine if one < space):
        purse += plan.meeting if earlier <= 2 else plan.icons if earlier in GATHERS else 2 * (earlier >= FEAR)
        pending += 1 + plan.extra if earlier <= 2 else plan.ability_accusations * (earlier in ABILITY_SPACES)
    dearer = plan.surcharge * (space in DEARER)
    if space in BRINGS:
        _, price, name = plan.best_recruit(purse - dearer, [], space in DEARER)
        key = "why-space-bring"
    else:
        _, price, _, name = plan.best_arrest(purse - dearer, pending, [], space in DEARER)
        key = "why-space-arrest"
    if not name:
        return None
    points = round(p.arrest_points(p.me, name))
    return Advice(key, {"space": space, "colonist": name, "n": price + dearer, "points": points})


def _aimed(p: Position, space: int) -> Advice | None:
    """Whom a space that places or takes tokens would be used on."""
    if space == EXONERATE:
        name = max(p.owner, key=lambda one: (p.danger(one), one))
        threat = _threat(p, name)
        if threat is None:
            return None
        key, n = ("why-space-near", threat.lacks) if threat.lacks else ("why-space-safe", threat.price)
        return Advice(key, {"space": space, "seat": threat.seat, "colonist": name, "n": n})
    theirs = [name for seat in p.others for name in p.circles[seat]]
    if not theirs:
        return Advice("why-space-gain", {"space": space}) if space == FEAR else None
    if space == FEAR:
        name = max(theirs, key=lambda one: (p.engine(one), one))
        return Advice("why-space-fear", {"space": space, "seat": p.owner[name], "colonist": name})
    name = max(theirs, key=lambda one: (p.arrest_worth(p.me, one) - p.token * _bare(p, one), one))
    args = {"space": space, "seat": p.owner[name], "colonist": name, "n": _bare(p, name)}
    return Advice("why-space-haunt", args)


def _taken_from(p: Position, space: int) -> Advice:
    """Who would gain the most by a space."""
    gains = []
    for seat in p.others:
        if p.view["messengers"][seat]:
            plan = PlacingPlan(p, seat)
            gains.append((plan.value([*plan.mine, space]) - plan.value(plan.mine), seat))
    gain, seat = max(gains, default=(0.0, 0))
    args = {"space": space, "seat": seat}
    return Advice("why-space-deny", args) if gain > 0 else Advice("why-space", args)


# ---- tokens ----------------------------------------------------------------------------------------------------------


def _bare(p: Position, name: str) -> int:
    """What an arrest costs me where Spectral Evidence lifts the defence of a circle (A5.6)."""
    defended = p.owner[name] not in (ROW, p.me) and name != p.spectral
    lifted: int = p.view["options"]["circle_defence"] if defended else 0
    return max(0, int(p.price_if_accused(p.me, name)) - lifted)


def _target(p: Position, name: str) -> list[Advice]:
    return [Advice("why-target", {"colonist": name, "n": int(p.bonus)})] if name in p.targets else []


def _dearer(p: Position) -> int:
    """What an arrest costs me more where my only messenger who still arrests stands on the dearer space (A4.11)."""
    plan = PlacingPlan(p, p.me)
    coming = [space for space in plan.mine if space in ARRESTS and space >= p.view["space"]]
    return plan.surcharge if coming == [ARREST_DEARER] else 0


def _accuse(p: Position, kind: str, choice: Json) -> list[Advice]:
    name: str = choice["colonist"]
    points = round(p.arrest_points(p.me, name))
    if name == p.protection:
        return [Advice("why-protected", {"colonist": name})]
    if p.owner[name] == p.me or points < 1:
        return [Advice("why-harmless", {"colonist": name})]
    cost = max(0, int(p.price_if_accused(p.me, name)) - 1 + _dearer(p))
    return [Advice("why-accuse", {"colonist": name, "n": cost, "points": points}), *_target(p, name)]


def _haunt(p: Position, kind: str, choice: Json) -> list[Advice]:
    name: str = choice["colonist"]
    away = p.owner.get(p.spectral, ROW) == p.me
    found = [Advice("why-lift", {"colonist": p.spectral})] if away else []
    args = {"colonist": name, "n": _bare(p, name)}
    if p.owner[name] in p.others:
        return [*found, Advice("why-haunt", {**args, "seat": p.owner[name]})]
    return [*found, Advice("why-haunt-row", args)]


def _frighten(p: Position, kind: str, choice: Json) -> list[Advice]:
    name: str = choice["colonist"]
    owner = p.owner[name]
    if owner not in p.others:
        return [Advice("why-harmless" if owner == p.me else "why-fear-row", {"colonist": name})]
    return [Advice("why-fear", {"colonist": name, "seat": owner, "n": p.fear.get(name, 0) + 1})]


def _comfort(p: Position, kind: str, choice: Json) -> list[Advice]:
    name: str = choice["colonist"]
    whose = "-mine" if p.owner[name] == p.me else ""
    return [Advice(f"why-comfort{whose}", {"colonist": name, "n": p.fear[name]})]


# ---- arrests, circles and abilities ----------------------------------------------------------------------------------


def _arrest(p: Position, kind: str, choice: Json) -> list[Advice]:
    name: str = choice["colonist"]
    cost = (p.arrest_price(p.me, name) or 0) + _data(p)[0]
    points = round(p.arrest_points(p.me, name))
    return [Advice("why-arrest", {"colonist": name, "n": cost, "points": points}), *_target(p, name)]


def _bring(p: Position, kind: str, choice: Json) -> list[Advice]:
    name: str = choice["colonist"]
    cost = (p.bring_price(p.me, name) or 0) + _data(p)[0]
    points, quills = round(p.circle_points(p.me, name)), p.facts[name]["influence"]
    return [Advice("why-bring", {"colonist": name, "n": cost, "points": points, "quills": quills})]


def _scapegoat(p: Position, kind: str, choice: Json) -> list[Advice]:
    goat: str = choice["colonist"]
    arrester, target = _data(p)[1], COLONISTS[_data(p)[2]]
    points = round(p.arrest_points(arrester, goat))
    if arrester == p.me:
        return [Advice("why-goat-mine", {"colonist": goat, "points": points})]
    if p.owner[target] == p.me or target == p.ally:
        return [Advice("why-goat-saves", {"colonist": target})]
    spared = round(p.arrest_points(arrester, target))
    return [Advice("why-goat", {"seat": arrester, "colonist": goat, "points": points, "n": spared})]


def _pass(p: Position, kind: str, choice: Json) -> list[Advice]:
    if kind == "scapegoat":
        target = COLONISTS[_data(p)[2]]
        return [Advice("why-let-mine" if _data(p)[1] == p.me else "why-let", {"colonist": target})]
    if kind in ("arrest", "bring"):
        return [Advice("why-pass", {"n": p.influence[p.me]})]
    return [Advice("why-pass-safe" if kind in ("exonerate", "exonerate_more", "protect") else "why-pass-nothing")]


def _use(p: Position, kind: str, choice: Json) -> list[Advice]:
    name: str = choice["colonist"]
    accuses = ACCUSERS.get(p.facts[name]["ability"], 0)
    soon = bool({p.board[8], p.board[9]} & {p.me})
    return [Advice("why-use-accuse" if accuses and soon else "why-use", {"colonist": name})]


def _collect(p: Position, kind: str, choice: Json) -> list[Advice]:
    """All my icons on space 5; elsewhere what an ability gives instead of something else."""
    return [Advice("why-collect", {"n": p.icons(p.me)}) if kind == "abilities" else Advice("why-gain")]


def _seat(p: Position, kind: str, choice: Json) -> list[Advice]:
    seat: int = choice["seat"]
    return [Advice("why-seat", {"seat": seat, "points": p.view["points"][seat]["total"], "n": p.influence[seat]})]


def _keep(p: Position, kind: str, choice: Json) -> list[Advice]:
    fact = p.facts[choice["colonist"]]
    args = {"colonist": choice["colonist"], "n": fact["reputation"], "quills": fact["influence"]}
    return [Advice("why-keep", args)]


def _release(p: Position, kind: str, choice: Json) -> list[Advice]:
    name: str = choice["colonist"]
    seat = next(seat for seat, pile in enumerate(p.view["arrested"]) if name in pile)
    if name == p.ally:
        return [Advice("why-ally", {"colonist": name, "n": int(p.penalty)})]
    return [Advice("why-release", {"seat": seat, "colonist": name, "points": round(p.arrest_points(seat, name))})]


REASONS: dict[str, Reasons] = {
    "place": _place,
    "accuse": _accuse,
    "give_to": _accuse,
    "haunt": _haunt,
    "frighten": _frighten,
    "comfort": _comfort,
    "more": lambda p, kind, choice: _kept(p, COLONISTS[_data(p)[0]]),
    **dict.fromkeys(("clear", "take_from", "protect", "advocate"), lambda p, kind, one: _kept(p, one["colonist"])),
    "arrest": _arrest,
    "bring": _bring,
    "scapegoat": _scapegoat,
    "pass": _pass,
    "use": _use,
    "done": lambda p, kind, choice: [Advice("why-done")],
    "collect": _collect,
    "seat": _seat,
    "keep": _keep,
    "release": _release,
    "send_away": lambda p, kind, choice: [_theirs(p, choice["colonist"])],
}


COACH = Coach(by_trial(TRIAL), why)
