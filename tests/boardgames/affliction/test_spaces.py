"""The fourteen spaces (A4)."""

from __future__ import annotations

import re

import pytest

from meetinghouse.boardgames.affliction.names import INDEX, NOBODY
from meetinghouse.words import LANGUAGES, Words
from tests.boardgames.affliction.scenario import Town, rep


@pytest.mark.rule("A4.1")
def test_spaces_are_resolved_in_order_and_messengers_taken_up() -> None:
    town = Town().resolve(s12=0, s6=1, s1=0, s11=1)
    assert town.asks(0) == "accuse" and town.t.space == 1
    assert town.t.board[1] == -1 and town.t.board[12] == 0
    town.do(0, "accuse", "john_alden").do(1, "frighten", "john_alden")
    town.do(0, "accuse", "john_alden").do(0, "accuse", "john_alden")
    assert [event["space"] for event in town.events("resolving")] == [1, 6, 11, 12]


@pytest.mark.rule("A4.1")
@pytest.mark.parametrize(
    ("space", "optional"),
    [
        ("s1", False),
        ("s2", False),
        ("s3", True),
        ("s4", True),
        ("s8", True),
        ("s9", True),
        ("s10", False),
        ("s11", False),
        ("s12", False),
        ("s13", True),
        ("s14", True),
    ],
)
def test_what_must_be_done_and_what_may_be_declined(space: str, optional: bool) -> None:
    """Point 9: accusations, Fear and Spectral Evidence are placed; the rest may be left."""
    town = Town(bottom=["giles_corey"], accusations={"giles_corey": 3}).resolve(**{space: 0})
    assert ("pass" in town.offers(0)) is optional
    if not optional:
        assert town.refused(0, "pass").code == "affliction-forced"
    town.clock()
    assert (len(town.events("declined")) == 1) is optional


@pytest.mark.rule("A4.1", "A4.6")
def test_the_first_player_token_is_taken_even_when_protection_is_declined() -> None:
    """Point 9."""
    town = Town(first=1).resolve(s4=0)
    assert town.t.first == 0 and town.asks(0) == "protect"
    town.do(0, "pass")
    assert town.t.protection == NOBODY
    town.resolve(s4=1).do(1, "protect", "john_alden")
    assert town.t.first == 1 and town.t.protection == INDEX["john_alden"]


@pytest.mark.rule("A4.2")
@pytest.mark.parametrize(("space", "do"), [("s1", "accuse"), ("s10", "haunt"), ("s11", "frighten"), ("s4", "protect")])
def test_any_colonist_is_one_in_rows_or_circles(space: str, do: str) -> None:
    """Point 10: own circle included; no arrested one, none in a deck."""
    town = Town(circles={0: ["mary_warren"], 1: ["ann_putnam"]}, arrested={1: ["tituba"]}).resolve(**{space: 0})
    everyone = {"mary_warren", "ann_putnam", *town.row("top"), *town.row("bottom")}
    assert town.targets(0, do) == everyone
    assert town.refused(0, do, colonist="tituba").code == "affliction-is-arrested"
    assert town.refused(0, do, colonist="sarah_good").code == "affliction-not-in-play"


@pytest.mark.rule("A4.3")
@pytest.mark.parametrize("space", ["s3", "s8", "s9", "s13", "s14"])
def test_what_cannot_be_done_is_not_done(space: str) -> None:
    """Invalid actions: nobody accused, or not enough influence."""
    town = Town(influence=0).resolve(**{space: 0})
    assert town.asks(town.match.waiting[0]) == "messenger"
    assert len(town.events("no_action")) == 1


@pytest.mark.rule("A4.4")
def test_meet_in_secret_upper_before_lower() -> None:
    town = Town(influence=0).resolve(s2=1, s1=0)
    assert town.influence(0) == 1 and town.influence(1) == 0
    town.do(0, "accuse", "john_alden")
    assert town.influence(1) == 1
    town.do(1, "accuse", "john_alden")
    assert town.accusations("john_alden") == 2


@pytest.mark.rule("A4.5")
def test_exonerate_takes_two_and_more_for_influence() -> None:
    """Point 23: only from the same colonist, and Spectral Evidence stays."""
    town = Town(bottom=["giles_corey"], accusations={"giles_corey": 5}, spectral="giles_corey", influence=2)
    town.resolve(s3=0).do(0, "clear", "giles_corey")
    assert town.accusations("giles_corey") == 3 and town.influence(0) == 2
    assert town.offers(0) == {"more", "pass"}
    town.do(0, "more").do(0, "more")
    assert town.accusations("giles_corey") == 1 and town.influence(0) == 0
    assert town.asks(0) != "exonerate_more"  # nothing left to pay with
    assert town.t.spectral == INDEX["giles_corey"]


@pytest.mark.rule("A4.5")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_answer_names_no_number_since_one_or_two_come_off_and_the_log_says_how_many(lang: str) -> None:
    words = Words(lang, strict=True)
    told = []
    for n in (1, 2):
        town = Town(bottom=["giles_corey"], accusations={"giles_corey": n}).resolve(s3=0)
        ask = town.match.ask(0)
        assert ask is not None
        offered = next(option for option in ask.options if option.do == "clear")
        assert not re.search(r"accus|acus", words.choice("affliction", offered.to_json(), "AB"))
        town.match.answer(0, offered)
        told.append(words.line("affliction", town.events("cleared")[0], "AB"))
    assert "2" not in told[0] and "2" in told[1]


@pytest.mark.rule("A4.5")
def test_exonerate_with_fewer_than_two() -> None:
    """Point 23."""
    town = Town(bottom=["giles_corey"], accusations={"giles_corey": 1}).resolve(s3=0).do(0, "clear", "giles_corey")
    assert town.accusations("giles_corey") == 0 and town.influence(0) == 10
    assert town.asks(town.match.waiting[0]) == "messenger"


@pytest.mark.rule("A4.5")
def test_more_may_be_declined() -> None:
    town = Town(bottom=["giles_corey"], accusations={"giles_corey": 4}).resolve(s3=0)
    town.do(0, "clear", "giles_corey").do(0, "pass")
    assert town.accusations("giles_corey") == 2 and town.influence(0) == 10


@pytest.mark.rule("A4.8")
def test_each_hammer_once_in_any_order() -> None:
    """Ruling 4, point 24."""
    town = Town(circles={0: ["ann_putnam", "william_griggs", "thomas_putnam"]}).resolve(s7=0)
    assert town.offers(0) == {"use ann_putnam", "use william_griggs", "done"}
    town.do(0, "use", "william_griggs").do(0, "advocate", "ann_putnam")
    assert town.offers(0) == {"use ann_putnam", "done"}
    assert town.refused(0, "use", colonist="william_griggs").code == "affliction-used"
    town.do(0, "done")
    assert town.asks(town.match.waiting[0]) == "messenger"


@pytest.mark.rule("A4.8")
def test_both_ability_spaces_are_two_activations() -> None:
    """Point 26."""
    town = Town(circles={0: ["ann_putnam"]}).resolve(s5=0, s7=0)
    for _ in range(2):
        town.do(0, "use", "ann_putnam").do(0, "accuse", "john_alden")
    assert town.accusations("john_alden") == 2


@pytest.mark.rule("A4.8")
def test_a_newcomer_counts_at_once() -> None:
    """Ruling 4, point 25: for its ability and, taken later, for its influence."""
    town = Town(circles={0: ["john_porter"]}, bottom=["samuel_parris"], influence=7).resolve(s5=0)
    town.do(0, "use", "john_porter").do(0, "bring", "samuel_parris")
    assert "use samuel_parris" in town.offers(0)
    town.do(0, "collect")
    assert town.influence(0) == 7 - 5 - 2 + 3  # faction, John Porter, Samuel Parris


@pytest.mark.rule("A4.9")
def test_space_five_gives_influence_before_between_or_after() -> None:
    """Point 24: once only, and nobody leaves it lying."""
    town = Town(circles={0: ["john_putnam", "ann_putnam"]}, influence=[2, 9]).resolve(s5=0)
    assert town.offers(0) == {"use john_putnam", "use ann_putnam", "collect", "done"}
    town.do(0, "use", "john_putnam").do(0, "seat", 1)
    assert town.influence(0) == 3
    town.do(0, "collect")
    assert town.influence(0) == 5 and "collect" not in town.offers(0)
    assert town.refused(0, "collect").code == "affliction-used"
    town.do(0, "done")
    assert town.influence(0) == 5
    again = Town(circles={0: ["ann_putnam"]}, influence=2).resolve(s5=0).do(0, "done")
    assert again.influence(0) == 3


@pytest.mark.rule("A4.9")
def test_space_five_without_abilities_needs_no_question() -> None:
    town = Town(circles={0: ["rebecca_nurse"]}, influence=0).resolve(s5=0)
    assert town.influence(0) == 2 and town.asks(town.match.waiting[0]) == "messenger"


@pytest.mark.rule("A4.10")
def test_generating_counts_icons_of_circle_and_faction() -> None:
    town = Town(circles={0: ["rebecca_nurse", "ann_putnam", "john_proctor"]}, influence=0).resolve(s6=0)
    assert town.influence(0) == 3
    assert Town(influence=0).resolve(s6=1).influence(1) == 1


@pytest.mark.rule("A4.11", "A4.15")
def test_the_dearer_spaces_cost_one_more_even_alone() -> None:
    """Point 6."""
    arrest = Town(bottom=["giles_corey"], accusations={"giles_corey": 1}).resolve(s9=0)
    assert arrest.match.view(0)["surcharge"] == 1
    assert arrest.do(0, "arrest", "giles_corey").influence(0) == 10 - rep("giles_corey") + 1 - 1
    plain = Town(bottom=["giles_corey"], accusations={"giles_corey": 1}).resolve(s8=0)
    assert plain.do(0, "arrest", "giles_corey").influence(0) == 10 - rep("giles_corey") + 1
    bring = Town(bottom=["sarah_cloyce"]).resolve(s14=0)
    assert bring.do(0, "bring", "sarah_cloyce").influence(0) == 10 - rep("sarah_cloyce") - 1
    cheaper = Town(bottom=["sarah_cloyce"]).resolve(s13=0)
    assert cheaper.do(0, "bring", "sarah_cloyce").influence(0) == 10 - rep("sarah_cloyce")


@pytest.mark.rule("A4.12")
def test_spectral_evidence_moves_to_any_colonist() -> None:
    town = Town(spectral="john_alden").resolve(s10=1).do(1, "haunt", "daniel_andrew")
    assert town.t.spectral == INDEX["daniel_andrew"]


@pytest.mark.rule("A4.13")
def test_fear_placed_pays_and_fear_removed_does_not() -> None:
    town = Town(influence=0).resolve(s11=0)
    assert not any(offer.startswith("comfort") for offer in town.offers(0))
    town.do(0, "frighten", "john_alden")
    assert town.fear("john_alden") == 1 and town.influence(0) == 2
    town.resolve(s11=1).do(1, "comfort", "john_alden")
    assert town.fear("john_alden") == 0 and town.influence(1) == 0


@pytest.mark.rule("A4.14")
@pytest.mark.parametrize("second", ["john_alden", "giles_corey"])
def test_two_accusations_on_one_or_on_two(second: str) -> None:
    town = Town(bottom=["john_alden", "giles_corey"], influence=0).resolve(s12=0).do(0, "accuse", "john_alden")
    town.do(0, "accuse", second)
    assert town.influence(0) == 2
    assert town.accusations("john_alden") + town.accusations("giles_corey") == 2


@pytest.mark.rule("A4.16")
def test_empty_slots_wait_for_the_end_of_the_round() -> None:
    """Point 27."""
    town = Town(bottom=["giles_corey", "john_alden"], accusations={"giles_corey": 1}).resolve(s8=0, s11=1)
    town.do(0, "arrest", "giles_corey")
    assert town.asks(1) == "fear" and "nobody" in town.row("bottom")
    town.do(1, "frighten", "john_alden")
    assert "nobody" not in town.row("bottom")
