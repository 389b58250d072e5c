"""Sentences for people live in locales/, never in code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.source import PACKAGE, files, tree

PARTS = ("engine", "boardgames", "server", "bots", "envs", "client")

# Three words or more that begin like a sentence or end like one. Code, SQL, keys and file names do neither.
_WORDS = re.compile(r"[^\W\d_]{1,}(?:['’][^\W\d_]+)?")
_OPENS = re.compile(r"^(?!None |True |False )[A-ZÀ-Ý¡¿«][a-zà-ÿ]+[ ,]")
_CLOSES = re.compile(r"[a-zà-ÿ»)][.!?…]$")


def is_sentence(text: str) -> bool:
    text = " ".join(text.split())
    return len(_WORDS.findall(text)) >= 3 and " " in text and bool(_OPENS.match(text) or _CLOSES.search(text))


def spared(module: ast.Module) -> set[int]:
    """What only developers read: docstrings, texts of exceptions, and descriptions in generated reference pages."""
    found: set[int] = set()
    for node in ast.walk(module):
        inner: list[ast.AST] = []
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            inner = [node.value]
        elif isinstance(node, ast.Raise | ast.Assert):
            inner = [node]
        elif isinstance(node, ast.keyword) and node.arg in ("description", "summary"):
            inner = [node.value]
        found |= {id(leaf) for root in inner for leaf in ast.walk(root)}
    return found


def sentences(path: Path) -> Iterator[str]:
    module = tree(path)
    developers_only = spared(module)
    for node in ast.walk(module):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in developers_only:
            continue
        if is_sentence(node.value):
            yield f"{path.relative_to(PACKAGE)}:{node.lineno}: {node.value!r}"


@pytest.mark.parametrize("part", PARTS)
def test_code_holds_no_sentences(part: str) -> None:
    # the lab's pages are written for developers, in English
    read = [path for path in files(PACKAGE / part) if path.parent.name != "lab"]
    assert [found for path in read for found in sentences(path)] == []


@pytest.mark.parametrize("text", ["You may draw two cards", "la ville dort cette nuit.", "¿Quién es la bruja?"])
def test_a_sentence_is_recognised(text: str) -> None:
    assert is_sentence(text)


@pytest.mark.parametrize(
    "text", ["salem1692.drew", "SELECT id FROM tables", "not offered", "one of the options", "%H:%M"]
)
def test_what_is_no_sentence_is_left_alone(text: str) -> None:
    assert not is_sentence(text)


def test_a_planted_sentence_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    planted = tmp_path / "planted.py"
    planted.write_text(
        '"""Doc of a module."""\ndef f():\n    raise ValueError("It went all wrong.")\nX = "The witch wins the game."\n'
    )
    monkeypatch.setattr("tests.words.test_no_sentences.PACKAGE", tmp_path)
    assert [found.partition(": ")[2] for found in sentences(planted)] == ["'The witch wins the game.'"]
