"""Seizure (N13.8): take a Building from another player and put 1 Despair on it."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.cubes import ANY, building_acts, by_chance, change, move, with_copy
from meetinghouse.boardgames.new_salem.events.base import SECONDS, Effect, event
from meetinghouse.boardgames.new_salem.ids import BUILDINGS
from meetinghouse.boardgames.new_salem.state import DESIGN, RULES, Town


def _theirs(t: Town, seat: int) -> list[int]:
    return [act for other in t.others(seat) for act in building_acts(t, other)]


def _named(t: Town, seat: int, act: int) -> None:
    with_copy(t, seat, act, ANY, seized)


@RULES.step
def seized(t: Town, owner: int, building: int) -> None:
    move(t, owner, building, t.constable)
    change(t, t.constable, building, 0, 1)
    t.emit("seized", seat=t.constable, target=owner, building=BUILDINGS[building & DESIGN])


SEIZE = RULES.decision("seizure", options=_theirs, then=_named, default=by_chance, seconds=SECONDS)


@event("seizure")
class Seizure(Effect):
    def possible(self, t: Town) -> bool:
        return any(t.in_play[s] for s in t.others(t.constable))

    def begin(self, t: Town) -> None:
        if self.possible(t):
            t.ask(SEIZE, (t.constable,))
