"""Tests wait for what they want to see. A wait for time alone says on its line why nothing else can be waited for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.source import ROOT, calls, files, tree

# So many lines wait for time alone today, each with its reason. The number may fall.
MOST_PYTHON, MOST_WEB = 12, 12
SHORT = 100  # milliseconds: the breath between two looks at a page


def bare_sleeps(path: Path) -> Iterator[int]:
    """The lines with a `sleep` that is not the breath between two looks at a condition."""
    loops = [node for node in ast.walk(tree(path)) if isinstance(node, ast.While)]
    breaths = {id(node) for loop in loops for node in ast.walk(loop)}
    for call in calls(tree(path), "sleep"):
        if id(call) not in breaths and ast.unparse(call) not in ("asyncio.sleep(0)", "self.sleep()"):
            yield call.lineno


def bare_timeouts(path: Path) -> Iterator[int]:
    """The lines of a browser test that wait at least as long as a person would notice."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        found = re.search(r"waitForTimeout\(([^)]*)\)", line)
        if found and not (found[1].isdigit() and int(found[1]) < SHORT):
            yield number


def without_reason(path: Path, numbers: Iterator[int], sign: str) -> Iterator[str]:
    """Those of the lines on which no comment stands."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return (f"{path.relative_to(ROOT)}:{n}" for n in numbers if f" {sign} " not in lines[n - 1])


def test_a_python_test_that_waits_for_time_says_why() -> None:
    paths = list(files(ROOT / "tests"))
    assert [line for path in paths for line in without_reason(path, bare_sleeps(path), "#")] == []
    assert sum(len(list(bare_sleeps(path))) for path in paths) <= MOST_PYTHON


def test_a_browser_test_that_waits_for_time_says_why() -> None:
    paths = sorted((ROOT / "web" / "e2e").glob("*.ts"))
    assert [line for path in paths for line in without_reason(path, bare_timeouts(path), "//")] == []
    assert sum(len(list(bare_timeouts(path))) for path in paths) <= MOST_WEB


def test_the_search_finds_a_wait(tmp_path: Path) -> None:
    path = tmp_path / "one.py"
    path.write_text("import time\nwhile True:\n    time.sleep(1)\ntime.sleep(1)\n", encoding="utf-8")
    assert list(bare_sleeps(path)) == [4]
    path.write_text("await page.waitForTimeout(40);\nawait page.waitForTimeout(400);\n", encoding="utf-8")
    assert list(bare_timeouts(path)) == [2]
