"""The examples in docstrings run, and docstrings and comments are in plain English."""

from __future__ import annotations

import doctest
import importlib
import io
import pkgutil
import re
import tokenize

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


def test_comments_say_who_and_what() -> None:
    found = []
    for path in files(PACKAGE):
        for token in tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline):
            said = token.type == tokenize.COMMENT or (token.type == tokenize.STRING and token.string.startswith('"""'))
            if said and (riddle := RIDDLES.search(token.string)):
                line = token.start[0] + token.string[: riddle.start()].count("\n")
                found.append(f"{path.relative_to(PACKAGE)}:{line} {riddle[0]}")
    assert found == []
