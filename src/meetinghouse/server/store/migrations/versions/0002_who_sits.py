"""The list of tables shows how many seats are taken, and old tables can be found by their last touch.

Revision ID: 0002
"""

import sqlalchemy as sa
from alembic import op

from meetinghouse.server.store.columns import needed

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """New columns start at their defaults; the log, which is the truth, stays as it is."""
    for column in (*needed(sa.Text, "rules_version", default=""), *needed(sa.Integer, "taken", "people", default="0")):
        op.add_column("tables", column)
    op.create_index("tables_touched", "tables", ["touched"])
