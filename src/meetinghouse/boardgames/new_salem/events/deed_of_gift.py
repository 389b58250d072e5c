"""Deed of Gift (N13.10): a Building of another player goes to a third player."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.cubes import ANY, building_acts, by_chance, move, with_copy
from meetinghouse.boardgames.new_salem.events.base import SECONDS, Effect, ask_seat, choose_seat, event
from meetinghouse.boardgames.new_salem.ids import BUILDINGS
from meetinghouse.boardgames.new_salem.state import DESIGN, RULES, Town


def _theirs(t: Town, seat: int) -> list[int]:
    return [act for other in t.others(seat) for act in building_acts(t, other)]


def _named(t: Town, seat: int, act: int) -> None:
    with_copy(t, seat, act, ANY, deed_named)


@RULES.step
def deed_named(t: Town, owner: int, building: int) -> None:
    ask_seat(t, TO, t.constable, owner, building)


def _third(t: Town, seat: int, owner: int, building: int) -> list[int]:
    return [s for s in t.others(seat) if s != owner]


def _given(t: Town, by: int, target: int, owner: int, building: int) -> None:
    move(t, owner, building, target)
    t.emit("deeded", seat=by, source=owner, target=target, building=BUILDINGS[building & DESIGN])


DEED = RULES.decision("deed_of_gift", options=_theirs, then=_named, default=by_chance, seconds=SECONDS)
TO = choose_seat("deed_to", _third, _given)


@event("deed_of_gift")
class DeedOfGift(Effect):
    def possible(self, t: Town) -> bool:
        return any(t.in_play[s] for s in t.others(t.constable))

    def begin(self, t: Town) -> None:
        if self.possible(t):
            t.ask(DEED, (t.constable,))
