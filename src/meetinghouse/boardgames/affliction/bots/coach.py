"""What a coach points at in Affliction, from the learner's own view."""

from __future__ import annotations

from meetinghouse.boardgames.affliction.bots.position import Position
from meetinghouse.bots.base import Bot
from meetinghouse.engine.coach import Advice
from meetinghouse.engine.json_types import Json

LATE = 6  # cards left before an end card can show
# Spaces by what they do (A4); the second of a pair costs 1 more.
ARRESTS, BRINGS, DEARER, GATHERS, ABILITIES = (8, 9), (13, 14), (9, 14), (5, 6), 7
ACCUSES = {1: 1, 2: 1, 12: 2}  # accusations, and as much influence


def matters(view: Json, kind: str, bot: Bot) -> list[Advice]:
    """The most telling first."""
    p = Position(view)
    me = view["viewer"]
    influence = view["influence"][me]
    found = []
    wanted = sorted(
        (
            (-p.arrest_points(me, name), price["arrest"][me], name)
            for name, price in view["prices"].items()
            if price["arrest"][me] is not None and price["arrest"][me] <= influence
        ),
    )
    if wanted and wanted[0][0] < 0:
        points, cost, name = wanted[0]
        found.append(Advice("arrest", {"colonist": name, "n": cost, "points": _whole(-points)}))
    danger = max(view["circles"][me], key=lambda name: (view["accusations"].get(name, 0), name), default=None)
    if danger is not None and view["accusations"].get(danger, 0):
        found.append(Advice("danger", {"colonist": danger, "n": view["accusations"][danger]}))
    if kind == "messenger":
        found.append(Advice("messengers", {"n": view["messengers"][me], "influence": influence}))
    if view["decks"]["before_end"] <= LATE:
        found.append(Advice("late"))
    return found or [Advice("influence", {"n": influence})]


def why(view: Json, kind: str, choice: Json, bot: Bot) -> list[Advice]:
    """Reasons for an answer."""
    p = Position(view)
    me, name = view["viewer"], choice.get("colonist")
    if choice["do"] == "place":
        return [_space(p, choice["space"])]
    if choice["do"] == "arrest":
        points = _whole(p.arrest_points(me, str(name)))
        return [Advice("why-arrest", {"colonist": name, "n": view["prices"][name]["arrest"][me], "points": points})]
    if choice["do"] == "bring":
        return [Advice("why-bring", {"colonist": name, "n": view["prices"][name]["bring"][me]})]
    if choice["do"] in ("accuse", "haunt", "frighten"):
        return [Advice("why-weaken", {"colonist": name})]
    if choice["do"] == "pass":
        return [Advice("why-pass", {"n": view["influence"][me]})]
    return [Advice("why-other")]


def _space(p: Position, space: int) -> Advice:
    """What a messenger on this space would bring: whom one could arrest or bring in there and for how much."""
    me, dearer = p.me, int(space in DEARER)
    if space in ARRESTS:
        within = [name for name in p.owner if _within(p, p.arrest_price(me, name), dearer)]
        best = max(within, key=lambda name: (p.arrest_worth(me, name), name), default=None)
        if best is not None:
            cost, points = (p.arrest_price(me, best) or 0) + dearer, _whole(p.arrest_points(me, best))
            return Advice("why-space-arrest", {"space": space, "colonist": best, "n": cost, "points": points})
    if space in BRINGS:
        within = [name for name in p.owner if _within(p, p.bring_price(me, name), dearer)]
        best = max(within, key=lambda name: (p.bring_worth(me, name), name), default=None)
        if best is not None:
            cost = (p.bring_price(me, best) or 0) + dearer
            return Advice("why-space-bring", {"space": space, "colonist": best, "n": cost})
    if space in GATHERS:
        return Advice("why-space-influence", {"space": space, "n": p.icons(me)})
    if space == ABILITIES:
        return Advice("why-space-abilities", {"space": space, "n": len(p.working(me, "hammer"))})
    if space in ACCUSES:
        return Advice("why-space-accuse", {"space": space, "n": ACCUSES[space]})
    return Advice("why-space", {"space": space})


def _within(p: Position, price: int | None, dearer: int) -> bool:
    return price is not None and price + dearer <= p.influence[p.me]


def _whole(points: float) -> int:
    """Points as people count them."""
    return round(points)
