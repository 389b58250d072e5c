"""Bridget Bishop: move one accusation from a colonist to another; moving is not placing (A12.19)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction import tokens
from meetinghouse.boardgames.affliction.acts import GIVE_TO, TAKE_FROM
from meetinghouse.boardgames.affliction.names import COLONISTS
from meetinghouse.boardgames.affliction.powers import POWERS, Chooser
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class BridgetBishop(Chooser):
    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        if stage == 0:
            return TAKE_FROM.acts(tokens.accused(t))
        return GIVE_TO.acts(card for card in t.playing if card != data)

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        if stage == 0:
            self.ask(t, seat, me, 1, TAKE_FROM.key(act))
            return
        onto = GIVE_TO.key(act)
        t.accusations[data] -= 1
        t.accusations[onto] += 1
        t.emit("moved_accusation", seat=seat, colonist=COLONISTS[data], onto=COLONISTS[onto])
