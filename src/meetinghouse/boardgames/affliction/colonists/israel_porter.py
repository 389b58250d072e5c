"""Israel Porter: take one accusation each off up to two colonists, as his petition tried (A12.10)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction import tokens
from meetinghouse.boardgames.affliction.acts import CLEAR, PASS
from meetinghouse.boardgames.affliction.names import NOBODY
from meetinghouse.boardgames.affliction.powers import POWERS, Chooser
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class IsraelPorter(Chooser):
    def use(self, t: Affliction, seat: int, me: int) -> None:
        self.ask(t, seat, me, 0, NOBODY)

    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        acts = CLEAR.acts(card for card in tokens.accused(t) if card != data)
        return [*acts, PASS] if stage else acts

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        if act == PASS:
            return
        card = CLEAR.key(act)
        tokens.clear(t, seat, card)
        if stage == 0 and len(self.targets(t, seat, me, 1, card)) > 1:
            self.ask(t, seat, me, 1, card)
