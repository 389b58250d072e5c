"""Mary Warren (Afflicted): accuse, or take an accusation back: she did both (A12.16)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction import tokens
from meetinghouse.boardgames.affliction.acts import CLEAR
from meetinghouse.boardgames.affliction.powers import POWERS, Accuser
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class MaryWarren(Accuser):
    def may_use(self, t: Affliction, seat: int, me: int) -> bool:
        return tokens.accusations_left(t) or any(t.accusations)

    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        acts = CLEAR.acts(tokens.accused(t))
        return acts + super().targets(t, seat, me, stage, data) if tokens.accusations_left(t) else acts

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        if CLEAR.has(act):
            tokens.clear(t, seat, CLEAR.key(act))
        else:
            super().chosen(t, seat, me, act, stage, data)
