"""`docs/writing-a-game.md` shows the example as it is."""

from __future__ import annotations

import re

import pytest

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
