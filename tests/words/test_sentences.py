"""Fluent as we put it together: the forms that our words and those of other packages may use."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from meetinghouse.grammar import NUMBERS
from meetinghouse.sentences import BadSentence, Sentences

TEXT = """
hello = Hello, { $name }!
    .short = Hi
-town = Salem { $year ->
   *[old] 1692
    [new] { "2026" }
  }
where = { -town } and { -town(year: "new") }
cards = { $n ->
    [0] no card
    [one] one card
   *[other] { $n } cards
  }
kind = { $kind ->
    [witch] a witch
   *[other] somebody
  }
greeting = { hello } { hello.short }
loud = { LOUD($name, sign: "!") }
odd = { ODD($name) }
around = { about }
about = { around }
"""


@pytest.fixture
def english() -> Sentences:
    made = Sentences({"LOUD": lambda text, sign: str(text).upper() + sign}, NUMBERS["en"])
    for entry in FluentParser(with_spans=False).parse(TEXT).body:
        assert isinstance(entry, ast.Message | ast.Term)
        made.add(entry)
    return made


@pytest.mark.parametrize(
    ("entry", "args", "said"),
    [
        ("hello", {"name": "Anna"}, "Hello, Anna!"),
        ("where", {}, "Salem 1692 and Salem 2026"),
        ("cards", {"n": 0}, "no card"),
        ("cards", {"n": 1}, "one card"),
        ("cards", {"n": 12345}, "12,345 cards"),
        ("cards", {"n": "none"}, "none cards"),
        ("kind", {"kind": "witch"}, "a witch"),
        ("greeting", {"name": "Dan"}, "Hello, Dan! Hi"),
        ("loud", {"name": "Anna"}, "ANNA!"),
    ],
)
def test_sentences(english: Sentences, entry: str, args: dict[str, object], said: str) -> None:
    assert english.say(entry, None, args) == said


@pytest.mark.parametrize("entry", ["hello", "odd", "around", "nothing"])
def test_what_cannot_be_said_is_refused(english: Sentences, entry: str) -> None:
    with pytest.raises(BadSentence):
        english.say(entry, None, {})


def test_an_attribute_and_the_first_of_a_name(english: Sentences) -> None:
    (again,) = FluentParser().parse("hello = Another").body
    assert isinstance(again, ast.Message)
    english.add(again)
    assert english.say("hello", "short", {}) == "Hi" and english.say("hello", None, {"name": "x"}) == "Hello, x!"
    with pytest.raises(BadSentence):
        english.say("hello", "long", {})


@pytest.mark.parametrize(
    ("value", "english", "french", "spanish"),
    [
        (5, "5", "5", "5"),
        (1234, "1,234", "1\u202f234", "1234"),
        (12345, "12,345", "12\u202f345", "12.345"),
        (-1234567, "−1,234,567", "−1\u202f234\u202f567", "−1.234.567"),
        (0.5, "0.5", "0,5", "0,5"),
        (2.0004, "2", "2", "2"),
    ],
)
def test_numbers_are_written_as_the_browser_writes_them(value: float, english: str, french: str, spanish: str) -> None:
    assert [NUMBERS[lang].spell(value) for lang in ("en", "fr", "es")] == [english, french, spanish]


def test_plurals() -> None:
    assert [NUMBERS["en"].plural(n) for n in (0, 1, 2, 1.5)] == ["other", "one", "other", "other"]
    assert [NUMBERS["fr"].plural(n) for n in (0, 1, 2, 1.5, 1_000_000)] == ["one", "one", "other", "one", "many"]
    assert [NUMBERS["es"].plural(n) for n in (0, 1, 2, 1_000_000)] == ["other", "one", "other", "many"]
