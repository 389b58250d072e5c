"""What a page holds of Python and of our code is enough for everything that it does."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from meetinghouse.server.page import archive as page_archive

ALL = """
import json, sys
import meetinghouse.server.page.page, meetinghouse.server.page.elsewhere, meetinghouse.bots.javascript
from meetinghouse.bots.base import levels, make
from meetinghouse.learn import Learn
from meetinghouse.lookback import Lookback
from meetinghouse.registry import all_games
from meetinghouse.telling import Telling
for game in all_games():
    for declared in (Learn, Lookback, Telling):
        game.declares(declared)
    for level in levels(game.id):
        if level < 3:
            make(game.id, level, 0, 1)
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
    for name in ("a.zip", "b.zip"):
        page_archive.write(tmp_path / name, {"x": b"1", "y": b"2"})
    assert (tmp_path / "a.zip").read_bytes() == (tmp_path / "b.zip").read_bytes()
