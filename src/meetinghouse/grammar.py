"""Small words that change with the word after them, as functions for the sentences of a language, and its numbers.

`{ DE($seat) }` is "d’Inès" or "de Dan" in French. `locales/<language>/grammar.toml` says what the words are. The
browser reads the same files (`web/src/grammar.ts`); `tests/words/grammar.json` holds the examples that both must give.
"""

import re
import tomllib
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Any

from meetinghouse import resources
from meetinghouse.languages import GRAMMAR, LANGUAGES
from meetinghouse.sentences import Numbers


def _sound(text: str) -> str:
    """How a word begins: in small plain letters, without the quotes and marks that may stand before it."""
    letters = unicodedata.normalize("NFD", text.lower().replace("œ", "oe").replace("æ", "ae"))
    return "".join(c for c in letters.lstrip("«»“”\"'¡¿ \ue000") if not unicodedata.combining(c))


def _read(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def numbers(file: Path) -> Numbers:
    """How the language of a `grammar.toml` writes numbers and what it counts as one."""
    return Numbers(**_read(file).get("numbers", {}))


def functions(file: Path) -> dict[str, Callable[..., Any]]:
    """The small words of a `grammar.toml`, by name."""
    grammar = _read(file)
    changes = re.compile(f"(?!{grammar.get('but_not_before', '$')})({grammar.get('changes_before', '$^')})")

    def function(word: dict[str, Any]) -> Callable[..., Any]:
        def say(value: Any, gender: Any = "") -> str:
            text = str(value)
            for article, together in word.get("articles", {}).items():
                if text.startswith(article + " "):  # "de" and "le Chat" are "du Chat"
                    return f"{together}{text[len(article) :]}"
            if "changed" in word and changes.match(_sound(text)):
                return f"{word['changed']}{text}"
            return f"{word.get(str(gender), word['usual'])}{text}"

        return say

    return {name: function(word) for name, word in grammar.get("words", {}).items()}


_FILES = {lang: resources.path("locales", lang, GRAMMAR) for lang in LANGUAGES}
FUNCTIONS = {lang: functions(file) for lang, file in _FILES.items()}
NUMBERS = {lang: numbers(file) for lang, file in _FILES.items()}
