"""Philip English: pay 3 and set an arrested colonist of any player free, once in a round (ruling 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction import abilities, moving, tokens
from meetinghouse.boardgames.affliction.acts import RELEASE, WHO
from meetinghouse.boardgames.affliction.colonists.base import Colonist
from meetinghouse.boardgames.affliction.roster import ARRESTED, COLONISTS

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction

PRICE = 3


class PhilipEnglish(Colonist):
    icon = "hammer"

    def may_use(self, t: Affliction, seat: int, me: int) -> bool:
        return t.influence[seat] >= PRICE and me not in t.once_a_round and any(t.arrested)

    def use(self, t: Affliction, seat: int, me: int) -> None:
        t.once_a_round.append(me)
        abilities.ask_target(t, seat, me)

    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        return [RELEASE[card] for pile in t.arrested for card in pile]

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        card = WHO[act]
        tokens.pay(t, seat, PRICE)
        t.emit("released", seat=seat, colonist=COLONISTS[card], target=t.where[card] - ARRESTED)
        moving.put_under(t, card)
