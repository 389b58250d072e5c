"""Thanksgiving (N13.14): the Constable and a guest each take a Building; then the Constable takes 1 Despair away."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.cubes import remove_despair
from meetinghouse.boardgames.new_salem.events.land_rush import claim
from meetinghouse.boardgames.new_salem.powers import POWERS, Naming, choose_seat, other_seats
from meetinghouse.boardgames.new_salem.state import Town


def _invited(t: Town, by: int, guest: int) -> None:
    t.emit("feasted", seat=by, target=guest)
    for seat in (by, guest):
        claim(t, seat)
    remove_despair(t, by, 1)


@POWERS.add
class Thanksgiving(Naming):
    asks = choose_seat("thanksgiving", other_seats, _invited)
