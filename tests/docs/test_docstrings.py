"""The examples in docstrings run."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import meetinghouse
import meetinghouse.engine

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
