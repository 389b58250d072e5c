"""The companion for the printed boxes lays out what the rules deal: its numbers are those of real tables."""

from __future__ import annotations

from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.learn import Learn
from meetinghouse.learn.companion import CrierLine, known_of, sheet


def dealt(game: str, seats: int, options: dict[str, Any]) -> tuple[dict[str, int], dict[str, Any], mh.Match]:
    """The companion's facts about a table, and such a table as everybody sees it."""
    found = mh.find_game(game)
    companion = found.declares(Learn).companion
    assert companion is not None
    match = mh.new_match(game, seats, seed=seats, options=options)
    return companion.facts(seats, found.read_options(seats, options)), match.view(-1), match


@pytest.mark.rule("S1.3", "S1.4", "S1.9", "S1.10", "S14.6")
@pytest.mark.parametrize("extra", [False, True])
@pytest.mark.parametrize("seats", range(4, 13))
def test_salem_1692_lies_as_it_is_dealt(seats: int, extra: bool) -> None:
    facts, view, match = dealt("salem1692", seats, {"extra_witch": extra})
    assert view["face_down"] == [facts["each"]] * seats
    assert view["hand_sizes"] == [facts["hand"]] * seats
    assert view["deck_size"] == facts["deck"] == facts["rest"] + 2
    faces = [match.view(seat)["tryals"] for seat in range(seats)]
    for name, fact in (("not_a_witch", "innocent"), ("witch", "witch"), ("constable", "constable")):
        assert sum(tryals.get(name, 0) for tryals in faces) == facts[fact]
    assert facts["tryals"] == facts["each"] * seats == facts["innocent"] + facts["witch"] + facts["constable"]
    assert facts["whole"] == facts["shuffled"] + 3 == facts["deck"] + facts["hand"] * seats + 1  # the Black Cat waits


@pytest.mark.rule("N3.1", "N3.2", "N3.3", "N3.4", "N11.4", "N12.2")
@pytest.mark.parametrize("edition", ["en", "es", "fr"])
@pytest.mark.parametrize("seats", range(3, 9))
def test_new_salem_lies_as_it_is_dealt(seats: int, edition: str) -> None:
    facts, view, _ = dealt("new_salem", seats, {"edition": edition})
    first_round = 3 * seats
    assert view["deck_size"] == facts["buildings"] - first_round
    assert view["trials_left"] == facts["trials"]
    assert view["town"]["needed"] == facts["needed"]
    assert facts["witches"] + facts["puritans"] == facts["characters"] == seats + facts["away"]
    assert sum(view["badges"]) == 1


@pytest.mark.rule("A1.4", "A1.6", "A2.3", "A2.5", "A2.6", "A2.7", "A2.8", "A2.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_affliction_lies_as_it_is_dealt(seats: int) -> None:
    facts, view, _ = dealt("affliction", seats, {})
    assert view["decks"]["prominent"] == facts["upper"] == facts["prominent"] - facts["row"]
    assert view["decks"]["colonist"] == facts["lower"]
    assert view["decks"]["before_end"] == facts["lower"] - facts["packet"]
    assert view["influence"] == [facts["influence"]] * seats
    assert view["messengers"] == [facts["messengers"]] * seats
    assert len(view["top"]) == len(view["bottom"]) == facts["row"]
    assert facts["prominent"] + facts["colonists"] + seats == len(view["colonists"])


@pytest.mark.parametrize("game", ["salem1692", "new_salem", "affliction"])
def test_every_number_that_can_be_counted_is_a_fact(game: str) -> None:
    found = sheet(mh.find_game(game))
    assert found is not None
    for step in found["setup"]:
        for variants in found["facts"].values():
            assert all(step.get("count", "players") in facts for facts in variants.values())
    for lines in found["scenes"].values():
        assert {line["pause"] for line in lines if "pause" in line} <= set(found["pauses"])


def test_a_line_is_said_when_what_it_needs_is_so() -> None:
    known = known_of({"extra_witch": True, "choose_character": False, "conspiracy": "left"})
    assert known == {"extra_witch", "conspiracy=left"}
    assert CrierLine("x", when=("extra_witch",), unless=("watcher",)).holds(known)
    assert not CrierLine("x", when=("conspiracy=shuffled",)).holds(known)
    assert not CrierLine("x", unless=("extra_witch",)).holds(known)
