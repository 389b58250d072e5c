"""Exchange of Deeds (N13.7): swap one of your Buildings for one of another player's."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.cubes import ANY, building_acts, move, their_building_acts, with_copy
from meetinghouse.boardgames.new_salem.names import BUILDINGS
from meetinghouse.boardgames.new_salem.powers import POWERS, OfTheirs
from meetinghouse.boardgames.new_salem.rules import RULES, question
from meetinghouse.boardgames.new_salem.state import DESIGN, Town


def _offered(t: Town, seat: int, act: int) -> None:
    with_copy(t, seat, act, ANY, deed_offered)


@RULES.step
def deed_offered(t: Town, owner: int, building: int) -> None:
    t.ask(WANT, (owner,), building)


def _wanted(t: Town, seat: int, act: int, mine: int) -> None:
    with_copy(t, seat, act, ANY, deeds_exchanged, mine)


@RULES.step
def deeds_exchanged(t: Town, owner: int, building: int, mine: int) -> None:
    by = t.constable
    move(t, by, mine, owner)
    move(t, owner, building, by)
    t.emit("exchanged", seat=by, target=owner, building=BUILDINGS[mine & DESIGN], other=BUILDINGS[building & DESIGN])


WANT = question("exchange_for", their_building_acts, _wanted)


@POWERS.add
class ExchangeOfDeeds(OfTheirs):
    asks = question("exchange_of_deeds", building_acts, _offered)

    def possible(self, t: Town) -> bool:
        return bool(t.in_play[t.constable]) and super().possible(t)
