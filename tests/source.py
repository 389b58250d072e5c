"""Our own source as the tests read it: syntax trees, and the calls and strings in them."""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import meetinghouse as mh

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "meetinghouse"


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def files(*folders: Path) -> Iterator[Path]:
    for folder in folders:
        yield from sorted(folder.rglob("*.py"))


def trees(*folders: Path) -> Iterator[ast.Module]:
    return (tree(path) for path in files(*folders))


def called(call: ast.Call) -> str:
    """The last word of what is called: `emit` for `table.emit(...)`."""
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def calls(node: ast.AST, name: str) -> Iterator[ast.Call]:
    return (n for n in ast.walk(node) if isinstance(n, ast.Call) and called(n) == name)


def string(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


# By their folders, not by the registry: tests of the server add a stand-in to that.
OURS = sorted(p.parent.name for p in (PACKAGE / "boardgames").glob("*/__init__.py"))
# What is tried on all games can be tried on one of another package: MEETINGHOUSE_GAME=moonrakers pytest tests/words.
GAMES = [os.environ["MEETINGHOUSE_GAME"]] if "MEETINGHOUSE_GAME" in os.environ else OURS


def code_of(game: str) -> Path:
    """The folder with the rules of a game."""
    if game in OURS:
        return PACKAGE / "boardgames" / game
    folder = mh.find_game(game).folder
    assert folder is not None
    return folder


def proofs_of(game: str) -> Path:
    """The folder with the tests of a game; a package has them beside its code."""
    return ROOT / "tests" if game in OURS else code_of(game).parent / "tests"
