"""Sarah Cloyce: take 1 Fear or one accusation off any colonist (A12.34)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction import tokens
from meetinghouse.boardgames.affliction.acts import CLEAR, COMFORT
from meetinghouse.boardgames.affliction.powers import POWERS, Chooser
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class SarahCloyce(Chooser):
    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        return CLEAR.acts(tokens.accused(t)) + COMFORT.acts(tokens.afraid(t))

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        if CLEAR.has(act):
            tokens.clear(t, seat, CLEAR.key(act))
        else:
            tokens.comfort(t, seat, COMFORT.key(act))
