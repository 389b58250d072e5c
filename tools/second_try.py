"""Says what a second try changed: names the tests that passed then, and closes with one line for both runs of pytest.

Usage: python tools/second_try.py FIRST.xml SECOND.xml (what `pytest --junitxml` wrote)
"""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree


def read(path: Path) -> tuple[dict[str, bool], float]:
    """Whether each test passed, and the seconds that all of them took."""
    suite = ElementTree.parse(path).getroot().find("testsuite")
    assert suite is not None
    passed: dict[str, bool] = {}
    for case in suite.iter("testcase"):
        name = f"{case.get('classname', '')}::{case.get('name', '')}"
        fine = case.find("failure") is None and case.find("error") is None
        passed[name] = fine and passed.get(name, True)
    return passed, float(suite.get("time", "0"))


def closing(first: Path, second: Path) -> list[str]:
    """The lines to print."""
    before, took = read(first)
    after, more = read(second)
    late = [name for name, fine in before.items() if not fine and after.get(name, False)]
    failed = [name for name, fine in before.items() if not fine and name not in late]
    lines = [f"== passed at a second try: {name}" for name in late] + [f"== failed twice: {name}" for name in failed]
    counts = [f"{len(failed)} failed"] if failed else []
    counts.append(f"{len(before) - len(failed)} passed ({len(late)} of them at a second try)")
    return [*lines, f"==== {', '.join(counts)} in {took + more:.2f}s ===="]


if __name__ == "__main__":
    print("\n".join(closing(Path(sys.argv[1]), Path(sys.argv[2]))))
