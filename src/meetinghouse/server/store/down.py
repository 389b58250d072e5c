"""When a store does not do its work."""

from __future__ import annotations

SECONDS = 4.0  # a store that takes longer counts as failed; with it every node is back within five seconds


class StoreDown(Exception):
    """The store cannot be reached. Whether a commit in flight was written is unknown until it can be read again."""
