"""Thanksgiving (N13.14): another player gets 1 Hope; then the Constable takes 1 Despair away."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.cubes import place, remove_despair
from meetinghouse.boardgames.new_salem.powers import POWERS, Naming, choose_seat, other_seats
from meetinghouse.boardgames.new_salem.state import Town


def _invited(t: Town, by: int, guest: int) -> None:
    t.emit("feasted", seat=by, target=guest)
    t.push(remove_despair, by, 1)
    t.push(place, guest, 1, 0)


INVITE = choose_seat("thanksgiving", other_seats, _invited)


@POWERS.add
class Thanksgiving(Naming):
    asks = INVITE
