"""The reader of the rules pages."""

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
