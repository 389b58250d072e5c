"""Capt. John Alden: pay 1, and a colonist of the rows sails away, under the deck they came from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction import abilities, moving, tokens
from meetinghouse.boardgames.affliction.acts import SEND_AWAY, WHO
from meetinghouse.boardgames.affliction.colonists.base import Colonist
from meetinghouse.boardgames.affliction.roster import COLONISTS, NOBODY

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction

PRICE = 1


class JohnAlden(Colonist):
    icon = "hammer"

    def may_use(self, t: Affliction, seat: int, me: int) -> bool:
        return t.influence[seat] >= PRICE and bool(self.targets(t, seat, me, 0, 0))

    def use(self, t: Affliction, seat: int, me: int) -> None:
        abilities.ask_target(t, seat, me)

    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        return [SEND_AWAY[card] for card in (*t.top, *t.bottom) if card != NOBODY]

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        card = WHO[act]
        tokens.pay(t, seat, PRICE)
        t.emit("sent_away", seat=seat, colonist=COLONISTS[card])
        moving.put_under(t, card)
