"""Fire (N13.9): one Building of anyone burns down."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.cubes import ANY, all_building_acts, by_chance, tear_down, with_copy
from meetinghouse.boardgames.new_salem.events.base import SECONDS, Effect, event
from meetinghouse.boardgames.new_salem.ids import BUILDINGS
from meetinghouse.boardgames.new_salem.state import DESIGN, RULES, Town, despair_on, hope_on


def _all(t: Town, seat: int) -> list[int]:
    return all_building_acts(t)


def _named(t: Town, seat: int, act: int) -> None:
    with_copy(t, seat, act, ANY, burnt)


@RULES.step
def burnt(t: Town, owner: int, building: int) -> None:
    tear_down(t, owner, building)
    name = BUILDINGS[building & DESIGN]
    t.emit("burnt", seat=t.constable, target=owner, building=name, hope=hope_on(building), despair=despair_on(building))


BURN = RULES.decision("fire", options=_all, then=_named, default=by_chance, seconds=SECONDS)


@event("fire")
class Fire(Effect):
    def possible(self, t: Town) -> bool:
        return any(t.in_play)

    def begin(self, t: Town) -> None:
        if self.possible(t):
            t.ask(BURN, (t.constable,))
