"""Small words that change with the word after them: the same examples that the browser's tests read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from meetinghouse.grammar import FUNCTIONS

_EXAMPLES = json.loads(Path(__file__).with_name("grammar.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("lang", FUNCTIONS)
def test_small_words_fit_the_word_after_them(lang: str) -> None:
    said = []
    for name, text, _, *gender in _EXAMPLES[lang]:
        options = {"gender": gender[0]} if gender else {}
        said.append([name, text, FUNCTIONS[lang][name](text, **options), *gender])
    assert said == _EXAMPLES[lang]
    assert {name for name, *_ in said} == set(FUNCTIONS[lang])
