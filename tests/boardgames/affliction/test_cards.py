"""Card sets are data: what is said about a file that is wrong."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse import resources, rules
from meetinghouse.boardgames.affliction import cardset
from meetinghouse.boardgames.affliction.names import HOUSE_COLONISTS, INDEX
from meetinghouse.boardgames.affliction.powers import Scripted
from meetinghouse.cards.sets import BadCards
from meetinghouse.words import LANGUAGES, Words

HOUSE = resources.path("cards", "affliction", "house.toml")


def raw() -> dict[str, Any]:
    return tomllib.loads(HOUSE.read_text("utf-8"))


def colonist(given: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = given["colonists"][name]
    return found


def codes(given: dict[str, Any]) -> list[tuple[str, str]]:
    return [(problem.where, problem.code) for problem in cardset.SHAPE.check(given)]


@pytest.mark.rule("A1.9")
def test_the_house_set_is_right() -> None:
    assert cardset.SHAPE.read(HOUSE.read_text("utf-8"))[1] == []


@pytest.mark.rule("A1.9")
def test_what_the_rulebook_gives_is_kept() -> None:
    """Ruling 5: 22 names of public text, Mary Warren's reputation, Edward Putnam's family and houses."""
    given = raw()
    origins = {name: card["origin"]["name"] for name, card in given["colonists"].items()}
    named = {name for name, origin in origins.items() if origin == "rulebook"}
    assert len(named) == 18  # and four more from the publisher's answers
    assert {"philip_english", "william_proctor", "tituba", "samuel_parris"} <= {
        name for name, origin in origins.items() if origin == "public"
    }
    edward = colonist(given, "edward_putnam")
    assert (edward["family"], edward["houses"], edward["origin"]["houses"]) == ("putnam", 2, "rulebook")
    assert colonist(given, "mary_warren")["reputation"] == 2


def test_near_what_the_rulings_wish() -> None:
    """Ruling 12: reputations, icons, houses and places in the ranges of the first crude model. There are more icons
    of influence than it wished: bots brought in nobody who had neither an icon nor a strong ability."""
    given = list(raw()["colonists"].values())
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
        ("reputation", -1, "bad-value"),
        ("reputation", "3", "bad-value"),
        ("reputation", True, "bad-value"),
        ("family", "nurse", "bad-value"),
        ("place", "boston", "bad-value"),
        ("icon", "anvil", "bad-value"),
        ("icon", "clock", "bad-value"),
        ("ability", "flying", "bad-value"),
        ("afflicted", 1, "bad-value"),
        ("houses", 9, "bad-value"),
        ("deck", "green", "bad-value"),
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
    colonist(given, "giles_corey")["origin"] = "rulebook"
    colonist(given, "mary_black")["origin"]["houses"] = "hearsay"
    given["extra"] = 1
    found = codes(given)
    assert ("colonists.ann_putnam.houses", "missing") in found
    assert ("colonists.tituba.colour", "unknown-field") in found
    assert ("colonists.giles_corey.origin", "bad-value") in found
    assert ("colonists.mary_black.origin.houses", "bad-value") in found
    assert ("extra", "unknown-field") in found


def test_cards_that_are_missing_or_unknown() -> None:
    given = raw()
    given["colonists"]["nobody"] = given["colonists"].pop("tituba")
    del given["end_cards"]["increase_mather"]
    found = codes(given)
    assert ("colonists.nobody", "unknown-field") in found
    assert ("end_cards.increase_mather", "missing") in found


def test_header_and_sections() -> None:
    assert codes({})[:3] == [("format", "missing"), ("game", "missing"), ("set", "missing")]
    given = raw()
    given["factions"] = 4
    given["grievances"]["mill_dam"] = 3
    found = codes(given)
    assert ("factions", "missing") in found and ("grievances.mill_dam", "missing") in found


def test_numbers_of_the_whole() -> None:
    given = raw()
    colonist(given, "tituba")["starting"] = True  # a ninth
    given["factions"]["village_a"]["protects"] = given["factions"]["village_a"]["arrests"]
    given["factions"]["town_a"]["seats"] = 3
    given["grievances"]["mill_dam"]["ally"] = given["grievances"]["mill_dam"]["targets"][0]
    found = codes(given)
    assert ("colonists", "how-many") in found
    assert ("factions.village_a.protects", "same-family") in found
    assert ("factions", "too-few") in found
    assert ("grievances.mill_dam.ally", "twice") in found


@pytest.mark.rule("A1.7", "A2.4")
def test_a_set_may_have_as_few_grievances_as_players() -> None:
    """Everybody draws one of those that are there, and so it is in every world that fits a view."""
    absent = ("mill_dam", "disputed_will")
    paragraphs = HOUSE.read_text("utf-8").split("\n\n")
    text = "\n\n".join(p for p in paragraphs if not any(f"[grievances.{name}]" in p for name in absent))
    assert cardset.SHAPE.read(text)[1] == []
    there = set(tomllib.loads(text)["grievances"])
    assert len(there) == 4
    for seed in range(5):
        match = mh.new_match("affliction", 4, {"cards": text}, seed=seed)
        for world in (match, mh.imagine("affliction", match.view(seed % 4), seed=seed)):
            assert {world.view(seat)["grievance"] for seat in range(4)} == there
    given = raw()
    for name in (*absent, "parsonage"):
        del given["grievances"][name]
    assert ("grievances", "too-few") in codes(given)


@pytest.mark.parametrize("deck", cardset.DECKS)
def test_a_prominent_starter_and_a_deck_that_is_too_small(deck: str) -> None:
    given = raw()
    for card in given["colonists"].values():
        card["deck"] = deck
    found = codes(given)
    assert (("colonists.ann_putnam.starting", "bad-value") in found) == (deck == "prominent")
    assert ("colonists", "too-few") in found


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "torn.toml").write_text("[[colonists", "utf-8")
    (tmp_path / "latin.toml").write_bytes(b'set = "\xff"')
    for name in ("nowhere.toml", "torn.toml", "latin.toml"):
        with pytest.raises(BadCards, match="bad-cards") as refused:
            cardset.SETS.use(tmp_path / name)
        assert [problem.code for problem in refused.value.problems] == ["unreadable"]


def test_another_ability_for_a_colonist_must_fit_its_icon() -> None:
    """A set typed off another copy may give a colonist another's ability."""
    given = raw()
    card = colonist(given, "tituba")
    card["ability"], card["icon"] = "ann_putnam", "hammer"
    assert ("colonists.tituba", "missing") in codes(given)  # steps of her own, and the ability of another
    del card["do"], card["when"]
    assert codes(given) == [("colonists.tituba.text", "missing")]
    card["text"] = "Place an accusation."
    assert cardset.SHAPE.check(given) == []
    made = cardset.CardSet(given, "mine")
    theirs, hers = made.power[28], made.power[INDEX["ann_putnam"]]
    assert isinstance(theirs, Scripted) and isinstance(hers, Scripted) and theirs.code == hers.code
    assert 28 not in made.hooks["after_arrest"]


# Which rule tells which grievance, as the pages number them.
GRIEVANCE_RULES = pytest.mark.rule("A13.1", "A13.2", "A13.3", "A13.4", "A13.5", "A13.6", "A1.7")


@GRIEVANCE_RULES
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_pages_tell_what_every_grievance_names(lang: str) -> None:
    """Ruling 18."""
    words = Words(lang)
    texts = {rule.number: rule.text for rule in rules.read("affliction", lang).rules()}
    names = {name: words.name("affliction", "colonist", name) for name in HOUSE_COLONISTS}
    for number, (grievance, card) in enumerate(raw()["grievances"].items(), start=1):
        text = texts[f"A13.{number}"]
        assert text.startswith(words.name("affliction", "grievance", grievance))
        told = sorted((text.index(name), id) for id, name in names.items() if name in text)
        assert [id for _, id in told] == [*card["targets"], card["ally"]]


@pytest.mark.rule("A1.9")
def test_what_philip_english_and_tituba_do_is_our_own() -> None:
    """No source says it: the publisher's pages only name them."""
    for name in ("philip_english", "tituba"):
        assert colonist(raw(), name)["origin"]["ability"] == "house"
