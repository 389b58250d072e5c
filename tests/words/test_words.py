"""How arguments become words: names, cards, lists, what is hidden, what is nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import meetinghouse as mh
from meetinghouse import registry, resources, words
from meetinghouse.engine.errors import IllegalMove
from meetinghouse.telling import Telling
from meetinghouse.words import LANGUAGES, Language, MissingWords, Words

SENTENCES = """
toy-card-plough = Plough
    .a = a plough
toy-card-black-cat = Black Cat
    .a = the Black Cat
toy-drew = { $card ->
    [unknown] { $seat } draws a card.
   *[other] { $seat } draws { $card-a }.
}
toy-gave = { $seat } gives { $cards-a } ({ $cards-n }) to { $target ->
    [none] nobody
   *[other] { $target }
}; open: { $open }, { $how-many } left, id { $cards-id }.
toy-ask-turn = What will you do?
toy-do-play = Play { $card-a } on { $target }
toy-outcome-town-wins = { $winners-n ->
    [0] Nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } win.
}
toy-wrong = { $seat } and { toy-nowhere }
"""
NAMES = ["Ann", "Bob", "Cid", "none"]


class Toy:
    @staticmethod
    def declares(kind: type[Telling]) -> Telling:
        return kind(words={"seat": ("seat", "target"), "card": ("card", "cards")})


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Words]:
    """English words of a game that does not exist."""
    folder = tmp_path / "locales" / "en"
    folder.mkdir(parents=True)
    (folder / "toy.ftl").write_text(SENTENCES, encoding="utf-8")
    language = Language("en", (resources.root(), tmp_path))
    monkeypatch.setattr(words, "language", lambda lang: language)
    monkeypatch.setattr(words, "find_game", lambda game: Toy)
    words._families.cache_clear()
    yield Words("en", strict=True)
    words._families.cache_clear()


def test_a_card_takes_its_form_inside_a_sentence(toy: Words) -> None:
    assert toy.line("toy", {"key": "toy.drew", "seat": 1, "card": "plough"}, NAMES) == "Bob draws a plough."


def test_what_the_reader_is_not_told_is_unknown(toy: Words) -> None:
    assert toy.line("toy", {"key": "toy.drew", "seat": 1}, NAMES) == "Bob draws a card."


def test_lists_are_joined_and_counted_and_nothing_is_none(toy: Words) -> None:
    event = {"key": "toy.gave", "seat": 0, "target": -1, "cards": ["plough", "black_cat"], "open": True, "how_many": 3}
    told = "Ann gives a plough and the Black Cat (2) to nobody; open: yes, 3 left, id plough and black_cat."
    assert toy.line("toy", event, NAMES) == told
    assert "to nobody" in toy.line("toy", event | {"target": None}, NAMES)
    assert "gives none (0)" in toy.line("toy", event | {"cards": []}, NAMES)


def test_a_player_who_is_called_none_is_still_somebody(toy: Words) -> None:
    event = {"key": "toy.gave", "seat": 0, "target": 3, "cards": ["plough"], "open": False, "how_many": 0}
    assert "to none\N{WORD JOINER}; open: no" in toy.line("toy", event, NAMES)


def test_questions_and_answers_have_words(toy: Words) -> None:
    assert toy.ask("toy", "toy.turn") == toy.ask("toy", "turn") == "What will you do?"
    choice = {"ask": 7, "do": "play", "card": "black_cat", "target": 2}
    assert toy.choice("toy", choice, NAMES) == "Play the Black Cat on Cid"
    assert toy.name("toy", "card", "black_cat") == "Black Cat"


@pytest.mark.parametrize(
    ("winners", "told"), [((), "Nobody wins."), ((2,), "Cid wins."), ((0, 1, 2), "Ann, Bob and Cid win.")]
)
def test_an_outcome_names_its_winners(toy: Words, winners: tuple[int, ...], told: str) -> None:
    assert toy.outcome("toy", mh.Outcome(winners, "town_wins", {}), NAMES) == told


def test_a_missing_entry_raises_in_tests_and_shows_its_id_at_run_time(toy: Words) -> None:
    with pytest.raises(MissingWords):
        toy.say("toy-no-such-entry")
    with pytest.raises(MissingWords):
        toy.say("toy-card-plough", "text")
    with pytest.raises(MissingWords):
        toy.line("toy", {"key": "toy.wrong", "seat": 0}, NAMES)
    lenient = Words("en")
    assert lenient.say("toy-no-such-entry") == "toy-no-such-entry"
    assert lenient.say("toy-card-plough", "text") == "toy-card-plough.text"
    assert lenient.has("toy-card-plough", "a") and not lenient.has("toy-card-plough", "text")


def test_lists_are_joined_as_each_language_does() -> None:
    assert Words("en").join(["Ann", "Bob", "Cid"]) == "Ann, Bob and Cid"
    assert Words("fr").join(["Ann", "Bob", "Cid"]) == "Ann, Bob et Cid"
    assert Words("es").join(["Ann", "Bob", "Cid"]) == "Ann, Bob y Cid"
    assert Words("es").join(["Ann", "Inés"]) == "Ann e Inés"
    assert Words("es").join(["Ann", "Hilario"]) == "Ann e Hilario"
    assert Words("es").join(["Ann", "Hierro"]) == "Ann y Hierro"
    assert [Words("en").join(items) for items in ([], ["Ann"])] == ["", "Ann"]


def test_a_refusal_names_its_rule() -> None:
    for lang in LANGUAGES:
        text = Words(lang, strict=True).refusal(IllegalMove("not-offered", rule="S4.2"))
        assert "S4.2" in text and Words(lang, strict=True).error("not-offered") in text


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="'de' is none of"):
        Words("de")


def test_equal_cards_in_a_row_are_counted_and_people_are_not() -> None:
    words = Words("en", strict=True)
    drew = {"key": "salem1692.drew", "seat": 0, "n": 3, "cards": ["alibi", "accusation", "accusation"]}
    assert words.line("salem1692", drew, ["Ann"]) == "Ann draws: Alibi and Accusation ×2."
    assert words.line("salem1692", drew, ["Ann"], 0) == "You draw: Alibi and Accusation ×2."
    pointed = {"key": "salem1692.witches_pointed", "seats": [0, 1], "targets": [2, 2]}
    assert "Cid and Cid" in words.line("salem1692", pointed, ["Ann", "Bob", "Cid"])


def test_whoever_reads_is_you() -> None:
    """For what one does, suffers or does to oneself, among several, and as an option; elsewhere one keeps the name."""
    words, names = Words("en", strict=True), ["Ann", "Bob", "Cid"]

    def line(me: int | None, **event: object) -> str:
        return words.line("salem1692", {"key": "salem1692.played", "card": "witness", **event}, names, me)

    assert line(0, seat=0, target=1) == "You play a Witness on Bob."
    assert line(1, seat=0, target=1) == "Ann plays a Witness on you."
    assert line(2, seat=0, target=1) == line(None, seat=0, target=1) == "Ann plays a Witness on Bob."
    pointed = {"key": "salem1692.witches_pointed", "seats": [0, 1], "targets": [2, 1]}
    assert "Cid and you" in words.line("salem1692", pointed, names, 1)
    assert words.choice("salem1692", {"do": "seat", "seat": 1}, names, 1) == "you"
    assert words.choice("salem1692", {"do": "seat", "seat": 1}, names, 0) == "Bob"


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Ann takes 1 Despair off their own Tannery."),
        ("fr", "Ann retire 1 Désespoir d’un de ses Bâtiments (Tannerie)."),
        ("es", "Ann retira 1 de Desesperación de un Edificio suyo (Curtiduría)."),
    ],
)
def test_what_somebody_does_to_themself_has_a_form_of_its_own(lang: str, told: str) -> None:
    words, names = Words(lang, strict=True), ["Ann", "Bob"]
    event = {"key": "new_salem.removed", "seat": 0, "target": 0, "building": "trade_right"}
    assert words.line("new_salem", event, names) == words.line("new_salem", event, names, 1) == told
    assert "Ann" not in words.line("new_salem", event, names, 0)


def test_heirs_of_an_empty_hand_share_nothing() -> None:
    opened = {"key": "salem1692.estate_opened", "seat": 0, "n": 0}
    assert Words("en").line("salem1692", opened, ["Ann"]) == "Ann leaves an empty hand."
    assert Words("en").line("salem1692", {**opened, "cards": []}, ["Ann"]) == "Ann leaves an empty hand."


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of another package may have no French: its readers get English, never bare ids."""
    for lang in ("en", "fr"):
        (tmp_path / "locales" / lang).mkdir(parents=True)
    (tmp_path / "locales" / "en" / "toy.ftl").write_text(SENTENCES, encoding="utf-8")
    monkeypatch.setattr(registry, "folders", lambda: (tmp_path,))
    monkeypatch.setattr(words, "find_game", lambda game: Toy)
    english, french = Words("en"), Words("fr")
    event = {"key": "toy.drew", "seat": 0, "card": "plough"}
    assert french.line("toy", event, NAMES) == english.line("toy", event, NAMES) == "Ann draws a plough."
    assert french.say("error-bad-seats") != english.say("error-bad-seats")
    with pytest.raises(MissingWords):
        Words("fr", strict=True).line("toy", event, NAMES)
