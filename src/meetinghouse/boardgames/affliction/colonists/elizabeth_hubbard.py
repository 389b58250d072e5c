"""Elizabeth Hubbard (Afflicted): an accusation, and 1 influence where it is the third or a later one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction import abilities, accusing, tokens
from meetinghouse.boardgames.affliction.acts import ACCUSE, WHO
from meetinghouse.boardgames.affliction.colonists.base import AfflictedGirl

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction

MANY = 3


class ElizabethHubbard(AfflictedGirl):
    def may_use(self, t: Affliction, seat: int, me: int) -> bool:
        return tokens.accusations_left(t)

    def use(self, t: Affliction, seat: int, me: int) -> None:
        abilities.ask_target(t, seat, me)

    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        return [ACCUSE[card] for card in tokens.in_play(t) if tokens.may_accuse(t, card, girl=True)]

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        tokens.accuse(t, seat, WHO[act], 1, me)
        if t.accusations[WHO[act]] >= MANY:
            tokens.gain(t, seat, 1, me)
        accusing.offer_extra(t, seat)
