"""The schema as SQLAlchemy sees it. Alembic's migrations are the way to it; a test compares the two."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

metadata = sa.MetaData()


def _needed(kind: Any, *names: str, default: str | None = None) -> list[sa.Column[Any]]:
    """Columns of one type that always hold something."""
    return [sa.Column(name, kind, nullable=False, server_default=default) for name in names]


tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    *_needed(sa.Text, "game", "pace", "status", "watch"),
    *_needed(sa.Text, "rules_version", default=""),
    *_needed(sa.Integer, "seats"),
    *_needed(sa.Integer, "taken", "people", "n", default="0"),
    *_needed(sa.Boolean, "public"),
    *_needed(sa.BigInteger, "opened", "touched"),
    sa.Index("tables_listed", "public", "status", "opened"),
)

log = sa.Table(
    "log",
    metadata,
    *_needed(sa.Text, "table_id"),
    *_needed(sa.Integer, "n"),
    *_needed(sa.BigInteger, "at"),
    *_needed(sa.LargeBinary, "body"),
    sa.PrimaryKeyConstraint("table_id", "n", name="log_pkey"),
)

pulse = sa.Table("pulse", metadata, sa.Column("node", sa.Text, primary_key=True), *_needed(sa.BigInteger, "at"))

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    *_needed(sa.BigInteger, "at"),
    *_needed(sa.BigInteger, "closed", default="0"),
    *_needed(sa.Integer, "n", "by_seat", "seat"),
    *_needed(sa.Text, "table_id", "game", "by_name", "name", "person", "addresses", "why", "text", "lines"),
    *_needed(sa.Text, "note", default=""),
)

bans = sa.Table(
    "bans",
    metadata,
    sa.Column("who", sa.Text, primary_key=True),
    *_needed(sa.BigInteger, "until", "at"),
    *_needed(sa.Text, "why", default=""),
)
