"""Card sets (N2, N13): the house set keeps to every known fact, and every mistake in a set is explained."""

from __future__ import annotations

import copy
import itertools
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse import resources
from meetinghouse.boardgames import new_salem
from meetinghouse.boardgames.new_salem import cardset
from meetinghouse.boardgames.new_salem.names import BUILDINGS, CHARACTERS, CIVIL, EVENTS, PURITANS, TYPES
from meetinghouse.boardgames.new_salem.powers import POWERS, EventCard
from meetinghouse.words import LANGUAGES, Words

HOUSE = resources.path("cards", "new_salem", "house.toml")
SETS = sorted(path.stem for path in resources.path("cards", "new_salem").glob("*.toml"))
Raw = dict[str, Any]


def house() -> Raw:
    return tomllib.loads(HOUSE.read_text("utf-8"))


@pytest.mark.parametrize("name", SETS)
def test_shipped_sets_have_no_mistakes(name: str) -> None:
    assert cardset.check(resources.path("cards", "new_salem", f"{name}.toml")) == []


@pytest.mark.rule("N2.1", "N2.2")
def test_ruling_01_eighteen_designs_in_six_types_of_three_pieces() -> None:
    raw = house()["buildings"]
    assert len(raw) == 18
    assert {(b["type"], b["piece"]) for b in raw.values()} == set(itertools.product(TYPES, ("left", "middle", "right")))
    for b in raw.values():
        seams = [seam for seam in b["seams"].values() if seam]
        assert len(seams) == (2 if b["piece"] == "middle" else 1)


@pytest.mark.rule("N2.4")
def test_there_are_144_buildings_in_the_box() -> None:
    assert sum(len(b["numbers"]) for b in house()["buildings"].values()) == 144


@pytest.mark.rule("N2.3")
def test_ruling_15_symbols_are_spread_as_the_known_facts_ask() -> None:
    raw = house()["buildings"]
    symbols = {kind: Counter(s for b in raw.values() if b["type"] == kind for s in b["symbols"]) for kind in TYPES}
    total = sum(symbols.values(), Counter())
    assert 6 <= total["despair"] <= 8
    assert 5 <= total["hope"] <= 7
    assert 1 <= total["remove"] <= 2
    assert any(not b["symbols"] for b in raw.values())
    assert symbols["death"]["despair"] > symbols["death"]["hope"]
    assert symbols["justice"]["hope"] + symbols["justice"]["remove"] > symbols["justice"]["despair"]
    for kind in CIVIL:  # so that a selfish Puritan looks like a Witch
        assert symbols[kind]["despair"] and symbols[kind]["hope"]


@pytest.mark.rule("N2.5")
def test_ruling_02_puritans_show_the_six_pairs_and_witches_the_four_triples() -> None:
    shown = [frozenset(c["types"]) for c in house()["characters"].values()]
    assert set(shown[:PURITANS]) == {frozenset(pair) for pair in itertools.combinations(CIVIL, 2)}
    assert set(shown[PURITANS:]) == {frozenset(three) for three in itertools.combinations(CIVIL, 3)}
    assert frozenset(("trade", "finance")) in shown and frozenset(("entertainment", "finance")) in shown
    assert list(house()["characters"]) == list(CHARACTERS)


@pytest.mark.rule("N13.23", "N3.3", "N12.2")
def test_ruling_03_costs_and_numbers_of_events() -> None:
    raw = house()["events"]
    assert raw["trial"]["cost"] == 4
    costs = [raw[name]["cost"] for name in EVENTS]
    assert all(2 <= cost <= 5 for cost in costs)
    assert 2.7 <= sum(costs) / len(costs) <= 3.3
    for name, made in cardset.MAKES_HOPE.items():
        assert made <= raw[name]["cost"] - 2
    assert sum(raw[name]["after"] != "discard" for name in EVENTS[2:]) >= 2
    in_box = {box: sum(box in raw[name]["boxes"] for name in EVENTS[2:]) for box in ("en", "es", "fr")}
    assert in_box == {"en": 20, "es": 20, "fr": 19}  # with Cleansing and three Trials: 24, 24, 23
    assert max(house()["players"]["trials"]) == 3
    assert sum(raw[name]["number"] <= 3 and "fr" in raw[name]["boxes"] for name in EVENTS[2:]) >= 12


def test_every_event_has_code_a_test_file_and_words_in_three_languages() -> None:
    assert [power.name for power in POWERS if type(power) is not EventCard] == list(EVENTS)
    for name in EVENTS:
        assert (Path(__file__).parent / "events" / f"test_{name}.py").is_file()
        for lang in LANGUAGES:
            assert Words(lang).has(f"new_salem-event-{name}", "text")
    for lang in LANGUAGES:
        assert all(Words(lang).has(f"new_salem-building-{name}", "a") for name in BUILDINGS)
        assert all(Words(lang).has(f"new_salem-character-{name}", "text") for name in CHARACTERS)


@pytest.mark.rule("N12.3")
def test_every_field_says_where_it_comes_from() -> None:
    raw = house()
    for section in ("buildings", "characters", "events"):
        for name, card in raw[section].items():
            fields = set(card) - {"origin"} | {"name"}
            assert set(card["origin"]) == fields, name
    assert raw["events"]["trial"]["origin"]["cost"] == "rulebook"
    assert raw["buildings"]["trade_left"]["origin"]["symbols"] == "house"


# ---- mistakes ------------------------------------------------------------------------------------------------------


def _drop(*path: str) -> Callable[[Raw], None]:
    def change(raw: Raw) -> None:
        for key in path[:-1]:
            raw = raw[key]
        del raw[path[-1]]

    return change


def _put(value: Any, *path: str) -> Callable[[Raw], None]:
    def change(raw: Raw) -> None:
        for key in path[:-1]:
            raw = raw[key]
        raw[path[-1]] = value

    return change


MISTAKES: list[tuple[str, str, Callable[[Raw], None]]] = [
    ("cards-header", "format", _put("other/1", "format")),
    ("cards-header", "game", _put("chess", "game")),
    ("cards-header", "set", _put("two words", "set")),
    ("cards-unknown-field", "extra", _put({}, "extra")),
    ("cards-missing", "buildings", _drop("buildings")),
    ("cards-missing", "buildings.trade_left", _drop("buildings", "trade_left")),
    ("cards-missing", "buildings.trade_left.symbols", _drop("buildings", "trade_left", "symbols")),
    ("cards-missing", "buildings.trade_left.origin", _drop("buildings", "trade_left", "origin")),
    ("cards-unknown-field", "buildings.moat", _put({}, "buildings", "moat")),
    ("cards-unknown-field", "buildings.trade_left.height", _put(3, "buildings", "trade_left", "height")),
    (
        "cards-origin",
        "buildings.trade_left.origin.symbols",
        _put("guess", "buildings", "trade_left", "origin", "symbols"),
    ),
    ("cards-bad-value", "buildings.trade_left.type", _put("death", "buildings", "trade_left", "type")),
    ("cards-bad-value", "buildings.trade_left.piece", _put("middle", "buildings", "trade_left", "piece")),
    ("cards-seams", "buildings.trade_left.seams", _put({"left": "", "right": ""}, "buildings", "trade_left", "seams")),
    ("cards-bad-value", "buildings.trade_left.symbols", _put(["gloom"], "buildings", "trade_left", "symbols")),
    ("cards-bad-value", "buildings.trade_left.numbers", _put([2] * 8, "buildings", "trade_left", "numbers")),
    ("cards-how-many", "buildings.trade_left.numbers", _put([3] * 7, "buildings", "trade_left", "numbers")),
    ("cards-bad-value", "characters.merchant.side", _put("witch", "characters", "merchant", "side")),
    ("cards-bad-value", "characters.merchant.types", _put(["death", "trade"], "characters", "merchant", "types")),
    ("cards-how-many", "characters.merchant.types", _put(["trade"], "characters", "merchant", "types")),
    ("cards-twice", "characters", _put(["entertainment", "finance"], "characters", "merchant", "types")),
    ("cards-unknown-effect", "events.plague", _put({}, "events", "plague")),
    ("cards-bad-value", "events.fire.cost", _put(6, "events", "fire", "cost")),
    ("cards-feeds-itself", "events.thanksgiving.cost", _put(2, "events", "thanksgiving", "cost")),
    ("cards-bad-value", "events.fire.number", _put(9, "events", "fire", "number")),
    ("cards-bad-value", "events.fire.border", _put("red", "events", "fire", "border")),
    ("cards-bad-value", "events.fire.after", _put("give", "events", "fire", "after")),
    ("cards-bad-value", "events.fire.boxes", _put(["de"], "events", "fire", "boxes")),
    ("cards-bad-value", "events.cleansing.removes", _put(0, "events", "cleansing", "removes")),
    ("cards-how-many", "events (en)", _drop("events", "fire")),
    ("cards-too-few", "buildings (3)", _put([8] * 8, "buildings", "trade_left", "numbers")),
    ("cards-missing", "players", _drop("players")),
    ("cards-bad-value", "players.seats", _put([3], "players", "seats")),
    ("cards-bad-value", "players.witches", _put([2], "players", "witches")),
    ("cards-bad-value", "players.trials", _put([4] * 6, "players", "trials")),
    ("cards-too-few", "players (8)", _put([1] * 6, "players", "witches")),
    ("cards-missing", "rounds", _drop("rounds")),
    ("cards-bad-value", "rounds.dealt", _put([3, 4], "rounds", "dealt")),
]


@pytest.mark.rule("N12.3")
@pytest.mark.parametrize(("code", "where", "change"), MISTAKES, ids=[f"{code}:{where}" for code, where, _ in MISTAKES])
def test_every_mistake_is_explained(code: str, where: str, change: Callable[[Raw], None]) -> None:
    raw = copy.deepcopy(house())
    if where == "buildings (3)":  # one design alone does not make the deck too small
        for name in BUILDINGS[:4]:
            raw["buildings"][name]["numbers"] = [8] * 8
    change(raw)
    found = cardset.check_raw(raw)
    assert (where, code) in {(p.where, p.code) for p in found}
    for problem in found:
        for lang in LANGUAGES:
            text = Words(lang, strict=True).say(f"new_salem-{problem.code}", expected=problem.expected, got=problem.got)
            assert problem.expected in text or problem.got in text


@pytest.mark.parametrize("section", ["buildings", "characters", "events"])
def test_a_card_that_is_no_table_is_explained(section: str) -> None:
    raw = house()
    name = next(iter(raw[section]))
    raw[section][name] = 3
    assert (f"{section}.{name}", "cards-missing") in {(p.where, p.code) for p in cardset.check_raw(raw)}


def test_files_that_cannot_be_read_are_explained(tmp_path: Path) -> None:
    assert cardset.check(tmp_path / "none.toml")[0].code == "cards-unreadable"
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    assert cardset.check(tmp_path / "bytes.toml")[0].expected == "UTF-8"
    (tmp_path / "broken.toml").write_text("a = ", "utf-8")
    assert cardset.check(tmp_path / "broken.toml")[0].expected == "TOML"


@pytest.mark.rule("N12.3")
def test_a_table_can_use_a_set_of_its_own(tmp_path: Path) -> None:
    text = HOUSE.read_text("utf-8").replace('set = "house"', 'set = "kitchen"')
    mine = tmp_path / "kitchen.toml"
    mine.write_text(text, "utf-8")
    name = new_salem.use_cards(mine)
    match = mh.new_match("new_salem", seats=3, options={"cards": name}, seed=1)
    assert match.view(0)["options"]["cards"] == "kitchen"
    assert mh.replay(match.record()).view(0) == match.view(0)


def test_a_set_with_a_mistake_or_a_taken_name_is_refused(tmp_path: Path) -> None:
    with pytest.raises(mh.BadInput, match="cards-taken"):
        new_salem.use_cards(HOUSE)
    bad = tmp_path / "bad.toml"
    bad.write_text(HOUSE.read_text("utf-8").replace('game = "new_salem"', 'game = "x"'), "utf-8")
    with pytest.raises(mh.BadInput, match="cards-header"):
        new_salem.use_cards(bad)


@pytest.mark.rule("N13.23")
def test_ruling_21_the_dearest_events_of_the_house_set_cost_five() -> None:
    costs = {name: event["cost"] for name, event in house()["events"].items()}
    assert sorted(name for name, cost in costs.items() if cost == 5) == ["royal_charter", "rush_to_judgement"]
    assert max(costs["cleansing"], costs["trial"]) == 4  # so that the duty to act can ask for more than these
