"""Abigail Williams (Afflicted): one accusation each on two colonists of the same row (A12.17)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction import accusing, tokens
from meetinghouse.boardgames.affliction.acts import ACCUSE, PASS
from meetinghouse.boardgames.affliction.names import NOBODY
from meetinghouse.boardgames.affliction.powers import POWERS, Accuser
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class AbigailWilliams(Accuser):
    def accusable(self, t: Affliction, seat: int) -> list[int]:
        return t.in_rows()

    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        if stage == 0:
            return super().targets(t, seat, me, stage, data)
        row = t.top if data in t.top else t.bottom
        return [*ACCUSE.acts(card for card in row if card not in (NOBODY, data)), PASS]

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        if act != PASS:
            card = ACCUSE.key(act)
            tokens.accuse(t, seat, card, 1, me)
            if stage == 0 and tokens.accusations_left(t) and len(self.targets(t, seat, me, 1, card)) > 1:
                self.ask(t, seat, me, 1, card)
                return
        accusing.offer_extra(t, seat)
