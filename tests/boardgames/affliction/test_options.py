"""Options and silence (A11)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import meetinghouse as mh
from meetinghouse import resources
from meetinghouse.boardgames.affliction import use_cards
from meetinghouse.boardgames.affliction.names import COLONISTS, INDEX
from tests.boardgames.affliction.scenario import Town

LIMITED = {"limited_tokens": True}


@pytest.mark.rule("A11.2")
def test_accusations_run_out() -> None:
    """Ruling 9: 36."""
    town = Town(accusations={"john_alden": 35}, options=LIMITED).resolve(s12=0).do(0, "accuse", "daniel_andrew")
    assert sum(town.t.accusations) == 36 and town.asks(0) != "accuse"
    town.resolve(s1=1)
    assert town.asks(1) != "accuse" and town.influence(1) == 11
    assert [event["seat"] for event in town.events("no_accusations")] == [1] and not town.events("no_action")


@pytest.mark.rule("A11.2")
@pytest.mark.parametrize("girl", ["ann_putnam", "abigail_williams", "elizabeth_hubbard", "elizabeth_parris"])
def test_girls_place_nothing_without_tokens(girl: str) -> None:
    town = Town(circles={0: [girl]}, accusations={"john_alden": 36}, options=LIMITED).resolve(s7=0)
    assert town.asks(town.match.waiting[0]) == "messenger"
    one_left = Town(circles={0: [girl]}, accusations={"john_alden": 35}, options=LIMITED).resolve(s7=0).do(0, "use")
    one_left.do(0, "accuse", "daniel_andrew")
    assert sum(one_left.t.accusations) == 36 and one_left.asks(one_left.match.waiting[0]) == "messenger"


@pytest.mark.rule("A11.2")
def test_two_at_once_are_cut_to_what_is_left() -> None:
    town = Town(circles={0: ["samuel_parris", "ann_putnam"]}, accusations={"john_alden": 35}, options=LIMITED).resolve(
        s7=0
    )
    town.do(0, "use", "samuel_parris").do(0, "accuse", "daniel_andrew")
    assert town.accusations("daniel_andrew") == 1


@pytest.mark.rule("A11.2")
def test_mary_warren_can_still_clear_and_thomas_adds_nothing() -> None:
    town = Town(circles={0: ["mary_warren"]}, accusations={"john_alden": 36}, options=LIMITED).resolve(s7=0)
    town.do(0, "use")
    assert town.offers(0) == {"clear john_alden"}
    town = Town(circles={0: ["thomas_putnam"]}, accusations={"john_alden": 35}, options=LIMITED).resolve(s1=0)
    town.do(0, "accuse", "john_alden")
    assert town.asks(0) != "extra"
    town = Town(2, circles={0: ["tituba"]}, accusations={"john_alden": 35, "daniel_andrew": 1}, options=LIMITED)
    town.resolve(s8=1).do(1, "arrest", "daniel_andrew")
    assert town.asks(0) == "ability_tituba"  # the arrest gave one back


@pytest.mark.rule("A11.2")
def test_influence_runs_out_and_advocates_are_part_of_it() -> None:
    """Ruling 9: 40."""
    town = Town(circles={0: ["rebecca_nurse"]}, advocates={"rebecca_nurse": 3}, influence=[20, 16], options=LIMITED)
    assert town.resolve(s6=0).influence(0) == 21
    assert town.resolve(s1=1).influence(1) == 16
    town = Town(circles={0: ["william_griggs"]}, influence=[20, 20], options=LIMITED).resolve(s7=0)
    assert town.asks(town.match.waiting[0]) == "messenger"


@pytest.mark.rule("A11.2")
def test_fear_runs_out() -> None:
    """Ruling 9: 15."""
    five = ["tituba", "john_willard", "mary_easty", "deodat_lawson", "sarah_cloyce"]
    town = Town(circles={1: five}, fear=dict.fromkeys(five, 3), options=LIMITED).resolve(s11=0)
    assert town.targets(0, "frighten") == set() and town.targets(0, "comfort") == set(five)


@pytest.mark.rule("A11.3")
@pytest.mark.parametrize("defence", [3, 4, 5, 6, 7])
def test_circle_defence(defence: int) -> None:
    """Ruling 9."""
    town = Town(circles={1: ["tituba"]}, accusations={"tituba": 1}, options={"circle_defence": defence})
    assert town.arrest_price(0, "tituba") == 2 + defence
    assert town.bring_price(0, "tituba") == 3 + defence


@pytest.mark.rule("A11.4")
def test_another_card_set(tmp_path: Path) -> None:
    text = resources.path("cards", "affliction", "house.toml").read_text("utf-8")
    text = text.replace('set = "house"', 'set = "attic"')
    head, tail = text.split("[colonists.tituba]\n", 1)
    file = tmp_path / "attic.toml"
    tail = re.sub(r"reputation = \d", "reputation = 8", tail, count=1)
    file.write_text(head + "[colonists.tituba]\n" + tail, "utf-8")
    match = mh.new_match("affliction", seats=2, options={"cards": use_cards(file)}, seed=3)
    file.unlink()  # nothing depends on it any more
    assert match.view(-1)["colonists"]["tituba"]["reputation"] == 8
    assert mh.new_match("affliction", seats=2, seed=3).view(-1)["colonists"]["tituba"]["reputation"] < 8


@pytest.mark.rule("A11.5")
def test_silence_places_by_chance_and_declines() -> None:
    """Ruling 11, with the wishes in seconds: messenger 45, a choice 30, a scapegoat window 8."""
    chosen = set()
    for seed in range(12):
        match = mh.new_match("affliction", seats=2, seed=seed)
        ask = match.ask(match.waiting[0])
        assert ask is not None and ask.seconds == 45
        match.timeout(ask.id)
        board = match.view(-1)["board"]
        chosen.add(next(space for space in range(1, 15) if board[space] >= 0))
    assert len(chosen) > 3


@pytest.mark.rule("A11.5")
def test_silence_at_every_question() -> None:
    """Ruling 11."""
    town = Town(top=["john_proctor"], accusations={"john_proctor": 2}, first=1)
    for space, seconds in (("s3", 30), ("s4", 30), ("s8", 30), ("s13", 30)):
        town.resolve(**{space: 0})
        ask = town.match.ask(0)
        assert ask is not None and ask.seconds == seconds
        town.clock()
    assert town.accusations("john_proctor") == 2 and town.circle(0) == town.jail(0) == []
    assert town.match.view(-1)["protection"] == "nobody"
    town.resolve(s1=0).clock()
    assert len(town.events("accused")) == 1  # forced: by chance
    town = Town(circles={0: ["ann_putnam"]}).resolve(s5=0).clock()
    assert sum(town.t.accusations) == 0 and town.influence(0) == 11
    town = Town(circles={0: ["ann_putnam"]}).resolve(s7=0).do(0, "use").clock()
    assert len(town.events("accused_by")) == 1  # who has begun goes on by chance
    town = Town(bottom=["sarah_good"], top=["john_proctor"], accusations={"john_proctor": 1})
    town.resolve(s8=0).do(0, "arrest", "john_proctor")
    ask = town.match.ask(1)
    assert ask is not None and ask.seconds == 15
    assert town.clock().jail(0) == ["john_proctor"]


@pytest.mark.rule("A11.5", "A11.1")
def test_silence_keeps_a_starter_by_chance() -> None:
    kept = set()
    for seed in range(8):
        match = mh.new_match("affliction", seats=2, options={"starters": "choose"}, seed=seed)
        two = match.view(0)["offered"]
        match.timeout()
        kept.add(two.index(match.view(-1)["circles"][0][0]))
    assert kept == {0, 1}
    assert INDEX["nobody"] == len(COLONISTS) + 2


@pytest.mark.rule("A11.2", "A6.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_token_is_made_or_lost_beyond_the_supply(seats: int) -> None:
    """Rulings 3 and 9: whatever is played, no count is negative or above what the box holds."""
    for seed in range(3):
        match = mh.new_match("affliction", seats=seats, options=LIMITED, seed=seed)
        turn = seed
        while match.outcome is None:
            view = match.view(-1)
            assert min(view["influence"]) >= 0
            assert sum(view["influence"]) + sum(view["advocates"].values()) <= 40
            assert sum(view["accusations"].values()) <= 36 and sum(view["fear"].values()) <= 15
            on_cards = [*view["accusations"].values(), *view["fear"].values(), *view["advocates"].values()]
            assert all(n > 0 for n in on_cards) and all(n <= 3 for n in view["fear"].values())
            assert all(n <= 3 for n in view["advocates"].values())
            ask = match.ask(match.waiting[0])
            assert ask is not None
            turn += 7
            match.answer(match.waiting[0], ask.options[turn % len(ask.options)])


@pytest.mark.rule("A11.1", "A11.5")
def test_the_choice_of_a_starter_has_the_time_of_any_choice() -> None:
    ask = mh.new_match("affliction", seats=2, options={"starters": "choose"}, seed=1).ask(0)
    assert ask is not None and ask.seconds == 30
