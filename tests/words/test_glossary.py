"""Every word of a glossary is explained in every language, by rules that exist, and stands in what people read."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import meetinghouse as mh
from meetinghouse import resources, rules
from meetinghouse.cli.knowledge import topics
from meetinghouse.learn import Learn
from meetinghouse.words import LANGUAGES, Words

GAMES = sorted(game for game in mh.games() if mh.find_game(game).declares(Learn).glossary)


def entry(*parts: str) -> str:
    return "-".join(parts).replace("_", "-")


def forms(words: Words, game: str, word: str) -> list[str]:
    return [form.strip() for form in words.say(entry(game, "word", word), "forms").split(",")]


@cache
def read(game: str, lang: str) -> str:
    """All that a reader of this game meets: its pages and its words, the glossary's own apart."""
    pages: list[Path] = [resources.path("docs", folder, f"{game}.{lang}.md") for folder in ("rules", "howto")]
    names = (game, f"lesson-{game}", "moments", "coach", "web", "you")
    pages += [resources.path("locales", lang, f"{name}.ftl") for name in names]
    return "\n".join(page.read_text(encoding="utf-8") for page in pages)


def test_all_three_games_have_one() -> None:
    assert GAMES == ["affliction", "new_salem", "salem1692"]


@pytest.mark.parametrize("game", GAMES)
def test_words_stand_once_and_their_rules_exist(game: str) -> None:
    glossary = mh.find_game(game).declares(Learn).glossary
    assert len({word.id for word in glossary}) == len(glossary)
    known = {rule.number for rule in rules.read(game, "en").rules()}
    assert [word.id for word in glossary if not word.rules or not known.issuperset(word.rules)] == []
    assert [word.id for word in glossary if len(set(word.rules)) < len(word.rules)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_word_is_explained_and_every_form_is_met(game: str, lang: str) -> None:
    words = Words(lang, strict=True)
    text = read(game, lang)
    claimed: dict[str, str] = {}
    unmet = []
    for word in mh.find_game(game).declares(Learn).glossary:
        explained = entry(game, word.of or "word", word.id)
        assert words.say(explained) and words.say(explained, "text")
        listed = words.has(entry(game, "word", word.id), "forms")
        for form in forms(words, game, word.id) if listed else [words.say(explained)]:
            assert form not in claimed, f"{form}: {word.id} and {claimed[form]}"
            claimed[form] = word.id
            if not re.search(rf"(?<!\w){re.escape(form)}(?!\w)", text):
                unmet.append(form)
    assert unmet == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_explained_that_is_no_word(game: str, lang: str) -> None:
    file = resources.path("locales", lang, f"glossary-{game}.ftl").read_text(encoding="utf-8")
    written = re.findall(r"^([a-z0-9-]+) =", file, re.MULTILINE)
    declared = {entry(game, "word", word.id) for word in mh.find_game(game).declares(Learn).glossary}
    assert [one for one in written if one not in declared] == []
    # numbers are facts of the rules and the cards, which have them already
    assert re.findall(r"^    \.text = .*\d.*$", file, re.MULTILINE) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_explains_the_same_words_with_their_rules(game: str) -> None:
    words = Words("en")
    explained = topics(game, words)
    for word in mh.find_game(game).declares(Learn).glossary:
        name = words.say(entry(game, word.of or "word", word.id))
        assert any(name == title and ", ".join(word.rules) in text for title, text in explained), name
