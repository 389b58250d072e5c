"""Israel Porter: one accusation each off one or two colonists."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.10")
def test_off_two_different_colonists() -> None:
    accused = {"john_alden": 2, "daniel_andrew": 1}
    town = Town(circles={0: ["israel_porter"]}, accusations=accused).resolve(s7=0).do(0, "use")
    assert town.offers(0) == {"clear john_alden", "clear daniel_andrew"}
    town.do(0, "clear", "john_alden")
    assert town.offers(0) == {"clear daniel_andrew", "pass"}
    town.do(0, "clear", "daniel_andrew")
    assert town.accusations("john_alden") == 1 and town.accusations("daniel_andrew") == 0


@pytest.mark.rule("A12.10")
def test_one_is_enough_and_none_is_useless() -> None:
    town = Town(circles={0: ["israel_porter"]}, accusations={"john_alden": 2, "daniel_andrew": 1}).resolve(s7=0)
    town.do(0, "use").do(0, "clear", "john_alden").do(0, "pass")
    assert town.accusations("daniel_andrew") == 1
    lonely = Town(circles={0: ["israel_porter"]}, accusations={"john_alden": 2}).resolve(s7=0).do(0, "use")
    lonely.do(0, "clear", "john_alden")
    assert lonely.asks(lonely.match.waiting[0]) == "messenger"
    nobody = Town(circles={0: ["israel_porter"]}).resolve(s7=0)
    assert nobody.asks(nobody.match.waiting[0]) == "messenger"


@pytest.mark.rule("A12.10")
def test_he_helps_thomas_putnam_too() -> None:
    """Also where nobody else is accused."""
    town = Town(top=["thomas_putnam"], circles={0: ["israel_porter"]}, accusations={"thomas_putnam": 1}).resolve(s7=0)
    town.do(0, "use", "israel_porter").do(0, "clear", "thomas_putnam")
    assert town.accusations("thomas_putnam") == 0
