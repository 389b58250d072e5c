"""Capt. John Alden: pay 1, and a colonist of the rows sails away, under the deck they came from (A12.41)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction import moving, tokens
from meetinghouse.boardgames.affliction.acts import SEND_AWAY
from meetinghouse.boardgames.affliction.names import COLONISTS
from meetinghouse.boardgames.affliction.powers import POWERS, Chooser
from meetinghouse.boardgames.affliction.state import Affliction

PRICE = 1


@POWERS.add
class JohnAlden(Chooser):
    def may_use(self, t: Affliction, seat: int, me: int) -> bool:
        return t.influence[seat] >= PRICE and super().may_use(t, seat, me)

    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        return SEND_AWAY.acts(t.in_rows())

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        card = SEND_AWAY.key(act)
        tokens.pay(t, seat, PRICE)
        t.emit("sent_away", seat=seat, colonist=COLONISTS[card])
        moving.put_under(t, card)
