"""Thomas Putnam: one accusation more on each space that places accusations."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.1")
def test_two_instead_of_one_on_spaces_one_and_two() -> None:
    """Answer 11."""
    for space in ("s1", "s2"):
        town = Town(circles={0: ["thomas_putnam"]}).resolve(**{space: 0}).do(0, "accuse", "john_alden")
        assert town.asks(0) == "extra"
        town.do(0, "accuse", "john_alden")
        assert town.accusations("john_alden") == 2 and town.asks(0) != "extra"


@pytest.mark.rule("A12.1")
def test_three_instead_of_two_on_space_twelve_and_anywhere() -> None:
    """Answer 11, point 45."""
    town = Town(circles={0: ["thomas_putnam"], 1: ["tituba"]}).resolve(s12=0)
    town.do(0, "accuse", "john_alden").do(0, "accuse", "john_alden").do(0, "accuse", "tituba")
    assert town.accusations("john_alden") == 2 and town.accusations("tituba") == 1


@pytest.mark.rule("A12.1")
def test_one_extra_for_all_girls_of_an_activation() -> None:
    """Answer 11: not one for each girl; but again on the other ability space."""
    town = Town(circles={0: ["thomas_putnam", "ann_putnam", "elizabeth_parris"]}).resolve(s5=0, s7=0)
    fresh = ["israel_porter", "elizabeth_porter"]
    for _ in range(2):
        town.do(0, "use", "ann_putnam").do(0, "accuse", "joseph_porter").do(0, "accuse", "joseph_porter")
        town.do(0, "use", "elizabeth_parris").do(0, "accuse", fresh.pop())
        assert town.asks(0) != "extra"
    assert town.accusations("joseph_porter") == 4


@pytest.mark.rule("A12.1")
def test_parris_counts_and_bishop_does_not() -> None:
    """Point 45: moving is not placing."""
    town = (
        Town(circles={0: ["thomas_putnam", "samuel_parris"]}).resolve(s7=0).do(0, "use").do(0, "accuse", "john_alden")
    )
    assert town.asks(0) == "extra"
    town = Town(circles={0: ["thomas_putnam", "bridget_bishop"]}, accusations={"john_alden": 1}).resolve(s7=0)
    town.do(0, "use").do(0, "take_from", "john_alden").do(0, "give_to", "daniel_andrew")
    assert town.asks(0) != "extra"


@pytest.mark.rule("A12.1")
def test_the_extra_one_may_be_declined_and_is_the_owners_alone() -> None:
    town = Town(circles={0: ["thomas_putnam"]}).resolve(s1=0).do(0, "accuse", "john_alden").do(0, "pass")
    assert town.accusations("john_alden") == 1
    town.resolve(s1=1).do(1, "accuse", "daniel_andrew")
    assert town.asks(1) != "extra"


@pytest.mark.rule("A12.1")
def test_the_extra_one_may_go_on_whom_the_girls_shun() -> None:
    """Point 45: it is Thomas Putnam's, and may go anywhere."""
    town = Town(circles={0: ["thomas_putnam", "ann_putnam"], 1: ["william_proctor"]}).resolve(s7=0)
    town.do(0, "use").do(0, "accuse", "john_alden").do(0, "accuse", "william_proctor")
    assert town.accusations("william_proctor") == 1


@pytest.mark.rule("A12.1")
def test_silenced_by_fear_or_spectral_evidence() -> None:
    for silenced in ({"fear": {"thomas_putnam": 3}}, {"spectral": "thomas_putnam"}):
        town = Town(circles={0: ["thomas_putnam"]}, **silenced).resolve(s1=0)
        assert town.do(0, "accuse", "john_alden").asks(0) != "extra"


@pytest.mark.rule("A12.1")
def test_declining_spends_nothing() -> None:
    """Ruling 14."""
    town = Town(circles={0: ["thomas_putnam", "ann_putnam", "mary_warren"]}).resolve(s7=0)
    town.do(0, "use", "ann_putnam").do(0, "accuse", "john_alden").do(0, "pass")
    town.do(0, "use", "mary_warren").do(0, "accuse", "john_alden")
    assert town.asks(0) == "extra"
    town.do(0, "accuse", "daniel_andrew")
    assert town.accusations("daniel_andrew") == 1


@pytest.mark.rule("A12.1", "A12.29")
@pytest.mark.parametrize(("space", "extra"), [("s5", True), ("s7", True), ("s8", False), ("s9", False)])
def test_an_accusation_of_tituba_counts_on_the_spaces_of_abilities_only(space: str, extra: bool) -> None:
    town = Town(
        circles={0: ["thomas_putnam", "tituba", "edward_putnam"]},
        bottom=["giles_corey"],
        accusations={"giles_corey": 1},
        influence=20,
    ).resolve(**{space: 0})
    if space in ("s5", "s7"):
        town.do(0, "use", "edward_putnam")
    town.do(0, "arrest", "giles_corey").do(0, "accuse", "john_alden")
    assert (town.asks(0) == "extra") is extra


@pytest.mark.rule("A12.1", "A12.29")
def test_it_counts_too_when_another_player_made_the_arrest() -> None:
    town = Town(
        circles={0: ["edward_putnam"], 1: ["thomas_putnam", "tituba"]},
        bottom=["giles_corey"],
        accusations={"giles_corey": 1},
    ).resolve(s7=0)
    town.do(0, "use", "edward_putnam").do(0, "arrest", "giles_corey").do(1, "accuse", "john_alden")
    assert town.asks(1) == "extra"
    town.do(1, "accuse", "john_alden")
    assert town.accusations("john_alden") == 2 and town.match.waiting != (1,)
