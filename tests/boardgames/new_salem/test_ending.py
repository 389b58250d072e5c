"""The end of the game (N11), with the worked examples of the rulebooks (ruling 16)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from meetinghouse.boardgames.new_salem.ending import after_sets, after_trials, end_game, points_of
from tests.boardgames.new_salem.scenario import Scene, Spec

TWO_AND_TWO = ["midwife", "tutor", "merchant", "fiddler"]  # two Witches, two Puritans


def full_set(kind: str) -> list[Spec]:
    return [f"{kind}_left", f"{kind}_middle", f"{kind}_right"]


def ended(s: Scene) -> Scene:
    s.t.push(end_game)
    s.t.run()
    assert s.m.outcome is not None
    return s


@pytest.mark.rule("N11.1")
def test_ruling_16_trials_example_seven_becomes_nine() -> None:
    """A Witch on Trial -2, a Witch without +2, a Puritan on Trial +2, a Puritan without nothing."""
    s = Scene(4, characters=TWO_AND_TWO, trials=[0, 2], buildings={0: [("trade_left", 0, 7)]})
    assert sum(s.t.despair) == 7
    assert after_trials(s.t, 7) == 9


@pytest.mark.rule("N11.2")
def test_ruling_16_sets_example_of_the_english_rulebook() -> None:
    """Nine, one Death set, two Justice sets: six."""
    s = Scene(
        4, characters=TWO_AND_TWO, buildings={1: full_set("death"), 2: full_set("justice"), 3: full_set("justice")}
    )
    assert after_sets(s.t, 9) == 6


@pytest.mark.rule("N11.2")
def test_sets_example_of_the_other_rulebooks_by_the_rule_itself() -> None:
    """One Justice set and two Death sets: twelve (their own next page forgets it)."""
    s = Scene(4, buildings={1: full_set("justice"), 2: full_set("death"), 3: full_set("death")})
    assert after_sets(s.t, 9) == 12


@pytest.mark.rule("N11.4", "N1.2")
def test_ruling_16_the_examples_joined_puritans_win_at_six_of_eight() -> None:
    s = Scene(
        4,
        characters=TWO_AND_TWO,
        trials=[0, 2],
        buildings={
            0: [("trade_left", 0, 7)],
            1: full_set("death"),
            2: [*full_set("trade"), "finance_left", *full_set("justice")],
            3: [*full_set("education"), "entertainment_left", "finance_left", *full_set("justice"), "finance_left"],
        },
    )
    ended(s)
    assert s.m.outcome is not None
    assert s.m.outcome.reason == "puritans"
    assert s.m.outcome.scores["despair"] == 6
    assert {0, 1}.isdisjoint(s.m.outcome.winners)


@pytest.mark.rule("N11.6")
def test_ruling_16_points_example_eight() -> None:
    """Trade and Finance: a Trade set (2 + 3), one Finance Building (1), another set (2)."""
    s = Scene(4, characters=["midwife", "tutor", "merchant", "fiddler"])
    s.t.in_play[2] = Scene(4, buildings={2: [*full_set("trade"), "finance_left", *full_set("justice")]}).t.in_play[2]
    assert points_of(s.t, 2) == 8


@pytest.mark.rule("N11.6")
def test_ruling_16_points_example_seven() -> None:
    """Entertainment and Finance: an Education set (2), three matching Buildings (3), another set (2)."""
    mine: list[Spec] = [*full_set("education"), *full_set("justice")]
    mine += ["entertainment_left", "entertainment_right", "finance_middle"]
    s = Scene(4, characters=TWO_AND_TWO, buildings={3: mine})
    assert points_of(s.t, 3) == 7


@pytest.mark.rule("N11.6", "N2.2")
def test_several_sets_of_one_type_count_and_three_alike_are_none() -> None:
    mine: list[Spec] = [*full_set("death"), *full_set("death"), "death_left"]
    s = Scene(3, characters=["midwife", "merchant", "fiddler"], buildings={1: mine, 2: ["trade_left"] * 3})
    assert points_of(s.t, 1) == 4
    assert points_of(s.t, 2) == 0  # three alike are no set, and the fiddler has no use for Trade
    assert after_sets(s.t, 0) == 6


@pytest.mark.rule("N11.2", "N9.2")
def test_players_on_trial_count_their_sets_and_may_win() -> None:
    s = Scene(3, characters=["merchant", "notary", "fiddler"], trials=[1], buildings={1: full_set("justice")})
    ended(s)
    assert s.m.outcome is not None
    assert s.m.outcome.scores["despair"] == 0  # 2 for the Puritan on Trial, 3 less for the set
    assert s.m.outcome.winners == (1,)


@pytest.mark.rule("N11.3")
def test_ruling_10_despair_never_drops_below_zero_at_either_step() -> None:
    s = Scene(3, characters=["midwife", "merchant", "fiddler"], trials=[0], buildings={1: full_set("death")})
    assert after_trials(s.t, 1) == 0  # not -1
    assert after_sets(s.t, after_trials(s.t, 1)) == 3  # so the Death set counts from 0
    s = Scene(3, buildings={1: full_set("justice")})
    assert after_sets(s.t, 2) == 0


@pytest.mark.rule("N11.4", "N1.2")
@pytest.mark.parametrize(("seats", "needed"), [(3, 6), (4, 8), (5, 10), (6, 12), (7, 14), (8, 16)])
def test_witches_need_twice_as_much_despair_as_there_are_players(seats: int, needed: int) -> None:
    crew = ["midwife", "merchant", "fiddler", "innkeeper", "printer", "shipwright", "notary", "tutor"][:seats]
    on_trial = [seat for seat, name in enumerate(crew) if name in ("midwife", "tutor")]
    for despair, reason in ((needed - 1, "puritans"), (needed, "witches")):
        start = despair + 2 * len(on_trial)
        s = Scene(seats, characters=crew, trials=on_trial, buildings={1: [("death_left", 0, start)]})
        ended(s)
        assert s.m.outcome is not None
        assert (s.m.outcome.scores["despair"], s.m.outcome.reason) == (despair, reason)
        winners = {crew[seat] in ("midwife", "tutor") for seat in s.m.outcome.winners}
        assert winners == {reason == "witches"}


@pytest.mark.rule("N11.5")
def test_ruling_10_enough_despair_and_no_witch_everyone_loses() -> None:
    s = Scene(3, characters=["merchant", "notary", "fiddler"], buildings={1: [("death_left", 0, 6)]})
    ended(s)
    assert s.m.outcome is not None
    assert (s.m.outcome.reason, s.m.outcome.winners) == ("all_lose", ())


def tie(edition: str, hopes: Sequence[int]) -> tuple[int, ...]:
    buildings = {seat: [("death_left", hope, 0)] for seat, hope in enumerate(hopes)}
    s = Scene(3, edition=edition, characters=["merchant", "notary", "fiddler"], buildings=buildings)
    ended(s)
    assert s.m.outcome is not None
    return s.m.outcome.winners


@pytest.mark.rule("N11.7")
@pytest.mark.parametrize("edition", ["en", "es", "fr"])
def test_editions_agree_on_ties_most_hope_then_shared(edition: str) -> None:
    assert tie(edition, [1, 2, 0]) == (1,)
    assert tie(edition, [2, 2, 0]) == (0, 1)


@pytest.mark.rule("N1.2")
def test_only_the_winning_side_can_win() -> None:
    s = Scene(
        3,
        characters=["midwife", "merchant", "fiddler"],
        buildings={0: ["death_left"], 1: [*full_set("trade"), ("death_left", 0, 5)]},
    )
    ended(s)
    assert s.m.outcome is not None
    assert s.m.outcome.winners == (0,)
    assert s.m.outcome.scores["points"][1] > s.m.outcome.scores["points"][0]


@pytest.mark.rule("N11.1")
def test_all_characters_are_turned_up_at_the_end() -> None:
    s = ended(Scene(3, characters=["midwife", "merchant", "fiddler"]))
    assert s.m.view(-1)["characters"] == ["midwife", "merchant", "fiddler"]
    assert [e["character"] for e in s.told() if e["key"] == "unmasked"] == ["midwife", "merchant", "fiddler"]
