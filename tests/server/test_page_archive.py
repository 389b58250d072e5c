"""What a page holds of Python and of our code is enough for everything that it does."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from pathlib import Path

import pytest

from meetinghouse.server.page import archive as page_archive
from meetinghouse.server.page.compiling import compiled

ALL = """
import json, sys
import meetinghouse.server.page.elsewhere, meetinghouse.bots.javascript
from meetinghouse.server.page import ahead
ahead.everything()
ahead.woken()
print(json.dumps(sorted(sys.modules)))
"""


def _said(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout


def test_nothing_that_a_page_imports_is_left_out() -> None:
    """Neither of Python's modules nor of ours; those that only this platform imports are not asked for there."""
    before = _said("import asyncio, importlib.metadata, sys; print(*sys.modules)").split()
    found = json.loads(_said(ALL))
    tops = {name.split(".")[0] for name in found} - {name.split(".")[0] for name in before}
    assert tops & page_archive.UNUSED == set()
    ours = [name.removeprefix("meetinghouse.").replace(".", "/") for name in found if name.startswith("meetinghouse.")]
    left = {part.removesuffix(".py") for part in page_archive.LEFT_OUT}
    assert [name for name in ours if any(name == part or name.startswith(part + "/") for part in left)] == []


def test_the_archive_holds_words_cards_and_code() -> None:
    names = page_archive.files()
    for wanted in ("server/page/page.py", "_data/locales/fr/web.ftl", "_data/docs/rules/affliction.es.md"):
        assert f"meetinghouse/{wanted}" in names
    assert not any("__pycache__" in name or name.startswith("meetinghouse/cli") for name in names)


def test_the_same_files_make_the_same_archive(tmp_path: Path) -> None:
    for name, held in (("a", {"x": b"1", "y.py": b"22"}), ("b", {"y.py": b"22", "x": b"1"})):
        page_archive.write(tmp_path / name, held)
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()
    assert gzip.decompress((tmp_path / "a").read_bytes()) == b'{"x":1,"y.py":2}\n122'


HELD = {"told/__init__.py": b"'about'\nassert False\nBELLS = 3\n", "told/words.txt": b"as they are"}


def test_files_are_compiled_by_the_python_of_the_page() -> None:
    """Code and numbers stay; docstrings, asserts and lines go; what is no code is left alone."""
    made = compiled(HELD, Path("web/node_modules/pyodide"))
    assert made.pop("told/words.txt") == b"as they are"
    ((name, code),) = made.items()
    assert name == "told/__init__.pyc" and code[4:16] == b"\1" + bytes(11)  # by hash, and never compared
    assert b"BELLS" in code and b"about" not in code and b"AssertionError" not in code


def test_without_node_files_stay_as_they_are(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setenv("PATH", "")
    assert compiled(HELD, Path("web/node_modules/pyodide")) == HELD
    assert "no node" in caplog.text
