"""Mercy Lewis (Afflicted): an accusation in another player's circle, two on somebody who is accused already."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction import abilities, accusing, tokens
from meetinghouse.boardgames.affliction.acts import ACCUSE, WHO
from meetinghouse.boardgames.affliction.colonists.base import AfflictedGirl

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction


class MercyLewis(AfflictedGirl):
    def may_use(self, t: Affliction, seat: int, me: int) -> bool:
        return tokens.accusations_left(t) and bool(self.targets(t, seat, me, 0, 0))

    def use(self, t: Affliction, seat: int, me: int) -> None:
        abilities.ask_target(t, seat, me)

    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        return [
            ACCUSE[card]
            for other in range(t.seats)
            if other != seat
            for card in t.circles[other]
            if tokens.may_accuse(t, card, girl=True)
        ]

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        card = WHO[act]
        tokens.accuse(t, seat, card, 2 if t.accusations[card] else 1, me)
        accusing.offer_extra(t, seat)
