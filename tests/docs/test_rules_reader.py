"""The reader of the rules pages."""

from pathlib import Path

import pytest

from meetinghouse import rules

PAGE = """# A game

What it is.

## Z1 Setting up

Before you begin:

**Z1.1** Deal five cards.

**Z1.2** Choose:
- one
- two

## Z2 Playing

- **Z2.1** Play a card.

## Thanks

To all.
"""


def test_a_page_is_taken_apart() -> None:
    book = rules.parse(PAGE)
    assert (book.title, book.preface) == ("A game", "What it is.")
    assert [(s.number, s.title) for s in book.sections] == [("Z1", "Setting up"), ("Z2", "Playing"), ("", "Thanks")]
    assert book.sections[0].text == "Before you begin:"
    assert [(r.number, r.text) for r in book.rules()] == [
        ("Z1.1", "Deal five cards."),
        ("Z1.2", "Choose:\n- one\n- two"),
        ("Z2.1", "Play a card."),
    ]


def test_a_rule_or_a_section_is_found_by_its_number() -> None:
    book = rules.parse(PAGE)
    assert book.find("z1.2") == book.sections[0].rules[1]
    assert book.find("Z2") == book.sections[1]
    assert book.find("Z9.9") is None
    assert book.find("") is None


def test_a_game_without_a_rules_page_has_an_empty_rulebook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And one that lacks a language is read in one that it has."""
    monkeypatch.setattr(rules, "_page", lambda game, lang: tmp_path / f"{game}.{lang}.md")
    assert rules.read.__wrapped__("odds", "en").rules() == ()
    (tmp_path / "odds.en.md").write_text("# Odds\n\n## O1 Calling\n\n**O1.1** Everybody calls.\n", encoding="utf-8")
    assert [rule.number for rule in rules.read.__wrapped__("odds", "fr").rules()] == ["O1.1"]
