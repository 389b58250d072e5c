"""The wheel carries everything that a game needs, and its parts find it there."""

from __future__ import annotations

import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest

import meetinghouse
from hatch_build import DescriptionHook, addresses
from meetinghouse import resources
from tests.source import ROOT


def project() -> dict[str, object]:
    section = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert isinstance(section, dict)
    return section


def test_the_wheel_holds_words_cards_and_rules(wheel: Path) -> None:
    inside = set(zipfile.ZipFile(wheel).namelist())
    for folder in ("locales", "cards", "docs/rules", "docs/howto"):
        for file in (ROOT / folder).rglob("*.*"):
            assert f"meetinghouse/_data/{file.relative_to(ROOT)}" in inside
    assert "meetinghouse/py.typed" in inside
    assert not any(name.startswith("tests/") for name in inside)


def test_the_installed_package_finds_its_own_files(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path)
    code = (
        "import meetinghouse as mh; from meetinghouse import resources; from meetinghouse.words import Words;"
        "m = mh.new_match('salem1692', seats=5, seed=1);"
        "print(resources.root(), Words('fr', strict=True).ask('salem1692', m.ask(0).kind), sep='\\n')"
    )
    # -P keeps the checkout off the path, and PYTHONPATH puts the unpacked wheel before the editable install.
    done = subprocess.run(
        [sys.executable, "-P", "-c", code],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path)},
    )
    assert done.returncode == 0, done.stderr
    place, question = done.stdout.splitlines()
    assert place == str(tmp_path / "meetinghouse" / "_data")
    assert question


def test_a_checkout_reads_the_files_where_they_stand() -> None:
    assert resources.root() == ROOT
    assert resources.path("locales", "en", "common.ftl").is_file()


def test_the_version_is_the_same_everywhere() -> None:
    version = project()["version"]
    assert meetinghouse.__version__ == version
    assert f"## [{version}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_whoever_publishes_says_where_it_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is made up where nobody says it, and half an address is refused."""
    hook = DescriptionHook(str(ROOT), {})
    for named, expected in (
        ("", set[str]()),
        ("Homepage=https://salem.example,  Source=https://salem.example/?a=1", {"Homepage", "Source"}),
    ):
        monkeypatch.setenv("MEETINGHOUSE_URLS", named)
        metadata: dict[str, Any] = {}
        hook.update(metadata)
        assert set(metadata["urls"]) == expected and "# Meetinghouse" in metadata["readme"]["text"]
    assert metadata["urls"]["Source"] == "https://salem.example/?a=1"
    for wrong in ("https://salem.example", "Homepage=ftp://x", "=https://x"):
        with pytest.raises(ValueError, match="MEETINGHOUSE_URLS"):
            addresses(wrong)


def test_locks_hold_names_and_versions_only() -> None:
    for lock in (ROOT / "requirements").glob("*.txt"):
        for line in lock.read_text(encoding="utf-8").splitlines():
            assert "==" in line and "://" not in line and not line.startswith("-"), f"{lock.name}: {line}"


POSIX_ONLY = ("resource", "fcntl", "termios", "tty", "pwd", "grp", "uvloop", "readline", "curses")
WITHOUT = """
import builtins, importlib, pkgutil, sys
absent, there = set(sys.argv[1].split(",")), builtins.__import__
def without(name, namespace=None, *more, **named):
    top = name.partition(".")[0]
    ours = (namespace or {}).get("__name__", "").startswith("meetinghouse")  # other packages look after themselves
    if top in absent and (ours or top == "uvloop"):
        raise ModuleNotFoundError(name, name=name)
    return there(name, namespace, *more, **named)
builtins.__import__ = without
import meetinghouse
tried = 0
for module in pkgutil.walk_packages(meetinghouse.__path__, "meetinghouse."):
    if not module.name.startswith("meetinghouse.train"):
        importlib.import_module(module.name)
        tried += 1
from meetinghouse.server.app import App
from meetinghouse.server.run import _raise_limits, uvicorn_config
from meetinghouse.server.doctor import _files
from meetinghouse.server.settings import Settings
_raise_limits()
config = uvicorn_config(App(Settings(database="sqlite://")), "127.0.0.1", 0)
print(_files().state, config.get_loop_factory().__module__, tried)
"""


def test_nothing_is_imported_that_windows_or_macos_lack(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, ",".join(POSIX_ONLY)], capture_output=True, text=True, cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr[-2000:]
    state, loop, tried = done.stdout.split()
    assert state == "well" and "uvloop" not in loop and int(tried) > 300
