"""Midnight Visit (N13.3): look at the Character of another player."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.characters import show_character, unseen_by
from meetinghouse.boardgames.new_salem.powers import POWERS, NamingOneLeft, choose_seat
from meetinghouse.boardgames.new_salem.state import Town


def _visited(t: Town, by: int, target: int) -> None:
    show_character(t, target, by, "looked")


@POWERS.add
class MidnightVisit(NamingOneLeft):
    asks = choose_seat("midnight_visit", unseen_by, _visited)
