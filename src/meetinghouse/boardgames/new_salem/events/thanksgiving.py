"""Thanksgiving (N13.14): two other players get 1 Hope each and then take 1 Despair away each."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.cubes import place, remove_despair
from meetinghouse.boardgames.new_salem.powers import POWERS, EventCard, ask_seat, choose_seat, other_seats
from meetinghouse.boardgames.new_salem.state import Town


def _first(t: Town, by: int, guest: int) -> None:
    ask_seat(t, SECOND, by, guest)


def _second(t: Town, by: int, guest: int, first: int) -> None:
    t.emit("feasted", seat=by, seats=[first, guest])
    for seat in (guest, first):
        t.push(remove_despair, seat, 1)
        t.push(place, seat, 1, 0)


FIRST = choose_seat("thanksgiving", other_seats, _first)
SECOND = choose_seat("thanksgiving_second", other_seats, _second)


@POWERS.add
class Thanksgiving(EventCard):
    def begin(self, t: Town) -> None:
        ask_seat(t, FIRST, t.constable)
