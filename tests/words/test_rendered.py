"""Games as people read them, and all else that is filled in: small words and nouns fit what stands beside them."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.grammar import FUNCTIONS
from meetinghouse.words import LANGUAGES, Words, language
from tests.source import GAMES
from tests.words import ftl
from tests.words.test_games import play

Json = dict[str, Any]
GAMES_EACH = 100
_TOLD = {f"{game}.ftl" for game in GAMES}
# Arguments that are numbers and may be one, and those that never are; all others are names or other words.
_COUNTS = frozenset(("n", "left", "total", "cost", "points", "hope", "despair", "accusations", "taken"))
_SEVERAL = frozenset(
    ("seats", "games", "max", "min", "minutes", "needed", "limit", "outcomes", "seconds", "red", "blue", "players")
) | frozenset(("tryals", "innocent", "each", "shuffled", "hand", "rest", "deck", "living"))  # of a printed table
_NAMES = ("Inès", "Dan", "Élise", "Bo", "Hélène", "Ursula", "Yves", "Ann", "Olga", "Max", "Igor", "Zoé")
_SMALL_WORDS = re.compile(r"\b(de|le|la|que|ne|se|me|te) (\w[\w’]*)")
_NUMBER = re.compile(r"(?<![\w×.,-])(\d+) ([^\W\d_]+)")
# Words after a number that are no nouns, or the same in singular and plural; units above all.
_UNITS = {"s", "min", "MB", "Mo"}
_NO_PLURAL = {
    "en": _UNITS
    | {"Hope", "Despair", "Fear", "influence", "red", "now", "left", "begins", "falls", "in", "of", "more", "to", "on"}
    | {"and", "from", "alive", "built", "empty", "want", "go", "prominent", "other", "are", "Witch"}
    | {"makes", "cheaper", "so", "hand"},
    "fr": _UNITS
    | {"commence", "d", "de", "en", "Espoir", "Désespoir", "à", "dans", "et", "sur", "peuvent", "ne", "contre"}
    | {"a", "au", "des", "pour"},
    "es": _UNITS
    | {"de", "en", "a", "y", "Esperanza", "Desesperación", "por", "con", "desde", "pasan", "no", "ha"}
    | {"te"},
}
_ALWAYS_PLURAL = {"fr": {"Procès", "procès", "fois", "voix"}, "es": {"más"}}


@cache
def told(game: str) -> tuple[dict[str, Json], dict[str, Json], dict[str, mh.Outcome]]:
    """Every event that anybody was told, every answer that anybody was offered and every ending, once each."""
    spec = mh.games()[game]
    events: dict[str, Json] = {}
    choices: dict[str, Json] = {}
    endings: dict[str, mh.Outcome] = {}
    for seed in range(GAMES_EACH):
        seats = spec.min_seats + seed % (spec.max_seats - spec.min_seats + 1)
        for match in play(game, seats, seed):
            for seat in match.waiting:
                ask = match.ask(seat)
                choices |= {repr(choice.act): choice.to_json() for choice in ask.options} if ask is not None else {}
        for viewer in (-1, seed % seats):
            events |= {json.dumps(event): event for event in match.events(viewer)}
        assert match.outcome is not None
        endings[repr(match.outcome[:2])] = match.outcome
    return events, choices, endings


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_logs_answers_and_endings_read_as_the_language_is_spoken(game: str, lang: str) -> None:
    words = Words(lang, strict=True)
    events, choices, endings = told(game)
    lines = {words.line(game, event, _NAMES) for event in events.values()}
    assert len(lines) > 100
    lines |= {words.choice(game, choice, _NAMES) for choice in choices.values()}
    lines |= {words.outcome(game, outcome, _NAMES) for outcome in endings.values()}
    assert sorted(line for line in lines if _wrong(lang, line))[:20] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_refusals_and_the_browsers_own_words_read_as_the_language_is_spoken(lang: str) -> None:
    """Whatever is filled in: nought, one or several, and names that begin with a vowel or not."""
    words = Words(lang, strict=True)
    lines = set()
    for file in ftl.read(lang).values():
        for entry, own in file.variables.items():
            names = own | ftl.variables_of(language(lang), entry)
            if not names or (file.name in _TOLD and not entry.startswith("error-")):
                continue  # what games tell is told above, with its own arguments
            for number, name in ((0, "Inès"), (1, "Élise"), (2, "Ursula"), (11, "Hélène"), (1, "Dan")):
                args: Json = {
                    one.replace("-", "_"): number if one in _COUNTS else 5 if one in _SEVERAL else name for one in names
                }
                message, _, attr = entry.partition(".")
                lines.add(words.say(message, attr or None, **args))
    assert len(lines) > 300
    assert sorted(line for line in lines if _wrong(lang, line))[:20] == []


def _wrong(lang: str, line: str) -> bool:
    plain = line.replace("\u2068", "").replace("\u2069", "").replace("\u2060", "")
    numbers = _NUMBER.findall(plain)
    return (lang == "fr" and _unelided(plain)) or any(_disagrees(lang, int(n), noun) for n, noun in numbers)


def _unelided(line: str) -> bool:
    return any(FUNCTIONS["fr"]["DE"](word).startswith("d’") for _, word in _SMALL_WORDS.findall(line))


def _disagrees(lang: str, n: int, noun: str) -> bool:
    assert lang in _NO_PLURAL, f"{lang}: say in _NO_PLURAL which words stay as they are after a number"
    if noun in _NO_PLURAL[lang] | _ALWAYS_PLURAL.get(lang, set()):
        return False
    singular = n == 1 or (lang == "fr" and n == 0)
    return singular == noun.endswith(("s", "x"))


def test_the_look_finds_what_it_looks_for() -> None:
    assert _wrong("fr", "le cercle de Inès") and not _wrong("fr", "le cercle d’Inès et de Dan")
    assert _wrong("es", "Te quedan 1 cubos.") and not _wrong("es", "Te queda 1 cubo.")
    assert _disagrees("en", 1, "cards") and _disagrees("en", 2, "card") and not _disagrees("en", 2, "cards")
    assert not _disagrees("fr", 0, "carte") and _disagrees("es", 0, "carta")
