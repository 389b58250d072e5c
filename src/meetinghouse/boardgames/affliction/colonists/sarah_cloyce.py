"""Sarah Cloyce: take 1 Fear or one accusation off any colonist."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction import abilities, tokens
from meetinghouse.boardgames.affliction.acts import CLEAR, COMFORT, WHO
from meetinghouse.boardgames.affliction.colonists.base import Colonist

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction


class SarahCloyce(Colonist):
    icon = "hammer"

    def may_use(self, t: Affliction, seat: int, me: int) -> bool:
        return any(t.accusations) or any(t.fear)

    def use(self, t: Affliction, seat: int, me: int) -> None:
        abilities.ask_target(t, seat, me)

    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        acts = [CLEAR[card] for card, n in enumerate(t.accusations) if n]
        return acts + [COMFORT[card] for card, n in enumerate(t.fear) if n]

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        card = WHO[act]
        if act == CLEAR[card]:
            tokens.clear(t, seat, card)
        else:
            tokens.comfort(t, seat, card)
