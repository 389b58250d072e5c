"""Tituba: after any arrest her circle's owner may accuse a colonist of the rows (publisher's answer 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction import abilities, tokens
from meetinghouse.boardgames.affliction.acts import ACCUSE, PASS, WHO
from meetinghouse.boardgames.affliction.colonists.base import Colonist
from meetinghouse.boardgames.affliction.roster import NOBODY

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction


class Tituba(Colonist):
    icon = "puritan"

    def after_arrest(self, t: Affliction, me: int, owner: int) -> None:
        if tokens.accusations_left(t) and len(self.targets(t, owner, me, 0, 0)) > 1:
            abilities.ask_target(t, owner, me)

    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        return [*(ACCUSE[card] for card in (*t.top, *t.bottom) if card != NOBODY), PASS]

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        if act != PASS:
            tokens.accuse(t, seat, WHO[act], 1, me)
