"""What the registries of Salem 1692 do not promise and its readers still need."""

from __future__ import annotations

import re

import pytest

from meetinghouse import resources
from meetinghouse.boardgames.salem1692.names import CARDS, CHARACTERS, TRYALS
from meetinghouse.boardgames.salem1692.outcome import REASONS
from meetinghouse.words import LANGUAGES, Words, language

NARRATOR = [
    "characters",
    "dawn-close",
    "dawn-first",
    "dawn-second",
    "dawn-open",
    "night-close",
    "night-first",
    "night-second",
    "night-constable",
    "night-open",
    "night-kill",
    "morning",
    "conspiracy",
]
HOW = ["accusation", "black_cat", "own_cat", "confession", "death", "tryals", "linked", "night"]
SAVED = ["no", "gavel", "confession", "asylum", "already_dead"]

# A name may begin with a vowel, and no sentence knows: French would have to say d'Anna, qu'Anna.
_ELIDED = re.compile(r"\b(?:de|que|lorsque|puisque|jusque) \{ \$(?:seat|target|giver|winner)s? ")
# Likewise cards, whose `.a` begins with an article: de + le is du, a + el is al.
_CONTRACTED = re.compile(r"\b(?:de|à|a) \{ \$(?:card|tryal)s?-a ")


def text(lang: str) -> str:
    return resources.path("locales", lang, "salem1692.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_tryals_and_characters_can_stand_in_a_sentence_and_explain_themselves(lang: str) -> None:
    words = Words(lang)
    wanted = [("card", name, attr) for name in CARDS for attr in (None, "a", "text")]
    wanted += [("tryal", name, attr) for name in TRYALS for attr in (None, "a", "text")]
    wanted += [("character", name, attr) for name in CHARACTERS for attr in (None, "text", "who")]
    wanted += [("narrator", stage, None) for stage in NARRATOR]
    wanted += [("how", how, None) for how in HOW] + [("saved", saved, None) for saved in SAVED]
    wanted += [("side", side, None) for side in ("town", "witches")]
    assert [want for want in wanted if not words.has(f"salem1692-{want[0]}-{want[1]}", want[2])] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_ending_needs_nothing_from_outside_because_the_last_event_quotes_it(lang: str) -> None:
    for reason in REASONS:
        assert language(lang).variables(f"salem1692-outcome-{reason.replace('_', '-')}") == frozenset()


def test_french_never_puts_a_name_where_it_would_have_to_be_elided() -> None:
    assert _ELIDED.findall(text("fr")) == []


@pytest.mark.parametrize("lang", ["fr", "es"])
def test_no_preposition_stands_before_an_article_it_would_swallow(lang: str) -> None:
    assert _CONTRACTED.findall(text(lang)) == []


def test_french_is_set_as_french_is_set() -> None:
    """Curved apostrophes, and a space that does not break before double punctuation."""
    lines = [line for line in text("fr").splitlines() if not line.startswith("#")]
    assert [line for line in lines if "'" in line or re.search(r"[^\s=] [;?!»]", line)] == []
