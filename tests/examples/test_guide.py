"""`docs/writing-a-game.md` shows the example as it is."""

from __future__ import annotations

import re

import pytest

import meetinghouse as mh
from meetinghouse import registry
from meetinghouse.bots import driver
from meetinghouse.observation.watching import watch
from meetinghouse.words import Words
from tests.examples.install import EXAMPLE, ROOT

PAGE = (ROOT / "docs" / "writing-a-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```\w+ (\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("name", "code"), BLOCKS, ids=[f"{n}-{name}" for n, (name, _) in enumerate(BLOCKS)])
def test_every_piece_of_code_is_a_piece_of_the_package(name: str, code: str) -> None:
    assert code in (EXAMPLE / name).read_text(encoding="utf-8")


def test_every_file_of_the_package_is_shown_or_named() -> None:
    shown = {name for name, _ in BLOCKS}
    kept = [
        path.relative_to(EXAMPLE) for path in EXAMPLE.rglob("*") if path.is_file() and "__pycache__" not in path.parts
    ]
    missing = [str(path) for path in kept if str(path) not in shown and path.name not in PAGE]
    spelt = re.compile(r"\.(fr|es|en)\.md$|locales/|tests/|\.css$")
    assert len(BLOCKS) > 12 and [path for path in missing if not spelt.search(path)] == []


def test_the_ten_lines_play() -> None:
    (code,) = re.findall(r"^```py\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert sum(bool(line.strip()) for line in code.splitlines()) == 10
    try:
        exec(compile(code, "docs/writing-a-game.md", "exec"), {})
        match = mh.new_match("odds", seats=3, seed=1)
        driver.play(match, driver.table_of("odds", [1, 1, 1], seed=1))
        assert match.outcome is not None and match.outcome.reason == "called"
        assert mh.replay(match.record()).outcome == match.outcome
        assert mh.imagine("odds", match.view(1), seed=2).view(1) == match.view(1)
        ask = mh.new_match("odds", seats=2).ask(0)
        assert ask is not None
        said = [Words("fr").choice("odds", one.to_json(), ["Ann", "Ben"]) for one in ask.options]
        assert said == ["call odd", "call even"]
        watcher = watch(mh.new_match("odds", seats=2))
        assert len(watcher.look(0)) == len(watcher.look(1)) > 0
    finally:
        registry.unregister("odds")
