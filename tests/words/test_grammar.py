"""Small words that change with the word after them: the same examples that the browser's tests read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from meetinghouse.grammar import FUNCTIONS, functions
from meetinghouse.languages import found

_EXAMPLES = json.loads(Path(__file__).with_name("grammar.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("lang", FUNCTIONS)
def test_small_words_fit_the_word_after_them(lang: str) -> None:
    said = []
    examples = _EXAMPLES.get(lang, [])
    for name, text, _, *gender in examples:
        options = {"gender": gender[0]} if gender else {}
        said.append([name, text, FUNCTIONS[lang][name](text, **options), *gender])
    assert said == examples
    assert {name for name, *_ in said} == set(FUNCTIONS[lang]), (
        f"{lang}: grammar.json needs an example of each small word"
    )


def test_a_language_is_a_folder_with_its_grammar_beside_its_words(tmp_path: Path) -> None:
    for code in ("it", "en", "de"):
        (tmp_path / code).mkdir()
        (tmp_path / code / "grammar.toml").write_text(f'name = "{code}"', encoding="utf-8")
    (tmp_path / "notes").mkdir()
    assert found(tmp_path) == ("en", "de", "it")
    italian = tmp_path / "it" / "grammar.toml"
    italian.write_text(
        'changes_before = "[aeiou]"\n[words]\nLA = { usual = "la ", changed = "l’" }\n'
        'DI = { usual = "di ", articles = { il = "del" } }',
        encoding="utf-8",
    )
    la, di = functions(italian).values()
    assert [la("Anna"), la("strega"), di("il Gatto"), di("Ada")] == ["l’Anna", "la strega", "del Gatto", "di Ada"]
