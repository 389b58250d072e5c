"""Mary Warren: accuse or clear."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.16")
def test_she_accuses_or_takes_it_back() -> None:
    town = Town(circles={0: ["mary_warren"]}, accusations={"joseph_porter": 1}).resolve(s7=0).do(0, "use")
    assert "clear joseph_porter" in town.offers(0) and "clear israel_porter" not in town.offers(0)
    town.do(0, "clear", "joseph_porter")
    assert town.accusations("joseph_porter") == 0
    town.resolve(s7=0).do(0, "use").do(0, "accuse", "joseph_porter")
    assert town.accusations("joseph_porter") == 1
