"""Rev. Samuel Parris: an accusation on any colonist, two with an Afflicted girl in his circle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction import abilities, accusing, tokens
from meetinghouse.boardgames.affliction.acts import ACCUSE, WHO
from meetinghouse.boardgames.affliction.colonists.base import Colonist

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction


class SamuelParris(Colonist):
    icon = "hammer"

    def may_use(self, t: Affliction, seat: int, me: int) -> bool:
        return tokens.accusations_left(t)

    def use(self, t: Affliction, seat: int, me: int) -> None:
        abilities.ask_target(t, seat, me)

    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        return [ACCUSE[card] for card in tokens.in_play(t)]

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        afflicted = t.cards.afflicted
        tokens.accuse(t, seat, WHO[act], 2 if any(afflicted[card] for card in t.circles[seat]) else 1, me)
        accusing.offer_extra(t, seat)
