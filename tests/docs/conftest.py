"""What takes long to build, once for all workers of a run: the wheel, and whatever a test asks `once` for."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.source import ROOT


def built(kind: str, folder: Path) -> Path:
    """The wheel or the sdist, built as `make wheel` builds it."""
    command = [sys.executable, "-m", "build", f"--{kind}", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = folder.iterdir()
    return made


@pytest.fixture(scope="session")
def once(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str, Callable[[Path], object]], Path]:
    """Gives a folder by its name; the first worker that asks fills it, and the others wait until it is whole."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base

    def folder(name: str, fill: Callable[[Path], object]) -> Path:
        found, whole = shared / name, shared / f"{name}.whole"
        with (shared / f"{name}.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not whole.exists():
                found.mkdir(exist_ok=True)
                fill(found)
                whole.touch()
        return found

    return folder


@pytest.fixture(scope="session")
def wheel(once: Callable[[str, Callable[[Path], object]], Path]) -> Path:
    (made,) = once("wheel", lambda folder: built("wheel", folder)).iterdir()
    return made
