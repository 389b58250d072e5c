"""The schema as SQLAlchemy sees it. Alembic's migrations are the way to it; a test compares the two."""

from __future__ import annotations

import sqlalchemy as sa

from meetinghouse.server.store.columns import needed

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    *needed(sa.Text, "game", "pace", "status", "watch"),
    *needed(sa.Text, "rules_version", default=""),
    *needed(sa.Integer, "seats"),
    *needed(sa.Integer, "taken", "people", "n", default="0"),
    *needed(sa.Boolean, "public"),
    *needed(sa.BigInteger, "opened", "touched"),
    sa.Index("tables_listed", "public", "status", "opened"),
)

log = sa.Table(
    "log",
    metadata,
    *needed(sa.Text, "table_id"),
    *needed(sa.Integer, "n"),
    *needed(sa.BigInteger, "at"),
    *needed(sa.LargeBinary, "body"),
    sa.PrimaryKeyConstraint("table_id", "n", name="log_pkey"),
)

pulse = sa.Table("pulse", metadata, sa.Column("node", sa.Text, primary_key=True), *needed(sa.BigInteger, "at"))

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    *needed(sa.BigInteger, "at"),
    *needed(sa.BigInteger, "closed", default="0"),
    *needed(sa.Integer, "n", "by_seat", "seat"),
    *needed(sa.Text, "table_id", "game", "by_name", "name", "person", "addresses", "why", "text", "lines"),
    *needed(sa.Text, "note", default=""),
)

bans = sa.Table(
    "bans",
    metadata,
    sa.Column("who", sa.Text, primary_key=True),
    *needed(sa.BigInteger, "until", "at"),
    *needed(sa.Text, "why", default=""),
)
