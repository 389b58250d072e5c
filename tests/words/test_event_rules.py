"""The rule behind an event that is about a card is the one that names that card, in every language."""

from __future__ import annotations

import re

import pytest

import meetinghouse as mh
from meetinghouse import rules
from meetinghouse.telling import Telling
from meetinghouse.words import LANGUAGES, Words
from tests.source import GAMES

BY_NAME = {"card", "colonist", "event"}  # arguments whose rules are told card by card


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rule_of_a_card_names_the_card(game: str, lang: str) -> None:
    words, book = Words(lang), rules.read(game, lang)
    seen = 0
    for kind in mh.find_game(game).declares(Telling).events.values():
        if kind.by in BY_NAME:
            for card, number in kind.rules.items():
                rule = book.find(number)
                name = words.name(game, kind.by, card)
                assert rule is not None and _plain(name) in _plain(rule.text), f"{number} does not name {name}"
                seen += 1
    assert seen


def _plain(text: str) -> str:
    return re.sub(r"[*_]", "", text).replace("’", "'").casefold()
