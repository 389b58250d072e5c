"""Scarlet Letter (N13.22): costs its holder points at the end; 1 Despair is taken away."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.cubes import remove_despair
from meetinghouse.boardgames.new_salem.powers import POWERS, Naming, choose_seat, other_seats
from meetinghouse.boardgames.new_salem.state import LETTER_CARD, Town


def _marked(t: Town, by: int, target: int) -> None:
    t.holder[LETTER_CARD] = target
    t.emit("lettered", seat=by, target=target)
    remove_despair(t, by, 1)


@POWERS.add
class ScarletLetter(Naming):
    asks = choose_seat("scarlet_letter", other_seats, _marked)
    held = LETTER_CARD
