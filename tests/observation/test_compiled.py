"""The optional build: found only where it was made of these very sources, and equal to them in play and in numbers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from meetinghouse import compiled
from meetinghouse.compiled.__main__ import chosen

ROOT = Path(__file__).parents[2]
MODULES = ["observation.deeds", "observation.parts"]


def kept(folder: Path, modules: list[str], name: str) -> Path:
    place = folder / name
    place.mkdir()
    (place / compiled.MANIFEST).write_text(json.dumps(modules), encoding="utf-8")
    return place


def test_a_build_is_used_only_with_its_own_sources(tmp_path: Path) -> None:
    assert compiled.found(None) is None and compiled.found(tmp_path / "none") is None
    kept(tmp_path, MODULES, "another")  # made of other sources
    kept(tmp_path, ["observation.gone"], "older")  # of a module that there is no more
    assert compiled.found(tmp_path) is None
    place = kept(tmp_path, MODULES, compiled.digest(MODULES))
    finder = compiled.found(tmp_path)
    assert finder is not None
    spec = finder.find_spec("meetinghouse.observation.deeds")
    assert spec is not None and spec.origin == str(place / f"meetinghouse/observation/deeds{EXTENSION_SUFFIXES[0]}")
    assert finder.find_spec("meetinghouse.observation.layout") is None


def test_it_can_be_switched_off_or_kept_elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("MEETINGHOUSE_COMPILED", "off")
    assert compiled.folder() is None
    monkeypatch.setenv("MEETINGHOUSE_COMPILED", str(tmp_path))
    assert compiled.folder() == tmp_path
    monkeypatch.delenv("MEETINGHOUSE_COMPILED")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert compiled.folder() == tmp_path / "meetinghouse" / "compiled"


def test_what_is_compiled_is_there() -> None:
    assert all(compiled.source_of(name).is_file() for name in chosen())


def run(module: str, folder: str) -> str:
    env = {**os.environ, "MEETINGHOUSE_COMPILED": folder}
    return subprocess.run(
        [sys.executable, "-m", module], cwd=ROOT, env=env, check=True, capture_output=True, text=True
    ).stdout


@pytest.mark.torture
@pytest.mark.timeout(3600)
def test_it_plays_and_sees_what_the_sources_do(tmp_path: Path) -> None:
    """Golden sums of levels 2 and 3, and every observation of whole games."""
    run("meetinghouse.compiled", str(tmp_path))
    assert "alike []" in run("tests.bots.to_the_bit", str(tmp_path))
    built, plain = (run("tests.observation.sums", folder).splitlines() for folder in (str(tmp_path), "off"))
    assert (built[0], plain[0]) == ("compiled: True", "compiled: False")
    assert built[1:] == plain[1:] and len(plain) == 4
