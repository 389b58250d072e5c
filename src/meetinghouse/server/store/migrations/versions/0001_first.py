"""The first schema: a directory of tables and one append-only log.

Revision ID: 0001
"""

import sqlalchemy as sa
from alembic import op

from meetinghouse.server.store.columns import needed

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create both tables. In SQLite the log lies in the order of its key, without a row id of its own."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        *needed(sa.Text, "game"),
        *needed(sa.Integer, "seats"),
        *needed(sa.Text, "pace", "status"),
        *needed(sa.Boolean, "public"),
        *needed(sa.Text, "watch"),
        *needed(sa.BigInteger, "opened", "touched"),
    )
    op.create_index("tables_listed", "tables", ["public", "status", "opened"])
    op.create_table(
        "log",
        *needed(sa.Text, "table_id"),
        *needed(sa.Integer, "n"),
        *needed(sa.BigInteger, "at"),
        *needed(sa.LargeBinary, "body"),
        sa.PrimaryKeyConstraint("table_id", "n", name="log_pkey"),
        sqlite_with_rowid=False,
    )
