"""Tituba: after any arrest her circle's owner may accuse a colonist of the rows (A12.29)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction import accusing, tokens
from meetinghouse.boardgames.affliction.acts import ACCUSE, PASS
from meetinghouse.boardgames.affliction.names import ABILITY_SPACES
from meetinghouse.boardgames.affliction.powers import POWERS, Colonist
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class Tituba(Colonist):
    def after_arrest(self, t: Affliction, me: int, owner: int, seat: int) -> None:
        if tokens.accusations_left(t) and t.in_rows():
            self.ask(t, owner, me)

    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        return [*ACCUSE.acts(t.in_rows()), PASS]

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        if act != PASS:
            tokens.accuse(t, seat, ACCUSE.key(act), 1, me)
            if t.space in ABILITY_SPACES:  # not in answer to an arrest on 8 or 9 (A12.1)
                accusing.offer_extra(t, seat)
