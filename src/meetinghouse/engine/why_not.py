"""The default reason why an act is not offered: the rule behind the open question."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meetinghouse.engine.table import Table

CODES = ("not-now", "not-a-choice")


def by_question(table: Table, seat: int, act: int) -> tuple[str, str]:
    """A code and the rule of the open question: the act answers another one, or names what cannot be chosen here.

    A seat knows its own options, so this tells it nothing new.
    """
    decision, acts = table.decision, table.game.acts
    assert decision is not None
    asked = {acts[one].do for one in decision.kind.options(table, seat, *decision.data)}
    return ("not-a-choice" if acts[act].do in asked else "not-now"), decision.kind.rule
