"""The logs of a hundred games of each kind, as people read them: small words and nouns fit what stands beside them."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.grammar import FUNCTIONS
from meetinghouse.words import LANGUAGES, Words
from tests.source import GAMES
from tests.words.test_games import play

GAMES_EACH = 100
_NAMES = ("Inès", "Dan", "Élise", "Bo", "Hélène", "Ursula", "Yves", "Ann", "Olga", "Max", "Igor", "Zoé")
_SMALL_WORDS = re.compile(r"\b(de|le|la|que|ne|se|me|te) (\w[\w’]*)")
_NUMBER = re.compile(r"(?<![\w×.,-])(\d+) ([^\W\d_]+)")
# Words after a number that are no nouns, or the same in singular and plural.
_NO_PLURAL = {
    "en": {
        "Hope",
        "Despair",
        "influence",
        "red",
        "now",
        "left",
        "begins",
        "falls",
        "in",
        "of",
        "more",
        "to",
        "on",
        "and",
        "from",
    },
    "fr": {"commence", "d", "de", "en", "Espoir", "Désespoir", "à", "dans", "et", "sur"},
    "es": {"de", "en", "a", "y", "Esperanza", "Desesperación", "por"},
}
_ALWAYS_PLURAL = {"fr": {"Procès", "procès", "fois"}, "es": {"más"}, "en": set()}


@cache
def logs(game: str) -> dict[str, dict[str, Any]]:
    """Every event of the games that anybody was told, once each."""
    spec = mh.games()[game]
    events: dict[str, dict[str, Any]] = {}
    for seed in range(GAMES_EACH):
        seats = spec.min_seats + seed % (spec.max_seats - spec.min_seats + 1)
        *_, match = play(game, seats, seed)
        for viewer in (-1, seed % seats):
            events |= {json.dumps(event): event for event in match.events(viewer)}
    return events


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rendered_logs_read_as_the_language_is_spoken(game: str, lang: str) -> None:
    words = Words(lang, strict=True)
    lines = {words.line(game, event, _NAMES) for event in logs(game).values()}
    assert len(lines) > 100
    wrong = {line for line in lines if lang == "fr" and _unelided(line)}
    wrong |= {line for line in lines if any(_disagrees(lang, int(n), noun) for n, noun in _NUMBER.findall(line))}
    assert sorted(wrong)[:20] == []


def _unelided(line: str) -> bool:
    return any(FUNCTIONS["fr"]["DE"](word).startswith("d’") for _, word in _SMALL_WORDS.findall(line))


def _disagrees(lang: str, n: int, noun: str) -> bool:
    if noun in _NO_PLURAL[lang] | _ALWAYS_PLURAL[lang]:
        return False
    singular = n == 1 or (lang == "fr" and n == 0)
    return singular == noun.endswith(("s", "x"))


def test_the_look_finds_what_it_looks_for() -> None:
    assert _unelided("le cercle de Inès") and not _unelided("le cercle d’Inès et de Dan")
    assert _disagrees("en", 1, "cards") and _disagrees("en", 2, "card") and not _disagrees("en", 2, "cards")
    assert not _disagrees("fr", 0, "carte") and _disagrees("es", 0, "carta")
