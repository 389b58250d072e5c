"""John Proctor: put Fear on an Afflicted girl, or gather 1 influence at his tavern."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction import abilities, tokens
from meetinghouse.boardgames.affliction.acts import COLLECT, FRIGHTEN, WHO
from meetinghouse.boardgames.affliction.colonists.base import Colonist
from meetinghouse.boardgames.affliction.roster import IN_ROW

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction


class JohnProctor(Colonist):
    icon = "hammer"

    def may_use(self, t: Affliction, seat: int, me: int) -> bool:
        return True

    def use(self, t: Affliction, seat: int, me: int) -> None:
        abilities.ask_target(t, seat, me)

    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        girls = [FRIGHTEN[g] for g in t.cards.girls if t.where[g] <= IN_ROW and tokens.may_frighten(t, seat, g)]
        return [*girls, COLLECT]

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        if act == COLLECT:
            tokens.gain(t, seat, 1, me)
        else:
            tokens.frighten(t, seat, WHO[act])
