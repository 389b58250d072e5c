"""Elizabeth Parris (Afflicted): the first accusation on a colonist, and 1 influence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction import abilities, accusing, tokens
from meetinghouse.boardgames.affliction.acts import ACCUSE, WHO
from meetinghouse.boardgames.affliction.colonists.base import AfflictedGirl

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction


class ElizabethParris(AfflictedGirl):
    def may_use(self, t: Affliction, seat: int, me: int) -> bool:
        return tokens.accusations_left(t) and bool(self.targets(t, seat, me, 0, 0))

    def use(self, t: Affliction, seat: int, me: int) -> None:
        abilities.ask_target(t, seat, me)

    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        return [
            ACCUSE[card]
            for card in tokens.in_play(t)
            if not t.accusations[card] and tokens.may_accuse(t, card, girl=True)
        ]

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        tokens.accuse(t, seat, WHO[act], 1, me)
        tokens.gain(t, seat, 1, me)
        accusing.offer_extra(t, seat)
