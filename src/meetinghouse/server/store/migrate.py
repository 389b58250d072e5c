"""Runs Alembic from code: every start brings the database up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from meetinghouse.server.store.directory import make_engine

_ADVISORY = 1692_0001  # PostgreSQL: only one node migrates at a time


def config() -> Config:
    """Alembic's settings, without a file of its own."""
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).resolve().parent / "migrations"))
    return made


async def upgrade(url: str, revision: str = "head") -> None:
    engine = make_engine(url)
    try:
        async with engine.connect() as db:
            if db.dialect.name == "sqlite":
                await db.exec_driver_sql("pragma journal_mode=wal")
                await db.commit()
        async with engine.begin() as db:
            await db.run_sync(_upgrade, revision)
    finally:
        await engine.dispose()


def _upgrade(connection: sa.Connection, revision: str) -> Any:
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("select pg_advisory_xact_lock(:key)"), {"key": _ADVISORY})
    made = config()
    made.attributes["connection"] = connection
    command.upgrade(made, revision)
