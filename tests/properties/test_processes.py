"""Results are the same in every process, whatever the order in which Python's hashes come out."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.properties.worlds import present

ROOT = Path(__file__).parents[2]


def run(hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    done = subprocess.run(
        [sys.executable, "-m", "tests.properties.digest", *present()],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_process_comes_to_the_same_result() -> None:
    first = run("0")
    assert len(first.split("\n")) == len(present()) + 1
    for hash_seed in ("1", "4242", "random"):
        assert run(hash_seed) == first
