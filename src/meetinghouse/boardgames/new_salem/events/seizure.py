"""Seizure (N13.8): take a Building from another player and put 1 Despair on it."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.cubes import ANY, change, move, their_building_acts, with_copy
from meetinghouse.boardgames.new_salem.names import BUILDINGS
from meetinghouse.boardgames.new_salem.powers import POWERS, OfTheirs
from meetinghouse.boardgames.new_salem.rules import RULES, question
from meetinghouse.boardgames.new_salem.state import DESIGN, Town


def _named(t: Town, seat: int, act: int) -> None:
    with_copy(t, seat, act, ANY, seized)


@RULES.step
def seized(t: Town, owner: int, building: int) -> None:
    move(t, owner, building, t.constable)
    change(t, t.constable, building, 0, 1)
    t.emit("seized", seat=t.constable, target=owner, building=BUILDINGS[building & DESIGN])


@POWERS.add
class Seizure(OfTheirs):
    asks = question("seizure", their_building_acts, _named)
