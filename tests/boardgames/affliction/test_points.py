"""Every doubtful point, every answer of the publisher and every ruling is named by a test in this folder."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
LISTED = re.compile(r"\b(points?|answers?|rulings?) ((?:\d+(?:, | and | to )?)+)", re.IGNORECASE)


def named() -> dict[str, set[int]]:
    """What the docstrings of tests (and only they) name."""
    found: dict[str, set[int]] = {"point": set(), "answer": set(), "ruling": set()}
    for path in sorted(HERE.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for kind, numbers in LISTED.findall(ast.get_docstring(node) or ""):
                    found[kind.lower().rstrip("s")] |= {int(number) for number in re.findall(r"\d+", numbers)}
    return found


@pytest.mark.parametrize(("kind", "last"), [("point", 57), ("answer", 11), ("ruling", 16)])
def test_all_are_named(kind: str, last: int) -> None:
    assert sorted(set(range(1, last + 1)) - named()[kind]) == []


def test_every_colonist_has_a_deed_a_test_file_and_words() -> None:
    from meetinghouse.boardgames.affliction.cardset import house_programs
    from meetinghouse.boardgames.affliction.names import HOUSE_COLONISTS, INDEX
    from meetinghouse.boardgames.affliction.powers import POWERS, Colonist
    from meetinghouse.words import LANGUAGES, Words

    for name in HOUSE_COLONISTS:
        assert (type(POWERS[INDEX[name]]) is not Colonist) != (name in house_programs())
        assert (HERE / "colonists" / f"test_{name}.py").is_file()
        for lang in LANGUAGES:
            words = Words(lang)
            entry = f"affliction-colonist-{name}"
            assert words.has(entry) and words.has(entry, "text") and words.has(entry, "who"), (lang, name)
