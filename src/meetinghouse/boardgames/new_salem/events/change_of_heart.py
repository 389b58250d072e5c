"""Change of Heart (N13.15): a Despair becomes Hope, or a Hope becomes Despair."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.acts import TURN
from meetinghouse.boardgames.new_salem.cubes import WITH_DESPAIR, WITH_HOPE, all_building_acts, change, with_copy
from meetinghouse.boardgames.new_salem.names import BUILDINGS
from meetinghouse.boardgames.new_salem.powers import POWERS, EventCard
from meetinghouse.boardgames.new_salem.rules import RULES, question
from meetinghouse.boardgames.new_salem.state import DESIGN, Town

TO_HOPE, TO_DESPAIR = range(2)


def turns(t: Town, seat: int) -> list[int]:
    return [*([TURN[TO_HOPE]] if any(t.despair) else []), *([TURN[TO_DESPAIR]] if any(t.hope) else [])]


def _turning(t: Town, seat: int, act: int) -> None:
    t.ask(HEART, (seat,), WITH_DESPAIR if act == TURN[TO_HOPE] else WITH_HOPE)


def _bearing(t: Town, seat: int, want: int) -> list[int]:
    return all_building_acts(t, want)


def _named(t: Town, seat: int, act: int, want: int) -> None:
    with_copy(t, seat, act, want, heart_changed, want)


@RULES.step
def heart_changed(t: Town, owner: int, building: int, want: int) -> None:
    turn = 1 if want == WITH_DESPAIR else -1
    change(t, owner, building, turn, -turn)
    name = BUILDINGS[building & DESIGN]
    t.emit("turned", seat=t.constable, target=owner, building=name, cube="hope" if turn > 0 else "despair")


WHICH_WAY = question("change_of_heart", turns, _turning)
HEART = question("heart_of", _bearing, _named)


@POWERS.add
class ChangeOfHeart(EventCard):
    def possible(self, t: Town) -> bool:
        """Some cube must be left once the cost is paid."""
        return any(t.despair) or sum(t.hope) > t.set.cost[self.number]

    def begin(self, t: Town) -> None:
        if any(t.despair) or any(t.hope):
            t.ask(WHICH_WAY, (t.constable,))
