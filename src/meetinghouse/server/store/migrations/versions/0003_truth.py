"""The directory knows up to which commit it is true, and a node can try whether it can write.

Revision ID: 0003
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Lines of the old version start at 0, so that the first start reads their logs and puts them right."""
    op.add_column("tables", sa.Column("n", sa.Integer, nullable=False, server_default="0"))
    op.drop_index("tables_touched", "tables")
    op.create_table(
        "pulse",
        sa.Column("node", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
