"""The examples in docstrings run, and docstrings and comments are in plain English."""

from __future__ import annotations

import doctest
import importlib
import io
import pkgutil
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

import meetinghouse
import meetinghouse.engine
from tests.source import PACKAGE, files

MODULES = ["meetinghouse", "meetinghouse.envs", "meetinghouse.envs.gymnasium", "meetinghouse.envs.vector"]
MODULES += ["meetinghouse.words", "meetinghouse.rules", "meetinghouse.resources"]
MODULES += [f"meetinghouse.engine.{module.name}" for module in pkgutil.iter_modules(meetinghouse.engine.__path__)]


@pytest.mark.parametrize("module", MODULES)
def test_examples_run(module: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(module))
    assert failed == 0


def test_the_face_has_examples() -> None:
    finder = doctest.DocTestFinder(exclude_empty=True)
    shown = {
        test.name
        for module in (meetinghouse, importlib.import_module("meetinghouse.engine.match"))
        for test in finder.find(module)
        if test.examples
    }
    assert {"meetinghouse", "meetinghouse.new_match", "meetinghouse.replay", "meetinghouse.imagine"} <= shown
    assert "meetinghouse.engine.match.Match" in shown


# Each has a plain word: "the player who", "every answer", "any error".
RIDDLES = re.compile(r"\b(?:who|whom|whose|whoso|which|what)ever\b", re.IGNORECASE)


def said(path: Path) -> Iterator[tuple[int, str]]:
    """Comments and docstrings, with their lines."""
    for token in tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline):
        if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and token.string.startswith('"""')):
            yield token.start[0], token.string


def test_comments_say_who_and_what() -> None:
    found = []
    for path in files(PACKAGE):
        for start, text in said(path):
            if riddle := RIDDLES.search(text):
                found.append(f"{path.relative_to(PACKAGE)}:{start + text[: riddle.start()].count(chr(10))} {riddle[0]}")
    assert found == []


DOTTED = re.compile(r"`((?:[a-z]\w*\.)+(?!py`)\w+)(?:\([^`]*\))?`")


def is_there(dotted: str) -> bool:
    """Whether a module of ours, or something that stands in one, has this name; other names are not looked at."""
    parts, place = dotted.split("."), PACKAGE
    if not ((PACKAGE / parts[0]).is_dir() or (PACKAGE / f"{parts[0]}.py").is_file()):
        return True
    while parts and (place / parts[0]).is_dir():
        place /= parts.pop(0)
    module = place / f"{parts[0]}.py" if parts else place
    if module.is_file():
        place = module
        del parts[0]
    text = (place if place.is_file() else place / "__init__.py").read_text(encoding="utf-8")
    return not parts or re.search(rf"\b{parts[0]}\b", text) is not None


def test_comments_name_what_is_there() -> None:
    names = ((path, name) for path in files(PACKAGE) for _, text in said(path) for name in DOTTED.findall(text))
    assert [f"{path.relative_to(PACKAGE)} {name}" for path, name in names if not is_there(name)] == []
    assert not is_there("engine.game.Channel") and not is_there("telling.Speaker") and is_there("bots.temper.TEMPERS")
