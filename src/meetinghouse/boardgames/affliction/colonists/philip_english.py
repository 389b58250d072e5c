"""Philip English: pay 3 and set an arrested colonist of any player free, once in a round (A12.28)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction import moving, tokens
from meetinghouse.boardgames.affliction.acts import RELEASE
from meetinghouse.boardgames.affliction.names import ARRESTED, COLONISTS
from meetinghouse.boardgames.affliction.powers import POWERS, Chooser
from meetinghouse.boardgames.affliction.state import Affliction

PRICE = 3


@POWERS.add
class PhilipEnglish(Chooser):
    def may_use(self, t: Affliction, seat: int, me: int) -> bool:
        return t.influence[seat] >= PRICE and me not in t.once_a_round and any(t.arrested)

    def use(self, t: Affliction, seat: int, me: int) -> None:
        t.once_a_round.append(me)
        self.ask(t, seat, me)

    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        return RELEASE.acts(card for pile in t.arrested for card in pile)

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        card = RELEASE.key(act)
        tokens.pay(t, seat, PRICE)
        t.emit("released", seat=seat, colonist=COLONISTS[card], target=t.where[card] - ARRESTED)
        moving.put_under(t, card)
