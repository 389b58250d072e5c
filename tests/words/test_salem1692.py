"""What the registries of Salem 1692 do not promise and its readers still need."""

from __future__ import annotations

import pytest

from meetinghouse.boardgames.salem1692.names import CARDS, CHARACTERS, TRYALS
from meetinghouse.boardgames.salem1692.rules import RULES
from meetinghouse.words import LANGUAGES, Words, language
from tests.words.ftl import variables_of

HOW = ["accusation", "black_cat", "own_cat", "confession", "death", "tryals", "linked", "night"]
SAVED = ["no", "gavel", "confession", "asylum", "already_dead"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_tryals_and_characters_can_stand_in_a_sentence_and_explain_themselves(lang: str) -> None:
    words = Words(lang)
    wanted = [("card", name, attr) for name in CARDS for attr in (None, "a", "text")]
    wanted += [("tryal", name, attr) for name in TRYALS for attr in (None, "a", "text")]
    wanted += [("character", name, attr) for name in CHARACTERS for attr in (None, "text", "who")]
    wanted += [("how", how, None) for how in HOW] + [("saved", saved, None) for saved in SAVED]
    wanted += [("side", side, None) for side in ("town", "witches")]
    assert [want for want in wanted if not words.has(f"salem1692-{want[0]}-{want[1]}", want[2])] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_ending_needs_nothing_from_outside_because_the_last_event_quotes_it(lang: str) -> None:
    for reason in RULES.outcomes:
        assert variables_of(language(lang), f"salem1692-outcome-{reason.replace('_', '-')}") == set()
