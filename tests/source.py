"""Our own source as the tests read it: syntax trees, and the calls and strings in them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

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
GAMES = sorted(p.parent.name for p in (ROOT / "src" / "meetinghouse" / "boardgames").glob("*/__init__.py"))
