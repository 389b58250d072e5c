"""Sworn Oath (N13.4): show your Character to another player, who then takes 1 Hope or takes 1 Despair away."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.acts import GET_HOPE, REMOVE
from meetinghouse.boardgames.new_salem.characters import show_character
from meetinghouse.boardgames.new_salem.cubes import place, remove_despair
from meetinghouse.boardgames.new_salem.powers import POWERS, Naming, choose_seat, other_seats
from meetinghouse.boardgames.new_salem.rules import question
from meetinghouse.boardgames.new_salem.state import Town


def _sworn(t: Town, by: int, target: int) -> None:
    show_character(t, by, target, "shown")
    t.ask(THANK, (target,))


def thanks(t: Town, seat: int) -> list[int]:
    return [GET_HOPE, REMOVE] if any(t.despair) else [GET_HOPE]


def _thanked(t: Town, seat: int, act: int) -> None:
    if act == GET_HOPE:
        place(t, seat, 1, 0)
    else:
        remove_despair(t, seat, 1)


THANK = question("oath_taken", thanks, _thanked)


@POWERS.add
class SwornOath(Naming):
    asks = choose_seat("sworn_oath", other_seats, _sworn)
