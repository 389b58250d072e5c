"""The scripts of `examples/`, for the tests of training."""

from __future__ import annotations

import importlib.util
from types import ModuleType

from tests.source import ROOT


def example(name: str) -> ModuleType:
    """A script of `examples/`, imported."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
