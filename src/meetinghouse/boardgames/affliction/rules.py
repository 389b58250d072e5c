"""The registry that the modules of this game fill at import."""

from __future__ import annotations

from meetinghouse.engine.game import Rules

RULES = Rules("affliction")
