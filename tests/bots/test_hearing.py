"""What bots understand of what people type: sentences as people type them, in three languages."""

from __future__ import annotations

import doctest
import random
import tomllib
from collections.abc import Iterable
from pathlib import Path

import pytest

from meetinghouse import resources
from meetinghouse.bots import hearing
from meetinghouse.bots.base import remark_event
from meetinghouse.bots.hearing import Lexicon, folded, hear
from meetinghouse.bots.manners import Manners, gist, remark
from meetinghouse.languages import LANGUAGES

DATA = Path(__file__).parents[1] / "data" / "hearing"
TABLES = {
    "en": ["Sam", "Ann", "Bob", "Verity", "Josiah", "Patience", "Elizabeth"],
    "fr": ["Sam", "Lucie", "Bastien", "Verity", "Josiah", "Marguerite", "Hugo"],
    "es": ["Sam", "Lucía", "Pablo", "Verity", "Josiah", "Carmen", "Nicolás"],
}


def sentences(lang: str, half: str) -> list[tuple[str, str]]:
    """What a sentence says (`-` for nothing that bots could use), and the sentence."""
    lines = (DATA / f"{lang}{half}.tsv").read_text("utf-8").splitlines()
    return [(want, text) for want, _, text in (line.partition("\t") for line in lines)]


def got(text: str, names: list[str]) -> str:
    heard = hear(text, names)
    if heard is None:
        return "-"
    return " ".join(filter(None, [heard.remark, "" if heard.about is None else names[heard.about], heard.why]))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("half", "least", "right"),
    [
        *(("", 300, 0.95), ("-later", 150, 0.85), ("-again", 150, 0.9)),
        *(("-hurry", 60, 0.95), ("-last", 60, 0.9), ("-evening", 60, 0.92)),
    ],
)
def test_sentences_as_people_type_them(lang: str, half: str, least: int, right: float) -> None:
    """`-later` was written when the words were done. Of those at least 85 in 100 are right, and under 3 are wrong.

    `-again` is as many by another hand. When it was first read 88, 83 and 87 in 100 were right (English, French,
    Spanish); some of what was missed has been added to the words since, so it counts as seen now.

    `-hurry` and `-last` are 67 each, typed in a hurry: at first reading 79, 78 and 76 in 100 of the one, and 75, 69 and
    67 of the other, when what the first had taught was in the words. Both are seen now. `-evening`, 66 by somebody who
    had not read the words: 86, 82 and 83 in 100, wrong 4, 2 and 1 of them; seen now, too.
    """
    told = [(want, got(text, TABLES[lang])) for want, text in sentences(lang, half)]
    assert len(told) >= least
    assert sum(want == found for want, found in told) >= right * len(told)
    assert sum(found not in (want, "-") for want, found in told) < 0.03 * len(told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_phrase_has_one_sign(lang: str) -> None:
    given = tomllib.loads(resources.path("locales", lang, "hearing.toml").read_text("utf-8"))
    phrases = [" ".join(folded(one).split()) for listed in given["signs"].values() for one in listed.split(",")]
    assert sorted(phrases) == sorted(set(phrases))
    assert not set(phrases) & set(given["plain"].split())


def test_a_name_that_is_a_word_needs_its_capital_and_two_alike_are_nobody() -> None:
    names = ["Hope", "Will", "Anna", "Annie"]
    assert hear("i will trust hope", names) is None
    assert got("i trust Will", names) == "trust Will"
    assert hear("i trust ann", names) is None
    assert got("i trust annie", names) == "trust Annie"
    # "t" and "me" are French words, and "wasn't" is none that begins with one
    assert got("wasn't me", names) == "not_me"
    assert hear("", []) is None and hear("'", [""]) is None


def test_a_hostile_text_is_read_no_further_than_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is sent, a bounded number of words is looked up: the cost is counted, not timed."""
    looked = 0
    mended = Lexicon._mended

    def counting(self: Lexicon, word: str) -> str:
        nonlocal looked
        looked += 1
        return mended(self, word)

    monkeypatch.setattr(Lexicon, "_mended", counting)
    hearing.lexicon.cache_clear()
    chance = random.Random(1)
    letters = "aeinorst'?!., \N{LATIN SMALL LETTER E WITH ACUTE}\N{ZERO WIDTH JOINER}"
    try:
        for _ in range(300):
            before = looked
            hear("".join(chance.choice(letters) for _ in range(2000)), ["Ann", "", "'", "?"])
            assert looked - before <= hearing.MOST * len(LANGUAGES)
        before = looked
        hear("witcj " * 2000, ["Ann"])
        assert looked - before <= hearing.MOST_WORDS * len(LANGUAGES)
    finally:
        hearing.lexicon.cache_clear()


def test_a_sign_that_stands_for_a_sentence_is_no_long_word(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is compared grows with the letters that were typed, not with what Unicode makes of them."""
    compared = 0
    shorter = hearing._shorter

    def counting(word: str) -> Iterable[str]:
        nonlocal compared
        for form in shorter(word):
            compared += len(form) + 1
            yield form

    monkeypatch.setattr(hearing, "_shorter", counting)
    salaam = "\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}"
    hearing.lexicon.cache_clear()
    hear("hello", [])  # reads the lexicons
    compared = 0
    try:
        hear(salaam * 400, [salaam * 24])
        assert compared <= 4 * hearing.MOST_LETTERS**2 * len(LANGUAGES)
    finally:
        hearing.lexicon.cache_clear()


def test_a_question_is_never_answered_twice_alike() -> None:
    manners = Manners(0, 1, ("beat",), 1)
    manners.talkative = 2.0
    manners.see(remark_event(1, "ask_who"))
    ways = [remark("suspect", 2, "draws", 2), remark("suspect", 2, "draws", 3), remark("shrugs")]
    said = [manners.replies(ways) for _ in range(5)]
    assert [gist(words) for words in said if words] == [("suspect", 2, "draws"), ("shrugs", None, "")]


def test_the_examples_in_the_docstrings() -> None:
    assert doctest.testmod(hearing).failed == 0
