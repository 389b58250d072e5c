"""Card sets are data: what `cardset.check` says about a file that is wrong."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from meetinghouse import resources, rules
from meetinghouse.boardgames.affliction import cardset
from meetinghouse.boardgames.affliction.names import COLONISTS, INDEX
from meetinghouse.boardgames.affliction.powers import POWERS
from meetinghouse.words import LANGUAGES, Words

HOUSE = resources.path("cards", "affliction", "house.toml")


def raw() -> dict[str, Any]:
    return tomllib.loads(HOUSE.read_text("utf-8"))


def colonist(given: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(card for card in given["colonists"] if card["id"] == name)
    return found


def codes(given: dict[str, Any]) -> list[tuple[str, str]]:
    return [(problem.where, problem.code) for problem in cardset.check_raw(given)]


@pytest.mark.rule("A1.9")
def test_the_house_set_is_right() -> None:
    assert cardset.check(HOUSE) == []


@pytest.mark.rule("A1.9")
def test_what_the_rulebook_gives_is_kept() -> None:
    """Ruling 5: 22 names of public text, Mary Warren's reputation, Edward Putnam's family and houses."""
    given = raw()
    named = {c["id"] for c in given["colonists"] if c["origin"]["id"] == "rulebook"}
    assert len(named) == 18  # and four more from the publisher's answers
    assert {"philip_english", "william_proctor", "tituba", "samuel_parris"} <= {
        c["id"] for c in given["colonists"] if c["origin"]["id"] == "public"
    }
    edward = colonist(given, "edward_putnam")
    assert (edward["family"], edward["houses"], edward["origin"]["houses"]) == ("putnam", 2, "rulebook")
    assert colonist(given, "mary_warren")["reputation"] == 2


def test_near_what_the_rulings_wish() -> None:
    """Ruling 12: reputations, icons, houses and places in the ranges of the first crude model. There are more icons
    of influence than it wished: bots brought in nobody who had neither an icon nor a strong ability."""
    given = raw()["colonists"]
    for deck, low, high in (("colonist", 2, 5), ("prominent", 4, 7)):
        values = [c["reputation"] for c in given if c["deck"] == deck]
        assert low <= min(values) and max(values) <= high
    blue = [c for c in given if c["deck"] == "colonist"]
    red = [c for c in given if c["deck"] == "prominent"]
    assert 0.15 <= sum(c["influence"] > 0 for c in blue) / len(blue) <= 0.35
    assert 0.30 <= sum(c["influence"] > 0 for c in red) / len(red) <= 0.50
    assert all(1 <= c["houses"] <= 3 for c in red)
    assert 0.4 <= sum(c["place"] == "none" for c in given) / len(given) <= 0.6
    villagers, townsfolk = (sum(c["place"] == place for c in given) for place in ("village", "town"))
    assert abs(villagers - townsfolk) <= 2


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("reputation", -1, "cards-bad-value"),
        ("reputation", "3", "cards-bad-value"),
        ("reputation", True, "cards-bad-value"),
        ("family", "nurse", "cards-bad-value"),
        ("place", "boston", "cards-bad-value"),
        ("icon", "anvil", "cards-bad-value"),
        ("icon", "clock", "cards-bad-value"),
        ("ability", "flying", "cards-bad-value"),
        ("afflicted", 1, "cards-bad-value"),
        ("houses", 9, "cards-bad-value"),
        ("deck", "green", "cards-bad-value"),
    ],
)
def test_bad_values(field: str, value: object, code: str) -> None:
    given = raw()
    colonist(given, "ann_putnam")[field] = value
    assert (f"colonists.ann_putnam.{field}", code) in codes(given)


def test_missing_and_unknown_fields() -> None:
    given = raw()
    del colonist(given, "ann_putnam")["houses"]
    colonist(given, "tituba")["colour"] = "red"
    del colonist(given, "giles_corey")["origin"]
    colonist(given, "mary_black")["origin"]["houses"] = "hearsay"
    given["extra"] = 1
    found = codes(given)
    assert ("colonists.ann_putnam.houses", "cards-missing") in found
    assert ("colonists.tituba.colour", "cards-unknown-field") in found
    assert ("colonists.giles_corey.origin", "cards-missing") in found
    assert ("colonists.mary_black.origin.houses", "cards-bad-value") in found
    assert ("extra", "cards-unknown-field") in found


def test_cards_that_are_missing_or_twice() -> None:
    given = raw()
    given["colonists"] = [c for c in given["colonists"] if c["id"] != "tituba"] + [colonist(raw(), "ann_putnam")]
    given["end_cards"] = given["end_cards"][:1]
    found = codes(given)
    assert ("colonists.tituba", "cards-how-many") in found
    assert ("colonists.ann_putnam", "cards-how-many") in found
    assert ("end_cards.increase_mather", "cards-how-many") in found


def test_header_and_sections() -> None:
    assert codes({})[:3] == [("game", "cards-header"), ("format", "cards-header"), ("set", "cards-header")]
    given = raw()
    given["factions"] = 4
    given["grievances"] = ["mill_dam"]
    found = codes(given)
    assert ("factions", "cards-missing") in found and ("grievances[0]", "cards-missing") in found


def test_numbers_of_the_whole() -> None:
    given = raw()
    colonist(given, "thomas_putnam")["family"] = "porter"
    colonist(given, "tituba")["starting"] = True
    given["factions"][0]["protects"] = given["factions"][0]["arrests"]
    given["factions"][1]["seats"] = 3
    given["grievances"][0]["ally"] = given["grievances"][0]["targets"][0]
    found = codes(given)
    assert ("colonists.family = putnam (prominent)", "cards-how-many") in found
    assert ("colonists.family = porter (prominent)", "cards-how-many") in found
    assert ("colonists.starting", "cards-how-many") in found
    assert ("factions.village_a.protects", "cards-same-family") in found
    assert ("factions.seats = 2", "cards-how-many") in found
    assert ("grievances.mill_dam", "cards-repeats") in found


def test_a_prominent_starter_and_a_thirteenth_prominent() -> None:
    given = raw()
    colonist(given, "ann_putnam")["deck"] = "prominent"
    found = codes(given)
    assert ("colonists.ann_putnam.starting", "cards-bad-value") in found
    assert ("colonists.deck = prominent", "cards-how-many") in found


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert [p.code for p in cardset.check(tmp_path / "nowhere.toml")] == ["cards-unreadable"]
    (tmp_path / "torn.toml").write_text("[[colonists", "utf-8")
    (tmp_path / "latin.toml").write_bytes(b'set = "\xff"')
    for name in ("torn.toml", "latin.toml"):
        assert [p.code for p in cardset.check(tmp_path / name)] == ["cards-unreadable"]
        with pytest.raises(ValueError, match="cards-unreadable"):
            cardset.install(tmp_path / name)


def test_another_ability_for_a_colonist_must_fit_its_icon() -> None:
    """A set typed off another copy may give a colonist another's ability."""
    given = raw()
    card = colonist(given, "tituba")
    card["ability"], card["icon"] = "ann_putnam", "hammer"
    assert cardset.check_raw(given) == []
    made = cardset.CardSet(given)
    assert made.power[28] is POWERS[INDEX["ann_putnam"]]
    assert 28 not in made.hooks["after_arrest"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_problem_has_words(lang: str) -> None:
    words = Words(lang, strict=True)
    for code in ("unreadable", "header", "missing", "bad-value", "how-many", "unknown-field", "same-family", "repeats"):
        assert words.say(f"affliction-cards-{code}", expected="x", got="y")


# Which rule tells which grievance, as the pages number them.
GRIEVANCE_RULES = pytest.mark.rule("A13.1", "A13.2", "A13.3", "A13.4", "A13.5", "A13.6", "A1.7")


@GRIEVANCE_RULES
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_pages_tell_what_every_grievance_names(lang: str) -> None:
    """Ruling 18."""
    words = Words(lang)
    texts = {rule.number: rule.text for rule in rules.read("affliction", lang).rules()}
    names = {name: words.name("affliction", "colonist", name) for name in COLONISTS}
    for number, card in enumerate(raw()["grievances"], start=1):
        text = texts[f"A13.{number}"]
        assert text.startswith(words.name("affliction", "grievance", card["id"]))
        told = sorted((text.index(name), id) for id, name in names.items() if name in text)
        assert [id for _, id in told] == [*card["targets"], card["ally"]]


@pytest.mark.rule("A1.9")
def test_what_philip_english_and_tituba_do_is_our_own() -> None:
    """No source says it: the publisher's pages only name them."""
    for name in ("philip_english", "tituba"):
        assert colonist(raw(), name)["origin"]["ability"] == "house"
