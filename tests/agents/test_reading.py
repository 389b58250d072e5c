"""How answers are read: strictly, and never fished out of prose."""

from __future__ import annotations

import time

import pytest

from meetinghouse.agents.reading import MOST_READ, read, read_beliefs

LABELS = {0: "let it be", 1: "«Ann»", 2: "Draw two cards", 3: "«Cid»"}

READ = [
    ("[2]", 2, "brackets"),
    ("I thought of [1], but no: [ 3 ]", 3, "brackets"),
    ("2", 2, "bare"),
    (" 3. ", 3, "bare"),
    ("0", 0, "bare"),
    ('{"answer": 2}', 2, "json"),
    ('First [1]. Then:\n```json\n{"why": {"a": 1}, "answer": 3}\n```', 3, "json"),
    ('{"answer": 2, "say": "I vote [3]"}', 2, "json"),
    ('{"answer": 1}, or rather [3]', 3, "brackets"),
    ("draw TWO cards ", 2, "label"),
    ("«Cid»", 3, "label"),
]

NOT_READ = [
    ("", "empty"),
    (" \n\t", "empty"),
    ("I play 2, since Ann is a witch", "unparsable"),  # prose
    ("Draw two cards, of course", "unparsable"),
    ("option 2", "unparsable"),
    ("[9]", "illegal"),
    ("[2] is bad, so [9]", "illegal"),  # the ghost move: what was meant last is not on offer, so nothing is
    ('{"answer": 9} or 2', "illegal"),
    ('{"answer": "2"}', "illegal"),
    ('{"answer": true}', "illegal"),
    ('{"answer": null}', "illegal"),
    ("[-1]", "unparsable"),
    ("[1.5]", "unparsable"),
    ("[²]", "unparsable"),
    ("-1", "unparsable"),
    ("9999999999999", "unparsable"),
    ("9", "illegal"),
]


@pytest.mark.parametrize(("text", "number", "how"), READ)
def test_an_answer_is_read(text: str, number: int, how: str) -> None:
    found = read(text, LABELS)
    assert (found.number, found.how, found.problem) == (number, how, "")


@pytest.mark.parametrize(("text", "problem"), NOT_READ)
def test_anything_else_is_a_named_problem(text: str, problem: str) -> None:
    found = read(text, LABELS)
    assert (found.number, found.problem) == (None, problem)


def test_the_words_of_two_options_choose_neither() -> None:
    assert read("the same", {1: "the same", 2: "the same"}).problem == "unparsable"


def test_only_what_is_meant_for_the_table_is_said() -> None:
    text = "I am the witch and must hide it.\nSAY: I trust «Ann» [1]\nNOTE: Cid lies\n[2]"
    found = read(text, LABELS)
    assert (found.number, found.say, found.note) == (2, 'I trust "Ann" (1)', "Cid lies")
    assert read("I am the witch. [2]", LABELS).say == ""
    assert read('{"answer": 2, "say": "Hello", "reasoning": "I am the witch"}', LABELS).say == "Hello"
    assert len(read("SAY: " + "x" * 5000 + "\n[1]", LABELS).say) == 300


@pytest.mark.parametrize(
    "worst",
    [
        "[" * 10**6,
        "{" * 10**6,
        '{"' * 10**6,
        "[1" * 10**6,
        '{"answer":' * 10**5,
        "[ " * 10**6,
        "SAY:" * 10**6,
        " " * 10**6,
    ],
)
def test_the_worst_text_costs_little(worst: str) -> None:
    started = time.process_time()
    assert read(worst, LABELS).number is None
    assert read_beliefs(worst, 4) is None
    assert time.process_time() - started < 5  # without its bounds it would take minutes


def test_of_a_long_text_the_end_is_read() -> None:
    assert read("[1]" + "x" * MOST_READ + "[2]", LABELS).number == 2
    assert read("[1]" + "x" * MOST_READ, LABELS).problem == "unparsable"


def test_beliefs_are_percentages_for_every_seat() -> None:
    assert read_beliefs('So: {"beliefs": [0, 50, 100, 12.5]}', 4) == [0, 0.5, 1, 0.125]
    for wrong in ('{"beliefs": [1, 2, 3]}', '{"beliefs": [1, 2, 3, 101]}', '{"beliefs": [1, 2, 3, true]}', "1 2 3 4"):
        assert read_beliefs(wrong, 4) is None
    assert read_beliefs('{"beliefs": [1, 2, 3, NaN]}', 4) is None
