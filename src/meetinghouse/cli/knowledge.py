"""Help on anything that has a name: cards, characters, options, and the numbered rules."""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from meetinghouse import find_game, new_match, rules
from meetinghouse.engine.json_types import Json
from meetinghouse.learn import Learn
from meetinghouse.telling import Telling, bare
from meetinghouse.words import Words, language


class Topic(NamedTuple):
    title: str
    text: str


def topics(game: str, words: Words, view: Json | None = None) -> list[Topic]:
    """Everything of this game that can be explained, by name: words of the glossary with their rules, and every card
    of the table with what it shows; without a table, the cards of the house."""
    made = find_game(game)
    glossary = made.declares(Learn).glossary
    behind = {f"{game}-{word.of or 'word'}-{word.id}".replace("_", "-"): word.rules for word in glossary}
    families = {*made.declares(Telling).words, "option", "word", *(word.of for word in glossary)} - {"seat", ""}
    shown = _cards(game, words, view)
    prefixes = tuple(f"{game}-{family}-".replace("_", "-") for family in families.difference(shown))
    found = []
    for entry in language(words.lang).entries:
        if entry.startswith(prefixes) and words.has(entry, "text"):
            found.append(_topic(words, entry, "", behind))
    for family, cards in shown.items():
        found += [
            _topic(words, f"{game}-{family}-{card}".replace("_", "-"), says, behind) for card, says in cards.items()
        ]
    return sorted(found, key=lambda topic: fold(topic.title))


def _cards(game: str, words: Words, view: Json | None) -> dict[str, dict[str, str]]:
    """What each card of the table shows, by family and id; nothing for a game whose cards show only words."""
    made = find_game(game)
    printed = made.module("printed")
    if printed is None:
        return {}
    seen = new_match(game, made.spec.usual_seats, seed=0).view(-1) if view is None else view
    return {
        family: {card: printed.says(words, family, facts) for card, facts in cards.items()}
        for family, cards in printed.facts(seen).items()
    }


def _topic(words: Words, entry: str, says: str, behind: Mapping[str, Sequence[str]]) -> Topic:
    numbers = f" ({', '.join(behind[entry])})" if entry in behind else ""
    text = words.say(entry, "text") if words.has(entry, "text") else ""
    parts = [f"{says.rstrip('.')}." if says and text else says, text]
    return Topic(words.say(entry), " ".join(part for part in parts if part) + numbers)


def rule_topics(game: str, words: Words) -> list[Topic]:
    """The rules, each under its number, and the sections under theirs."""
    found = []
    for section in rules.read(game, words.lang).sections:
        if section.number:
            found.append(Topic(section.number, section.title))
        found += [Topic(rule.number, tidy(rule.text)) for rule in section.rules]
    return found


def rules_behind(events: Iterable[Mapping[str, Any]], game: str, words: Words) -> list[str]:
    """The rules by which these things happened, each once, as lines: for a card that a set calls otherwise the rule of
    all such cards, since its own is about the card of the house."""
    telling = find_game(game).declares(Telling)
    declared = telling.events
    families = {arg: family for family, args in telling.words.items() for arg in args}
    general = {
        number: kind.rule
        for kind in declared.values()
        for card, number in kind.rules.items()
        if words.renamed(f"{game}-{families[kind.by]}-{card}")
    }
    book = rules.read(game, words.lang)
    kinds = [(declared.get(bare(event["key"])), event) for event in events]
    found_numbers = [kind.rule_of(event) for kind, event in kinds if kind is not None]
    numbers = dict.fromkeys(general.get(number, number) for number in found_numbers)
    found = [book.find(number) for number in numbers]
    return [words.titled(rule.number, tidy(rule.text)) for rule in found if rule is not None]


def search(asked: str, game: str, words: Words, rules_only: bool = False, view: Json | None = None) -> list[Topic]:
    """What fits a word or a rule's number, best first: the number, then names, then texts."""
    wanted = fold(asked)
    numbered = rule_topics(game, words)
    everything = numbered if rules_only else topics(game, words, view) + numbered
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
