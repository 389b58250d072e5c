"""The schema as SQLAlchemy sees it. Alembic's migrations are the way to it; a test compares the two."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules_version", sa.Text, nullable=False, server_default=""),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("taken", sa.Integer, nullable=False, server_default="0"),
    sa.Column("people", sa.Integer, nullable=False, server_default="0"),
    sa.Column("pace", sa.Text, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("watch", sa.Text, nullable=False),
    sa.Column("opened", sa.BigInteger, nullable=False),
    sa.Column("touched", sa.BigInteger, nullable=False),
    sa.Column("n", sa.Integer, nullable=False, server_default="0"),
    sa.Index("tables_listed", "public", "status", "opened"),
)

log = sa.Table(
    "log",
    metadata,
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("n", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.PrimaryKeyConstraint("table_id", "n", name="log_pkey"),
)

pulse = sa.Table(
    "pulse",
    metadata,
    sa.Column("node", sa.Text, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("n", sa.Integer, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("by_seat", sa.Integer, nullable=False),
    sa.Column("by_name", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("person", sa.Text, nullable=False),
    sa.Column("addresses", sa.Text, nullable=False),
    sa.Column("why", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("lines", sa.Text, nullable=False),
    sa.Column("closed", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("note", sa.Text, nullable=False, server_default=""),
)

bans = sa.Table(
    "bans",
    metadata,
    sa.Column("who", sa.Text, primary_key=True),
    sa.Column("until", sa.BigInteger, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("why", sa.Text, nullable=False, server_default=""),
)
