"""The level-2 player: it beats random players, sees only its view, and makes the choices it is known for."""

from __future__ import annotations

import json
from typing import Any

import meetinghouse as mh
from meetinghouse.boardgames.affliction.bots import Level2
from meetinghouse.bots import make
from meetinghouse.bots.driver import play
from meetinghouse.lab.balance import play_one
from meetinghouse.lab.batch import Plan
from tests.boardgames.affliction.scenario import Town


def decide(town: Town, seat: int) -> str:
    ask = town.match.ask(seat)
    assert ask is not None
    choice = Level2(seat, 1).decide(json.loads(json.dumps(town.match.view(seat))), ask)
    assert choice is not None and choice in ask.options
    return " ".join([choice.do, *(str(value) for value in choice.args.values())])


def test_it_beats_random_players() -> None:
    """A small sample; docs/balance/affliction.md has a thousand games each."""
    for seats, needed in ((2, 9), (3, 9), (4, 9)):
        won = 0.0
        for index in range(10):
            seat = index % seats
            levels = tuple(2 if s == seat else "random" for s in range(seats))
            winners = play_one(Plan("affliction", seats, (), 50 + index, 70 + index, levels)).winners
            won += (seat in winners) / len(winners)
        assert won >= needed, f"{won} of 10 with {seats} players"


def test_it_plays_every_option_and_the_same_again() -> None:
    options: list[dict[str, Any]] = [{"starters": "choose"}, {"limited_tokens": True, "circle_defence": 3}]
    for given in options:
        ends = set()
        for _ in range(2):
            match = mh.new_match("affliction", seats=3, options=given, seed=12)
            play(match, [make("affliction", 2, seat, 9) for seat in range(3)])
            ends.add(match.record())
        assert len(ends) == 1


def test_it_arrests_whom_its_faction_wants() -> None:
    town = Town(
        top=["john_proctor", "john_porter"],
        bottom=["giles_corey"],
        accusations={"john_proctor": 2, "giles_corey": 2, "john_porter": 2},
        factions=["village_a", "town_a"],
        grievances=["parsonage", "unpaid_debts"],
        influence=6,
    )
    assert decide(town.resolve(s8=0), 0) == "arrest john_proctor"


def test_it_does_not_arrest_its_own_ally_or_family_for_little() -> None:
    town = Town(
        bottom=["ann_putnam"],
        accusations={"ann_putnam": 1},
        factions=["village_a", "town_a"],
        grievances=["loose_talk", "mill_dam"],
        influence=6,
    )
    assert decide(town.resolve(s8=0), 0) == "pass"


def test_it_brings_in_the_family_it_protects() -> None:
    town = Town(top=["thomas_putnam"], bottom=["giles_corey"], factions=["village_a", "town_a"], influence=8)
    assert decide(town.resolve(s13=0), 0) == "bring thomas_putnam"


def test_it_accuses_for_its_own_arrest_to_come() -> None:
    grievances = ["parsonage", "unpaid_debts"]
    town = Town(top=["john_proctor"], factions=["village_a", "town_a"], grievances=grievances, influence=5)
    town.resolve(s1=0, s8=0)
    assert decide(town, 0) == "accuse john_proctor"


def test_it_never_accuses_frightens_or_haunts_its_own() -> None:
    town = Town(circles={0: ["rebecca_nurse"], 1: ["samuel_parris"]})
    for space in ("s1", "s10", "s11", "s12"):
        assert not decide(town.resolve(**{space: 0}), 0).endswith("rebecca_nurse")


def test_it_defends_a_threatened_colonist() -> None:
    threatened: dict[str, Any] = {
        "circles": {0: ["thomas_putnam", "ann_putnam"]},
        "accusations": {"thomas_putnam": 5},
        "influence": [2, 9],
        "factions": ["village_a", "town_a"],
    }
    assert decide(Town(**threatened).resolve(s4=0), 0) == "protect thomas_putnam"
    assert decide(Town(**threatened).resolve(s3=0), 0) == "clear thomas_putnam"


def test_it_declares_a_scapegoat_when_it_gains() -> None:
    town = Town(
        circles={1: ["john_proctor"]},
        bottom=["sarah_good"],
        accusations={"john_proctor": 8},
        factions=["village_a", "town_a"],
    )
    town.resolve(s8=0).do(0, "arrest", "john_proctor")
    assert decide(town, 1) == "scapegoat sarah_good"
    assert decide(town, 0) == "pass"  # the arrester would rather have John Proctor


def test_it_spends_at_the_end_what_it_would_save_before() -> None:
    """One influence is worth little when the game is about to end."""
    town = Town(bottom=["mary_easty"], accusations={"mary_easty": 1}, influence=3, factions=["village_a", "town_a"])
    early = town.resolve(s8=0).match.view(0)
    late = json.loads(json.dumps(early))
    late["decks"]["before_end"] = 0
    late["decks"]["colonist"] = 3
    from meetinghouse.boardgames.affliction.bots.position import Position

    assert Position(late).token < 0.5 * Position(early).token
