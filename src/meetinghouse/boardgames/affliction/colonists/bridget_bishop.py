"""Bridget Bishop: move one accusation from a colonist to another (rulebook). Moving is not placing (point 45)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction import abilities, tokens
from meetinghouse.boardgames.affliction.acts import GIVE_TO, TAKE_FROM, WHO
from meetinghouse.boardgames.affliction.colonists.base import Colonist
from meetinghouse.boardgames.affliction.roster import COLONISTS

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction


class BridgetBishop(Colonist):
    icon = "hammer"

    def may_use(self, t: Affliction, seat: int, me: int) -> bool:
        return any(t.accusations)

    def use(self, t: Affliction, seat: int, me: int) -> None:
        abilities.ask_target(t, seat, me)

    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        if stage == 0:
            return [TAKE_FROM[card] for card, n in enumerate(t.accusations) if n]
        return [GIVE_TO[card] for card in tokens.in_play(t) if card != data]

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        if stage == 0:
            abilities.ask_target(t, seat, me, 1, WHO[act])
            return
        t.accusations[data] -= 1
        t.accusations[WHO[act]] += 1
        t.emit("moved_accusation", seat=seat, colonist=COLONISTS[data], onto=COLONISTS[WHO[act]])
