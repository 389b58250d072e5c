"""Change of Heart (N13.15): a Despair becomes Hope, or a Hope becomes Despair."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.acts import TO_DESPAIR, TO_HOPE
from meetinghouse.boardgames.new_salem.cubes import (
    WITH_DESPAIR,
    WITH_HOPE,
    all_building_acts,
    by_chance,
    change,
    with_copy,
)
from meetinghouse.boardgames.new_salem.events.base import SECONDS, Effect, event
from meetinghouse.boardgames.new_salem.ids import BUILDINGS, EVENTS
from meetinghouse.boardgames.new_salem.state import DESIGN, RULES, Town


def _turns(t: Town, seat: int) -> list[int]:
    return [*([TO_HOPE] if any(t.despair) else []), *([TO_DESPAIR] if any(t.hope) else [])]


def _turning(t: Town, seat: int, act: int) -> None:
    t.ask(HEART, (seat,), WITH_DESPAIR if act == TO_HOPE else WITH_HOPE)


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


TURN = RULES.decision("change_of_heart", options=_turns, then=_turning, default=by_chance, seconds=SECONDS)
HEART = RULES.decision("heart_of", options=_bearing, then=_named, default=by_chance, seconds=SECONDS)


@event("change_of_heart")
class ChangeOfHeart(Effect):
    def possible(self, t: Town) -> bool:
        """Some cube must be left once the cost is paid."""
        return any(t.despair) or sum(t.hope) > t.set.cost[EVENTS.index("change_of_heart")]

    def begin(self, t: Town) -> None:
        if any(t.despair) or any(t.hope):
            t.ask(TURN, (t.constable,))
