"""Databases as earlier versions left them: SQL files beside this one, run by the driver alone."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # ships no types

from meetinghouse.server.store.sqlite import path_of

DATA = Path(__file__).with_name("data")


def text(name: str) -> str:
    """A file of the folder."""
    return (DATA / name).read_text(encoding="utf-8")


async def write(url: str, script: str) -> None:
    """Run statements, spelt for SQLite, in a database of either kind."""
    if url.startswith("sqlite"):
        with contextlib.closing(sqlite3.connect(path_of(url))) as db:
            db.executescript(script)
        return
    db = await asyncpg.connect(url)
    await db.execute(script.replace("X'", "'\\x"))
    await db.close()


async def columns(url: str) -> set[tuple[str, str, bool]]:
    """Table, column and whether it must hold something: all of a database."""
    if url.startswith("sqlite"):
        with contextlib.closing(sqlite3.connect(path_of(url))) as db:
            names = [name for (name,) in db.execute("select name from sqlite_master where type = 'table'")]
            return {(name, row[1], bool(row[3])) for name in names for row in db.execute(f"pragma table_info({name})")}
    db = await asyncpg.connect(url)
    query = "select table_name, column_name, is_nullable from information_schema.columns where table_schema = 'public'"
    found = {(table, column, nullable == "NO") for table, column, nullable in await db.fetch(query)}
    await db.close()
    return found
