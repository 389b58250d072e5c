"""Fire (N13.9): one Building of anyone burns down."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.cubes import ANY, all_building_acts, tear_down, with_copy
from meetinghouse.boardgames.new_salem.names import BUILDINGS
from meetinghouse.boardgames.new_salem.powers import POWERS, Asking
from meetinghouse.boardgames.new_salem.rules import RULES, question
from meetinghouse.boardgames.new_salem.state import DESIGN, Town, despair_on, hope_on


def _all(t: Town, seat: int) -> list[int]:
    return all_building_acts(t)


def _named(t: Town, seat: int, act: int) -> None:
    with_copy(t, seat, act, ANY, burnt)


@RULES.step
def burnt(t: Town, owner: int, building: int) -> None:
    tear_down(t, owner, building)
    name = BUILDINGS[building & DESIGN]
    t.emit("burnt", seat=t.constable, target=owner, building=name, hope=hope_on(building), despair=despair_on(building))


@POWERS.add
class Fire(Asking):
    asks = question("fire", _all, _named)

    def possible(self, t: Town) -> bool:
        return any(t.in_play)
