"""Reports of people about people, and whom the operator keeps out.

Revision ID: 0004
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Two new tables."""
    op.create_table(
        "reports",
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
    op.create_table(
        "bans",
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("why", sa.Text, nullable=False, server_default=""),
    )
