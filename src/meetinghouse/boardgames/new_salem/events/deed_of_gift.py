"""Deed of Gift (N13.10): a Building of another player goes to a third player."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.cubes import ANY, move, their_building_acts, with_copy
from meetinghouse.boardgames.new_salem.names import BUILDINGS
from meetinghouse.boardgames.new_salem.powers import POWERS, OfTheirs, ask_seat, choose_seat
from meetinghouse.boardgames.new_salem.rules import RULES, question
from meetinghouse.boardgames.new_salem.state import DESIGN, Town


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


TO = choose_seat("deed_to", _third, _given)


@POWERS.add
class DeedOfGift(OfTheirs):
    asks = question("deed_of_gift", their_building_acts, _named)
