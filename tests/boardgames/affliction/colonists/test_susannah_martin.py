"""Susannah Martin: others cannot put Fear on her circle."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.38")
def test_no_fear_from_others_on_her_circle() -> None:
    town = Town(circles={1: ["susannah_martin", "tituba"]}).resolve(s11=0)
    assert not {"susannah_martin", "tituba"} & town.targets(0, "frighten")
    assert town.refusal(0, "frighten", colonist="tituba") == ("affliction-fear-shunned", "A12.38")
    town.do(0, "frighten", "israel_porter").resolve(s11=1)
    assert "tituba" in town.targets(1, "frighten")  # her own side may


@pytest.mark.rule("A12.38")
def test_spectral_evidence_silences_her() -> None:
    town = Town(circles={1: ["susannah_martin", "tituba"]}, spectral="susannah_martin").resolve(s11=0)
    assert {"susannah_martin", "tituba"} <= town.targets(0, "frighten")
