"""Reports of people about people, and whom the operator keeps out.

Revision ID: 0004
"""

import sqlalchemy as sa
from alembic import op

from meetinghouse.server.store.columns import needed

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Two new tables."""
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        *needed(sa.BigInteger, "at"),
        *needed(sa.Text, "table_id"),
        *needed(sa.Integer, "n"),
        *needed(sa.Text, "game"),
        *needed(sa.Integer, "by_seat"),
        *needed(sa.Text, "by_name"),
        *needed(sa.Integer, "seat"),
        *needed(sa.Text, "name", "person", "addresses", "why", "text", "lines"),
        *needed(sa.BigInteger, "closed", default="0"),
        *needed(sa.Text, "note", default=""),
    )
    op.create_table(
        "bans",
        sa.Column("who", sa.Text, primary_key=True),
        *needed(sa.BigInteger, "until", "at"),
        *needed(sa.Text, "why", default=""),
    )
