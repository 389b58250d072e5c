"""Mary Easty: when she is arrested one accusation comes off everyone."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.35")
def test_one_off_everyone_in_play() -> None:
    town = Town(
        circles={1: ["tituba"]}, bottom=["mary_easty"], accusations={"mary_easty": 4, "tituba": 2, "israel_porter": 1}
    )
    town.resolve(s8=0).do(0, "arrest", "mary_easty")
    assert town.accusations("tituba") == 1 and town.accusations("israel_porter") == 0
    assert town.events("plea")[0]["colonists"] == ["israel_porter", "tituba"]


@pytest.mark.rule("A12.35")
def test_nobody_else_accused() -> None:
    town = Town(bottom=["mary_easty"], accusations={"mary_easty": 4}).resolve(s8=0).do(0, "arrest", "mary_easty")
    assert town.events("plea") == []
