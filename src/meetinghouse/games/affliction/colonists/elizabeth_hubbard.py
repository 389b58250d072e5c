"""Elizabeth Hubbard (Afflicted): an accusation, and one more on the same colonist for 1 influence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.games.affliction import abilities, accusing, tokens
from meetinghouse.games.affliction.acts import ACCUSE, MORE, PASS, WHO
from meetinghouse.games.affliction.colonists.base import AfflictedGirl

if TYPE_CHECKING:
    from meetinghouse.games.affliction.state import Affliction


class ElizabethHubbard(AfflictedGirl):
    def may_use(self, t: Affliction, seat: int, me: int) -> bool:
        return tokens.accusations_left(t)

    def use(self, t: Affliction, seat: int, me: int) -> None:
        abilities.ask_target(t, seat, me)

    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        if stage == 0:
            return [ACCUSE[card] for card in tokens.in_play(t) if tokens.may_accuse(t, card, girl=True)]
        return [MORE, PASS]

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        if stage == 0:
            tokens.accuse(t, seat, WHO[act], 1, me)
            if t.influence[seat] and tokens.accusations_left(t):
                abilities.ask_target(t, seat, me, 1, WHO[act])
                return
        elif act == MORE:
            tokens.pay(t, seat, 1)
            tokens.accuse(t, seat, data, 1, me)
        accusing.offer_extra(t, seat)
