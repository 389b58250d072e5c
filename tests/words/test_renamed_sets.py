"""A set in which every card has another name: nobody reads a name or a text of the house's cards anywhere."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.board import Show, plain_lines, terminal_of
from meetinghouse.cards.checking import with_cards
from meetinghouse.cli.knowledge import rules_behind, topics
from meetinghouse.learn.coach import advise
from meetinghouse.lookback.story import tell
from meetinghouse.words import LANGUAGES, Words
from tests.fuzz.card_programs import written
from tests.fuzz.card_sets import house
from tests.properties.play import some_answer

SEATS = {"new_salem": 5, "affliction": 3}
# Words of the rules that are also the name of a card: a Trial is a mark, and families are in the names of people.
ALSO_RULES = {"trial"}
SPARSE = 25  # one in so many questions is put to the coach


@cache
def renamed(game: str, lang: str) -> str:
    """The house set in which every card is called otherwise, in one language only."""
    raw = house(game)
    number = 0
    for section, part in with_cards()[game].shape.sections.items():
        if not part.family:
            continue
        for name in part.ids or raw.get(section, {}):
            if name in raw.setdefault(section, {}) or (part.optional and not name.startswith("own_")):
                number += 1
                card = raw[section].setdefault(name, {})
                card |= {"name": {lang: f"Zqx{number}"}, "text": {lang: f"Wvk{number}."}}
    return written(raw)


def theirs(game: str, lang: str) -> re.Pattern[str]:
    """The names of the house's cards, and the beginning of their texts, in a language."""
    words, names = Words(lang), set[str]()
    for part in with_cards()[game].shape.sections.values():
        for name in part.ids or () if part.family else ():
            entry = f"{game}-{part.family}-{name}"
            if name in ALSO_RULES or not words.has(entry):
                continue
            names |= {words.say(entry), *([words.say(entry, "text")[:25]] if words.has(entry, "text") else [])}
    return re.compile("|".join(rf"\b{re.escape(name)}(?!\w)" for name in sorted(names)))


def lines(words: Words, show: Show, match: mh.Match, rng: random.Random) -> Iterator[tuple[str, str]]:
    """Everything that can be read of a game on its way to the end, and where."""
    game, names = match.game, show.names
    while match.outcome is None:
        for seat in match.waiting:
            ask = match.ask(seat)
            assert ask is not None
            yield "question", words.ask(game, ask.kind)
            for option in ask.options:
                yield f"option of {ask.kind}", words.choice(game, option.to_json(), names, seat)
                yield "option in a terminal", show.choice(option)
            if rng.random() * SPARSE < 1:
                said = advise(match, seat)
                for advice in said.why if said is not None else ():
                    yield f"coach: {advice.key}", words.advice(game, advice, names)
                board = terminal_of(game).describe(match.view(seat), Show(words, game, names, seat))
                for text in (*(line.plain for line in board.headline), *plain_lines(board, words)):
                    yield "board", text
        seat, choice = some_answer(match, rng)
        match.answer(seat, choice)
    for seat in range(-1, match.seats):
        for event in match.events(seat):
            yield str(event["key"]), words.line(game, event, names, None if seat < 0 else seat)
    for rule in rules_behind(match.events(-1), game, words):
        yield "rule behind a line", rule
    for code in mh.find_game(game).rules.why_codes:
        yield "refusal", words.say(f"error-{code}")
    story = tell(mh.find_game(game), mh.walk(match.record()))
    assert story is not None
    for point in story.points:
        yield f"story: {point.key}", words._tell(game, f"{game}-story-{point.key}", point.args, names)
    for score in story.scores:
        yield "score", words.say(score.label)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SEATS)
def test_no_name_of_the_house_is_read_where_every_card_has_another(game: str, lang: str) -> None:
    """In the language that the set brings, and in one that it lacks."""
    other = LANGUAGES[(LANGUAGES.index(lang) + 1) % len(LANGUAGES)]
    cards, known = renamed(game, other if lang == "en" else lang), theirs(game, lang)
    names = [f"Player{seat}" for seat in range(SEATS[game])]
    wrong: dict[str, str] = {}
    for seed in range(2):
        match = mh.new_match(game, SEATS[game], {"cards": cards}, seed)
        words = Words(lang).of_set(game, match.view(-1)["words"])
        for where, text in lines(words, Show(words, game, names, 0), match, random.Random(seed)):
            if known.search(text):
                wrong.setdefault(where, text)
        for topic in topics(game, words, match.view(-1)):
            if known.search(topic.title):
                wrong.setdefault(f"topic {topic.title}", topic.text)
    assert wrong == {}


def test_the_terminal_finds_cards_of_a_set_and_none_that_it_lacks() -> None:
    """In places that only sets fill, too."""
    raw: dict[str, Any] = house("new_salem")
    del raw["events"]["fire"]
    heir = {"name": "Heir Apparent", "text": "Draw a Building.", "cost": 2, "do": [{"draw": 1}]}
    raw["events"]["own_1"] = heir
    match = mh.new_match("new_salem", 4, {"cards": written(raw)}, 1)
    for lang in LANGUAGES:
        words = Words(lang).of_set("new_salem", match.view(0)["words"])
        found = {topic.title: topic.text for topic in topics("new_salem", words, match.view(0))}
        assert "Draw a Building." in found["Heir Apparent"]
        assert words.say("new_salem-event-fire") not in found and words.say("new_salem-event-tithe") in found
