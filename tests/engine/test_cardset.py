"""Card sets of any game: where a mistake stands, what a stranger's set may not be, and that all have words."""

from __future__ import annotations

import pickle
import tomllib
import unicodedata
from pathlib import Path
from typing import Any

import pytest

from meetinghouse.cards.fields import Number, OneOf, Problem, Several
from meetinghouse.cards.sets import FORMAT, MOST_PROBLEMS, BadCards, CardSection, CardSets, Shape, load
from meetinghouse.cards.toml_bounds import MOST_BYTES, MOST_DEPTH, MOST_DIGITS, MOST_ENTRIES, excess
from meetinghouse.cards.toml_lines import Path as Way
from meetinghouse.cards.toml_lines import TomlPlace, lines
from meetinghouse.words import LANGUAGES, Words

HEAD = f'format = "{FORMAT}"\ngame = "toy"\nset = "box"\n'
SHAPE = Shape(
    "toy",
    {
        "deal": CardSection({"hand": Number(1, 9)}),
        "ships": CardSection(
            {"cargo": Several(OneOf(("tea", "salt")), 1, 3, different=True), "speed": Number(0, 5).or_else(2)},
            ids=("brig", "sloop"),
            spare=("sloop",),
            family="ship",
        ),
    },
)
GOOD = HEAD + '[deal]\nhand = 3\n[ships.brig]\nname = "Old Brig"\ncargo = ["tea"]\n'


def found(text: str) -> list[tuple[int, str, str]]:
    return [(problem.line, problem.where, problem.code) for problem in SHAPE.read(text)[1]]


def test_what_may_be_left_out_is_filled_in() -> None:
    raw, problems = SHAPE.read(GOOD)
    assert problems == []
    assert raw["ships"] == {"brig": {"name": "Old Brig", "cargo": ["tea"], "speed": 2}}
    assert SHAPE.words(raw) == {"*": {"ship": {"brig": {"name": "Old Brig"}}}}


def test_all_mistakes_come_at_once_with_line_and_field() -> None:
    text = HEAD + '\n[deal]\nhand = 12\n\n[ships.brig]\ncargo = [\n  "tea",\n  "gold",\n  "tea",\n]\nmast = 1\n'
    text += "[ships.raft]\n"
    assert found(text) == [
        (6, "deal.hand", "bad-value"),
        (11, "ships.brig.cargo[1]", "bad-value"),
        (12, "ships.brig.cargo[2]", "twice"),
        (14, "ships.brig.mast", "unknown-field"),
        (15, "ships.raft", "unknown-field"),
    ]


def test_what_is_missing_is_told_on_the_line_of_its_card() -> None:
    assert found(HEAD + "[deal]\n[ships.brig]\nspeed = 1\n") == [
        (4, "deal.hand", "missing"),
        (5, "ships.brig.cargo", "missing"),
    ]
    assert found(HEAD) == [(1, "deal", "missing"), (1, "ships", "missing")]


def test_text_that_is_no_toml_is_told_with_its_line() -> None:
    assert found(HEAD + "[deal\n") == [(4, "", "unreadable")]


@pytest.mark.parametrize(
    "name",
    [
        "<img src=x onerror=alert(1)>",
        "{ $seat }",
        "[red]Brig[/]",
        "Brig\\u001b[31m",
        "\\u202egirB",
        "two\\nlines",
        "",
        "x" * 61,
        " Brig",
    ],
)
def test_names_are_plain_text(name: str) -> None:
    assert found(GOOD.replace("Old Brig", name)) == [(7, "ships.brig.name", "words")]


@pytest.mark.parametrize("name", ["Le Vaisseau d’Élise", "Ñandú (el viejo)", "The Crown & Anchor"])
def test_names_may_be_in_any_language(name: str) -> None:
    assert found(GOOD.replace("Old Brig", name)) == []


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "e" + "\u0301" * 40, "\u0301Brig", "!!!", "Brig \u0308"])
def test_names_can_be_read(name: str) -> None:
    """Blanks that Unicode calls letters, towers of marks and bare signs are no names."""
    assert found(GOOD.replace("Old Brig", name)) == [(7, "ships.brig.name", "unreadable-words")]


@pytest.mark.parametrize("name", ["Bre\u0301vig", "Hội trường", "☀️ 13", "日本丸"])
def test_letters_may_wear_the_marks_of_their_language(name: str) -> None:
    assert found(GOOD.replace("Old Brig", name)) == []


def test_a_byte_order_mark_is_welcome(tmp_path: Path) -> None:
    """As some editors write it; in the browser's text as in a file, and the lines stay what they are."""
    assert found("\ufeff" + GOOD) == []
    assert found("\ufeff" + GOOD.replace("Old Brig", "")) == [(7, "ships.brig.name", "words")]
    (tmp_path / "bom.toml").write_bytes(b"\xef\xbb\xbf" + GOOD.encode())
    assert load(tmp_path / "bom.toml") == GOOD


def test_mistakes_quote_nothing_that_steers_a_terminal() -> None:
    """Neither in a value nor in the name of a field."""
    text = GOOD.replace("Old Brig", "\\u001b[2J\\u202egirB") + '[ships."\\u001b[31m"]\n'
    quoted = "".join(f"{p.where}{p.expected}{p.got}" for p in SHAPE.read(text)[1])
    assert "\\u001B[2J" in quoted and "\\u202E" in quoted
    assert not any(unicodedata.category(sign)[0] == "C" for sign in quoted)


def test_a_set_that_is_too_big_or_too_deep_is_refused_before_anybody_looks_at_its_cards() -> None:
    assert found(GOOD + "# " + "x" * MOST_BYTES) == [(0, "", "too-big")]
    assert found("a = " + "[" * 15_000 + "]" * 15_000) == [(1, "", "too-deep")]
    assert found("a = " + "{a=" * 8_000 + "1" + "}" * 8_000) == [(1, "", "too-deep")]
    assert found("# note\na" + ".a" * 16_000 + "=1") == [(2, "", "too-deep")]
    assert found("[a" + " . a" * 8_000 + "]") == [(1, "", "too-deep")]
    assert found("a = [" + "1," * 16_000 + "]") == [(1, "", "too-many")]
    assert found("[[a]]\n" * 5_000) == [(3001, "", "too-many")]
    assert found("a = " + "1" * 5_000) == [(1, "", "long-number")]
    assert found("a = -0x" + "f_" * 5_000) == [(1, "", "long-number")]
    assert found("a = 1.5e" + "9" * 5_000) == [(1, "", "long-number")]
    assert found('a = """' + '\\"' * 16_000) == [(1, "", "unreadable")]
    assert found("a = 1979-99-99") == [(1, "", "unreadable")]
    many = HEAD + "".join(f"k{n} = 1\n" for n in range(2000))
    assert len(SHAPE.read(many)[1]) == MOST_PROBLEMS


def test_bounds_are_those_of_the_text_and_not_of_what_it_quotes() -> None:
    """Each bound may be reached; signs in strings and comments count for nothing."""
    brackets, digits = "[" * MOST_DEPTH + "]" * MOST_DEPTH, "1" * MOST_DIGITS
    assert excess(f"a = {brackets}\n" + "a" + ".a" * (MOST_DEPTH - 1) + f" = {digits}\n") is None
    assert excess("a = [" + "1," * (MOST_ENTRIES - 2) + "]") is None
    inside = "[" * 99 + ",=." * 9_000 + digits * 2
    for text in (
        f'a = "{inside}"',
        f"a = '{inside}'",
        f"# {inside}",
        f'a = """\n{inside}\\""""',
        f"a = '''{inside}'''",
    ):
        assert excess(text) is None
    assert excess("[fire_1234567890123456789012345678901234567890]") is None


def test_a_file_is_not_read_when_it_is_too_big(tmp_path: Path) -> None:
    big = tmp_path / "big.toml"
    big.write_bytes(b"\xff" * (MOST_BYTES + 1))
    with pytest.raises(BadCards) as refused:
        load(big)
    assert [problem.code for problem in refused.value.problems] == ["too-big"]


def test_sets_by_name_and_by_text(tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text(GOOD, "utf-8")
    (tmp_path / "attic.toml").write_text(GOOD.replace("hand = 3", "hand = 4"), "utf-8")
    sets: CardSets[int] = CardSets(SHAPE, lambda raw, value: int(raw["deal"]["hand"]), tmp_path)
    assert sets.names == ("house", "attic")
    assert (sets.of("house"), sets.of("attic"), sets.of(GOOD.replace("hand = 3", "hand = 5"))) == (3, 4, 5)
    with pytest.raises(BadCards, match="bad-cards"):
        sets.of("cellar")


def test_a_refusal_crosses_processes_with_its_reasons() -> None:
    error = BadCards([Problem(("deal", "hand"), "bad-value", "1..9", "12", 6)])
    again = pickle.loads(pickle.dumps(error))
    assert again.problems == error.problems and str(again) == str(error)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mistake_has_words(lang: str) -> None:
    words = Words(lang, strict=True)
    codes = "unreadable too-big missing unknown-field bad-value how-many too-few twice words same-family"
    codes += " too-deep too-many long-number too-costly too-long verb unreadable-words"
    for code in codes.split():
        assert words.say(f"cards-{code}", expected="x", got="y")
    assert words.error("bad-cards")


def _walk(way: tuple[Any, ...], value: Any) -> list[tuple[Any, ...]]:
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [way, *(deeper for key, entry in inside for deeper in _walk((*way, key), entry))]


def _known(place: TomlPlace, way: Way = ()) -> dict[Way, int]:
    """Every place by the way to it."""
    found = {} if not way else {way: place.line}
    for part, inner in place.inside.items():
        found |= _known(inner, (*way, part))
    return found


@pytest.mark.parametrize("file", sorted(Path("cards").glob("*/*.toml")), ids=str)
def test_every_value_of_our_own_sets_has_a_line(file: Path) -> None:
    text = file.read_text("utf-8")
    places = lines(text)
    known, rows = _known(places), text.splitlines()
    for way in _walk((), tomllib.loads(text)):
        if way in known and isinstance(way[-1], str):
            assert way[-1] in rows[known[way] - 1] and places.line_of(way) == known[way]
        else:
            assert len(way) < 2 or isinstance(way[-1], int)


def test_lines_of_everything_that_toml_allows() -> None:
    text = (
        'a = 1\n[x.y]  # note\nb = [1, 2,\n  { c = "]" , d = 3 },\n]\n"q r".z = """\n[no]\n"""\n'
        "[[k]]\nid = 1\n[k.sub]\ne = '''\n'''\n[[k]]\nid = 2 # [[k]]\n"
    )
    tomllib.loads(text)
    assert lines(text).line_of(("k", 1, "id", "deeper")) == 15
    assert _known(lines(text)) == {
        ("a",): 1,
        ("x",): 2,
        ("x", "y"): 2,
        ("x", "y", "b"): 3,
        ("x", "y", "b", 0): 3,
        ("x", "y", "b", 1): 3,
        ("x", "y", "b", 2): 4,
        ("x", "y", "b", 2, "c"): 4,
        ("x", "y", "b", 2, "d"): 4,
        ("x", "y", "q r"): 6,
        ("x", "y", "q r", "z"): 6,
        ("k",): 9,
        ("k", 0): 9,
        ("k", 0, "id"): 10,
        ("k", 0, "sub"): 11,
        ("k", 0, "sub", "e"): 12,
        ("k", 1): 14,
        ("k", 1, "id"): 15,
    }
