"""Help on anything that has a name: cards, characters, options, and the numbered rules."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from meetinghouse import find_game, rules
from meetinghouse.words import Words, language


class Topic(NamedTuple):
    """Something that can be explained."""

    title: str
    text: str


def topics(game: str, words: Words) -> list[Topic]:
    """Everything of this game whose entry has a `.text`, by name; words of the glossary with their rules."""
    made = find_game(game)
    behind = {f"{game}-{word.of or 'word'}-{word.id}".replace("_", "-"): word.rules for word in made.glossary}
    families = {*made.words, "option", "word", *(word.of for word in made.glossary)} - {"seat", ""}
    prefixes = tuple(f"{game}-{family}-".replace("_", "-") for family in families)
    found = []
    for entry in language(words.lang).entries:
        if entry.startswith(prefixes) and words.has(entry, "text"):
            numbers = f" ({', '.join(behind[entry])})" if entry in behind else ""
            found.append(Topic(words.say(entry), words.say(entry, "text") + numbers))
    return sorted(found, key=lambda topic: fold(topic.title))


def rule_topics(game: str, words: Words) -> list[Topic]:
    """The rules, each under its number, and the sections under theirs."""
    found = []
    for section in _book(game, words).sections:
        if section.number:
            found.append(Topic(section.number, section.title))
        found += [Topic(rule.number, tidy(rule.text)) for rule in section.rules]
    return found


def rules_behind(events: Iterable[Mapping[str, Any]], game: str, words: Words) -> list[str]:
    """The rules by which these things happened, each once, as lines."""
    declared = find_game(game).events
    book = _book(game, words)
    kinds = [(declared.get(event["key"].partition(".")[2]), event) for event in events]
    numbers = dict.fromkeys(kind.rule_of(event) for kind, event in kinds if kind is not None)
    found = [book.find(number) for number in numbers]
    return [f"{rule.number}: {tidy(rule.text)}" for rule in found if rule is not None]


def _book(game: str, words: Words) -> rules.Rulebook:
    """The rules in the reader's language; where nobody has written them, in one in which there are some."""
    there = rules.written(game)
    return rules.read(game, words.lang if words.lang in there else there[0]) if there else rules.parse("")


def search(asked: str, game: str, words: Words, rules_only: bool = False) -> list[Topic]:
    """What fits a word or a rule's number, best first: the number, then names, then texts."""
    wanted = fold(asked)
    numbered = rule_topics(game, words)
    everything = numbered if rules_only else topics(game, words) + numbered
    exact = [t for t in everything if fold(t.title) == wanted]
    if exact:
        inside = [t for t in numbered if t.title.casefold().startswith(wanted + ".")]
        return exact + inside
    named = [t for t in everything if wanted in fold(t.title)]
    return named or [t for t in everything if wanted in fold(t.text)]


def tidy(markdown: str) -> str:
    """A rule as running text: emphasis is for pages, not for lines."""
    return " ".join(markdown.replace("*", "").replace("`", "").split())


def fold(text: str) -> str:
    """Without case and accents, so that `connetable` finds the Connétable."""
    split = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in split if not unicodedata.combining(c)).strip()
