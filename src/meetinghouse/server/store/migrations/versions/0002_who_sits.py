"""The list of tables shows how many seats are taken, and old tables can be found by their last touch.

Revision ID: 0002
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """New columns start at their defaults; the log, which is the truth, stays as it is."""
    op.add_column("tables", sa.Column("rules_version", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("taken", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("people", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_touched", "tables", ["touched"])
