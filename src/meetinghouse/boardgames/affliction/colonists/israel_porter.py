"""Israel Porter: take one accusation each off up to two colonists, as his petition tried."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction import abilities, tokens
from meetinghouse.boardgames.affliction.acts import CLEAR, PASS, WHO
from meetinghouse.boardgames.affliction.colonists.base import Colonist
from meetinghouse.boardgames.affliction.roster import NOBODY

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction


class IsraelPorter(Colonist):
    icon = "hammer"

    def may_use(self, t: Affliction, seat: int, me: int) -> bool:
        return any(t.accusations)

    def use(self, t: Affliction, seat: int, me: int) -> None:
        abilities.ask_target(t, seat, me, 0, NOBODY)

    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        acts = [CLEAR[card] for card, n in enumerate(t.accusations) if n and card != data]
        return acts if stage == 0 else [*acts, PASS]

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        if act == PASS:
            return
        tokens.clear(t, seat, WHO[act])
        if stage == 0 and len(self.targets(t, seat, me, 1, WHO[act])) > 1:
            abilities.ask_target(t, seat, me, 1, WHO[act])
