"""What a coach says: data, made from one seat's view alone. A game declares who makes it (`Game(coach=...)`).

The module so named has `matters(view, kind, bot)`, what to look at before a decision, the most telling first, and
`why(view, kind, choice, bot)`, reasons for an answer. `meetinghouse.coach` asks it, and the bot which answer to take: a
good player that was told what the seat was told, with its beliefs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Advice(NamedTuple):
    """One sentence: words under `<game>-coach-<key>`."""

    key: str
    args: Mapping[str, Any] = {}
