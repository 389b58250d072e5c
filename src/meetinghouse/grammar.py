"""Small words that change with the word after them, as functions for the sentences of a language.

`{ DE($seat) }` is "d’Inès" or "de Dan" in French. The browser has the same functions in `web/src/grammar.ts`, and
`tests/words/grammar.json` holds the examples that both must give.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Any

# In French these begin with a sounded h or y, or are said without elision though they begin with a vowel.
_NO_ELISION = re.compile(
    r"ha(?!b|l[eio]|mec|rm)|he(ros\b|rse|rni)|hi(bou|erarch)|ho(bb|ck|ll|ng|nt|rs|u)|hu(it|rl|tt)|y[aeiou]|onz|oui"
)
_VOWEL = re.compile(r"h?[aeiouy]")
_SPANISH_I = re.compile(r"h?i(?![aeo])")


def _sound(text: str) -> str:
    """How a word begins: in small plain letters, without the quotes and marks that may stand before it."""
    letters = unicodedata.normalize("NFD", text.lower().replace("œ", "oe").replace("æ", "ae"))
    return "".join(c for c in letters.lstrip("«»“”\"'¡¿ \ue000") if not unicodedata.combining(c))


def _elides(text: str) -> bool:
    sound = _sound(text)
    return bool(_VOWEL.match(sound)) and not _NO_ELISION.match(sound)


def _contracted(text: str, contractions: dict[str, str]) -> str | None:
    """With the article that `text` begins with melted into the preposition: "de" and "le Chat" are "du Chat"."""
    for article, together in contractions.items():
        if text.startswith(article + " "):
            return together + text[len(article) :]
    return None


def _french_de(text: str) -> str:
    return _contracted(text, {"le": "du", "les": "des"}) or (f"d’{text}" if _elides(text) else f"de {text}")


def _french_a(text: str) -> str:
    return _contracted(text, {"le": "au", "les": "aux"}) or f"à {text}"


def _french_que(text: str) -> str:
    return f"qu’{text}" if _elides(text) else f"que {text}"


def _french_le(text: str, gender: str = "m") -> str:
    return f"l’{text}" if _elides(text) else f"{'la' if gender == 'f' else 'le'} {text}"


def _spanish_de(text: str) -> str:
    return _contracted(text, {"el": "del"}) or f"de {text}"


def _spanish_a(text: str) -> str:
    return _contracted(text, {"el": "al"}) or f"a {text}"


def _spanish_y(text: str) -> str:
    return f"e {text}" if _SPANISH_I.match(_sound(text)) else f"y {text}"


def _on_text(function: Callable[..., str]) -> Callable[..., Any]:
    def call(value: Any, **options: Any) -> str:
        return function(str(value), **{name: str(option) for name, option in options.items()})

    return call


FUNCTIONS: dict[str, dict[str, Callable[..., Any]]] = {
    "fr": {
        "DE": _on_text(_french_de),
        "A": _on_text(_french_a),
        "QUE": _on_text(_french_que),
        "LE": _on_text(_french_le),
    },
    "es": {"DE": _on_text(_spanish_de), "A": _on_text(_spanish_a), "Y": _on_text(_spanish_y)},
}
