"""A test that fails gets a second try alone: what the run says at its end is right about both."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.source import ROOT

TESTS = """
from pathlib import Path
import pytest

def test_good(): pass
def test_bad(): assert False
def test_once():
    tried = Path("tried")
    if not tried.exists():
        tried.touch()
        raise AssertionError
@pytest.fixture
def broken():
    yield
    raise RuntimeError
def test_left_behind(broken): pass
"""
CLOSING = r"[0-9]+ (passed|failed|errors?)\b.* in [0-9.]+s"  # what CI looks for


def _pytest(folder: Path, *more: str) -> int:
    plain = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:xdist",
        "-c",
        "/dev/null",
        "--rootdir",
        ".",
        "-o",
        "cache_dir=cache",
    ]
    return subprocess.run([*plain, *more], cwd=folder, capture_output=True, check=False).returncode


def test_what_passes_at_a_second_try_is_named_and_what_fails_twice_fails(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(TESTS)
    assert _pytest(tmp_path, "--junitxml=first.xml") == 1
    assert _pytest(tmp_path, "--junitxml=second.xml", "--last-failed") == 1
    said = subprocess.run(
        [sys.executable, ROOT / "tools" / "second_try.py", "first.xml", "second.xml"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    assert said[:3] == [
        "== passed at a second try: test_some::test_once",
        "== failed twice: test_some::test_bad",
        "== failed twice: test_some::test_left_behind",
    ]
    assert "2 failed, 2 passed (1 of them at a second try) in " in said[3]
    assert re.search(CLOSING, said[3]) and CLOSING in (ROOT / ".ci" / "run").read_text()
