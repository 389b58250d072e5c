"""What a coach points at in Affliction, from the learner's own view."""

from __future__ import annotations

from meetinghouse.boardgames.affliction.bots.position import Position
from meetinghouse.bots.base import Bot
from meetinghouse.engine.coach import Advice
from meetinghouse.engine.json_types import Json

LATE = 6  # cards left before an end card can show


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


def why(view: Json, kind: str, choice: Json) -> list[Advice]:
    """Reasons for an answer."""
    p = Position(view)
    me, name = view["viewer"], choice.get("colonist")
    if choice["do"] == "place":
        return [Advice("why-space", {"space": choice["space"]})]
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


def _whole(points: float) -> int:
    """Points as people count them."""
    return round(points)
