"""Columns as the schema and the migrations to it declare them."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa


def needed(kind: Any, *names: str, default: str | None = None) -> list[sa.Column[Any]]:
    """Columns of one type that always hold something."""
    return [sa.Column(name, kind, nullable=False, server_default=default) for name in names]
