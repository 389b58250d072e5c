"""What the coach of Affliction says of a price is what the price then is."""

from __future__ import annotations

import pytest

from meetinghouse.boardgames.affliction.learn.coach import why
from meetinghouse.bots.base import make
from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A4.11")
@pytest.mark.parametrize("space", ["s8", "s9"])
def test_an_accusation_is_said_to_make_an_arrest_as_cheap_as_it_then_is(space: str) -> None:
    town = Town(top=["israel_porter"], influence=9).resolve(s1=0, **{space: 0})
    assert town.asks(0) == "accuse"
    choice = {"do": "accuse", "colonist": "israel_porter"}
    said = {one.key: one.args for one in why(town.match.view(0), "accuse", choice, make("affliction", 0, 1, 7))}
    town.do(0, "accuse", "israel_porter")
    assert town.asks(0) == "arrest"
    view = town.match.view(0)
    price = view["prices"]["israel_porter"]["arrest"][0] + view["decision"]["data"][0]
    assert said["why-accuse"]["n"] == price
