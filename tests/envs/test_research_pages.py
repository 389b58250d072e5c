"""The researchers' pages say what the registries say."""

from __future__ import annotations

import subprocess
import sys

from tests.source import ROOT


def test_the_pages_are_fresh() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "research_pages.py", "--check"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
