"""The server's own tests of tables, once more over the store of a page."""

from __future__ import annotations

from pathlib import Path

import pytest

from meetinghouse.server.page.shelf import MemoryShelf
from meetinghouse.server.page.store import PageStore
from meetinghouse.server.store import Store
from tests.server import harness, test_lobby, test_mine, test_play, test_votes, test_watch


@pytest.fixture(autouse=True)
def _on_a_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that is started again in the same folder finds what the one before it wrote."""
    shelves: dict[Path, MemoryShelf] = {}

    def made(folder: Path) -> Store:
        return PageStore(shelves.setdefault(folder, MemoryShelf()))

    monkeypatch.setattr(harness, "make_store", made)


def _of(*modules: object) -> dict[str, object]:
    found: dict[str, object] = {}
    for module in modules:
        for name, value in vars(module).items():
            if name.startswith("test_") and callable(value):
                assert name not in found, f"two tests are called {name}"
                found[name] = value
    return found


globals().update(_of(test_play, test_lobby, test_mine, test_votes, test_watch))
