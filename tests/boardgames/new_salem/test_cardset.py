"""Card sets (N2, N13): the house set keeps to every known fact, and every mistake in a set is explained."""

from __future__ import annotations

import copy
import itertools
import pickle
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
from meetinghouse.boardgames.new_salem.constable import MOST_QUESTIONS
from meetinghouse.boardgames.new_salem.learn.coach import COACH
from meetinghouse.boardgames.new_salem.names import (
    BUILDINGS,
    CIVIL,
    HOUSE_CHARACTERS,
    HOUSE_EVENTS,
    HOUSE_PURITANS,
    TYPES,
)
from meetinghouse.boardgames.new_salem.verbs import PROGRAM, makes_hope
from meetinghouse.bots.base import make
from meetinghouse.bots.driver import play, table_of
from meetinghouse.words import LANGUAGES, Words

HOUSE = resources.path("cards", "new_salem", "house.toml")
SETS = sorted(path.stem for path in resources.path("cards", "new_salem").glob("*.toml"))
Raw = dict[str, Any]


def house() -> Raw:
    return tomllib.loads(HOUSE.read_text("utf-8"))


@pytest.mark.parametrize("name", SETS)
def test_shipped_sets_have_no_mistakes(name: str) -> None:
    assert cardset.SHAPE.read(cardset.SETS.text(name))[1] == []


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
    assert set(shown[:HOUSE_PURITANS]) == {frozenset(pair) for pair in itertools.combinations(CIVIL, 2)}
    assert set(shown[HOUSE_PURITANS:]) == {frozenset(three) for three in itertools.combinations(CIVIL, 3)}
    assert frozenset(("trade", "finance")) in shown and frozenset(("entertainment", "finance")) in shown
    assert list(house()["characters"]) == list(HOUSE_CHARACTERS)


@pytest.mark.rule("N13.23", "N3.3", "N12.2")
def test_ruling_03_costs_and_numbers_of_events() -> None:
    raw = house()["events"]
    assert raw["trial"]["cost"] == 4
    costs = [raw[name]["cost"] for name in HOUSE_EVENTS]
    assert all(2 <= cost <= 5 for cost in costs)
    assert 2.7 <= sum(costs) / len(costs) <= 3.3
    for name in ("sworn_oath", "change_of_heart"):
        assert makes_hope(PROGRAM.compile(raw[name]["do"])) <= raw[name]["cost"] - 2
    assert sum(raw[name]["after"] != "discard" for name in HOUSE_EVENTS[2:]) >= 2
    in_box = {box: sum(box in raw[name]["boxes"] for name in HOUSE_EVENTS[2:]) for box in ("en", "es", "fr")}
    assert in_box == {"en": 20, "es": 20, "fr": 19}  # with Cleansing and three Trials: 24, 24, 23
    assert max(house()["players"]["trials"]) == 3
    assert sum(raw[name]["number"] <= 3 and "fr" in raw[name]["boxes"] for name in HOUSE_EVENTS[2:]) >= 12


def test_every_event_has_steps_a_test_file_and_words_in_three_languages() -> None:
    for name in HOUSE_EVENTS:
        assert (Path(__file__).parent / "events" / f"test_{name}.py").is_file()
        for lang in LANGUAGES:
            assert Words(lang).has(f"new_salem-event-{name}", "text")
    for lang in LANGUAGES:
        assert all(Words(lang).has(f"new_salem-building-{name}", "a") for name in BUILDINGS)
        assert all(Words(lang).has(f"new_salem-character-{name}") for name in HOUSE_CHARACTERS)


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
    ("bad-value", "format", _put("other/1", "format")),
    ("bad-value", "game", _put("chess", "game")),
    ("bad-value", "set", _put("two words", "set")),
    ("unknown-field", "extra", _put({}, "extra")),
    ("missing", "buildings", _drop("buildings")),
    ("missing", "buildings.trade_left.symbols", _drop("buildings", "trade_left", "symbols")),
    ("unknown-field", "buildings.moat", _put({}, "buildings", "moat")),
    ("unknown-field", "buildings.trade_left.height", _put(3, "buildings", "trade_left", "height")),
    (
        "bad-value",
        "buildings.trade_left.origin.symbols",
        _put("guess", "buildings", "trade_left", "origin", "symbols"),
    ),
    ("bad-value", "buildings.trade_left.type", _put("death", "buildings", "trade_left", "type")),
    ("bad-value", "buildings.trade_left.piece", _put("middle", "buildings", "trade_left", "piece")),
    ("bad-value", "buildings.trade_left.seams", _put({"left": "", "right": ""}, "buildings", "trade_left", "seams")),
    ("bad-value", "buildings.trade_left.symbols[0]", _put(["gloom"], "buildings", "trade_left", "symbols")),
    ("how-many", "buildings.trade_left.symbols", _put(["hope"] * 4, "buildings", "trade_left", "symbols")),
    ("bad-value", "buildings.trade_left.numbers[7]", _put([3] * 7 + [2], "buildings", "trade_left", "numbers")),
    ("how-many", "buildings.trade_left.numbers", _put([3] * 13, "buildings", "trade_left", "numbers")),
    ("words", "buildings.trade_left.name", _put("<b>Wharf</b>", "buildings", "trade_left", "name")),
    ("words", "buildings.trade_left.text.fr", _put({"fr": "a" * 301}, "buildings", "trade_left", "text")),
    ("unknown-field", "buildings.trade_left.name.klingon", _put({"klingon": "x"}, "buildings", "trade_left", "name")),
    ("bad-value", "characters.merchant.side", _put("ghost", "characters", "merchant", "side")),
    ("bad-value", "characters.merchant.types[0]", _put(["war", "trade"], "characters", "merchant", "types")),
    ("twice", "characters.merchant.types[1]", _put(["trade", "trade"], "characters", "merchant", "types")),
    ("unknown-field", "events.plague", _put({}, "events", "plague")),
    ("bad-value", "events.fire.cost", _put(-1, "events", "fire", "cost")),
    ("bad-value", "events.fire.number", _put(9, "events", "fire", "number")),
    ("bad-value", "events.fire.border", _put("blue", "events", "fire", "border")),
    ("bad-value", "events.fire.after", _put("give", "events", "fire", "after")),
    ("bad-value", "events.fire.boxes[0]", _put(["de"], "events", "fire", "boxes")),
    ("bad-value", "events.cleansing.removes", _put(0, "events", "cleansing", "removes")),
    ("missing", "events.trial", _drop("events", "trial")),
    ("missing", "players", _drop("players")),
    ("bad-value", "players.seats", _put([3], "players", "seats")),
    ("how-many", "players.witches", _put([2], "players", "witches")),
    ("bad-value", "players.trials[0]", _put([9] * 6, "players", "trials")),
    ("too-few", "players.puritans[5]", _put([1] * 6, "players", "witches")),
    ("missing", "rounds", _drop("rounds")),
    ("how-many", "rounds.dealt", _put([3, 4], "rounds", "dealt")),
]


@pytest.mark.rule("N12.3")
@pytest.mark.parametrize(("code", "where", "change"), MISTAKES, ids=[f"{code}:{where}" for code, where, _ in MISTAKES])
def test_every_mistake_is_explained(code: str, where: str, change: Callable[[Raw], None]) -> None:
    raw = copy.deepcopy(house())
    change(raw)
    found = cardset.SHAPE.check(raw)
    assert (where, code) in {(p.where, p.code) for p in found}
    for problem in found:
        for lang in LANGUAGES:
            text = Words(lang, strict=True).say(f"cards-{problem.code}", expected=problem.expected, got=problem.got)
            assert problem.expected in text or problem.got in text


@pytest.mark.parametrize("section", ["buildings", "characters", "events"])
def test_a_card_that_is_no_table_is_explained(section: str) -> None:
    raw = house()
    name = next(iter(raw[section]))
    raw[section][name] = 3
    assert (f"{section}.{name}", "missing") in {(p.where, p.code) for p in cardset.SHAPE.check(raw)}


# ---- sets of one's own ---------------------------------------------------------------------------------------------


def changed(*changes: tuple[str, str]) -> str:
    """The house set as text, with some of it replaced."""
    text = HOUSE.read_text("utf-8")
    for before, after in changes:
        assert before in text
        text = text.replace(before, after)
    return text


def test_a_set_may_leave_buildings_out() -> None:
    """What it leaves out is never dealt, and level 2 plays such a game to its end in views and worlds that fit."""
    left_out = [name for name in BUILDINGS if name.startswith("trade")]
    paragraphs = HOUSE.read_text("utf-8").split("\n\n")
    text = "\n\n".join(p for p in paragraphs if not any(f"[buildings.{name}]" in p for name in left_out))
    assert cardset.SHAPE.read(text)[1] == []
    match = mh.new_match("new_salem", 5, {"cards": text}, seed=3)
    assert not {BUILDINGS.index(name) for name in left_out} & set(cardset.SETS.of(text).box[5])
    mh.imagine("new_salem", match.view(2), seed=1)
    play(match, table_of("new_salem", [2] * 5, seed=3))
    assert match.outcome is not None and mh.verify(match.record()).honest


@pytest.mark.rule("N12.3")
def test_a_record_holds_the_whole_set(tmp_path: Path) -> None:
    """Replay, verify, views, copies and pickles need nothing but what they carry."""
    mine = tmp_path / "kitchen.toml"
    mine.write_text(changed(('set = "house"', 'set = "kitchen"'), ("despair = [6, 8,", "despair = [7, 8,")), "utf-8")
    options = {"cards": new_salem.use_cards(mine)}
    mine.unlink()
    match = play(mh.new_match("new_salem", seats=3, options=options, seed=1), table_of("new_salem", [1] * 3, 1))
    cardset.SETS._own.clear()
    assert mh.verify(match.record()).honest
    again = mh.replay(match.record())
    assert again.view(0) == match.view(0) and again.view(0)["town"]["needed"] == 7
    assert pickle.loads(pickle.dumps(again)).view(1) == match.view(1)
    early = mh.new_match("new_salem", seats=3, options=options, seed=2)
    assert mh.imagine("new_salem", early.view(0), 5).view(0) == early.view(0)


@pytest.mark.rule("N7.9")
@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize(
    "changes",
    [
        [("cost = 2", "cost = 0"), ("cost = 3", "cost = 0"), ("cost = 4", "cost = 0"), ("cost = 5", "cost = 0")],
        [("cost = 2", "cost = 1"), ("cost = 3", "cost = 1"), ("cost = 4", "cost = 1"), ("cost = 5", "cost = 1")],
        [("cost = 3", "cost = 0")],
    ],
    ids=["all for nothing", "as much as an office brings", "some for nothing"],
)
def test_events_that_never_run_dry_end_all_the_same(changes: list[tuple[str, str]], level: int) -> None:
    match = mh.new_match("new_salem", seats=4, options={"cards": changed(*changes)}, seed=level)
    play(match, table_of("new_salem", [level] * 4, 3))
    assert match.outcome is not None and match.view(-1)["next_id"] <= MOST_QUESTIONS + 500


def test_a_house_set_never_comes_near_the_limits() -> None:
    assert all(cardset.named(name).runs_dry for name in SETS)


@pytest.mark.rule("N12.3")
@pytest.mark.parametrize("level", [1, 2])
def test_any_symbols_copies_types_and_fewer_events(level: int) -> None:
    """Two and three symbols on a card, uneven copies, Characters without types, and an Event deck of three cards."""
    raw = house()
    lines = ['format = "meetinghouse-cards/1"', 'game = "new_salem"', 'set = "odd"', "[players]"]
    lines += [f"{key} = {raw['players'][key]}" for key in ("witches", "puritans", "despair", "trials")]
    lines += ["[rounds]", "dealt = [2, 8, 5, 4, 3]"]
    for number, name in enumerate(BUILDINGS):
        symbols = (["hope", "despair"], ["remove", "remove", "hope"], [])[number % 3]
        lines += [f"[buildings.{name}]", f"symbols = {symbols}", f"numbers = {[3] * (number % 13)}"]
    for number, name in enumerate(HOUSE_CHARACTERS):
        lines += [f"[characters.{name}]", f"types = {list(TYPES[: number % 7])}"]
    for name in ("cleansing", "trial", "letters_of_trade", "land_rush", "silent_prayer"):
        lines += [
            f"[events.{name}]",
            "cost = 2",
            *(['text = "Take 3 away."\nremoves = 3'] if name == "cleansing" else []),
        ]
    text = "\n".join(lines)
    for seats in (3, 8):
        match = mh.new_match("new_salem", seats=seats, options={"cards": text}, seed=seats)
        play(match, table_of("new_salem", [level] * seats, 1))
        assert match.outcome is not None and mh.verify(match.record()).honest


@pytest.mark.rule("N13.1")
def test_the_coach_says_what_cleansing_takes_in_this_set() -> None:
    text = changed(
        ('set = "house"', 'set = "kitchen"'), ('do = [{ remove = "despair", n = 2 }]', 'text = "Five."\nremoves = 5')
    )
    cleansing = {"do": "initiate", "event": "cleansing"}
    for cards, takes in (("house", 2), (text, 5)):
        view = mh.new_match("new_salem", seats=4, options={"cards": cards}, seed=1).view(0)
        said = COACH.why(view, "ponder", cleansing, make("new_salem", 2, 0, 1))[0]
        assert (said.key, said.args["takes"]) == ("why-cleansing", takes)
        for language in LANGUAGES:
            words = Words(language).say("new-salem-coach-why-cleansing", **said.args)
            assert str(takes) in words.partition(".")[0]


@pytest.mark.rule("N13.23")
def test_ruling_21_the_dearest_events_of_the_house_set_cost_five() -> None:
    costs = {name: event["cost"] for name, event in house()["events"].items()}
    assert sorted(name for name, cost in costs.items() if cost == 5) == ["royal_charter", "rush_to_judgement"]
    assert max(costs["cleansing"], costs["trial"]) == 4  # so that the duty to act can ask for more than these
