"""The directory knows up to which commit it is true, and a node can try whether it can write.

Revision ID: 0003
"""

import sqlalchemy as sa
from alembic import op

from meetinghouse.server.store.columns import needed

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Lines of the old version start at 0, so that the first start reads their logs and puts them right."""
    op.add_column("tables", *needed(sa.Integer, "n", default="0"))
    op.drop_index("tables_touched", "tables")
    op.create_table("pulse", sa.Column("node", sa.Text, primary_key=True), *needed(sa.BigInteger, "at"))
