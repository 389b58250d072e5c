"""Exchange of Deeds (N13.7): swap one of your Buildings for one of another player's."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.cubes import ANY, building_acts, by_chance, move, with_copy
from meetinghouse.boardgames.new_salem.events.base import SECONDS, Effect, event
from meetinghouse.boardgames.new_salem.ids import BUILDINGS
from meetinghouse.boardgames.new_salem.state import DESIGN, RULES, Town


def _mine(t: Town, seat: int) -> list[int]:
    return building_acts(t, seat)


def _offered(t: Town, seat: int, act: int) -> None:
    with_copy(t, seat, act, ANY, deed_offered)


@RULES.step
def deed_offered(t: Town, owner: int, building: int) -> None:
    t.ask(WANT, (owner,), building)


def _theirs(t: Town, seat: int, mine: int) -> list[int]:
    return [act for other in t.others(seat) for act in building_acts(t, other)]


def _wanted(t: Town, seat: int, act: int, mine: int) -> None:
    with_copy(t, seat, act, ANY, deeds_exchanged, mine)


@RULES.step
def deeds_exchanged(t: Town, owner: int, building: int, mine: int) -> None:
    by = t.constable
    move(t, by, mine, owner)
    move(t, owner, building, by)
    t.emit("exchanged", seat=by, target=owner, building=BUILDINGS[mine & DESIGN], other=BUILDINGS[building & DESIGN])


OFFER = RULES.decision("exchange_of_deeds", options=_mine, then=_offered, default=by_chance, seconds=SECONDS)
WANT = RULES.decision("exchange_for", options=_theirs, then=_wanted, default=by_chance, seconds=SECONDS)


@event("exchange_of_deeds")
class ExchangeOfDeeds(Effect):
    def possible(self, t: Town) -> bool:
        return bool(t.in_play[t.constable]) and any(t.in_play[s] for s in t.others(t.constable))

    def begin(self, t: Town) -> None:
        if self.possible(t):
            t.ask(OFFER, (t.constable,))
