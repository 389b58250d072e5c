"""Mary Warren (Afflicted): accuse, or take an accusation back: she did both."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction import abilities, accusing, tokens
from meetinghouse.boardgames.affliction.acts import ACCUSE, CLEAR, WHO
from meetinghouse.boardgames.affliction.colonists.base import AfflictedGirl

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction


class MaryWarren(AfflictedGirl):
    def may_use(self, t: Affliction, seat: int, me: int) -> bool:
        return tokens.accusations_left(t) or any(t.accusations)

    def use(self, t: Affliction, seat: int, me: int) -> None:
        abilities.ask_target(t, seat, me)

    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        acts = [CLEAR[card] for card, n in enumerate(t.accusations) if n]
        if tokens.accusations_left(t):
            acts += [ACCUSE[card] for card in tokens.in_play(t) if tokens.may_accuse(t, card, girl=True)]
        return acts

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        card = WHO[act]
        if act == CLEAR[card]:
            tokens.clear(t, seat, card)
        else:
            tokens.accuse(t, seat, card, 1, me)
            accusing.offer_extra(t, seat)
