"""Abigail Williams (Afflicted): one accusation each on two colonists of the same row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction import abilities, accusing, tokens
from meetinghouse.boardgames.affliction.acts import ACCUSE, PASS, WHO
from meetinghouse.boardgames.affliction.colonists.base import AfflictedGirl
from meetinghouse.boardgames.affliction.roster import NOBODY

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction


class AbigailWilliams(AfflictedGirl):
    def may_use(self, t: Affliction, seat: int, me: int) -> bool:
        return tokens.accusations_left(t) and bool(self.targets(t, seat, me, 0, 0))

    def use(self, t: Affliction, seat: int, me: int) -> None:
        abilities.ask_target(t, seat, me)

    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        """Nobody in a row can shun the girls: that takes a circle (publisher's answer 7)."""
        if stage == 0:
            return [ACCUSE[card] for card in (*t.top, *t.bottom) if card != NOBODY]
        row = t.top if data in t.top else t.bottom
        return [*(ACCUSE[card] for card in row if card not in (NOBODY, data)), PASS]

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        if act != PASS:
            tokens.accuse(t, seat, WHO[act], 1, me)
            if stage == 0 and tokens.accusations_left(t) and len(self.targets(t, seat, me, 1, WHO[act])) > 1:
                abilities.ask_target(t, seat, me, 1, WHO[act])
                return
        accusing.offer_extra(t, seat)
