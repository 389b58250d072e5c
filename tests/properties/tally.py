"""Counts what the properties have looked at, so that a long run can say how long it was."""

from __future__ import annotations

from collections import Counter

SEEN: Counter[str] = Counter()
