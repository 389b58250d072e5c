"""Pardon (N13.17): lifts a Trial, and stops the next one that would come to its holder."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.events.trial import lift
from meetinghouse.boardgames.new_salem.powers import POWERS, Naming, choose_seat
from meetinghouse.boardgames.new_salem.state import PARDON_CARD, Town


def _anyone(t: Town, seat: int) -> tuple[int, ...]:
    return t.from_constable()


def _pardoned(t: Town, by: int, target: int) -> None:
    t.holder[PARDON_CARD] = target
    t.emit("pardoned", seat=by, target=target)
    if t.trials[target]:
        lift(t, target)


@POWERS.add
class Pardon(Naming):
    asks = choose_seat("pardon", _anyone, _pardoned)
    held = PARDON_CARD
