"""William Proctor: in a circle Afflicted girls cannot accuse him."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.7")
@pytest.mark.parametrize("girl", ["ann_putnam", "mercy_lewis", "elizabeth_parris", "mary_warren", "elizabeth_hubbard"])
def test_no_girl_accuses_him_in_a_circle(girl: str) -> None:
    """Answer 7."""
    town = Town(circles={0: [girl], 1: ["william_proctor", "tituba"]}).resolve(s7=0).do(0, "use")
    assert "william_proctor" not in town.targets(0, "accuse") and "tituba" in town.targets(0, "accuse")
    assert town.refusal(0, "accuse", colonist="william_proctor") == ("affliction-girls-shunned", "A12.7")


@pytest.mark.rule("A12.7")
def test_in_the_centre_they_may() -> None:
    """Answer 7."""
    town = Town(top=["william_proctor"], circles={0: ["ann_putnam"]}).resolve(s7=0).do(0, "use")
    assert "william_proctor" in town.targets(0, "accuse")


@pytest.mark.rule("A12.7")
def test_spaces_parris_and_bishop_get_at_him() -> None:
    """Point 46."""
    circles = {0: ["samuel_parris", "bridget_bishop"], 1: ["william_proctor"]}
    town = Town(circles=circles, accusations={"john_alden": 1}).resolve(s1=0, s7=0)
    town.do(0, "accuse", "william_proctor").do(0, "use", "samuel_parris").do(0, "accuse", "william_proctor")
    town.do(0, "use", "bridget_bishop").do(0, "take_from", "john_alden").do(0, "give_to", "william_proctor")
    assert town.accusations("william_proctor") == 3


@pytest.mark.rule("A12.7")
def test_silenced_he_is_accused_like_others() -> None:
    town = Town(circles={0: ["ann_putnam"], 1: ["william_proctor"]}, fear={"william_proctor": 3}).resolve(s7=0)
    assert "william_proctor" in town.do(0, "use").targets(0, "accuse")
