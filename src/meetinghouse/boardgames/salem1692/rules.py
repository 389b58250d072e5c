"""The registry of Salem 1692's steps and decisions."""

from __future__ import annotations

from meetinghouse.engine.game import Rules

RULES = Rules("salem1692")
